import { unknownName } from '../../../kernel/index.js';
import type { CommandOf } from '../commands.js';
import type { EpcTable } from '../table.js';
import type { Combat, CombatSide } from '../state/index.js';
import { COMBAT_RESULTS } from '../data/tables.js';
import { workingWeapons } from '../firepower/weapons.js';
import { allocateByItself, rollKills } from './kills.js';
import { aftermath } from './aftermath.js';
import { closeCombatSides, firefightSides } from './sides.js';

/** EPC-ASL-12: declaration, Ripper Tentacles, totals; then the dice. */
export function closeCombat(table: EpcTable, command: CommandOf<'ResolveCloseCombat'>): void {
  const { state, actor } = table;
  const cancelled = command.rippers.map(({ warEngine }, place) => {
    const working = workingWeapons(state, warEngine, 'CLOSE_COMBAT_WEAPON');
    const before = command.rippers.slice(0, place).filter((each) => each.warEngine === warEngine).length;
    return { unit: warEngine, weapon: working[before] ?? 0 };
  });
  declare(table, 'CLOSE_COMBAT', closeCombatSides(state, actor.seat, command), cancelled);
}

/** EPC-ASL-04 */
export const firefight = (table: EpcTable, command: CommandOf<'ResolveFirefight'>): void =>
  declare(table, 'FIREFIGHT', firefightSides(table.state, table.actor.seat, command), []);

function declare(
  table: EpcTable,
  kind: Combat['kind'],
  sides: Combat['sides'],
  cancelled: readonly { readonly unit: string; readonly weapon: number }[],
): void {
  const by = <T>(valueOf: (side: CombatSide) => T) =>
    Object.fromEntries(sides.map((each) => [each.seat, valueOf(each)]));
  const data = {
    kind,
    active: sides[0].seat,
    detachments: by((each) => each.detachments),
    units: by((each) => each.units),
    supporting: by((each) => each.supporting),
    totals: by((each) => each.total),
    modifiers: by((each) => each.modifiers),
    cancelled,
    sides,
  };
  const rule = kind === 'CLOSE_COMBAT' ? 'EPC-ASL-02' : 'EPC-ASL-04';
  table.emit({ type: 'epic.CombatDeclared', data }, [rule, 'EPC-ASL-03', 'EPC-ASL-05']);
  rollScores(table);
}

/** The combat that is being fought. */
const combatOf = ({ state }: EpcTable): Combat => state.combat ?? unknownName('the battle', 'combat', 'now');

/** EPC-ASL-05: a die and the modifiers. */
export const scoreOf = ({ die, modifiers }: CombatSide): number =>
  modifiers.reduce((sum, each) => sum + each.value, die);

/** EPC-ASL-05, EPC-ASL-06: a die for each side. */
function rollScores(table: EpcTable): void {
  const { sides } = combatOf(table);
  const faces = table.rollAll(
    sides.map(({ seat }) => ({ count: 1, sides: 6, for: 'EPC-ASL-05', purpose: 'combat', subject: seat })),
  );
  const dice = Object.fromEntries(sides.map(({ seat }, place) => [seat, faces[place]?.[0] ?? 0]));
  const scores = Object.fromEntries(
    sides.map((side) => [side.seat, scoreOf({ ...side, die: dice[side.seat] ?? 0 })]),
  );
  table.emit({ type: 'epic.CombatRolled', data: { dice, scores } }, ['EPC-ASL-05']);
  askReroll(table, 0);
}

/** EPC-ASL-06: the active player decides first; then it is settled, and a tie is thrown again. */
function askReroll(table: EpcTable, from: number): void {
  const { sides } = combatOf(table);
  const asking = sides.find((each, place) => place >= from && each.mayReroll);
  if (asking) {
    table.emit({ type: 'epic.CombatStageReached', data: { stage: 'REROLL', asked: asking.seat } }, [
      'EPC-ASL-06',
    ]);
    return;
  }
  const [one, other] = sides;
  if (scoreOf(one) === scoreOf(other)) rollScores(table);
  else decide(table);
}

/** EPC-ASL-06: the second die counts. */
export function useSupremeCommander(table: EpcTable): void {
  const { sides } = combatOf(table);
  const place = sides.findIndex((each) => each.seat === table.actor.seat);
  const { seat: army = '', die: from = 0 } = sides[place] ?? {};
  const [to = 0] = table.roll({ count: 1, sides: 6, for: 'EPC-ASL-06', purpose: 're-roll', subject: army });
  table.emit({ type: 'epic.CombatRerolled', data: { army, from, to } }, ['EPC-ASL-06']);
  askReroll(table, place + 1);
}

export const keepRoll = (table: EpcTable): void =>
  askReroll(table, combatOf(table).sides.findIndex((each) => each.seat === table.actor.seat) + 1);

/** EPC-ASL-07: the result by the difference, then the kills of both sides. */
function decide(table: EpcTable): void {
  const [one, other] = combatOf(table).sides;
  const [winner, loser] = scoreOf(one) > scoreOf(other) ? [one, other] : [other, one];
  const difference = scoreOf(winner) - scoreOf(loser);
  const result = COMBAT_RESULTS[Math.min(difference, COMBAT_RESULTS.length) - 1] ?? 'OVERWHELMED';
  table.emit(
    { type: 'epic.CombatDecided', data: { winner: winner.seat, loser: loser.seat, difference, result } },
    ['EPC-ASL-07'],
  );
  rollKills(table, result, winner, loser);
  goOn(table);
}

/** EPC-ASL-09: hits are taken where their owner has said whose they are, or need not; the loser is asked first. */
export function goOn(table: EpcTable): void {
  const { winner, sides } = combatOf(table);
  const loserFirst = [
    ...sides.filter((each) => each.seat !== winner),
    ...sides.filter((each) => each.seat === winner),
  ];
  for (const side of loserFirst) {
    const { seat } = side;
    if (side.allocated !== null) continue;
    if (allocateByItself(table, side)) continue;
    table.emit({ type: 'epic.CombatStageReached', data: { stage: 'ALLOCATE', asked: seat } }, ['EPC-ASL-09']);
    return;
  }
  table.emit({ type: 'epic.CombatStageReached', data: { stage: 'AFTERMATH', asked: null } }, ['EPC-ASL-12']);
  aftermath(table, combatOf(table));
}

import type { Battle, GhostOfWarState, Side } from '../state/index.js';
import { hasApothecari, lossRows } from './losses.js';
import type { DiceTask } from '../state/tasks.js';
import { bySeq } from '../general/order.js';
import { lookUp } from '../../../kernel/index.js';
import { typeOf } from '../units/unit-types.js';
import { CE_PER_FALLEN } from '../data/combat.js';
import { task } from './battle-task.js';
import { isActive } from '../dice/fate-dice.js';
import { isAllied, seatOf } from '../general/factions.js';
import type { TaskKind } from '../dice/task-kind.js';
import { battleOf } from './outcome.js';
import { figure, figures } from '../house-rules/house-rules.js';

/** GOW-CBT-13: a die for each fallen of an Astartes unit. */
export const geneSeedTasks = (
  state: GhostOfWarState,
  battle: Battle,
  rows: ReturnType<typeof lossRows>,
): readonly DiceTask[] =>
  bySeq(rows.flatMap((each) => (each.kind === 'UNIT' ? (lookUp(state.units, each.id) ?? []) : [])))
    .filter((each) => typeOf(state, each).recoveryClass === 'Astartes')
    .flatMap((unit) => {
      const row = rows.find((each) => each.id === unit.id);
      const fallen = row ? Math.floor((row.from - row.to) / CE_PER_FALLEN) : 0;
      const side = battle.attacker.participants.some((each) => each.id === unit.id) ? 'attacker' : 'defender';
      const recipient = seedRecipient(state, battle, side, unit.owner);
      return fallen > 0 && recipient !== null
        ? [task('GENE_SEED', battle, { unit: unit.id, side, fallen, owner: unit.owner, recipient })]
        : [];
    });

/** GOW-CBT-13: the fallen's chapter; if it is not in the campaign the Apothecari's. */
function seedRecipient(state: GhostOfWarState, battle: Battle, side: Side, owner: string): string | null {
  if (lookUp(state.factions, owner)?.chapter) return owner;
  const chapters = battle[side].characters.flatMap((id) => {
    const character = lookUp(state.characters, id);
    const isApothecari =
      character?.class === 'APOTHECARI' &&
      isActive(state, character) &&
      isAllied(state, character.faction, owner) &&
      lookUp(state.factions, character.faction)?.chapter;
    return isApothecari ? [character.faction] : [];
  });
  return chapters[0] ?? null;
}

/** GOW-DIC-02: targets of a d6 for which nothing is thrown. */
const [ALWAYS, NEVER] = [1, 7];

export const GENE_SEED: TaskKind<'GENE_SEED'> = {
  throws: (state, { battle: id, unit, fallen, owner, side }) => {
    const battle = battleOf(state, id);
    const target = battle ? seedTarget(state, battle, side, owner) : NEVER;
    if (target >= NEVER || target <= ALWAYS) return null;
    return {
      count: fallen,
      for: 'GOW-CBT-13',
      purpose: `gene-seed of ${unit}`,
      subject: id,
      faction: owner,
    };
  },
  settle: (table, args, faces) => {
    const { state } = table;
    const battle = battleOf(state, args.battle);
    if (!battle) return undefined;
    const side = args.side;
    const target = seedTarget(state, battle, side, args.owner);
    const amount = target <= ALWAYS ? args.fallen : faces.filter((face) => face >= target).length;
    if (amount === 0) return undefined;
    const faction = args.recipient;
    const bookings = [
      { holder: faction, resource: 'GeneSeed' as const, amount, seat: seatOf(state, faction) },
    ];
    table.emit(
      {
        type: 'ghost-of-war.GeneSeedRecovered',
        data: { faction, battle: battle.id, unit: args.unit, bookings },
      },
      ['GOW-CBT-13'],
    );
    return undefined;
  },
};

/** GOW-CBT-13: 5+ where the own side holds the field, else 6; easier with an Apothecari. */
function seedTarget(state: GhostOfWarState, battle: Battle, side: Side, owner: string): number {
  const [held, lost] = figures(state.parameters, 'geneSeed.targets');
  const plain = battle.result?.fieldHolder === side ? (held ?? 5) : (lost ?? 6);
  const bonus = hasApothecari(state, battle, side, owner)
    ? figure(state.parameters, 'geneSeed.apothecaryBonus')
    : 0;
  return plain - bonus;
}

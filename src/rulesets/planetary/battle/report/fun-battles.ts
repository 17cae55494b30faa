import { lookUp } from '../../../../kernel/index.js';
import { violation, type Violation, type RuleId } from '../../catalog.js';
import type { FunBattleCommand } from '../../build/armies/commands.js';
import { partRoundedUp } from '../../data/armies.js';
import { FUN_BATTLE } from '../../data/battle.js';
import type { FunBattle, FunSide, Phase, PlanetaryState } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { newId, orderOf } from '../../pieces/ids.js';
import { battleVp } from '../../after-battle/victory-points.js';
import { awardVp } from '../../money/award-vp.js';

type Command<T extends FunBattleCommand['type']> = Extract<FunBattleCommand, { readonly type: T }>;

/** A Battle phase without battles closes by itself: the one before it serves too. */
const PHASES: readonly Phase[] = ['BATTLE', 'BATTLE_ORDERS'];

/** PLN-FUN-01: two active players, in phase 8. */
function judgeMoment(state: PlanetaryState, seat: string, opponent: string): readonly Violation[] {
  if (!PHASES.includes(state.phase)) {
    return [violation('PLN-TRN-01', 'WRONG_PHASE', [], { phase: state.phase, needed: 'BATTLE' })];
  }
  const [own, other] = [lookUp(state.players, seat), lookUp(state.players, opponent)];
  if (!own) return [violation('PLN-GEN-12', 'NOT_A_PLAYER', [], { seat })];
  if (own.status !== 'active') return [violation('PLN-END-04', 'PLAYER_OUT', [], { seat })];
  return seat === opponent || other?.status !== 'active'
    ? [violation('PLN-FUN-01', 'NO_OTHER_PLAYER', ['opponent'], { player: opponent })]
    : [];
}

/** PLN-FUN-01: at most one for each player and turn. */
const judgeOnce = (state: PlanetaryState, seats: readonly string[]): readonly Violation[] =>
  Object.values(state.funBattles)
    .filter((each) => each.confirmed && each.turn === state.turn)
    .flatMap((each) => seats.filter((seat) => seat === each.by || seat === each.opponent))
    .map((seat) => violation('PLN-FUN-01', 'SECOND_FUN_BATTLE', [], { seat }));

function judgeSide(side: FunSide, field: 'own' | 'theirs'): readonly Violation[] {
  const { leastPoints: least, mostPoints: most } = FUN_BATTLE;
  const within = (value: number, from: number, to: number): boolean =>
    Number.isInteger(value) && value >= from && value <= to;
  return [
    ...(within(side.value, least, most)
      ? []
      : [violation('PLN-FUN-01', 'FUN_ARMY_SIZE', [field, 'value'], { value: side.value, least, most })]),
    ...(within(side.lost, 0, side.value)
      ? []
      : [violation('PLN-FUN-01', 'FUN_LOSSES', [field, 'lost'], { lost: side.lost, most: side.value })]),
  ];
}

/** PLN-FUN-01 Fun battle: reported by one player; counts when the other one confirms. */
export function reportFunBattle(
  table: PlanetaryTable,
  command: Command<'ReportFunBattle'>,
): readonly Violation[] {
  const { state, actor } = table;
  const { opponent, own, theirs, winner = null } = command;
  const moment = judgeMoment(state, actor.seat, opponent);
  if (moment.length > 0) return moment;
  const violations = [
    ...judgeOnce(state, [actor.seat, opponent]),
    ...judgeSide(own, 'own'),
    ...judgeSide(theirs, 'theirs'),
    ...(winner === null || winner === actor.seat || winner === opponent
      ? []
      : [violation('PLN-FUN-01', 'WINNER_NOT_THERE', ['winner'], { winner })]),
  ];
  if (violations.length > 0) return violations;
  const id = newId(state, 'fun', actor.seat);
  const battle: FunBattle = {
    id,
    order: orderOf(state, 'fun', id, actor.seat),
    turn: state.turn,
    by: actor.seat,
    opponent,
    own: { value: own.value, lost: own.lost },
    theirs: { value: theirs.value, lost: theirs.lost },
    winner,
    confirmed: false,
  };
  table.emit({ type: 'planetary.FunBattleReported', data: { battle } }, ['PLN-FUN-01']);
  return [];
}

/** PLN-FUN-01: VP by the values of the armies; half of each side's losses goes off its next income. */
export function confirmFunBattle(
  table: PlanetaryTable,
  { battle: id }: Command<'ConfirmFunBattle'>,
): readonly Violation[] {
  const { state, actor } = table;
  const found = lookUp(state.funBattles, id);
  if (!found || found.opponent !== actor.seat || found.confirmed || found.turn !== state.turn) {
    return [violation('PLN-FUN-01', 'NO_FUN_BATTLE', ['battle'], { battle: id })];
  }
  const violations = [
    ...judgeMoment(state, actor.seat, found.by),
    ...judgeOnce(state, [found.by, found.opponent]),
  ];
  if (violations.length > 0) return violations;
  const owed = (seat: string, lost: number) => ({
    seat,
    turn: state.turn + 1,
    bp: partRoundedUp(lost, FUN_BATTLE.lossPart),
  });
  table.emit(
    {
      type: 'planetary.FunBattleConfirmed',
      data: {
        battle: { ...found, confirmed: true },
        deductions: [owed(found.by, found.own.lost), owed(found.opponent, found.theirs.lost)],
      },
    },
    ['PLN-FUN-01'],
  );
  const winner = found.winner === null ? null : found.winner === found.by ? 'attacker' : 'defender';
  const vp = battleVp(winner, { attacker: found.own.value, defender: found.theirs.value });
  const because: readonly RuleId[] = ['PLN-FUN-01', winner === null ? 'PLN-VPS-02' : 'PLN-VPS-01'];
  awardVp(table, found.by, vp.attacker, 'fun battle', id, because);
  awardVp(table, found.opponent, vp.defender, 'fun battle', id, because);
  return [];
}

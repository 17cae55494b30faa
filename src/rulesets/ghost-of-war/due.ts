import type { Due } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import { openBattleOf } from './combat/battles.js';
import { SIDES } from './combat/coalitions.js';
import { seatOf } from './general/factions.js';
import { SHEETS } from './sheets/orders-taken-up.js';
import type { GhostOfWarState, Side } from './state/index.js';

/** What is waited for, from every seat; what is due from a faction without a player is the arbiter's. */
export function due(state: GhostOfWarState): readonly Due<RuleId>[] {
  if (state.end) return [];
  if (state.provisional) return rerollsDue(state);
  if (state.step === 'ORDERS') return locksDue(state);
  if (state.step === 'COMBAT') return battleDue(state);
  return [];
}

const arbitersOf = ({ seats }: GhostOfWarState): readonly string[] =>
  seats.filter((each) => each.role === 'arbiter').map((each) => each.id);

/** GOW-GEN-01 */
const speakersOf = (state: GhostOfWarState, faction: string): readonly string[] => {
  const seat = seatOf(state, faction);
  return seat === null ? arbitersOf(state) : [seat];
};

/** GOW-RND-02 */
const locksDue = (state: GhostOfWarState): readonly Due<RuleId>[] =>
  SHEETS.awaited(state).flatMap((faction) =>
    speakersOf(state, faction).map((seat) => ({
      seat,
      code: 'LOCK_ORDERS',
      mandatory: true,
      rule: 'GOW-RND-02',
      subject: faction,
      params: { faction, round: state.round },
    })),
  );

/** GOW-CBT-04, -11: the battle that waits: a method or report of each side, a confirmation, or the arbiter's word. */
function battleDue(state: GhostOfWarState): readonly Due<RuleId>[] {
  const battle = openBattleOf(state);
  if (!battle) return [];
  const entry = (seat: string, code: string, rule: RuleId): Due<RuleId> => ({
    seat,
    code,
    mandatory: true,
    rule,
    subject: battle.id,
    params: { location: battle.location, status: battle.status },
  });
  if (battle.status === 'DISPUTED') {
    return arbitersOf(state).map((each) => entry(each, 'DECIDE_DISPUTE', 'GOW-CBT-11'));
  }
  const seatsOf = (side: Side): readonly string[] => [
    ...new Set(battle[side].factions.flatMap((each) => speakersOf(state, each))),
  ];
  return SIDES.filter((side) => !battle.reports[side]).flatMap((side) =>
    seatsOf(side).map((seat) =>
      battle.status === 'REPORTED'
        ? entry(seat, 'CONFIRM_REPORT', 'GOW-CBT-11')
        : entry(seat, 'BATTLE_RESULT', 'GOW-CBT-04'),
    ),
  );
}

/** GOW-DIC-03 */
const rerollsDue = (state: GhostOfWarState): readonly Due<RuleId>[] => {
  const { provisional } = state;
  if (!provisional) return [];
  return provisional.holders.flatMap((character) =>
    speakersOf(state, provisional.faction).map((seat) => ({
      seat,
      code: 'REROLL_OR_PASS',
      mandatory: true,
      rule: 'GOW-DIC-03',
      subject: character,
      params: { roll: provisional.rule, purpose: provisional.purpose, faces: provisional.faces },
    })),
  );
};

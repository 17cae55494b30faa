import type { Due } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import { withDeadline } from './deadline.js';
import { seatsToPlace } from './build/build-phase.js';
import { SHEETS } from './build/sheets.js';
import { choicesLeft } from './start/race-choices.js';
import { answeringSeats } from './battle/postponing.js';
import { enemySide, SIDES } from './battle/battle-sides.js';
import { battlesOutstanding } from './battle/battles.js';
import { inOrder } from './map/map.js';
import { isOrderPhase } from './sheets/may-act.js';
import type { Battle, PlanetaryState, QuickBattle, SideRole } from './state/index.js';
import { NPC } from './state/index.js';

/** What is waited for, from every seat; `until` when, where a deadline is set (PLN-GEN-12). */
export const due = (state: PlanetaryState): readonly Due<RuleId>[] => withDeadline(state, waitedFor(state));

function waitedFor(state: PlanetaryState): readonly Due<RuleId>[] {
  if (state.victory) return [];
  if (state.phase === 'SET_UP') return startsDue(state);
  if (state.phase === 'BUILD') return locksDue(state);
  if (isOrderPhase(state.phase)) return ordersDue(state);
  if (state.phase === 'MOVEMENT') return offersDue(state);
  if (state.phase === 'BATTLE')
    return battlesOutstanding(state).flatMap((battle) => battleDue(state, battle));
  return [];
}

/** PLN-DSC-04, -05: units to be entered, or let go. */
const offersDue = (state: PlanetaryState): readonly Due<RuleId>[] =>
  inOrder(Object.values(state.offers)).map(({ id, kind, seat, detachment, hex, points, race }) => ({
    seat,
    code: kind === 'FOLLOWERS' ? 'ENTER_FOLLOWERS' : 'ENTER_MERCENARIES',
    mandatory: true,
    rule: kind === 'FOLLOWERS' ? 'PLN-DSC-04' : 'PLN-DSC-05',
    subject: id,
    params: { detachment, hex, points, race },
  }));

/** PLN-GEN-12: a sheet, if the player wants one, and the lock that closes the phase. */
const ordersDue = (state: PlanetaryState): readonly Due<RuleId>[] =>
  SHEETS.awaited(state).flatMap((seat) => {
    const entry = { seat, rule: 'PLN-GEN-12', subject: state.phase, params: {} } as const;
    const lock = { ...entry, code: 'LOCK_PHASE', mandatory: true };
    return state.sheets[seat] ? [lock] : [{ ...entry, code: 'ORDERS_MISSING', mandatory: false }, lock];
  });

/** PLN-STA-05: players place in seat order; then they spend their BP until all have locked the set-up. */
function startsDue(state: PlanetaryState): readonly Due<RuleId>[] {
  const [seat] = seatsToPlace(state);
  const placing: readonly Due<RuleId>[] =
    seat === undefined
      ? locksDue(state)
      : [
          {
            seat,
            code: 'PLACE_START',
            mandatory: true,
            rule: 'PLN-STA-05',
            subject: state.phase,
            params: {},
          },
        ];
  return [...choicesDue(state), ...placing];
}

/** RACE-CH-02, RACE-EL-01: what a race chooses in the set-up, until its player locks it. */
const choicesDue = (state: PlanetaryState): readonly Due<RuleId>[] =>
  SHEETS.awaited(state).flatMap((seat) =>
    choicesLeft(state, seat).map((name) => ({
      seat,
      code: name === 'demonGod' ? 'CHOOSE_DEMON_GOD' : 'CHOOSE_CRAFTWORLD',
      mandatory: false,
      rule: name === 'demonGod' ? 'RACE-CH-02' : 'RACE-EL-01',
      subject: state.phase,
      params: {},
    })),
  );

/** PLN-GEN-12: a phase of commands carried out at once waits for locks only. */
const locksDue = (state: PlanetaryState): readonly Due<RuleId>[] =>
  SHEETS.awaited(state).map((seat) => ({
    seat,
    code: 'LOCK_PHASE',
    mandatory: true,
    rule: 'PLN-GEN-12',
    subject: state.phase,
    params: {},
  }));

/** PLN-BAT-01: what a battle waits for. NPC sides and disputes are the arbiter's. */
function battleDue(state: PlanetaryState, battle: Battle): readonly Due<RuleId>[] {
  const entry = (seat: string, code: string, rule: RuleId): Due<RuleId> => ({
    seat,
    code,
    mandatory: true,
    rule,
    subject: battle.id,
    params: { hex: battle.hex, status: battle.status },
  });
  const arbiters = state.seats.filter((each) => each.role === 'arbiter').map((each) => each.id);
  const speakers = (side: SideRole): readonly string[] =>
    battle[side].seat === NPC ? arbiters : [battle[side].seat];
  switch (battle.status) {
    case 'pending':
      return answeringSeats(battle).map((seat) => entry(seat, 'BATTLE_RESULT', 'PLN-BAT-01'));
    case 'reported': {
      // Who does not take part is shown no report, and so not who waits for whom.
      if (!battle.report) return [];
      const { by } = battle.report;
      const others = answeringSeats(battle).filter((seat) => seat !== by);
      const confirming = others.length > 0 ? others : arbiters;
      return confirming.map((seat) => entry(seat, 'CONFIRM_REPORT', 'PLN-REP-04'));
    }
    case 'disputed':
      return arbiters.map((seat) => entry(seat, 'DECIDE_DISPUTE', 'PLN-REP-04'));
    case 'quick':
      return battle.quick ? quickDue(battle.quick, entry, speakers) : [];
    case 'judged':
      return battle.mercy
        ? speakers(battle.mercy.side).map((seat) => entry(seat, 'KILL_CAPTIVES', 'PLN-CPT-08'))
        : [];
    default:
      return [];
  }
}

/** PLN-QBT-05, -06: first the picks among the enemy's units, then the losses. */
function quickDue(
  quick: QuickBattle,
  entry: (seat: string, code: string, rule: RuleId) => Due<RuleId>,
  speakers: (side: SideRole) => readonly string[],
): readonly Due<RuleId>[] {
  const picks = SIDES.filter((side) => quick[side].pick === null);
  if (picks.length > 0) {
    return picks.flatMap((side) =>
      speakers(side).map((seat) => ({
        ...entry(seat, 'PICK_CASUALTIES', 'PLN-QBT-05'),
        params: { side, of: enemySide(side) },
      })),
    );
  }
  return SIDES.filter((side) => quick[side].choice === null).flatMap((side) =>
    speakers(side).map((seat) => ({
      ...entry(seat, 'CHOOSE_CASUALTIES', 'PLN-QBT-06'),
      params: { side, toLose: quick[side].toLose },
    })),
  );
}

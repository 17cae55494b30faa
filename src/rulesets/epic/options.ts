import type { Option } from '../../engine/index.js';
import { lookUp } from '../../kernel/index.js';
import { judgeFirefight, judgeInitiator } from './assault/declaring.js';
import { judgeAssaultMove } from './assault/moving.js';
import type { RuleId, Violation } from './catalog.js';
import type { EpicCommand } from './commands.js';
import { ASSAULT_STEPS, MOVE_STEPS, SHOOTING_STEPS } from './data/tables.js';
import { ORDERS } from './data/words.js';
import {
  assaultDraft,
  attackDraft,
  fireOf,
  firefightDraft,
  moveDraft,
  retreatDraft,
  transportDraft,
  type Draft,
} from './drafts.js';
import { totalFirepower } from './firepower/firepower.js';
import { judgeTransportMission } from './flyers/flying.js';
import { reactors } from './flyers/reacting.js';
import { firstOf, mustBeActive, otherSide, unless, type Asked } from './general/asked.js';
import { judgeMove } from './movement/moving.js';
import { judgeRetreat } from './movement/retreating.js';
import { judgeShooter } from './shooting/who.js';
import { seatOptions } from './seat-options.js';
import type { Detachment, EpicState, OpenMission } from './state/index.js';
import { detachmentsOf } from './units/pieces.js';
import { judgeHq } from './units/hq.js';

type Options = readonly Option<RuleId>[];

const option = (
  order: string,
  target: string | null,
  barred: readonly Violation[],
  command: EpicCommand | null,
  draft?: Draft,
): Option<RuleId> => ({ order, target, cost: null, barred, command, ...(draft ? { draft } : {}) });

/**
 * What a detachment may do now: its orders and its retreat in the moves, whom it may shoot at or fight in its steps, how it
 * reacts to flyers; a unit, whether it may lead; the seat, all that is said of no detachment. Where the command needs what only
 * the table shows, its draft says what is known.
 */
export function options(state: EpicState, seat: string, piece: string): Options | null {
  if (piece === seat && lookUp(state.armies, seat)) return seatOptions(state, seat);
  const unit = lookUp(state.units, piece);
  const detachment = lookUp(state.detachments, unit?.detachment ?? piece);
  if (detachment?.army !== seat) return null;
  const asked: Asked = { state, actor: { seat, role: 'player' } };
  if (unit) return naming(asked, detachment, piece);
  if (state.mission) return reactions(asked, detachment, state.mission);
  if (MOVE_STEPS.includes(state.step) || state.retreats.includes(piece)) return moves(asked, detachment);
  if (SHOOTING_STEPS.includes(state.step)) return shots(asked, detachment);
  return ASSAULT_STEPS.includes(state.step) ? assaults(asked, detachment) : [];
}

/** EPC-GEN-05 */
function naming(asked: Asked, { id: detachment }: Detachment, unit: string): Options {
  const command = { type: 'NameHq', detachment, unit } as const;
  return [option('NameHq', null, judgeHq(asked, command), command)];
}

/** EPC-ORD-01, EPC-MOV-07, EPC-FLY-03: each order with a move of 0 cm, and the retreat; of flyers their mission. */
function moves(asked: Asked, { id, isFlyer }: Detachment): Options {
  if (isFlyer) {
    const flight = { type: 'FlyTransport', detachment: id, mounts: [], dismounts: [] } as const;
    const barred = judgeTransportMission(asked, flight);
    return [option('FlyTransport', null, barred, flight, transportDraft(asked.state, id))];
  }
  const retreat = { type: 'Retreat', detachment: id, units: [] } as const;
  return [
    ...ORDERS.map((order) => {
      const command = { type: 'MoveDetachment', detachment: id, order, units: [] } as const;
      return option(order, null, judgeMove(asked, command), command, moveDraft(asked.state, id, order));
    }),
    option('Retreat', null, judgeRetreat(asked, retreat), retreat, retreatDraft(asked.state, id)),
  ];
}

/** Enemy detachments on the table that may be shot at or fought. */
const targets = ({ state, actor }: Asked): readonly Detachment[] =>
  detachmentsOf(state, otherSide(state, actor.seat)).filter((each) => each.place === 'TABLE');

/** EPC-SHO-01, EPC-SHO-12 */
function shots(asked: Asked, detachment: Detachment): Options {
  const { step } = asked.state;
  const bombards = step === 'BOMBARDMENT';
  const order = bombards ? 'Bombard' : 'Shoot';
  const barred = firstOf(
    () => mustBeActive(asked, SHOOTING_STEPS, bombards ? 'EPC-SHO-12' : 'EPC-SHO-01'),
    () => judgeShooter(asked.state, detachment, step),
    () => judgeFire(asked.state, order, detachment.id),
  );
  return targets(asked).map(({ id }) =>
    option(order, id, barred, null, attackDraft(asked.state, order, detachment.id, id)),
  );
}

/** EPC-SHO-04: whether it has anything to shoot with, everybody taken together. */
function judgeFire(
  state: EpicState,
  order: Parameters<typeof fireOf>[1],
  detachment: string,
): readonly Violation[] {
  const { firing, weapons } = fireOf(state, order, detachment);
  const { total } = totalFirepower(state, detachment, firing);
  return unless(weapons.length > 0 || total > 0, 'EPC-SHO-04', 'NO_FIREPOWER');
}

/** EPC-FLY-04, EPC-FLY-05: how it reacts to the mission that is open. */
function reactions({ state }: Asked, { id }: Detachment, mission: OpenMission): Options {
  if (!reactors(state, mission).some((each) => each.id === id)) return [];
  const order = mission.stage === 'INTERCEPT' ? 'Intercept' : 'FireFlak';
  const draft = attackDraft(state, order, id, mission.detachment);
  return [option(order, mission.detachment, judgeFire(state, order, id), null, draft)];
}

/** EPC-ASL-01, EPC-ASL-04: the assault move of a detachment that is in contact already, and firefights. */
function assaults(asked: Asked, { id: detachment }: Detachment): Options {
  const move = { type: 'AssaultMove', detachment, inContact: true, units: [] } as const;
  return [
    option('AssaultMove', null, judgeAssaultMove(asked, move), move, assaultDraft(asked.state, detachment)),
    ...targets(asked).map(({ id }) => {
      const draft = firefightDraft(asked.state, detachment, id);
      const barred = firstOf(
        () => mustBeActive(asked, ASSAULT_STEPS, 'EPC-ASL-04'),
        // What bars this detachment is told before what the whole army has to do first.
        () => judgeInitiator(asked.state, detachment),
        () => judgeFirefight(asked, draft),
      );
      return option('ResolveFirefight', id, barred, null, draft);
    }),
  ];
}

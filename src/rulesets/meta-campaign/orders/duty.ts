import type { Timing } from '../data/words.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { SETTLED, type Course } from './deed.js';
import { judgeAbility, judgeAction, judgeMovement } from './judging.js';
import type { Order } from './orders.js';

/** A part of an order by itself, and whether the unit may do it from where it stands. */
interface Duty {
  readonly order: Order;
  readonly legal: boolean;
}

/** What an order names, in the order U1 to U7. */
function dutiesOf(state: MetaCampaignState, unit: Unit, order: Order): readonly Duty[] {
  const { ability, action, movement, facing, ...others } = order;
  const course = (part: Partial<Order>): Course => ({
    order: { ...others, ...part },
    before: unit,
    path: [],
    open: SETTLED,
  });
  const byAbility = (time: Timing): readonly Duty[] => {
    if (ability?.timing !== time) return [];
    const one = course({ ability });
    return [{ order: one.order, legal: judgeAbility(state, unit, one).length === 0 }];
  };
  const move = (): readonly Duty[] => {
    if (!movement) return facing === undefined ? [] : [{ order: { ...others, facing }, legal: true }];
    // EDCU-DRP-02: it is legal if its first step can be made.
    const first = course({ movement: { ...movement, path: movement.path.slice(0, 1) } });
    const whole = facing === undefined ? { ...others, movement } : { ...others, movement, facing };
    return [{ order: whole, legal: judgeMovement(state, unit, first).length === 0 }];
  };
  const act = (): readonly Duty[] => {
    if (!action) return [];
    const one = course({ action });
    return [{ order: one.order, legal: judgeAction(state, unit, one).length === 0 }];
  };
  return [
    ...byAbility('BEFORE_MOVEMENT'),
    ...move(),
    ...byAbility('AFTER_MOVEMENT'),
    ...act(),
    ...byAbility('AFTER_ACTION'),
  ];
}

/** EDCU-DRP-02: in the round of its drop a unit does one thing, the first that is legal; other orders stay as they are. */
export function asDropped(state: MetaCampaignState, unit: Unit, order: Order): Order {
  if (unit.droppedIn === null || unit.droppedIn !== state.contract?.round) return order;
  const duties = dutiesOf(state, unit, order);
  return duties.length < 2 ? order : (duties.find(({ legal }) => legal)?.order ?? order);
}

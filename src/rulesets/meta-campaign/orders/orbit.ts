import { itemAt } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import { placeAt } from '../map/edges.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { has, isInOrbit } from '../units/kinds.js';
import type { Order } from './orders.js';

const PATH = ['order', 'movement'];

/** EDCU-DRP-07: out of orbit by a drop into one hex, with at most one duty after it. */
export function judgeOrbitalDrop(state: MetaCampaignState, unit: Unit, order: Order): readonly Violation[] {
  const { movement, action, ability } = order;
  return firstOf(
    () => unless(isInOrbit(unit), 'EDCU-DRP-07', 'NOT_IN_ORBIT', PATH),
    () => unless(movement?.kind === 'ORBITAL_DROP', 'EDCU-TRN-07', 'IN_ORBIT', PATH),
    () => [
      ...unless(state.rules.orbitalDropsEnabled, 'EDCU-DRP-07', 'NOT_ENABLED', PATH),
      ...unless(has(unit, 'orbital'), 'EDCU-DRP-07', 'NOT_ORBITAL', PATH),
      ...unless(movement?.path.length === 1, 'EDCU-DRP-07', 'ONE_HEX', [...PATH, 'path']),
      ...unless(action === undefined || ability === undefined, 'EDCU-DRP-02', 'ONE_DUTY', ['order']),
    ],
    () => {
      const hex = itemAt(movement?.path ?? [], 0);
      return unless(placeAt(state, hex) !== null, 'EDC-MOV-01', 'OFF_THE_MAP', [...PATH, 'path', 0], { hex });
    },
  );
}

/** What is left of an order once its unit has come down. */
export const afterDrop = ({ movement: _, ...duty }: Order): Order => duty;

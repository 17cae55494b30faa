import type { Option } from '../../../src/engine/index.js';
import { PLANETARY, type Order, type PlanetaryState } from '../../../src/rulesets/planetary/index.js';
import { own, pick, type Mind } from './mind.js';

const INTO_BATTLE = ['ATTACK', 'PLANNED_ATTACK', 'RAID', 'PLANNED_RAID'];
const EAGERNESS = 0.8;

/** Battle orders of a seat by chance: most go into battle where they can, the others defend. */
export function battleOrders(state: PlanetaryState, seat: string, mind: Mind): readonly Order[] {
  const legal = (piece: string): readonly Option[] =>
    (PLANETARY.options(state, seat, piece) ?? []).filter((each) => each.barred.length === 0);
  return [
    ...own(state.detachments, seat).flatMap(({ id }) => detachmentOrder(state, seat, id, legal(id), mind)),
    ...own(state.spies, seat).flatMap(({ id }) => {
      const option = pick(mind.chance, legal(id));
      return option ? [{ order: option.order, spy: id } as Order] : [];
    }),
    ...own(state.squadrons, seat).flatMap(({ id }) => {
      const army = pick(mind.chance, legal(id))?.target;
      return army ? [{ order: 'AIR_SUPPORT', squadron: id, army } as const] : [];
    }),
  ];
}

function detachmentOrder(
  state: PlanetaryState,
  seat: string,
  detachment: string,
  legal: readonly Option[],
  { chance, isNew }: Mind,
): readonly Order[] {
  const aims = legal.filter((each) => {
    if (!INTO_BATTLE.includes(each.order) || each.target === null) return false;
    const foe = state.detachments[each.target];
    if (foe) return !(foe.unarmed && isNew('Rearm'));
    const hex = state.hexes[each.target]!;
    return (hex.stronghold ?? hex.urban) !== null && hex.controller !== null && hex.controller !== seat;
  });
  const aim = chance() < EAGERNESS ? pick(chance, aims) : undefined;
  if (aim) {
    const target = state.hexes[aim.target!]
      ? { kind: 'hex', hex: aim.target! }
      : { kind: 'detachment', detachment: aim.target! };
    return [{ order: aim.order, detachment, target } as Order];
  }
  return legal.some((each) => each.order === 'DEFEND') ? [{ order: 'DEFEND', detachment }] : [];
}

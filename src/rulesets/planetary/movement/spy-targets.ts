import { entryAt } from '../../../kernel/index.js';
import type { HexKey } from '../../../engine/hex/index.js';
import { SPY_TARGETS } from '../data/movement.js';
import type { SpyChoice } from '../sheets/orders.js';
import type { PlanetaryState, SpyTarget } from '../state/index.js';
import { detachmentsIn, inOrder } from '../map/map.js';

/** PLN-SPY-01, -02: what of other players in a hex a spy can infiltrate, in the order in which it would by itself. */
export function spyTargetsIn(state: PlanetaryState, hex: HexKey, owner: string): readonly SpyTarget[] {
  const place = entryAt(state.hexes, hex);
  const foreign = place.controller !== null && place.controller !== owner;
  const byKind: Readonly<Record<SpyTarget['kind'], readonly SpyTarget[]>> = {
    detachment: detachmentsIn(state, hex)
      .filter((each) => each.owner !== owner)
      .map(({ id }) => ({ kind: 'detachment', id })),
    stronghold: foreign && place.stronghold ? [{ kind: 'stronghold', hex }] : [],
    urban: foreign && place.urban ? [{ kind: 'urban', hex }] : [],
    resource: foreign && place.resource ? [{ kind: 'resource', hex }] : [],
    convoy: inOrder(Object.values(state.convoys))
      .filter((each) => each.hex === hex && each.owner !== owner)
      .map(({ id }) => ({ kind: 'convoy', id })),
  };
  return SPY_TARGETS.flatMap((kind) => byKind[kind]);
}

/** The target that an order names; undefined when it is not among them. */
export const chosenTarget = (targets: readonly SpyTarget[], choice: SpyChoice): SpyTarget | undefined =>
  targets.find(
    (each) =>
      each.kind === choice.kind &&
      (choice.id === undefined || ('id' in each ? each.id : each.hex) === choice.id),
  );

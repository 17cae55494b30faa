import type { Convoy, Detachment, Garrison, MapHex, Sighting, Stronghold, Urban } from '../state/index.js';

/**
 * A foreign hex: land, water, rivers and the roads that are known are the map's; what stands on it and whose it is as it is seen now, or was
 * last seen (PLN-SIG-01), never with contents.
 */
export function hexAsKnown(hex: MapHex, seenNow: boolean, last: Sighting | null): MapHex {
  if (seenNow) {
    return {
      ...hex,
      resource: hex.resource ? { rp: 0, hidden: true } : null,
      urban: hex.urban && hideUrban(hex.urban.size, hex.urban.race),
      stronghold: hex.stronghold && hideStronghold(hex.stronghold.type, hex.stronghold.race),
    };
  }
  return {
    ...hex,
    controller: last?.controller ?? null,
    resource: last?.resource ? { rp: 0, hidden: true } : null,
    urban: last?.urbanSize ? hideUrban(last.urbanSize, last.urbanRace ?? hex.urban?.race ?? 'IG') : null,
    stronghold: last?.stronghold
      ? hideStronghold(last.stronghold, last.strongholdRace ?? last.urbanRace ?? 'IG')
      : null,
    discovered: false,
    ruin: false,
    startedUncontrolled: false,
    unseen: true,
  };
}

const hideUrban = (size: number, race: Urban['race']): Urban => ({
  size,
  race,
  bp: 0,
  buildings: [],
  builtTurn: 0,
  lastUpgradeTurn: 0,
  hidden: true,
});

const hideStronghold = (type: Stronghold['type'], race: Stronghold['race']): Stronghold => ({
  type,
  race,
  builtTurn: 0,
  lastUpgradeTurn: 0,
  defences: [],
  hidden: true,
});

/** PLN-SIG-01: owner, race and kind of a foreign detachment, nothing else. */
export const hideDetachment = (army: Detachment): Detachment => ({
  kind: 'detachment',
  id: army.id,
  order: 0,
  name: army.id,
  owner: army.owner,
  race: army.race,
  class: 'NORMAL',
  typeKey: 'NORMAL',
  mv: 0,
  place: army.place,
  units: [],
  dxp: 0,
  maxPts: 0,
  unarmed: false,
  canDrop: false,
  arrivalTurn: null,
  targetStronghold: null,
  imprisonedOnce: false,
  hidden: true,
});

export const hideGarrison = (army: Garrison): Garrison => ({ ...army, order: 0, units: [], hidden: true });

export const hideConvoy = ({ id, owner, hex }: Convoy): Convoy => ({
  id,
  order: 0,
  owner,
  hex,
  bp: 0,
  hidden: true,
});

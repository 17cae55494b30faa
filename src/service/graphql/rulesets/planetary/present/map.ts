import {
  isDormant,
  type MapHex,
  type PlanetaryState,
  type Stronghold,
  type Urban,
} from '../../../../../rulesets/planetary/index.js';
import type { PlanetaryHex, PlanetaryStronghold, PlanetaryUrban } from '../types/map.js';

/** A hex as the state has it; without a state as somebody learnt of it. */
export const presentHex = (hex: MapHex, state: PlanetaryState | null): PlanetaryHex => ({
  id: `${hex.q},${hex.r}`,
  q: hex.q,
  r: hex.r,
  terrain: hex.terrain,
  airspace: hex.airspace,
  controller: hex.controller,
  rivers: [...hex.rivers],
  roads: [...hex.roads],
  isResource: hex.resource !== null,
  // A yield that the viewer may not know is 0 in what he is shown.
  resourceRp: hex.resource && hex.resource.rp > 0 ? hex.resource.rp : null,
  urban:
    hex.urban &&
    presentUrban(hex.urban, (type) => (state ? isDormant(state, `${hex.q},${hex.r}`, type) : null)),
  stronghold: hex.stronghold && presentStronghold(hex.stronghold),
  startedUncontrolled: hex.unseen ? null : hex.startedUncontrolled,
  discovered: hex.unseen ? null : hex.discovered,
  ruin: hex.unseen ? null : hex.ruin,
});

function presentUrban(urban: Urban, isAsleep: (type: string) => boolean | null): PlanetaryUrban {
  const { size, race, bp, builtTurn, lastUpgradeTurn } = urban;
  const hidden = urban.hidden === true;
  return {
    size,
    race,
    hidden,
    bp: hidden ? null : bp,
    buildings: hidden
      ? null
      : urban.buildings.map((each) => ({
          ...each,
          aspect: each.aspect ?? null,
          dormant: isAsleep(each.type),
        })),
    builtTurn: hidden ? null : builtTurn,
    lastUpgradeTurn: hidden ? null : lastUpgradeTurn,
  };
}

function presentStronghold(stronghold: Stronghold): PlanetaryStronghold {
  const { type, race, builtTurn, lastUpgradeTurn } = stronghold;
  const hidden = stronghold.hidden === true;
  return {
    type,
    race,
    hidden,
    defences: hidden
      ? null
      : stronghold.defences.map((each) => ({
          ...each,
          turretWeapon: each.turretWeapon ?? null,
          shrine: each.shrine ?? null,
        })),
    builtTurn: hidden ? null : builtTurn,
    lastUpgradeTurn: hidden ? null : lastUpgradeTurn,
  };
}

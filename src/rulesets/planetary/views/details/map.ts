import {
  flag,
  id,
  list,
  named,
  orNull,
  ownId,
  record,
  said,
  text,
  whole,
  type Shaped,
} from '../../../../kernel/index.js';
import { isDormant } from '../../map/buildings.js';
import type { MapHex, PlanetaryState, Stronghold, Urban } from '../../state/index.js';
import * as words from '../../words/index.js';

export const buildingView = named(
  'Building',
  'A building of an Urban hex.',
  record({
    type: said('What it is.', words.buildingType),
    builtTurn: said('Turn in which it was built; it works from the turn after.', whole()),
    aspect: said('Aspect of an Aspect Shrine.', orNull(text)),
    dormant: said(
      'It stands without effect or maintenance: the hex is too small, is no Capital, or its owner cannot use it (PLN-BLD-04, RACE-TAKE-08, RACE-PROD-06); null in what was learnt of others.',
      orNull(flag),
    ),
  }),
);
export type BuildingView = Shaped<typeof buildingView>;

export const urbanView = named(
  'Urban',
  'A settlement.',
  record({
    size: said('Size: 1 Village, 2 Town, 3 City, 4 Metropol.', whole()),
    race: said('Race of its people.', words.race),
    hidden: said('The viewer sees that it is there, but not what is in it.', flag),
    bp: said(
      'Stock, build points; below zero is debt (PLN-GEN-10); null when the viewer may not know it.',
      orNull(whole()),
    ),
    buildings: said('Its buildings; null when the viewer may not know it.', orNull(list(buildingView))),
    builtTurn: said('Turn in which it was founded; null when the viewer may not know it.', orNull(whole())),
    lastUpgradeTurn: said(
      'Turn in which it last grew; null when the viewer may not know it.',
      orNull(whole()),
    ),
  }),
);
export type UrbanView = Shaped<typeof urbanView>;

export const defenceView = named(
  'Defence',
  'A defence of a Stronghold.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    type: said('What it is.', words.defenceType),
    turretWeapon: said('Weapon of a turret.', orNull(text)),
    costBp: said('List price, BP.', whole()),
    race: said('Race that made it.', words.race),
    builtTurn: said('Turn in which it was built.', whole()),
    shrine: said('Kind of shrine that it is (RACE-CH-07).', orNull(words.shrineKind)),
  }),
);
export type DefenceView = Shaped<typeof defenceView>;

export const strongholdView = named(
  'Stronghold',
  'The fortified place on a hex, with its defences.',
  record({
    type: said('What it is.', words.strongholdType),
    race: said('Race that built it.', words.race),
    hidden: said('The viewer sees that it is there, but not what is in it.', flag),
    defences: said('Its defences; null when the viewer may not know it.', orNull(list(defenceView))),
    builtTurn: said('Turn in which it was built; null when the viewer may not know it.', orNull(whole())),
    lastUpgradeTurn: said(
      'Turn in which it was last upgraded; null when the viewer may not know it.',
      orNull(whole()),
    ),
  }),
);
export type StrongholdView = Shaped<typeof strongholdView>;

export const hexView = named(
  'Hex',
  'A hex as the viewer sees it, or last saw it.',
  record({
    id: said('Its id, written `q,r`.', ownId),
    q: said('Axial column (PLN-MAP-01).', whole()),
    r: said('Axial row.', whole()),
    terrain: said('Its terrain.', words.terrain),
    airspace: said('Its Airspace, e.g. `B2`.', id),
    controller: said('Seat that controls it.', orNull(id)),
    rivers: said('Directions 0…5 of river edges: 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE.', list(whole())),
    roads: said('Directions 0…5 of road links.', list(whole())),
    isResource: said('Whether it is a Resource hex.', flag),
    resourceRp: said('Resource points per turn; null when the viewer may not know it.', orNull(whole())),
    urban: said('Settlement in it.', orNull(urbanView)),
    stronghold: said('Stronghold in it.', orNull(strongholdView)),
    startedUncontrolled: said(
      'Nobody controlled it at the start; null while the viewer does not see it.',
      orNull(flag),
    ),
    discovered: said(
      'What lay hidden in it has been found; null while the viewer does not see it.',
      orNull(flag),
    ),
    ruin: said('A destroyed settlement lies here; null while the viewer does not see it.', orNull(flag)),
  }),
);
export type HexView = Shaped<typeof hexView>;

/** A hex as the state has it; without a state as somebody learnt of it. */
export const showHex = (hex: MapHex, state: PlanetaryState | null): HexView => ({
  id: `${hex.q},${hex.r}`,
  q: hex.q,
  r: hex.r,
  terrain: hex.terrain,
  airspace: hex.airspace,
  controller: hex.controller,
  rivers: [...hex.rivers],
  roads: [...hex.roads],
  isResource: hex.resource !== null,
  // A yield that the viewer may not know is 0 in what they are shown.
  resourceRp: hex.resource && hex.resource.rp > 0 ? hex.resource.rp : null,
  urban:
    hex.urban && showUrban(hex.urban, (type) => (state ? isDormant(state, `${hex.q},${hex.r}`, type) : null)),
  stronghold: hex.stronghold && showStronghold(hex.stronghold),
  startedUncontrolled: hex.unseen ? null : hex.startedUncontrolled,
  discovered: hex.unseen ? null : hex.discovered,
  ruin: hex.unseen ? null : hex.ruin,
});

function showUrban(urban: Urban, isAsleep: (type: string) => boolean | null): UrbanView {
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

function showStronghold(stronghold: Stronghold): StrongholdView {
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

import {
  flag,
  id,
  list,
  named,
  optional,
  ownId,
  record,
  said,
  textOf,
  whole,
} from '../../../kernel/index.js';
import * as terms from '../words/index.js';

export const mapEntry = named(
  'Map',
  'A rectangle of hexes, odd-r offset (PLN-MAP-01).',
  record({
    cols: said('Columns.', whole(1, 60)),
    rows: said('Rows.', whole(1, 60)),
    terrain: said('Terrain where nothing else is said; plains when left out.', optional(terms.terrain)),
  }),
);

export const startAreas = named(
  'StartAreas',
  'Areas drawn at random: each player controls the land of one (PLN-STA-09).',
  record({
    centres: said('Their middle hexes; one for each player at least.', list(id)),
    radius: said('How far an area reaches from its middle, in hexes.', whole(1, 50)),
  }),
);

export const resource = named(
  'Resource',
  'Yield of a Resource hex.',
  record({ rp: said('Resource points per turn.', whole(0, 100000)) }),
);

export const building = named(
  'Building',
  'What was built on a hex, and when.',
  record({
    type: said('What it is.', terms.buildingType),
    builtTurn: said('Turn in which it was built; 0 when left out.', optional(whole(0, 10000))),
    aspect: said('Aspect of an Aspect Shrine.', optional(textOf(60))),
  }),
);

export const urban = named(
  'Urban',
  'A settlement.',
  record({
    size: said('Size: 1 Village, 2 Town, 3 City, 4 Metropol.', whole(1, 4)),
    race: said(
      "Race of its people; the controller's, else the native race when left out.",
      optional(terms.race),
    ),
    bp: said(
      'Stock, build points; 0 when left out. Below zero only as the debt of a treasury hex (PLN-GEN-10).',
      optional(whole(-1000000, 1000000)),
    ),
    buildings: said('Its buildings.', optional(list(building))),
    maintenancePriority: said(
      'Kinds of building in the order in which they are to be paid (PLN-UPK-05).',
      optional(list(terms.buildingType)),
    ),
    builtTurn: said('Turn in which it was founded; 0 when left out.', optional(whole(0, 10000))),
    lastUpgradeTurn: said('Turn in which it last grew; 0 when left out.', optional(whole(0, 10000))),
  }),
);

export const defence = named(
  'Defence',
  'A defence of a Stronghold.',
  record({
    id: said('Its id; `<hex>.x1` and so on when left out.', optional(ownId)),
    type: said('What it is.', terms.defenceType),
    turretWeapon: said('Weapon of a turret.', optional(textOf(60))),
    costBp: said(
      'List price, BP: needed for turrets, otherwise that of the table.',
      optional(whole(0, 10000)),
    ),
    race: said('Race that made it; that of the Stronghold when left out.', optional(terms.race)),
    builtTurn: said('Turn in which it was built; 0 when left out.', optional(whole(0, 10000))),
    shrine: said('It is cursed: the kind of shrine (RACE-CH-07).', optional(terms.shrineKind)),
  }),
);

export const stronghold = named(
  'Stronghold',
  'The fortified place on a hex, with its defences.',
  record({
    type: said('What it is.', terms.strongholdType),
    race: said(
      "Race that built it; the controller's, else the native race when left out.",
      optional(terms.race),
    ),
    defences: said('Its defences.', optional(list(defence))),
    builtTurn: said('Turn in which it was built; 0 when left out.', optional(whole(0, 10000))),
    lastUpgradeTurn: said('Turn in which it was last upgraded; 0 when left out.', optional(whole(0, 10000))),
  }),
);

export const hexEntry = named(
  'Hex',
  'A hex; with a `map`, only what differs from its plain hexes needs to be said.',
  record({
    q: said('Axial column (PLN-MAP-01).', whole(-999, 999)),
    r: said('Axial row.', whole(-999, 999)),
    terrain: said('Terrain; that of the map, else plains when left out.', optional(terms.terrain)),
    airspace: said('Airspace, e.g. `B2`. Needed where there is no `map`.', optional(textOf(20))),
    controller: said('Seat that controls it.', optional(id)),
    rivers: said(
      'Directions 0…5 of river edges; the far side is noted by itself (PLN-MAP-03).',
      optional(list(whole(0, 5))),
    ),
    roads: said(
      'Directions 0…5 of road links; the far side is noted by itself (PLN-MAP-04).',
      optional(list(whole(0, 5))),
    ),
    resource: said('Makes it a Resource hex.', optional(resource)),
    urban: said('Makes it an Urban hex.', optional(urban)),
    stronghold: said('Stronghold in it.', optional(stronghold)),
    startedUncontrolled: said(
      'Nobody controlled it at the start; true when left out and nobody controls it.',
      optional(flag),
    ),
    discovered: said('What lay hidden in it has been found (PLN-DSC).', optional(flag)),
    ruin: said('A destroyed settlement lies here.', optional(flag)),
  }),
);

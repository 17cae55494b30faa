import { entered, list, named, optional, record, said } from '../../../../kernel/index.js';
import { craftworld, demonGod, figure, hex, hexes, id, ids } from '../../shapes/words.js';

const place = named(
  'Site',
  'A hex, and the Urban hex that pays.',
  record({
    hex: said('Where.', hex),
    payFrom: said('Urban hex that pays: the own Capital, or one within 3 (PLN-BUI-02).', hex),
  }),
);
const building = named(
  'BuildingOrder',
  'A building of an own Urban hex.',
  record({
    hex: said('The hex.', hex),
    building: said('Kind of building, e.g. `BARRACKS` (PLN-BLD-02).', id),
    aspect: said('The aspect, where there is one of the kind for each.', optional(id)),
  }),
);

/** Choices of the set-up, final. */
export const CHOICES = {
  ChooseDemonGod: named(
    'DemonGod',
    'Chaos: the demon god, chosen once (RACE-CH-02).',
    record({ god: said('The god.', demonGod) }),
  ),
  ChooseCraftworld: named(
    'Craftworld',
    'Eldar: the craftworld, chosen once (RACE-EL-01).',
    record({ craftworld: said('The craftworld.', craftworld) }),
  ),
};

/** Set-up, and the economy of the Build phase: carried out at once, one by one (PLN-BUI-01). */
export const ECONOMY = {
  PlaceStart: named(
    'StartPlaces',
    'Places the start (PLN-STA-05): sizes and yields have been rolled before.',
    record({
      capital: said('The Capital.', hex),
      urban: said('The other Urban hexes, in the order of their sizes.', hexes),
      resources: said('The Resource hexes, in the order of their yields.', hexes),
    }),
  ),
  FreeRoad: named(
    'Link',
    'Two adjacent hexes.',
    record({ from: said('One end.', hex), to: said('The other end.', hex) }),
  ),
  SetRoute: named(
    'RouteOrder',
    'Route of a Resource hex (PLN-RES-01).',
    record({ hexes: said('From the Resource hex to an own Urban hex, both included.', hexes) }),
  ),
  CreateConvoy: named(
    'ConvoyLoad',
    'Loads a convoy (PLN-CNV-01).',
    record({
      hex: said('The Urban hex whose stock it takes.', hex),
      bp: said('BP, at least 50.', entered(1, 1000000, figure)),
    }),
  ),
  UnloadConvoy: named(
    'ConvoyUnload',
    'Unloads a convoy into the Urban hex where it is (PLN-CNV-02).',
    record({
      convoy: said('The convoy.', id),
      bp: said('BP; all when left out.', optional(entered(1, 1000000, figure))),
    }),
  ),
  MergeConvoys: named(
    'ConvoyMerge',
    'Convoys in one hex become one (PLN-CNV-02).',
    record({ convoys: said('The convoys; all go into the first.', ids) }),
  ),
  BuildStronghold: place,
  UpgradeStronghold: place,
  BuildDefence: named(
    'NewDefence',
    'Builds a defence of a Stronghold (PLN-DEF-01).',
    record({
      hex: said('Where.', hex),
      defence: said('Kind of defence, e.g. `bunker`.', id),
      turretWeapon: said('Weapon of a turret, e.g. `HEAVY_BOLTERS`.', optional(id)),
      payFrom: said('Urban hex that pays: the own Capital, or one within 3 (PLN-BUI-02).', hex),
    }),
  ),
  ConvertTower: named(
    'TowerConversion',
    'Makes a weapon tower another kind of tower (PLN-DEF-05).',
    record({
      hex: said('Where.', hex),
      defence: said('Id of the weapon tower.', id),
      into: said('`aaTower`, `turretTower` or `radarTower`.', id),
      turretWeapon: said('Weapon of a turret tower.', optional(id)),
      payFrom: said('Urban hex that pays: the own Capital, or one within 3 (PLN-BUI-02).', hex),
    }),
  ),
  DisbandDefence: named(
    'DefenceDisband',
    'Gives defences up for part of their price (PLN-DEF-02).',
    record({
      hex: said('The Stronghold.', hex),
      defences: said('Ids of the defences.', ids),
      payTo: said('Urban hex that gets the BP.', hex),
    }),
  ),
  FoundVillage: place,
  UpgradeUrban: named('UrbanHex', 'An own Urban hex.', record({ hex: said('The hex.', hex) })),
  BuildBuilding: building,
  DisbandBuilding: building,
  SetMaintenancePriority: named(
    'MaintenancePriority',
    'Order in which an Urban hex pays its buildings (PLN-UPK-05).',
    record({
      hex: said('The hex.', hex),
      buildings: said(
        'Kinds of building, the first one is paid first; none for the order of the table.',
        list(id),
      ),
    }),
  ),
  MoveCapital: named(
    'CapitalMove',
    'A new place for the Capital (RACE-DE-03): in force when the phase closes.',
    record({
      target: said('Own Urban hex with an own Stronghold and an own army.', hex),
      disbandFirst: said(
        'Defences, and units of the garrison, of the old Capital that go first where it keeps too many; the newest when left out (RACE-DE-04).',
        optional(ids),
      ),
    }),
  ),
  BuildRoad: named(
    'Road',
    'A road action (PLN-ROD-02).',
    record({
      from: said('One end.', hex),
      to: said('The other end.', hex),
      payFrom: said('Urban hex that pays: the own Capital, or one within 3 (PLN-BUI-02).', hex),
    }),
  ),
};

import { InputType } from '@nestjs/graphql';
import type {
  RaceKey,
  ShrineKind,
  StrongholdType,
  Terrain,
} from '../../../../../rulesets/planetary/index.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../../../schema/input-fields.js';
import { BuildingTypes, DefenceTypes, Races, ShrineKinds, StrongholdTypes, Terrains } from '../enums.js';
import { HexField } from '../fields.js';

const MOST_TURNS = 10_000;
const MOST_BP = 1_000_000;
const directions = { optional: true, listOf: 6, min: 0, max: 5 } as const;

@InputType({ description: 'A rectangle of hexes, odd-r offset (PLN-MAP-01).' })
export class PlanetaryMapInput {
  @WholeField('Columns.', { min: 1, max: 60 })
  cols: number;

  @WholeField('Rows.', { min: 1, max: 60 })
  rows: number;

  @ChoiceField('Terrain where nothing else is said; plains when left out.', Terrains, { optional: true })
  terrain?: Terrain | null;
}

@InputType({ description: 'Areas drawn at random: each player controls the land of one (PLN-STA-09).' })
export class PlanetaryStartAreasInput {
  @HexField('Their middle hexes; one for each player at least.', { listOf: 20 })
  centres: string[];

  @WholeField('How far an area reaches from its middle, in hexes.', { min: 1, max: 50 })
  radius: number;
}

@InputType({ description: 'Yield of a Resource hex.' })
export class PlanetaryResourceInput {
  @WholeField('Resource points per turn.', { min: 0, max: 100_000 })
  rp: number;
}

@InputType({ description: 'A building.' })
export class PlanetaryBuildingInput {
  @ChoiceField('What it is.', BuildingTypes)
  type: string;

  @WholeField('Turn in which it was built; 0 when left out.', { optional: true, min: 0, max: MOST_TURNS })
  builtTurn?: number | null;

  @TextField('Aspect of an Aspect Shrine.', { optional: true, max: 60 })
  aspect?: string | null;
}

@InputType({ description: 'A settlement.' })
export class PlanetaryUrbanInput {
  @WholeField('Size: 1 Village, 2 Town, 3 City, 4 Metropol.', { min: 1, max: 4 })
  size: number;

  @ChoiceField("Race of its people; the controller's, else the native race when left out.", Races, {
    optional: true,
  })
  race?: RaceKey | null;

  @WholeField(
    'Stock, build points; 0 when left out. Below zero only as the debt of a treasury hex (PLN-GEN-10).',
    {
      optional: true,
      min: -MOST_BP,
      max: MOST_BP,
    },
  )
  bp?: number | null;

  @NestedField('Its buildings.', () => PlanetaryBuildingInput, { optional: true, listOf: 100 })
  buildings?: PlanetaryBuildingInput[] | null;

  @ChoiceField('Kinds of building in the order in which they are to be paid (PLN-UPK-05).', BuildingTypes, {
    optional: true,
    listOf: 100,
  })
  maintenancePriority?: string[] | null;

  @WholeField('Turn in which it was founded; 0 when left out.', { optional: true, min: 0, max: MOST_TURNS })
  builtTurn?: number | null;

  @WholeField('Turn in which it last grew; 0 when left out.', { optional: true, min: 0, max: MOST_TURNS })
  lastUpgradeTurn?: number | null;
}

@InputType({ description: 'A defence of a Stronghold.' })
export class PlanetaryDefenceInput {
  @IdField('Its id; `<hex>.x1` and so on when left out.', { optional: true })
  id?: string | null;

  @ChoiceField('What it is.', DefenceTypes)
  type: string;

  @TextField('Weapon of a turret.', { optional: true, max: 60 })
  turretWeapon?: string | null;

  @WholeField('List price, BP: needed for turrets, otherwise that of the table.', {
    optional: true,
    min: 0,
    max: 10_000,
  })
  costBp?: number | null;

  @ChoiceField('Race that made it; that of the Stronghold when left out.', Races, { optional: true })
  race?: RaceKey | null;

  @WholeField('Turn in which it was built; 0 when left out.', { optional: true, min: 0, max: MOST_TURNS })
  builtTurn?: number | null;

  @ChoiceField('It is cursed: the kind of shrine (RACE-CH-07).', ShrineKinds, { optional: true })
  shrine?: ShrineKind | null;
}

@InputType({ description: 'A Stronghold.' })
export class PlanetaryStrongholdInput {
  @ChoiceField('What it is.', StrongholdTypes)
  type: StrongholdType;

  @ChoiceField("Race that built it; the controller's, else the native race when left out.", Races, {
    optional: true,
  })
  race?: RaceKey | null;

  @NestedField('Its defences.', () => PlanetaryDefenceInput, { optional: true, listOf: 200 })
  defences?: PlanetaryDefenceInput[] | null;

  @WholeField('Turn in which it was built; 0 when left out.', { optional: true, min: 0, max: MOST_TURNS })
  builtTurn?: number | null;

  @WholeField('Turn in which it was last upgraded; 0 when left out.', {
    optional: true,
    min: 0,
    max: MOST_TURNS,
  })
  lastUpgradeTurn?: number | null;
}

@InputType({ description: 'A hex; with a `map`, only what differs from its plain hexes needs to be said.' })
export class PlanetaryHexInput {
  @WholeField('Axial column (PLN-MAP-01).', { min: -999, max: 999 })
  q: number;

  @WholeField('Axial row.', { min: -999, max: 999 })
  r: number;

  @ChoiceField('Terrain; that of the map, else plains when left out.', Terrains, { optional: true })
  terrain?: Terrain | null;

  @TextField('Airspace, e.g. `B2`. Needed where there is no `map`.', { optional: true, max: 20 })
  airspace?: string | null;

  @IdField('Seat that controls it.', { optional: true })
  controller?: string | null;

  @WholeField('Directions 0…5 of river edges; the far side is noted by itself (PLN-MAP-03).', directions)
  rivers?: number[] | null;

  @WholeField('Directions 0…5 of road links; the far side is noted by itself (PLN-MAP-04).', directions)
  roads?: number[] | null;

  @NestedField('Makes it a Resource hex.', () => PlanetaryResourceInput, { optional: true })
  resource?: PlanetaryResourceInput | null;

  @NestedField('Makes it an Urban hex.', () => PlanetaryUrbanInput, { optional: true })
  urban?: PlanetaryUrbanInput | null;

  @NestedField('Stronghold in it.', () => PlanetaryStrongholdInput, { optional: true })
  stronghold?: PlanetaryStrongholdInput | null;

  @FlagField('Nobody controlled it at the start; true when left out and nobody controls it.', {
    optional: true,
  })
  startedUncontrolled?: boolean | null;

  @FlagField('What lay hidden in it has been found (PLN-DSC).', { optional: true })
  discovered?: boolean | null;

  @FlagField('A destroyed settlement lies here.', { optional: true })
  ruin?: boolean | null;
}

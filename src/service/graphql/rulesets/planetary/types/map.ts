import { ObjectType } from '@nestjs/graphql';
import { BuildingTypes, DefenceTypes, Races, ShrineKinds, StrongholdTypes, Terrains } from '../enums.js';
import { Out, OutFlag, OutId, OutKey, OutText, OutWhole } from '../fields.js';

const nullable = { nullable: true } as const;
const HIDDEN = 'null when the viewer may not know it.';

@ObjectType({ description: 'A building of an Urban hex.' })
export class PlanetaryBuilding {
  @Out(() => BuildingTypes, 'What it is.')
  type: string;

  @OutWhole('Turn in which it was built; it works from the turn after.')
  builtTurn: number;

  @OutText('Aspect of an Aspect Shrine.', nullable)
  aspect: string | null;

  @OutFlag(
    'It stands without effect or maintenance: the hex is too small, is no Capital, or its owner cannot use it (PLN-BLD-04, RACE-TAKE-08, RACE-PROD-06); null in what was learnt of others.',
    nullable,
  )
  dormant: boolean | null;
}

@ObjectType({ description: 'A settlement.' })
export class PlanetaryUrban {
  @OutWhole('Size: 1 Village, 2 Town, 3 City, 4 Metropol.')
  size: number;

  @Out(() => Races, 'Race of its people.')
  race: string;

  @OutFlag('The viewer sees that it is there, but not what is in it.')
  hidden: boolean;

  @OutWhole(`Stock, build points; below zero is debt (PLN-GEN-10); ${HIDDEN}`, nullable)
  bp: number | null;

  @Out(() => PlanetaryBuilding, `Its buildings; ${HIDDEN}`, { list: true, nullable: true })
  buildings: PlanetaryBuilding[] | null;

  @OutWhole(`Turn in which it was founded; ${HIDDEN}`, nullable)
  builtTurn: number | null;

  @OutWhole(`Turn in which it last grew; ${HIDDEN}`, nullable)
  lastUpgradeTurn: number | null;
}

@ObjectType({ description: 'A defence of a Stronghold.' })
export class PlanetaryDefence {
  @OutKey('Its id.')
  id: string;

  @Out(() => DefenceTypes, 'What it is.')
  type: string;

  @OutText('Weapon of a turret.', nullable)
  turretWeapon: string | null;

  @OutWhole('List price, BP.')
  costBp: number;

  @Out(() => Races, 'Race that made it.')
  race: string;

  @OutWhole('Turn in which it was built.')
  builtTurn: number;

  @Out(() => ShrineKinds, 'Kind of shrine that it is (RACE-CH-07).', nullable)
  shrine: string | null;
}

@ObjectType({ description: 'A Stronghold.' })
export class PlanetaryStronghold {
  @Out(() => StrongholdTypes, 'What it is.')
  type: string;

  @Out(() => Races, 'Race that built it.')
  race: string;

  @OutFlag('The viewer sees that it is there, but not what is in it.')
  hidden: boolean;

  @Out(() => PlanetaryDefence, `Its defences; ${HIDDEN}`, { list: true, nullable: true })
  defences: PlanetaryDefence[] | null;

  @OutWhole(`Turn in which it was built; ${HIDDEN}`, nullable)
  builtTurn: number | null;

  @OutWhole(`Turn in which it was last upgraded; ${HIDDEN}`, nullable)
  lastUpgradeTurn: number | null;
}

@ObjectType({ description: 'A hex as the viewer sees it, or last saw it.' })
export class PlanetaryHex {
  @OutKey('Its id, written `q,r`.')
  id: string;

  @OutWhole('Axial column (PLN-MAP-01).')
  q: number;

  @OutWhole('Axial row.')
  r: number;

  @Out(() => Terrains, 'Its terrain.')
  terrain: string;

  @OutId('Its Airspace, e.g. `B2`.')
  airspace: string;

  @OutId('Seat that controls it.', nullable)
  controller: string | null;

  @OutWhole('Directions 0…5 of river edges: 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE.', { list: true })
  rivers: number[];

  @OutWhole('Directions 0…5 of road links.', { list: true })
  roads: number[];

  @OutFlag('Whether it is a Resource hex.')
  isResource: boolean;

  @OutWhole(`Resource points per turn; ${HIDDEN}`, nullable)
  resourceRp: number | null;

  @Out(() => PlanetaryUrban, 'Settlement in it.', nullable)
  urban: PlanetaryUrban | null;

  @Out(() => PlanetaryStronghold, 'Stronghold in it.', nullable)
  stronghold: PlanetaryStronghold | null;

  @OutFlag('Nobody controlled it at the start; null while the viewer does not see it.', nullable)
  startedUncontrolled: boolean | null;

  @OutFlag('What lay hidden in it has been found; null while the viewer does not see it.', nullable)
  discovered: boolean | null;

  @OutFlag('A destroyed settlement lies here; null while the viewer does not see it.', nullable)
  ruin: boolean | null;
}

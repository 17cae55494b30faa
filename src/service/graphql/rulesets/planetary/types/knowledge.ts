import { ObjectType } from '@nestjs/graphql';
import { PieceKinds, Races, StrongholdTypes } from '../enums.js';
import { Out, OutFlag, OutHex, OutId, OutKey, OutWhole } from '../fields.js';
import { PlanetaryDetachment, PlanetaryGarrison } from './armies.js';
import { PlanetaryHex } from './map.js';
import { PlanetaryConvoy, PlanetaryRoute, PlanetarySpyTarget } from './pieces.js';

const nullable = { nullable: true } as const;

@ObjectType({ description: 'A foreign piece that was seen.' })
export class PlanetarySeenPiece {
  @OutKey('Its id.')
  id: string;

  @Out(() => PieceKinds, 'What it is.')
  kind: string;

  @OutId('Seat that owns it, or `npc`.')
  owner: string;

  @Out(() => Races, 'Its race, where one could tell.', nullable)
  race: string | null;
}

@ObjectType({ description: 'What a seat last saw of a hex (PLN-SIG-01).' })
export class PlanetarySighting {
  @OutId('The seat.')
  seat: string;

  @OutHex('The hex.')
  hex: string;

  @OutWhole('Turn in which it was seen.')
  turn: number;

  @OutId('Seat that controlled it.', nullable)
  controller: string | null;

  @OutWhole('Size of the settlement; null where there was none.', nullable)
  urbanSize: number | null;

  @Out(() => Races, 'Race of its people.', nullable)
  urbanRace: string | null;

  @OutFlag('Whether it is a Resource hex.')
  resource: boolean;

  @Out(() => StrongholdTypes, 'Stronghold in it.', nullable)
  stronghold: string | null;

  @Out(() => PlanetarySeenPiece, 'Foreign pieces seen there.', { list: true })
  pieces: PlanetarySeenPiece[];
}

@ObjectType({ description: 'What a seat has learned by spies, prisons and the like, as it was then.' })
export class PlanetaryIntelligence {
  @OutId('The seat that learned it.')
  seat: string;

  @OutWhole('Turn in which it was learned.')
  turn: number;

  @Out(() => PlanetarySpyTarget, 'What it is about.')
  about: PlanetarySpyTarget;

  @Out(() => PlanetaryDetachment, 'The detachment.', nullable)
  detachment: PlanetaryDetachment | null;

  @Out(() => PlanetaryGarrison, 'The garrison.', nullable)
  garrison: PlanetaryGarrison | null;

  @Out(() => PlanetaryHex, 'The hex.', nullable)
  hex: PlanetaryHex | null;

  @Out(() => PlanetaryConvoy, 'The convoy.', nullable)
  convoy: PlanetaryConvoy | null;

  @Out(() => PlanetaryRoute, 'The way of the resources.', nullable)
  route: PlanetaryRoute | null;
}

import { ObjectType } from '@nestjs/graphql';
import { Missions, SpyTargetKinds, TreatyKinds } from '../enums.js';
import { Out, OutFlag, OutHex, OutId, OutKey, OutWhole } from '../fields.js';

const nullable = { nullable: true } as const;

@ObjectType({ description: 'A convoy.' })
export class PlanetaryConvoy {
  @OutKey('Its id.')
  id: string;

  @OutId('Seat that owns it.')
  owner: string;

  @OutHex('Where it stands.')
  hex: string;

  @OutWhole('Build points that it carries; null when the viewer may not know it.', nullable)
  bp: number | null;

  @OutWhole(
    'Turn in which it is damaged and cannot move (RACE-CONV-02); null when the viewer may not know.',
    nullable,
  )
  haltedTurn: number | null;
}

@ObjectType({ description: 'What a spy has infiltrated.' })
export class PlanetarySpyTarget {
  @Out(() => SpyTargetKinds, 'What it is.')
  kind: string;

  @OutKey('Detachment or convoy.', nullable)
  id: string | null;

  @OutHex('Hex of the Stronghold, Urban or Resource hex.', nullable)
  hex: string | null;
}

@ObjectType({ description: 'A spy. Only its owner knows of it.' })
export class PlanetarySpy {
  @OutKey('Its id.')
  id: string;

  @OutId('Seat that owns it.')
  owner: string;

  @OutHex('Where it is.')
  hex: string;

  @OutHex('Urban hex of the Espionage Center that made it.')
  centerHex: string;

  @Out(() => PlanetarySpyTarget, 'What it has infiltrated.', nullable)
  infiltrating: PlanetarySpyTarget | null;
}

@ObjectType({ description: 'A diplomat.' })
export class PlanetaryDiplomat {
  @OutKey('Its id.')
  id: string;

  @OutId('Seat that owns it.')
  owner: string;

  @OutHex('Where it is.')
  hex: string;
}

@ObjectType({ description: 'An air squadron.' })
export class PlanetarySquadron {
  @OutKey('Its id.')
  id: string;

  @OutId('Seat that owns it.')
  owner: string;

  @OutHex('Urban hex of its airbase.')
  base: string;

  @Out(() => Missions, 'Mission that it still flies this turn.', nullable)
  mission: string | null;

  @OutId('Airspace of that mission.', nullable)
  airspace: string | null;

  @OutHex('What it bombs.', nullable)
  targetHex: string | null;

  @OutFlag('It was intercepted this turn.')
  negated: boolean;
}

@ObjectType({ description: 'Way of resources to where they are used (PLN-RES-01).' })
export class PlanetaryRoute {
  @OutHex('The Resource hex.')
  resourceHex: string;

  @OutHex('From the Resource hex to the production hex, both included.', { list: true })
  hexes: string[];
}

@ObjectType({ description: 'A treaty of two players.' })
export class PlanetaryTreaty {
  @OutId('The two seats.', { list: true })
  players: string[];

  @Out(() => TreatyKinds, 'What it is.')
  kind: string;

  @OutFlag('Only the two know of it.')
  secret: boolean;

  @OutWhole('Turn in which it was signed.')
  sinceTurn: number;
}

import { InputType } from '@nestjs/graphql';
import type { AirSquadron, Battle, SpyTarget, Treaty } from '../../../../../rulesets/planetary/index.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../../../schema/input-fields.js';
import { BattleKinds, Missions, SpyTargetKinds, TreatyKinds } from '../enums.js';
import { HexField } from '../fields.js';

const optional = { optional: true } as const;

@InputType({ description: 'A convoy.' })
export class PlanetaryConvoyInput {
  @IdField('Its id; `c1` and so on when left out.', optional)
  id?: string | null;

  @IdField('Seat that owns it.')
  owner: string;

  @HexField('Hex where it stands, `q,r`.')
  hex: string;

  @WholeField('Build points that it carries.', { min: 0, max: 1_000_000 })
  bp: number;

  @WholeField('Turn in which it is damaged and cannot move (RACE-CONV-02).', {
    optional: true,
    min: 0,
    max: 10_000,
  })
  haltedTurn?: number | null;
}

@InputType({ description: 'What a spy has infiltrated. Pieces have an `id`, places a `hex`.' })
export class PlanetarySpyTargetInput {
  @ChoiceField('What it is.', SpyTargetKinds)
  kind: SpyTarget['kind'];

  @IdField('Detachment or convoy.', optional)
  id?: string | null;

  @HexField('Hex of the Stronghold, Urban or Resource hex.', optional)
  hex?: string | null;
}

@InputType({ description: 'A spy.' })
export class PlanetarySpyInput {
  @IdField('Its id; `sp1` and so on when left out.', optional)
  id?: string | null;

  @IdField('Seat that owns it.')
  owner: string;

  @HexField('Hex where it is, `q,r`.')
  hex: string;

  @HexField('Urban hex of the Espionage Center that made it.')
  centerHex: string;

  @NestedField('What it has infiltrated.', () => PlanetarySpyTargetInput, optional)
  infiltrating?: PlanetarySpyTargetInput | null;
}

@InputType({ description: 'A diplomat.' })
export class PlanetaryDiplomatInput {
  @IdField('Its id; `dp1` and so on when left out.', optional)
  id?: string | null;

  @IdField('Seat that owns it.')
  owner: string;

  @HexField('Hex where it is, `q,r`.')
  hex: string;
}

@InputType({ description: 'An air squadron.' })
export class PlanetarySquadronInput {
  @IdField('Its id; `sq1` and so on when left out.', optional)
  id?: string | null;

  @IdField('Seat that owns it.')
  owner: string;

  @HexField('Urban hex of its airbase.')
  base: string;

  @ChoiceField('Mission that it still flies this turn.', Missions, optional)
  mission?: NonNullable<AirSquadron['mission']> | null;

  @TextField('Airspace of that mission, e.g. `B2`.', { optional: true, max: 20 })
  airspace?: string | null;

  @HexField('Hex that a strategic bombardment is aimed at.', optional)
  targetHex?: string | null;

  @FlagField('It was intercepted this turn.', optional)
  negated?: boolean | null;
}

@InputType({ description: 'Way of resources to where they are used (PLN-RES-01).' })
export class PlanetaryRouteInput {
  @HexField('From the Resource hex to the production hex, both included.', { listOf: 100 })
  hexes: string[];
}

@InputType({ description: 'A treaty of two players.' })
export class PlanetaryTreatyInput {
  @IdField('The two seats.', { listOf: 2 })
  players: string[];

  @ChoiceField('What it is.', TreatyKinds)
  kind: Treaty['kind'];

  @FlagField('Only the two know of it.', optional)
  secret?: boolean | null;

  @WholeField('Turn in which it was signed; 0 when left out.', { optional: true, min: 0, max: 10_000 })
  sinceTurn?: number | null;
}

@InputType({ description: 'A battle still to be fought; both sides stand in its hex (PLN-BAT-03).' })
export class PlanetaryBattleInput {
  @IdField('Its id; `b1` and so on when left out.', optional)
  id?: string | null;

  @HexField('Where it is fought, `q,r`.')
  hex: string;

  @ChoiceField('Attack or raid; attack when left out.', BattleKinds, optional)
  kind?: Battle['kind'] | null;

  @FlagField('The attack was planned.', optional)
  planned?: boolean | null;

  @IdField('The attacking detachment.')
  attacker: string;

  @HexField('Hex that it came from; left out when it came from orbit.', optional)
  origin?: string | null;

  @HexField('Of a raid two hexes away: where it started (RACE-DE-05).', optional)
  startHex?: string | null;

  @FlagField("The defending detachment's order DEFEND stands.", optional)
  defenderDefends?: boolean | null;

  @WholeField('Turn in which it arose; that of the position when left out.', {
    optional: true,
    min: 0,
    max: 10_000,
  })
  turn?: number | null;

  @WholeField('Times it was postponed; one for each turn since it arose when left out.', {
    optional: true,
    min: 0,
    max: 10_000,
  })
  postponements?: number | null;
}

import { InputType } from '@nestjs/graphql';
import type { Treaty } from '../../../../../rulesets/planetary/index.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../../../schema/input-fields.js';
import { TreatyKinds } from '../enums.js';

const optional = { optional: true } as const;
const amount = { optional: true, min: 0, max: 1_000_000 } as const;

@InputType({ description: 'A rare, very rare or special thing that a player has lost (PLN-GEN-11).' })
export class PlanetaryLossInput {
  @IdField('Key of its unit type, or name of the thing.')
  type: string;

  @WholeField('Turn in which it was lost.', { min: 0, max: 10_000 })
  turn: number;
}

@InputType({ description: 'Who controls an Airspace: one player, or allies together (PLN-AIR-05).' })
export class PlanetaryAirControlInput {
  @TextField('Airspace, e.g. `B2`.', { max: 20 })
  airspace: string;

  @IdField('Their seats.', { listOf: 20 })
  seats: string[];
}

@InputType({ description: 'What a party says of the other (PLN-DIP-08).' })
export class PlanetaryDealMarkPastInput {
  @IdField('Seat that says it.')
  seat: string;

  @FlagField('Whether the other one has kept the deal.')
  kept: boolean;
}

@InputType({ description: 'A deal that was made; what one of this turn promises arrives at its end.' })
export class PlanetaryDealPastInput {
  @IdField('Its id; `deal1` and so on when left out.', optional)
  id?: string | null;

  @IdField('Seat that proposed it.')
  proposer: string;

  @IdField('Seat that accepted it.')
  partner: string;

  @FlagField('Only the two know of it.', optional)
  secret?: boolean | null;

  @WholeField('BP that the proposer gives.', amount)
  bp?: number | null;

  @WholeField('BP that the partner gives.', amount)
  wantedBp?: number | null;

  @IdField('Captives that the proposer releases.', { optional: true, listOf: 100 })
  release?: string[] | null;

  @IdField('Captives that the partner releases.', { optional: true, listOf: 100 })
  wantedRelease?: string[] | null;

  @ChoiceField('Treaty that was signed with it.', TreatyKinds, optional)
  treaty?: Treaty['kind'] | null;

  @TextField('What was agreed in words.', { optional: true, max: 2000 })
  text?: string | null;

  @WholeField('Turn in which it was made; that of the position when left out.', {
    optional: true,
    min: 0,
    max: 10_000,
  })
  turn?: number | null;

  @NestedField('What the parties say of each other.', () => PlanetaryDealMarkPastInput, {
    optional: true,
    listOf: 2,
  })
  marks?: PlanetaryDealMarkPastInput[] | null;
}

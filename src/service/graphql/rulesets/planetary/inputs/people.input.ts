import { InputType } from '@nestjs/graphql';
import type { FunBattleCommand, Treaty } from '../../../../../rulesets/planetary/index.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../../../schema/input-fields.js';
import { TreatyKinds } from '../enums.js';
import { HexField } from '../fields.js';
import { plain } from '../../../schema/plain.js';

const MOST_BP = 1_000_000;
const left = { optional: true } as const;

@InputType({ description: 'Whose diplomats may enter the own Capital (PLN-MOV-09).' })
export class PlanetaryAdmissionInput {
  @IdField('The other player.')
  player: string;

  @FlagField('Whether they may.')
  admitted: boolean;
}

@InputType({
  description: 'A deal as its proposer wants it (PLN-DIP). It is made when the Build phase closes.',
})
export class PlanetaryDealInput {
  @IdField('The other player.')
  partner: string;

  @FlagField('Others do not learn of it; needs a diplomat in one of the Capitals (PLN-DIP-02).', left)
  secret?: boolean | null;

  @WholeField('BP that the proposer gives.', { optional: true, min: 0, max: MOST_BP })
  bp?: number | null;

  @HexField('The Urban hex that pays them.', left)
  fromHex?: string | null;

  @IdField('Captives that the proposer releases (PLN-DIP-04).', { optional: true, listOf: 100 })
  release?: string[] | null;

  @WholeField('BP that the partner gives.', { optional: true, min: 0, max: MOST_BP })
  wantedBp?: number | null;

  @IdField('Captives that the partner releases.', { optional: true, listOf: 100 })
  wantedRelease?: string[] | null;

  @ChoiceField('A treaty between the two (PLN-DIP-05).', TreatyKinds, left)
  treaty?: Treaty['kind'] | null;

  @TextField('What is agreed in words and not enforced (PLN-DIP-08).', { optional: true, max: 2000 })
  text?: string | null;
}

@InputType({ description: 'Accepts a deal.' })
export class PlanetaryDealAcceptanceInput {
  @IdField('The deal.')
  deal: string;

  @HexField('The Urban hex that pays what is wanted.', left)
  fromHex?: string | null;
}

@InputType({ description: 'A deal.' })
export class PlanetaryDealNameInput {
  @IdField('The deal.')
  deal: string;
}

@InputType({ description: 'Whether the other party keeps what was agreed in words (PLN-DIP-08).' })
export class PlanetaryDealMarkInput extends PlanetaryDealNameInput {
  @FlagField('Kept, or broken.')
  kept: boolean;
}

@InputType({ description: 'Ends a treaty when the Build phase closes (PLN-DIP-05).' })
export class PlanetaryTreatyEndInput {
  @IdField('The other player.')
  partner: string;
}

@InputType({ description: 'An army of a fun battle.' })
export class PlanetaryFunSideInput {
  @WholeField('Its points.', { min: 0, max: 100_000 })
  value: number;

  @WholeField('Points that it lost.', { min: 0, max: 100_000 })
  lost: number;
}

@InputType({ description: 'A fun battle beside the campaign (PLN-FUN-01).' })
export class PlanetaryFunReportInput {
  @IdField('The other player.')
  opponent: string;

  @NestedField('The own army.', () => PlanetaryFunSideInput)
  own: PlanetaryFunSideInput;

  @NestedField("The opponent's army.", () => PlanetaryFunSideInput)
  theirs: PlanetaryFunSideInput;

  @IdField('Seat that won; left out for a draw.', left)
  winner?: string | null;
}

@InputType({
  isOneOf: true,
  description: 'A fun battle: reported by one player, confirmed by the other (PLN-FUN-01).',
})
export class PlanetaryFunBattleInput {
  @NestedField('What happened.', () => PlanetaryFunReportInput, left)
  report?: PlanetaryFunReportInput | null;

  @IdField('The fun battle that is confirmed.', left)
  confirm?: string | null;
}

/** The word about a fun battle as the core takes it. Exactly one member is set: the schema sees to it. */
export const toFunBattleCommand = ({ report, confirm }: PlanetaryFunBattleInput): FunBattleCommand =>
  report ? { type: 'ReportFunBattle', ...plain(report) } : { type: 'ConfirmFunBattle', battle: confirm! };

import type { Type } from '@nestjs/common';
import { InputType } from '@nestjs/graphql';
import { existing } from '../../../kernel/index.js';
import type { ParameterValues } from '../../../engine/index.js';
import type { Start } from '../../contracts/index.js';
import { describedEnum } from '../schema/described-enum.js';
import { ChoiceField, NestedField } from '../schema/input-fields.js';
import type { RulesetFace } from './face.js';
import { parametersGiven, parametersInput } from './parameters-input.js';

/** What an opening input of a ruleset holds. */
export interface OpeningInput {
  readonly start: { readonly scenario?: string | null; readonly position?: object | null };
  readonly parameters?: Readonly<Record<string, unknown>> | null;
}

/** Makes `<prefix>OpeningInput`: a scenario or a position, and the house rules. */
export function openingInput(face: RulesetFace): Type<object> {
  const { prefix, ruleset } = face;
  const StartInput = class {};
  InputType(`${prefix}StartInput`, { isOneOf: true, description: 'How the campaign starts.' })(StartInput);
  if (ruleset.scenarios.length > 0) {
    const scenarios = describedEnum(
      `${prefix}Scenario`,
      `Scenarios that ${ruleset.meta.title} can be opened with.`,
      Object.fromEntries(ruleset.scenarios.map((each) => [each.code, `${each.title}: ${each.description}`])),
    );
    ChoiceField('A named starting position.', scenarios, { optional: true })(
      StartInput.prototype,
      'scenario',
    );
  }
  NestedField(
    'Any legal position, entered whole: a campaign may begin in its middle.',
    () => face.position.type,
    {
      optional: true,
    },
  )(StartInput.prototype, 'position');

  const Opening = class {};
  InputType(`${prefix}OpeningInput`, { description: `How a campaign of ${ruleset.meta.title} opens.` })(
    Opening,
  );
  NestedField('Where it starts.', () => StartInput)(Opening.prototype, 'start');
  if (ruleset.meta.parameters.length > 0) {
    const Parameters = parametersInput(prefix, ruleset.meta.parameters);
    NestedField('House rules.', () => Parameters, { optional: true })(Opening.prototype, 'parameters');
  }
  return Opening;
}

/** The start that an opening input of this face asks for. */
export function startOf(face: RulesetFace, input: OpeningInput): Start {
  const { scenario, position } = input.start;
  return typeof scenario === 'string'
    ? { kind: 'scenario', scenario }
    : { kind: 'position', position: face.position.map(existing(position, 'position')) };
}

/** House rules that were set; those left out are left to their defaults. */
export const parametersOf = (face: RulesetFace, input: OpeningInput): ParameterValues =>
  parametersGiven(face.ruleset.meta.parameters, input.parameters ?? {});

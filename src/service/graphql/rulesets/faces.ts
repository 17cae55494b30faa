import { createUnionType } from '@nestjs/graphql';
import { memberName } from '../../../engine/index.js';
import { NestedField } from '../schema/input-fields.js';
import { Out } from '../schema/output-fields.js';
import { outputType } from '../schema/output-types.js';
import { BattleAccepted } from '../types/results.js';
import { ServiceError } from '../../contracts/index.js';
import type { RulesetFace } from './face.js';
import { BattleResultInput, OrdersInput, RulesetOpeningInput } from './oneof-inputs.js';
import { openingInput } from './opening-input.js';
import { addToSharedEnums } from './shared-enums.js';

const faces = new Map<string, RulesetFace>();

/** Where a ruleset's forecast stands in `BattleAccepted`: `planetary` → `planetaryForecast`. */
export const forecastMember = (code: string): string => `${memberName(code)}Forecast`;

/** Adds a ruleset to the API. Before the schema is made; a second time changes nothing. */
export function registerFace(face: RulesetFace): void {
  const { code } = face.ruleset.meta;
  if (faces.has(code)) return;
  faces.set(code, face);
  addToSharedEnums(face.ruleset.meta, face.words);
  const member = memberName(code);
  const add = (description: string, type: () => unknown, target: object) =>
    NestedField(description, type, { optional: true })(target, member);
  add(face.description, () => face.orders.type, OrdersInput.prototype);
  const Opening = openingInput(face);
  add(face.description, () => Opening, RulesetOpeningInput.prototype);
  const { battleResult } = face;
  if (battleResult) add(face.description, () => battleResult.type, BattleResultInput.prototype);
  addAnswers(face);
}

/**
 * Adds the rulesets of an application. A process has one schema: throws where rulesets were added that this application does not
 * show.
 */
export function registerFaces(shown: readonly RulesetFace[]): void {
  shown.forEach(registerFace);
  const others = [...faces.values()].filter((face) => !shown.includes(face));
  if (others.length === 0) return;
  const codes = others.map(({ ruleset }) => ruleset.meta.code);
  throw new Error(`The API of this process shows other rulesets already: ${codes.join(', ')}`);
}

/** Makes the object types of what a ruleset shows. */
function addAnswers({ ruleset, prefix, details, forecast }: RulesetFace): void {
  outputType(prefix, details.shape);
  if (!forecast) return;
  const type = outputType(prefix, forecast.shape);
  const field = Out(() => type, forecast.shape.said ?? '', { nullable: true });
  field(BattleAccepted.prototype, forecastMember(ruleset.meta.code));
}

export const allFaces = (): readonly RulesetFace[] => [...faces.values()];

/** The face of a ruleset; undefined when the service has none for it. */
export const faceOf = (code: string): RulesetFace | undefined => faces.get(code);

/** The face of an event's ruleset, found from its type; undefined for platform events. */
export const faceOfType = (type: string): RulesetFace | undefined =>
  faces.get(type.slice(0, type.indexOf('.')));

/** Which ruleset a oneOf input speaks of, and what it says. */
export function chosen<T>(input: object): { readonly face: RulesetFace; readonly value: T } {
  for (const face of faces.values()) {
    const value = (input as Record<string, unknown>)[memberName(face.ruleset.meta.code)];
    if (value !== undefined && value !== null) return { face, value: value as T };
  }
  throw new ServiceError('BAD_USER_INPUT', 'Exactly one ruleset must be given.');
}

export const PositionDetails = createUnionType({
  name: 'PositionDetails',
  description: "The ruleset's own state, fully typed.",
  types: () => allFaces().map(({ prefix, details }) => outputType(prefix, details.shape)) as never,
  resolveType: ((value: { readonly __typename: string }) => value.__typename) as never,
});

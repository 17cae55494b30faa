import { randomUUID } from 'node:crypto';
import {
  isTable,
  memberName,
  plainName,
  type ParameterDefinition,
  type ParameterValues,
} from '../../engine/index.js';
import type { Json } from '../../kernel/index.js';
import type { CaseOpening } from '../opening.js';
import type { ApiFace } from './face.js';

/** The input of `createCampaign` for the opening of a case, without dice; codes are still the ruleset's own. */
export function openingInput({ ruleset, seats, parameters, scenario, position }: CaseOpening, face: ApiFace) {
  const start = scenario === null ? { position: face.position(position) } : { scenario };
  const house =
    Object.keys(parameters).length > 0
      ? { parameters: parametersInput(ruleset.meta.parameters, parameters) }
      : {};
  return {
    commandId: randomUUID(),
    name: 'Conformance case',
    seats: seats.map(({ name, role }) => ({ name, role })),
    ruleset: { [memberName(ruleset.meta.code)]: { start, ...house } },
    diceMode: 'table',
  };
}

/** House rules as the API takes them: plain names, tables as lists of figures. */
function parametersInput(definitions: readonly ParameterDefinition[], given: ParameterValues) {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const tabled = definitions.some((each) => each.name === name && isTable(each.range));
      return [plainName(name), tabled ? figuresOf(value, []) : value];
    }),
  );
}

function figuresOf(value: Json | undefined, path: readonly string[]): readonly object[] {
  const figure = path.join('.');
  if (Array.isArray(value)) return [{ figure, numbers: value }];
  if (typeof value !== 'object' || value === null) return [{ figure, number: value }];
  return Object.entries(value).flatMap(([key, each]) => figuresOf(each, [...path, key]));
}

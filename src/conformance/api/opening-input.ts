import { randomUUID } from 'node:crypto';
import type { ParameterDefinition } from '../../engine/index.js';
import type { CaseOpening } from '../opening.js';
import { enumName, memberName, type ApiFace } from './face.js';

/** The input of `createCampaign` for the opening of a case, without dice. */
export function openingInput({ ruleset, seats, parameters, scenario, position }: CaseOpening, face: ApiFace) {
  const start = scenario === null ? { position: face.position(position) } : { scenario: enumName(scenario) };
  const named = Object.entries(parameters).map(([name, value]) => {
    const definition = ruleset.meta.parameters.find((each) => each.name === name);
    return [name, definition ? parameterInput(definition, value) : value];
  });
  return {
    commandId: randomUUID(),
    name: 'Conformance case',
    seats: seats.map(({ name, role }) => ({ name, role: enumName(role) })),
    ruleset: {
      [memberName(ruleset.meta.code)]: {
        start,
        ...(named.length > 0 ? { parameters: Object.fromEntries(named) } : {}),
      },
    },
    diceMode: 'TABLE',
  };
}

function parameterInput({ range }: ParameterDefinition, value: unknown): unknown {
  const isChoice = range.kind === 'choice' || range.kind === 'choices';
  if (!isChoice) return value;
  return Array.isArray(value) ? value.map(String).map(enumName) : enumName(String(value));
}

import { randomUUID } from 'node:crypto';
import type { CaseOpening } from '../opening.js';
import { memberName, type ApiFace } from './face.js';

/** The input of `createCampaign` for the opening of a case, without dice; codes are still the ruleset's own. */
export function openingInput({ ruleset, seats, parameters, scenario, position }: CaseOpening, face: ApiFace) {
  const start = scenario === null ? { position: face.position(position) } : { scenario };
  const house = Object.keys(parameters).length > 0 ? { parameters } : {};
  return {
    commandId: randomUUID(),
    name: 'Conformance case',
    seats: seats.map(({ name, role }) => ({ name, role })),
    ruleset: { [memberName(ruleset.meta.code)]: { start, ...house } },
    diceMode: 'table',
  };
}

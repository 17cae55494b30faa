import { registerEnumType } from '@nestjs/graphql';
import type { RulesetMeta } from '../../../engine/index.js';
import { enumName, type EnumValues } from '../schema/described-enum.js';
import type { SharedWords } from './face.js';

/** An enum whose values the rulesets bring. */
interface GrowingEnum {
  /** Values by GraphQL name; filled before the schema is made. */
  readonly values: EnumValues;
  /** Throws where another value has the same name. What several rulesets say of one value is told one after the other. */
  add(value: string, meaning: string): void;
}

function growingEnum(name: string, description: string): GrowingEnum {
  const values: Record<string, string> = {};
  const valuesMap: Record<string, { description: string }> = {};
  registerEnumType(values, { name, description, valuesMap });
  return {
    values,
    add: (value, meaning) => {
      const member = enumName(value);
      const known = values[member];
      if (known !== undefined && known !== value)
        throw new Error(`${name}.${member} would be both ${known} and ${value}`);
      values[member] = value;
      valuesMap[member] = { description: [valuesMap[member]?.description ?? [], meaning].flat().join(' ') };
    },
  };
}

const codes = growingEnum('RulesetCode', 'A ruleset of this service.');
const phases = growingEnum('PhaseCode', 'A phase of a turn, of whichever ruleset.');
const terrains = growingEnum('Terrain', 'What a place on the board is like, of whichever ruleset.');
const methods = growingEnum('BattleMethod', 'How a battle is resolved, of whichever ruleset.');

export const RulesetCodes = codes.values;
export const PhaseCodes = phases.values;
export const Terrains = terrains.values;
export const BattleMethods = methods.values;

/** Adds what a ruleset brings to the enums that all of them share. */
export function addToSharedEnums({ code, title, phases: own }: RulesetMeta, words: SharedWords): void {
  codes.add(code, title);
  for (const phase of own) phases.add(phase.code, `${phase.title} (${title}).`);
  for (const [value, meaning] of Object.entries(words.terrain)) terrains.add(value, meaning);
  for (const [value, meaning] of Object.entries(words.battleMethod)) methods.add(value, meaning);
}

import {
  formOf,
  memberName,
  type AnyRuleset,
  type CommandShape,
  type RulesetInputs,
} from '../../engine/index.js';
import type { Json, Shape } from '../../kernel/index.js';
import { RULESETS } from '../../rulesets/registry.js';
import type { ApiCommand, ApiFace, PlayMutation } from './face.js';

type Said = Readonly<Record<string, unknown>>;

/** How a ruleset is played over the API: by its inputs, read the other way. Throws for one that has none. */
export function apiFaceOf({ meta, inputs }: AnyRuleset): ApiFace {
  if (!inputs) throw new Error(`The ruleset ${meta.code} is not played over the API.`);
  return {
    ruleset: meta.code,
    command: (command) => commonOf(inputs, command) ?? saidOf(memberName(meta.code), inputs, command),
    position: (position: Json) => written(inputs.position, position),
  };
}

const written = (shape: Shape, value: unknown): Said => formOf(shape).write(value as never) as Said;

/** The mutation that says just this, where there is one. */
function commonOf({ common }: RulesetInputs, command: CommandShape): ApiCommand | null {
  const { battle, reason, ...rest } = command as CommandShape & Said;
  const found = Object.entries(common).find(
    ([, each]) => each !== null && JSON.stringify(sorted(each)) === JSON.stringify(sorted(rest)),
  );
  if (!found) return null;
  const input = { ...(battle === undefined ? {} : { battle }), ...(reason === undefined ? {} : { reason }) };
  return { mutation: found[0] as PlayMutation, input };
}

const sorted = (of: object): object =>
  Object.entries(of)
    .filter(([, value]) => value !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** A step of a battle, or else something that a seat orders. */
function saidOf(member: string, { orders, battleResult }: RulesetInputs, command: CommandShape): ApiCommand {
  const { battle, ...rest } = command as CommandShape & Said;
  if (battleResult && knows(battleResult, command.type)) {
    return {
      mutation: 'resolveBattle',
      input: { battle, result: { [member]: written(battleResult, rest) } },
    };
  }
  if (!knows(orders, command.type)) throw new Error(`the API has no command ${command.type}`);
  return { mutation: 'submitOrders', input: { orders: { [member]: written(orders, command) } } };
}

/** Whether some member of the input stands for this type of command. */
const knows = ({ written: how }: Shape, type: string): boolean =>
  how?.as === 'oneOf' &&
  Object.values(how.arms).some(
    (arm) => (arm.written?.as === 'tagged' && arm.written.word === type) || knows(arm, type),
  );

/** How each ruleset with inputs is played over the API. */
export const API_FACES: readonly ApiFace[] = RULESETS.filter(({ inputs }) => inputs).map((each) =>
  apiFaceOf(each),
);

import {
  engineStage,
  runCase,
  typeNamed,
  type LoadedCase,
  type SeenEvent,
  type Stage,
  eventsIn,
} from '../../src/conformance/index.js';
import type { AnyRuleset } from '../../src/engine/index.js';
import { fits, type Shape } from '../../src/kernel/index.js';
import { nameOf, peeled } from './described.js';

/** How something is said or happens in a case, and the rules that cases cover with it. */
export interface Example<T = unknown> {
  readonly value: T;
  readonly rules: ReadonlySet<string>;
}

type Examples<T> = Map<string, { value: T; rules: Set<string> }>;

const lengths = new WeakMap<object, number>();

/** Of its JSON: measured once, for one position stands in many cases. */
function length(value: unknown): number {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value).length;
  const known = lengths.get(value) ?? JSON.stringify(value).length;
  lengths.set(value, known);
  return known;
}

/** Keeps the shortest; of equal ones the first. */
function note<T>(examples: Examples<T>, key: string, value: T, rules: readonly string[]): void {
  const known = examples.get(key);
  if (!known) examples.set(key, { value, rules: new Set(rules) });
  else {
    rules.forEach((rule) => known.rules.add(rule));
    if (length(value) < length(known.value)) known.value = value;
  }
}

/** By type of command, name of a house rule, `Name` of a part, and `Name.WORD` of an arm of one: how cases say it. */
export function examplesOfInputs(
  ruleset: AnyRuleset,
  cases: readonly LoadedCase[],
  commands: ReadonlyMap<string, Shape>,
): ReadonlyMap<string, Example> {
  const examples: Examples<unknown> = new Map();
  for (const { given, when = [], rules } of cases) {
    const tell = (key: string, value: unknown) => note(examples, key, value, rules);
    for (const { command } of [...(given.after ?? []), ...when]) {
      if (ruleset.read?.(command).ok === false) continue;
      tell(command.type, command);
      const shape = commands.get(command.type);
      if (shape) walk(shape, command, tell);
    }
    if (ruleset.inputs) walk(ruleset.inputs.position, given.position, tell);
    Object.entries(given.parameters ?? {}).forEach(([name, value]) => tell(name, { [name]: value }));
  }
  return examples;
}

/** Looks at a value along its shape and tells what has a name. */
function walk(shape: Shape, value: unknown, tell: (key: string, value: unknown) => void): void {
  const { of } = peeled(shape);
  if (value === null || value === undefined) return;
  const name = nameOf(of);
  if (name !== undefined) tell(name, value);
  const members = value as Readonly<Record<string, unknown>>;
  if (of.is === 'record')
    Object.entries(of.members).forEach(([name, member]) => walk(member, members[name], tell));
  else if (of.is === 'list' && Array.isArray(value)) value.forEach((each) => walk(of.of, each, tell));
  else if (of.is === 'table') Object.values(members).forEach((each) => walk(of.of, each, tell));
  else if (of.is === 'either') {
    const fitting = of.of.find((each) => fits(each, value));
    if (fitting) walk(fitting, value, tell);
  } else if (of.is === 'choice') {
    const word = String(members[of.by]);
    if (name !== undefined) tell(`${name}.${word}`, value);
    const arm = of.of[word];
    if (arm) walk(arm, value, tell);
  }
}

/** Types that a case expects to happen, or to be seen by somebody. */
const expectedIn = ({ when = [], then }: LoadedCase): readonly string[] =>
  [then, ...when.flatMap((step) => step.then ?? [])]
    .flatMap((each) => [each, ...Object.values(each.seenBy ?? {})])
    .flatMap(({ events = [] }) =>
      eventsIn(events).flatMap(({ form }) =>
        typeof form === 'string' ? form : 'type' in form ? form.type : [],
      ),
    );

/**
 * By type of event: how it happens in the shortest case that names it, because of which rules, and which rules the cases cover
 * that name it. What records a command is what the shortest case gives.
 */
export async function examplesOfEvents(
  ruleset: AnyRuleset,
  cases: readonly LoadedCase[],
): Promise<ReadonlyMap<string, Example<SeenEvent>>> {
  const shortest = new Map<string, LoadedCase>();
  const covered = new Map<string, Set<string>>();
  for (const each of cases) {
    const given = (each.when ?? [])
      .filter((step) => !step.then?.refusals && !each.then.refusals)
      .map(({ command }) => recordOf(ruleset, command));
    const named = expectedIn(each).map((name) => ruleset.eventTypes.find((type) => typeNamed(type, name)));
    for (const type of new Set([...given, ...named])) {
      if (type === undefined) continue;
      const known = shortest.get(type);
      if (!known || length(each) < length(known)) shortest.set(type, each);
      covered.set(type, new Set([...(covered.get(type) ?? []), ...each.rules]));
    }
  }
  const examples: Examples<SeenEvent> = new Map();
  for (const each of new Set(shortest.values()))
    for (const event of await eventsOf(each, ruleset))
      note(examples, event.type, event, [...event.because, ...(covered.get(event.type) ?? [])]);
  return examples;
}

const ARBITER = { seat: 'arbiter', role: 'arbiter' } as const;

function recordOf(ruleset: AnyRuleset, command: { readonly type: string }): string | undefined {
  const reading = ruleset.read?.(command);
  return !reading || reading.ok ? ruleset.input(command as never, ARBITER)?.type : undefined;
}

/** Everything that happens in a case. */
async function eventsOf(each: LoadedCase, ruleset: AnyRuleset): Promise<readonly SeenEvent[]> {
  let stage: Stage | undefined;
  await runCase(each, [ruleset], (opening) => {
    stage = { ...engineStage(opening), brokenLaws: () => Promise.resolve([]) };
    return stage;
  });
  return (await stage?.look(null).events()) ?? [];
}

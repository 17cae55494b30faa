import {
  engineStage,
  eventsIn,
  findCaseFiles,
  readCases,
  runCase,
  typeNamed,
  type LoadedCase,
  type SeenEvent,
  type Stage,
} from '../src/conformance/index.js';
import type { AnyRuleset } from '../src/engine/index.js';

/** What no case of a ruleset holds about its events: types, each without the ruleset's code in front. */
export interface Unheld {
  readonly ruleset: string;
  /** Number of types of its events. */
  readonly types: number;
  /** Outcomes that no case expects, and inputs that no case gives. */
  readonly unnamed: readonly string[];
  /** Hidden from somebody in some case, but in no `seenBy … noEvents` of a case in which they happen. */
  readonly unguarded: readonly string[];
}

/** Plays the cases below a folder and tells which types of the ruleset's events they do not hold. */
export async function measureVisibility(ruleset: AnyRuleset, folder: string): Promise<Unheld> {
  const named = new Set<string>();
  const hidden = new Set<string>();
  const guarded = new Set<string>();
  for (const each of findCaseFiles(folder).flatMap((file) => readCases(file).cases)) {
    const happened = await played(each, ruleset, hidden);
    happened.filter((event) => event.kind === 'input').forEach((event) => named.add(event.type));
    const types = new Set(happened.map((event) => event.type));
    const { expected, kept } = namesIn(each);
    for (const type of types) {
      if (expected.some((name) => typeNamed(type, name))) named.add(type);
      if (kept.some((name) => typeNamed(type, name))) guarded.add(type);
    }
  }
  const short = (types: Iterable<string>) => [...types].map((type) => type.slice(type.indexOf('.') + 1));
  const own = ruleset.eventTypes;
  return {
    ruleset: ruleset.meta.code,
    types: own.length,
    unnamed: short(own.filter((type) => !named.has(type))),
    unguarded: short(own.filter((type) => hidden.has(type) && !guarded.has(type))),
  };
}

/** The events that a case speaks of; those that the public does not see at its end are added to `hidden`. */
async function played(
  each: LoadedCase,
  ruleset: AnyRuleset,
  hidden: Set<string>,
): Promise<readonly SeenEvent[]> {
  let stage: Stage | undefined;
  let since = 0;
  let before = each.when?.length ? (each.given.after?.length ?? 0) + 1 : 0;
  await runCase(each, [ruleset], (opening) => {
    const bare = engineStage(opening);
    const all = bare.look(null);
    // Steps of `given` are over where the first of `when` begins.
    const play: Stage['play'] = async (command) => {
      before -= 1;
      if (before === 0) since = (await all.events()).length;
      return bare.play(command);
    };
    // The laws are tried where the cases are tests.
    return (stage = { ...bare, play, brokenLaws: () => Promise.resolve([]) });
  });
  const all = (await stage?.look(null).events()) ?? [];
  if (!stage || all.length === 0) return [];
  const open = new Set((await stage.look('public').events()).map((event) => event.place));
  all.filter((event) => !open.has(event.place)).forEach((event) => hidden.add(event.type));
  return all.slice(since);
}

/** Types of events that a case expects, and those that somebody shall not see. */
export function namesIn({ when = [], then }: LoadedCase) {
  const thens = [then, ...when.flatMap((step) => step.then ?? [])];
  const others = thens.flatMap((each) => Object.values(each.seenBy ?? {}));
  const expected = [...thens, ...others].flatMap(({ events = [] }) =>
    eventsIn(events).flatMap(({ form }) =>
      typeof form === 'string' ? form : 'type' in form ? form.type : [],
    ),
  );
  return { expected, kept: others.flatMap(({ noEvents = [] }) => noEvents) };
}

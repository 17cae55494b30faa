import {
  engineStage,
  eventsIn,
  findCaseFiles,
  readCases,
  runCase,
  typeNamed,
  type Finding,
  type LoadedCase,
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

/** Plays cases of a ruleset and notes which types of its events they hold. */
export class Visibility {
  private readonly named = new Set<string>();
  private readonly hidden = new Set<string>();
  private readonly guarded = new Set<string>();

  constructor(private readonly ruleset: AnyRuleset) {}

  /** Plays a case; `laws`: whether the promises that always hold are tried too. Empty when it holds. */
  async play(each: LoadedCase, laws: boolean): Promise<readonly Finding[]> {
    let stage: Stage | undefined;
    let since = 0;
    let before = each.when?.length ? (each.given.after?.length ?? 0) + 1 : 0;
    const findings = await runCase(each, [this.ruleset], (opening) => {
      const bare = engineStage(opening);
      const all = bare.look(null);
      // Steps of `given` are over where the first of `when` begins.
      const play: Stage['play'] = async (command) => {
        before -= 1;
        if (before === 0) since = (await all.events()).length;
        return bare.play(command);
      };
      return (stage = { ...bare, play, ...(laws ? {} : { brokenLaws: () => Promise.resolve([]) }) });
    });
    if (stage) await this.note(each, stage, since);
    return findings;
  }

  /** The events that a case speaks of, from one on, and those that the public does not see at its end. */
  private async note(each: LoadedCase, stage: Stage, since: number): Promise<void> {
    const all = await stage.look(null).events();
    if (all.length === 0) return;
    const open = new Set((await stage.look('public').events()).map((event) => event.place));
    all.filter((event) => !open.has(event.place)).forEach((event) => this.hidden.add(event.type));
    const happened = all.slice(since);
    happened.filter((event) => event.kind === 'input').forEach((event) => this.named.add(event.type));
    const { expected, kept } = namesIn(each);
    for (const type of new Set(happened.map((event) => event.type))) {
      if (expected.some((name) => typeNamed(type, name))) this.named.add(type);
      if (kept.some((name) => typeNamed(type, name))) this.guarded.add(type);
    }
  }

  /** What the cases that were played do not hold. */
  unheld(): Unheld {
    const own = this.ruleset.eventTypes;
    const short = (types: readonly string[]) => types.map((type) => type.slice(type.indexOf('.') + 1));
    return {
      ruleset: this.ruleset.meta.code,
      types: own.length,
      unnamed: short(own.filter((type) => !this.named.has(type))),
      unguarded: short(own.filter((type) => this.hidden.has(type) && !this.guarded.has(type))),
    };
  }
}

/** Plays the cases below a folder and tells which types of the ruleset's events they do not hold. */
export async function measureVisibility(ruleset: AnyRuleset, folder: string): Promise<Unheld> {
  const visibility = new Visibility(ruleset);
  const cases = findCaseFiles(folder).flatMap((file) => readCases(file).cases);
  for (const each of cases) await visibility.play(each, false);
  return visibility.unheld();
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

import type { AnyRuleset } from '../../engine/index.js';
import type { SightForm, ThenForm } from '../case-form.js';
import type { LoadedCase } from '../case-files.js';
import type { CaseOpening } from '../opening.js';
import { parsePath } from '../path.js';
import type { Look } from '../stage.js';
import { catalogueOf } from './event-catalogue.js';
import { thereIsNo, type Mistake } from './mistake.js';
import { readStatePath } from './state-paths.js';

type Path = readonly PropertyKey[];

/** A name in an expectation that holds also where nothing bears it. */
interface Named {
  readonly path: Path;
  readonly name: string;
}

/**
 * Names in `absent`, and in balances of 0, of things that there never were: nothing is called so in the position, in the commands,
 * in what has happened, in the state that it led to or in the tables of the ruleset. Told of a case that holds otherwise.
 */
export async function nameMistakes(
  { given, when = [], then }: LoadedCase,
  { ruleset, position, seats }: CaseOpening,
  look: Look,
): Promise<readonly Mistake[]> {
  const steps = when.flatMap((step, at) =>
    step.then ? [{ then: step.then, path: ['when', at, 'then'] as Path }] : [],
  );
  const named = [{ then, path: ['then'] as Path }, ...steps].flatMap((each) =>
    namesOf(each.then, each.path, ruleset),
  );
  if (named.length === 0) return [];
  const commands = [...(given.after ?? []), ...when].map(({ command }) => command);
  const happened = (await look.events()).map(({ data }) => data);
  const accounts = Object.keys(await look.balances());
  const known = new Set<string>(ruleset.names);
  gather(
    accounts.map((account) => account.split(':')),
    known,
  );
  gather([position, seats, commands, happened, await look.state()], known);
  return named
    .filter(({ name }) => !isKnown(name, known))
    .map(({ path, name }) => ({ path, message: thereIsNo('thing called', name, [...known]) }));
}

const namesOf = (then: ThenForm, path: Path, ruleset: AnyRuleset): readonly Named[] => [
  ...ofSight(then, path, ruleset),
  ...Object.entries(then.seenBy ?? {}).flatMap(([seat, sight]) =>
    ofSight(sight, [...path, 'seenBy', seat], ruleset),
  ),
  ...Object.entries(then.balances ?? {}).flatMap(([account, amount]) =>
    amount === 0 ? account.split(':').map((name) => ({ path: [...path, 'balances', account], name })) : [],
  ),
];

function ofSight({ absent = [] }: SightForm, path: Path, { meta }: AnyRuleset): readonly Named[] {
  const { state } = catalogueOf(meta.code);
  return absent.flatMap((key, at) => {
    const here = [...path, 'absent', at];
    const segments = parsePath(key, here);
    // The root has been looked up, also where the shape of the state is not recorded.
    const read = readStatePath(state ? segments : segments.slice(1), state);
    return 'names' in read ? read.names.map((name) => ({ path: here, name })) : [];
  });
}

/** What ends in a number is known where another one is: the service numbers what it makes. Numbers and places are no names. */
const isKnown = (name: string, known: ReadonlySet<string>): boolean =>
  known.has(name) ||
  /^-?\d+(,-?\d+)*$/.test(name) ||
  (/\D\d+$/.test(name) && [...known].some((each) => /\D\d+$/.test(each) && stemOf(each) === stemOf(name)));

const stemOf = (name: string): string => name.replace(/\d+$/, '');

/** All words in a value, keys among them. */
function gather(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    into.add(key);
    gather(each, into);
  }
}

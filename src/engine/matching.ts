import {
  facesEntered,
  rollKeyText,
  thrownNotation,
  violation,
  type EnteredRoll,
  type RollKey,
  type RuleId,
  type Violation,
} from '../kernel/index.js';
import type { AwaitedRoll } from './decision.js';

/** Faces as somebody says them: roll by roll, in the order asked, or both. */
export interface EnteredFaces {
  readonly dice: readonly {
    readonly rule: string;
    readonly purpose: string;
    readonly subject: string;
    /** Left out: the first such roll that is asked for. */
    readonly counter?: number;
    readonly faces: readonly number[];
    /** Names, in place of faces, where it is a draw. */
    readonly drawn?: readonly string[] | undefined;
  }[];
  /** For the rolls asked for that `dice` does not name, in their order, as many as are at hand. */
  readonly faces: readonly number[];
  /** All other rolls are the service's to throw. */
  readonly rest: boolean;
  /** They take the place of faces that were entered before. */
  readonly corrects?: true | undefined;
}

type Recorded = Omit<EnteredFaces, 'dice' | 'faces'> & { readonly entered: readonly EnteredRoll[] };
type Served = AwaitedRoll & EnteredRoll;

export interface Matched {
  readonly served: readonly Served[];
  readonly violations: readonly Violation[];
}

/** Puts faces to the rolls that are asked for; what is for none of them is a violation, as are faces that do not fit. */
export function matchFaces(
  asked: readonly AwaitedRoll[],
  said: EnteredFaces | Recorded,
  enteredBy: string,
  rule: RuleId,
): Matched {
  const given = 'entered' in said ? byKey(asked, said.entered) : asSaid(asked, said, rule);
  const served: Served[] = [];
  const violations = [...given.violations];
  for (const { roll, path, ...entry } of given.rolls) {
    const { key } = roll;
    const faces = facesEntered(entry, roll, 0);
    if (!('code' in faces)) served.push({ ...roll, faces, enteredBy });
    else {
      const params = { key: { ...key }, given: faces.given, notation: thrownNotation(roll) };
      const place = faces.name === undefined ? path : [...path, 'drawn', faces.name];
      violations.push(violation(key.rule, faces.code, place, params));
    }
  }
  if (served.length === 0 && violations.length === 0 && !said.rest) {
    return { served, violations: [violation(rule, 'NO_FACES', ['faces'])] };
  }
  return { served, violations };
}

interface Given {
  readonly rolls: readonly {
    readonly roll: AwaitedRoll;
    readonly faces: readonly number[];
    readonly drawn?: readonly string[] | undefined;
    readonly path: readonly (string | number)[];
  }[];
  readonly violations: readonly Violation[];
}

/** Faces of a history: those of rolls that are not asked for (any more) are left out. */
function byKey(asked: readonly AwaitedRoll[], entered: readonly EnteredRoll[]): Given {
  const rolls = entered.flatMap(({ key, faces }, at) => {
    const roll = asked.find((each) => rollKeyText(each.key) === rollKeyText(key));
    return roll ? [{ roll, faces, path: ['dice', at] }] : [];
  });
  return { rolls, violations: [] };
}

function asSaid(asked: readonly AwaitedRoll[], { dice, faces }: EnteredFaces, rule: RuleId): Given {
  const open = [...asked];
  const rolls: Given['rolls'][number][] = [];
  const violations: Violation[] = [];
  for (const [at, entry] of dice.entries()) {
    const place = open.findIndex(({ key }) => isFor(entry, key));
    const [roll] = place < 0 ? [] : open.splice(place, 1);
    if (roll) rolls.push({ roll, faces: entry.faces, drawn: entry.drawn, path: ['dice', at] });
    else violations.push(violation(entry.rule, 'UNUSED_DICE', ['dice', at], plain(entry)));
  }
  const left = [...faces];
  for (const roll of open) {
    if (left.length === 0) break;
    rolls.push({ roll, faces: left.splice(0, roll.count), path: ['faces'] });
  }
  if (left.length > 0) {
    const params = { asked: faces.length - left.length, given: faces.length };
    violations.push(violation(rule, 'FACES_LEFT_OVER', ['faces'], params));
  }
  return { rolls, violations };
}

const isFor = (entry: EnteredFaces['dice'][number], key: RollKey): boolean =>
  entry.rule === key.rule &&
  entry.purpose === key.purpose &&
  entry.subject === key.subject &&
  (entry.counter ?? key.counter) === key.counter;

const plain = ({ rule, purpose, subject, counter }: EnteredFaces['dice'][number]) => ({
  key: { rule, purpose, subject, ...(counter === undefined ? {} : { counter }) },
});

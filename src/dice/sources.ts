import { createHash } from 'node:crypto';
import { rollKeyText, type DiceFault, type DiceSource, type Faces, type RollKey } from '../kernel/index.js';
import { drawFaces } from './faces.js';
import { turnSecret, type DiceRoot } from './roots.js';

/** Faces from a real table for one roll; whoever enters them need not know turn and phase. */
export interface EnteredFaces {
  readonly rule: string;
  readonly purpose: string;
  readonly subject: string;
  /** Default 0: the first roll of its key. */
  readonly counter?: number;
  readonly faces: readonly number[];
}

/** Who answers for faces from a real table: seat ids. */
export interface EnteredBy {
  readonly enteredBy?: string;
  readonly confirmedBy?: string;
}

/**
 * Dice under a commitment. Rolls that must be thrown by hand take their faces from `entered`; faces entered for
 * any other roll stay unused, so that nobody overrules committed dice.
 */
export function committedDice(
  root: DiceRoot,
  entered: readonly EnteredFaces[] = [],
  by: EnteredBy = {},
): DiceSource {
  const table = tableDice(entered, by);
  const secrets = new Map<number, string>();
  const secretOf = (turn: number): string => {
    const secret = secrets.get(turn) ?? turnSecret(root, turn);
    secrets.set(turn, secret);
    return secret;
  };
  return {
    throw: (key, count, sides, byHand) =>
      byHand
        ? table.throw(key, count, sides, byHand)
        : { faces: drawFaces(secretOf(key.turn), key, count, sides), source: 'committed' },
    get supplied() {
      return table.supplied;
    },
    turnSecret: secretOf,
  };
}

const entryText = (entry: Pick<RollKey, 'rule' | 'purpose' | 'subject'> & { counter?: number }): string =>
  JSON.stringify([entry.rule, entry.purpose, entry.subject, entry.counter ?? 0]);

/**
 * Dice of a real table, for one command. An entry serves the roll with its rule, purpose, subject and counter.
 * Where one command needs several such rolls (in two of its phases, say), entries that read alike serve them in
 * the order of entry. A roll without an entry is `missing`.
 */
export function tableDice(entered: readonly EnteredFaces[], by: EnteredBy = {}): DiceSource {
  const servedBy = new Map<string, number>();
  const served: (RollKey | undefined)[] = entered.map(() => undefined);

  const entryFor = (key: RollKey): number => {
    const text = rollKeyText(key);
    const before = servedBy.get(text);
    if (before !== undefined) return before;
    const wanted = entryText(key);
    const index = entered.findIndex((entry, at) => !served[at] && entryText(entry) === wanted);
    if (index >= 0) {
      servedBy.set(text, index);
      served[index] = key;
    }
    return index;
  };

  return {
    throw: (key, count, sides) => {
      const index = entryFor(key);
      const entry = entered[index];
      if (!entry) return 'missing';
      return faultOf(entry.faces, count, sides, index) ?? { faces: [...entry.faces], source: 'table', ...by };
    },
    get supplied() {
      return served.map((key, at) => key ?? unservedKey(entered[at]!));
    },
    turnSecret: () => null,
  };
}

/** The key of an entry that no roll has asked for: it stands in no phase of any ruleset. */
const unservedKey = ({ rule, purpose, subject, counter = 0 }: EnteredFaces): RollKey => ({
  ruleset: '',
  turn: 0,
  phase: '',
  rule,
  purpose,
  subject,
  counter,
});

function faultOf(
  given: readonly number[],
  count: number,
  sides: number,
  index: number,
): DiceFault | undefined {
  if (given.length !== count) return { code: 'WRONG_COUNT', given, index };
  const fits = (face: number): boolean => Number.isInteger(face) && face >= 1 && face <= sides;
  return given.every(fits) ? undefined : { code: 'FACE_OUT_OF_RANGE', given, index };
}

/**
 * Faces in the order they are asked for, for tests and cases: flat (`[3, 4, 5]`) or by roll (`[[3], [4, 5]]`), where
 * each roll must ask for as many dice as its list holds. `missing` when they have run out.
 */
export function scriptedDice(script: readonly (number | readonly number[])[]): DiceSource {
  const queue = [...script];
  const thrown = new Map<string, Faces>();
  const take = (count: number): readonly number[] | undefined => {
    const first = queue[0];
    if (first === undefined) return undefined;
    if (typeof first !== 'number') return queue.shift() as readonly number[];
    return queue.splice(0, count) as number[];
  };
  return {
    throw: (key, count, sides) => {
      const before = thrown.get(rollKeyText(key));
      if (before) return before;
      const given = take(count);
      if (!given) return 'missing';
      const { code } = faultOf(given, count, sides, 0) ?? {};
      if (code) return { code, given };
      const faces: Faces = { faces: given, source: 'scripted' };
      thrown.set(rollKeyText(key), faces);
      return faces;
    },
    supplied: [],
    turnSecret: () => null,
  };
}

/** Dice that follow from a seed, for tests and demonstrations: same seed and key, same faces; nothing is published. */
export function seededDice(seed: string): DiceSource {
  const secret = createHash('sha256').update(seed, 'utf8').digest('hex');
  return {
    throw: (key, count, sides) => ({ faces: drawFaces(secret, key, count, sides), source: 'scripted' }),
    supplied: [],
    turnSecret: () => null,
  };
}

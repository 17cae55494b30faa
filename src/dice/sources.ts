import { createHash } from 'node:crypto';
import {
  drawnUnderText,
  facesEntered,
  itemAt,
  rollKeyText,
  type Audience,
  type DiceFault,
  type DiceSource,
  type Faces,
  type RollKey,
} from '../kernel/index.js';
import { drawFaces } from './faces.js';
import { turnSecret, type DiceRoot } from './roots.js';
import type { DiceKey, Proven } from './vrf.js';

/** Faces from a real table for one roll; whoever enters them need not know turn and phase. */
export interface EnteredFaces {
  readonly rule: string;
  readonly purpose: string;
  readonly subject: string;
  /** Which of several rolls that read alike; left out, the next of them that is thrown. */
  readonly counter?: number;
  readonly faces: readonly number[];
  /** Names, in place of faces, where it is a draw. */
  readonly drawn?: readonly string[] | undefined;
}

/** Who answers for faces from a real table: seat ids. */
export interface EnteredBy {
  readonly enteredBy?: string;
  readonly confirmedBy?: string;
}

/** How faces from a real table come to a command. */
export interface TableOptions {
  /** Whether whoever hands them in may enter faces for a roll of this audience; default yes. */
  readonly mayEnter?: (audience: Audience) => boolean;
  /** Faces for the rolls that `entered` does not name, as they are thrown. */
  readonly inOrder?: readonly number[];
}

/**
 * Dice that are proved, roll by roll, to whoever may see them. Rolls that must be thrown by hand take their faces from
 * `entered`; faces entered for any other roll stay unused, so that nobody overrules committed dice.
 */
export function provenDice(
  key: DiceKey,
  entered: readonly EnteredFaces[] = [],
  by: EnteredBy = {},
  options: TableOptions = {},
): DiceSource {
  const table = tableDice(entered, by, options);
  const proven = new Map<string, Proven>();
  const proofOf = (alpha: string): Proven => {
    const made = proven.get(alpha) ?? key.prove(alpha);
    proven.set(alpha, made);
    return made;
  };
  return {
    throw: (roll, count, sides, byHand, audience, under, from) => {
      if (byHand) return table.throw(roll, count, sides, byHand, audience);
      if (!under) throw new Error('These dice are thrown under a commitment of theirs alone');
      const { proof, beta } = proofOf(drawnUnderText(under));
      return { faces: drawFaces(beta, roll, count, sides, from ? 1 : 0), source: 'committed', proof };
    },
    get supplied() {
      return table.supplied;
    },
    ...(table.inOrder ? { inOrder: table.inOrder } : {}),
    turnSecret: () => null,
  };
}

/**
 * Dice under the end of a chain of turn secrets, as in timelines of old. Rolls that must be thrown by hand take their
 * faces from `entered`; faces entered for any other roll stay unused, so that nobody overrules committed dice.
 */
export function committedDice(
  root: DiceRoot,
  entered: readonly EnteredFaces[] = [],
  by: EnteredBy = {},
  options: TableOptions = {},
): DiceSource {
  const table = tableDice(entered, by, options);
  const secrets = new Map<number, string>();
  const secretOf = (turn: number): string => {
    const secret = secrets.get(turn) ?? turnSecret(root, turn);
    secrets.set(turn, secret);
    return secret;
  };
  return {
    throw: (key, count, sides, byHand, audience, _under, from) =>
      byHand
        ? table.throw(key, count, sides, byHand, audience)
        : {
            faces: drawFaces(secretOf(key.turn), key, count, sides, from ? 1 : 0),
            source: 'committed',
          },
    get supplied() {
      return table.supplied;
    },
    ...(table.inOrder ? { inOrder: table.inOrder } : {}),
    turnSecret: secretOf,
  };
}

/** Dice that are in force until a commitment is made anew, and proved ones from then on. */
export const committingAnew = (
  before: DiceSource,
  proven: DiceSource,
  anew: DiceSource['anew'] | null,
): DiceSource => ({
  ...before,
  throw: (...roll) => (roll[5] ? proven : before).throw(...roll),
  get supplied() {
    return before.supplied;
  },
  ...(anew ? { anew } : {}),
});

/**
 * Dice of a real table, and, for whoever leaves the rest to the service (`rest`), dice of the service for the rolls that
 * they may know, those excepted that must be thrown by hand.
 */
export function mixedDice(
  table: DiceSource,
  service: DiceSource,
  { mayEnter = ANYBODY }: TableOptions,
  rest: boolean,
): DiceSource {
  return {
    ...table,
    throw: (...roll) => {
      const [, , , byHand, audience] = roll;
      const thrown = table.throw(...roll);
      const left = thrown === 'missing' && rest && !byHand && mayEnter(audience);
      return left ? service.throw(...roll) : thrown;
    },
    get supplied() {
      return table.supplied;
    },
    turnSecret: (turn) => service.turnSecret(turn),
    ...(service.anew ? { anew: service.anew } : {}),
  };
}

const ANYBODY = (): boolean => true;

const isFor = (entry: EnteredFaces, key: RollKey): boolean =>
  entry.rule === key.rule &&
  entry.purpose === key.purpose &&
  entry.subject === key.subject &&
  (entry.counter ?? key.counter) === key.counter;

/**
 * Dice of a real table, for one command. An entry serves the roll with its rule, purpose, subject and, where it says
 * one, counter. Where one command needs several such rolls (a tie rolled again, two of its phases), entries that read
 * alike serve them in the order of entry. A roll without an entry, or one that `mayEnter` bars, is `missing`.
 */
export function tableDice(
  entered: readonly EnteredFaces[],
  by: EnteredBy = {},
  { mayEnter = ANYBODY, inOrder = [] }: TableOptions = {},
): DiceSource {
  const servedBy = new Map<string, number>();
  const served: (RollKey | undefined)[] = entered.map(() => undefined);
  const unnamed = facesInOrder(inOrder, { source: 'table', ...by });

  const entryFor = (key: RollKey): number => {
    const text = rollKeyText(key);
    const before = servedBy.get(text);
    if (before !== undefined) return before;
    const index = entered.findIndex((entry, at) => !served[at] && isFor(entry, key));
    if (index >= 0) {
      servedBy.set(text, index);
      served[index] = key;
    }
    return index;
  };

  return {
    throw: (key, count, sides, _byHand, audience, _under, from) => {
      if (!mayEnter(audience)) return 'missing';
      const index = entryFor(key);
      const entry = entered[index];
      if (!entry) return unnamed.throw(key, count, sides, from);
      const faces = facesEntered(entry, { count, sides, from }, index);
      return 'code' in faces ? faces : { faces, source: 'table', ...by };
    },
    get supplied() {
      return served.map((key, at) => key ?? unservedKey(itemAt(entered, at)));
    },
    ...(inOrder.length > 0 ? { inOrder } : {}),
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

/** What somebody may say in a script: a face, the faces of a roll, the names of a draw. */
export type Scripted = number | readonly number[] | { readonly draw: readonly string[] };

/**
 * Faces in the order they are asked for, for tests and cases: flat (`[3, 4, 5]`) or by roll (`[[3], [4, 5]]`), where
 * each roll must ask for as many dice as its list holds; of a draw its names (`{ draw: [a, b] }`). `missing` when they have run out.
 */
export function scriptedDice(script: readonly Scripted[]): DiceSource {
  const dice = facesInOrder(script, { source: 'scripted' });
  return {
    throw: (key, count, sides, _byHand, _audience, _under, from) => dice.throw(key, count, sides, from),
    supplied: [],
    turnSecret: () => null,
  };
}

type Taken = Faces | 'missing' | DiceFault;
type Said = Pick<EnteredFaces, 'faces' | 'drawn'>;

function facesInOrder(script: readonly Scripted[], source: Omit<Faces, 'faces'>) {
  const queue = [...script];
  const thrown = new Map<string, Faces>();
  const take = (count: number): Said | undefined => {
    const first = queue[0];
    if (first === undefined) return undefined;
    if (typeof first === 'number') {
      const end = queue.findIndex((each) => typeof each !== 'number');
      return { faces: queue.splice(0, end < 0 ? count : Math.min(count, end)) as number[] };
    }
    queue.shift();
    return 'draw' in first ? { faces: [], drawn: first.draw } : { faces: first };
  };
  return {
    throw: (key: RollKey, count: number, sides: number, from?: readonly string[]): Taken => {
      const before = thrown.get(rollKeyText(key));
      if (before) return before;
      const said = take(count);
      if (!said) return 'missing';
      const given = facesEntered(said, { count, sides, from }, 0);
      if ('code' in given) {
        const { index: _, ...fault } = given;
        return fault;
      }
      const faces: Faces = { faces: given, ...source };
      thrown.set(rollKeyText(key), faces);
      return faces;
    },
  };
}

/** Dice that follow from a seed, for tests and demonstrations: same seed and key, same faces; nothing is published. */
export function seededDice(seed: string): DiceSource {
  const secret = createHash('sha256').update(seed, 'utf8').digest('hex');
  return {
    throw: (key, count, sides, _byHand, _audience, _under, from) => ({
      faces: drawFaces(secret, key, count, sides, from ? 1 : 0),
      source: 'scripted',
    }),
    supplied: [],
    turnSecret: () => null,
  };
}

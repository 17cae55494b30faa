import type { Audience } from './events.js';
import type { RuleId } from './rules.js';

/**
 * How a timeline gets its faces: drawn under a published commitment, entered from real dice, or either: entered, and
 * drawn where whoever may enter them leaves them to the service.
 */
export type DiceMode = 'committed' | 'table' | 'mixed';

/** What binds the dice of a timeline. Also the data of `dice.Committed`, by which another one takes its place. */
export interface DiceCommitment {
  readonly mode: DiceMode;
  /** SHA-256 of the public key, or the end of a reversed hash chain, hex; null for table dice. */
  readonly commitment: string | null;
  /** Number of turns a chain has secrets for; 0 where there is none. */
  readonly turns: number;
  /** Set where faces are drawn from proofs; without it from the secrets of a chain, as in timelines of old. */
  readonly vrf?: ProvenDice;
}

/** Dice of which every face is proved to whoever may see it: RSA-FDH-VRF-SHA256 of RFC 9381. */
export interface ProvenDice {
  /** Modulus of 2048 bits, hex; the exponent is 65537. */
  readonly publicKey: string;
  /** Tells apart dice under one key: counted up with every commitment of a campaign. */
  readonly domain: number;
  /** With the first commitment under a key: proofs that it leaves no choice of outputs. */
  readonly certificate?: readonly string[];
}

/** What the proof of a run of rolls is made for; the faces of each follow from it by the roll's own key. */
export interface DrawnUnder {
  readonly domain: number;
  /** What the seats have added, SHA-256 in hex, in the order of its events. */
  readonly entropy: readonly string[];
  /** Of whoever may see the run. */
  readonly audience: Audience['to'];
  /** Key of the first roll of the run. */
  readonly first: RollKey;
}

/** One throw for one purpose: `count` dice with `sides` faces. Notation `2D6` = count 2, sides 6. */
export interface RollRequest<R extends RuleId = RuleId> {
  readonly count: number;
  readonly sides: number;
  /** The rule that asks for the roll. */
  readonly for: R;
  /** Plain words, stable: part of the roll's key, e.g. `casualty`. */
  readonly purpose: string;
  /**
   * Whom or what it is rolled for: seat, unit, model, hex … Part of the key. Up to its first point it names the piece
   * whose rolls share a proof, e.g. the detachment `d14` of a model `d14.u3.m1`.
   */
  readonly subject: string;
  /** Seat that it is thrown for, where its subject does not tell, or is another one's. No part of the key. */
  readonly thrownFor?: string | null;
  /** True where the faces must come from a real table even if the campaign's other dice do not. */
  readonly byHand?: boolean;
}

/**
 * Names drawn one after the other and not put back, each time every one that is left equally likely; a shuffle draws all of
 * them. Equal names are alike, as cards of one kind. A draw is thrown with dice that fall: the first has a side for every name,
 * each later one a side less, and a face is the place of a name among those left.
 */
export interface DrawRequest<R extends RuleId = RuleId> extends Omit<
  RollRequest<R>,
  'count' | 'sides' | 'byHand'
> {
  /** What is drawn from, 1000 names at most, in an order that follows from the state. */
  readonly of: readonly string[];
  /** How many; all of them where there are fewer. */
  readonly count: number;
}

/** A roll, or, with the names that it is drawn from, a draw. */
export type Throw<R extends RuleId = RuleId> = RollRequest<R> & { readonly from?: readonly string[] };

/**
 * What identifies a roll in its timeline. `counter` tells apart rolls of one turn and phase that agree
 * in everything else (a tie rolled again). A face depends on this key only, never on how many rolls came before.
 */
export interface RollKey {
  readonly ruleset: string;
  readonly turn: number;
  readonly phase: string;
  readonly rule: RuleId;
  readonly purpose: string;
  readonly subject: string;
  readonly counter: number;
}

export type DiceOrigin = 'committed' | 'table' | 'scripted';

/** Faces, 1…sides each, in the order thrown, and where they come from. */
export interface Faces {
  readonly faces: readonly number[];
  readonly source: DiceOrigin;
  /** Seat that entered table dice. */
  readonly enteredBy?: string;
  readonly confirmedBy?: string;
  /** Of committed dice that are proved: the proof that they follow from, base64url. */
  readonly proof?: string;
}

/** A roll that a table-dice decision waits for. */
export interface NeededRoll {
  readonly key: RollKey;
  readonly count: number;
  /** Of a draw: how many names it is drawn from. */
  readonly sides: number;
  /** The names, where it is a draw. */
  readonly from?: readonly string[];
}

/** Faces that somebody has entered for one roll. */
export interface EnteredRoll {
  readonly key: RollKey;
  readonly faces: readonly number[];
  /** Seat that entered them. */
  readonly enteredBy: string | null;
}

/** Says why faces that were handed in for a roll cannot be used. */
export interface DiceFault {
  readonly code: 'WRONG_COUNT' | 'FACE_OUT_OF_RANGE' | 'NOT_AMONG_THEM';
  readonly given: readonly (number | string)[];
  /** Index of the offending entry among the faces handed in. */
  readonly index?: number;
  /** Index of the name in that entry which is not among those left. */
  readonly name?: number;
}

/**
 * A maker of faces. Pure: same key, same faces.
 */
export interface DiceSource {
  /**
   * `missing` = the faces must come from the table and were not supplied.
   * @param audience who may know the roll: faces that somebody else enters for it are not taken
   * @param under what the faces are proved for; undefined where the dice in force are not proved
   * @param from names of a draw, of which the faces are places; undefined for dice whose sides do not fall
   */
  throw(
    key: RollKey,
    count: number,
    sides: number,
    byHand: boolean,
    audience: Audience,
    under?: DrawnUnder,
    from?: readonly string[],
  ): Faces | 'missing' | DiceFault;
  /** Keys of all faces that were handed in, in the order of entry; those that no roll used are refused. */
  readonly supplied: readonly RollKey[];
  /** Faces that were handed in without keys, for the rolls as they are thrown; those that no roll used are refused. */
  readonly inOrder?: readonly number[];
  /** The secret of a turn that has ended, of dice that are not proved, hex; null where there is nothing to publish. */
  turnSecret(turn: number): string | null;
  /**
   * Another commitment that must be in force before a roll; null where there is none.
   * @param lastTurn turn of the roll before it
   */
  anew?(key: RollKey, lastTurn: number): DiceCommitment | null;
}

/** Data of `dice.DiceRolled`. */
export interface DiceRolledData {
  /** Number of the roll in its timeline, 1-based, gap-free. */
  readonly roll: number;
  readonly key: RollKey;
  /** E.g. `2D6`. */
  readonly notation: string;
  readonly faces: readonly number[];
  readonly source: DiceOrigin;
  readonly enteredBy: string | null;
  readonly confirmedBy: string | null;
  /** Seat that it was thrown for; null where it is nobody's. Rolls of old do not say it. */
  readonly thrownFor?: string | null;
  /** Of proved dice: with the first roll of a run the proof, 342 characters of base64url; with the others its beginning. */
  readonly proof?: string;
  /** With the first roll of a run: who may see it, as the proof was made for. */
  readonly shownTo?: Audience['to'];
}

/** Data of `dice.Drawn`: the faces are places among the names left, the notation e.g. `5 of 49`. */
export interface DrawnData extends DiceRolledData {
  /** What was drawn from. */
  readonly from: readonly string[];
  /** Names in drawn order: `drawnNames(from, faces)`. */
  readonly drawn: readonly string[];
}

/** Types of events that say what the dice said. */
export const isRollType = (type: string): boolean => type === 'dice.DiceRolled' || type === 'dice.Drawn';

/**
 * What is wrong with faces entered for a roll; undefined where they fit. `index`: their place among what was handed in;
 * `falls`: by how much each die has fewer sides than the one before it, 1 for a draw.
 */
export function faultOf(
  given: readonly number[],
  count: number,
  sides: number,
  index: number,
  falls: 0 | 1 = 0,
): DiceFault | undefined {
  if (given.length !== count) return { code: 'WRONG_COUNT', given, index };
  const fits = (face: number, at: number): boolean =>
    Number.isInteger(face) && face >= 1 && face <= sides - at * falls;
  return given.every(fits) ? undefined : { code: 'FACE_OUT_OF_RANGE', given, index };
}
const keyList = (key: RollKey) =>
  [key.ruleset, key.turn, key.phase, key.rule, key.purpose, key.subject, key.counter] as const;

/** Text of a key: equal keys, equal texts. The message that committed dice are drawn from. */
export const rollKeyText = (key: RollKey): string => JSON.stringify(keyList(key));

/** What goes into the proof of a run of rolls (alpha of RFC 9381). */
export const drawnUnderText = ({ domain, entropy, audience, first }: DrawnUnder): string =>
  JSON.stringify(['warledger-dice-2', domain, entropy, audience, keyList(first)]);

/**
 * What the rolls of a run have in common beside their command and audience: turn, phase, rule and whom they are for, a
 * subject up to its first point. One proof serves them all.
 */
export const runText = ({ turn, phase, rule, subject }: RollKey): string =>
  JSON.stringify([turn, phase, rule, subject.split('.', 1)[0]]);

/** How the later rolls of a run name its proof: by its first 12 characters. */
export const proofMark = (proof: string): string => proof.slice(0, 12);

/** The names that faces of a draw are places of, in drawn order. */
export function drawnNames(from: readonly string[], faces: readonly number[]): readonly string[] {
  const left = [...from];
  return faces.flatMap((face) => left.splice(face - 1, 1));
}

/** Faces of a draw that gives these names; of equal names left the first is taken. */
export function facesOfDraw(
  from: readonly string[],
  names: readonly string[],
  count: number,
  index: number,
): readonly number[] | DiceFault {
  if (names.length !== count) return { code: 'WRONG_COUNT', given: names, index };
  const left = [...from];
  const faces: number[] = [];
  for (const [at, name] of names.entries()) {
    const place = left.indexOf(name);
    if (place < 0) return { code: 'NOT_AMONG_THEM', given: names, index, name: at };
    left.splice(place, 1);
    faces.push(place + 1);
  }
  return faces;
}

/** Faces that somebody says for a roll, or names for a draw; why they cannot be used where they do not fit. */
export function facesEntered(
  { faces, drawn }: { readonly faces: readonly number[]; readonly drawn?: readonly string[] | undefined },
  {
    count,
    sides,
    from,
  }: { readonly count: number; readonly sides: number; readonly from?: readonly string[] | undefined },
  index: number,
): readonly number[] | DiceFault {
  if (from && (drawn || faces.length === 0)) return facesOfDraw(from, drawn ?? [], count, index);
  if (drawn) return { code: 'WRONG_COUNT', given: drawn, index };
  return faultOf(faces, count, sides, index, from ? 1 : 0) ?? faces;
}

/** E.g. `2D6`, `D6`, `30D6`. */
export const notation = (count: number, sides: number): string => `${count === 1 ? '' : count}D${sides}`;

/** Of a roll its dice, of a draw how many of how many, e.g. `5 of 49`. */
export const thrownNotation = ({
  count,
  sides,
  from,
}: Pick<NeededRoll, 'count' | 'sides' | 'from'>): string =>
  from ? `${count} of ${sides}` : notation(count, sides);

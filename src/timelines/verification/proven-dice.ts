import {
  drawnUnderText,
  existing,
  proofMark,
  runText,
  type Audience,
  type DiceRolledData,
  type ProvenDice,
  type RecordedEvent,
} from '../../kernel/index.js';
import type { DiceCommitment, EntropyAddedData } from '../../engine/index.js';
import { isSameStep } from '../lineage.js';
import type { Reader } from '../steps.js';
import { canBeDrawn, type DiceVerifier } from './dice-verifier.js';
import type { Findings } from './findings.js';

/** Rolls of one command that one proof serves. */
interface ProvenRun {
  /** What its rolls have in common. */
  readonly text: string;
  readonly mark: string;
  readonly shownTo: Audience['to'];
  /** Output of the proof, hex; null where it proves nothing. */
  readonly output: string | null;
}

/** Keys against their fingerprints and certificates, proofs against the keys, faces against the proofs. */
export function newProvenCheck(verifier: DiceVerifier, dice: Findings, reader: Reader) {
  let vrf: ProvenDice | undefined;
  /** Runs of the command under way. */
  let runs: ProvenRun[] = [];
  let before: RecordedEvent | undefined;
  const entropy: EntropyAddedData[] = [];
  let entropyClosed = false;

  const restart = (revision: number, next: DiceCommitment): void => {
    const last = vrf;
    vrf = next.vrf;
    runs = [];
    if (!vrf) return;
    const { publicKey, domain, certificate } = vrf;
    if (verifier.fingerprint(publicKey) !== next.commitment) {
      dice.problem(revision, 'The commitment is not the fingerprint of its key');
    }
    if (last?.publicKey !== publicKey && !(certificate && verifier.certified(publicKey, certificate))) {
      dice.problem(revision, 'The key of the dice is not certified');
    }
    if (last?.publicKey === publicKey && domain <= last.domain) {
      dice.problem(revision, `The dice of domain ${domain} were not committed anew`);
    }
  };

  const begin = (event: RecordedEvent, roll: DiceRolledData, shownTo: Audience['to']): ProvenRun => {
    const text = runText(roll.key);
    const { proof = '' } = roll;
    if (!mayShow(shownTo, event.audience, reader)) {
      dice.problem(event.revision, `Roll ${nameOf(roll)} is not shown to whom its proof was made for`);
    }
    // Two audiences of seats look the same to one who is in both: of what is public there is one run.
    if (shownTo === 'public' && runs.some((each) => each.text === text && each.shownTo === shownTo)) {
      dice.problem(event.revision, `Roll ${nameOf(roll)} has a proof where another one serves`);
    }
    const { domain, publicKey } = existing(vrf, 'key of the proofs');
    const digests = entropy.map((each) => each.digest);
    const under = { domain, entropy: digests, audience: shownTo, first: roll.key };
    const output = verifier.output(publicKey, drawnUnderText(under), proof);
    if (output === null) dice.problem(event.revision, `The proof of roll ${nameOf(roll)} proves nothing`);
    return { text, mark: proofMark(proof), shownTo, output };
  };

  const runOf = (event: RecordedEvent, roll: DiceRolledData): ProvenRun | undefined => {
    const { proof, shownTo } = roll;
    if (shownTo === undefined) {
      return runs.find(({ text, mark }) => mark === proof && text === runText(roll.key));
    }
    const run = begin(event, roll, shownTo);
    runs.push(run);
    return run;
  };

  return {
    restart,
    /** Whether the dice in force are proved. */
    inForce: (): boolean => vrf !== undefined,
    takeRoll: (event: RecordedEvent, roll: DiceRolledData, sides: number, falls: 0 | 1): void => {
      dice.examine();
      if (before && !isSameStep(before, event)) runs = [];
      before = event;
      const run = runOf(event, roll);
      if (!run) return dice.problem(event.revision, `Roll ${nameOf(roll)} has no proof`);
      if (run.output === null || !canBeDrawn(roll.faces.length, sides, falls)) return;
      const faces = verifier.faces(run.output, roll.key, roll.faces.length, sides, falls);
      if (faces.join() !== roll.faces.join()) {
        dice.problem(event.revision, `The faces of roll ${nameOf(roll)} do not follow from their proof`);
      }
    },
    takeEntropy: (event: RecordedEvent): void => {
      const added = event.data as unknown as EntropyAddedData;
      if (entropyClosed || added.seat !== event.actor || entropy.some(({ seat }) => seat === added.seat)) {
        dice.problem(event.revision, 'Only players add to the dice, once each, before a turn has ended');
      }
      entropy.push(added);
    },
    turnEnded: (): void => void (entropyClosed = true),
  };
}

/** Who may not know all is not told the numbers of rolls. */
const nameOf = ({ roll, key }: Omit<DiceRolledData, 'roll'> & { readonly roll?: number }): string =>
  roll === undefined ? `for ${key.purpose} of ${key.subject}` : String(roll);

/** Whether an audience, as far as the reader is told of it, is the one that a proof was made for. */
function mayShow(shownTo: Audience['to'], audience: Audience, reader: Reader): boolean {
  if (reader === 'public') return shownTo === 'public' || shownTo === 'sealed';
  const untold = audience.to === 'seats' && audience.seats.length === 0;
  return untold || audience.to === shownTo;
}

import { notation, type DiceRolledData, type RecordedEvent, type RollKey } from '../../kernel/index.js';
import type { DiceCommitment, SecretPublishedData, TimelineForkedData } from '../../engine/index.js';
import { asOpened } from '../replay.js';
import { isRoll } from '../stored-dice.js';
import { newFindings, type Findings } from './findings.js';
import { isWithheld, type SeenEntry } from './history.js';

/** How committed faces are drawn and secrets are chained; handed in, since pure floors import no crypto. */
export interface DiceVerifier {
  readonly faces: (secret: string, key: RollKey, count: number, sides: number) => readonly number[];
  /** The secret hashed so many times, hex. */
  readonly chained: (secret: string, steps: number) => string;
}

interface Pending {
  readonly revision: number;
  readonly roll: DiceRolledData;
}

const NOTATION = /^([1-9]\d*)?D([1-9]\d*)$/;
const SECRET = /^[0-9a-f]{64}$/;

/** Roll numbers without gaps; faces in range; committed faces against the published secrets and these against the commitment. */
export function newRollCheck(verifier: DiceVerifier, dice: Findings) {
  const numbers = newFindings('roll-numbers');
  let commitment: DiceCommitment | undefined;
  let last = 0;
  let hiddenSince = 0;
  /** Committed rolls by turn that wait for the turn's secret. */
  let pending = new Map<number, Pending[]>();
  let newest: { turn: number; secret: string } | undefined;
  let awaited: { turn: number; revision: number } | undefined;
  /** A fork with its parent's dice holds back what the parent has not published. */
  let shared = false;

  /** Who may not know all is not told the numbers: they would count what is hidden. */
  const checkNumber = (
    revision: number,
    roll: Omit<DiceRolledData, 'roll'> & { readonly roll?: number },
  ): void => {
    if (roll.roll === undefined) return;
    numbers.examine();
    if (roll.roll <= last || roll.roll > last + 1 + hiddenSince) {
      numbers.problem(revision, `Roll ${last + 1} was expected here, not ${roll.roll}`);
    }
    last = roll.roll;
    hiddenSince = 0;
  };

  const checkRoll = (event: RecordedEvent, roll: DiceRolledData): void => {
    const { revision } = event;
    const [, , sides = ''] = NOTATION.exec(roll.notation) ?? [];
    const inRange = roll.faces.every((face) => Number.isInteger(face) && face >= 1 && face <= Number(sides));
    if (sides === '' || notation(roll.faces.length, Number(sides)) !== roll.notation || !inRange) {
      dice.problem(revision, `The faces are none of ${roll.notation}`);
    }
    if (roll.key.turn !== event.turn || roll.key.phase !== event.phase) {
      dice.problem(revision, 'The key of the roll is of another turn or phase');
    }
    if (roll.source !== 'committed') return dice.examine();
    if (newest && roll.key.turn <= newest.turn) {
      return dice.problem(revision, 'The roll was made after the secret of its turn had been published');
    }
    const waiting = pending.get(roll.key.turn);
    if (waiting) waiting.push({ revision, roll });
    else pending.set(roll.key.turn, [{ revision, roll }]);
  };

  const checkSecret = (revision: number, { turn, secret }: SecretPublishedData): void => {
    awaited = undefined;
    if (!leadsToCommitment(turn, secret)) {
      return dice.problem(revision, `The secret of turn ${turn} does not lead to the commitment`);
    }
    newest = { turn, secret };
    for (const [waited, rolls] of pending) {
      if (waited > turn) continue;
      // The secret of a turn is the hash of the next one's: a later one proves those that were held back.
      const own = verifier.chained(secret, turn - waited);
      for (const { revision: at, roll } of rolls) {
        dice.examine();
        const sides = Number(NOTATION.exec(roll.notation)?.[2] ?? 0);
        if (!sameFaces(roll, own, sides)) {
          dice.problem(at, `The faces of roll ${roll.roll} do not follow from the secret of turn ${waited}`);
        }
      }
      pending.delete(waited);
    }
  };

  const leadsToCommitment = (turn: number, secret: string): boolean => {
    if (!commitment || !SECRET.test(secret) || !(turn >= 0 && turn < commitment.turns)) return false;
    if (newest && turn <= newest.turn) return false;
    const [steps, goal] = newest ? [turn - newest.turn, newest.secret] : [turn + 1, commitment.commitment];
    return verifier.chained(secret, steps) === goal;
  };

  const sameFaces = (roll: DiceRolledData, secret: string, sides: number): boolean => {
    if (sides < 2 || sides > 1000 || roll.faces.length === 0) return false;
    return verifier.faces(secret, roll.key, roll.faces.length, sides).join() === roll.faces.join();
  };

  const restart = (next: DiceCommitment): void => {
    commitment = next;
    // Rolls of the turn under way are proved in the parent's history, where their secret is published.
    pending = new Map();
    newest = undefined;
    awaited = undefined;
  };

  const demandSecret = (): void => {
    if (awaited)
      dice.problem(awaited.revision, `The secret of turn ${awaited.turn} was not published at its end`);
    awaited = undefined;
  };

  const takeVisible = (event: RecordedEvent): void => {
    if (awaited && event.type !== 'dice.SecretPublished') demandSecret();
    if (event.type === 'timeline.Opened') restart(asOpened(event).data.dice);
    if (event.type === 'dice.Committed') restart(event.data as unknown as DiceCommitment);
    if (event.type === 'timeline.Forked') {
      const forked = event.data as unknown as TimelineForkedData;
      if (forked.diceOrigin === 'fresh') restart(forked.dice);
      shared = forked.diceOrigin === 'same';
    }
    if (isRoll(event)) {
      checkNumber(event.revision, event.data);
      checkRoll(event, event.data);
    }
    if (event.type === 'timeline.TurnEnded' && commitment && commitment.mode !== 'table' && !shared) {
      awaited = { turn: Number(event.data['turn']), revision: event.revision };
    }
    if (event.type === 'dice.SecretPublished') {
      checkSecret(event.revision, event.data as unknown as SecretPublishedData);
    }
  };

  return {
    take: (entry: SeenEntry): void => {
      if (!isWithheld(entry)) return takeVisible(entry);
      hiddenSince += 1;
      awaited = undefined;
    },
    report: () => {
      demandSecret();
      return numbers.report();
    },
  };
}

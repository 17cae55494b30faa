import type { DiceRolledData } from '../../kernel/index.js';
import type { DiceCommitment, SecretPublishedData } from '../../engine/index.js';
import { canBeDrawn, type DiceVerifier } from './dice-verifier.js';
import type { Findings } from './findings.js';

interface Pending {
  readonly revision: number;
  readonly roll: DiceRolledData;
  readonly falls: 0 | 1;
  readonly sides: number;
}

const SECRET = /^[0-9a-f]{64}$/;

/** Dice of old timelines: committed faces against the published secrets of their turns, and these against the commitment. */
export function newChainedCheck(verifier: DiceVerifier, dice: Findings) {
  let commitment: DiceCommitment | undefined;
  /** Committed rolls by turn that wait for the turn's secret. */
  let pending = new Map<number, Pending[]>();
  let newest: { turn: number; secret: string } | undefined;
  let awaited: { turn: number; revision: number } | undefined;

  const leadsToCommitment = (turn: number, secret: string): boolean => {
    if (!commitment || !SECRET.test(secret) || !(turn >= 0 && turn < commitment.turns)) return false;
    if (newest && turn <= newest.turn) return false;
    const [steps, goal] = newest ? [turn - newest.turn, newest.secret] : [turn + 1, commitment.commitment];
    return verifier.chained(secret, steps) === goal;
  };

  const sameFaces = ({ roll, sides, falls }: Pending, secret: string): boolean => {
    if (!canBeDrawn(roll.faces.length, sides, falls)) return false;
    return verifier.faces(secret, roll.key, roll.faces.length, sides, falls).join() === roll.faces.join();
  };

  const demandSecret = (): void => {
    if (awaited)
      dice.problem(awaited.revision, `The secret of turn ${awaited.turn} was not published at its end`);
    awaited = undefined;
  };

  return {
    demandSecret,
    /** Nobody can tell whether what is withheld here is the secret. */
    passOver: (): void => void (awaited = undefined),
    restart: (next: DiceCommitment): void => {
      commitment = next;
      // Rolls of the turn under way are proved in the parent's history, where their secret is published.
      pending = new Map();
      newest = undefined;
      awaited = undefined;
    },
    turnEnded: (revision: number, turn: number): void => {
      if (commitment && commitment.mode !== 'table' && !commitment.vrf) awaited = { turn, revision };
    },
    takeRoll: (revision: number, roll: DiceRolledData, sides: number, falls: 0 | 1): void => {
      if (newest && roll.key.turn <= newest.turn) {
        return dice.problem(revision, 'The roll was made after the secret of its turn had been published');
      }
      const waiting = pending.get(roll.key.turn) ?? [];
      waiting.push({ revision, roll, sides, falls });
      pending.set(roll.key.turn, waiting);
    },
    takeSecret: (revision: number, { turn, secret }: SecretPublishedData): void => {
      awaited = undefined;
      if (!leadsToCommitment(turn, secret)) {
        return dice.problem(revision, `The secret of turn ${turn} does not lead to the commitment`);
      }
      newest = { turn, secret };
      for (const [waited, rolls] of pending) {
        if (waited > turn) continue;
        // The secret of a turn is the hash of the next one's: a later one proves those that were held back.
        const own = verifier.chained(secret, turn - waited);
        for (const each of rolls) {
          dice.examine();
          if (sameFaces(each, own)) continue;
          const { roll } = each.roll;
          dice.problem(
            each.revision,
            `The faces of roll ${roll} do not follow from the secret of turn ${waited}`,
          );
        }
        pending.delete(waited);
      }
    },
  };
}

import { isSameJson, notation, type DiceRolledData, type RecordedEvent } from '../../kernel/index.js';
import type { DiceCommitment, SecretPublishedData, TimelineForkedData } from '../../engine/index.js';
import { asOpened } from '../replay.js';
import type { Reader } from '../steps.js';
import { isRoll } from '../stored-dice.js';
import { newChainedCheck } from './chained-dice.js';
import type { DiceVerifier } from './dice-verifier.js';
import { newFindings, type Findings } from './findings.js';
import { isWithheld, type SeenEntry } from './history.js';
import { newProvenCheck } from './proven-dice.js';

const NOTATION = /^([1-9]\d*)?D([1-9]\d*)$/;

/**
 * Roll numbers without gaps; faces in range; committed faces against what they were committed by.
 * @param reader whose view the history is
 */
export function newRollCheck(verifier: DiceVerifier, dice: Findings, reader: Reader) {
  const numbers = newFindings('roll-numbers');
  const proven = newProvenCheck(verifier, dice, reader);
  const chained = newChainedCheck(verifier, dice);
  let inForce: DiceCommitment | undefined;
  let last = 0;
  let hiddenSince = 0;
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
    const sides = Number(NOTATION.exec(roll.notation)?.[2] ?? 0);
    const inRange = roll.faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides);
    if (sides === 0 || notation(roll.faces.length, sides) !== roll.notation || !inRange) {
      dice.problem(revision, `The faces are none of ${roll.notation}`);
    }
    if (roll.key.turn !== event.turn || roll.key.phase !== event.phase) {
      dice.problem(revision, 'The key of the roll is of another turn or phase');
    }
    if (roll.source !== 'committed') dice.examine();
    else if (!inForce) dice.problem(revision, 'Nothing before the roll says what its dice are committed by');
    else if (proven.inForce()) proven.takeRoll(event, roll, sides);
    else chained.takeRoll(revision, roll, sides);
  };

  const restart = (revision: number, next: DiceCommitment): void => {
    // A hidden opening says once more for all to see what its dice are.
    if (inForce && isSameJson(inForce, next) && revision === 1) return;
    inForce = next;
    proven.restart(revision, next);
    chained.restart(next);
  };

  const takePlatform = (event: RecordedEvent): void => {
    const { revision } = event;
    if (event.type === 'timeline.Opened') restart(revision, asOpened(event).data.dice);
    if (event.type === 'dice.Committed') restart(revision, event.data as unknown as DiceCommitment);
    if (event.type === 'timeline.Forked') {
      const forked = event.data as unknown as TimelineForkedData;
      if (forked.diceOrigin === 'fresh') restart(revision, forked.dice);
      shared = forked.diceOrigin === 'same';
    }
    if (event.type === 'timeline.TurnEnded') {
      proven.turnEnded();
      if (!shared) chained.turnEnded(revision, Number(event.data['turn']));
    }
    if (event.type === 'dice.EntropyAdded') proven.takeEntropy(event);
    if (event.type === 'dice.SecretPublished') {
      chained.takeSecret(revision, event.data as unknown as SecretPublishedData);
    }
  };

  const takeVisible = (event: RecordedEvent): void => {
    if (event.type !== 'dice.SecretPublished') chained.demandSecret();
    takePlatform(event);
    if (!isRoll(event)) return;
    checkNumber(event.revision, event.data);
    checkRoll(event, event.data);
  };

  return {
    take: (entry: SeenEntry): void => {
      if (!isWithheld(entry)) return takeVisible(entry);
      hiddenSince += 1;
      chained.passOver();
    },
    report: () => {
      chained.demandSecret();
      return numbers.report();
    },
  };
}

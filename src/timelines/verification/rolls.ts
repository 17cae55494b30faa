import {
  drawnNames,
  faultOf,
  isSameJson,
  thrownNotation,
  type DiceRolledData,
  type DrawnData,
  type RecordedEvent,
} from '../../kernel/index.js';
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

type Rolled = DiceRolledData & Partial<DrawnData>;

const sidesOf = ({ from, notation }: Rolled): number =>
  from ? from.length : Number(NOTATION.exec(notation)?.[2] ?? 0);

/** What is wrong with a roll or a draw in itself, wherever its faces come from; null where nothing is. */
function wrongIn({ faces, from, drawn, notation }: Rolled, sides: number): string | null {
  const roll = { count: faces.length, sides, ...(from ? { from } : {}) };
  const fits = sides > 0 && !faultOf(faces, roll.count, sides, 0, from ? 1 : 0);
  if (!fits || thrownNotation(roll) !== notation) return `The faces are none of ${notation}`;
  const named = !from || isSameJson(drawnNames(from, faces), drawn ?? []);
  return named ? null : 'The names are not those that the draw gives';
}

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

  const checkRoll = (event: RecordedEvent, roll: Rolled): void => {
    const { revision } = event;
    const sides = sidesOf(roll);
    const falls = roll.from ? 1 : 0;
    const wrong = wrongIn(roll, sides);
    const about = `(${roll.key.rule}, ${event.type})`;
    if (wrong !== null) dice.problem(revision, `${wrong} ${about}`);
    if (roll.key.turn !== event.turn || roll.key.phase !== event.phase) {
      dice.problem(revision, `The key of the roll is of another turn or phase ${about}`);
    }
    if (roll.source !== 'committed') dice.examine();
    else if (!inForce)
      dice.problem(revision, `Nothing before the roll says what its dice are committed by ${about}`);
    else if (proven.inForce()) proven.takeRoll(event, roll, sides, falls);
    else chained.takeRoll(revision, roll, sides, falls);
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

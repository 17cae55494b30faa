import { itemAt, thrownNotation, type NeededRoll } from '../../../kernel/index.js';

/**
 * Rolls in the order asked, in plain words, those alike on one line, each line with the places of its faces in a list of
 * all: `1–4: 2D6 each, quick battle (PLN-QBT-01): battle-1 attacker, battle-1 defender`.
 */
export function inOrder(rolls: readonly NeededRoll[]): string[] {
  const lines: NeededRoll[][] = [];
  for (const roll of rolls) {
    const last = lines.at(-1);
    if (last && isAlike(itemAt(last, 0), roll)) last.push(roll);
    else lines.push([roll]);
  }
  let place = 1;
  return lines.map((line) => {
    const from = place;
    place += line.reduce((sum, { count }) => sum + count, 0);
    return lineText(line, from, place - 1);
  });
}

const isAlike = (one: NeededRoll, other: NeededRoll): boolean =>
  one.key.rule === other.key.rule &&
  one.key.purpose === other.key.purpose &&
  one.count === other.count &&
  one.sides === other.sides &&
  !one.from &&
  !other.from;

function lineText(line: readonly NeededRoll[], from: number, to: number): string {
  const { key, ...roll } = itemAt(line, 0);
  const each = line.length > 1 ? ' each' : '';
  const subjects = line.map((roll) => roll.key.subject).filter((subject) => subject !== '');
  const of = subjects.length > 0 ? `: ${subjects.join(', ')}` : '';
  return `${from === to ? from : `${from}–${to}`}: ${thrownNotation(roll)}${each}, ${key.purpose} (${key.rule})${of}`;
}

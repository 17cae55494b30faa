import type { TechLevel } from '../data/tech-levels.js';
import { scoreAccount } from '../state/account-names.js';
import type { GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import { isLastOfYear } from './calendar.js';
import { factionsBySeq } from './factions.js';

/** GOW-GEN-10: points for each planet that a faction controls. */
const PLANET_POINTS: Readonly<Record<TechLevel, number>> = { None: 1, Minima: 2, Vexillus: 4, Exactus: 8 };

const pointsOf = ({ planets }: GhostOfWarState, faction: string): number =>
  Object.values(planets)
    .filter((each) => each.controller === faction)
    .reduce((sum, each) => sum + PLANET_POINTS[each.techLevel], 0);

/** GOW-GEN-10: the points of the planets are added to the scores. */
export function recordScores(table: GowTable): void {
  const { round } = table.state;
  for (const { id, seat, score } of factionsBySeq(table.state)) {
    const amount = pointsOf(table.state, id);
    const written = amount === 0 ? [] : [{ account: scoreAccount(id), seat, amount }];
    table.emit(
      {
        type: 'ghost-of-war.ScoreRecorded',
        data: { faction: id, round, amount, score: score + amount, written },
      },
      ['GOW-GEN-10'],
    );
  }
}

/** GOW-GEN-10: S14 of the last round of every year. */
export function recordYear(table: GowTable): void {
  if (isLastOfYear(table.state)) recordScores(table);
}

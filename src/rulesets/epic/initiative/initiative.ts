import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { INITIATIVE_STEPS } from '../data/tables.js';
import { firstOf, mustBeIn, otherSide, unless, type Asked } from '../general/asked.js';
import type { EpcTable } from '../table.js';

/** EPC-INI-01: 1D6 and the strategy rating for each side; ties are thrown again. */
export function rollInitiative(table: EpcTable): void {
  const armies = Object.values(table.state.armies);
  for (;;) {
    const faces = table.rollAll(
      armies.map(({ id }) => ({ count: 1, sides: 6, for: 'EPC-INI-01', purpose: 'initiative', subject: id })),
    );
    const rows = armies.map(({ id, strategyRating }, place) => {
      const die = faces[place]?.[0] ?? 0;
      return { id, die, total: die + strategyRating };
    });
    const best = Math.max(...rows.map((each) => each.total));
    const winners = rows.filter((each) => each.total === best);
    const winner = winners.length === 1 ? (winners[0]?.id ?? null) : null;
    const data = {
      step: table.state.step,
      dice: Object.fromEntries(rows.map(({ id, die }) => [id, die])),
      totals: Object.fromEntries(rows.map(({ id, total }) => [id, total])),
      winner,
    };
    table.emit({ type: 'epic.InitiativeRolled', data }, ['EPC-INI-01']);
    if (winner !== null) return;
  }
}

/** EPC-INI-01: the winner chooses to be first or second player. */
export const judgeChoice = (asked: Asked): readonly Violation[] =>
  firstOf(
    () => mustBeIn(asked, INITIATIVE_STEPS, 'EPC-INI-01'),
    () => unless(asked.state.chooser === asked.actor.seat, 'EPC-INI-01', 'NOT_THE_WINNER'),
  );

export function chooseFirst(table: EpcTable, { choice }: CommandOf<'ChooseFirst'>): void {
  const { seat } = table.actor;
  const first = choice === 'FIRST' ? seat : otherSide(table.state, seat);
  table.emit({ type: 'epic.FirstPlayerChosen', data: { first } }, ['EPC-INI-01']);
}

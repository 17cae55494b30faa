import { lookUp } from '../../../kernel/index.js';
import type { GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import { factionsBySeq } from '../general/factions.js';
import { formationHolder, holderOf, isHolder } from '../units/holders.js';
import { counterLimitOf } from '../supply/counter-limit.js';
import { reshape, type Touched } from './reshaping.js';
import { bySeq } from '../general/order.js';

/**
 * GOW-SUP-12, GOW-TRT-03: counters follow the commander, and with their buffers the number of units, at once. `formations`:
 * those that have lost units.
 */
export function resizeHolders(table: GowTable, formations: readonly string[] = []): void {
  const { state } = table;
  const unfit = unfitHolders(state);
  const touched = { units: unfit.units, formations: [...new Set([...formations, ...unfit.formations])] };
  const { rows, written } = reshape(state, state, touched);
  for (const { id: faction } of factionsBySeq(state)) {
    const own = rows.filter(
      ({ holder }) => (lookUp(state.formations, holder) ?? lookUp(state.units, holder))?.owner === faction,
    );
    if (own.length === 0) continue;
    const ofFaction = written.filter(({ account }) =>
      own.some(({ holder }) => account.endsWith(`:${holder}`)),
    );
    table.emit({ type: 'ghost-of-war.HoldersResized', data: { faction, rows: own, written: ofFaction } }, [
      'GOW-SUP-12',
      'GOW-TRT-03',
    ]);
  }
}

/** Holders whose counter has another maximum than it should. */
function unfitHolders(state: GhostOfWarState): Touched {
  const formations = bySeq(Object.values(state.formations)).filter(
    (each) =>
      isHolder(state, each) && each.supply.max !== counterLimitOf(state, formationHolder(state, each)),
  );
  const units = bySeq(Object.values(state.units)).filter((each) => {
    const holder = holderOf(state, each);
    return holder.kind === 'UNIT' && each.supply.max !== counterLimitOf(state, holder);
  });
  return { formations: formations.map((each) => each.id), units: units.map((each) => each.id) };
}

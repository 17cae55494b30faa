import type { PlanetClass, SpaceEmpiresState } from '../state/index.js';
import type { SpeTable } from '../table.js';

/** What a planet of a class brings in a turn; nothing for deep space. In RP. */
export const revenueOf = ({ rules }: SpaceEmpiresState, planetClass: PlanetClass): number =>
  planetClass === 'NONE' ? 0 : rules.planetRevenueRp[planetClass];

/** SPE-REV-01: planets with a player's control marker, and what each brings. */
export const incomeOf = (state: SpaceEmpiresState, player: string) =>
  Object.values(state.spaces)
    .filter((each) => each.controller === player && each.planetClass !== 'NONE')
    .map((each) => ({ mapSpace: each.id, revenueRp: revenueOf(state, each.planetClass) }));

/** SPE-REV-01, SPE-REV-02: the active player's income is fixed for this turn and added to what they have. */
export function receiveRevenue(table: SpeTable, player: string): void {
  const planets = incomeOf(table.state, player);
  const revenueRp = planets.reduce((all, each) => all + each.revenueRp, 0);
  table.emit({ type: 'space-empires.RevenueReceived', data: { player, revenueRp, planets } }, ['SPE-REV-01']);
}

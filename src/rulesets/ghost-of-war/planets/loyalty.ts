import { lookUp } from '../../../kernel/index.js';
import { FACTION_RESOURCES } from '../data/resources.js';
import type { Faction, FactionStock, GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import { isLastOfYear } from '../general/calendar.js';
import { rebelsOf } from '../general/factions.js';
import { cancelProjectsAt } from '../projects/cancelling.js';
import { endLinesAt } from '../trade/cancelling.js';
import { byController, planetsInOrder } from '../activities/producing.js';

/** GOW-PLA-08: loyalty that a planet has after its revolt, and up to which a good year raises it. */
const AFTER_REVOLT = 5;
const CONTENT = 7;

/** GOW-PLA-08: S14: planets without any loyalty revolt. */
export function revolt(table: GowTable): void {
  for (const planet of planetsInOrder(table.state)) {
    const to = rebelsOf(table.state);
    if (planet.loyalty > 0 || planet.controller === to) continue;
    cancelProjectsAt(table, planet.id, 'REVOLT');
    const { factions } = table.state;
    const rebels = lookUp(factions, to) ? null : newRebels(table.state, to);
    endLinesAt(table, planet.id);
    table.emit(
      {
        type: 'ghost-of-war.PlanetRevolted',
        data: { faction: planet.controller, planet: planet.id, to, loyalty: AFTER_REVOLT, rebels },
      },
      ['GOW-PLA-08'],
    );
  }
}

const NO_STOCK = Object.fromEntries(FACTION_RESOURCES.map((each) => [each, 0])) as FactionStock;

const newRebels = ({ counts }: GhostOfWarState, id: string): Faction => ({
  id,
  seq: counts.faction + 1,
  name: 'Rebels',
  kind: 'OTHER',
  alignment: 'NONE',
  seat: null,
  stock: NO_STOCK,
  score: 0,
  scoreByRound: [],
  honourDebtUntil: 0,
  confidants: [],
  chapter: null,
  psykerTarget: null,
  foresight: [],
  divinations: [],
});

/** GOW-PLA-08: S14: a year without shortage raises loyalty by one, up to 7. */
export function contentYear(table: GowTable): void {
  if (!isLastOfYear(table.state)) return;
  const rows = planetsInOrder(table.state)
    .filter((each) => !each.shortageThisYear && each.loyalty < CONTENT)
    .map((each) => ({ planet: each.id, from: each.loyalty, to: each.loyalty + 1 }));
  for (const [faction, own] of byController(table.state, rows)) {
    table.emit({ type: 'ghost-of-war.LoyaltyChanged', data: { faction, cause: 'YEAR_END', rows: own } }, [
      'GOW-PLA-08',
    ]);
  }
}

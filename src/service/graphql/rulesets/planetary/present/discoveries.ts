import type { PlanetaryState } from '../../../../../rulesets/planetary/index.js';
import type { PlanetaryDiscoveries } from '../types/discoveries.js';

export const presentDiscoveries = (state: PlanetaryState): PlanetaryDiscoveries => ({
  offers: Object.values(state.offers)
    .sort((a, b) => a.order - b.order)
    .map((each) => ({ ...each })),
  ambushes: Object.entries(state.ambushes).map(([detachment, ambush]) => ({ detachment, ...ambush })),
  reconViews: [...new Set(Object.values(state.reconViews).flat())],
  lastSeen: Object.entries(state.lastSeen).flatMap(([seat, seen]) =>
    Object.entries(seen).map(([detachment, hex]) => ({ seat, detachment, hex })),
  ),
});

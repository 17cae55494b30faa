import type { PlanetaryEvent } from './events.js';

/** What grows with a map and its armies: an outcome too large for one event is cut among these. */
export const GROWING: Partial<Readonly<Record<PlanetaryEvent['type'], readonly string[]>>> = {
  'planetary.StartAreaDrawn': ['hexes'],
  'planetary.AirOrdersTakenUp': ['orders'],
  'planetary.ReconResolved': ['hexes'],
  'planetary.MovementOrdersTakenUp': ['orders'],
  'planetary.BattleOrdersTakenUp': ['orders'],
  'planetary.SightUpdated': ['sightings'],
  'planetary.InformationGained': ['gained'],
  'planetary.PlayerDefeated': ['hexes', 'convoys', 'spies', 'diplomats'],
  'planetary.UnitsFilledUp': ['swaps'],
  'planetary.ModelsReplaced': ['models', 'options'],
  'planetary.ModelsTransferred': ['pairs'],
  'planetary.DeliveriesPromised': ['deliveries'],
};

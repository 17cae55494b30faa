import { BLANK_PLANET_ROUND } from '../rounds/events.js';
import { emptied } from '../goods/buffers.js';
import type { Depot, Faction, Planet } from '../state/index.js';

/** What has been said of these factions. */
const about = <T>(said: Readonly<Record<string, T>>, factions: readonly string[]) =>
  Object.fromEntries(Object.entries(said).filter(([faction]) => factions.includes(faction)));

/** GOW-GEN-09: a planet of others: its stat array and its state, without stocks, activity and what is ordered for it. */
export const hidePlanet = (planet: Planet, own: readonly string[]): Planet => ({
  ...planet,
  buffer: emptied(planet.buffer),
  reserve: {},
  upkeepPaid: false,
  activity: { now: [], ordered: [] },
  parts: {},
  shortage: false,
  shortageThisYear: false,
  sharing: about(planet.sharing, own),
  tradeConsent: about(planet.tradeConsent, own),
  screened: false,
  priority: 5,
  thisRound: BLANK_PLANET_ROUND,
});

/** A depot of others on a planet that the viewer knows. */
export const hideDepot = (depot: Depot): Depot => ({ ...depot, buffer: emptied(depot.buffer) });

const NO_STOCK: Faction['stock'] = { Neophytes: 0, GeneSeed: 0, Princeps: 0, Officers: 0 };
const NO_COUNTERS: NonNullable<Faction['chapter']>['counters'] = {
  GG: 0,
  Food: 0,
  Men: 0,
  Ore: 0,
  RareMinerals: 0,
  Promethium: 0,
  Shells: 0,
  Missiles: 0,
};

/** GOW-GEN-09: another faction: who it is, its score, and where its chapter is at home. */
export const hideFaction = (faction: Faction, own: readonly string[]): Faction => ({
  ...faction,
  stock: NO_STOCK,
  honourDebtUntil: 0,
  confidants: faction.confidants.filter((each) => own.includes(each)),
  chapter: faction.chapter && { ...faction.chapter, saves: {}, counters: NO_COUNTERS },
  psykerTarget: null,
  foresight: [],
  divinations: [],
});

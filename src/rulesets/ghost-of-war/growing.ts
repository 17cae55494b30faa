import type { GhostOfWarEvent } from './events.js';

const ROWS = ['rows'] as const;
const BOOKED = ['rows', 'bookings', 'written', 'partMoves'] as const;
const UNITS = ['units'] as const;

/** What grows with a sector: an outcome too large for one event is cut among these. */
export const GROWING: Partial<Readonly<Record<GhostOfWarEvent['type'], readonly string[]>>> = {
  // Rounds and administration
  'ghost-of-war.OpeningBooked': ['written'],
  'ghost-of-war.OrdersTakenUp': ['orders'],
  'ghost-of-war.PrioritiesSet': ROWS,
  'ghost-of-war.ActivitiesSet': ROWS,
  'ghost-of-war.EffectsExpired': ['rows', 'spirits'],
  'ghost-of-war.RerollsReturned': ROWS,
  // Goods
  'ghost-of-war.StocksShared': BOOKED,
  'ghost-of-war.BasicProductionMade': BOOKED,
  'ghost-of-war.PlanetsBraced': ROWS,
  'ghost-of-war.UpkeepPaid': BOOKED,
  'ghost-of-war.LoyaltyChanged': ROWS,
  'ghost-of-war.TithePaid': BOOKED,
  'ghost-of-war.ProjectsProgressed': [...BOOKED, 'counters'],
  'ghost-of-war.ProjectsStalled': ROWS,
  'ghost-of-war.ChapterCountersChanged': BOOKED,
  'ghost-of-war.SubventionAnswered': ['loyalty', ...BOOKED],
  'ghost-of-war.GoodsCaptured': BOOKED,
  // Trade
  'ghost-of-war.LinesInterrupted': ROWS,
  'ghost-of-war.LinesRestarted': ROWS,
  'ghost-of-war.LinesDelivered': ['captures', ...BOOKED],
  'ghost-of-war.WaresReturned': BOOKED,
  // Travel and detection
  'ghost-of-war.JourneysBegan': ['journeys'],
  'ghost-of-war.JourneysEnded': ROWS,
  'ghost-of-war.UnitsLanded': ROWS,
  'ghost-of-war.LandingsRefused': ROWS,
  'ghost-of-war.FormationDetected': UNITS,
  'ghost-of-war.DetectionFailed': UNITS,
  'ghost-of-war.DepartureSeen': UNITS,
  'ghost-of-war.JourneysShown': ROWS,
  'ghost-of-war.EventsForeseen': ROWS,
  'ghost-of-war.HidingEnded': ROWS,
  // Combat
  'ghost-of-war.AttacksDeclared': ['attacks', 'battlefields'],
  'ghost-of-war.AssaultBegan': ['attacks'],
  'ghost-of-war.AssaultMet': ['attacks'],
  'ghost-of-war.BattleResolved': ROWS,
  'ghost-of-war.UnitsDestroyed': ['fallen', ...BOOKED],
  'ghost-of-war.ShipsWithdrew': UNITS,
  'ghost-of-war.CeDamaged': ROWS,
  // Supply, recovery, experience, formations
  'ghost-of-war.SupplyUpkeepPaid': BOOKED,
  'ghost-of-war.SupplyCountersRose': BOOKED,
  'ghost-of-war.SpentUnitsWasted': ROWS,
  'ghost-of-war.PlanetsRecovered': ROWS,
  'ghost-of-war.UnitsRecovered': ['scouts', 'ended', 'holders', 'chapter', ...BOOKED],
  'ghost-of-war.RecoveryFailed': ROWS,
  'ghost-of-war.ConditionsSuffered': ROWS,
  'ghost-of-war.XpChanged': ROWS,
  'ghost-of-war.GeneSeedYielded': BOOKED,
  'ghost-of-war.CharacterXpChanged': ROWS,
  'ghost-of-war.DeedsDone': ROWS,
  'ghost-of-war.WarsProlonged': ROWS,
  'ghost-of-war.HoldersResized': BOOKED,
  'ghost-of-war.UnitsDissolved': BOOKED,
  'ghost-of-war.SpiritsRaised': UNITS,
  'ghost-of-war.UnitsJammed': UNITS,
};

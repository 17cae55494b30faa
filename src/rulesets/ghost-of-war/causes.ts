import type { GhostOfWarEvent } from './events.js';

type Type = GhostOfWarEvent['type'];

const FOUGHT: readonly Type[] = ['ghost-of-war.BattleDecided', 'ghost-of-war.BattleResolved'];

/**
 * What leads to what in one decision, where both are about the same thing: "why?" is answered by it. Types that are not
 * named follow from a roll of their rule, or from the command.
 */
export const CAUSES: Partial<Readonly<Record<Type, readonly Type[]>>> = {
  // Trade, supply and recovery
  'ghost-of-war.LineCancelled': ['ghost-of-war.LinesInterrupted'],
  'ghost-of-war.ProjectCancelled': ['ghost-of-war.ProjectsStalled', 'ghost-of-war.PlanetCaptured'],
  'ghost-of-war.ConditionsSuffered': ['ghost-of-war.RecoveryFailed', 'ghost-of-war.SpentUnitsWasted'],
  'ghost-of-war.UnitsDestroyed': ['ghost-of-war.SpentUnitsWasted', ...FOUGHT],
  'ghost-of-war.LoyaltyChanged': [
    'ghost-of-war.TithePaid',
    'ghost-of-war.UpkeepPaid',
    'ghost-of-war.PlanetRevolted',
  ],
  'ghost-of-war.PlanetRevolted': [
    'ghost-of-war.LoyaltyChanged',
    'ghost-of-war.UpkeepPaid',
    'ghost-of-war.PlanetsRecovered',
  ],
  // Travel and detection
  'ghost-of-war.LandingsRefused': ['ghost-of-war.JourneysEnded'],
  'ghost-of-war.FormationDetected': ['ghost-of-war.JourneysEnded', 'ghost-of-war.LandingsRefused'],
  'ghost-of-war.HidingEnded': ['ghost-of-war.FormationDetected'],
  // Combat
  'ghost-of-war.BattleDecided': ['ghost-of-war.BattleReported', 'ghost-of-war.MethodSettled'],
  'ghost-of-war.BattleResolved': ['ghost-of-war.BattleDecided'],
  'ghost-of-war.ShipsWithdrew': ['ghost-of-war.BattleResolved'],
  'ghost-of-war.BattleSettled': ['ghost-of-war.BattleResolved'],
  'ghost-of-war.GoodsCaptured': ['ghost-of-war.BattleResolved'],
  'ghost-of-war.PlanetCaptured': ['ghost-of-war.BattleResolved', 'ghost-of-war.PlanetWalkedInto'],
  'ghost-of-war.CeDamaged': FOUGHT,
  'ghost-of-war.XpChanged': FOUGHT,
  // Characters
  'ghost-of-war.CharacterXpChanged': ['ghost-of-war.CharacterWounded', ...FOUGHT],
  'ghost-of-war.CharacterAdvanced': ['ghost-of-war.CharacterXpChanged'],
  'ghost-of-war.CharacterWounded': ['ghost-of-war.HeroBackfired', ...FOUGHT],
  'ghost-of-war.CharacterKilled': ['ghost-of-war.CharacterWounded', ...FOUGHT],
};

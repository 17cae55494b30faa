import { added, reshaped, upcasting, type StoredShape } from '../../engine/index.js';
import { unknownName, type JsonObject } from '../../kernel/index.js';
import type { GhostOfWarEvent } from './events.js';

/**
 * Parts of the steps in which dice could wait, in their order in versions 0.1.0 and 0.2.0: their events count them. It stays
 * as it is, whatever becomes of the steps.
 */
const COUNTED_PARTS: Readonly<Record<string, readonly string[]>> = {
  OPENING: ['effects expire', 'year begins', 'psykers'],
  ORDERS: ['orders'],
  ADMINISTRATION: [
    'relations',
    'confidence',
    'sharing and consent',
    'reserves',
    'priorities',
    'formations',
    'merges',
    'commanders',
  ],
  PRODUCTION: ['boosts', 'basic production', 'special yields'],
  TRADE: ['raids'],
  DETECTION: ['detection', 'departures seen', 'large fleets shown', 'special actions', 'Subventions'],
  COMBAT: ['attacks', 'battles'],
  ACTIVITY_EFFECTS: ['experience', 'characters'],
  SUPPLY: ['counters of commands', 'chapters', 'supply', 'the spent are destroyed'],
  CLOSING: [
    'conditions',
    'removal at zero CE',
    'stranded ships',
    'capture',
    'formations dissolve',
    'gene-seed',
    'deeds',
    'saviours honored',
  ],
};

function withNamedPart(
  { provisional, ...others }: JsonObject,
  { type, phase = '' }: StoredShape,
): JsonObject {
  const waiting = provisional as JsonObject;
  const place = Number(waiting['part']);
  const part = COUNTED_PARTS[phase]?.[place] ?? unknownName(type, `part of ${phase}`, String(place));
  return { ...others, provisional: { ...waiting, part } };
}

/** The shapes of events, from version to version; types not named are at their first. */
export const { schemas, upcast, unknownTo } = upcasting<GhostOfWarEvent>({
  'ghost-of-war.FateDieOffered': [reshaped(withNamedPart)],
  'ghost-of-war.FateDieRerolled': [added('holders')],
  'ghost-of-war.RelationChanged': [added('endsConfidence')],
  'ghost-of-war.EffectsExpired': [added('spirits', 'grateful')],
  'ghost-of-war.Foreseen': [added('foresights')],
  'ghost-of-war.SystemDivined': [added('divinations')],
  'ghost-of-war.BattleResolved': [added('best')],
  'ghost-of-war.SpecialYieldRolled': [added('screened')],
});

import { lookUp } from '../../../kernel/index.js';
import { MACRO_TIERS, type TierKind } from '../data/macro-units.js';
import type { Character, Formation, GhostOfWarState, Unit } from '../state/index.js';

type Sector = Pick<GhostOfWarState, 'factions' | 'formations' | 'characters'>;

/** GOW-MAC-01: the tier that follows from the number of units; null below the smallest. */
export function tierOf(state: Sector, formation: Formation): (typeof MACRO_TIERS)[TierKind][number] | null {
  const kind = lookUp(state.factions, formation.owner)?.kind ?? 'OTHER';
  const tiers = (lookUp(MACRO_TIERS, kind) ?? MACRO_TIERS.GENERIC) as (typeof MACRO_TIERS)[TierKind];
  return [...tiers].reverse().find((each) => formation.units.length >= each.from) ?? null;
}

/** GOW-MAC-01, -02: of Battlegroup tier or higher; a Combat Detachment needs no commander and does not count as one. */
export const isMacroUnit = (state: Sector, formation: Formation): boolean =>
  (tierOf(state, formation)?.name ?? COMBAT_DETACHMENT) !== COMBAT_DETACHMENT;

const COMBAT_DETACHMENT = 'Combat Detachment';

/** GOW-CHR-02: the commander under whom a unit is; null without one. */
export function commanderOf(state: Sector, unit: Pick<Unit, 'formation'>): Character | null {
  const formation = unit.formation === null ? undefined : lookUp(state.formations, unit.formation);
  return (formation?.commander && lookUp(state.characters, formation.commander)) || null;
}

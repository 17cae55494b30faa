import { entryAt, existing } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import { DEFENCE_TYPES, type DefenceCategory } from '../data/taking.js';
import { modifiersOfSeat } from '../races/profile-of.js';
import type { RaceModifiers } from '../races/profile.js';
import type { Defence, Stronghold, StrongholdType } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { defenceLimits } from '../races/race-costs.js';

/**
 * PLN-CAP-01 Strongholds: the taker gets the control of the hex, intact defences and equipment, and keeps or destroys
 * it. A Capital Fortification becomes a Fortification; defences above the taker's limits for it go, newest first
 * (RACE-DE-01). RACE-TY-03: a race that keeps none destroys it whatever it was told.
 */
export function captureStronghold(
  table: PlanetaryTable,
  taking: {
    readonly hex: string;
    readonly seat: string;
    readonly fate: 'keep' | 'destroy';
    /** Who held it, where control has passed already with the Urban hex. */
    readonly from?: string | null;
  },
): void {
  const { hex, seat } = taking;
  const modifiers = modifiersOfSeat(table.state, seat);
  const keeps = modifiers.capturedStrongholds === 'KEEP';
  const place = entryAt(table.state.hexes, hex);
  const stronghold = existing(place.stronghold, 'stronghold');
  const type: StrongholdType =
    stronghold.type === 'CAPITAL_FORTIFICATION' ? 'FORTIFICATION' : stronghold.type;
  const removed = type === stronghold.type ? [] : aboveLimits(modifiers, stronghold, type);
  const from = taking.from === undefined ? place.controller : taking.from;
  table.emit(
    {
      type: 'planetary.StrongholdCaptured',
      data: { hex, from, by: seat, type, removed },
    },
    ['PLN-CAP-01'],
  );
  if (keeps && taking.fate === 'keep') return;
  const because: readonly RuleId[] = keeps ? ['PLN-CAP-01'] : ['PLN-CAP-01', 'RACE-TY-03'];
  table.emit({ type: 'planetary.StrongholdDestroyed', data: { hex, by: seat } }, because);
}

/** PLN-STR-03: ids of the defences that are too many for the type, newest first within each category; `first`: those that go before. */
export function aboveLimits(
  modifiers: RaceModifiers,
  stronghold: Stronghold,
  type: StrongholdType,
  first: readonly string[] = [],
): readonly string[] {
  const limits = defenceLimits(modifiers, type);
  const rank = ({ id }: Defence): number => (first.includes(id) ? first.indexOf(id) : first.length);
  const newestFirst = [...stronghold.defences]
    .reverse()
    .sort((a, b) => rank(a) - rank(b) || b.builtTurn - a.builtTurn);
  const removed = new Set<string>();
  for (const category of Object.keys(limits) as DefenceCategory[]) {
    for (const each of newestFirst) {
      const kept = stronghold.defences.filter((defence) => !removed.has(defence.id));
      if (defenceLoad(kept, category) <= limits[category]) break;
      if (counts(each, category)) removed.add(each.id);
    }
  }
  return stronghold.defences.filter((each) => removed.has(each.id)).map((each) => each.id);
}

const counts = (defence: Defence, category: DefenceCategory): boolean =>
  DEFENCE_TYPES[defence.type]?.counts.includes(category) ?? false;

/** What defences use of a limit: their number, and for `other` the BP spent on them. */
export const defenceLoad = (defences: readonly Defence[], category: DefenceCategory): number =>
  defences
    .filter((each) => counts(each, category))
    .reduce((sum, each) => sum + (category === 'other' ? each.costBp : 1), 0);

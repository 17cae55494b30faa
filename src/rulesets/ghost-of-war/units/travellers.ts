import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { GhostOfWarState, Place, Unit } from '../state/index.js';
import type { OrderContext } from '../sheets/sheets.js';
import { typeOf } from './unit-types.js';

/** GOW-MAP-06, GOW-CHR-03: a unit, or a character who is alone and moves like infantry. */
export interface Traveller {
  readonly id: string;
  readonly owner: string;
  readonly place: Place;
  readonly domain: 'ground' | 'void';
  /** Null for a character. */
  readonly unit: Unit | null;
}

export function travellerOf(state: GhostOfWarState, id: string): Traveller | null {
  const unit = lookUp(state.units, id);
  if (unit) return { id, owner: unit.owner, place: unit.place, domain: typeOf(state, unit).domain, unit };
  const character = lookUp(state.characters, id);
  if (!character || character.attachedTo !== null || character.place === null || character.diedRound > 0) {
    return null;
  }
  return { id, owner: character.faction, place: character.place, domain: 'ground', unit: null };
}

const REGROUPING = ['FORM_FORMATION', 'JOIN_FORMATION', 'SPLIT_FORMATION'] as const;

/** A formation moves and fights as one piece: all its units that `must`, or it is split before, by the same sheet. */
export function wholeFormations(
  { state, path, sheet }: Pick<OrderContext, 'state' | 'path' | 'sheet'>,
  ids: readonly string[],
  rule: 'GOW-TRV-01' | 'GOW-TRV-09' | 'GOW-CBT-01',
  must: (unit: Unit) => boolean = () => true,
): readonly Violation[] {
  const regrouped = new Set(
    sheet.flatMap((each) =>
      (REGROUPING as readonly string[]).includes(each.order) && 'units' in each ? each.units : [],
    ),
  );
  return ids.flatMap((id, at) => {
    const formation = lookUp(state.formations, lookUp(state.units, id)?.formation);
    const missing = (formation?.units ?? []).filter((each) => {
      const unit = lookUp(state.units, each);
      return !ids.includes(each) && unit !== undefined && must(unit);
    });
    const parts = [id, ...missing].every((each) => !regrouped.has(each));
    return formation && missing.length > 0 && parts
      ? [violation(rule, 'FORMATION_APART', [...path, 'units', at], { unit: id, formation: formation.id })]
      : [];
  });
}

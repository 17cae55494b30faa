import type { Bloc } from '../data/words.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { blocOf, has, isInfantry } from '../units/kinds.js';
import { groundIn } from './occupants.js';

/** Units of a bloc in a hex that have a position: neutrals stand with every bloc (EDC-POS-02). */
const standing = (state: MetaCampaignState, hex: string, bloc: Bloc): readonly Unit[] =>
  groundIn(state, hex).filter(
    (each) => each.sheet.category !== 'survivors' && (blocOf(each) === bloc || blocOf(each) === 'NEUTRAL'),
  );

const siteOf = ({ structures }: MetaCampaignState, { garrisonOf }: Unit) =>
  garrisonOf === null ? null : (structures[garrisonOf]?.site ?? null);

/** EDC-POS-02, EDC-GAR-03: rank of a unit, the lowest in front. */
function rankOf(state: MetaCampaignState, unit: Unit, alone: boolean): number {
  const site = siteOf(state, unit);
  if (site === 'TRENCH_FRONT') return 1;
  if (site === 'TRENCH_BACK' && !alone) return 8;
  if (has(unit, 'basicInfantry')) return 2;
  if (unit.declaredFacing !== null) return isInfantry(unit) ? 3 : 3.5;
  if (isInfantry(unit)) return 4;
  if (blocOf(unit) === 'NEUTRAL') return 7;
  return has(unit, 'support') ? 6 : 5;
}

/** EDC-POS-02: place in line of who stands in front by a facing it declared; basic infantry stands there anyway. */
const declaredAt = (unit: Unit): number =>
  has(unit, 'basicInfantry') ? 0 : (unit.declaredFacing?.order ?? 0);

/** Units of a bloc in a hex, the frontline unit first (EDC-POS-02). */
export function ranked(state: MetaCampaignState, hex: string, bloc: Bloc): readonly Unit[] {
  const units = standing(state, hex, bloc);
  const alone = units.length === 1;
  return units.toSorted(
    (a, b) =>
      rankOf(state, a, alone) - rankOf(state, b, alone) ||
      declaredAt(a) - declaredAt(b) ||
      a.enteredAt - b.enteredAt,
  );
}

const PLACES: readonly Unit['position'][] = ['FRONT', 'BACK'];

/** EDC-RND-09: frontline units before backline units before others, else as they came into the world. */
export const inTurn = (units: readonly Unit[]): readonly Unit[] =>
  units.toSorted((a, b) => placeOf(a) - placeOf(b));

const placeOf = ({ position }: Unit): number =>
  PLACES.includes(position) ? PLACES.indexOf(position) : PLACES.length;

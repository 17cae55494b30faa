import { lookUp } from '../../../../kernel/index.js';
import { MINES, type Trigger } from '../../data/mines.js';
import type { Bloc } from '../../data/words.js';
import type { MetaCampaignState, Minefield, Unit } from '../../state/index.js';
import { blocOf, isAirborne, isOnMap } from '../../units/kinds.js';

/** Fields of a hex, the first laid first. */
export const fieldsIn = ({ minefields }: MetaCampaignState, hex: string): readonly Minefield[] =>
  Object.values(minefields).filter((each) => each.hex === hex);

/** EDCU-MIN-01: as what a unit sets mines off; airborne and carried ones do not. */
function triggerOf(unit: Unit): Trigger | null {
  if (isAirborne(unit) || !isOnMap(unit)) return null;
  const { category } = unit.sheet;
  if (category === 'survivors') return null;
  return category === 'aircraft' ? 'landedAircraft' : category;
}

/** Fields of a hex that a unit sets off. */
export function triggered(state: MetaCampaignState, unit: Unit, hex: string): readonly Minefield[] {
  const trigger = triggerOf(unit);
  if (trigger === null) return [];
  return fieldsIn(state, hex).filter(({ type }) => MINES[type].triggeredBy.includes(trigger));
}

/** The hex of a minefield that may be gone, by its id; null where it is no minefield's. */
export const hexOfField = (id: string): string | null => /^mines@(-?\d+,-?\d+)#/.exec(id)?.[1] ?? null;

export const knowledgeKey = (hex: string, bloc: Bloc): string => `${hex}/${bloc}`;

/** EDCU-MIN-02 */
export const knowsMines = ({ minesKnown }: MetaCampaignState, hex: string, bloc: Bloc): boolean =>
  minesKnown.includes(knowledgeKey(hex, bloc));

/** EDCU-MIN-02: whether a unit stops short of a hex: its bloc knows a field there that it sets off. */
export const isWarned = (state: MetaCampaignState, unit: Unit, hex: string): boolean =>
  knowsMines(state, hex, blocOf(unit)) && triggered(state, unit, hex).length > 0;

/** EDCU-MIN-03: most that a die may show for one of so many fields to go off. */
export const targetOf = ({ rules }: MetaCampaignState, fields: number, change: number): number =>
  Math.min(rules.mineTargetMax, rules.mineBaseTarget + rules.minePerExtra * (fields - 1)) + change;

export const fieldBy = ({ minefields }: MetaCampaignState, id: string): Minefield | undefined =>
  lookUp(minefields, id);

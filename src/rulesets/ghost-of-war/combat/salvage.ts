import { GENERAL_RESOURCES } from '../data/resources.js';
import type { GeneralGoods, GhostOfWarState, Unit } from '../state/index.js';
import { tableFigure } from '../house-rules/house-rules.js';
import { typeOf } from '../units/unit-types.js';

/** GOW-CBT-16, GOW-CE-09: what a destroyed or salvaged unit leaves. */
export function salvageOf(
  state: Pick<GhostOfWarState, 'unitTypes' | 'parameters'>,
  unit: Pick<Unit, 'type'>,
): GeneralGoods {
  const { salvage } = typeOf(state, unit);
  return Object.fromEntries(
    GENERAL_RESOURCES.map((each) => [
      each,
      tableFigure(state.parameters, 'unitType.<id>.salvage', unit.type, each) ?? salvage[each] ?? 0,
    ]),
  );
}

import { entryAt, existing, itemAt } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { PlanetaryCommand } from '../commands.js';
import type { Slotted } from './events.js';
import type { Army, Model, Unit } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { admit, primaryArmies, SIDES } from './battle-sides.js';
import { armyOf } from '../map/map.js';

export interface Swap {
  readonly ready: Slotted;
  readonly unfit: Slotted;
}

const isReady = (model: Model): boolean => model.state === 'ready';

/**
 * PLN-BAT-05 Filling up units, RACE-SM-03 grouping: the swaps that bring as many units of an army as possible to full strength, for each
 * model type. `order`: unit ids, best first; units it does not name follow, those with most ready models first.
 */
export function fillingSwaps(army: Army, order: readonly string[] = []): readonly Swap[] {
  const types = [...new Set(army.units.flatMap((unit) => unit.models.map((model) => model.typeKey)))];
  return types.flatMap((type) => swapsOfType(army, type, order));
}

function swapsOfType(army: Army, type: string, order: readonly string[]): readonly Swap[] {
  const slots = byPreference(army, type, order).map((unit) => ({
    unit: unit.id,
    models: unit.models.filter((model) => model.typeKey === type),
  }));
  const swaps: Swap[] = [];
  let give = slots.length - 1;
  // Ready models at the end of the preferred order that have not moved yet, by unit.
  const left = slots.map((each) => each.models.filter(isReady));
  for (const [take, unit] of slots.entries()) {
    for (const unfit of unit.models.filter((model) => !isReady(model))) {
      while (give > take && itemAt(left, give).length === 0) give -= 1;
      if (give <= take) return swaps;
      const ready = existing(itemAt(left, give).pop(), 'item left');
      swaps.push({
        ready: { unit: itemAt(slots, give).unit, model: ready.id },
        unfit: { unit: unit.unit, model: unfit.id },
      });
    }
  }
  return swaps;
}

/** Units with models of a type: those named in `order`, then those with most ready models, ties canonical. */
function byPreference(army: Army, type: string, order: readonly string[]): readonly Unit[] {
  const ready = (unit: Unit) =>
    unit.models.filter((model) => model.typeKey === type && isReady(model)).length;
  const rank = (unit: Unit) => (order.includes(unit.id) ? order.indexOf(unit.id) : order.length);
  return army.units
    .filter((unit) => unit.models.some((model) => model.typeKey === type))
    .map((unit, canonical) => ({ unit, canonical }))
    .sort((a, b) => rank(a.unit) - rank(b.unit) || ready(b.unit) - ready(a.unit) || a.canonical - b.canonical)
    .map((each) => each.unit);
}

/** PLN-BAT-05: fills up the primary armies of a battle, each by itself; lasting. Does nothing where nothing can be filled. */
export function fillUp(table: PlanetaryTable, id: string): void {
  const battle = entryAt(table.state.battles, id);
  for (const side of SIDES) {
    for (const army of primaryArmies(table.state, battle, side)) {
      const swaps = fillingSwaps(army, battle.fillUpOrder[army.id]);
      if (swaps.length === 0) continue;
      table.emit({ type: 'planetary.UnitsFilledUp', data: { battle: id, army: army.id, swaps } }, [
        'PLN-BAT-05',
      ]);
    }
  }
}

/** PLN-BAT-05: the owner names the order in which their units are filled up, before dice or a report settle the battle. */
export function setFillUpOrder(
  table: PlanetaryTable,
  command: Extract<PlanetaryCommand, { type: 'SetFillUpOrder' }>,
): readonly Violation[] {
  const admission = admit(table, command.battle, 'PLN-BAT-05', ['pending']);
  if (admission.violations) return admission.violations;
  const violations = checkOrder(table, command, primaryIds(table, command.battle));
  if (violations.length > 0) return violations;
  const { battle, army, units } = command;
  table.emit({ type: 'planetary.FillUpOrderSet', data: { battle, army, units } }, ['PLN-BAT-05']);
  fillUp(table, battle);
  return [];
}

const primaryIds = (table: PlanetaryTable, battle: string): readonly string[] =>
  SIDES.flatMap((side) => primaryArmies(table.state, entryAt(table.state.battles, battle), side)).map(
    (army) => army.id,
  );

function checkOrder(
  table: PlanetaryTable,
  command: Extract<PlanetaryCommand, { type: 'SetFillUpOrder' }>,
  primary: readonly string[],
): readonly Violation[] {
  const army = armyOf(table.state, command.army);
  if (!army || !primary.includes(army.id)) {
    return [violation('PLN-BAT-05', 'ARMY_NOT_IN_BATTLE', ['army'], { army: command.army })];
  }
  const own = table.actor.role !== 'player' || army.owner === table.actor.seat;
  return [
    ...(own ? [] : [violation('PLN-BAT-05', 'ARMY_OF_ANOTHER', ['army'], { army: army.id })]),
    ...(entryAt(table.state.battles, command.battle).brief
      ? [violation('PLN-BAT-05', 'BRIEF_ISSUED', ['battle'], { battle: command.battle })]
      : []),
    ...command.units.flatMap((unit, index) => [
      ...(army.units.some((each) => each.id === unit)
        ? []
        : [violation('PLN-BAT-05', 'UNIT_UNKNOWN', ['units', index], { unit, army: army.id })]),
      ...(command.units.indexOf(unit) === index
        ? []
        : [violation('PLN-BAT-05', 'UNIT_TWICE', ['units', index], { unit })]),
    ]),
  ];
}

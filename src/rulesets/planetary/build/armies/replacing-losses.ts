import { existing } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { ArmyCommand } from './commands.js';
import type { Army, Model, PlanetaryState, Unit } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { judgeArmed, judgePlace, ownArmy, reinforcingHexes } from '../army-access.js';
import { judgeReplaceable } from '../captives/conversion.js';
import { garrisonPrice } from './garrisons.js';
import { mustName } from '../must-name.js';
import { judgePayment, pay } from '../../money/paying.js';
import { judgeReplacement } from './production.js';
import { judgeRare, judgeRareThings } from '../../pieces/rare.js';
import { unitTypeBy } from '../../races/unit-types.js';

type Reinforce = Extract<ArmyCommand, { readonly type: 'Reinforce' }>;

interface Place {
  readonly unit: Unit;
  readonly model: Model;
}

/** What Reinforce would do, its price in BP, and what speaks against it. */
export interface Replacement {
  readonly models: readonly { readonly unit: string; readonly model: string }[];
  readonly options: readonly { readonly unit: string; readonly option: string }[];
  readonly priceBp: number;
  readonly violations: readonly Violation[];
}

/** PLN-DET-08 Replacing losses, judged whole; garrisons at half price. */
export function draftReplacement(state: PlanetaryState, seat: string, command: Reinforce): Replacement {
  const nothing = { models: [], options: [], priceBp: 0 };
  const found = ownArmy(state, seat, command.army, ['army']);
  if (found.violations) return { ...nothing, violations: found.violations };
  const { army } = found;
  const { payFrom } = command;
  const places = command.models.map((id) => placeOf(army, id));
  const options = (command.options ?? []).map(({ unit, option }) => lostOption(army, unit, option));
  const points =
    sum(places.map((each) => each?.model.points ?? 0)) + sum(options.map((each) => each?.points ?? 0));
  const priceBp = army.kind === 'garrison' ? garrisonPrice(points) : points;
  return {
    models: places.flatMap((each) => (each ? [{ unit: each.unit.id, model: each.model.id }] : [])),
    options: command.options ?? [],
    priceBp,
    violations: mustName(
      places.length + options.length,
      'PLN-DET-08',
      ['models'],
      [
        ...judgeArmed(army, ['army']),
        ...judgePlace('PLN-DET-08', reinforcingHexes(state, army), payFrom, army),
        ...command.models.flatMap((id, place) =>
          judgeModel(state, army, command, id, places[place] ?? null, place),
        ),
        ...judgeWholeUnits(state, army, places, command.options ?? []),
        ...(command.options ?? []).flatMap(({ unit, option }, place, all) => {
          const asked = all.slice(0, place + 1).filter((o) => o.unit === unit && o.option === option);
          const lost = army.units.find((each) => each.id === unit)?.options ?? [];
          return lost.filter((each) => each.key === option && each.lost).length >= asked.length
            ? []
            : [violation('PLN-DET-08', 'OPTION_NOT_LOST', ['options', place], { unit, option })];
        }),
        ...judgePayment(state, { seat, hex: payFrom, bp: priceBp }, ['payFrom']),
      ],
    ),
  };
}

/** PLN-DET-08, PLN-DET-09: the models are ready at once. */
export function reinforce(table: PlanetaryTable, command: Reinforce): readonly Violation[] {
  const { seat } = table.actor;
  const { models, options, priceBp, violations } = draftReplacement(table.state, seat, command);
  if (violations.length > 0) return violations;
  const { army, payFrom } = command;
  pay(table, { seat, hex: payFrom, bp: priceBp, cause: `losses of ${army}`, rule: 'PLN-DET-08' });
  table.emit({ type: 'planetary.ModelsReplaced', data: { army, models, options } }, [
    'PLN-DET-08',
    'PLN-DET-09',
  ]);
  return [];
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

function placeOf(army: Army, id: string): Place | null {
  for (const unit of army.units) {
    const model = unit.models.find((each) => each.id === id);
    if (model) return { unit, model };
  }
  return null;
}

const lostOption = (army: Army, unit: string, option: string) =>
  army.units.find((each) => each.id === unit)?.options.find((each) => each.key === option && each.lost);

function judgeModel(
  state: PlanetaryState,
  army: Army,
  { models, payFrom }: Reinforce,
  id: string,
  found: Place | null,
  place: number,
): readonly Violation[] {
  const path = ['models', place];
  if (found?.model.state !== 'dead' || models.indexOf(id) !== place) {
    return [violation('PLN-DET-08', 'MODEL_NOT_DEAD', path, { model: id })];
  }
  const type = existing(unitTypeBy(state, found.model.typeKey), 'unit type');
  if (type.specialCharacter) return [violation('PLN-GEN-11', 'CHARACTER_DEAD', path, { type: type.key })];
  const fixed = army.kind === 'detachment' ? judgeReplaceable(state, army, type, path) : [];
  return fixed.length > 0 ? fixed : judgeReplacement(state, payFrom, army.race, type, path);
}

/** PLN-GEN-11, RACE-PROD-07: a rare unit of which nobody lives is built anew, with what it carried; one that lives is not. */
const judgeWholeUnits = (
  state: PlanetaryState,
  army: Army,
  places: readonly (Place | null)[],
  options: Replacement['options'],
): readonly Violation[] => {
  const units = [...new Set(places.flatMap((each) => (each ? [each.unit] : [])))];
  const anew = units
    .filter((unit) => unit.models.every((each) => each.state === 'dead'))
    .filter((unit) => unitTypeBy(state, unit.typeKey)?.specialCharacter !== true);
  const carried = anew.flatMap((unit) => unit.options.filter((each) => !each.lost));
  return [
    ...anew.flatMap((unit) =>
      judgeRare(state, army.owner, existing(unitTypeBy(state, unit.typeKey), 'unit type'), 1, ['models']),
    ),
    ...judgeRareThings(state, army.owner, [
      ...carried.map(({ key }) => ({ key, path: ['models'] })),
      ...options.map(({ option }, place) => ({ key: option, path: ['options', place, 'option'] })),
    ]),
  ];
};

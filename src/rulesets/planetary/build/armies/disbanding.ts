import { existing, itemAt } from '../../../../kernel/index.js';
import type { HexKey } from '../../../../engine/hex/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { ArmyCommand } from './commands.js';
import { DISBAND_REFUND, GARRISON_COST } from '../../data/armies.js';
import { partOf } from '../../data/battle.js';
import type { Army, Model, PlanetaryState, Unit } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { isExtinct } from '../../pieces/armies.js';
import { ownArmy } from '../army-access.js';
import { hasActive } from '../../map/buildings.js';
import { judgeComposition } from '../../pieces/composition.js';
import { garrisonFrame } from './garrisons.js';
import { armyOf, hexDistance, hexOf } from '../../map/map.js';
import { mustName } from '../must-name.js';
import { ownUrbanHexes, receive } from '../../money/paying.js';
import { removeArmy } from './vanishing.js';
import { emitLoss } from '../../pieces/rare.js';

type Disband = Extract<ArmyCommand, { readonly type: 'Disband' }>;

/** PLN-DIS-01: the Capital, else the first own Urban hex with a Strategic HQ, in or next to which the army is. */
export function refundHex(state: PlanetaryState, army: Army): HexKey | null {
  const hex = hexOf(army);
  const capital = state.players[army.owner]?.capitalHex ?? null;
  if (hex === null) return null;
  if (capital !== null && hexDistance(capital, hex) <= 1) return capital;
  const near = ownUrbanHexes(state, army.owner).filter((each) => hexDistance(each, hex) <= 1);
  return near.find((each) => hasActive(state, each, 'STRATEGIC_HQ')) ?? null;
}

/** PLN-DIS-01: BP for points that go; half of their BP value, which for a garrison is half of the points. */
export const refundFor = (army: Army, points: number): number =>
  army.kind === 'detachment'
    ? partOf(points, DISBAND_REFUND)
    : partOf(points, {
        times: DISBAND_REFUND.times * GARRISON_COST.times,
        over: DISBAND_REFUND.over * GARRISON_COST.over,
      });

/** PLN-DIS-01: points of a unit disbanded whole that count: ready models and options not lost. */
export const refundablePoints = (unit: Unit): number =>
  readyPoints(unit.models) +
  unit.options.filter((each) => !each.lost).reduce((sum, each) => sum + each.points, 0);

const readyPoints = (models: readonly Model[]): number =>
  models.filter((each) => each.state === 'ready').reduce((sum, each) => sum + each.points, 0);

/** Pays the refund into the hex that PLN-DIS-01 names; nothing elsewhere. */
export function refund(table: PlanetaryTable, army: Army, points: number): void {
  const hex = refundHex(table.state, army);
  const bp = refundFor(army, points);
  if (hex === null) return;
  receive(table, { seat: army.owner, hex, bp, cause: `disbanded of ${army.id}`, rule: 'PLN-DIS-01' });
}

/** What a command disbands of an army; `leaving`: units that leave the structure (PLN-DIS-03). */
function partsOf(army: Army, { models = [], units = [] }: Disband) {
  const whole = army.units.filter((each) => units.includes(each.id));
  const single = army.units
    .filter((unit) => !whole.includes(unit))
    .flatMap((unit) => unit.models.map((model) => ({ unit, model })))
    .filter(({ model }) => models.includes(model.id) && model.state !== 'dead');
  return { whole, single, leaving: army.kind === 'garrison' ? whole : [] };
}

const isWhole = ({ models, units }: Disband): boolean => models === undefined && units === undefined;

/** PLN-DIS-01…03: models, units or a whole army. */
export function judgeDisbanding(state: PlanetaryState, seat: string, command: Disband): readonly Violation[] {
  const found = ownArmy(state, seat, command.army, ['army']);
  if (found.violations) return found.violations;
  if (isWhole(command)) return [];
  const { army } = found;
  const { models = [], units = [] } = command;
  const { single, leaving } = partsOf(army, command);
  const rest = army.units.filter((unit) => !leaving.includes(unit));
  return mustName(
    models.length + units.length,
    'PLN-DIS-01',
    ['army'],
    [
      ...units.flatMap((unit, place) =>
        judgeNamed(
          units,
          place,
          army.units.some((each) => each.id === unit),
          'units',
        ),
      ),
      ...models.flatMap((id, place) =>
        judgeNamed(
          models,
          place,
          single.some(({ model }) => model.id === id),
          'models',
        ),
      ),
      ...(leaving.length > 0 && army.kind === 'garrison'
        ? judgeComposition(state, rest, garrisonFrame(state, army.hex), ['units']).filter(
            (each) => each.rule === 'PLN-GAR-03',
          )
        : []),
    ],
  );
}

/** PLN-DIS-01: points that count for the refund of what a command disbands. */
export function disbandedPoints(army: Army, command: Disband): number {
  if (isWhole(command)) return army.units.reduce((sum, each) => sum + refundablePoints(each), 0);
  const { whole, single } = partsOf(army, command);
  return (
    whole.reduce((sum, each) => sum + refundablePoints(each), 0) +
    readyPoints(single.map(({ model }) => model))
  );
}

/** PLN-DIS-01, PLN-DIS-02: at once, with the refund first. */
export function disband(table: PlanetaryTable, command: Disband): readonly Violation[] {
  const violations = judgeDisbanding(table.state, table.actor.seat, command);
  if (violations.length > 0) return violations;
  const army = existing(armyOf(table.state, command.army), 'army');
  refund(table, army, disbandedPoints(army, command));
  if (isWhole(command)) removeArmy(table, army, 'disbanded', ['PLN-DIS-01', 'PLN-DIS-02']);
  else disbandPart(table, army, command);
  return [];
}

function disbandPart(table: PlanetaryTable, army: Army, command: Disband): void {
  const { whole, single, leaving } = partsOf(army, command);
  dropModels(table, army, single, army.kind === 'detachment' ? whole : []);
  if (leaving.length > 0) {
    emitLoss(
      table,
      army.id,
      { type: 'planetary.StructureChanged', data: structureChange(army, [], leaving) },
      ['PLN-DIS-01', 'PLN-DIS-03'],
    );
  }
  const left = existing(armyOf(table.state, army.id), 'army');
  if (isExtinct(left)) removeArmy(table, left, 'no models', ['PLN-GEN-08']);
}

const judgeNamed = (
  names: readonly string[],
  place: number,
  known: boolean,
  field: 'units' | 'models',
): readonly Violation[] =>
  known && names.indexOf(itemAt(names, place)) === place
    ? []
    : [violation('PLN-DIS-01', 'NOTHING_TO_DISBAND', [field, place], { name: itemAt(names, place) })];

/** PLN-DIS-02 Effect: models become dead slots, the structure stays; of whole units the options are lost too. */
function dropModels(
  table: PlanetaryTable,
  army: Army,
  single: readonly { readonly unit: Unit; readonly model: Model }[],
  whole: readonly Unit[],
): void {
  const models = [
    ...single.map(({ unit, model }) => ({ unit: unit.id, model: model.id })),
    ...whole.flatMap((unit) =>
      unit.models.filter((each) => each.state !== 'dead').map((each) => ({ unit: unit.id, model: each.id })),
    ),
  ];
  if (models.length === 0 && whole.length === 0) return;
  emitLoss(
    table,
    army.id,
    {
      type: 'planetary.ModelsDisbanded',
      data: { army: army.id, models, unitsStripped: whole.map((each) => each.id) },
    },
    ['PLN-DIS-01', 'PLN-DIS-02'],
  );
}

/** What StructureChanged tells: units that join and that leave, with the experience that goes with them. */
export const structureChange = (army: Army, added: readonly Unit[], leaving: readonly Unit[]) => ({
  army: army.id,
  owner: army.owner,
  added,
  removed: leaving.map((each) => each.id),
  unitXp: leaving.filter((each) => each.xp > 0).map((each) => ({ unit: each.id, xp: each.xp })),
});

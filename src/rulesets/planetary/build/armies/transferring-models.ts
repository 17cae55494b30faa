import { existing } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { ArmyCommand, TransferPair } from './commands.js';
import type { Army, Model, PlanetaryState, Unit } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { isExtinct } from '../../pieces/armies.js';
import { judgeArmed, ownArmy } from '../army-access.js';
import { armyOf, hexDistance, hexOf } from '../../map/map.js';
import { mustName } from '../must-name.js';
import { removeArmy } from './vanishing.js';

type Transfer = Extract<ArmyCommand, { readonly type: 'TransferModels' }>;

interface Slotted {
  readonly unit: Unit;
  readonly model: Model;
}

/** PLN-CHG-01 Transfer models: between adjacent detachments, or a garrison and a detachment in one hex. */
export function judgeTransfer(state: PlanetaryState, seat: string, command: Transfer): readonly Violation[] {
  const from = ownArmy(state, seat, command.from, ['from']);
  const to = ownArmy(state, seat, command.to, ['to']);
  if (from.violations || to.violations) return [...(from.violations ?? []), ...(to.violations ?? [])];
  return mustName(
    command.pairs.length,
    'PLN-CHG-01',
    ['pairs'],
    [
      ...judgeArmed(from.army, ['from']),
      ...judgeArmed(to.army, ['to']),
      ...(areNeighbours(from.army, to.army)
        ? []
        : [
            violation('PLN-CHG-01', 'ARMIES_NOT_TOGETHER', ['to'], {
              from: from.army.id,
              to: to.army.id,
            }),
          ]),
      ...command.pairs.flatMap((pair, place) => judgePair(command, from.army, to.army, pair, place)),
    ],
  );
}

/** PLN-CHG-01: carried out at once; an army without a model left is removed (PLN-GEN-08). */
export function transferModels(table: PlanetaryTable, command: Transfer): readonly Violation[] {
  const violations = judgeTransfer(table.state, table.actor.seat, command);
  if (violations.length > 0) return violations;
  const [from, to] = [
    existing(armyOf(table.state, command.from), 'army'),
    existing(armyOf(table.state, command.to), 'army'),
  ];
  const pairs = command.pairs.map((pair) => {
    const model = existing(find(from, pair.model), 'model');
    const slot = existing(find(to, pair.slot), 'model');
    return {
      model: { unit: model.unit.id, model: model.model.id },
      slot: { unit: slot.unit.id, model: slot.model.id },
      options: pair.options ?? [],
    };
  });
  table.emit({ type: 'planetary.ModelsTransferred', data: { army: command.from, to: command.to, pairs } }, [
    'PLN-CHG-01',
  ]);
  const left = existing(armyOf(table.state, command.from), 'army');
  if (isExtinct(left)) removeArmy(table, left, 'no models', ['PLN-GEN-08']);
  return [];
}

/** PLN-CHG-01: where two armies can exchange models. */
export function areNeighbours(a: Army, b: Army): boolean {
  const [here, there] = [hexOf(a), hexOf(b)];
  if (here === null || there === null || a.id === b.id) return false;
  return a.kind === 'detachment' && b.kind === 'detachment'
    ? hexDistance(here, there) === 1
    : a.kind !== b.kind && here === there;
}

function find(army: Army, id: string): Slotted | undefined {
  for (const unit of army.units) {
    const model = unit.models.find((each) => each.id === id);
    if (model) return { unit, model };
  }
  return undefined;
}

function judgePair(
  { pairs }: Transfer,
  from: Army,
  to: Army,
  pair: TransferPair,
  place: number,
): readonly Violation[] {
  const path = ['pairs', place];
  const earlier = pairs.slice(0, place);
  const model = find(from, pair.model);
  const slot = find(to, pair.slot);
  if (!model || model.model.state === 'dead' || earlier.some((each) => each.model === pair.model)) {
    return [violation('PLN-CHG-01', 'NO_MODEL_TO_GO', [...path, 'model'], { model: pair.model })];
  }
  if (!slot || slot.model.state === 'ready' || earlier.some((each) => each.slot === pair.slot)) {
    return [violation('PLN-CHG-01', 'NO_SLOT', [...path, 'slot'], { slot: pair.slot })];
  }
  if (slot.model.typeKey !== model.model.typeKey) {
    return [violation('PLN-CHG-01', 'SLOT_OF_ANOTHER_TYPE', [...path, 'slot'], { slot: pair.slot })];
  }
  return (pair.options ?? []).flatMap((key, index) => {
    const asked = (pair.options ?? []).slice(0, index + 1).filter((each) => each === key).length;
    const free = model.unit.options.filter((each) => each.key === key && !each.lost && !each.staysWithUnit);
    const taken = earlier
      .filter((each) => find(from, each.model)?.unit.id === model.unit.id)
      .flatMap((each) => each.options ?? [])
      .filter((each) => each === key).length;
    return free.length >= asked + taken
      ? []
      : [violation('PLN-CHG-01', 'OPTION_STAYS', [...path, 'options', index], { option: key })];
  });
}

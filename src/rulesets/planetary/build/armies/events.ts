import { editIn, type Edit, type Mutable } from '../../../../kernel/index.js';
import { editArmy, editDetachment, editModel, editUnit } from '../../state/editing.js';
import { armyOf, livingUnitsOf } from '../../state/army-of.js';
import { noteLosses } from '../../state/losses.js';
import type {
  Detachment,
  Garrison,
  Model,
  Place,
  PlanetaryState,
  Unit,
  UnitOption,
} from '../../state/index.js';
import type { Evolvers } from '../../state/evolvers.js';
import { noteMade } from '../../state/numbering.js';

export interface ModelSlot {
  readonly unit: string;
  readonly model: string;
}

/** Armies and captives in the Build phase. What is paid and refunded are `BpSpent` and `BpReceived`. */
export type ArmyEvent =
  /** Under construction from now on. */
  | { readonly type: 'planetary.DetachmentOrdered'; readonly data: { readonly detachment: Detachment } }
  | { readonly type: 'planetary.GarrisonPlaced'; readonly data: { readonly garrison: Garrison } }
  | {
      readonly type: 'planetary.GarrisonRetargeted';
      readonly data: { readonly detachment: string; readonly target: string };
    }
  /** The garrison-detachment is gone; its units are the garrison's. */
  | {
      readonly type: 'planetary.GarrisonSettled';
      readonly data: { readonly detachment: string; readonly garrison: Garrison };
    }
  | {
      readonly type: 'planetary.ModelsReplaced';
      readonly data: {
        readonly army: string;
        readonly models: readonly ModelSlot[];
        /** Lost options bought again, one entry for each. */
        readonly options: readonly { readonly unit: string; readonly option: string }[];
      };
    }
  | {
      readonly type: 'planetary.StructureChanged';
      readonly data: {
        readonly army: string;
        readonly owner: string;
        readonly added: readonly Unit[];
        readonly removed: readonly string[];
        /** Experience that goes with the units removed. */
        readonly unitXp: readonly { readonly unit: string; readonly xp: number }[];
      };
    }
  | {
      readonly type: 'planetary.ModelsDisbanded';
      readonly data: {
        readonly army: string;
        readonly models: readonly ModelSlot[];
        /** Units disbanded whole: their options are lost. */
        readonly unitsStripped: readonly string[];
      };
    }
  | {
      readonly type: 'planetary.ModelsTransferred';
      readonly data: {
        readonly army: string;
        readonly to: string;
        /** Model and slot change places; the options named go with the model. */
        readonly pairs: readonly {
          readonly model: ModelSlot;
          readonly slot: ModelSlot;
          readonly options: readonly string[];
        }[];
      };
    }
  | {
      readonly type: 'planetary.CaptiveTransferred';
      readonly data: { readonly detachment: string; readonly from: Place; readonly place: Place };
    }
  | { readonly type: 'planetary.DetachmentRearmed'; readonly data: { readonly detachment: string } };

export const ARMY_EVOLVERS: Evolvers<ArmyEvent> = {
  'planetary.DetachmentOrdered': (state, { detachment }, edit) => {
    editIn(edit, state, 'detachments')[detachment.id] = detachment;
    state.nextOrder = Math.max(state.nextOrder, detachment.order + 1);
    noteMade(state, edit, 'd', detachment.id, detachment.owner);
  },
  'planetary.GarrisonPlaced': (state, { garrison }, edit) => addGarrison(edit, state, garrison),
  'planetary.GarrisonRetargeted': (state, { detachment, target }, edit) => {
    editDetachment(edit, state, detachment).targetStronghold = target;
  },
  'planetary.GarrisonSettled': (state, { detachment, garrison }, edit) => {
    delete editIn(edit, state, 'detachments')[detachment];
    addGarrison(edit, state, garrison);
  },
  'planetary.ModelsReplaced': (state, { army, models, options }, edit) => {
    for (const { unit, model } of models) {
      const found = editModel(edit, state, army, unit, model);
      found.state = 'ready';
      found.injuries = [];
    }
    for (const { unit, option } of options) {
      const found = editUnit(edit, state, army, unit);
      const place = found.options.findIndex((each) => each.key === option && each.lost);
      found.options = found.options.map((each, index) => (index === place ? { ...each, lost: false } : each));
    }
  },
  'planetary.StructureChanged': (state, { army, added, removed }, edit) => {
    const before = armyOf(state, army)!;
    noteLosses(
      edit,
      state,
      before,
      livingUnitsOf(before).filter((each) => removed.includes(each.id)),
    );
    editArmy(edit, state, army).units = [
      ...before.units.filter((each) => !removed.includes(each.id)).map((each) => onFoot(each, removed)),
      ...added,
    ];
  },
  'planetary.ModelsDisbanded': (state, { army, models, unitsStripped }, edit) => {
    // As they were: with a whole unit its options are lost, and count as they did before.
    const before = livingUnitsOf(armyOf(state, army)!).map((each) => ({ ...each }));
    for (const { unit, model } of models) editModel(edit, state, army, unit, model).state = 'dead';
    for (const unit of unitsStripped) {
      const found = editUnit(edit, state, army, unit);
      found.options = found.options.map((each) => ({ ...each, lost: true }));
    }
    const after = armyOf(state, army)!;
    const left = livingUnitsOf(after);
    noteLosses(
      edit,
      state,
      after,
      before.filter((each) => !left.some(({ id }) => id === each.id)),
    );
  },
  'planetary.ModelsTransferred': (state, { army, to, pairs }, edit) => {
    for (const { model, slot, options } of pairs) {
      const here = editUnit(edit, state, army, model.unit);
      const there = editUnit(edit, state, to, slot.unit);
      swapModels(edit, here, model.model, there, slot.model);
      for (const key of options) moveOption(here, there, key);
    }
  },
  'planetary.CaptiveTransferred': (state, { detachment, place }, edit) => {
    const captive = editDetachment(edit, state, detachment);
    captive.place = place;
    if (place.at === 'prison') captive.imprisonedOnce = true;
  },
  'planetary.DetachmentRearmed': (state, { detachment }, edit) => {
    editDetachment(edit, state, detachment).unarmed = false;
  },
};

function addGarrison(edit: Edit, state: Mutable<PlanetaryState>, garrison: Garrison): void {
  editIn(edit, state, 'garrisons')[garrison.id] = garrison;
  state.nextOrder = Math.max(state.nextOrder, garrison.order + 1);
  noteMade(state, edit, 'g', garrison.id, garrison.owner);
}

const onFoot = (unit: Unit, gone: readonly string[]): Unit =>
  unit.mountedIn !== null && gone.includes(unit.mountedIn) ? { ...unit, mountedIn: null } : unit;

function swapModels(edit: Edit, a: Mutable<Unit>, inA: string, b: Mutable<Unit>, inB: string): void {
  const here = editIn(edit, a, 'models') as Model[];
  const there = editIn(edit, b, 'models') as Model[];
  const from = here.findIndex((each) => each.id === inA);
  const to = there.findIndex((each) => each.id === inB);
  [here[from], there[to]] = [there[to]!, here[from]!];
}

function moveOption(from: Mutable<Unit>, to: Mutable<Unit>, key: string): void {
  const isIt = (each: UnitOption): boolean => each.key === key && !each.lost && !each.staysWithUnit;
  const place = from.options.findIndex(isIt);
  const option = from.options[place];
  if (!option) return;
  from.options = from.options.filter((_, index) => index !== place);
  to.options = [...to.options, option];
}

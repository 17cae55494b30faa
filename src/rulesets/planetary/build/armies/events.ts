import { editIn, existing, itemAt, type Edit, type Mutable } from '../../../../kernel/index.js';
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
import { noteMade } from '../../state/numbering.js';
import { event } from '../../state/event.js';
import { ofDetachment, ofArmy, owner } from '../../state/audiences.js';
import { xpAccount, posting } from '../../state/accounts.js';
import { some } from '../../state/sentences.js';

export interface ModelSlot {
  readonly unit: string;
  readonly model: string;
}

/** Armies and captives in the Build phase. What is paid and refunded are `BpSpent` and `BpReceived`. */
export const ARMY_EVENTS = {
  /** Under construction from now on. */
  'planetary.DetachmentOrdered': event<{ readonly detachment: Detachment }>({
    evolve: (state, { detachment }, edit) => {
      editIn(edit, state, 'detachments')[detachment.id] = detachment;
      state.nextOrder = Math.max(state.nextOrder, detachment.order + 1);
      noteMade(state, edit, 'd', detachment.id, detachment.owner);
    },
    audience: ({ detachment }, who) => who.seats([detachment.owner]),
    summary: ({ detachment }) => `${detachment.owner} orders detachment ${detachment.id}.`,
  }),
  'planetary.GarrisonPlaced': event<{ readonly garrison: Garrison }>({
    evolve: (state, { garrison }, edit) => addGarrison(edit, state, garrison),
    audience: ({ garrison }, who) => who.seats([garrison.owner]),
    summary: ({ garrison }) => `Garrison ${garrison.id} is placed in ${garrison.hex}.`,
  }),
  'planetary.GarrisonRetargeted': event<{ readonly detachment: string; readonly target: string }>({
    evolve: (state, { detachment, target }, edit) => {
      editDetachment(edit, state, detachment).targetStronghold = target;
    },
    audience: ofDetachment,
    summary: ({ detachment, target }) => `${detachment} now marches to ${target}.`,
  }),
  /** The garrison-detachment is gone; its units are the garrison's. */
  'planetary.GarrisonSettled': event<{ readonly detachment: string; readonly garrison: Garrison }>({
    evolve: (state, { detachment, garrison }, edit) => {
      delete editIn(edit, state, 'detachments')[detachment];
      addGarrison(edit, state, garrison);
    },
    audience: ({ garrison }, who) => who.seats([garrison.owner]),
    summary: ({ detachment, garrison }) =>
      `${detachment} settles in ${garrison.hex} as garrison ${garrison.id}.`,
    follows: ['planetary.DetachmentArrived', 'planetary.PieceMoved'],
  }),
  'planetary.ModelsReplaced': event<{
    readonly army: string;
    readonly models: readonly ModelSlot[];
    /** Lost options bought again, one entry for each. */
    readonly options: readonly { readonly unit: string; readonly option: string }[];
  }>({
    evolve: (state, { army, models, options }, edit) => {
      for (const { unit, model } of models) {
        const found = editModel(edit, state, army, unit, model);
        found.state = 'ready';
        found.injuries = [];
      }
      for (const { unit, option } of options) {
        const found = editUnit(edit, state, army, unit);
        const place = found.options.findIndex((each) => each.key === option && each.lost);
        found.options = found.options.map((each, index) =>
          index === place ? { ...each, lost: false } : each,
        );
      }
    },
    audience: ofArmy,
    summary: ({ army, models, options }) =>
      `${army} gets ${some(models.length, 'model')} and ${some(options.length, 'option')} back.`,
    growing: ['models', 'options'],
  }),
  'planetary.StructureChanged': event<{
    readonly army: string;
    readonly owner: string;
    readonly added: readonly Unit[];
    readonly removed: readonly string[];
    /** Experience that goes with the units removed. */
    readonly unitXp: readonly { readonly unit: string; readonly xp: number }[];
  }>({
    evolve: (state, { army, added, removed }, edit) => {
      const before = existing(armyOf(state, army), 'army');
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
    audience: owner,
    summary: ({ army, added, removed }) =>
      `${some(added.length, 'unit')} join ${army}, ${some(removed.length, 'unit')} leave.`,
    postings: (data) =>
      data.unitXp.map((each) =>
        posting(xpAccount(each.unit), data.owner, -each.xp, 'PLN-DET-11', 'unit disbanded'),
      ),
  }),
  'planetary.ModelsDisbanded': event<{
    readonly army: string;
    readonly models: readonly ModelSlot[];
    /** Units disbanded whole: their options are lost. */
    readonly unitsStripped: readonly string[];
  }>({
    evolve: (state, { army, models, unitsStripped }, edit) => {
      // As they were: with a whole unit its options are lost, and count as they did before.
      const before = livingUnitsOf(existing(armyOf(state, army), 'army')).map((each) => ({ ...each }));
      for (const { unit, model } of models) editModel(edit, state, army, unit, model).state = 'dead';
      for (const unit of unitsStripped) {
        const found = editUnit(edit, state, army, unit);
        found.options = found.options.map((each) => ({ ...each, lost: true }));
      }
      const after = existing(armyOf(state, army), 'army');
      const left = livingUnitsOf(after);
      noteLosses(
        edit,
        state,
        after,
        before.filter((each) => !left.some(({ id }) => id === each.id)),
      );
    },
    audience: ofArmy,
    summary: ({ army, models }) => `${some(models.length, 'model')} of ${army} are disbanded.`,
  }),
  'planetary.ModelsTransferred': event<{
    readonly army: string;
    readonly to: string;
    /** Model and slot change places; the options named go with the model. */
    readonly pairs: readonly {
      readonly model: ModelSlot;
      readonly slot: ModelSlot;
      readonly options: readonly string[];
    }[];
  }>({
    evolve: (state, { army, to, pairs }, edit) => {
      for (const { model, slot, options } of pairs) {
        const here = editUnit(edit, state, army, model.unit);
        const there = editUnit(edit, state, to, slot.unit);
        swapModels(edit, here, model.model, there, slot.model);
        for (const key of options) moveOption(here, there, key);
      }
    },
    audience: ofArmy,
    summary: ({ army, to, pairs }) => `${some(pairs.length, 'model')} go from ${army} to ${to}.`,
    pieces: ({ to }) => [to],
    growing: ['pairs'],
  }),
  'planetary.CaptiveTransferred': event<{
    readonly detachment: string;
    readonly from: Place;
    readonly place: Place;
  }>({
    evolve: (state, { detachment, place }, edit) => {
      const captive = editDetachment(edit, state, detachment);
      captive.place = place;
      if (place.at === 'prison') captive.imprisonedOnce = true;
    },
    audience: ofDetachment,
    summary: ({ detachment, place }) =>
      `Captive ${detachment} goes to ${place.at === 'prison' ? `the prison of ${place.hex}` : 'another captor'}.`,
  }),
  'planetary.DetachmentRearmed': event<{ readonly detachment: string }>({
    evolve: (state, { detachment }, edit) => {
      editDetachment(edit, state, detachment).unarmed = false;
    },
    audience: ofDetachment,
    summary: ({ detachment }) => `${detachment} is armed again.`,
  }),
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
  [here[from], there[to]] = [itemAt(there, to), itemAt(here, from)];
}

function moveOption(from: Mutable<Unit>, to: Mutable<Unit>, key: string): void {
  const isIt = (each: UnitOption): boolean => each.key === key && !each.lost && !each.staysWithUnit;
  const place = from.options.findIndex(isIt);
  const option = from.options[place];
  if (!option) return;
  from.options = from.options.filter((_, index) => index !== place);
  to.options = [...to.options, option];
}

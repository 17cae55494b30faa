import { editIn, entryAt, existing } from '../../../kernel/index.js';
import { editArmy, editDetachment, editHex } from '../state/editing.js';
import { armyOf, livingUnitsOf } from '../state/army-of.js';
import { noteLosses } from '../state/losses.js';
import type { CapitalMove, RaceKey, ShrineKind, Slot, StrongholdType, Unit } from '../state/index.js';
import { event } from '../state/event.js';
import { ofSeat, owner } from '../state/audiences.js';
import { xpAccount, posting, isBooked } from '../state/accounts.js';
import { some, words } from '../state/sentences.js';

/** A unit of a converted detachment as it is from now on; its models are of its type. */
export interface ConvertedUnit {
  readonly unit: string;
  readonly typeKey: string;
  readonly slot: Slot;
}

/** Models that leave a unit with their slots. */
export interface ReducedUnit {
  readonly unit: string;
  readonly models: readonly string[];
  /** Unit XP that goes, where no model stays. */
  readonly xp: number;
}

const nothing = (): void => undefined;

/** What only some races do: converted captives, cursed shrines, a Capital that moves. */
export const DEED_EVENTS = {
  /** RACE-CH-10: the first imprisonment of such a captive brings nothing. */
  'planetary.PrisonBpWithheld': event<{
    readonly seat: string;
    readonly detachment: string;
    readonly hex: string;
  }>({
    evolve: nothing,
    audience: ofSeat,
    summary: ({ detachment }) => `Captive ${detachment} brings no BP.`,
  }),
  'planetary.ConversionAttempted': event<{
    readonly detachment: string;
    readonly seat: string;
    readonly hex: string;
    readonly die: number;
    readonly converted: boolean;
    readonly turn: number;
  }>({
    evolve: (state, { detachment, turn }, edit) => {
      editDetachment(edit, state, detachment).conversionTriedTurn = turn;
    },
    audience: ofSeat,
    summary: ({ seat, detachment, die }) => `${seat} tries to convert ${detachment}: ${die}.`,
  }),
  'planetary.CapitalMoveOrdered': event<{ readonly seat: string; readonly move: CapitalMove }>({
    evolve: (state, { seat, move }, edit) => {
      editIn(edit, editIn(edit, state, 'players'), seat).movingCapital = move;
    },
    audience: ofSeat,
    summary: ({ seat, move }) => `${seat} will move the Capital to ${move.target}.`,
  }),
  /** Others go on believing it where it was. */
  'planetary.CapitalMoved': event<{ readonly seat: string; readonly from: string; readonly to: string }>({
    evolve: (state, { seat, from, to }, edit) => {
      const player = editIn(edit, editIn(edit, state, 'players'), seat);
      player.capitalHex = to;
      delete player.movingCapital;
      player.shownCapitalHex ??= from;
      if (player.shownCapitalHex === to) delete player.shownCapitalHex;
    },
    audience: ofSeat,
    summary: ({ seat, from, to }) => `The Capital of ${seat} moves from ${from} to ${to}.`,
  }),
  'planetary.StrongholdLessened': event<{
    readonly hex: string;
    readonly seat: string;
    readonly type: StrongholdType;
    /** Ids of defences above its limits. */
    readonly removed: readonly string[];
  }>({
    evolve: (state, { hex, type, removed }, edit) => {
      const stronghold = editIn(edit, editHex(edit, state, hex), 'stronghold');
      stronghold.type = type;
      stronghold.defences = stronghold.defences.filter((each) => !removed.includes(each.id));
    },
    audience: ofSeat,
    summary: ({ hex, type, removed }) =>
      `The Stronghold in ${hex} becomes a ${words(type)} and loses ${some(removed.length, 'defence')}.`,
  }),
  'planetary.GarrisonReduced': event<{
    readonly garrison: string;
    readonly owner: string;
    readonly hex: string;
    readonly units: readonly ReducedUnit[];
  }>({
    evolve: (state, { garrison, units }, edit) => {
      const before = existing(armyOf(state, garrison), 'army');
      const after = before.units.map((unit) =>
        reduced(unit, units.find((each) => each.unit === unit.id)?.models ?? []),
      );
      const gone = after.filter((each) => each.models.length === 0).map((each) => each.id);
      noteLosses(
        edit,
        state,
        before,
        livingUnitsOf(before).filter((each) => gone.includes(each.id)),
      );
      editArmy(edit, state, garrison).units = after
        .filter((each) => !gone.includes(each.id))
        .map((each) =>
          each.mountedIn !== null && gone.includes(each.mountedIn) ? { ...each, mountedIn: null } : each,
        );
    },
    audience: owner,
    summary: ({ hex, units }) =>
      `${some(
        units.reduce((sum, each) => sum + each.models.length, 0),
        'model',
      )} leave the garrison in ${hex}.`,
    postings: (data) =>
      data.units
        .map((each) => posting(xpAccount(each.unit), data.owner, -each.xp, 'RACE-DE-04', 'unit disbanded'))
        .filter(isBooked),
  }),
  /** What was possible when it was ordered is so no more: nothing happens, and nothing is claimed. */
  'planetary.ShrineFailed': event<{
    readonly hex: string;
    readonly defence: string;
    readonly seat: string;
    readonly detachment: string;
    /** Code of the refusal that it would meet now. */
    readonly reason: string;
  }>({
    evolve: nothing,
    audience: ofSeat,
    summary: ({ defence, hex, reason }) => `${defence} in ${hex} does not become a shrine: ${words(reason)}.`,
  }),
  'planetary.ShrineCreated': event<{
    readonly hex: string;
    readonly defence: string;
    readonly kind: ShrineKind;
    readonly seat: string;
    readonly detachment: string;
    readonly leader: string;
  }>({
    evolve: (state, { hex, defence, kind }, edit) => {
      const stronghold = editIn(edit, editHex(edit, state, hex), 'stronghold');
      stronghold.defences = stronghold.defences.map((each) =>
        each.id === defence ? { ...each, shrine: kind } : each,
      );
    },
    audience: ofSeat,
    summary: ({ defence, hex, kind }) => `${defence} in ${hex} becomes a shrine: ${words(kind)}.`,
    follows: ['planetary.MovementOrdersTakenUp'],
  }),
  'planetary.DetachmentConverted': event<{
    readonly detachment: string;
    readonly from: string;
    readonly by: string;
    readonly race: RaceKey;
    /** It counts as a normal detachment. */
    readonly typeKey: string;
    readonly mv: number;
    readonly hex: string;
    readonly units: readonly ConvertedUnit[];
    /** Ids of units whose models are lost. */
    readonly lost: readonly string[];
    /** Experience that goes with them. */
    readonly unitXp: readonly { readonly unit: string; readonly xp: number }[];
  }>({
    evolve: (state, data, edit) => {
      const before = entryAt(state.detachments, data.detachment);
      // RACE-PROD-07: its rare things are lost to the one who had them.
      noteLosses(edit, state, before, livingUnitsOf(before));
      const army = editDetachment(edit, state, data.detachment);
      army.owner = data.by;
      army.race = data.race;
      army.class = 'NORMAL';
      army.typeKey = data.typeKey;
      army.mv = data.mv;
      army.place = { at: 'hex', hex: data.hex };
      army.units = data.units.map((converted) =>
        asConverted(
          existing(
            before.units.find((each) => each.id === converted.unit),
            'unit',
          ),
          converted,
          data.lost,
        ),
      );
      army.unarmed = true;
      army.converted = true;
      army.canDrop = false;
      army.arrivalTurn = null;
      army.targetStronghold = null;
      army.imprisonedOnce = false;
    },
    // PLN-SIG-01: it tells of its units; who merely sees the hex learns by sight that a detachment is there.
    audience: ({ from, by }, who) => who.seats([from, by]),
    summary: ({ detachment, by, hex }) => `${detachment} goes over to ${by} and stands in ${hex}.`,
    postings: (data) =>
      data.unitXp.map((each) =>
        posting(xpAccount(each.unit), data.from, -each.xp, 'RACE-CH-12', 'unit lost'),
      ),
  }),
};

const reduced = (unit: Unit, models: readonly string[]): Unit => ({
  ...unit,
  maxModels: unit.maxModels - models.length,
  models: unit.models.filter((each) => !models.includes(each.id)),
});

const asConverted = (unit: Unit, { typeKey, slot }: ConvertedUnit, lost: readonly string[]): Unit => ({
  ...unit,
  typeKey,
  slot,
  models: unit.models.map((model) => ({ ...model, typeKey })),
  mountedIn: unit.mountedIn !== null && lost.includes(unit.mountedIn) ? null : unit.mountedIn,
});

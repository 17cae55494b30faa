import { editIn } from '../../../kernel/index.js';
import { editArmy, editDetachment, editHex } from '../state/editing.js';
import { armyOf, livingUnitsOf } from '../state/army-of.js';
import { noteLosses } from '../state/losses.js';
import type { CapitalMove, RaceKey, ShrineKind, Slot, StrongholdType, Unit } from '../state/index.js';
import type { Evolvers } from '../state/evolvers.js';

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

/** What only some races do: converted captives, cursed shrines, a Capital that moves. */
export type DeedEvent =
  /** RACE-CH-10: the first imprisonment of such a captive brings nothing. */
  | {
      readonly type: 'planetary.PrisonBpWithheld';
      readonly data: { readonly seat: string; readonly detachment: string; readonly hex: string };
    }
  | {
      readonly type: 'planetary.ConversionAttempted';
      readonly data: {
        readonly detachment: string;
        readonly seat: string;
        readonly hex: string;
        readonly die: number;
        readonly converted: boolean;
        readonly turn: number;
      };
    }
  | {
      readonly type: 'planetary.DetachmentConverted';
      readonly data: {
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
      };
    }
  | {
      readonly type: 'planetary.CapitalMoveOrdered';
      readonly data: { readonly seat: string; readonly move: CapitalMove };
    }
  /** Others go on believing it where it was. */
  | {
      readonly type: 'planetary.CapitalMoved';
      readonly data: { readonly seat: string; readonly from: string; readonly to: string };
    }
  | {
      readonly type: 'planetary.StrongholdLessened';
      readonly data: {
        readonly hex: string;
        readonly seat: string;
        readonly type: StrongholdType;
        /** Ids of defences above its limits. */
        readonly removed: readonly string[];
      };
    }
  | {
      readonly type: 'planetary.GarrisonReduced';
      readonly data: {
        readonly garrison: string;
        readonly owner: string;
        readonly hex: string;
        readonly units: readonly ReducedUnit[];
      };
    }
  | {
      readonly type: 'planetary.ShrineCreated';
      readonly data: {
        readonly hex: string;
        readonly defence: string;
        readonly kind: ShrineKind;
        readonly seat: string;
        readonly detachment: string;
        readonly leader: string;
      };
    }
  /** What was possible when it was ordered is so no more: nothing happens, and nothing is claimed. */
  | {
      readonly type: 'planetary.ShrineFailed';
      readonly data: {
        readonly hex: string;
        readonly defence: string;
        readonly seat: string;
        readonly detachment: string;
        /** Code of the refusal that it would meet now. */
        readonly reason: string;
      };
    };

const nothing = (): void => undefined;

export const DEED_EVOLVERS: Evolvers<DeedEvent> = {
  'planetary.PrisonBpWithheld': nothing,
  'planetary.ConversionAttempted': (state, { detachment, turn }, edit) => {
    editDetachment(edit, state, detachment).conversionTriedTurn = turn;
  },
  'planetary.CapitalMoveOrdered': (state, { seat, move }, edit) => {
    editIn(edit, editIn(edit, state, 'players'), seat).movingCapital = move;
  },
  'planetary.CapitalMoved': (state, { seat, from, to }, edit) => {
    const player = editIn(edit, editIn(edit, state, 'players'), seat);
    player.capitalHex = to;
    delete player.movingCapital;
    player.shownCapitalHex ??= from;
    if (player.shownCapitalHex === to) delete player.shownCapitalHex;
  },
  'planetary.StrongholdLessened': (state, { hex, type, removed }, edit) => {
    const stronghold = editIn(edit, editHex(edit, state, hex), 'stronghold');
    stronghold.type = type;
    stronghold.defences = stronghold.defences.filter((each) => !removed.includes(each.id));
  },
  'planetary.GarrisonReduced': (state, { garrison, units }, edit) => {
    const before = armyOf(state, garrison)!;
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
  'planetary.ShrineFailed': nothing,
  'planetary.ShrineCreated': (state, { hex, defence, kind }, edit) => {
    const stronghold = editIn(edit, editHex(edit, state, hex), 'stronghold');
    stronghold.defences = stronghold.defences.map((each) =>
      each.id === defence ? { ...each, shrine: kind } : each,
    );
  },
  'planetary.DetachmentConverted': (state, data, edit) => {
    const before = state.detachments[data.detachment]!;
    // RACE-PROD-07: its rare things are lost to the one who had them.
    noteLosses(edit, state, before, livingUnitsOf(before));
    const army = editDetachment(edit, state, data.detachment);
    army.owner = data.by;
    army.race = data.race;
    army.class = 'NORMAL';
    army.typeKey = data.typeKey;
    army.mv = data.mv;
    army.place = { at: 'hex', hex: data.hex };
    army.units = data.units.map((told) =>
      asConverted(
        before.units.find((each) => each.id === told.unit)!,
        told,
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

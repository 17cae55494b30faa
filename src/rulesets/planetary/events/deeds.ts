import { editDetachment } from '../rules/armies.js';
import { livingUnitsOf, noteLosses } from '../rules/rare.js';
import type { RaceKey, Slot, Unit } from '../state.js';
import type { Evolvers } from './evolvers.js';

/** A unit of a converted detachment as it is from now on; its models are of its type. */
export interface ConvertedUnit {
  readonly unit: string;
  readonly typeKey: string;
  readonly slot: Slot;
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
        readonly hex: string;
        readonly units: readonly ConvertedUnit[];
        /** Ids of units whose models are lost. */
        readonly lost: readonly string[];
        /** Experience that goes with them. */
        readonly unitXp: readonly { readonly unit: string; readonly xp: number }[];
      };
    };

const nothing = (): void => undefined;

export const DEED_EVOLVERS: Evolvers<DeedEvent> = {
  'planetary.PrisonBpWithheld': nothing,
  'planetary.ConversionAttempted': (state, { detachment, turn }, edit) => {
    editDetachment(edit, state, detachment).conversionTriedTurn = turn;
  },
  'planetary.DetachmentConverted': (state, data, edit) => {
    const before = state.detachments[data.detachment]!;
    // RACE-PROD-07: its rare things are lost to the one who had them.
    noteLosses(edit, state, before, livingUnitsOf(before));
    const army = editDetachment(edit, state, data.detachment);
    army.owner = data.by;
    army.race = data.race;
    army.class = 'NORMAL';
    army.place = { at: 'hex', hex: data.hex };
    army.units = data.units.map((told) => asConverted(before.units.find((each) => each.id === told.unit)!, told, data.lost));
    army.unarmed = true;
    army.converted = true;
    army.canDrop = false;
    army.arrivalTurn = null;
    army.targetStronghold = null;
    army.imprisonedOnce = false;
  },
};

const asConverted = (unit: Unit, { typeKey, slot }: ConvertedUnit, lost: readonly string[]): Unit => ({
  ...unit,
  typeKey,
  slot,
  models: unit.models.map((model) => ({ ...model, typeKey })),
  mountedIn: unit.mountedIn !== null && lost.includes(unit.mountedIn) ? null : unit.mountedIn,
});


import { editIn } from '../../../kernel/index.js';
import type { BattleOrder, BattleOrderCode, SpyOrder } from '../commands.js';
import type { Evolvers } from '../state/evolvers.js';
import type { Intelligence, Sighting, Treatment } from '../state/index.js';

/** Why an attack or raid did not take place (PLN-BMV-05). */
export type VoidReason =
  | 'TARGET_GONE'
  | 'NOT_ADJACENT'
  | 'TERRAIN'
  | 'FRIENDLY_DETACHMENT'
  | 'BATTLE_THERE'
  | 'PARTNER_THERE'
  | 'ALREADY_RAIDED'
  /** RACE-DE-05: no hex between is free. */
  | 'WAY_BLOCKED';

export interface InitiativeResult {
  readonly seat: string;
  readonly die: number;
  readonly strategyValue: number;
  readonly raceModifier: number;
  readonly total: number;
  /** Unmodified dice of each tie, in order. */
  readonly ties: readonly number[];
}

/** Battle orders taken up and carried out; spies and sight. */
export type MovementEvent =
  /** What a seat has ordered, in the order in which its pieces act; the rest is GUARD (PLN-GEN-12). */
  | {
      readonly type: 'planetary.BattleOrdersTakenUp';
      readonly data: {
        readonly seat: string;
        readonly orders: readonly BattleOrder[];
        readonly spies: readonly SpyOrder[];
        readonly airSupport: readonly { readonly squadron: string; readonly army: string }[];
      };
    }
  | {
      readonly type: 'planetary.InitiativeDetermined';
      readonly data: {
        readonly phase: 'BATTLE_MOVEMENT' | 'MOVEMENT';
        /** Highest first. */
        readonly results: readonly InitiativeResult[];
      };
    }
  | {
      readonly type: 'planetary.OrderCancelled';
      readonly data: {
        readonly detachment: string;
        readonly order: BattleOrderCode;
        /** Detachment that entered its hex (PLN-BMV-04), or the primary attacker that did not attack (PLN-BOR-03). */
        readonly by: string;
      };
    }
  /** A drop onto an own or allied detachment: it stays in orbit, and its units may join a battle in that hex. */
  | {
      readonly type: 'planetary.DropHeld';
      readonly data: { readonly detachment: string; readonly hex: string; readonly order: BattleOrder };
    }
  | {
      readonly type: 'planetary.AttackVoid';
      readonly data: {
        readonly detachment: string;
        readonly order: BattleOrderCode;
        readonly reason: VoidReason;
      };
    }
  | {
      readonly type: 'planetary.DetachmentMoved';
      readonly data: {
        readonly detachment: string;
        /** Null: out of orbit. */
        readonly from: string | null;
        readonly to: string;
        readonly how: BattleOrderCode | 'RAID_RETURN';
      };
    }
  | {
      readonly type: 'planetary.WithdrawalBlocked';
      readonly data: { readonly detachment: string; readonly hex: string };
    }
  /** What the attacker keeps to himself until it matters (PLN-TAK-01, PLN-CAP-01, PLN-WDR-03). */
  | {
      readonly type: 'planetary.BattleIntentNoted';
      readonly data: {
        readonly battle: string;
        readonly seat: string;
        readonly side: 'attacker' | 'defender';
        readonly onTake: Treatment | null;
        readonly strongholdFate: 'keep' | 'destroy' | null;
        readonly withdrawalPreference: readonly number[];
      };
    }
  | {
      readonly type: 'planetary.DiplomatDestroyed';
      readonly data: {
        readonly diplomat: string;
        readonly owner: string;
        readonly hex: string;
        readonly by: string;
      };
    }
  | {
      readonly type: 'planetary.SpyFollowed';
      readonly data: { readonly spy: string; readonly from: string; readonly to: string };
    }
  | {
      readonly type: 'planetary.SpyMissionResolved';
      readonly data: {
        readonly spy: string;
        readonly die: number;
        readonly result: 'caught' | 'nothing' | 'success';
      };
    }
  | {
      readonly type: 'planetary.SpyCaught';
      readonly data: {
        readonly spy: string;
        readonly owner: string;
        readonly by: string | null;
        readonly hex: string;
      };
    }
  | {
      readonly type: 'planetary.InformationGained';
      readonly data: { readonly seat: string; readonly gained: readonly Intelligence[] };
    }
  /** Hexes of which the seat sees something new, with what it sees there now. */
  | {
      readonly type: 'planetary.SightUpdated';
      readonly data: { readonly seat: string; readonly sightings: Readonly<Record<string, Sighting>> };
    };

const nothing = (): void => undefined;

export const MOVEMENT_EVOLVERS: Evolvers<MovementEvent> = {
  'planetary.BattleOrdersTakenUp': (state, data, edit) => {
    const orders = editIn(edit, state, 'battleOrders');
    for (const order of data.orders) orders[order.detachment] = order;
    const airSupport = editIn(edit, state, 'airSupport');
    for (const { squadron, army } of data.airSupport) airSupport[squadron] = army;
  },
  'planetary.InitiativeDetermined': nothing,
  'planetary.OrderCancelled': (state, { detachment }, edit) => {
    editIn(edit, state, 'battleOrders')[detachment] = { order: 'GUARD', detachment };
  },
  'planetary.AttackVoid': (state, { detachment }, edit) => {
    editIn(edit, state, 'battleOrders')[detachment] = { order: 'GUARD', detachment };
  },
  'planetary.DropHeld': (state, { detachment, order }, edit) => {
    editIn(edit, state, 'battleOrders')[detachment] = order;
  },
  'planetary.DetachmentMoved': (state, { detachment, to, how }, edit) => {
    editIn(edit, editIn(edit, state, 'detachments'), detachment).place = { at: 'hex', hex: to };
    if (how !== 'WITHDRAW') return;
    const spent = editIn(edit, state, 'spent');
    spent[detachment] = { ...spent[detachment], withdrew: true };
  },
  'planetary.WithdrawalBlocked': nothing,
  'planetary.BattleIntentNoted': (state, data, edit) => {
    const battle = editIn(edit, editIn(edit, state, 'battles'), data.battle);
    if (data.side === 'attacker') {
      battle.onTake = data.onTake;
      battle.strongholdFate = data.strongholdFate ?? 'keep';
    }
    editIn(edit, battle, 'withdrawalPreference')[data.side] = data.withdrawalPreference;
  },
  'planetary.DiplomatDestroyed': (state, { diplomat }, edit) => {
    delete editIn(edit, state, 'diplomats')[diplomat];
  },
  'planetary.SpyFollowed': (state, { spy, to }, edit) => {
    editIn(edit, editIn(edit, state, 'spies'), spy).hex = to;
  },
  'planetary.SpyMissionResolved': nothing,
  'planetary.SpyCaught': (state, { spy }, edit) => {
    delete editIn(edit, state, 'spies')[spy];
  },
  'planetary.InformationGained': (state, { seat, gained }, edit) => {
    const known = editIn(edit, state, 'intelligence');
    known[seat] = [...(known[seat] ?? []), ...gained];
  },
  'planetary.SightUpdated': (state, { seat, sightings }, edit) => {
    const all = editIn(edit, state, 'sightings');
    all[seat] = { ...all[seat], ...sightings };
    const seen = Object.entries(sightings).flatMap(([hex, sighting]) =>
      sighting.pieces.filter((each) => each.kind === 'detachment').map((each) => [each.id, hex] as const),
    );
    if (seen.length === 0) return;
    const last = editIn(edit, state, 'lastSeen');
    last[seat] = { ...last[seat], ...Object.fromEntries(seen) };
  },
};

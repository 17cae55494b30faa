import { editIn } from '../../../kernel/index.js';
import type { MovementOrder } from '../sheets/orders.js';
import type { Detachment, Offer, SpyTarget, Unit, UnitType } from '../state/index.js';
import type { Evolvers } from '../state/evolvers.js';
import { noteMade } from '../state/numbering.js';

export type PieceKind = 'detachment' | 'convoy' | 'spy' | 'diplomat';

/** Why a piece went no further (PLN-MOV-04). */
export type StopReason =
  | 'TERRAIN'
  | 'PARTNER_CONTROLLED'
  | 'ARMY_THERE'
  | 'BATTLE_THERE'
  | 'NOT_OWN'
  | 'ENEMY_NEAR'
  | 'ENEMY_AIRSPACE'
  | 'TOO_FAR'
  | 'ZONE_OF_CONTROL'
  | 'RIVER'
  | 'SPY_TARGET'
  | 'IN_BATTLE'
  | 'NO_SPACEPORT';

/** Found in a hex claimed for the first time (PLN-DSC). */
export type Found =
  | { readonly what: 'NOTHING' }
  | { readonly what: 'RESOURCE'; readonly rp: number }
  | { readonly what: 'URBAN'; readonly size: number; readonly race: Detachment['race'] }
  | { readonly what: 'ENEMIES'; readonly points: number; readonly race: Detachment['race'] }
  | { readonly what: 'FOLLOWERS' | 'MERCENARIES'; readonly offer: Offer };

/** The Movement phase: marches, spies, claims and discoveries. */
export type MarchEvent =
  | {
      readonly type: 'planetary.MovementOrdersTakenUp';
      readonly data: { readonly seat: string; readonly orders: readonly MovementOrder[] };
    }
  | {
      readonly type: 'planetary.PieceMoved';
      readonly data: {
        readonly kind: PieceKind;
        readonly piece: string;
        readonly owner: string;
        readonly from: string;
        readonly to: string;
        /** Movement points spent on the step; null where it goes back to where it may end (PLN-MOV-04). */
        readonly cost: number | null;
      };
    }
  | {
      readonly type: 'planetary.MoveStopped';
      readonly data: {
        readonly piece: string;
        readonly owner: string;
        readonly hex: string;
        readonly reason: StopReason;
      };
    }
  /** A skimming convoy came down in a wood: it does not move in the turn named (RACE-CONV-02). */
  | {
      readonly type: 'planetary.ConvoyDamaged';
      readonly data: {
        readonly convoy: string;
        readonly owner: string;
        readonly hex: string;
        readonly haltedTurn: number;
      };
    }
  /** A skimming convoy came down in the sea. */
  | {
      readonly type: 'planetary.ConvoyLost';
      readonly data: {
        readonly convoy: string;
        readonly owner: string;
        readonly hex: string;
        readonly bp: number;
      };
    }
  /** From a hex into orbit, from where it can drop (RACE-SM-02). */
  | {
      readonly type: 'planetary.DetachmentAscended';
      readonly data: { readonly detachment: string; readonly owner: string; readonly from: string };
    }
  | {
      readonly type: 'planetary.SpyInfiltrated';
      readonly data: { readonly spy: string; readonly target: SpyTarget; readonly die: number | null };
    }
  | {
      readonly type: 'planetary.InjuryHealed';
      readonly data: {
        readonly army: string;
        readonly unit: string;
        readonly model: string;
        readonly injury: number;
      };
    }
  | {
      readonly type: 'planetary.HexClaimed';
      readonly data: {
        readonly hex: string;
        readonly seat: string;
        readonly detachment: string;
        readonly from: string | null;
      };
    }
  | {
      readonly type: 'planetary.ClaimCancelled';
      readonly data: { readonly hex: string; readonly seats: readonly string[] };
    }
  | {
      readonly type: 'planetary.ClaimRejected';
      readonly data: {
        readonly hex: string;
        readonly seat: string;
        readonly detachment: string;
        readonly reason: ClaimFault;
      };
    }
  | {
      readonly type: 'planetary.DiscoveryMade';
      readonly data: {
        readonly hex: string;
        readonly seat: string;
        readonly detachment: string;
        readonly found: Found;
      };
    }
  /** It is a Resource hex no more (RACE-TY-02); `bp` are in a new convoy there, or at the start in the Capital. */
  | {
      readonly type: 'planetary.ResourceHexConsumed';
      readonly data: {
        readonly hex: string;
        readonly seat: string;
        readonly rp: number;
        readonly bp: number;
      };
    }
  | {
      readonly type: 'planetary.FollowersJoined';
      readonly data: {
        readonly offer: string;
        readonly seat: string;
        readonly detachment: string;
        readonly units: readonly Unit[];
      };
    }
  | {
      readonly type: 'planetary.MercenariesJoined';
      readonly data: {
        readonly offer: string;
        readonly seat: string;
        /** Null: none came. */
        readonly detachment: Detachment | null;
      };
    }
  | {
      readonly type: 'planetary.NpcAppeared';
      readonly data: {
        readonly detachment: Detachment;
        readonly attacks: string;
        readonly unitType: UnitType;
      };
    };

/** Why a claim is invalid (PLN-CLM-02, -04). */
export type ClaimFault = 'SEA' | 'ARMY_OF_ANOTHER' | 'URBAN_OF_ANOTHER' | 'TREATY' | 'NO_SUPPLY_PATH';

const nothing = (): void => undefined;

export const MARCH_EVOLVERS: Evolvers<MarchEvent> = {
  'planetary.MovementOrdersTakenUp': (state, { orders }, edit) => {
    const issued = editIn(edit, state, 'movementOrders');
    for (const { piece, order } of orders) issued[piece] = order;
  },
  'planetary.PieceMoved': (state, { kind, piece, to }, edit) => {
    if (kind === 'detachment') {
      editIn(edit, editIn(edit, state, 'detachments'), piece).place = { at: 'hex', hex: to };
      return;
    }
    const list = kind === 'convoy' ? 'convoys' : kind === 'spy' ? 'spies' : 'diplomats';
    editIn(edit, editIn(edit, state, list) as Record<string, { hex: string }>, piece).hex = to;
  },
  'planetary.MoveStopped': nothing,
  'planetary.ConvoyDamaged': (state, { convoy, haltedTurn }, edit) => {
    editIn(edit, editIn(edit, state, 'convoys'), convoy).haltedTurn = haltedTurn;
  },
  'planetary.ConvoyLost': (state, { convoy }, edit) => {
    delete editIn(edit, state, 'convoys')[convoy];
  },
  'planetary.DetachmentAscended': (state, { detachment }, edit) => {
    const army = editIn(edit, editIn(edit, state, 'detachments'), detachment);
    army.place = { at: 'orbit' };
    army.canDrop = true;
  },
  'planetary.SpyInfiltrated': (state, { spy, target }, edit) => {
    editIn(edit, editIn(edit, state, 'spies'), spy).infiltrating = target;
  },
  'planetary.InjuryHealed': (state, data, edit) => {
    const army = editIn(edit, editIn(edit, state, 'detachments'), data.army);
    army.units = army.units.map((unit) =>
      unit.id !== data.unit
        ? unit
        : {
            ...unit,
            models: unit.models.map((model) =>
              model.id === data.model ? { ...model, injuries: without(model.injuries, data.injury) } : model,
            ),
          },
    );
  },
  'planetary.HexClaimed': (state, { hex, seat }, edit) => {
    const claimed = editIn(edit, editIn(edit, state, 'hexes'), hex);
    claimed.controller = seat;
    if (claimed.resource) state.claimedResources = [...(state.claimedResources ?? []), hex];
  },
  'planetary.ClaimCancelled': nothing,
  'planetary.ClaimRejected': nothing,
  'planetary.DiscoveryMade': (state, { hex, detachment, found }, edit) => {
    const place = editIn(edit, editIn(edit, state, 'hexes'), hex);
    place.discovered = true;
    switch (found.what) {
      case 'RESOURCE':
        place.resource = { rp: found.rp };
        break;
      case 'URBAN':
        place.urban = {
          size: found.size,
          race: found.race,
          bp: 0,
          buildings: [],
          builtTurn: state.turn,
          lastUpgradeTurn: 0,
        };
        break;
      case 'ENEMIES': {
        const ambushes = editIn(edit, state, 'ambushes');
        const before = ambushes[detachment];
        ambushes[detachment] = {
          points: (before?.points ?? 0) + found.points,
          race: before?.race ?? found.race,
        };
        break;
      }
      case 'FOLLOWERS':
      case 'MERCENARIES':
        editIn(edit, state, 'offers')[found.offer.id] = found.offer;
        state.nextOrder += 1;
        noteMade(state, edit, 'offer-', found.offer.id, found.offer.seat);
        break;
      case 'NOTHING':
        break;
    }
  },
  'planetary.ResourceHexConsumed': (state, { hex }, edit) => {
    editIn(edit, editIn(edit, state, 'hexes'), hex).resource = null;
    delete editIn(edit, state, 'routes')[hex];
  },
  'planetary.FollowersJoined': (state, { offer, detachment, units }, edit) => {
    delete editIn(edit, state, 'offers')[offer];
    if (units.length === 0) return;
    const joined = editIn(edit, editIn(edit, state, 'detachments'), detachment);
    joined.units = [...joined.units, ...units];
  },
  'planetary.MercenariesJoined': (state, { offer, detachment }, edit) => {
    delete editIn(edit, state, 'offers')[offer];
    if (!detachment) return;
    editIn(edit, state, 'detachments')[detachment.id] = detachment;
    state.nextOrder = Math.max(state.nextOrder, detachment.order + 1);
    noteMade(state, edit, 'd', detachment.id, detachment.owner);
  },
  'planetary.NpcAppeared': (state, { detachment, attacks, unitType }, edit) => {
    editIn(edit, state, 'unitTypes')[unitType.key] = unitType;
    editIn(edit, state, 'detachments')[detachment.id] = detachment;
    delete editIn(edit, state, 'ambushes')[attacks];
    state.nextOrder = Math.max(state.nextOrder, detachment.order + 1);
    const attacked = state.detachments[attacks]?.owner;
    if (attacked !== undefined) noteMade(state, edit, 'npc-', detachment.id, attacked);
  },
};

/** The list without one entry of this value. */
function without(injuries: readonly number[], injury: number): readonly number[] {
  const at = injuries.indexOf(injury);
  return injuries.filter((_, place) => place !== at);
}

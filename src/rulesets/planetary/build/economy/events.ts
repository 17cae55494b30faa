import { editIn } from '../../../../kernel/index.js';
import type { AirSquadron, Building, RaceKey, Works } from '../../state/index.js';
import { editHex } from '../../state/editing.js';
import type { Evolvers } from '../../state/evolvers.js';
import { noteMade } from '../../state/numbering.js';

/** Urban hexes, their buildings and squadrons: what is founded, raised, built and given up. */
export type BuildingUpEvent =
  | {
      readonly type: 'planetary.VillageFounded';
      readonly data: {
        readonly hex: string;
        readonly seat: string;
        readonly race: RaceKey;
        readonly turn: number;
        /** Missing on events of old: 1. */
        readonly size?: number;
      };
    }
  | {
      readonly type: 'planetary.UrbanUpgraded';
      readonly data: {
        readonly hex: string;
        readonly seat: string;
        readonly size: number;
        readonly turn: number;
      };
    }
  | {
      readonly type: 'planetary.UrbanShrank';
      readonly data: { readonly hex: string; readonly seat: string; readonly size: number };
    }
  | {
      readonly type: 'planetary.BuildingBuilt';
      readonly data: {
        readonly hex: string;
        readonly seat: string;
        readonly building: Building;
        /** The lower building that it replaces. */
        readonly replaces: string | null;
      };
    }
  | {
      readonly type: 'planetary.BuildingDisbanded';
      readonly data: {
        readonly hex: string;
        readonly seat: string;
        readonly building: string;
        readonly aspect: string | null;
        /** Given up for want of its maintenance (PLN-UPK-05), or by its owner. */
        readonly cause: 'unpaid' | 'ordered';
      };
    }
  | {
      readonly type: 'planetary.MaintenancePrioritySet';
      readonly data: { readonly hex: string; readonly seat: string; readonly buildings: readonly string[] };
    }
  | {
      readonly type: 'planetary.SquadronsChanged';
      readonly data: {
        readonly base: string;
        readonly owner: string | null;
        readonly added: readonly AirSquadron[];
        readonly removed: readonly string[];
      };
    }
  /** Counts towards the limits of a turn. */
  | {
      readonly type: 'planetary.WorksCounted';
      readonly data: { readonly seat: string; readonly works: Works };
    };

export const BUILDING_UP_EVOLVERS: Evolvers<BuildingUpEvent> = {
  'planetary.VillageFounded': (state, { hex, race, turn, size = 1 }, edit) => {
    const place = editHex(edit, state, hex);
    place.urban = { size, race, bp: 0, buildings: [], builtTurn: turn, lastUpgradeTurn: turn };
    place.ruin = false;
  },
  'planetary.UrbanUpgraded': (state, { hex, size, turn }, edit) => {
    const urban = editIn(edit, editHex(edit, state, hex), 'urban');
    urban.size = size;
    urban.lastUpgradeTurn = turn;
  },
  'planetary.UrbanShrank': (state, { hex, size }, edit) => {
    editIn(edit, editHex(edit, state, hex), 'urban').size = size;
  },
  'planetary.BuildingBuilt': (state, { hex, building, replaces }, edit) => {
    const urban = editIn(edit, editHex(edit, state, hex), 'urban');
    urban.buildings = [...urban.buildings.filter((each) => each.type !== replaces), building];
  },
  'planetary.BuildingDisbanded': (state, { hex, building, aspect }, edit) => {
    const urban = editIn(edit, editHex(edit, state, hex), 'urban');
    urban.buildings = urban.buildings.filter(
      (each) => each.type !== building || (each.aspect ?? null) !== aspect,
    );
  },
  'planetary.MaintenancePrioritySet': (state, { hex, buildings }, edit) => {
    editIn(edit, state, 'maintenancePriority')[hex] = buildings;
  },
  'planetary.SquadronsChanged': (state, { added, removed }, edit) => {
    const squadrons = editIn(edit, state, 'squadrons');
    for (const id of removed) delete squadrons[id];
    for (const each of added) {
      squadrons[each.id] = each;
      state.nextOrder = Math.max(state.nextOrder, each.order + 1);
      noteMade(state, edit, 'squadron-', each.id, each.owner);
    }
  },
  'planetary.WorksCounted': (state, { seat, works }, edit) => {
    editIn(edit, state, 'works')[seat] = works;
  },
};

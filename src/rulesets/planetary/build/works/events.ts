import { directionTo } from '../../../../engine/hex/index.js';
import { editIn, type Edit, type Mutable } from '../../../../kernel/index.js';
import type { Convoy, Defence, PlanetaryState, RaceKey, StrongholdType } from '../../state/index.js';
import { editHex } from '../../state/editing.js';
import type { Evolvers } from '../../state/evolvers.js';
import { noteMade } from '../../state/numbering.js';

/** Strongholds and their defences, roads, routes and convoys. */
export type WorksEvent =
  | {
      readonly type: 'planetary.StrongholdBuilt';
      readonly data: {
        readonly hex: string;
        readonly seat: string;
        readonly type: StrongholdType;
        readonly race: RaceKey;
        readonly turn: number;
      };
    }
  | {
      readonly type: 'planetary.StrongholdUpgraded';
      readonly data: {
        readonly hex: string;
        readonly seat: string;
        readonly type: StrongholdType;
        readonly turn: number;
      };
    }
  | {
      readonly type: 'planetary.DefenceBuilt';
      readonly data: { readonly hex: string; readonly seat: string; readonly defence: Defence };
    }
  | {
      readonly type: 'planetary.TowerConverted';
      readonly data: {
        readonly hex: string;
        readonly seat: string;
        readonly defence: string;
        readonly into: string;
        readonly turretWeapon: string | null;
        readonly costBp: number;
      };
    }
  | {
      readonly type: 'planetary.DefencesDisbanded';
      readonly data: { readonly hex: string; readonly seat: string; readonly defences: readonly string[] };
    }
  | { readonly type: 'planetary.RoadBuilt'; readonly data: RoadAttempt }
  | { readonly type: 'planetary.RoadFailed'; readonly data: RoadAttempt }
  | {
      readonly type: 'planetary.RouteSet';
      readonly data: {
        readonly seat: string;
        readonly resourceHex: string;
        readonly hexes: readonly string[];
      };
    }
  | {
      readonly type: 'planetary.ConvoyUnloaded';
      readonly data: {
        readonly convoy: string;
        readonly owner: string;
        readonly hex: string;
        readonly bp: number;
        /** BP that stay in it; with 0 it is gone. */
        readonly left: number;
      };
    }
  | {
      readonly type: 'planetary.ConvoysMerged';
      readonly data: {
        readonly into: string;
        readonly owner: string;
        readonly merged: readonly Pick<Convoy, 'id' | 'bp'>[];
      };
    };

interface RoadAttempt {
  readonly seat: string;
  readonly from: string;
  readonly to: string;
  /** One of the free actions of the start (PLN-STA-06). */
  readonly free: boolean;
}

export const WORKS_EVOLVERS: Evolvers<WorksEvent> = {
  'planetary.StrongholdBuilt': (state, { hex, type, race, turn }, edit) => {
    editHex(edit, state, hex).stronghold = {
      type,
      race,
      builtTurn: turn,
      lastUpgradeTurn: turn,
      defences: [],
    };
  },
  'planetary.StrongholdUpgraded': (state, { hex, type, turn }, edit) => {
    const stronghold = editIn(edit, editHex(edit, state, hex), 'stronghold');
    stronghold.type = type;
    stronghold.lastUpgradeTurn = turn;
  },
  'planetary.DefenceBuilt': (state, { hex, seat, defence }, edit) => {
    const stronghold = editIn(edit, editHex(edit, state, hex), 'stronghold');
    stronghold.defences = [...stronghold.defences, defence];
    state.nextOrder += 1;
    noteMade(state, edit, 'defence-', defence.id, seat);
  },
  'planetary.TowerConverted': (state, { hex, defence, into, turretWeapon, costBp }, edit) => {
    const stronghold = editIn(edit, editHex(edit, state, hex), 'stronghold');
    stronghold.defences = stronghold.defences.map((each) =>
      each.id === defence
        ? { ...each, type: into, costBp, ...(turretWeapon === null ? {} : { turretWeapon }) }
        : each,
    );
  },
  'planetary.DefencesDisbanded': (state, { hex, defences }, edit) => {
    const stronghold = editIn(edit, editHex(edit, state, hex), 'stronghold');
    stronghold.defences = stronghold.defences.filter((each) => !defences.includes(each.id));
  },
  'planetary.RoadBuilt': (state, attempt, edit) => {
    const { from, to } = attempt;
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const hex = editHex(edit, state, one);
      const direction = directionTo(hex, state.hexes[other]!)!;
      hex.roads = [...hex.roads, direction].sort((a, b) => a - b);
      if (state.builtRoads)
        editIn(edit, state, 'builtRoads')[one] = [...(state.builtRoads[one] ?? []), direction];
    }
    countFree(edit, state, attempt);
  },
  'planetary.RoadFailed': (state, attempt, edit) => countFree(edit, state, attempt),
  'planetary.RouteSet': (state, { resourceHex, hexes }, edit) => {
    editIn(edit, state, 'routes')[resourceHex] = { resourceHex, hexes };
  },
  'planetary.ConvoyUnloaded': (state, { convoy, left }, edit) => {
    const convoys = editIn(edit, state, 'convoys');
    if (left === 0) delete convoys[convoy];
    else editIn(edit, convoys, convoy).bp = left;
  },
  'planetary.ConvoysMerged': (state, { into, merged }, edit) => {
    const convoys = editIn(edit, state, 'convoys');
    for (const each of merged) {
      editIn(edit, convoys, into).bp += each.bp;
      delete convoys[each.id];
    }
  },
};

function countFree(edit: Edit, state: Mutable<PlanetaryState>, { seat, free }: RoadAttempt): void {
  if (free) editIn(edit, editIn(edit, state, 'starts'), seat).freeRoads -= 1;
}

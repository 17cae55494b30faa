import { editIn } from '../../../../kernel/index.js';
import type { AirSquadron, Building, RaceKey, Works } from '../../state/index.js';
import { editHex } from '../../state/editing.js';
import { noteMade } from '../../state/numbering.js';
import { event } from '../../state/event.js';
import { ofSeat } from '../../state/audiences.js';
import { words, capital, some } from '../../state/sentences.js';

/** Urban hexes, their buildings and squadrons: what is founded, raised, built and given up. */
export const BUILDING_UP_EVENTS = {
  'planetary.VillageFounded': event<{
    readonly hex: string;
    readonly seat: string;
    readonly race: RaceKey;
    readonly turn: number;
    /** Missing on events of old: 1. */
    readonly size?: number;
  }>({
    evolve: (state, { hex, race, turn, size = 1 }, edit) => {
      const place = editHex(edit, state, hex);
      place.urban = { size, race, bp: 0, buildings: [], builtTurn: turn, lastUpgradeTurn: turn };
      place.ruin = false;
    },
    audience: ofSeat,
    summary: ({ seat, hex }) => `${seat} founds a village in ${hex}.`,
  }),
  'planetary.UrbanUpgraded': event<{
    readonly hex: string;
    readonly seat: string;
    readonly size: number;
    readonly turn: number;
  }>({
    evolve: (state, { hex, size, turn }, edit) => {
      const urban = editIn(edit, editHex(edit, state, hex), 'urban');
      urban.size = size;
      urban.lastUpgradeTurn = turn;
    },
    audience: ofSeat,
    summary: ({ hex, size }) => `The Urban hex ${hex} grows to size ${size}.`,
  }),
  'planetary.UrbanShrank': event<{ readonly hex: string; readonly seat: string; readonly size: number }>({
    evolve: (state, { hex, size }, edit) => {
      editIn(edit, editHex(edit, state, hex), 'urban').size = size;
    },
    audience: ofSeat,
    summary: ({ hex, size }) => `The Urban hex ${hex} shrinks to size ${size}.`,
  }),
  'planetary.BuildingBuilt': event<{
    readonly hex: string;
    readonly seat: string;
    readonly building: Building;
    /** The lower building that it replaces. */
    readonly replaces: string | null;
  }>({
    evolve: (state, { hex, building, replaces }, edit) => {
      const urban = editIn(edit, editHex(edit, state, hex), 'urban');
      urban.buildings = [...urban.buildings.filter((each) => each.type !== replaces), building];
    },
    audience: ofSeat,
    summary: ({ hex, building }) => `In ${hex} is built: ${words(building.type)}.`,
  }),
  'planetary.BuildingDisbanded': event<{
    readonly hex: string;
    readonly seat: string;
    readonly building: string;
    readonly aspect: string | null;
    /** Given up for want of its maintenance (PLN-UPK-05), or by its owner. */
    readonly cause: 'unpaid' | 'ordered';
  }>({
    evolve: (state, { hex, building, aspect }, edit) => {
      const urban = editIn(edit, editHex(edit, state, hex), 'urban');
      urban.buildings = urban.buildings.filter(
        (each) => each.type !== building || (each.aspect ?? null) !== aspect,
      );
    },
    audience: ofSeat,
    summary: ({ hex, building, cause }) =>
      cause === 'unpaid'
        ? `${capital(words(building))} in ${hex} cannot be paid and is given up.`
        : `${capital(words(building))} in ${hex} is disbanded.`,
  }),
  'planetary.MaintenancePrioritySet': event<{
    readonly hex: string;
    readonly seat: string;
    readonly buildings: readonly string[];
  }>({
    evolve: (state, { hex, buildings }, edit) => {
      editIn(edit, state, 'maintenancePriority')[hex] = buildings;
    },
    audience: ofSeat,
    summary: ({ hex }) => `The order in which ${hex} pays its buildings is set.`,
  }),
  'planetary.SquadronsChanged': event<{
    readonly base: string;
    readonly owner: string | null;
    readonly added: readonly AirSquadron[];
    readonly removed: readonly string[];
  }>({
    evolve: (state, { added, removed }, edit) => {
      const squadrons = editIn(edit, state, 'squadrons');
      for (const id of removed) delete squadrons[id];
      for (const each of added) {
        squadrons[each.id] = each;
        state.nextOrder = Math.max(state.nextOrder, each.order + 1);
        noteMade(state, edit, 'squadron-', each.id, each.owner);
      }
    },
    audience: ({ owner: base }, who) => who.seats([base]),
    summary: ({ base, added, removed }) =>
      `${base} gains ${some(added.length, 'squadron')} and loses ${some(removed.length, 'squadron')}.`,
  }),
  /** Counts towards the limits of a turn. */
  'planetary.WorksCounted': event<{ readonly seat: string; readonly works: Works }>({
    evolve: (state, { seat, works }, edit) => {
      editIn(edit, state, 'works')[seat] = works;
    },
    audience: ofSeat,
    summary: ({ seat }) => `Works of ${seat} in this turn are counted.`,
  }),
};

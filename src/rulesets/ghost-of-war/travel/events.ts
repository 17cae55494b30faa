import { editIn, type Edit, type Mutable } from '../../../kernel/index.js';
import type { GhostOfWarState, Journey, Place } from '../state/index.js';
import { editCharacter, editUnit } from '../state/editing.js';
import { noteMade } from '../state/numbering.js';
import { event } from '../state/event.js';
import { ofFaction } from '../state/audiences.js';
import { some } from '../state/sentences.js';

type Working = Mutable<GhostOfWarState>;

function move(state: Working, id: string, place: Place, edit: Edit): void {
  if (Object.hasOwn(state.units, id)) editUnit(edit, state, id).place = place;
  else editCharacter(edit, state, id).place = place;
}

/** S7: who leaves, arrives, lands and embarks. `unit` in rows: a unit, or a character who travels alone. */
export const TRAVEL_EVENTS = {
  /** GOW-TRV-05, GOW-CBT-17 */
  'ghost-of-war.JourneysBegan': event<{
    readonly faction: string;
    readonly journeys: readonly Journey[];
    /** Withdrawn ships without an order, sent by the service. */
    readonly forced: boolean;
  }>({
    evolve: (state, { journeys }, edit) => {
      for (const journey of journeys) {
        editIn(edit, state, 'journeys')[journey.id] = journey;
        const place: Place = { in: 'JOURNEY', id: journey.id };
        for (const id of [...journey.units, ...journey.characters]) move(state, id, place, edit);
        for (const id of journey.units) {
          const unit = editUnit(edit, state, id);
          unit.withdrawn = false;
          unit.undetectedBy = [];
          unit.thisRound = { ...unit.thisRound, redeployed: true, departedFrom: journey.from };
        }
      }
      state.counts = { ...state.counts, journey: state.counts.journey + journeys.length };
      for (const each of journeys) noteMade(state, edit, 'journey', each.id, each.owner);
    },
    audience: ofFaction,
    summary: ({ faction, journeys }) =>
      `${faction}: ${some(journeys.length, 'journey')} to ${journeys.map((each) => each.to).join(', ')}.`,
    growing: ['journeys'],
  }),
  /** GOW-TRV-05 */
  'ghost-of-war.JourneysEnded': event<{
    readonly faction: string;
    readonly rows: readonly {
      readonly journey: string;
      readonly system: string;
      readonly units: readonly string[];
      readonly characters: readonly string[];
    }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { journey, system, units, characters } of rows) {
        for (const id of [...units, ...characters]) move(state, id, { in: 'ORBIT', id: system }, edit);
        for (const id of units) {
          const unit = editUnit(edit, state, id);
          unit.thisRound = { ...unit.thisRound, redeployed: true, arrived: true };
        }
        delete editIn(edit, state, 'journeys')[journey];
      }
    },
    audience: ofFaction,
    summary: ({ faction, rows }) => `${faction}: arrivals in ${rows.map((each) => each.system).join(', ')}.`,
    growing: ['rows'],
  }),
  /** GOW-TRV-09: landed, embarked, or moved from planet to planet. */
  'ghost-of-war.UnitsLanded': event<{
    readonly faction: string;
    readonly rows: readonly { readonly unit: string; readonly from: Place; readonly to: Place }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { unit, to } of rows) move(state, unit, to, edit);
    },
    audience: ofFaction,
    summary: ({ faction, rows }) => `${faction}: ${some(rows.length, 'unit')} landed or embarked.`,
    growing: ['rows'],
  }),
  /** GOW-TRV-09: an enemy has void supremacy; who wanted to land or embark stays where it is. */
  'ghost-of-war.LandingsRefused': event<{
    readonly faction: string;
    readonly rows: readonly { readonly unit: string; readonly system: string; readonly to: Place }[];
  }>({
    evolve: () => undefined,
    audience: ofFaction,
    summary: ({ faction, rows }) => `${faction}: ${some(rows.length, 'unit')} cannot land or embark.`,
    growing: ['rows'],
    follows: ['ghost-of-war.JourneysEnded'],
  }),
};

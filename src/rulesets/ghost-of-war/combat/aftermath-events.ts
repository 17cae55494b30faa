import { event } from '../state/event.js';
import type { Fallen } from '../state/index.js';
import type { Written } from '../game-master/events.js';
import { removeUnits } from '../formations/events.js';
import { noteMade } from '../state/numbering.js';
import { everybody, ofFaction } from '../state/audiences.js';
import { editPlanet, editUnit } from '../state/editing.js';
import { type Booked, applyBookings } from '../state/bookings.js';
import { some } from '../state/sentences.js';
import { editIn } from '../../../kernel/index.js';

/** What a battle leaves behind. */
export const AFTERMATH_EVENTS = {
  /** GOW-CE-10: gone at once, with what they had. */
  'ghost-of-war.UnitsDestroyed': event<{
    readonly faction: string;
    readonly rows: readonly { readonly unit: string; readonly name: string }[];
    readonly cause: string;
    /** GOW-CHR-19: deaths that a Rite of Entombment may serve. */
    readonly fallen: readonly Fallen[];
    readonly written: readonly Written[];
  }>({
    evolve: (state, { rows, fallen }, edit) => {
      removeUnits(
        state,
        rows.map((each) => each.unit),
        edit,
      );
      if (fallen.length === 0) return;
      state.fallen = { ...state.fallen, ...Object.fromEntries(fallen.map((each) => [each.id, each])) };
      for (const { id, faction } of fallen) noteMade(state, edit, 'fallen', id, faction);
      state.counts = { ...state.counts, fallen: state.counts.fallen + fallen.length };
    },
    audience: ofFaction,
    summary: ({ rows, cause }) => `${rows.map((each) => each.name).join(', ')}: ${cause}.`,
    growing: ['fallen', 'rows', 'written'],
    follows: ['ghost-of-war.SpentUnitsWasted', 'ghost-of-war.BattleDecided', 'ghost-of-war.BattleResolved'],
  }),
  /** GOW-CE-07: works of the side that lost the ground. */
  'ghost-of-war.WorksLost': event<{
    readonly faction: string;
    readonly planet: string;
    readonly factions: readonly string[];
  }>({
    evolve: (state, { planet: id, factions }, edit) => {
      const planet = editPlanet(edit, state, id);
      planet.works = planet.works.filter((each) => !factions.includes(each.faction));
    },
    audience: everybody,
    summary: ({ planet, factions }) => `${factions.join(', ')} lose their works on ${planet}.`,
  }),
  'ghost-of-war.GoodsCaptured': event<Booked & { readonly faction: string; readonly battle: string | null }>({
    evolve: (state, { bookings }, edit) => applyBookings(state, bookings, edit),
    audience: ofFaction,
    summary: ({ faction, battle, bookings }) =>
      `${faction} captures ${some(
        bookings.reduce((sum, each) => sum + each.amount, 0),
        'unit',
      )} of goods${battle === null ? '' : ` in ${battle}`}.`,
    growing: ['bookings'],
    follows: ['ghost-of-war.BattleResolved'],
  }),
  'ghost-of-war.GeneSeedRecovered': event<
    Booked & { readonly faction: string; readonly battle: string; readonly unit: string }
  >({
    evolve: (state, { bookings }, edit) => applyBookings(state, bookings, edit),
    audience: ofFaction,
    summary: ({ faction, unit }) => `${faction} recovers gene-seed of ${unit}.`,
  }),
  'ghost-of-war.ShipsWithdrew': event<{
    readonly faction: string;
    readonly battle: string;
    readonly units: readonly string[];
  }>({
    evolve: (state, { units }, edit) => {
      for (const id of units) editUnit(edit, state, id).withdrawn = true;
    },
    audience: everybody,
    summary: ({ units, battle }) => `${units.join(', ')} withdraw after ${battle}.`,
    growing: ['units'],
    follows: ['ghost-of-war.BattleResolved'],
  }),
  /** GOW-CBT-15: attackers that nobody has met. */
  'ghost-of-war.PlanetWalkedInto': event<{ readonly planet: string; readonly factions: readonly string[] }>({
    evolve: (state, { planet: id, factions }, edit) => {
      const planet = editPlanet(edit, state, id);
      planet.thisRound = { ...planet.thisRound, takenBy: factions, walkedInto: true };
    },
    audience: everybody,
    summary: ({ planet, factions }) => `${factions.join(', ')} walk into ${planet}.`,
  }),
  /** GOW-CBT-15: with depots that change hands too. */
  'ghost-of-war.PlanetCaptured': event<{
    readonly faction: string;
    readonly planet: string;
    readonly from: string;
    readonly to: string;
    readonly loyalty: number;
    readonly depots: readonly string[];
  }>({
    evolve: (state, { planet: id, to, loyalty, depots }, edit) => {
      const planet = editPlanet(edit, state, id);
      planet.controller = to;
      planet.loyalty = loyalty;
      for (const depot of depots) editIn(edit, editIn(edit, state, 'depots'), depot).owner = to;
    },
    audience: everybody,
    summary: ({ planet, from, to }) => `${planet} passes from ${from} to ${to}.`,
    follows: ['ghost-of-war.BattleResolved', 'ghost-of-war.PlanetWalkedInto'],
  }),
  'ghost-of-war.BattleSettled': event<{ readonly battle: string }>({
    evolve: (state, { battle }, edit) => {
      editIn(edit, editIn(edit, state, 'battles'), battle).status = 'SETTLED';
    },
    audience: everybody,
    summary: ({ battle }) => `${battle} is settled.`,
    follows: ['ghost-of-war.BattleResolved'],
  }),
} as const;

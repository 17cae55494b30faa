import { event } from '../state/event.js';
import { everybody, ofFaction } from '../state/audiences.js';
import { words } from '../state/sentences.js';
import { editFaction, editPlanet, editUnit } from '../state/editing.js';
import type { Condition, Divination, FieldWork, Foresight, Spirit } from '../state/index.js';
import { divinedWith, foreseenWith } from '../state/of-old.js';
import type { HexKey } from '../../../engine/hex/index.js';
import { type Booked, applyBookings } from '../state/bookings.js';

/** What heroes do. */
export const ACTION_EVENTS = {
  /** GOW-CHR-04: what a hero has done, and whether it worked. */
  'ghost-of-war.HeroActed': event<{
    readonly faction: string;
    readonly hero: string;
    readonly action: string;
    readonly target: string | null;
    readonly succeeded: boolean;
  }>({
    evolve: () => undefined,
    audience: ofFaction,
    summary: ({ hero, action, target, succeeded }) =>
      `${hero}: ${words(action)}${target === null ? '' : ` on ${target}`} ${succeeded ? 'succeeds' : 'fails'}.`,
  }),
  'ghost-of-war.HeroBackfired': event<{
    readonly faction: string;
    readonly hero: string;
    readonly face: number;
  }>({
    evolve: () => undefined,
    audience: ofFaction,
    summary: ({ hero }) => `The powers of ${hero} turn against him.`,
  }),
  /** Damage outside battles: psychic, bombardment, execution. */
  'ghost-of-war.CeDamaged': event<{
    readonly faction: string;
    readonly rows: readonly {
      readonly id: string;
      readonly kind: 'UNIT' | 'PLANET';
      readonly from: number;
      readonly to: number;
    }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { id, kind, to } of rows) {
        if (kind === 'UNIT') editUnit(edit, state, id).ce = to;
        else editPlanet(edit, state, id).ce = to;
      }
    },
    audience: ofFaction,
    summary: ({ rows }) => `${rows.map((each) => `${each.id} ${each.from} → ${each.to}`).join(', ')}.`,
    growing: ['rows'],
    follows: ['ghost-of-war.BattleDecided', 'ghost-of-war.BattleResolved'],
  }),
  'ghost-of-war.SpiritsRaised': event<{
    readonly faction: string;
    readonly units: readonly string[];
    readonly spirit: Spirit;
  }>({
    evolve: (state, { units, spirit }, edit) => {
      for (const id of units) {
        const unit = editUnit(edit, state, id);
        unit.spirits = [...unit.spirits.filter((each) => each.cause !== spirit.cause), spirit];
      }
    },
    audience: ofFaction,
    summary: ({ units, spirit }) =>
      `${units.join(', ')}: ${words(spirit.cause)} through round ${spirit.until}.`,
    growing: ['units'],
  }),
  'ghost-of-war.ConditionLifted': event<{
    readonly faction: string;
    readonly subject: string;
    readonly kind: 'UNIT' | 'PLANET';
    readonly name: Condition['name'];
  }>({
    evolve: (state, { subject, kind, name }, edit) => {
      const thing = kind === 'UNIT' ? editUnit(edit, state, subject) : editPlanet(edit, state, subject);
      thing.conditions = thing.conditions.filter((each) => each.name !== name);
    },
    audience: ofFaction,
    summary: ({ subject, name }) => `${subject} is free of ${words(name)}.`,
  }),
  'ghost-of-war.PlanetScreened': event<{ readonly faction: string; readonly planet: string }>({
    evolve: (state, { planet }, edit) => {
      editPlanet(edit, state, planet).screened = true;
    },
    audience: ofFaction,
    summary: ({ planet }) => `The people of ${planet} are screened.`,
  }),
  'ghost-of-war.WorkRaised': event<{
    readonly faction: string;
    readonly planet: string;
    readonly work: FieldWork;
  }>({
    evolve: (state, { planet: id, work }, edit) => {
      const planet = editPlanet(edit, state, id);
      planet.works = [...planet.works.filter((each) => work.hero === null || each.hero !== work.hero), work];
    },
    audience: ofFaction,
    summary: ({ planet, work }) => `${words(work.kind)} on ${planet}: ${work.pp} pp.`,
  }),
  /** GOW-CE-07: a Fortify goes with its hero. */
  'ghost-of-war.WorksLeft': event<{
    readonly faction: string;
    readonly planet: string;
    readonly heroes: readonly string[];
  }>({
    evolve: (state, { planet: id, heroes }, edit) => {
      const planet = editPlanet(edit, state, id);
      planet.works = planet.works.filter((each) => each.hero === null || !heroes.includes(each.hero));
    },
    audience: ofFaction,
    summary: ({ planet, heroes }) => `The works of ${heroes.join(', ')} on ${planet} are given up.`,
  }),
  'ghost-of-war.UnitsJammed': event<{ readonly faction: string; readonly units: readonly string[] }>({
    evolve: (state, { units }, edit) => {
      for (const id of units) {
        const unit = editUnit(edit, state, id);
        unit.thisRound = { ...unit.thisRound, jammed: true };
      }
    },
    audience: ofFaction,
    summary: ({ units }) => `${units.join(', ')} are jammed.`,
    growing: ['units'],
  }),
  'ghost-of-war.Foreseen': event<{
    readonly faction: string;
    readonly foresight: Foresight;
    /** All that the faction foresees now. Missing on events of old. */
    readonly foresights?: readonly Foresight[];
  }>({
    evolve: (state, { faction: id, foresight, foresights }, edit) => {
      const faction = editFaction(edit, state, id);
      faction.foresight = foresights ?? foreseenWith(faction.foresight, state.round, foresight);
    },
    audience: ofFaction,
    summary: ({ faction, foresight }) => `${faction} foresees the plans of ${foresight.enemy}.`,
  }),
  'ghost-of-war.SystemDivined': event<{
    readonly faction: string;
    readonly system: string;
    readonly round: number;
    /** All that the faction has divined and that still holds. Missing on events of old. */
    readonly divinations?: readonly Divination[];
  }>({
    evolve: (state, { faction: id, system, round, divinations }, edit) => {
      const faction = editFaction(edit, state, id);
      faction.divinations = divinations ?? divinedWith(faction.divinations, state.round, { system, round });
    },
    audience: ofFaction,
    summary: ({ faction, system }) => `${faction} divines what comes to ${system}.`,
  }),
  'ghost-of-war.StepCharted': event<{
    readonly faction: string;
    readonly route: string;
    readonly hexes: readonly [HexKey, HexKey];
  }>({
    evolve: (state, { route, hexes }) => {
      state.routes = { ...state.routes, [route]: { id: route, hexes } };
      state.counts = { ...state.counts, route: state.counts.route + 1 };
    },
    audience: everybody,
    summary: ({ hexes }) => `The step from ${hexes[0]} to ${hexes[1]} is charted.`,
  }),
  'ghost-of-war.ActionPaid': event<Booked & { readonly faction: string; readonly hero: string }>({
    evolve: (state, { bookings }, edit) => applyBookings(state, bookings, edit),
    audience: ofFaction,
    summary: ({ hero }) => `${hero} uses up goods.`,
  }),
  /** GOW-PLA-08, GOW-CHR-09, -23 */
  'ghost-of-war.PopulationStirred': event<{
    readonly faction: string;
    readonly planet: string;
    readonly from: number;
    readonly to: number;
  }>({
    evolve: (state, { planet, to }, edit) => {
      editPlanet(edit, state, planet).loyalty = to;
    },
    audience: ofFaction,
    summary: ({ planet, from, to }) => `Loyalty of ${planet}: ${from} → ${to}.`,
  }),
} as const;

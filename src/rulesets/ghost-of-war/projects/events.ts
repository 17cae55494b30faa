import { editIn, type Edit } from '../../../kernel/index.js';
import type {
  Buffer,
  Depot,
  Faction,
  FieldWork,
  GeneralGoods,
  Goods,
  Project,
  Unit,
} from '../state/index.js';
import { applyBookings, type Booked } from '../state/bookings.js';
import type { Written } from '../game-master/events.js';
import { editFaction, editPlanet, editProject } from '../state/editing.js';
import { noteMade, placed } from '../state/numbering.js';
import { applyPartMoves, type PartMove, type Working } from '../state/part-moves.js';
import { event } from '../state/event.js';
import { ofFaction, everybody } from '../state/audiences.js';
import { who } from '../state/sentences.js';

export type StallReason =
  | 'NOT_PRODUCING'
  | 'SHORTAGE'
  | 'NO_SLOT'
  | 'REQUIREMENT'
  | 'ONE_TIME'
  | 'BUILDER'
  | 'HERO_AWAY'
  | 'SCOUTS_GONE';

export type CancelReason =
  | 'ORDERED'
  | 'NOT_LEGAL_AGAIN'
  | 'LEFT_THE_PLANET'
  | 'REVOLT'
  | 'CAPTURED'
  | 'HERO_DEAD'
  | 'REMOVED';

export interface ProgressRow {
  readonly project: string;
  /** Planet that has produced by it; null for a formation or unit. */
  readonly planet: string | null;
  readonly progress: number;
  /** One-time requirements paid so far. */
  readonly oneTimePaid: Goods;
}

/** What a project has made. */
export interface Product {
  readonly units: readonly Unit[];
  readonly partMoves: readonly PartMove[];
  readonly depot: Depot | null;
  readonly work: { readonly planet: string; readonly work: FieldWork } | null;
  readonly advanced: Advanced | null;
}

/** A planet after an advancement. */
export interface Advanced {
  readonly planet: string;
  readonly advancement: string;
  readonly garrisonWeight: number;
  readonly orbitalWeight: number;
  readonly spacePort: boolean;
  readonly basicProduction: GeneralGoods;
  readonly buffer: Buffer;
}

function forget(state: Working, id: string, edit: Edit): void {
  delete editIn(edit, state, 'projects')[id];
}

const CANCELLED: Readonly<Record<CancelReason, string>> = {
  ORDERED: 'it was ordered so',
  NOT_LEGAL_AGAIN: 'it cannot be started again',
  LEFT_THE_PLANET: 'its builder has left the planet',
  REVOLT: 'the planet has revolted',
  CAPTURED: 'the planet was captured',
  HERO_DEAD: 'its hero is dead',
  REMOVED: 'its place was removed by the arbiter',
};

/** S2 and S6: what is started, goes on, is finished, and what comes of it. */
export const PROJECT_EVENTS = {
  'ghost-of-war.ProjectStarted': event<{
    readonly faction: string;
    readonly project: Project;
    readonly partMoves: readonly PartMove[];
  }>({
    evolve: (state, { project, partMoves }, edit) => {
      const begun = placed(state, 'project', project);
      editIn(edit, state, 'projects')[project.id] = begun;
      state.counts = { ...state.counts, project: Math.max(state.counts.project, begun.seq) };
      noteMade(state, edit, 'project', project.id, project.owner);
      applyPartMoves(state, partMoves, edit);
      if (project.death !== null) editIn(edit, editIn(edit, state, 'fallen'), project.death).served = true;
    },
    audience: ofFaction,
    summary: ({ project }) => `${project.place.id} starts ${project.item}.`,
  }),
  /** GOW-PRJ-04, -05: `counters`: what was paid from the counters of the chapter (GOW-CHR-19). */
  'ghost-of-war.ProjectsProgressed': event<
    Booked & {
      readonly faction: string;
      readonly rows: readonly ProgressRow[];
      readonly counters: GeneralGoods;
      readonly written: readonly Written[];
    }
  >({
    evolve: (state, { faction, rows, counters, bookings }, edit) => {
      applyBookings(state, bookings, edit);
      for (const { project: id, planet, progress, oneTimePaid } of rows) {
        const project = editProject(edit, state, id);
        project.progress = progress;
        project.oneTimePaid = oneTimePaid;
        project.status = 'RUNNING';
        if (planet !== null) editIn(edit, editPlanet(edit, state, planet), 'thisRound').produced = true;
      }
      for (const [resource, amount] of Object.entries(counters)) {
        const chapter = editIn(edit, editFaction(edit, state, faction), 'chapter');
        editIn(edit, chapter, 'counters')[resource as keyof GeneralGoods] += amount;
      }
    },
    audience: ofFaction,
    summary: ({ faction, rows }) =>
      `${faction}: ${who(rows.length, 'project', 'goes', 'projects', 'go')} on.`,
    growing: ['rows', 'bookings', 'written', 'counters'],
  }),
  /** GOW-PRJ-06 */
  'ghost-of-war.ProjectsStalled': event<{
    readonly faction: string;
    readonly rows: readonly { readonly project: string; readonly reason: StallReason }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { project } of rows) editProject(edit, state, project).status = 'STALLED';
    },
    audience: ofFaction,
    summary: ({ faction, rows }) =>
      `${faction}: ${who(rows.length, 'project', 'stands', 'projects', 'stand')} still.`,
    growing: ['rows'],
  }),
  /** GOW-PRJ-08; `again`: it starts again next round. */
  'ghost-of-war.ProjectCompleted': event<
    Product & {
      readonly faction: string;
      readonly project: string;
      readonly item: string;
      /** GOW-REC-08 */
      readonly forFaction: string;
      /** Booked with the progress of the step, since other projects may use it at once. */
      readonly made: Goods;
      readonly wasted: GeneralGoods;
      readonly again: boolean;
      readonly written: readonly Written[];
      readonly round: number;
    }
  >({
    evolve: (state, data, edit) => {
      applyPartMoves(state, data.partMoves, edit);
      applyProduct(state, data, edit);
      if (!data.again) {
        forget(state, data.project, edit);
        return;
      }
      const project = editProject(edit, state, data.project);
      project.progress = 0;
      project.oneTimePaid = {};
      project.parts = {};
      project.startedRound = data.round + 1;
    },
    audience: ({ faction, forFaction }, who) => who.factions([faction, forFaction]),
    summary: ({ project, item }) => `${project} is complete: ${item}.`,
  }),
  'ghost-of-war.ProjectCancelled': event<{
    readonly faction: string;
    readonly project: string;
    readonly reason: CancelReason;
    readonly partMoves: readonly PartMove[];
  }>({
    evolve: (state, { project, partMoves }, edit) => {
      applyPartMoves(state, partMoves, edit);
      forget(state, project, edit);
    },
    audience: ofFaction,
    summary: ({ project, reason }) => `${project} is cancelled: ${CANCELLED[reason]}.`,
    follows: ['ghost-of-war.ProjectsStalled', 'ghost-of-war.PlanetCaptured'],
  }),
  /** GOW-PLA-08: `rebels` when they are there for the first time. */
  'ghost-of-war.PlanetRevolted': event<{
    readonly faction: string;
    readonly planet: string;
    readonly to: string;
    readonly loyalty: number;
    readonly rebels: Faction | null;
  }>({
    evolve: (state, { planet: id, to, loyalty, rebels }, edit) => {
      if (rebels) {
        state.factions = { ...state.factions, [rebels.id]: rebels };
        state.counts = { ...state.counts, faction: Math.max(state.counts.faction, rebels.seq) };
      }
      const planet = editPlanet(edit, state, id);
      planet.controller = to;
      planet.loyalty = loyalty;
    },
    audience: everybody,
    summary: ({ planet, faction }) => `${planet} revolts against ${faction}.`,
    follows: ['ghost-of-war.LoyaltyChanged', 'ghost-of-war.UpkeepPaid', 'ghost-of-war.PlanetsRecovered'],
  }),
};

function applyProduct(state: Working, { units, depot, work, advanced }: Product, edit: Edit): void {
  for (const made of units) {
    const isNew = !Object.hasOwn(state.units, made.id);
    const unit = placed(state, 'unit', made);
    editIn(edit, state, 'units')[unit.id] = unit;
    if (isNew) noteMade(state, edit, 'unit', unit.id, unit.owner);
    state.counts = { ...state.counts, unit: Math.max(state.counts.unit, unit.seq) };
  }
  if (depot) {
    const built = placed(state, 'depot', depot);
    editIn(edit, state, 'depots')[depot.id] = built;
    noteMade(state, edit, 'depot', depot.id, depot.owner);
    state.counts = { ...state.counts, depot: Math.max(state.counts.depot, built.seq) };
  }
  if (work) {
    const planet = editPlanet(edit, state, work.planet);
    planet.works = [...planet.works, work.work];
  }
  if (advanced) {
    const { planet: id, advancement, ...figures } = advanced;
    const planet = editPlanet(edit, state, id);
    Object.assign(planet, figures);
    planet.advancements = [...planet.advancements, advancement];
  }
}

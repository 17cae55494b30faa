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
import type { Evolvers } from '../state/evolvers.js';
import { noteMade, placed } from '../state/numbering.js';
import { applyPartMoves, type PartMove, type Working } from '../state/part-moves.js';

/** S2 and S6: what is started, goes on, is finished, and what comes of it. */
export type ProjectEvent =
  | {
      readonly type: 'ghost-of-war.ProjectStarted';
      readonly data: {
        readonly faction: string;
        readonly project: Project;
        readonly partMoves: readonly PartMove[];
      };
    }
  /** GOW-PRJ-04, -05: `counters`: what was paid from the counters of the chapter (GOW-CHR-19). */
  | {
      readonly type: 'ghost-of-war.ProjectsProgressed';
      readonly data: Booked & {
        readonly faction: string;
        readonly rows: readonly ProgressRow[];
        readonly counters: GeneralGoods;
        readonly written: readonly Written[];
      };
    }
  /** GOW-PRJ-06 */
  | {
      readonly type: 'ghost-of-war.ProjectsStalled';
      readonly data: {
        readonly faction: string;
        readonly rows: readonly { readonly project: string; readonly reason: StallReason }[];
      };
    }
  /** GOW-PRJ-08; `again`: it starts again next round. */
  | {
      readonly type: 'ghost-of-war.ProjectCompleted';
      readonly data: Product & {
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
      };
    }
  | {
      readonly type: 'ghost-of-war.ProjectCancelled';
      readonly data: {
        readonly faction: string;
        readonly project: string;
        readonly reason: CancelReason;
        readonly partMoves: readonly PartMove[];
      };
    }
  /** GOW-PLA-08: `rebels` when they are there for the first time. */
  | {
      readonly type: 'ghost-of-war.PlanetRevolted';
      readonly data: {
        readonly faction: string;
        readonly planet: string;
        readonly to: string;
        readonly loyalty: number;
        readonly rebels: Faction | null;
      };
    };

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
  'ORDERED' | 'NOT_LEGAL_AGAIN' | 'LEFT_THE_PLANET' | 'REVOLT' | 'CAPTURED' | 'HERO_DEAD' | 'REMOVED';

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

export const PROJECT_EVOLVERS: Evolvers<ProjectEvent> = {
  'ghost-of-war.ProjectStarted': (state, { project, partMoves }, edit) => {
    const begun = placed(state, 'project', project);
    editIn(edit, state, 'projects')[project.id] = begun;
    state.counts = { ...state.counts, project: Math.max(state.counts.project, begun.seq) };
    noteMade(state, edit, 'project', project.id, project.owner);
    applyPartMoves(state, partMoves, edit);
    if (project.death !== null) editIn(edit, editIn(edit, state, 'fallen'), project.death).served = true;
  },
  'ghost-of-war.ProjectsProgressed': (state, { faction, rows, counters, bookings }, edit) => {
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
  'ghost-of-war.ProjectsStalled': (state, { rows }, edit) => {
    for (const { project } of rows) editProject(edit, state, project).status = 'STALLED';
  },
  'ghost-of-war.ProjectCompleted': (state, data, edit) => {
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
  'ghost-of-war.ProjectCancelled': (state, { project, partMoves }, edit) => {
    applyPartMoves(state, partMoves, edit);
    forget(state, project, edit);
  },
  'ghost-of-war.PlanetRevolted': (state, { planet: id, to, loyalty, rebels }, edit) => {
    if (rebels) {
      state.factions = { ...state.factions, [rebels.id]: rebels };
      state.counts = { ...state.counts, faction: Math.max(state.counts.faction, rebels.seq) };
    }
    const planet = editPlanet(edit, state, id);
    planet.controller = to;
    planet.loyalty = loyalty;
  },
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

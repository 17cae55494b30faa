import { foundIn, itemAt, lookUp } from '../../../kernel/index.js';
import type { GhostOfWarState, Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import type { DiceTask, TaskArgs } from '../state/tasks.js';
import { DETECTION } from '../data/detection.js';
import { HERO_FIGURES } from '../data/heroes.js';
import { factionsBySeq, isHostile } from '../general/factions.js';
import { isOnGuard } from '../activities/guard.js';
import { figure } from '../house-rules/house-rules.js';
import { bySeq } from '../general/order.js';
import { forcePieces, type ForcePiece } from '../units/pieces-of-forces.js';
import { isPresent } from '../map/status/status.js';
import { surveyOf } from '../map/status/survey.js';
import type { TaskKinds } from '../dice/task-kind.js';
import { typeOf } from '../units/unit-types.js';
import { hasLibrarianIn, hasNavigatorIn } from './seers.js';

/** GOW-DET-01: S8: systems by seq; observers by seq; every hostile piece that has arrived in this S7, or is [Hidden]. */
export const detectionTasks = ({ state }: GowTable): readonly DiceTask[] =>
  bySeq(Object.values(state.systems)).flatMap(({ id: system }) => {
    const pieces = forcePieces(state, surveyOf(state).unitsIn(system)).filter(isElusive);
    if (pieces.length === 0) return [];
    return factionsBySeq(state)
      .filter(({ id }) => isPresent(state, id, system))
      .flatMap(({ id: observer }) =>
        pieces
          .filter(({ units }) => isHostile(state, itemAt(units, 0).owner, observer))
          .map((each) => ({ kind: 'DETECTION', args: { system, observer, force: each.id } })),
      );
  });

const isElusive = ({ units }: ForcePiece): boolean =>
  units.some((each) => each.thisRound.arrived || each.traits.includes('HIDDEN'));

interface Sighting {
  readonly system: string;
  readonly observer: string;
  readonly force: string;
  readonly units: readonly Unit[];
  readonly bonus: number;
  readonly target: number;
  /** GOW-DET-02: a Librarian feels arrivals of many ships, and psykers and demons: no dice. */
  readonly automatic: boolean;
}

function sightingOf(state: GhostOfWarState, args: TaskArgs<'DETECTION'>): Sighting | null {
  const [system, observer, force] = [args.system, args.observer, args.force];
  const ids = lookUp(state.formations, force)?.units ?? [force];
  const units = ids.flatMap(foundIn(state.units));
  if (units.length === 0) return null;
  return {
    system,
    observer,
    force,
    units,
    bonus: bonusOf(state, observer, system, units),
    target: figure(state.parameters, 'detect.target'),
    automatic: isAutomatic(state, observer, system, units),
  };
}

const isAutomatic = (
  state: GhostOfWarState,
  observer: string,
  system: string,
  units: readonly Unit[],
): boolean => {
  const ships = units.filter((each) => typeOf(state, each).domain === 'void' && each.thisRound.arrived);
  const felt = units.some((each) => each.traits.some((trait) => trait === 'PSYKER' || trait === 'DEMONIC'));
  return (ships.length >= DETECTION.largeFleet || felt) && hasLibrarianIn(state, observer, system);
};

/** GOW-DET-02: units on guard, Divination, and for arrivals an Expert Navigator. */
function bonusOf(state: GhostOfWarState, observer: string, system: string, units: readonly Unit[]): number {
  const guarded = surveyOf(state)
    .unitsIn(system)
    .some((each) => each.owner === observer && isOnGuard(state, each));
  const divined = (lookUp(state.factions, observer)?.divinations ?? []).some(
    (each) => each.system === system && each.round === state.round,
  );
  const arrived = units.some((each) => each.thisRound.arrived);
  const piloted = arrived && hasNavigatorIn(state, observer, system);
  return (
    (guarded ? DETECTION.onGuard : 0) +
    (divined ? HERO_FIGURES.divinationBonus : 0) +
    (piloted ? DETECTION.navigator : 0)
  );
}

const isCertain = ({ automatic, bonus, target }: Sighting): boolean => automatic || 1 + bonus >= target;

export const DETECTION_TASKS: TaskKinds<'DETECTION'> = {
  DETECTION: {
    // GOW-GEN-09: of a system's die nobody but the arbiter learns, or a failed one would give the hidden away.
    throws: (state, args) => {
      const sighting = sightingOf(state, args);
      return sighting && !isCertain(sighting)
        ? {
            count: 1,
            for: 'GOW-DET-02',
            purpose: 'detection',
            subject: sighting.system,
            faction: sighting.observer,
          }
        : null;
    },
    settle: (table, args, faces) => {
      const sighting = sightingOf(table.state, args);
      if (sighting) settle(table, sighting, faces[0] ?? null);
      return undefined;
    },
  },
};

function settle(table: GowTable, sighting: Sighting, face: number | null): void {
  const { observer, system, force, units, bonus, target } = sighting;
  const total = face === null ? null : face + bonus;
  const seen = total === null || total >= target;
  const data = {
    faction: observer,
    owner: units[0]?.owner ?? '',
    system,
    force,
    units: units.map((each) => each.id),
    total,
    target,
  };
  table.emit(
    seen ? { type: 'ghost-of-war.FormationDetected', data } : { type: 'ghost-of-war.DetectionFailed', data },
    ['GOW-DET-01', 'GOW-DET-02', 'GOW-DET-03'],
  );
}

/** GOW-DET-03: S14: what has stayed is detected; what is [Hidden] stays as it is. */
export function endHiding(table: GowTable): void {
  const stayed = bySeq(Object.values(table.state.units)).filter(
    (each) => each.undetectedBy.length > 0 && !each.traits.includes('HIDDEN'),
  );
  for (const faction of new Set(stayed.map((each) => each.owner))) {
    const rows = stayed.filter((each) => each.owner === faction).map((each) => ({ unit: each.id }));
    table.emit({ type: 'ghost-of-war.HidingEnded', data: { faction, rows } }, ['GOW-DET-03']);
  }
}

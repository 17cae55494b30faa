import { foundIn, itemAt, lookUp } from '../../../kernel/index.js';
import { DETECTION } from '../data/detection.js';
import type { GhostOfWarState, Journey, ScheduledEvent, Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import type { DiceTask, TaskArgs } from '../state/tasks.js';
import { factionsBySeq, isHostile } from '../general/factions.js';
import { forcePieces } from '../units/pieces-of-forces.js';
import { systemOf } from '../map/places.js';
import type { TaskKinds } from '../dice/task-kind.js';
import { subSectorOf } from '../map/trade-places.js';
import { typeOf } from '../units/unit-types.js';
import { hasNavigatorIn, librariansOver, psykersOver } from './seers.js';
import { byNumber } from '../general/order.js';

/** GOW-DET-04: S8: hostile pieces that have left an Expert Navigator's system, by seq, for each who has one there. */
export function departureTasks({ state }: GowTable): readonly DiceTask[] {
  const left = Object.values(state.units).filter((each) => each.thisRound.departedFrom !== null);
  if (left.length === 0) return [];
  const factions = factionsBySeq(state);
  return forcePieces(state, left).flatMap(({ id: force, units }) => {
    const { owner, thisRound } = itemAt(units, 0);
    return factions
      .filter(
        ({ id }) => isHostile(state, id, owner) && hasNavigatorIn(state, id, thisRound.departedFrom ?? ''),
      )
      .map(({ id: observer }) => ({ kind: 'DEPARTURE', args: { force, observer } }));
  });
}

const unitsOfForce = (state: GhostOfWarState, { force }: TaskArgs<'DEPARTURE'>): readonly Unit[] =>
  (lookUp(state.formations, force)?.units ?? [force]).flatMap(foundIn(state.units));

export const WARNING_TASKS: TaskKinds<'DEPARTURE'> = {
  DEPARTURE: {
    throws: (state, args) => {
      const from = unitsOfForce(state, args)[0]?.thisRound.departedFrom;
      return from
        ? {
            count: 1,
            for: 'GOW-DET-04',
            purpose: 'departure seen',
            subject: from,
            faction: args.observer,
          }
        : null;
    },
    settle: (table, args, faces) => {
      if ((faces[0] ?? 0) >= DETECTION.departureTarget) tellDeparture(table, args);
      return undefined;
    },
  },
};

function tellDeparture(table: GowTable, args: TaskArgs<'DEPARTURE'>): void {
  const { state } = table;
  const units = unitsOfForce(state, args);
  const [first] = units;
  if (!first) return;
  const journey = lookUp(state.journeys, first.place.id);
  table.emit(
    {
      type: 'ghost-of-war.DepartureSeen',
      data: {
        faction: args.observer,
        owner: first.owner,
        force: args.force,
        units: units.map((each) => each.id),
        from: first.thisRound.departedFrom ?? '',
        to: journey?.to ?? systemOf(state, first.place) ?? '',
        arrivalRound: journey?.arrivalRound ?? state.round,
        journey: journey?.id ?? null,
      },
    },
    ['GOW-DET-04', 'GOW-TRT-06'],
  );
}

/** GOW-DET-04: S8: Librarians are shown hostile journeys of many ships from or to their sub-sector, while they last. */
export function showLargeFleets(table: GowTable): void {
  const { state } = table;
  const large = byNumber(Object.values(state.journeys)).filter(
    (each) => shipsOf(state, each).length >= DETECTION.largeFleet,
  );
  if (large.length === 0) return;
  for (const { id: faction } of factionsBySeq(state)) {
    const watched = librariansOver(state, faction);
    const rows = large
      .filter((each) => isHostile(state, each.owner, faction) && touches(state, each, watched))
      .map((each) => ({
        journey: each.id,
        owner: each.owner,
        ships: shipsOf(state, each),
        from: each.from,
        to: each.to,
        arrivalRound: each.arrivalRound,
      }));
    if (rows.length === 0) continue;
    table.emit({ type: 'ghost-of-war.JourneysShown', data: { faction, rows } }, ['GOW-DET-04', 'GOW-CHR-15']);
  }
}

const shipsOf = (state: GhostOfWarState, { units }: Journey): readonly string[] =>
  units.filter((id) => {
    const unit = lookUp(state.units, id);
    return unit !== undefined && typeOf(state, unit).domain === 'void';
  });

const touches = (state: GhostOfWarState, { from, to }: Journey, watched: ReadonlySet<string>): boolean =>
  watched.has(subSectorOf(state, from)) || watched.has(subSectorOf(state, to));

/** GOW-DET-04: an event of the warp is shown to Librarians of its sub-sector when the arbiter announces it. */
export function tellLibrarians(table: GowTable, id: string): void {
  const event = lookUp(table.state.scheduled, id);
  if (event) foretell(table, 'LIBRARIAN', [event], librariansOver);
}

/** GOW-DET-04, GOW-TRT-06: S0: events of the next round are shown to Psykers of their sub-sector. */
export function tellPsykers(table: GowTable): void {
  const next = byNumber(Object.values(table.state.scheduled)).filter(
    (each) => each.round === table.state.round + 1,
  );
  if (next.length > 0) foretell(table, 'PSYKER', next, psykersOver);
}

function foretell(
  table: GowTable,
  by: 'LIBRARIAN' | 'PSYKER',
  events: readonly ScheduledEvent[],
  watched: (state: GhostOfWarState, faction: string) => ReadonlySet<string>,
): void {
  const { state } = table;
  for (const { id: faction } of factionsBySeq(state)) {
    const over = watched(state, faction);
    const rows = events
      .filter(
        ({ tag, subSector }) => tag !== null && (subSector === null ? over.size > 0 : over.has(subSector)),
      )
      .map(({ id, round, title, text }) => ({ scheduled: id, round, title, text }));
    if (rows.length === 0) continue;
    table.emit({ type: 'ghost-of-war.EventsForeseen', data: { faction, by, rows } }, ['GOW-DET-04']);
  }
}

import { lookUp } from '../../../kernel/index.js';
import { FACTION_RESOURCES } from '../data/resources.js';
import type { FactionResource, GhostOfWarState, Planet } from '../state/index.js';
import type { GowTable } from '../table.js';
import type { DiceTask, TaskArgs } from '../state/tasks.js';
import type { TaskKind } from '../dice/task-kind.js';
import { isHonourBound } from '../chapters/bases.js';
import { factionsBySeq, seatOf } from '../general/factions.js';
import { figure } from '../house-rules/house-rules.js';
import { isProducing, planetsInOrder } from '../activities/producing.js';

/** GOW-PLA-05: a target of this or more is never reached. */
const NEVER = 13;
/** GOW-CHR-18: target of a screened planet that has none. */
const SCREENED_TARGET = 12;
const LEAST_2D6 = 2;

/** GOW-PLA-06: S4: each producing planet rolls for each entry of its type, in the order Neophytes, Princeps, Officers. */
export const rollSpecialYields = ({ state }: GowTable): readonly DiceTask[] =>
  planetsInOrder(state)
    .filter(isProducing)
    .flatMap((planet) =>
      FACTION_RESOURCES.filter((resource) => entryOf(state, planet, resource) !== null).map((resource) => ({
        kind: 'SPECIAL_YIELD',
        args: { planet: planet.id, resource },
      })),
    );

interface Entry {
  readonly recipient: string;
  readonly target: number;
  readonly bonus: number;
}

/** What a planet rolls for, and for whom; null where it does not roll. */
function entryOf(state: GhostOfWarState, planet: Planet, resource: FactionResource): Entry | null {
  const screened = planet.screened && resource === 'Neophytes';
  const own = planet.specialYields[resource] ?? NEVER;
  const target = own >= NEVER && screened ? SCREENED_TARGET : own;
  if (target >= NEVER) return null;
  const recipient = resource === 'Neophytes' ? neophytesOf(state, planet) : planet.controller;
  if (recipient === null) return null;
  return { recipient, target, bonus: screened ? figure(state.parameters, 'hero.screenBonus') : 0 };
}

/** GOW-PLA-06: the chapter whose home, or honour-bound, the system is, lowest seq; else a controller of Astartes; else nobody. */
function neophytesOf(state: GhostOfWarState, planet: Planet): string | null {
  const chapter = factionsBySeq(state).find(
    (each) =>
      each.chapter !== null &&
      (isHonourBound(state, each.id, planet.system) ||
        each.chapter.homeworlds.some((id) => lookUp(state.planets, id)?.system === planet.system)),
  );
  if (chapter) return chapter.id;
  return lookUp(state.factions, planet.controller)?.kind === 'ASTARTES' ? planet.controller : null;
}

const entryOfTask = (state: GhostOfWarState, { planet: id, resource }: TaskArgs<'SPECIAL_YIELD'>) => {
  const planet = lookUp(state.planets, id);
  const entry = planet ? entryOf(state, planet, resource) : null;
  return planet && entry ? { planet, entry, resource } : null;
};

export const SPECIAL_YIELD: TaskKind<'SPECIAL_YIELD'> = {
  throws: (state, args) => {
    const found = entryOfTask(state, args);
    if (!found || found.entry.target - found.entry.bonus <= LEAST_2D6) return null;
    const { planet, entry, resource } = found;
    return {
      faction: entry.recipient,
      count: 2,
      for: 'GOW-PLA-06',
      purpose: `special yield: ${resource}`,
      subject: entry.recipient === planet.controller ? planet.id : entry.recipient,
    };
  },
  settle: (table, args, faces) => {
    const found = entryOfTask(table.state, args);
    if (found) settleYield(table, found, faces);
    return undefined;
  },
};

function settleYield(
  table: GowTable,
  { planet, entry, resource }: NonNullable<ReturnType<typeof entryOfTask>>,
  faces: readonly number[],
): void {
  const { recipient, target, bonus } = entry;
  const total = (faces.length === 0 ? LEAST_2D6 : faces.reduce((sum, each) => sum + each, 0)) + bonus;
  const gained = total >= target ? 1 : 0;
  // GOW-CHR-18: a Screen serves one roll for Neophytes.
  const screened = planet.screened && resource !== 'Neophytes';
  const seat = seatOf(table.state, recipient);
  const bookings = gained > 0 ? [{ holder: recipient, resource, amount: gained, seat }] : [];
  table.emit(
    {
      type: 'ghost-of-war.SpecialYieldRolled',
      data: {
        faction: recipient,
        planet: planet.id,
        resource,
        total,
        target,
        bonus,
        gained,
        screened,
        bookings,
      },
    },
    bonus > 0 ? ['GOW-PLA-06', 'GOW-CHR-18'] : ['GOW-PLA-06'],
  );
}

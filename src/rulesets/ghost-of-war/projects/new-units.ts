import { lookUp } from '../../../kernel/index.js';
import { ADVANCEMENT_EFFECTS } from '../data/advancements.js';
import { itemRow } from '../data/items.js';
import { readUnit } from '../formations/entries.js';
import { supplyAccount, xpAccount } from '../state/account-names.js';
import type { Written } from '../game-master/events.js';
import type { GhostOfWarState, Project, Unit } from '../state/index.js';
import { seatOf } from '../general/factions.js';
import { findUnitType } from '../units/unit-types.js';
import { systemOfProject } from './builders.js';
import { judgeName, NO_OPTIONS } from './options.js';
import { weaponOf } from './recipes.js';
import { nextNumbered, unplaced } from '../state/numbering.js';

/**
 * GOW-UNI-02: CE 100, the counter full, the buffer empty, no activity in its first round; on the planet of the project, ships
 * and what is made aboard in the orbit of its system. GOW-REC-07: Scouts become a squad with their CE and XP.
 */
export function newUnit(state: GhostOfWarState, project: Project, type: string): Unit {
  const { options, place, forFaction } = project;
  const scouts = scoutsOf(state, project);
  if (scouts) return { ...unplaced(state, scouts), type };
  const { id, number } = nextNumbered(state, 'unit', forFaction);
  const planet = lookUp(state.planets, place.id);
  const system = systemOfProject(state, place) ?? '';
  const inOrbit = !planet || findUnitType(state, type)?.domain === 'void';
  const { ammo = false } = findUnitType(state, type) ?? {};
  const weapon = ammo ? weaponOf(project) : null;
  return readUnit(
    {
      id,
      name:
        options.name === null || isTaken(state, options.name)
          ? defaultName(state, project, number)
          : options.name,
      owner: forFaction,
      type,
      ...(weapon === null ? {} : { weapon }),
      place: inOrbit ? system : planet.id,
      xp: startXp(planet?.advancements ?? []),
      activity: [],
      createdRound: state.round,
    },
    number,
    state,
  );
}

/** GOW-REC-07: the Scouts that a project is made of; what another one names is left alone. */
function scoutsOf(state: GhostOfWarState, { item, options }: Project): Unit | undefined {
  const ofScouts = itemRow(item)?.parts.some((each) => 'unit' in each) === true;
  return ofScouts ? lookUp(state.units, options.scouts) : undefined;
}

/** GOW-UNI-02: with a Training Center recruits have experience. */
const startXp = (advancements: readonly string[]): number =>
  Math.max(0, ...advancements.map((each) => lookUp(ADVANCEMENT_EFFECTS, each)?.recruitStartXp ?? 0));

const defaultName = (state: GhostOfWarState, { item }: Project, number: number): string => {
  const name = `${itemRow(item)?.name ?? item} ${number}`;
  return isTaken(state, name) ? `${name} of round ${state.round}` : name;
};

const isTaken = (state: GhostOfWarState, name: string): boolean =>
  judgeName(state, { ...NO_OPTIONS, name }, []).length > 0;

/** What units that are new bring into the books. */
export const unitsWritten = (state: GhostOfWarState, units: readonly Unit[]): readonly Written[] =>
  units
    .filter((each) => !lookUp(state.units, each.id))
    .flatMap((each) => {
      const seat = seatOf(state, each.owner);
      return [
        { account: xpAccount(each.id), seat, amount: each.xp },
        { account: supplyAccount(each.id), seat, amount: each.supply.counter },
      ].filter(({ amount }) => amount !== 0);
    });

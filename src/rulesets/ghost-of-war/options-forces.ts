import { foundIn, lookUp } from '../../kernel/index.js';
import { COMMANDERS, type CommanderClass } from './data/commanders.js';
import { LEGAL_SETS } from './data/activities.js';
import { FIELD_PROJECTS } from './data/field-projects.js';
import { HEROES, type HeroClass } from './data/heroes.js';
import { RECOVERY_ROWS } from './data/recovery.js';
import { projectChoices } from './options-projects.js';
import { choose, openOrWhy, type Asking, type Choice } from './options-choice.js';
import { isImmobilised } from './combat/attacks.js';
import { isHostile } from './general/factions.js';
import { chosen, figure } from './house-rules/house-rules.js';
import { countedDistance } from './map/paths/index.js';
import { systemOf } from './map/places.js';
import { warpMapOf } from './map/sector-map.js';
import { surveyOf } from './map/status/survey.js';
import { pathOf, roundsOf } from './travel/journeys.js';
import { typeOf } from './units/unit-types.js';
import type { GhostOfWarState, Unit } from './state/index.js';

/** Units that act as one: a formation's, or a loose one. */
interface Force {
  readonly id: string;
  readonly units: readonly Unit[];
}

const forceOf = (state: GhostOfWarState, id: string): Force => ({
  id,
  units: (lookUp(state.formations, id)?.units ?? [id]).flatMap(foundIn(state.units)),
});

/** What a formation, or a unit, may be ordered; a unit of a formation does not go or fight apart from it. */
export function forceChoices(asking: Asking, id: string): readonly Choice[] {
  const force = forceOf(asking.state, id);
  const [first] = force.units;
  if (!first) return [];
  const apart = lookUp(asking.state.units, id)?.formation ?? null;
  return [
    ...LEGAL_SETS.map((set) =>
      choose(asking, {
        order: { order: 'SET_ACTIVITY', entity: id, set },
        target: null,
        how: set.join(', '),
      }),
    ),
    ...(apart === null ? [...journeys(asking, force, first), ...landings(asking, force, first)] : []),
    ...(apart === null ? [...attacks(asking, force, first), ...raids(asking, force)] : []),
    ...(apart === null ? fieldProjects(asking, force) : []),
    ...(lookUp(asking.state.formations, id) ? commands(asking, id) : unitChoices(asking, first)),
  ];
}

const idsOf = ({ units }: Force): readonly string[] => units.map((each) => each.id);

/** GOW-TRV-01 … -10: every system, with T in rounds, N in counted hexes and the way. */
function journeys({ state, faction }: Asking, force: Force, first: Unit): readonly Choice[] {
  const from = systemOf(state, first.place);
  if (from === null) return [];
  const counting = chosen(state.parameters, 'travel.endpointCounting');
  return Object.keys(state.systems)
    .filter((to) => to !== from)
    .map((to) => {
      const path = pathOf(state, { to, path: null }, from);
      const rounds = Math.max(...force.units.map((each) => roundsOf(state, { to, path }, from, each)));
      return choose(
        { state, faction },
        {
          order: { order: 'TRAVEL', units: idsOf(force), characters: [], to, path: null, landOn: null },
          target: to,
          how: `${countedDistance(warpMapOf(state), path, counting)} counted hexes`,
          path,
          cost: { amount: rounds, measure: 'rounds' },
        },
      );
    });
}

/** GOW-TRV-09 */
function landings(asking: Asking, force: Force, first: Unit): readonly Choice[] {
  const { state } = asking;
  if (typeOf(state, first).domain === 'void' || first.place.in === 'JOURNEY') return [];
  const planets = lookUp(state.systems, systemOf(state, first.place))?.planets ?? [];
  return [
    ...planets
      .filter((planet) => planet !== first.place.id)
      .map((planet) =>
        choose(asking, { order: { order: 'LAND', units: idsOf(force), planet }, target: planet }),
      ),
    ...(first.place.in === 'PLANET'
      ? [choose(asking, { order: { order: 'EMBARK', units: idsOf(force) }, target: null })]
      : []),
  ];
}

/** GOW-CBT-01: places of the system where enemies are known to be. */
function attacks(asking: Asking, force: Force, first: Unit): readonly Choice[] {
  const { state, faction } = asking;
  const system = systemOf(state, first.place);
  if (system === null) return [];
  const hostile = (other: string): boolean => isHostile(state, faction, other);
  const foes = surveyOf(state)
    .unitsIn(system)
    .filter((each) => hostile(each.owner));
  const planets = (lookUp(state.systems, system)?.planets ?? []).flatMap(
    (id) => lookUp(state.planets, id) ?? [],
  );
  const places =
    typeOf(state, first).domain === 'void'
      ? foes.some((each) => typeOf(state, each).domain === 'void') ||
        planets.some((each) => hostile(each.controller))
        ? [system]
        : []
      : planets
          .filter((each) => hostile(each.controller) || foes.some(({ place }) => place.id === each.id))
          .map((each) => each.id);
  return places.flatMap((place) =>
    [false, true].map((shock) =>
      choose(asking, {
        order: { order: 'ATTACK', place, units: idsOf(force), shock },
        target: place,
        ...(shock ? { how: 'SHOCK' } : {}),
      }),
    ),
  );
}

/** GOW-TRD-13: lines of enemies that are seen. */
const raids = (asking: Asking, { id, units }: Force): readonly Choice[] => {
  const { state, faction } = asking;
  if (!units.some((each) => typeOf(state, each).domain === 'void')) return [];
  return Object.values(state.lines)
    .filter((each) => isHostile(state, faction, each.owner))
    .map((line) => choose(asking, { order: { order: 'RAID', raider: id, line: line.id }, target: line.id }));
};

/** GOW-PRJ-13 */
const fieldProjects = (asking: Asking, { id }: Force): readonly Choice[] => {
  const kind = lookUp(asking.state.formations, id) ? ('FORMATION' as const) : ('UNIT' as const);
  return Object.keys(FIELD_PROJECTS).flatMap((item) => projectChoices(asking, { kind, id }, item));
};

/** GOW-CHR-02: who may be appointed to lead a formation. */
const commands = (asking: Asking, formation: string): readonly Choice[] =>
  openOrWhy(
    (Object.keys(COMMANDERS) as readonly CommanderClass[]).map((kind) =>
      choose(asking, {
        order: {
          order: 'APPOINT_COMMANDER',
          formation,
          character: null,
          class: kind,
          name: `New ${COMMANDERS[kind].name}`,
        },
        target: formation,
        how: kind,
      }),
    ),
  );

/** GOW-UNI-03, -04, GOW-RCV-03, GOW-CHR-03, GOW-CE-09: what single units may do. */
function unitChoices(asking: Asking, unit: Unit): readonly Choice[] {
  const { state } = asking;
  const { recoveryClass } = typeOf(state, unit);
  const near = Object.values(state.units).filter(
    (each) =>
      each.id !== unit.id &&
      each.owner === unit.owner &&
      each.type === unit.type &&
      each.place.in === unit.place.in &&
      each.place.id === unit.place.id,
  );
  const most = figure(state.parameters, 'astartes.terminatorSuitsMax');
  return [
    ...near.map((other) =>
      choose(asking, { order: { order: 'MERGE_UNITS', units: [unit.id, other.id] }, target: other.id }),
    ),
    ...RECOVERY_ROWS.filter((each) => each.recoveryClass === recoveryClass).map((row) =>
      choose(asking, {
        order: { order: 'CHOOSE_RECOVERY', unit: unit.id, row: row.id, parts: [], scouts: [] },
        target: null,
        how: row.id,
      }),
    ),
    ...(recoveryClass === 'Astartes'
      ? Array.from({ length: most }, (_, at) => at + 1).map((suits) =>
          choose(asking, {
            order: { order: 'ASSIGN_SUITS', unit: unit.id, suits },
            target: null,
            how: `${suits}`,
          }),
        )
      : []),
    ...(isImmobilised(state, unit) ? salvages(asking, unit) : []),
    ...openOrWhy(
      (Object.keys(HEROES) as readonly HeroClass[]).map((kind) =>
        choose(asking, {
          order: { order: 'PROMOTE_HERO', unit: unit.id, class: kind, name: `New ${HEROES[kind].name}` },
          target: null,
          how: kind,
        }),
      ),
    ),
  ];
}

const salvages = (asking: Asking, unit: Unit): readonly Choice[] => {
  const { state } = asking;
  const system = lookUp(state.systems, systemOf(state, unit.place));
  return (system?.planets ?? []).map((into) =>
    choose(asking, { order: { order: 'SALVAGE', unit: unit.id, into }, target: into }),
  );
};

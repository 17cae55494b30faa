import { lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { ACTIVITIES } from '../data/activities.js';
import { STEPS } from '../data/steps.js';
import { CHAPTER_SUPPLY } from '../data/supply.js';
import { REROLLED_FACES } from '../general/year.js';
import type { GhostOfWarPosition } from './position.js';
import { figure } from '../house-rules/house-rules.js';
import {
  bufferFaults,
  MOST_PROJECT_ROUNDS,
  outside,
  partFaults,
  planetFaults,
  unitFaults,
} from '../units/invariants.js';
import type { ActivitySet, Condition, GhostOfWarState } from '../state/index.js';

const LATEST_ROUND = 1_000_000;
const MOST = 1_000_000;

/** GOW-GEN-03, GOW-GEN-12, section 2: every figure is a whole number within its bounds. */
export const checkRanges = (position: GhostOfWarPosition, state: GhostOfWarState): readonly Violation[] => [
  ...outside('round', state.round, 1, LATEST_ROUND, ['position']),
  ...position.factions.flatMap(({ id }, index) => checkFaction(state, id, ['position', 'factions', index])),
  ...position.planets.flatMap(({ id }, index) => checkPlanet(state, id, ['position', 'planets', index])),
  ...(position.depots ?? []).flatMap(({ id }, index) => {
    const depot = lookUp(state.depots, id);
    return depot ? bufferFaults(depot.buffer, ['position', 'depots', index, 'stock']) : [];
  }),
  ...(position.units ?? []).flatMap(({ id }, index) => checkUnit(state, id, ['position', 'units', index])),
  ...(position.formations ?? []).flatMap(({ id }, index) =>
    checkFormation(state, id, ['position', 'formations', index]),
  ),
  ...(position.characters ?? []).flatMap(({ id }, index) =>
    checkCharacter(state, id, ['position', 'characters', index]),
  ),
  ...(position.projects ?? []).flatMap(({ id }, index) =>
    checkProject(state, id, ['position', 'projects', index]),
  ),
  ...(position.eventProjects ?? []).flatMap(({ durationRounds }, index) =>
    outside('durationRounds', durationRounds, 1, MOST_PROJECT_ROUNDS, ['position', 'eventProjects', index]),
  ),
  ...(position.journeys ?? []).flatMap(({ departRound, arrivalRound }, index) => [
    ...outside('departRound', departRound, 0, state.round, ['position', 'journeys', index]),
    ...outside('arrivalRound', arrivalRound, nextArrival(state), LATEST_ROUND, [
      'position',
      'journeys',
      index,
    ]),
  ]),
];

/** GOW-TRV-05: the first round in whose S7 somebody can still arrive. */
const nextArrival = ({ round, step }: GhostOfWarState): number =>
  placeOfStep(step) > placeOfStep('TRAVEL') ? round + 1 : round;

const placeOfStep = (step: string): number => STEPS.findIndex(({ code }) => code === step);

function checkFaction(state: GhostOfWarState, id: string, path: InputPath): readonly Violation[] {
  const faction = lookUp(state.factions, id);
  if (!faction) return [];
  const { counterMax } = CHAPTER_SUPPLY;
  return [
    ...Object.entries(faction.stock).flatMap(([each, held]) =>
      outside(each, held, 0, MOST, [...path, 'stock']),
    ),
    ...Object.entries(faction.chapter?.counters ?? {}).flatMap(([each, counter]) =>
      outside(each, counter, -counterMax, counterMax, [...path, 'chapter', 'counters'], 'GOW-CHP-01'),
    ),
  ];
}

function checkPlanet(state: GhostOfWarState, id: string, path: InputPath): readonly Violation[] {
  const planet = lookUp(state.planets, id);
  if (!planet) return [];
  return [
    ...planetFaults(planet, path),
    ...checkSet(planet.activity.now, path),
    ...checkConditions(planet.conditions, path),
  ];
}

function checkUnit(state: GhostOfWarState, id: string, path: InputPath): readonly Violation[] {
  const unit = lookUp(state.units, id);
  if (!unit) return [];
  return [
    ...unitFaults(state, unit, path),
    ...outside('createdRound', unit.createdRound, 0, state.round, path),
    ...outside('foughtRound', unit.foughtRound, 0, state.round, path),
    ...checkSet(unit.activity.now, path),
    ...checkConditions(unit.conditions, path),
  ];
}

function checkFormation(state: GhostOfWarState, id: string, path: InputPath): readonly Violation[] {
  const formation = lookUp(state.formations, id);
  if (!formation) return [];
  const { counter, max } = formation.supply;
  return [
    ...outside('counter', counter, -max, max, path),
    ...outside('priority', formation.priority, 1, 9, path),
    ...bufferFaults(formation.buffer, [...path, 'stock']),
    ...partFaults(formation.parts, path),
  ];
}

function checkCharacter(state: GhostOfWarState, id: string, path: InputPath): readonly Violation[] {
  const character = lookUp(state.characters, id);
  if (!character) return [];
  return [
    ...outside('xp', character.xp, 0, figure(state.parameters, 'xp.cap'), path),
    ...outside('rerollsLeft', character.rerollsLeft, 0, 2, path),
    ...outside('traits', character.traits.length, 0, 4, path),
    ...outside('advisors', character.advisors.length, 0, 2, path),
    ...(character.standing
      ? outside(
          'atMost',
          character.standing.atMost,
          REROLLED_FACES.min,
          REROLLED_FACES.max,
          [...path, 'standing'],
          'GOW-DIC-03',
        )
      : []),
  ];
}

function checkProject(state: GhostOfWarState, id: string, path: InputPath): readonly Violation[] {
  const project = lookUp(state.projects, id);
  if (!project) return [];
  return [
    ...outside('duration', project.duration, 1, 999, path),
    ...outside('progress', project.progress, 0, project.duration - 1, path),
    ...outside('priority', project.priority, 1, 9, path),
  ];
}

/** GOW-ACT-01: activities that there are, each once; a set that is not legal is not carried over (GOW-GEN-11). */
const checkSet = (set: ActivitySet, path: InputPath): readonly Violation[] =>
  set.every((each, at) => ACTIVITIES.includes(each) && set.indexOf(each) === at)
    ? []
    : [violation('GOW-ACT-01', 'ILLEGAL_SET', [...path, 'activity'], { set })];

/** GOW-CE-06 */
const checkConditions = (conditions: readonly Condition[], path: InputPath): readonly Violation[] =>
  conditions.flatMap(({ severity }, at) => outside('severity', severity, 1, 3, [...path, 'conditions', at]));

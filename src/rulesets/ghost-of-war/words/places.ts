import { words } from '../../../kernel/index.js';
import { PLANET_TYPE_NAMES } from '../data/planet-types.js';
import { STEPS } from '../data/steps.js';
import type { Step } from '../state/rounds.js';
import type { PlanetType } from '../state/sector.js';

export const step = words(
  'Step',
  'Step of a round (GOW-RND-01).',
  Object.fromEntries(STEPS.map(({ code, title }) => [code, `${title}.`])) as Record<Step, string>,
);

export const activity = words('Activity', 'Activity of an entity (GOW-ACT-01).', {
  Idle: 'Nothing.',
  Produce: 'Basic production and projects (GOW-ACT-03).',
  Brace: 'Makes ready (GOW-ACT-04, GOW-ACT-06).',
  Recover: 'Recovers combat effectiveness (GOW-ACT-08).',
  Fight: 'Attacks, or has been attacked (GOW-ACT-07).',
});

export const planetType = words(
  'PlanetType',
  'Type of a planet (GOW-PLA-05).',
  Object.fromEntries(PLANET_TYPE_NAMES.map((type) => [type, `${type}.`])) as Record<PlanetType, string>,
);

export const techLevel = words('TechLevel', 'Tech level, rising (GOW-PLA-02).', {
  None: 'Below all others.',
  Minima: 'Lowest level of production.',
  Vexillus: 'Middle level of production.',
  Exactus: 'Highest level of production.',
});

export const slotLevel = words('SlotLevel', 'Level of a project and of its slot (GOW-PLA-03).', {
  Minima: 'The lowest: any slot holds it.',
  Vexillus: 'A slot of this level or Exactus holds it.',
  Exactus: 'The highest: no lower slot holds it.',
});

export const stormKind = words('StormKind', 'What makes the warp slow (GOW-MAP-05).', {
  STORM: 'A warp storm.',
  GREAT_RIFT: 'The great rift.',
  SHADOW: 'The shadow in the warp.',
});

export const conditionName = words('ConditionName', 'Condition (GOW-CE-06).', {
  INFECTED: 'Infected.',
  CORRUPTED: 'Corrupted.',
  PLAGUE: 'Plague.',
});

export const workKind = words('WorkKind', 'Works of a side on a planet (GOW-CE-07).', {
  POSITION: 'A Fortified Position.',
  FORTIFY: "An Engineer's Fortify.",
});

export const placeKind = words('PlaceKind', 'Where somebody is (GOW-MAP-06).', {
  PLANET: 'On a planet.',
  ORBIT: 'In the orbit of a system.',
  JOURNEY: 'Under way.',
});

export const projectPlaceKind = words('ProjectPlaceKind', 'Where a project runs.', {
  PLANET: 'On a planet.',
  FORMATION: 'With a formation: a field project, or in the Chapter Fleet (GOW-PRJ-13).',
  UNIT: 'With a unit: a field project.',
});

export const projectStatus = words('ProjectStatus', 'How far a project has come.', {
  RUNNING: 'It makes progress.',
  STALLED: 'It does not.',
});

export const eventTag = words('EventTag', 'What an announced event is (GOW-DET-04).', {
  RITUAL: 'A ritual.',
  WARP: 'An event of the warp.',
});

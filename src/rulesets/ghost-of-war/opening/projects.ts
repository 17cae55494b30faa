import type { GhostOfWarPosition } from '../position.js';
import type { GhostOfWarState, Project, ProjectOptions } from '../state.js';

export const NO_OPTIONS: ProjectOptions = {
  weapon: null,
  tubes: null,
  resource: null,
  repeat: false,
  weaponParts: [],
  turret: null,
  scouts: null,
  name: null,
};

export const readProjects = ({ projects }: GhostOfWarPosition, _state: GhostOfWarState): readonly Project[] =>
  (projects ?? []).map((each, index) => ({
    progress: 0,
    duration: 1,
    oneTimePaid: {},
    priority: 5,
    status: 'RUNNING',
    forFaction: each.owner,
    parts: {},
    hero: null,
    death: null,
    ...each,
    options: { ...NO_OPTIONS, ...each.options },
    seq: index + 1,
  }));

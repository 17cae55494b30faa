import { itemRow } from '../data/items.js';
import type { GhostOfWarPosition } from '../position.js';
import { placeOfHolder } from '../rules/draw-sources.js';
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

export const readProjects = ({ projects }: GhostOfWarPosition, state: GhostOfWarState): readonly Project[] =>
  (projects ?? []).map((each, index) => ({
    progress: 0,
    duration: 1,
    startedRound: 0,
    site: itemRow(each.item)?.place === 'FIELD' ? siteOf(state, each.place.id) : null,
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

/** GOW-PRJ-13: the planet on which an army builds. */
function siteOf(state: GhostOfWarState, builder: string): string | null {
  const place = placeOfHolder(state, builder);
  return place?.in === 'PLANET' ? place.id : null;
}

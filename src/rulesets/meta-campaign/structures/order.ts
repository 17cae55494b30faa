import type { MetaCampaignState, Site, Structure } from '../state/index.js';

const SITES: readonly Site[] = ['TRENCH_FRONT', 'TRENCH_BACK', 'EMPLACEMENT', 'FACILITY', 'BRIDGE', 'EDGE'];
const EDGES: readonly string[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

/** Where an edge lies, seen from the hex that owns it. */
const sideOf = ({ hex, edge }: Structure): number => {
  const [at = '', side = ''] = (edge ?? '').split('/');
  const place = EDGES.indexOf(side);
  // An edge is named by one of its hexes: seen from the other one it is the opposite.
  return at === hex ? place : (place + EDGES.length / 2) % EDGES.length;
};

/** EDC-RND-09: structures of a hex, trench front, trench back, emplacement, facility, bridge, then edges N to NW. */
export const inOrder = ({ structures }: MetaCampaignState, hex: string): readonly Structure[] =>
  Object.values(structures)
    .filter((each) => each.hex === hex)
    .toSorted((a, b) => SITES.indexOf(a.site) - SITES.indexOf(b.site) || sideOf(a) - sideOf(b));

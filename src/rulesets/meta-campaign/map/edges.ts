import { edgeBetween, parseHexKey } from '../../../engine/hex/index.js';
import { existing, lookUp } from '../../../kernel/index.js';
import { STRUCTURES } from '../data/structures.js';
import { TERRAIN } from '../data/terrain.js';
import type { MapEdge, MapHex, MetaCampaignState, Structure } from '../state/index.js';
import { edgeAt, hexAt } from './reading.js';

/** A structure that operates: completed once (EDC-BLD-03), and not shot below its figure (EDC-STR-04). */
export function operates({ type, hp, completed }: Structure): boolean {
  const row = lookUp(STRUCTURES, type);
  return completed && hp >= Math.max(1, row?.disabledBelow ?? 1);
}

const onEdge = ({ structures }: MetaCampaignState, edge: string): Structure | undefined =>
  Object.values(structures).find((each) => each.edge === edge);

/** What lies between two adjacent hexes, structures included. */
export interface Crossing {
  readonly edge: string;
  readonly lies: MapEdge;
  /** Structure that stands on the edge with at least one hit point. */
  readonly structure: Structure | null;
}

export function crossing(state: MetaCampaignState, from: string, to: string): Crossing {
  const edge = existing(
    edgeBetween(existing(parseHexKey(from), 'hex'), existing(parseHexKey(to), 'hex')),
    'edge',
  );
  return { edge, lies: edgeAt(state.map, edge), structure: onEdge(state, edge) ?? null };
}

/** EDC-EDG-06: a small bridge that operates takes the river away. */
export const isBridged = ({ structure }: Crossing): boolean =>
  structure !== null &&
  (structure.type === 'smallBridge' || structure.type === 'smallPontoonBridge') &&
  operates(structure);

/** EDC-EDG-02 */
export const isRiver = (each: Crossing): boolean => each.lies.features.includes('RIVER') && !isBridged(each);

const bridgeIn = ({ structures }: MetaCampaignState, hex: string): Structure | undefined =>
  Object.values(structures).find((each) => each.site === 'BRIDGE' && each.hex === hex);

/** EDC-TER-08: a water hex with a completed bridge is a bridge hex. Null off the map. */
export function placeAt(state: MetaCampaignState, hex: string): MapHex | null {
  const place = hexAt(state.map, hex);
  const bridge = bridgeIn(state, hex);
  if (place === null || !bridge?.completed) return place;
  return { ...place, terrain: bridge.type === 'largeBridge' ? 'LARGE_BRIDGE' : 'LARGE_PONTOON_BRIDGE' };
}

/** EDC-TER-08, EDC-STR-04: whether land units may come onto a large bridge: those of the map always, built ones while they operate. */
export function isBridgeOpen(state: MetaCampaignState, hex: string): boolean {
  const bridge = bridgeIn(state, hex);
  return bridge === undefined || operates(bridge);
}

/** EDC-TER-04, EDC-TER-08: whether a step goes along a road or highway link, or over a bridge that is a road. */
export function roadLink(state: MetaCampaignState, from: string, to: string): 'ROAD' | 'HIGHWAY' | null {
  const { lies, structure } = crossing(state, from, to);
  if (lies.link === 'ROAD' || lies.link === 'HIGHWAY') return lies.link;
  if (structure?.type === 'smallBridge' && operates(structure)) return 'ROAD';
  const leads = (bridge: string, other: string) =>
    bridgeIn(state, bridge)?.type === 'largeBridge' &&
    isBridgeOpen(state, bridge) &&
    placeAt(state, bridge)?.terrain === 'LARGE_BRIDGE' &&
    isRoadHex(state, other);
  return leads(from, to) || leads(to, from) ? 'ROAD' : null;
}

/** The six edges of a hex. */
export const edgesOf = (hex: string): readonly string[] => {
  const { q, r } = existing(parseHexKey(hex), 'hex');
  return [
    `${q},${r}/N`,
    `${q},${r}/NE`,
    `${q},${r}/SE`,
    `${q},${r + 1}/N`,
    `${q - 1},${r + 1}/NE`,
    `${q - 1},${r}/SE`,
  ];
};

/** EDC-TER-01: whether a road or highway runs through a hex. */
export const isRoadHex = (state: MetaCampaignState, hex: string): boolean =>
  linksOf(state, hex).some((each) => each === 'ROAD' || each === 'HIGHWAY') ||
  placeAt(state, hex)?.terrain === 'LARGE_BRIDGE';

/** Glossary, `Open terrain`. */
export function isOpenTerrain(state: MetaCampaignState, hex: string): boolean {
  const place = placeAt(state, hex);
  return place !== null && (TERRAIN[place.terrain].open || isRoadHex(state, hex));
}

export const isHighwayHex = (state: MetaCampaignState, hex: string): boolean =>
  linksOf(state, hex).includes('HIGHWAY');

const linksOf = ({ map }: MetaCampaignState, hex: string) =>
  edgesOf(hex).flatMap((edge) => {
    const { link } = edgeAt(map, edge);
    return link === null ? [] : [link];
  });

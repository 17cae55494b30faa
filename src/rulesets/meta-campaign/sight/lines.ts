import { edgeBetween, hexKey, parseHexKey, straightLines } from '../../../engine/hex/index.js';
import { existing, itemAt, lookUp } from '../../../kernel/index.js';
import { TERRAIN } from '../data/terrain.js';
import type { Profile } from '../data/words.js';
import { placeAt } from '../map/edges.js';
import { edgeAt } from '../map/reading.js';
import type { MapHex, MetaCampaignState } from '../state/index.js';

/** An end of a line of sight: a hex, and how high something is above its ground (EDC-LOS-05). */
export interface End {
  readonly hex: string;
  readonly profile: Profile | null;
  /** Wall that it garrisons (EDC-LOS-03). */
  readonly wall: string | null;
}

export const onGround = (hex: string): End => ({ hex, profile: null, wall: null });

const NOWHERE: MapHex = { terrain: 'PLAINS', elevation: 0, label: null, citySize: null, population: null };

const placeOf = (state: MetaCampaignState, hex: string): MapHex => placeAt(state, hex) ?? NOWHERE;

/** EDC-LOS-05: NOE is as the ground, Contour one higher. */
const heightOf = (state: MetaCampaignState, { hex, profile }: End): number =>
  placeOf(state, hex).elevation + (profile === 'CONTOUR' ? 1 : 0);

const isLow = ({ profile }: End): boolean => profile === 'LOW';
const isCruise = ({ profile }: End): boolean => profile === 'CRUISE';

/** EDC-LOS-02: whether the top of a hex between is higher than both ends. */
function hexBlocks(state: MetaCampaignState, hex: string, a: End, b: End): boolean {
  const { terrain, elevation } = placeOf(state, hex);
  const { height } = TERRAIN[terrain];
  if (isCruise(a) || isCruise(b)) return false;
  if (height === null) return true;
  if (isLow(a) || isLow(b)) return false;
  return elevation + height > Math.max(heightOf(state, a), heightOf(state, b));
}

/** EDC-LOS-03: woods along an edge, walls and gates. */
function edgeBlocks(state: MetaCampaignState, from: string, to: string, a: End, b: End): boolean {
  if ([a, b].some((each) => isLow(each) || isCruise(each))) return false;
  const edge = edgeBetween(existing(parseHexKey(from), 'hex'), existing(parseHexKey(to), 'hex'));
  if (edge === null) return false;
  const ground = Math.max(placeOf(state, from).elevation, placeOf(state, to).elevation);
  if (Math.max(heightOf(state, a), heightOf(state, b)) > ground) return false;
  const atEdge = [a.hex, b.hex].some((each) => each === from || each === to);
  if (edgeAt(state.map, edge).features.includes('WOODED') && !atEdge) return true;
  const wall = Object.values(state.structures).find(
    (each) => each.edge === edge && (each.type === 'concreteWall' || each.type === 'concreteWallGate'),
  );
  return wall !== undefined && wall.completed && wall.hp > 0 && a.wall !== wall.id && b.wall !== wall.id;
}

const isSmoke = ({ weather, contract }: MetaCampaignState, hex: string): boolean =>
  (lookUp(weather.smoke, hex) ?? -1) >= (contract?.round ?? 0);

/** One of the two lines: clear where nothing on it blocks. */
function isLineClear(state: MetaCampaignState, line: readonly string[], a: End, b: End): boolean {
  // EDC-LOS-04: between adjacent hexes and within a hex nobody minds smoke.
  if (line.length > 2 && line.some((each) => isSmoke(state, each))) return false;
  if (line.slice(1, -1).some((each) => hexBlocks(state, each, a, b))) return false;
  return !line.slice(1).some((to, place) => edgeBlocks(state, itemAt(line, place), to, a, b));
}

/** EDC-LOS-01, EDC-LOS-06: whether one of the two lines between the ends is clear, whichever end is named first. */
export function hasLineOfSight(state: MetaCampaignState, a: End, b: End): boolean {
  const [from, to] = [a, b].map(({ hex }) => existing(parseHexKey(hex), 'hex'));
  // EDC-HEX-04, EDC-LOS-01: one clear line will do.
  return straightLines(existing(from, 'hex'), existing(to, 'hex')).some((line) =>
    isLineClear(state, line.map(hexKey), a, b),
  );
}

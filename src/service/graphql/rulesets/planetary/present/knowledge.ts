import type {
  Intelligence,
  PlanetaryState,
  Sighting,
  SpyTarget,
} from '../../../../../rulesets/planetary/index.js';
import type { PlanetaryIntelligence, PlanetarySighting } from '../types/knowledge.js';
import type { PlanetaryConvoy, PlanetarySpyTarget } from '../types/pieces.js';
import { presentDetachment, presentGarrison } from './armies.js';
import { presentHex } from './map.js';

export const presentSpyTarget = (target: SpyTarget): PlanetarySpyTarget => ({
  id: null,
  hex: null,
  ...target,
});

export const presentSighting = (seat: string, hex: string, sighting: Sighting): PlanetarySighting => ({
  ...sighting,
  seat,
  hex,
  pieces: [...sighting.pieces],
});

export const presentConvoy = (convoy: {
  readonly id: string;
  readonly owner: string;
  readonly hex: string;
  readonly bp: number;
  readonly haltedTurn?: number;
  readonly hidden?: boolean;
}): PlanetaryConvoy => ({
  ...convoy,
  bp: convoy.hidden === true ? null : convoy.bp,
  haltedTurn: convoy.haltedTurn ?? null,
});

/** What was learned is told apart by its shape: each kind of thing has a field that no other has. */
export function presentIntelligence(
  state: PlanetaryState,
  seat: string,
  gained: Intelligence,
): PlanetaryIntelligence {
  const { turn, about, detail, garrison } = gained;
  const known: PlanetaryIntelligence = {
    seat,
    turn,
    about: presentSpyTarget(about),
    detachment: null,
    garrison: garrison && presentGarrison(state, garrison),
    hex: null,
    convoy: null,
    route: null,
  };
  if (detail === null) return known;
  if ('hexes' in detail) return { ...known, route: { ...detail, hexes: [...detail.hexes] } };
  if ('terrain' in detail) return { ...known, hex: presentHex(detail, null) };
  if ('bp' in detail) return { ...known, convoy: presentConvoy(detail) };
  return detail.kind === 'garrison'
    ? { ...known, garrison: presentGarrison(state, detail) }
    : { ...known, detachment: presentDetachment(state, detail) };
}

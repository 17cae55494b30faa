import {
  flag,
  hex,
  id,
  list,
  named,
  orNull,
  ownId,
  record,
  said,
  whole,
  type Shaped,
} from '../../../../kernel/index.js';
import type { Intelligence, PlanetaryState, Sighting, SpyTarget } from '../../state/index.js';
import { detachmentView, garrisonView } from './army-records.js';
import { showDetachment, showGarrison } from './armies.js';
import { hexView, showHex } from './map.js';
import { convoyView, routeView, spyTargetView, type ConvoyView, type SpyTargetView } from './pieces.js';
import * as words from '../../words/index.js';

export const seenPieceView = named(
  'SeenPiece',
  'A foreign piece that was seen.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    kind: said('What it is.', words.pieceKind),
    owner: said('Seat that owns it, or `npc`.', id),
    race: said('Its race, where one could tell.', orNull(words.race)),
  }),
);
export type SeenPieceView = Shaped<typeof seenPieceView>;

export const sightingView = named(
  'Sighting',
  'What a seat last saw of a hex (PLN-SIG-01).',
  record({
    seat: said('The seat.', id),
    hex: said('The hex.', hex),
    turn: said('Turn in which it was seen.', whole()),
    controller: said('Seat that controlled it.', orNull(id)),
    urbanSize: said('Size of the settlement; null where there was none.', orNull(whole())),
    urbanRace: said('Race of its people.', orNull(words.race)),
    resource: said('Whether it is a Resource hex.', flag),
    stronghold: said('Stronghold in it.', orNull(words.strongholdType)),
    pieces: said('Foreign pieces seen there.', list(seenPieceView)),
  }),
);
export type SightingView = Shaped<typeof sightingView>;

export const intelligenceView = named(
  'Intelligence',
  'What a seat has learned by spies, prisons and the like, as it was then.',
  record({
    seat: said('The seat that learned it.', id),
    turn: said('Turn in which it was learned.', whole()),
    about: said('What it is about.', spyTargetView),
    detachment: said('The detachment.', orNull(detachmentView)),
    garrison: said('The garrison.', orNull(garrisonView)),
    hex: said('The hex.', orNull(hexView)),
    convoy: said('The convoy.', orNull(convoyView)),
    route: said('The way of the resources.', orNull(routeView)),
  }),
);
export type IntelligenceView = Shaped<typeof intelligenceView>;

export const showSpyTarget = (target: SpyTarget): SpyTargetView => ({
  id: null,
  hex: null,
  ...target,
});

export const showSighting = (seat: string, hex: string, sighting: Sighting): SightingView => ({
  ...sighting,
  seat,
  hex,
  pieces: [...sighting.pieces],
});

export const showConvoy = (convoy: {
  readonly id: string;
  readonly owner: string;
  readonly hex: string;
  readonly bp: number;
  readonly haltedTurn?: number;
  readonly hidden?: boolean;
}): ConvoyView => ({
  ...convoy,
  bp: convoy.hidden === true ? null : convoy.bp,
  haltedTurn: convoy.haltedTurn ?? null,
});

/** What was learned is told apart by its shape: each kind of thing has a field that no other has. */
export function showIntelligence(
  state: PlanetaryState,
  seat: string,
  gained: Intelligence,
): IntelligenceView {
  const { turn, about, detail, garrison } = gained;
  const known: IntelligenceView = {
    seat,
    turn,
    about: showSpyTarget(about),
    detachment: null,
    garrison: garrison && showGarrison(state, garrison),
    hex: null,
    convoy: null,
    route: null,
  };
  if (detail === null) return known;
  if ('hexes' in detail) return { ...known, route: { ...detail, hexes: [...detail.hexes] } };
  if ('terrain' in detail) return { ...known, hex: showHex(detail, null) };
  if ('bp' in detail) return { ...known, convoy: showConvoy(detail) };
  return detail.kind === 'garrison'
    ? { ...known, garrison: showGarrison(state, detail) }
    : { ...known, detachment: showDetachment(state, detail) };
}

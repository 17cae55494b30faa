import { hex, id, list, named, ownId, record, said, whole, type Shaped } from '../../../../kernel/index.js';
import type { PlanetaryState } from '../../state/index.js';
import * as words from '../../words/index.js';

export const offerView = named(
  'Offer',
  'Followers or mercenaries that wait to be entered (PLN-DSC-04, PLN-DSC-05).',
  record({
    id: said('Its name.', ownId),
    kind: said('What is offered.', words.offerKind),
    seat: said('Whom it is offered to.', id),
    detachment: said('The detachment that made the discovery.', id),
    hex: said('Where mercenaries appear; of followers the hex discovered.', hex),
    points: said('Most points that may be entered.', whole()),
    race: said('Race of the units.', words.race),
  }),
);
export type OfferView = Shaped<typeof offerView>;

export const ambushView = named(
  'Ambush',
  'Enemies that will attack in battle movement (PLN-DSC-03).',
  record({
    detachment: said('The detachment that they attack.', id),
    points: said('Their points.', whole()),
    race: said('Their race.', words.race),
  }),
);
export type AmbushView = Shaped<typeof ambushView>;

export const lastSeenView = named(
  'LastSeen',
  'Where the viewer last saw a foreign detachment (PLN-MOR-03).',
  record({
    seat: said('Who saw it.', id),
    detachment: said('The detachment.', id),
    hex: said('Where it was.', hex),
  }),
);
export type LastSeenView = Shaped<typeof lastSeenView>;

export const discoveriesView = named(
  'Discoveries',
  'What a turn of marches and recon has brought to light.',
  record({
    offers: said("Offers that wait for the viewer's answer.", list(offerView)),
    ambushes: said("Enemies that wait for the viewer's detachments.", list(ambushView)),
    reconViews: said("Hexes that the viewer's recon squadrons saw this turn (PLN-AIR-07).", list(hex)),
    lastSeen: said('Foreign detachments and where they were last seen.', list(lastSeenView)),
  }),
);
export type DiscoveriesView = Shaped<typeof discoveriesView>;

export const showDiscoveries = (state: PlanetaryState): DiscoveriesView => ({
  offers: Object.values(state.offers)
    .sort((a, b) => a.order - b.order)
    .map((each) => ({ ...each })),
  ambushes: Object.entries(state.ambushes).map(([detachment, ambush]) => ({ detachment, ...ambush })),
  reconViews: [...new Set(Object.values(state.reconViews).flat())],
  lastSeen: Object.entries(state.lastSeen).flatMap(([seat, seen]) =>
    Object.entries(seen).map(([detachment, hex]) => ({ seat, detachment, hex })),
  ),
});

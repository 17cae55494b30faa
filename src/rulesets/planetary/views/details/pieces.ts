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
import * as words from '../../words/index.js';

export const convoyView = named(
  'Convoy',
  'Carries BP over the map.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    owner: said('Seat that owns it.', id),
    hex: said('Where it stands.', hex),
    bp: said('Build points that it carries; null when the viewer may not know it.', orNull(whole())),
    haltedTurn: said(
      'Turn in which it is damaged and cannot move (RACE-CONV-02); null when the viewer may not know.',
      orNull(whole()),
    ),
  }),
);
export type ConvoyView = Shaped<typeof convoyView>;

export const spyTargetView = named(
  'SpyTarget',
  'What a spy has infiltrated.',
  record({
    kind: said('What it is.', words.spyTargetKind),
    id: said('Detachment or convoy.', orNull(ownId)),
    hex: said('Hex of the Stronghold, Urban or Resource hex.', orNull(hex)),
  }),
);
export type SpyTargetView = Shaped<typeof spyTargetView>;

export const spyView = named(
  'Spy',
  'A spy. Only its owner knows of it.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    owner: said('Seat that owns it.', id),
    hex: said('Where it is.', hex),
    centerHex: said('Urban hex of the Espionage Center that made it.', hex),
    infiltrating: said('What it has infiltrated.', orNull(spyTargetView)),
  }),
);
export type SpyView = Shaped<typeof spyView>;

export const diplomatView = named(
  'Diplomat',
  'Stands on the map for a player, without an army.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    owner: said('Seat that owns it.', id),
    hex: said('Where it is.', hex),
  }),
);
export type DiplomatView = Shaped<typeof diplomatView>;

export const squadronView = named(
  'Squadron',
  'An air squadron.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    owner: said('Seat that owns it.', id),
    base: said('Urban hex of its airbase.', hex),
    mission: said('Mission that it still flies this turn.', orNull(words.airMission)),
    airspace: said('Airspace of that mission.', orNull(id)),
    targetHex: said('What it bombs.', orNull(hex)),
    negated: said('It was intercepted this turn.', flag),
  }),
);
export type SquadronView = Shaped<typeof squadronView>;

export const routeView = named(
  'Route',
  'Way of resources to where they are used (PLN-RES-01).',
  record({
    resourceHex: said('The Resource hex.', hex),
    hexes: said('From the Resource hex to the production hex, both included.', list(hex)),
  }),
);
export type RouteView = Shaped<typeof routeView>;

export const treatyView = named(
  'Treaty',
  'A treaty of two players.',
  record({
    players: said('The two seats.', list(id)),
    kind: said('What it is.', words.treatyKind),
    secret: said('Only the two know of it.', flag),
    sinceTurn: said('Turn in which it was signed.', whole()),
  }),
);
export type TreatyView = Shaped<typeof treatyView>;

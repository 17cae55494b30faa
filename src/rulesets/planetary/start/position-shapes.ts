import { flag, id, list, named, optional, record, said, whole } from '../../../kernel/index.js';
import * as terms from '../words/index.js';
import { raceEdit } from './race-edit-shapes.js';
import { detachment, garrison } from './army-shapes.js';
import { mapEntry, startAreas, hexEntry } from './map-shapes.js';
import {
  loss,
  convoy,
  spy,
  diplomat,
  squadron,
  route,
  treaty,
  battle,
  dealPast,
  airControl,
} from './piece-shapes.js';
import { unitType } from './shapes.js';

export const player = named(
  'Player',
  'A player of the position.',
  record({
    seat: said('Player seat of the campaign: `seat-1` and so on, in the order of its seats.', id),
    race: said('Race.', terms.race),
    demonGod: said(
      'Demon god of Chaos; UNDIVIDED when left out, in the set-up not chosen yet.',
      optional(terms.demonGod),
    ),
    craftworld: said(
      'Craftworld of Eldar; STANDARD when left out, in the set-up not chosen yet.',
      optional(terms.craftworld),
    ),
    strategyValue: said('Strategy value; 0 when left out (PLN-GEN-15).', optional(whole(0, 5))),
    vp: said('Victory points so far; 0 when left out.', optional(whole(-100000, 100000))),
    capitalHex: said('Hex of the Capital, `q,r`.', optional(id)),
    lostCapitalHex: said(
      'A lost Capital that would be Capital again if taken back (PLN-TAK-07).',
      optional(id),
    ),
    shownCapitalHex: said(
      'Where others believe the Capital, who were not told that it moved (RACE-DE-04).',
      optional(id),
    ),
    out: said('The player has been defeated (PLN-END-04).', optional(flag)),
    losses: said('Rare, very rare and special things lost (PLN-GEN-11).', optional(list(loss))),
    admits: said('Seats whose diplomats may enter the Capital (PLN-MOV-09).', optional(list(id))),
    reinforcementBp: said(
      'Reinforcement BP let through for the next upkeep (PLN-AIR-08).',
      optional(whole(0, 1000000)),
    ),
    owedBp: said(
      'BP that go off the next income for a fun battle (PLN-FUN-01).',
      optional(whole(0, 1000000)),
    ),
  }),
);

export const position = named(
  'Position',
  'A position to start from, as a club writes it down. Hexes are written `q,r`. What is left out has a plain default; ids that are left out are given in order.',
  record({
    turn: said('Turn; 1 when left out, in the set-up 0.', optional(whole(0, 10000))),
    phase: said('Phase that opens first; BATTLE_ORDERS when left out.', optional(terms.startPhase)),
    nativeRace: said('Race of settlements that nobody owns; IG when left out.', optional(terms.race)),
    players: said('The players.', list(player)),
    raceEdits: said('House rules for races, one entry for each.', optional(list(raceEdit))),
    map: said('A rectangle of hexes.', optional(mapEntry)),
    startAreas: said(
      'In the set-up: areas that are drawn for the players, in seat order (PLN-STA-09).',
      optional(startAreas),
    ),
    hexes: said('Hexes: all of them, or with a `map` those that differ.', optional(list(hexEntry, 3600))),
    unitTypes: said('Unit types of the club, beside the `demo.*` types.', optional(list(unitType))),
    detachments: said('Detachments, in creation order.', optional(list(detachment))),
    garrisons: said('Garrisons, in creation order.', optional(list(garrison))),
    convoys: said('Convoys.', optional(list(convoy))),
    spies: said('Spies.', optional(list(spy))),
    diplomats: said('Diplomats.', optional(list(diplomat))),
    squadrons: said('Air squadrons.', optional(list(squadron))),
    routes: said('Ways of resources.', optional(list(route))),
    treaties: said('Treaties.', optional(list(treaty))),
    battles: said('Battles still to be fought.', optional(list(battle))),
    deals: said('Deals that were made (PLN-DIP).', optional(list(dealPast))),
    airControl: said('Control of Airspaces this turn (PLN-AIR-05).', optional(list(airControl))),
    lastAirControl: said('Control of Airspaces last turn (PLN-BLD-06).', optional(list(airControl))),
  }),
);

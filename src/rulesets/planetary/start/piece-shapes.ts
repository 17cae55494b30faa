import {
  flag,
  id,
  list,
  named,
  optional,
  ownId,
  record,
  said,
  textOf,
  whole,
} from '../../../kernel/index.js';
import * as terms from '../words/index.js';
import { spyTarget } from '../build/armies/shapes.js';

export const loss = named(
  'Loss',
  'A rare, very rare or special thing that a player has lost (PLN-GEN-11).',
  record({
    type: said('Key of its unit type, or name of the thing.', id),
    turn: said('Turn in which it was lost.', whole(0, 10000)),
  }),
);

export const convoy = named(
  'Convoy',
  'Carries BP over the map.',
  record({
    id: said('Its id; `c1` and so on when left out.', optional(ownId)),
    owner: said('Seat that owns it.', id),
    hex: said('Hex where it stands, `q,r`.', id),
    bp: said('Build points that it carries.', whole(0, 1000000)),
    haltedTurn: said(
      'Turn in which it is damaged and cannot move (RACE-CONV-02).',
      optional(whole(0, 10000)),
    ),
  }),
);

export const spy = named(
  'Spy',
  'Stands on a hex unseen, or has infiltrated something there.',
  record({
    id: said('Its id; `sp1` and so on when left out.', optional(ownId)),
    owner: said('Seat that owns it.', id),
    hex: said('Hex where it is, `q,r`.', id),
    centerHex: said('Urban hex of the Espionage Center that made it.', id),
    infiltrating: said('What it has infiltrated.', optional(spyTarget)),
  }),
);

export const diplomat = named(
  'Diplomat',
  'Stands on the map for a player, without an army.',
  record({
    id: said('Its id; `dp1` and so on when left out.', optional(ownId)),
    owner: said('Seat that owns it.', id),
    hex: said('Hex where it is, `q,r`.', id),
  }),
);

export const squadron = named(
  'Squadron',
  'An air squadron.',
  record({
    id: said('Its id; `sq1` and so on when left out.', optional(ownId)),
    owner: said('Seat that owns it.', id),
    base: said('Urban hex of its airbase.', id),
    mission: said('Mission that it still flies this turn.', optional(terms.airMission)),
    airspace: said('Airspace of that mission, e.g. `B2`.', optional(textOf(20))),
    targetHex: said('Hex that a strategic bombardment is aimed at.', optional(id)),
    negated: said('It was intercepted this turn.', optional(flag)),
  }),
);

export const route = named(
  'Route',
  'Way of resources to where they are used (PLN-RES-01).',
  record({ hexes: said('From the Resource hex to the production hex, both included.', list(id)) }),
);

export const treaty = named(
  'Treaty',
  'A treaty of two players.',
  record({
    players: said('The two seats.', list(id)),
    kind: said('What it is.', terms.treatyKind),
    secret: said('Only the two know of it.', optional(flag)),
    sinceTurn: said('Turn in which it was signed; 0 when left out.', optional(whole(0, 10000))),
  }),
);

export const battle = named(
  'Battle',
  'A battle still to be fought; both sides stand in its hex (PLN-BAT-03).',
  record({
    id: said('Its id; `b1` and so on when left out.', optional(ownId)),
    hex: said('Where it is fought, `q,r`.', id),
    kind: said('Attack or raid; attack when left out.', optional(terms.battleKind)),
    planned: said('The attack was planned.', optional(flag)),
    attacker: said('The attacking detachment.', id),
    origin: said('Hex that it came from; left out when it came from orbit.', optional(id)),
    startHex: said('Of a raid two hexes away: where it started (RACE-DE-05).', optional(id)),
    defenderDefends: said("The defending detachment's order DEFEND stands.", optional(flag)),
    turn: said('Turn in which it arose; that of the position when left out.', optional(whole(0, 10000))),
    postponements: said(
      'Times it was postponed; one for each turn since it arose when left out.',
      optional(whole(0, 10000)),
    ),
  }),
);

export const dealMarkPast = named(
  'DealMarkPast',
  'What a party says of the other (PLN-DIP-08).',
  record({
    seat: said('Seat that says it.', id),
    kept: said('Whether the other one has kept the deal.', flag),
  }),
);

export const dealPast = named(
  'DealPast',
  'A deal that was made; what one of this turn promises arrives at its end.',
  record({
    id: said('Its id; `deal1` and so on when left out.', optional(ownId)),
    proposer: said('Seat that proposed it.', id),
    partner: said('Seat that accepted it.', id),
    secret: said('Only the two know of it.', optional(flag)),
    bp: said('BP that the proposer gives.', optional(whole(0, 1000000))),
    wantedBp: said('BP that the partner gives.', optional(whole(0, 1000000))),
    release: said('Captives that the proposer releases.', optional(list(id))),
    wantedRelease: said('Captives that the partner releases.', optional(list(id))),
    treaty: said('Treaty that was signed with it.', optional(terms.treatyKind)),
    text: said('What was agreed in words.', optional(textOf(2000))),
    turn: said('Turn in which it was made; that of the position when left out.', optional(whole(0, 10000))),
    marks: said('What the parties say of each other.', optional(list(dealMarkPast))),
  }),
);

export const airControl = named(
  'AirControl',
  'Who controls an Airspace: one player, or allies together (PLN-AIR-05).',
  record({ airspace: said('Airspace, e.g. `B2`.', textOf(20)), seats: said('Their seats.', list(id)) }),
);

import {
  type Shaped,
  flag,
  hex,
  id,
  list,
  named,
  orNull,
  record,
  said,
  text,
  whole,
} from '../../../../kernel/index.js';
import * as words from '../../words/index.js';

export const turnVpView = named(
  'TurnVp',
  'Victory points of a turn.',
  record({
    turn: said('The turn.', whole()),
    vp: said('Victory points gained in it.', whole()),
  }),
);

export type TurnVpView = Shaped<typeof turnVpView>;

export const playerView = named(
  'Player',
  'What there is of a player beside armies and places: race, Capital, BP, choices.',
  record({
    seat: said('The seat.', id),
    number: said('Seat order, 1…n.', whole()),
    race: said('Race.', words.race),
    demonGod: said(
      'Demon god; null before it is chosen, and for other races (RACE-CH-02).',
      orNull(words.demonGod),
    ),
    craftworld: said(
      'Craftworld; null before it is chosen, and for other races (RACE-EL-01).',
      orNull(words.craftworld),
    ),
    strategyValue: said('Strategy value, 0…5.', whole()),
    vp: said('Victory points.', whole()),
    vpByTurn: said('Victory points by turn.', list(turnVpView)),
    capitalHex: said('The Capital; null when there is none, or the viewer may not know it.', orNull(hex)),
    capitalMovesTo: said('Where the own Capital goes when the Build phase closes (RACE-DE-03).', orNull(hex)),
    shownCapitalHex: said(
      'Where others believe the own Capital, who were not told that it moved (RACE-DE-04).',
      orNull(hex),
    ),
    lostCapitalHex: said('A lost Capital that would be Capital again if taken back.', orNull(hex)),
    out: said('The player has been defeated.', flag),
  }),
);

export type PlayerView = Shaped<typeof playerView>;

export const movementOrderView = named(
  'MovementOrder',
  'Movement order of a piece in this turn.',
  record({
    piece: said('The piece.', id),
    order: said('The order, e.g. `RESERVE_MOVEMENT`.', text),
  }),
);

export type MovementOrderView = Shaped<typeof movementOrderView>;

export const airControlView = named(
  'AirControl',
  'Who controls an Airspace.',
  record({
    airspace: said('The Airspace, e.g. `B2`.', id),
    seats: said('The seats.', list(id)),
  }),
);

export type AirControlView = Shaped<typeof airControlView>;

export const spentView = named(
  'Spent',
  'What a piece has already done this turn, so that it may not do it again.',
  record({
    piece: said('The piece.', id),
    withdrew: said('It withdrew.', flag),
    movedIn: said('It moved in.', flag),
    reinforced: said('Battle to which it sent reinforcements.', orNull(id)),
    bombarded: said('Battle in which it bombarded.', orNull(id)),
  }),
);

export type SpentView = Shaped<typeof spentView>;

export const raidView = named(
  'Raid',
  'A raid that succeeded this turn.',
  record({
    hex: said('The raided hex.', hex),
    detachment: said('The raiding detachment.', id),
    seat: said('Its seat.', id),
    startHex: said('Hex to which it returns.', hex),
    battle: said('The battle; null where there was none.', orNull(id)),
  }),
);

export type RaidView = Shaped<typeof raidView>;

export const lootView = named(
  'Loot',
  'Resource points taken by raiders this turn.',
  record({
    hex: said('The Resource hex.', hex),
    rp: said('Resource points.', whole()),
  }),
);

export type LootView = Shaped<typeof lootView>;

export const startView = named(
  'Start',
  'Set-up of a player; figures are shown to the player alone, to others they are null (PLN-STA).',
  record({
    seat: said('The seat.', id),
    urbanSizes: said('Sizes of the other Urban hexes, as rolled.', orNull(list(whole()))),
    yields: said('Resource points per turn of the Resource hexes, as rolled.', orNull(list(whole()))),
    placed: said('The start has been placed.', flag),
    freeRoads: said('Free road actions left.', orNull(whole())),
  }),
);

export type StartView = Shaped<typeof startView>;

export const worksView = named(
  'Works',
  'What a player has used up of the limits of the Build phase of a turn.',
  record({
    seat: said('The seat.', id),
    turn: said('The turn.', whole()),
    roads: said('Road actions (PLN-ROD-01).', whole()),
    refunded: said('A building was disbanded for a refund (PLN-BLD-05).', flag),
  }),
);

export type WorksView = Shaped<typeof worksView>;

export const maintenancePriorityView = named(
  'MaintenancePriority',
  'Order in which an Urban hex pays its buildings (PLN-UPK-05).',
  record({
    hex: said('The Urban hex.', hex),
    buildings: said('Kinds of building, the first one is paid first.', list(id)),
  }),
);

export type MaintenancePriorityView = Shaped<typeof maintenancePriorityView>;

export const fallenCapitalView = named(
  'FallenCapital',
  'A Capital that fell.',
  record({
    hex: said('The hex.', hex),
    from: said('Seat that lost it.', id),
    by: said('Seat that took it.', id),
    turn: said('The turn.', whole()),
  }),
);

export type FallenCapitalView = Shaped<typeof fallenCapitalView>;

export const victoryView = named(
  'Victory',
  'How the campaign ended.',
  record({
    winners: said('The winners.', list(id)),
    form: said('How they won.', words.victoryForm),
  }),
);

export type VictoryView = Shaped<typeof victoryView>;

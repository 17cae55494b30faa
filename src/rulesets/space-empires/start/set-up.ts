import { lookUp } from '../../../kernel/index.js';
import { DECK } from '../data/cards.js';
import { drawCards, shuffle } from '../deck/drawing.js';
import { without } from '../state/cards.js';
import type { Layer, MapSpace, UnitLine } from '../state/index.js';
import type { SpeTable } from '../table.js';
import { isShipChit } from '../units/lines.js';
import { isInGame } from '../units/stacks.js';
import { placedOf } from './check.js';
import { defaultMap } from './default-map.js';
import type { OpenStack, Placed } from './events.js';
import { chitsOf, linesOf } from './lists.js';
import type { SpaceEmpiresPosition } from './shapes.js';
import { rollTurnOrder } from './turn-order.js';

/** SPE-SET-04: turn order, map, piles, starting forces in turn order, deck. What the position says is taken, the rest made. */
export function setUp(table: SpeTable, position: SpaceEmpiresPosition): void {
  create(table, position);
  const seats = position.players.map((each) => each.seat);
  const order = position.turnOrder ?? rollTurnOrder(table, seats);
  table.emit({ type: 'space-empires.TurnOrderRolled', data: { order } }, ['SPE-GEN-04']);
  const spaces = position.map ? clubMap(position) : defaultMap(table, order);
  table.emit({ type: 'space-empires.MapGenerated', data: { spaces } }, [
    position.map ? 'SPE-MAP-04' : 'SPE-MAP-03',
  ]);
  for (const player of order) {
    if (position.stacks) placeStacks(table, position.stacks, player);
    else if (isInGame(table.state, player)) drawForces(table, player);
  }
  deal(table, position);
}

/** SPE-SET-01: every chit of every list is in its pile. */
function create(table: SpeTable, { players, unitLists }: SpaceEmpiresPosition): void {
  const { seats, rules } = table.state;
  const entries = players.flatMap((each): readonly UnitLine[] => linesOf(unitLists, each.faction));
  const units = players.flatMap(({ seat, faction }) =>
    chitsOf(linesOf(unitLists, faction)).map((each) => ({ ...each, owner: seat })),
  );
  const data = {
    players: players.map(({ seat, faction, treasuryRp, capturedLeaders = [], eliminated = false }) => ({
      seat,
      name: seats.find((each) => each.id === seat)?.name ?? seat,
      faction,
      treasuryRp: treasuryRp ?? rules.startingTreasuryRp,
      capturedLeaders,
      eliminated,
    })),
    entries,
    units,
  };
  table.emit({ type: 'space-empires.GameCreated', data }, ['SPE-GEN-02', 'SPE-SET-01']);
}

/** SPE-MAP-04; where the starting forces are drawn, homeworlds have their players' markers (SPE-SET-02). */
function clubMap({ map, stacks, players }: SpaceEmpiresPosition): readonly MapSpace[] {
  const starting = stacks ? [] : players.filter((each) => !each.eliminated).map((each) => each.seat);
  return (map?.spaces ?? []).map(
    ({ id, neighbours, planetClass = 'NONE', planetName, controller, homeworldOf }) => ({
      id,
      neighbours,
      planetClass,
      planetName: planetName ?? id,
      controller: controller ?? starting.find((each) => each === homeworldOf) ?? null,
      homeworldOf: homeworldOf ?? null,
    }),
  );
}

/** SPE-SET-02: random Space units in orbit of the homeworld, then random ground units on its surface; ships on top. */
function drawForces(table: SpeTable, player: string): void {
  const { rules, spaces } = table.state;
  const mapSpace = Object.values(spaces).find((each) => each.homeworldOf === player)?.id;
  if (mapSpace === undefined) return;
  const of = (ships: boolean) =>
    Object.values(table.state.units)
      .filter(
        (each) =>
          each.owner === player && each.status === 'PILE' && isShipChit(table.state, each.id) === ships,
      )
      .map((each) => each.id)
      .sort();
  const draw = (from: readonly string[], count: number, purpose: string) =>
    table.draw({ of: from, count, for: 'SPE-SET-02', purpose, subject: player });
  const ships = draw(of(true), rules.randomSpaceUnits, 'space units');
  const ground = draw(of(false), rules.randomGroundUnits, 'ground units');
  const placed = (chits: readonly string[], layer: Layer) => chits.map((unit): Placed => ({ unit, layer }));
  const units = [...placed(ships, 'ORBIT'), ...placed(ground, 'SURFACE')];
  const open = { player, mapSpace, space: ships.length, ground: ground.length, top: units[0]?.unit ?? null };
  table.emit({ type: 'space-empires.StartingForcesDrawn', data: open }, ['SPE-SET-02']);
  table.emit({ type: 'space-empires.StartingForcesDrawnPrivately', data: { player, mapSpace, units } }, [
    'SPE-SET-02',
  ]);
}

/** Units of a player where a position has them. */
function placeStacks(
  table: SpeTable,
  all: NonNullable<SpaceEmpiresPosition['stacks']>,
  player: string,
): void {
  const isPlanet = (mapSpace: string) => lookUp(table.state.spaces, mapSpace)?.planetClass !== 'NONE';
  const stacks = all
    .filter((each) => each.seat === player)
    .map(({ mapSpace, units }) => ({
      mapSpace,
      units: units.map((each): Placed => {
        const { unit, layer } = placedOf(each);
        const landed = !isShipChit(table.state, unit) && isPlanet(mapSpace);
        return { unit, layer: layer ?? (landed ? 'SURFACE' : 'ORBIT') };
      }),
    }));
  if (stacks.length === 0) return;
  const open = stacks.map(({ mapSpace, units }): OpenStack => {
    const orbit = units.filter((each) => each.layer === 'ORBIT').length;
    return { mapSpace, orbit, surface: units.length - orbit, top: units[0]?.unit ?? '' };
  });
  table.emit({ type: 'space-empires.StacksPlaced', data: { player, stacks: open } }, ['SPE-SET-02']);
  table.emit({ type: 'space-empires.StacksPlacedPrivately', data: { player, stacks } }, ['SPE-SET-02']);
}

/** SPE-SET-03: hands and piles as the position has them; what it does not name is shuffled, or lies under what it names. */
function deal(table: SpeTable, { players, drawPile, discardPile = [] }: SpaceEmpiresPosition): void {
  const named = [...players.flatMap((each) => each.hand ?? []), ...discardPile, ...(drawPile ?? [])];
  const left = without(DECK, named);
  const pile = drawPile === undefined ? [] : [...drawPile, ...left];
  const hands = players.map(({ seat, hand = [] }) => ({ player: seat, count: hand.length }));
  if (named.length > 0 || drawPile !== undefined || players.some((each) => each.alwaysPass)) {
    const laid = { drawSize: pile.length, discardPile: drawPile === undefined ? [] : discardPile, hands };
    table.emit({ type: 'space-empires.CardsLaid', data: laid }, ['SPE-SET-03']);
    table.emit({ type: 'space-empires.CardsLaidPrivately', data: { drawPile: pile } }, ['SPE-SET-03']);
    for (const { seat: player, hand: cards = [], alwaysPass = false } of players)
      table.emit({ type: 'space-empires.HandDealtPrivately', data: { player, cards, alwaysPass } }, [
        'SPE-SET-03',
      ]);
  }
  if (drawPile !== undefined) return;
  shuffle(table, left, 'SPE-SET-03');
  if (discardPile.length > 0) {
    const laid = { drawSize: left.length, discardPile, hands };
    table.emit({ type: 'space-empires.CardsLaid', data: laid }, ['SPE-SET-03']);
  }
  for (const player of table.state.turnOrder)
    if (isInGame(table.state, player)) dealStartingHand(table, player, players);
}

/** SPE-SET-03: none by the rules; a house rule may give some. */
function dealStartingHand(table: SpeTable, player: string, players: SpaceEmpiresPosition['players']): void {
  const { startingHand } = table.state.rules;
  if (startingHand === 0 || players.some((each) => each.seat === player && each.hand !== undefined)) return;
  drawCards(table, startingHand, (cards) => {
    table.emit({ type: 'space-empires.CardsDrawn', data: { player, count: cards.length } }, ['SPE-SET-03']);
    table.emit({ type: 'space-empires.CardsDrawnPrivately', data: { player, cards } }, ['SPE-SET-03']);
  });
}

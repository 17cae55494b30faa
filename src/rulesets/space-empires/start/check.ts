import { lookUp, type Seat } from '../../../kernel/index.js';
import { violation, type RuleId, type Violation } from '../catalog.js';
import { CARDS } from '../data/cards.js';
import type { HouseRules } from '../house-rules/index.js';
import { isLeader, isShip } from '../units/lines.js';
import type { UnitLine } from '../data/unit-lists.js';
import type { Layer } from '../data/words.js';
import { checkMap } from './check-map.js';
import { hexesFor } from './default-map.js';
import { chitsOf, linesOf } from './lists.js';
import type { SpaceEmpiresPosition } from './shapes.js';

type Path = readonly (string | number)[];
type StackUnit = NonNullable<SpaceEmpiresPosition['stacks']>[number]['units'][number];
type Entry = SpaceEmpiresPosition['players'][number];

/** Lines and players of chits. */
type Lines = ReadonlyMap<string, { readonly line: UnitLine; readonly seat: string }>;

/** A chit in a stack of a position. */
interface PlacedChit {
  readonly unit: string;
  readonly seat: string;
  readonly layer?: Layer | undefined;
  readonly mapSpace: string;
  readonly path: Path;
}

/** A chit that a position names, and where. */
interface Named {
  readonly chit: string;
  readonly path: Path;
}

/** Everything that is illegal in a position; paths start with `position`. */
export function checkPosition(
  position: SpaceEmpiresPosition,
  seats: readonly Seat[],
  rules: HouseRules,
): readonly Violation[] {
  const players = checkPlayers(position.players, seats);
  if (players.length > 0) return players;
  return [
    ...checkOrder(position),
    ...checkEliminated(position),
    ...checkMap(position),
    ...checkLists(position),
    ...checkUnits(position),
    ...checkCards(position, rules),
  ];
}

/** SPE-GEN-02: two to four players, each a seat and a faction of their own. */
function checkPlayers(players: readonly Entry[], seats: readonly Seat[]): readonly Violation[] {
  const at = ['position', 'players'];
  const known = seats.filter((each) => each.role === 'player').map((each) => each.id);
  const twice = (index: number, member: 'seat' | 'faction') =>
    players.findIndex((each) => each[member] === players[index]?.[member]) < index;
  return [
    ...(players.length < 2 || players.length > 4
      ? [violation('SPE-GEN-02', 'WRONG_NUMBER_OF_PLAYERS', at, { players: players.length })]
      : []),
    ...players.flatMap(({ seat, faction }, index) => [
      ...(known.includes(seat)
        ? []
        : [violation('SPE-GEN-02', 'UNKNOWN_SEAT', [...at, index, 'seat'], { seat })]),
      ...(twice(index, 'seat') ? [violation('SPE-GEN-02', 'TWICE', [...at, index, 'seat'], { seat })] : []),
      ...(twice(index, 'faction')
        ? [violation('SPE-GEN-02', 'FACTION_TAKEN', [...at, index, 'faction'], { faction })]
        : []),
    ]),
    ...known
      .filter((each) => !players.some(({ seat }) => seat === each))
      .map((seat) => violation('SPE-GEN-02', 'SEAT_WITHOUT_FACTION', at, { seat })),
  ];
}

/** SPE-GEN-04: every player once; the active one is in the game. */
function checkOrder({ players, turnOrder, activePlayer }: SpaceEmpiresPosition): readonly Violation[] {
  const seats = players.map((each) => each.seat);
  const isOrder =
    turnOrder === undefined ||
    (turnOrder.length === seats.length && seats.every((each) => turnOrder.includes(each)));
  const active = players.find((each) => each.seat === activePlayer);
  return [
    ...(isOrder ? [] : [violation('SPE-GEN-04', 'NOT_A_PERMUTATION', ['position', 'turnOrder'], { seats })]),
    ...(activePlayer === undefined || (active && !active.eliminated)
      ? []
      : [violation('SPE-GEN-04', 'NOT_IN_THE_GAME', ['position', 'activePlayer'], { activePlayer })]),
  ];
}

/** SPE-VIC-02: who is out of the game has discarded their hand and has no marker. */
const checkEliminated = ({ players, map }: SpaceEmpiresPosition): readonly Violation[] =>
  players
    .map(({ seat, eliminated = false, hand = [] }, index) => ({ seat, eliminated, hand, index }))
    .filter((each) => each.eliminated)
    .flatMap(({ seat, hand, index }) => {
      const out = (path: Path) => violation('SPE-VIC-02', 'OUT_OF_THE_GAME', ['position', ...path], { seat });
      const markers = (map?.spaces ?? []).flatMap(({ controller }, at) =>
        controller === seat ? [out(['map', 'spaces', at, 'controller'])] : [],
      );
      return [...(hand.length > 0 ? [out(['players', index, 'hand'])] : []), ...markers];
    });

/** Whether a player is in the game. */
const isIn = (players: readonly Entry[], seat: string): boolean =>
  players.some((each) => each.seat === seat && !each.eliminated);

/** A chit of a stack, however it is written. */
export const placedOf = (unit: StackUnit): { readonly unit: string; readonly layer?: Layer } =>
  typeof unit === 'string' ? { unit } : unit;

/** SPE-UNI-03, section 3: chits of the lists, each in one place, ships in orbit, on map spaces that there are. */
function checkUnits(position: SpaceEmpiresPosition): readonly Violation[] {
  const { players, stacks = [], turn } = position;
  const active = position.activePlayer ?? (position.turnOrder ?? []).find((seat) => isIn(players, seat));
  const lines = new Map<string, { readonly line: UnitLine; readonly seat: string }>();
  for (const { seat, faction } of players) {
    for (const line of linesOf(position.unitLists, faction))
      for (const { id } of chitsOf([line])) lines.set(id, { line, seat });
  }
  const placed = stacks.flatMap((stack, index) =>
    stack.units.map((each, place) => ({
      ...placedOf(each),
      seat: stack.seat,
      mapSpace: stack.mapSpace,
      path: ['position', 'stacks', index, 'units', place] as Path,
    })),
  );
  const captured = players.flatMap(({ seat, capturedLeaders = [] }, index) =>
    capturedLeaders.map((chit, place) => ({
      chit,
      seat,
      path: ['position', 'players', index, 'capturedLeaders', place] as Path,
    })),
  );
  const offered = (turn?.offer ?? []).map((chit, place) => ({
    chit,
    path: ['position', 'turn', 'offer', place] as Path,
  }));
  const wrongOwner = (rule: RuleId, { chit, path }: Named) =>
    violation(rule, 'NO_SUCH_CHIT', path, { unit: chit });
  return [
    ...placed.flatMap(({ unit, seat, layer, mapSpace, path }) => {
      const known = lines.get(unit);
      if (known?.seat !== seat) return [wrongOwner('SPE-SET-01', { chit: unit, path: [...path, 'unit'] })];
      return checkLayer(position, lines, placed, { unit, seat, layer, mapSpace, path });
    }),
    ...captured.flatMap((each) => {
      const known = lines.get(each.chit);
      if (!known || known.seat === each.seat) return [wrongOwner('SPE-BAT-14', each)];
      return isLeader(known.line)
        ? []
        : [violation('SPE-BAT-14', 'NOT_A_LEADER', each.path, { unit: each.chit })];
    }),
    ...offered.flatMap((each) =>
      lines.get(each.chit)?.seat === active ? [] : [wrongOwner('SPE-SET-01', each)],
    ),
    ...inTwoPlaces([
      ...placed.map(({ unit, path }) => ({ chit: unit, path: [...path, 'unit'] })),
      ...captured,
      ...offered,
    ]),
    ...checkStacks(position),
  ];
}

/** SPE-MOVE-06: ships are in orbit; ground units on the surface of a planet, unless a ship of an opponent keeps them from landing. */
function checkLayer(
  { map }: SpaceEmpiresPosition,
  lines: Lines,
  placed: readonly PlacedChit[],
  { unit, seat, layer, mapSpace, path }: PlacedChit,
): readonly Violation[] {
  const isShipOf = (chit: string): boolean => {
    const line = lines.get(chit)?.line;
    return line !== undefined && isShip(line);
  };
  const at = [...path, 'layer'];
  if (isShipOf(unit))
    return layer === 'SURFACE' ? [violation('SPE-MOVE-06', 'SHIP_ON_SURFACE', at, { unit })] : [];
  const space = map?.spaces.find((each) => each.id === mapSpace);
  if (!space || layer === undefined) return [];
  const isPlanet = (space.planetClass ?? 'NONE') !== 'NONE';
  if (layer === 'SURFACE')
    return isPlanet ? [] : [violation('SPE-MOVE-06', 'NO_SURFACE', at, { unit, mapSpace })];
  const isKept = placed.some(
    (each) => each.mapSpace === mapSpace && each.seat !== seat && isShipOf(each.unit),
  );
  return isPlanet && !isKept ? [violation('SPE-MOVE-06', 'WOULD_HAVE_LANDED', at, { unit, mapSpace })] : [];
}

/** Section 3: every chit is in exactly one place. */
const inTwoPlaces = (named: readonly Named[]): readonly Violation[] =>
  named.flatMap(({ chit, path }, index) =>
    named.findIndex((each) => each.chit === chit) < index
      ? [violation('SPE-SET-01', 'IN_TWO_PLACES', path, { unit: chit })]
      : [],
  );

/** Stacks of players, one in a map space, none empty. */
function checkStacks({ players, stacks = [], map }: SpaceEmpiresPosition): readonly Violation[] {
  const spaces = map
    ? map.spaces.map((each) => each.id)
    : hexesFor(players.length).map((hex) => hex.join(','));
  return stacks.flatMap(({ seat, mapSpace, units }, index) => {
    const at = ['position', 'stacks', index];
    const same = stacks.findIndex((each) => each.seat === seat && each.mapSpace === mapSpace) < index;
    return [
      ...(players.some((each) => each.seat === seat && !each.eliminated)
        ? []
        : [violation('SPE-GEN-02', 'UNKNOWN_SEAT', [...at, 'seat'], { seat })]),
      ...(spaces.includes(mapSpace)
        ? []
        : [violation('SPE-MAP-04', 'NO_SUCH_SPACE', [...at, 'mapSpace'], { mapSpace })]),
      ...(same ? [violation('SPE-GEN-07', 'TWICE', at, { seat, mapSpace })] : []),
      ...(units.length === 0
        ? [violation('SPE-GEN-07', 'NO_UNITS', [...at, 'units'], { seat, mapSpace })]
        : []),
    ];
  });
}

/** SPE-DECK-01, SPE-DRAW-03: no more cards of a kind than there are; no hand too large outside the Draw phase. */
function checkCards(position: SpaceEmpiresPosition, rules: HouseRules): readonly Violation[] {
  const { players, drawPile = [], discardPile = [], phase = 'DRAW' } = position;
  const hands = players.map(({ hand = [] }, index) => ({
    hand,
    path: ['position', 'players', index, 'hand'],
  }));
  const all = [
    ...hands.flatMap(({ hand, path }) => hand.map((card, place) => ({ card, path: [...path, place] }))),
    ...drawPile.map((card, place) => ({ card, path: ['position', 'drawPile', place] })),
    ...discardPile.map((card, place) => ({ card, path: ['position', 'discardPile', place] })),
  ];
  const seen = new Map<string, number>();
  const tooMany = all.flatMap(({ card, path }) => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    const there = CARDS.find((each) => each.id === card)?.count ?? 0;
    return count > there ? [violation('SPE-DECK-01', 'TOO_MANY', path, { card, there })] : [];
  });
  const tooLarge = hands.flatMap(({ hand, path }) =>
    phase !== 'DRAW' && hand.length > rules.maxHand
      ? [violation('SPE-DRAW-03', 'HAND_TOO_LARGE', path, { hand: hand.length, limit: rules.maxHand })]
      : [],
  );
  return [...tooMany, ...tooLarge];
}

/** Whose unit list holds an id twice, or one that another list holds. */
export function checkLists({ unitLists, players }: SpaceEmpiresPosition): readonly Violation[] {
  const seen = new Set<string>();
  return players.flatMap(({ faction }) =>
    linesOf(unitLists, faction).flatMap(({ id }, index) => {
      const twice = seen.has(id);
      seen.add(id);
      return twice && lookUp(unitLists ?? {}, faction)
        ? [violation('SPE-UNI-03', 'TWICE', ['position', 'unitLists', faction, index, 'id'], { id })]
        : [];
    }),
  );
}

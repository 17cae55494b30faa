import { DIRECTIONS, hexKey, neighbour, parseHexKey, type HexKey } from '../../src/engine/hex/index.js';
import type { CommandShape, FoldedTimeline } from '../../src/engine/index.js';
import { existing, itemAt, type DraftEvent, type Json, type Seat } from '../../src/kernel/index.js';
import { ARBITER, openTable, planetary, playersOf, said, tried, type EngineTable } from './table.js';

interface Owned {
  readonly id: string;
  readonly owner: string;
}

interface Look {
  readonly turn: number;
  readonly phase: string;
  readonly hexes: Readonly<
    Record<HexKey, { readonly controller: string | null; readonly urban: object | null }>
  >;
  readonly detachments: Readonly<Record<string, Owned & { readonly place: { readonly hex?: HexKey } }>>;
  readonly offers: Readonly<
    Record<string, { readonly id: string; readonly seat: string; readonly kind: string }>
  >;
}

const SQUAD = { type: 'demo.line', models: 10 };
const ARMY: Json = [{ type: 'demo.commander', models: 1 }, SQUAD, SQUAD, SQUAD, SQUAD, SQUAD, SQUAD];

const look = (played: FoldedTimeline): Look => played.state as Look;

/** Plays the four-player scenario until that turn begins: all phases of every turn, by a simple fixed plan. */
export function playCampaign(scenarioCode: string, untilTurn: number): readonly DraftEvent[] {
  const scenario = existing(
    planetary.scenarios.find((each) => each.code === scenarioCode),
    'scenario',
  );
  const players = playersOf(scenario.players.max);
  const opened = openTable(players, scenario.setup(players) as Json);
  const events = [...opened.events];
  let { played } = opened;
  const keep = (done: EngineTable | null): boolean => {
    if (!done) return false;
    events.push(...done.events);
    played = done.played;
    return true;
  };
  const say = (seat: string, command: CommandShape): boolean => keep(tried(played, seat, command));
  while (look(played).turn < untilTurn && !planetary.isOver(played.state)) {
    const next = existing(planetary.demonstration, 'demonstration').next(played.state);
    if (next) {
      keep(said(played, next.seat, next.command as CommandShape));
      continue;
    }
    for (const { id } of players) playPhase(look(played), id, (command) => say(id, command));
    for (const { id, seat, kind } of Object.values(look(played).offers)) {
      const type = kind === 'FOLLOWERS' ? 'EnterFollowers' : 'EnterMercenaries';
      say(seat, { type, ...{ offer: id, units: [] } });
    }
    keep(said(played, ARBITER, { type: 'ClosePhase' }));
  }
  return events;
}

/** Builds an army where it can be paid, sends every detachment one hex further; other phases pass. */
function playPhase(state: Look, seat: Seat['id'], say: (command: CommandShape) => boolean): void {
  if (state.phase === 'BUILD') {
    const towns = Object.entries(state.hexes).filter(([, hex]) => hex.controller === seat && hex.urban);
    for (const [hex] of towns) {
      if (say({ type: 'BuildDetachment', ...{ hex, units: ARMY } })) break;
    }
    for (const [hex] of towns) say({ type: 'UpgradeUrban', ...{ hex } });
  }
  if (state.phase === 'MOVEMENT_ORDERS') say({ type: 'SubmitOrders', ...{ orders: marches(state, seat) } });
}

/** Each own detachment that is free to go claims a neighbouring hex, another direction every turn. */
function marches(state: Look, seat: string) {
  const own = Object.values(state.detachments).filter((each) => each.owner === seat);
  return own.flatMap(({ id, place }, at) => {
    if (place.hex === undefined) return [];
    const legal = (planetary.options(state, seat, id) ?? []).filter(
      ({ order, barred }) => order === 'MOVE_AND_CLAIM' && barred.length === 0,
    );
    const start = existing(parseHexKey(place.hex), 'hex');
    const around = DIRECTIONS.map((_, turn) =>
      itemAt(DIRECTIONS, (turn + at + state.turn) % DIRECTIONS.length),
    )
      .map((direction) => hexKey(neighbour(start, direction)))
      .filter((hex) => legal.some(({ target }) => target === hex));
    return around[0] ? [{ order: 'MOVE_AND_CLAIM', piece: id, path: [around[0]] }] : [];
  });
}

import type { Seat } from '../../../kernel/index.js';
import { DEMO_UNITS } from '../data/demo-units.js';
import { PROFILES } from '../races/profiles.js';
import { chosenBefore } from './race-choices.js';
import { isEnemy } from '../state/relations.js';
import { isStrongholdBattle, newBattle } from '../battle/new-battle.js';
import type { PlanetaryPosition, PositionBattle, PositionPlayer } from '../position.js';
import {
  NPC,
  type Army,
  type Battle,
  type PlanetaryState,
  type Player,
  type RaceKey,
  type UnitType,
} from '../state/index.js';
import { readHexes } from './hexes.js';
import { readPast } from './past.js';
import { pieceId, readPieces } from './pieces.js';
import { readRaceEdits } from './race-edits.js';
import { readUnitType } from './units.js';

/** State that a position stands for; `blank` is the state before it. Illegal positions are read as well as they can be. */
export function readPosition(position: PlanetaryPosition, blank: PlanetaryState): PlanetaryState {
  const nativeRace = nativeRaceOf(position);
  const races = new Map(position.players.map((each) => [each.seat, each.race]));
  const raceOf = (seat: string | null): RaceKey =>
    (seat === null ? undefined : races.get(seat)) ?? nativeRace;
  const unitTypes = readUnitTypes(position);
  const turn = position.turn ?? (position.phase === 'SET_UP' ? 0 : 1);
  const state: PlanetaryState = {
    ...blank,
    turn,
    phase: position.phase ?? 'BATTLE_ORDERS',
    nativeRace,
    ...readRaceEdits(position),
    players: Object.fromEntries(
      position.players
        .map((each) => readPlayer(each, blank.seats, turn, position.phase === 'SET_UP'))
        .sort((a, b) => a.number - b.number)
        .map((each) => [each.seat, each]),
    ),
    hexes: readHexes(position, raceOf),
    unitTypes,
    ...readPieces(position, unitTypes, raceOf),
    routes: Object.fromEntries(
      (position.routes ?? []).map(({ hexes }) => [hexes[0] ?? '', { resourceHex: hexes[0] ?? '', hexes }]),
    ),
    treaties: (position.treaties ?? []).map((each) => ({
      players: [each.players[0] ?? '', each.players[1] ?? ''],
      kind: each.kind,
      secret: each.secret ?? false,
      sinceTurn: each.sinceTurn ?? 0,
    })),
    movementOrders: Object.fromEntries(
      (position.detachments ?? []).flatMap((each, place) =>
        each.movementOrder === undefined ? [] : [[pieceId(each, 'd', place), each.movementOrder]],
      ),
    ),
  };
  return { ...state, ...readPast(position, state), battles: readBattles(position, state) };
}

/** RACE-GEN-05: the world's humans are stored as Imperial Guard. */
const nativeRaceOf = ({ nativeRace = 'IG' }: PlanetaryPosition): RaceKey =>
  nativeRace === 'human' ? 'IG' : nativeRace;

function readUnitTypes(position: PlanetaryPosition): Readonly<Record<string, UnitType>> {
  const all = [...DEMO_UNITS, ...(position.unitTypes ?? []).map(readUnitType)];
  return Object.fromEntries(all.map((each) => [each.key, each]));
}

function readPlayer(entry: PositionPlayer, seats: readonly Seat[], turn: number, inSetUp: boolean): Player {
  const vp = entry.vp ?? 0;
  return {
    seat: entry.seat,
    number: seats.find((each) => each.id === entry.seat)?.number ?? 0,
    race: entry.race,
    ...chosenBefore(PROFILES[entry.race].choices, entry, inSetUp),
    strategyValue: entry.strategyValue ?? 0,
    vp,
    vpByTurn: vp === 0 ? {} : { [turn]: vp },
    capitalHex: entry.capitalHex ?? null,
    lostCapitalHex: entry.lostCapitalHex ?? null,
    ...(entry.shownCapitalHex === undefined ? {} : { shownCapitalHex: entry.shownCapitalHex }),
    status: entry.out ? 'out' : 'active',
  };
}

/** Battles still to be fought, with the armies in their hexes as sides (PLN-BAT-02, -03). */
function readBattles(position: PlanetaryPosition, state: PlanetaryState): Readonly<Record<string, Battle>> {
  const read = (position.battles ?? []).map((each, place) =>
    readBattle(each, pieceId(each, 'b', place), place + 1, state),
  );
  return Object.fromEntries(read.map((each) => [each.id, each]));
}

function readBattle(entry: PositionBattle, id: string, attackSeq: number, state: PlanetaryState): Battle {
  const seat = state.detachments[entry.attacker]?.owner ?? '';
  const enemy = (army: Army): boolean => isEnemy(state, army.owner, seat);
  const detachment = Object.values(state.detachments).find(
    (each) =>
      each.place.at === 'hex' && each.place.hex === entry.hex && each.id !== entry.attacker && enemy(each),
  );
  const garrison = Object.values(state.garrisons).find((each) => each.hex === entry.hex && enemy(each));
  const defender = detachment?.owner ?? garrison?.owner ?? '';
  const hex = state.hexes[entry.hex];
  const turn = entry.turn ?? state.turn;
  return newBattle({
    id,
    turn,
    hex: entry.hex,
    kind: entry.kind ?? 'ATTACK',
    planned: entry.planned ?? false,
    attackSeq,
    attacker: {
      seat,
      detachment: entry.attacker,
      origin: entry.origin ?? null,
      ...(entry.startHex === undefined ? {} : { startHex: entry.startHex }),
      fromOrbit: entry.origin === undefined && seat !== NPC,
    },
    defender: { seat: defender, detachment: detachment?.id ?? null, garrison: garrison?.id ?? null },
    defenderDefends: entry.defenderDefends ?? false,
    strongholdBattle: isStrongholdBattle(state, hex?.controller ?? null, hex?.stronghold !== null, defender),
    status: state.phase === 'BATTLE' ? 'pending' : 'postponed',
    postponements: entry.postponements ?? Math.max(state.turn - turn, 0),
  });
}

import { entryAt, lookUp, type InputPath } from '../../../kernel/index.js';
import { BUILDINGS, buildingType } from '../data/buildings.js';
import { PROFILES } from '../races/profiles.js';
import { relation } from '../state/relations.js';
import { unitTypeBy } from '../races/unit-types.js';
import type { PositionPlayer } from '../position.js';
import type { PlanetaryState } from '../state/index.js';
import { each, isWhole, repeated, type Examination } from './check.js';
import { AFTER_AIR_MISSIONS } from './past.js';
import { pieceId } from './pieces.js';

/** What happened before the position: losses, deals, control of the sky, standing orders. */
export function checkPast(examination: Examination): void {
  checkPlayersPast(examination);
  checkPriorities(examination);
  checkDeals(examination);
  checkSky(examination, 'airControl');
  checkSky(examination, 'lastAirControl');
  const { state, position, must } = examination;
  const flown = AFTER_AIR_MISSIONS.includes(state.phase) || (position.airControl ?? []).length === 0;
  must(flown, 'PLN-AIR-05', 'MISSIONS_NOT_FLOWN', ['airControl'], { phase: state.phase });
}

function checkPlayersPast(examination: Examination): void {
  const { position, state, must } = examination;
  const upkeepNext = state.phase === 'BUILD' || AFTER_AIR_MISSIONS.includes(state.phase);
  for (const [player, place] of each(position.players)) {
    const at = ['players', place];
    for (const [loss, index] of each(player.losses)) {
      const path = [...at, 'losses', index];
      must(isLosable(state, player.race, loss.type), 'PLN-GEN-11', 'UNKNOWN_UNIT_TYPE', [...path, 'type'], {
        type: loss.type,
      });
      must(isWhole(loss.turn, 0, state.turn), 'PLN-GEN-11', 'AFTER_THE_POSITION', [...path, 'turn'], {
        turn: state.turn,
      });
    }
    checkShownCapital(examination, player, [...at, 'shownCapitalHex']);
    for (const [guest, index] of each(player.admits)) {
      const known = guest !== player.seat && lookUp(state.players, guest) !== undefined;
      const once = player.admits?.indexOf(guest) === index;
      must(known && once, 'PLN-MOV-09', 'NO_OTHER_PLAYER', [...at, 'admits', index], { player: guest });
    }
    for (const [field, rule] of [
      ['reinforcementBp', 'PLN-AIR-08'],
      ['owedBp', 'PLN-FUN-01'],
    ] as const) {
      const bp = player[field];
      must(isWhole(bp), rule, 'NOT_A_WHOLE_NUMBER', [...at, field]);
      must(bp === undefined || upkeepNext, rule, 'UPKEEP_NOT_NEXT', [...at, field], { phase: state.phase });
    }
  }
}

/** RACE-DE-04: where the others still think that the Capital is. */
function checkShownCapital({ state, must }: Examination, player: PositionPlayer, path: InputPath): void {
  const { shownCapitalHex: hex, race, seat } = player;
  if (hex === undefined) return;
  must(lookUp(PROFILES, race)?.modifiers.capitalMove != null, 'RACE-DE-04', 'CAPITAL_STAYS', path);
  const old = state.hexes[hex];
  const owns = old?.urban != null && old.controller === seat;
  must(owns, 'RACE-DE-04', 'CAPITAL_IS_NO_OWN_URBAN_HEX', path, { hex });
}

/** A unit type, or a thing that the profile of the race limits (RACE-PROD-07). */
const isLosable = (state: PlanetaryState, race: string, type: string): boolean =>
  unitTypeBy(state, type) !== undefined ||
  lookUp(PROFILES, race)?.limits.some((limit) => limit.item === type) === true;

/** PLN-UPK-05: kinds of building, each once. */
function checkPriorities({ position, must }: Examination): void {
  for (const [hex, place] of each(position.hexes)) {
    const listed = hex.urban?.maintenancePriority;
    for (const [building, index] of each(listed)) {
      const path = ['hexes', place, 'urban', 'maintenancePriority', index];
      must(buildingType(building) !== undefined, 'PLN-BLD-02', 'UNKNOWN_BUILDING', path, {
        building,
        known: BUILDINGS.map((known) => known.id),
      });
      must(listed?.indexOf(building) === index, 'PLN-UPK-05', 'BUILDING_NAMED_TWICE', path, { building });
    }
  }
}

/** PLN-DIP-01 … -05: between two players, not later than the position; captives promised are in their prisons. */
function checkDeals({ position, state, must }: Examination): void {
  for (const [entry, place] of each(position.deals)) {
    const at = ['deals', place];
    const parties = [entry.proposer, entry.partner];
    const known = parties.every((seat) => lookUp(state.players, seat) !== undefined);
    must(known && entry.proposer !== entry.partner, 'PLN-DIP-01', 'NEEDS_TWO_PLAYERS', at);
    must(isWhole(entry.bp), 'PLN-DIP-03', 'NOT_A_WHOLE_NUMBER', [...at, 'bp']);
    must(isWhole(entry.wantedBp), 'PLN-DIP-03', 'NOT_A_WHOLE_NUMBER', [...at, 'wantedBp']);
    // PLN-BUI-01: deals are made when the Build phase closes.
    const latest = state.phase === 'BUILD' ? state.turn - 1 : state.turn;
    const { turn } = entryAt(state.deals, pieceId(entry, 'deal', place));
    must(isWhole(turn, 0, latest), 'PLN-BUI-01', 'AFTER_THE_POSITION', [...at, 'turn'], { turn: latest });
    for (const [{ seat }, index] of each(entry.marks)) {
      must(parties.includes(seat), 'PLN-DIP-08', 'UNKNOWN_SEAT', [...at, 'marks', index, 'seat'], { seat });
    }
  }
  for (const delivery of state.deliveries) {
    if (delivery.kind !== 'captive') continue;
    const captive = lookUp(state.detachments, delivery.detachment);
    const prison = captive?.place.at === 'prison' ? captive.place.hex : null;
    const holds = prison !== null && state.hexes[prison]?.controller === delivery.from;
    must(holds, 'PLN-DIP-04', 'NO_SUCH_PRISONER', ['deals'], { captive: delivery.detachment });
  }
}

/** PLN-AIR-05: Airspaces of the map, each once, controlled by one player or by allies together. */
function checkSky({ position, state, must }: Examination, field: 'airControl' | 'lastAirControl'): void {
  const airspaces = new Set(Object.values(state.hexes).map((hex) => hex.airspace));
  const entries = position[field] ?? [];
  entries.forEach(({ airspace, seats }, place) => {
    const at = [field, place];
    must(airspaces.has(airspace), 'PLN-AIR-05', 'NO_SUCH_AIRSPACE', [...at, 'airspace']);
    const first = entries.findIndex((other) => other.airspace === airspace) === place;
    must(first, 'PLN-AIR-05', 'AIRSPACE_TWICE', [...at, 'airspace'], { airspace });
    for (const [seat, index] of each(seats)) {
      const known = lookUp(state.players, seat) !== undefined;
      must(known, 'PLN-GEN-03', 'UNKNOWN_SEAT', [...at, 'seats', index], { seat });
    }
    // Those of the turn before may have parted since.
    const together = seats.every((one) =>
      seats.every((other) => one === other || relation(state, one, other) === 'ALLY'),
    );
    const fits = field === 'lastAirControl' || together;
    must(fits && seats.length > 0 && repeated(seats).length === 0, 'PLN-AIR-05', 'NO_JOINT_CONTROL', at);
  });
}

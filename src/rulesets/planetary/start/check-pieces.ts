import { entryAt, itemAt } from '../../../kernel/index.js';
import { directionBetween, hexDistance } from '../map/map.js';
import { isEnemy, isFriendly } from '../state/relations.js';
import type { PositionBattle, PositionSpy } from '../position.js';
import { NPC, type Phase } from '../state/index.js';
import { each, isWhole, repeated, type Examination } from './check.js';
import { pieceId } from './pieces.js';

const SQUADRONS: Readonly<Record<string, number>> = { MINOR_AIRBASE: 1, MAJOR_AIRBASE: 2 };
const SPIES_OF_A_CENTER = 3;

/** Phases that a campaign can start with. */
const STARTING_PHASES: readonly Phase[] = [
  'SET_UP',
  'BUILD',
  'AIR_ORDERS',
  'MOVEMENT_ORDERS',
  'BATTLE_ORDERS',
  'BATTLE',
];

/** Ids name one thing each, in letters that an account's name can hold. */
export function checkIds({ position, state, must }: Examination): void {
  const armies = [...Object.values(state.detachments), ...Object.values(state.garrisons)];
  const pieces = [
    ...(position.detachments ?? []).map((entry, place) => pieceId(entry, 'd', place)),
    ...(position.garrisons ?? []).map((entry, place) => pieceId(entry, 'g', place)),
    ...(position.convoys ?? []).map((entry, place) => pieceId(entry, 'c', place)),
    ...(position.spies ?? []).map((entry, place) => pieceId(entry, 'sp', place)),
    ...(position.diplomats ?? []).map((entry, place) => pieceId(entry, 'dp', place)),
    ...(position.squadrons ?? []).map((entry, place) => pieceId(entry, 'sq', place)),
    ...(position.battles ?? []).map((entry, place) => pieceId(entry, 'b', place)),
    ...(position.deals ?? []).map((entry, place) => pieceId(entry, 'deal', place)),
  ];
  const units = armies.flatMap((army) => army.units);
  const parts = [...units, ...units.flatMap((unit) => unit.models)].map((part) => part.id);
  const defences = Object.values(state.hexes).flatMap(
    (hex) => hex.stronghold?.defences.map((item) => item.id) ?? [],
  );
  for (const id of new Set(repeated([...pieces, ...parts, ...defences]))) {
    must(false, 'PLN-GEN-13', 'ID_TWICE', [], { id });
  }
  for (const id of pieces) {
    must(/^[A-Za-z][\w.-]{0,39}$/.test(id) && id !== NPC, 'PLN-GEN-13', 'ID_NOT_USABLE', [], { id });
  }
}

/** Convoys, spies, diplomats, squadrons and routes. */
export function checkPieces(examination: Examination): void {
  const { position, state, must } = examination;
  const standing = [
    ...each(position.convoys).map(([entry, place]) => [entry, 'convoys', place] as const),
    ...each(position.spies).map(([entry, place]) => [entry, 'spies', place] as const),
    ...each(position.diplomats).map(([entry, place]) => [entry, 'diplomats', place] as const),
  ];
  for (const [entry, list, place] of standing) {
    const hex = state.hexes[entry.hex];
    must(state.players[entry.owner] !== undefined, 'PLN-GEN-03', 'UNKNOWN_SEAT', [list, place, 'owner'], {
      seat: entry.owner,
    });
    must(hex !== undefined && hex.terrain !== 'sea', 'PLN-MAP-01', 'NO_SUCH_HEX', [list, place, 'hex'], {
      hex: entry.hex,
    });
  }
  for (const [convoy, place] of each(position.convoys)) {
    must(isWhole(convoy.bp, 1), 'PLN-CNV-02', 'EMPTY_CONVOY', ['convoys', place, 'bp']);
  }
  for (const [diplomat, place] of each(position.diplomats)) {
    const earlier = (position.diplomats ?? [])
      .slice(0, place)
      .some((other) => other.owner === diplomat.owner);
    must(!earlier, 'PLN-BLD-13', 'SECOND_DIPLOMAT', ['diplomats', place]);
  }
  for (const [spy, place] of each(position.spies)) checkSpy(examination, spy, place);
  checkSquadrons(examination);
  checkRoutes(examination);
}

/** PLN-BLD-07, PLN-SPY-02: three spies for a center at most; the target is where the spy is. */
function checkSpy({ position, state, must }: Examination, spy: PositionSpy, place: number): void {
  const at = ['spies', place];
  const earlier = (position.spies ?? []).slice(0, place).filter((other) => other.centerHex === spy.centerHex);
  must(state.hexes[spy.centerHex] !== undefined, 'PLN-BLD-07', 'NO_SUCH_HEX', [...at, 'centerHex']);
  must(earlier.length < SPIES_OF_A_CENTER, 'PLN-BLD-07', 'TOO_MANY_SPIES', [...at, 'centerHex'], {
    most: SPIES_OF_A_CENTER,
  });
  const target = spy.infiltrating;
  if (!target) return;
  const hex = state.hexes[spy.hex];
  const found =
    target.kind === 'detachment'
      ? state.detachments[target.id]
      : target.kind === 'convoy'
        ? state.convoys[target.id]
        : undefined;
  const where = found && ('hex' in found ? found.hex : found.place.at === 'hex' ? found.place.hex : null);
  const there =
    'id' in target
      ? where === spy.hex && found?.owner !== spy.owner
      : target.hex === spy.hex && hex?.[target.kind] != null && hex.controller !== spy.owner;
  must(there, 'PLN-SPY-02', 'TARGET_NOT_THERE', [...at, 'infiltrating']);
}

/** PLN-BLD-10: a squadron lives on an airbase of its owner. */
function checkSquadrons({ position, state, must }: Examination): void {
  for (const [squadron, place] of each(position.squadrons)) {
    const at = ['squadrons', place];
    const hex = state.hexes[squadron.base];
    const room = Math.max(
      0,
      ...(hex?.urban?.buildings.map((building) => SQUADRONS[building.type] ?? 0) ?? []),
    );
    const earlier = (position.squadrons ?? [])
      .slice(0, place)
      .filter((other) => other.base === squadron.base);
    must(hex?.controller === squadron.owner && room > 0, 'PLN-BLD-10', 'NO_OWN_AIRBASE', [...at, 'base'], {
      hex: squadron.base,
    });
    must(room === 0 || earlier.length < room, 'PLN-BLD-10', 'AIRBASE_FULL', [...at, 'base'], { room });
    const known = Object.values(state.hexes).some((each) => each.airspace === squadron.airspace);
    must(
      (squadron.mission === undefined) === (squadron.airspace === undefined),
      'PLN-AIR-01',
      'MISSION_AND_AIRSPACE',
      at,
    );
    must(squadron.airspace === undefined || known, 'PLN-AIR-01', 'NO_SUCH_AIRSPACE', [...at, 'airspace']);
    const target = squadron.targetHex === undefined ? null : state.hexes[squadron.targetHex];
    const aimed = target === null || target?.airspace === squadron.airspace;
    must(
      aimed && (target === null || squadron.mission === 'STRATEGIC_BOMBARDMENT'),
      'PLN-AIR-01',
      'TARGET_OUTSIDE_AIRSPACE',
      [...at, 'targetHex'],
      { hex: squadron.targetHex, airspace: squadron.airspace },
    );
  }
}

/** PLN-RES-01: adjacent, different, friendly hexes from a Resource hex to an own production hex. */
function checkRoutes({ position, state, must }: Examination): void {
  for (const [route, place] of each(position.routes)) {
    const at = ['routes', place, 'hexes'];
    const hexes = route.hexes.map((key) => state.hexes[key]);
    const owner = hexes[0]?.controller ?? null;
    must(hexes[0]?.resource != null && owner !== null, 'PLN-RES-01', 'NO_RESOURCE_HEX', [...at, 0]);
    must(
      hexes.at(-1)?.urban != null && hexes.at(-1)?.controller === owner,
      'PLN-RES-01',
      'ENDS_IN_NO_OWN_URBAN_HEX',
      at,
    );
    must(repeated(route.hexes).length === 0, 'PLN-RES-01', 'HEX_TWICE', at);
    const chained = route.hexes.every(
      (key, step) => step === 0 || hexDistance(key, itemAt(route.hexes, step - 1)) === 1,
    );
    must(chained, 'PLN-RES-01', 'NOT_CHAINED', at);
    const friendly = hexes.every(
      (hex) => hex?.controller != null && isFriendly(state, hex.controller, owner ?? NPC),
    );
    must(friendly, 'PLN-RES-01', 'HEX_OF_ANOTHER', at);
    const earlier = (position.routes ?? [])
      .slice(0, place)
      .some((other) => other.hexes[0] === route.hexes[0]);
    must(!earlier, 'PLN-RES-01', 'SECOND_ROUTE', at);
  }
}

/** PLN-BAT-03: a battle still to be fought holds both its sides. */
export function checkBattles({ position, state, must }: Examination): void {
  for (const [entry, place] of each(position.battles)) {
    const at = ['battles', place];
    const battle = entryAt(state.battles, pieceId(entry, 'b', place));
    const attacker = state.detachments[entry.attacker];
    const there = attacker?.place.at === 'hex' && attacker.place.hex === entry.hex;
    must(there, 'PLN-BAT-02', 'ATTACKER_NOT_THERE', [...at, 'attacker'], {
      attacker: entry.attacker,
      hex: entry.hex,
    });
    must(battle.defender.seat !== '', 'PLN-BAT-02', 'NO_DEFENDER', [...at, 'hex'], { hex: entry.hex });
    must(
      battle.defender.seat === '' || !there || isEnemy(state, attacker.owner, battle.defender.seat),
      'PLN-BAT-02',
      'NO_ENEMIES',
      at,
    );
    const origin = entry.origin === undefined || directionBetween(entry.hex, entry.origin) !== null;
    must(origin, 'PLN-BOR-02', 'ORIGIN_NOT_ADJACENT', [...at, 'origin']);
    const start = entry.startHex;
    const far = start === undefined || startsTwoHexesAway(entry, start);
    must(far, 'RACE-DE-05', 'NO_RAID_OVER_HEXES', [...at, 'startHex']);
    const earlier = (position.battles ?? []).slice(0, place).some((other) => other.hex === entry.hex);
    must(!earlier, 'PLN-BMV-05', 'SECOND_BATTLE', [...at, 'hex']);
    must(isWhole(entry.turn, 1, state.turn), 'PLN-BAT-03', 'TURN_AHEAD', [...at, 'turn']);
  }
  const waiting = state.phase !== 'BATTLE' || (position.battles ?? []).length > 0;
  must(waiting, 'PLN-TRN-01', 'NO_BATTLE', ['phase']);
  must(STARTING_PHASES.includes(state.phase), 'PLN-TRN-01', 'CANNOT_START_THERE', ['phase'], {
    phase: state.phase,
  });
  const least = state.phase === 'SET_UP' ? 0 : 1;
  must(isWhole(state.turn, least), 'PLN-TRN-01', 'NO_SUCH_TURN', ['turn']);
}

/** RACE-DE-05: a raid on a hex at distance 2, over a hex between. */
const startsTwoHexesAway = ({ kind, hex, origin }: PositionBattle, start: string): boolean =>
  kind === 'RAID' &&
  origin !== undefined &&
  hexDistance(hex, start) === 2 &&
  hexDistance(origin, start) === 1;

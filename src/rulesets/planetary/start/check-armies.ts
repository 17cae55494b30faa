import { entryAt } from '../../../kernel/index.js';
import { modifiersOfSeat } from '../races/profile-of.js';
import { garrisonLimit } from '../races/race-costs.js';
import { isFriendly } from '../state/relations.js';
import { armiesByHex, armyOf, hexOf } from '../map/map.js';
import { isExtinct, structureValue } from '../pieces/armies.js';
import type { PositionDetachment, PositionUnit } from '../position.js';
import { NPC, type Army, type PlanetaryState } from '../state/index.js';
import { each, isWhole, type Examination } from './check.js';
import { isWater } from './check-map.js';
import { pieceId } from './pieces.js';
import { shareLimit } from '../pieces/rare.js';
import { unitTypeBy } from '../races/unit-types.js';

/** Detachments and garrisons: who, where, and what they consist of. */
export function checkArmies(examination: Examination): void {
  const { position, state, must } = examination;
  for (const [entry, place] of each(position.detachments)) {
    const at = ['detachments', place];
    const army = entryAt(state.detachments, pieceId(entry, 'd', place));
    must(
      entry.owner === NPC || state.players[entry.owner] !== undefined,
      'PLN-GEN-03',
      'UNKNOWN_SEAT',
      [...at, 'owner'],
      {
        seat: entry.owner,
      },
    );
    must(isWhole(entry.dxp), 'PLN-EXP-02', 'NOT_A_WHOLE_NUMBER', [...at, 'dxp']);
    must(isWhole(entry.mv), 'PLN-MOV-10', 'NOT_A_WHOLE_NUMBER', [...at, 'mv']);
    checkPlace(examination, entry, place);
    checkUnits(examination, entry.units, army, at);
  }
  for (const [entry, place] of each(position.garrisons)) {
    const at = ['garrisons', place];
    const army = entryAt(state.garrisons, pieceId(entry, 'g', place));
    const hex = state.hexes[entry.hex];
    must(state.players[entry.owner] !== undefined, 'PLN-GEN-03', 'UNKNOWN_SEAT', [...at, 'owner'], {
      seat: entry.owner,
    });
    must(hex?.stronghold != null, 'PLN-GAR-01', 'NO_STRONGHOLD', [...at, 'hex'], { hex: entry.hex });
    must(hex?.controller === entry.owner, 'PLN-GAR-01', 'STRONGHOLD_OF_ANOTHER', [...at, 'hex'], {
      hex: entry.hex,
    });
    const others = (position.garrisons ?? []).slice(0, place).filter((other) => other.hex === entry.hex);
    must(others.length === 0, 'PLN-GAR-01', 'SECOND_GARRISON', [...at, 'hex'], { hex: entry.hex });
    checkUnits(examination, entry.units, army, at);
    const most = hex?.stronghold
      ? garrisonLimit(modifiersOfSeat(state, hex.controller), hex.stronghold.type)
      : undefined;
    must(
      most === undefined || structureValue(army) <= most,
      'PLN-GAR-02',
      'GARRISON_TOO_LARGE',
      [...at, 'units'],
      {
        points: structureValue(army),
        most,
      },
    );
  }
  checkStacking(examination);
  checkRare(examination);
}

function checkPlace({ state, must }: Examination, entry: PositionDetachment, place: number): void {
  const at = ['detachments', place];
  const places = [entry.hex, entry.orbit || undefined, entry.captor, entry.prison, entry.building];
  must(places.filter((each) => each !== undefined).length === 1, 'PLN-DET-12', 'NEEDS_ONE_PLACE', at);
  const key = entry.hex ?? entry.prison ?? entry.building;
  const hex = key === undefined ? undefined : state.hexes[key];
  must(key === undefined || hex !== undefined, 'PLN-MAP-01', 'NO_SUCH_HEX', at, { hex: key });
  must(!hex || !isWater(hex.terrain), 'PLN-TER-02', 'ENDS_ON_SEA', [...at, 'hex'], { hex: key });
  if (entry.captor !== undefined) {
    const captor = armyOf(state, entry.captor);
    const free = captor !== null && hexOf(captor) !== null;
    must(free && captor.owner !== entry.owner, 'PLN-CPT-01', 'NO_SUCH_CAPTOR', [...at, 'captor'], {
      captor: entry.captor,
    });
  }
  if (entry.prison !== undefined && hex) {
    const prison = hex.urban?.buildings.some((each) => each.type === 'PRISON') === true;
    const foreign = hex.controller !== null && hex.controller !== entry.owner;
    must(prison && foreign, 'PLN-BLD-09', 'NO_PRISON', [...at, 'prison'], { hex: entry.prison });
  }
  // PLN-UPK-01: a Build phase begins with the arrivals of its turn.
  const next = state.phase === 'BUILD' ? state.turn : state.turn + 1;
  const built = entry.building === undefined || (entry.arrivalTurn ?? 0) >= next;
  must(built, 'PLN-DET-06', 'NEEDS_ARRIVAL_TURN', [...at, 'arrivalTurn']);
}

/** Units of known types, in numbers and states that they can have. */
function checkUnits(
  { state, must }: Examination,
  entries: readonly PositionUnit[],
  army: Army,
  at: readonly (string | number)[],
): void {
  for (const [entry, place] of each(entries)) {
    const path = [...at, 'units', place];
    const type = unitTypeBy(state, entry.type);
    must(type !== undefined, 'PLN-DET-05', 'UNKNOWN_UNIT_TYPE', [...path, 'type'], { type: entry.type });
    const unit = army.units[place];
    if (!type || !unit) continue;
    must(isWhole(entry.xp), 'PLN-EXP-01', 'NOT_A_WHOLE_NUMBER', [...path, 'xp']);
    must(isWhole(unit.maxModels, type.minModels, type.maxModels), 'PLN-DET-05', 'UNIT_SIZE', path, {
      found: unit.maxModels,
      least: type.minModels,
      most: type.maxModels,
    });
    const wrong = type.vehicle ? 'wounded' : 'damaged';
    must(!unit.models.some((model) => model.state === wrong), 'PLN-GEN-08', 'STATE_OF_ANOTHER_KIND', path, {
      state: wrong,
    });
    for (const [option, index] of each(entry.options)) {
      const option0 = type.options.find((known) => known.key === option.key);
      must(option0 !== undefined, 'PLN-GEN-07', 'UNKNOWN_OPTION', [...path, 'options', index], {
        option: option.key,
      });
    }
    must(isCarried(state, army, unit.mountedIn), 'PLN-TER-03', 'NO_SUCH_TRANSPORT', [...path, 'mountedIn'], {
      transport: unit.mountedIn,
    });
  }
  must(entries.length > 0 && !isExtinct(army), 'PLN-GEN-08', 'NO_LIVING_MODEL', [...at, 'units']);
}

function isCarried(state: PlanetaryState, army: Army, transport: string | null): boolean {
  if (transport === null) return true;
  const carrier = army.units.find((unit) => unit.id === transport);
  return carrier !== undefined && unitTypeBy(state, carrier.typeKey)?.carries === true;
}

/** PLN-DET-12, PLN-MOV-05: one detachment in a hex, and no enemies together, but where a battle is under way. */
function checkStacking({ state, must }: Examination): void {
  for (const [hex, armies] of armiesByHex(state)) {
    const battle = Object.values(state.battles).some((each) => each.hex === hex);
    if (battle) continue;
    const detachments = armies.filter((army) => army.kind === 'detachment');
    must(detachments.length <= 1, 'PLN-DET-12', 'SECOND_DETACHMENT', ['detachments'], {
      hex,
      detachments: detachments.map((army) => army.id),
    });
    const owners = armies.map((army) => army.owner);
    const peaceful = owners.every((owner) => owners.every((other) => isFriendly(state, owner, other)));
    must(peaceful, 'PLN-MOV-05', 'ENEMIES_TOGETHER', ['detachments'], {
      hex,
      armies: armies.map((army) => army.id),
    });
  }
}

/** PLN-GEN-11, PLN-DET-02: of a rare unit, and of supreme commanders, at most one in a player's whole army. */
function checkRare({ state, must }: Examination): void {
  const living = [...Object.values(state.detachments), ...Object.values(state.garrisons)].flatMap((army) =>
    army.units
      .filter((unit) => unit.models.some((model) => model.state !== 'dead'))
      .flatMap((unit) => {
        const type = unitTypeBy(state, unit.typeKey);
        return type ? [{ owner: army.owner, type }] : [];
      }),
  );
  for (const seat of Object.keys(state.players)) {
    const rare = living.filter(
      ({ owner, type }) =>
        owner === seat && (type.limit || type.specialCharacter || type.hqRank === 'SUPREME'),
    );
    const keys = rare.map(({ type }) => type.key);
    const second = keys.filter(
      (key, place) => keys.findIndex((other) => shareLimit(state, other, key)) !== place,
    );
    for (const key of new Set(second)) {
      must(false, 'PLN-GEN-11', 'SECOND_RARE_UNIT', ['detachments'], { seat, type: key });
    }
  }
}

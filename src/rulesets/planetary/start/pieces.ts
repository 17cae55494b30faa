import { DXP_LEVELS } from '../data/battle.js';
import { NORMAL_ALLOWANCE } from '../data/map.js';
import type { PlanetaryPosition, PositionDetachment, PositionSquadron } from '../position.js';
import {
  NPC,
  type AirSquadron,
  type Convoy,
  type Detachment,
  type Diplomat,
  type Garrison,
  type Place,
  type RaceKey,
  type Spy,
  type UnitType,
} from '../state/index.js';
import { readUnits } from './units.js';

export interface ReadPieces {
  readonly detachments: Readonly<Record<string, Detachment>>;
  readonly garrisons: Readonly<Record<string, Garrison>>;
  readonly convoys: Readonly<Record<string, Convoy>>;
  readonly spies: Readonly<Record<string, Spy>>;
  readonly diplomats: Readonly<Record<string, Diplomat>>;
  readonly squadrons: Readonly<Record<string, AirSquadron>>;
  readonly nextOrder: number;
}

/** The pieces of a position, numbered in the order given: that is their canonical order (PLN-GEN-13). */
export function readPieces(
  position: PlanetaryPosition,
  types: Readonly<Record<string, UnitType>>,
  raceOf: (seat: string | null) => RaceKey,
): ReadPieces {
  let order = 0;
  const read = <E extends { readonly id?: string }, P extends { readonly id: string }>(
    entries: readonly E[] | undefined,
    prefix: string,
    piece: (entry: E, id: string, order: number) => P,
  ): Readonly<Record<string, P>> =>
    Object.fromEntries(
      (entries ?? []).map((entry, place) => {
        const id = pieceId(entry, prefix, place);
        return [id, piece(entry, id, ++order)];
      }),
    );
  return {
    detachments: read(position.detachments, 'd', (entry, id, at) =>
      readDetachment(entry, id, at, types, raceOf),
    ),
    garrisons: read(position.garrisons, 'g', (entry, id, at) => ({
      kind: 'garrison' as const,
      id,
      order: at,
      owner: entry.owner,
      race: entry.race ?? raceOf(entry.owner),
      hex: entry.hex,
      units: readUnits(entry.units, id, types),
    })),
    convoys: read(position.convoys, 'c', (entry, id, at) => ({
      id,
      order: at,
      owner: entry.owner,
      hex: entry.hex,
      bp: entry.bp,
      ...(entry.haltedTurn === undefined ? {} : { haltedTurn: entry.haltedTurn }),
    })),
    spies: read(position.spies, 'sp', (entry, id, at) => ({
      id,
      order: at,
      owner: entry.owner,
      hex: entry.hex,
      centerHex: entry.centerHex,
      infiltrating: entry.infiltrating ?? null,
    })),
    diplomats: read(position.diplomats, 'dp', (entry, id, at) => ({
      id,
      order: at,
      owner: entry.owner,
      hex: entry.hex,
    })),
    squadrons: read(position.squadrons, 'sq', readSquadron),
    nextOrder: order + 1,
  };
}

/** Id of a piece: its own, or a number after the letters of its kind. */
export const pieceId = (entry: { readonly id?: string }, prefix: string, place: number): string =>
  entry.id ?? `${prefix}${place + 1}`;

function readDetachment(
  entry: PositionDetachment,
  id: string,
  order: number,
  types: Readonly<Record<string, UnitType>>,
  raceOf: (seat: string | null) => RaceKey,
): Detachment {
  const dxp = entry.dxp ?? 0;
  return {
    kind: 'detachment',
    id,
    order,
    name: entry.name ?? id,
    owner: entry.owner,
    race: entry.race ?? raceOf(entry.owner),
    class: entry.class ?? (entry.owner === NPC ? 'NPC' : 'NORMAL'),
    typeKey: entry.typeKey ?? 'NORMAL',
    mv: entry.mv ?? NORMAL_ALLOWANCE,
    place: placeOf(entry),
    units: readUnits(entry.units, id, types),
    dxp,
    maxPts: entry.maxPts ?? DXP_LEVELS.findLast((each) => dxp >= each.dxp)?.maxPts ?? 0,
    unarmed: entry.unarmed ?? false,
    canDrop: entry.canDrop ?? (entry.orbit === true || entry.toOrbit === true),
    arrivalTurn: entry.arrivalTurn ?? null,
    targetStronghold: entry.targetStronghold ?? null,
    imprisonedOnce: entry.imprisonedOnce ?? false,
    ...(entry.converted === true ? { converted: true } : {}),
  };
}

const readSquadron = (entry: PositionSquadron, id: string, order: number): AirSquadron => ({
  id,
  order,
  owner: entry.owner,
  base: entry.base,
  mission: entry.mission ?? null,
  airspace: entry.airspace ?? null,
  targetHex: entry.targetHex ?? null,
  negated: entry.negated ?? false,
});

function placeOf(entry: PositionDetachment): Place {
  if (entry.captor !== undefined) return { at: 'captor', army: entry.captor };
  if (entry.prison !== undefined) return { at: 'prison', hex: entry.prison };
  if (entry.building !== undefined) {
    return { at: 'building', hex: entry.building, ...(entry.toOrbit ? { toOrbit: true } : {}) };
  }
  return entry.hex === undefined ? { at: 'orbit' } : { at: 'hex', hex: entry.hex };
}

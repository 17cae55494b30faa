import { entryAt, existing, itemAt, lookUp } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { ArmyCommand } from '../armies/commands.js';
import { NORMAL_ALLOWANCE } from '../../data/map.js';
import type { ConvertedUnit } from '../race-events.js';
import { modifiersOfSeat, profileOfRace, profileOfSeat } from '../../races/profile-of.js';
import { matrixRace } from '../../races/profiles.js';
import type { Detachment, PlanetaryState, RaceKey, Unit, UnitType } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { unitTypeOf } from '../../pieces/armies.js';
import { destroyDetachment, hasActivePrison } from './captives.js';
import { nearestUnoccupied } from '../../map/map.js';
import { judgePayment, pay } from '../../money/paying.js';
import { livingUnitsOf } from '../../state/army-of.js';
import { moveClasses } from '../../map/terrain.js';
import { registeredType, shortKey } from '../../races/unit-types.js';
import { emitLoss } from '../../pieces/rare.js';

/** PLN-SPD-02: list of a normal detachment. */
const NORMAL_TYPE = 'NORMAL';

type Attempt = Extract<ArmyCommand, { readonly type: 'AttemptConversion' }>;

/** RACE-CH-11: the own prison that works and holds the captive, and since which turn; null elsewhere. */
function prisonOf(state: PlanetaryState, seat: string, { place }: Detachment) {
  if (place.at !== 'prison') return null;
  return state.hexes[place.hex]?.controller === seat && hasActivePrison(state, place.hex) ? place : null;
}

/** RACE-CH-11 Conversion: why a captive cannot be worked on now; empty where it can. */
export function judgeConversion(
  state: PlanetaryState,
  seat: string,
  { captive: id }: Attempt,
): readonly Violation[] {
  const refused = (code: string, params = {}) => [
    violation('RACE-CH-11', code, ['captive'], { captive: id, ...params }),
  ];
  const { conversion } = modifiersOfSeat(state, seat).prison;
  if (conversion === null) return refused('CONVERTS_NOBODY');
  const captive = lookUp(state.detachments, id);
  const prison = captive ? prisonOf(state, seat, captive) : null;
  if (!captive || !prison) return refused('NOT_IN_YOUR_PRISON');
  return [
    ...(conversion.of.includes(matrixRace(captive.race))
      ? []
      : refused('NOT_CONVERTIBLE', { race: captive.race })),
    ...(prison.since === state.turn ? refused('TRANSFERRED_THIS_TURN') : []),
    ...(captive.conversionTriedTurn === state.turn ? refused('TRIED_THIS_TURN') : []),
    ...judgePayment(state, { seat, hex: prison.hex, bp: conversion.costBp }, ['captive']),
  ];
}

/** RACE-CH-11: paid by the prison's hex; a die converts the captive at once, or nothing happens. */
export function attemptConversion(table: PlanetaryTable, command: Attempt): readonly Violation[] {
  const { seat } = table.actor;
  const violations = judgeConversion(table.state, seat, command);
  if (violations.length > 0) return violations;
  const captive = entryAt(table.state.detachments, command.captive);
  const { hex } = existing(prisonOf(table.state, seat, captive), 'prison');
  const { costBp, convertsOn } = existing(
    modifiersOfSeat(table.state, seat).prison.conversion,
    'price of a conversion',
  );
  pay(table, { seat, hex, bp: costBp, cause: `conversion of ${captive.id}`, rule: 'RACE-CH-11' });
  const subject = { for: 'RACE-CH-11', purpose: 'conversion', subject: captive.id } as const;
  const die = itemAt(table.roll({ count: 1, sides: 6, ...subject }), 0);
  const converted = convertsOn.includes(die);
  const data = { detachment: captive.id, seat, hex, die, converted, turn: table.state.turn };
  table.emit({ type: 'planetary.ConversionAttempted', data }, ['RACE-CH-11']);
  if (converted) convert(table, captive.id, seat, hex);
  return [];
}

/** RACE-CH-12 Converted detachment: it stands, unarmed, in the prison's hex or the nearest free one. */
function convert(table: PlanetaryTable, id: string, seat: string, prison: string): void {
  const { state } = table;
  const captive = entryAt(state.detachments, id);
  const hex = nearestUnoccupied(state, prison, seat, moveClasses(state, captive));
  const { key: race } = existing(profileOfSeat(state, seat), 'profile of the race');
  const lost = captive.units.filter((unit) => equivalentOf(state, race, unit.typeKey, unit) === 'LOST');
  if (hex === null || livingUnitsOf(captive).every((unit) => lost.includes(unit))) {
    destroyDetachment(table, captive, 'no models', ['RACE-CH-12']);
    return;
  }
  emitLoss(
    table,
    id,
    {
      type: 'planetary.DetachmentConverted',
      data: {
        detachment: id,
        from: captive.owner,
        by: seat,
        race,
        typeKey: NORMAL_TYPE,
        mv: NORMAL_ALLOWANCE,
        hex,
        units: captive.units
          .filter((unit) => !lost.includes(unit))
          .map((unit) => convertedUnit(state, race, unit)),
        lost: lost.map((unit) => unit.id),
        unitXp: lost.filter((unit) => unit.xp > 0).map(({ id: unit, xp }) => ({ unit, xp })),
      },
    },
    ['RACE-CH-12', 'PLN-CPT-07'],
  );
}

function convertedUnit(state: PlanetaryState, race: RaceKey, unit: Unit): ConvertedUnit {
  const type = equivalentOf(state, race, unit.typeKey, unit);
  return type === 'LOST' || type === null
    ? { unit: unit.id, typeKey: unit.typeKey, slot: unit.slot }
    : { unit: unit.id, typeKey: type.key, slot: type.attachedTo ? 'UPGRADE' : type.slot };
}

/** RACE-CH-12: what the models of a unit become for a race; null where they stay what they are. */
function equivalentOf(
  state: PlanetaryState,
  race: RaceKey,
  typeKey: string,
  unit: Unit,
): UnitType | 'LOST' | null {
  const short = shortKey(unitTypeOf(state, { ...unit, typeKey }));
  const found =
    short === null ? null : (lookUp(profileOfRace(state, race).conversionEquivalents ?? {}, short) ?? null);
  return found === null || found === 'LOST' ? found : (registeredType(race, found) ?? null);
}

/** RACE-CH-12: models of a converted detachment that keep a type of their former race without equivalent. */
export const judgeReplaceable = (
  state: PlanetaryState,
  { race, converted }: Detachment,
  type: UnitType,
  path: readonly (string | number)[],
): readonly Violation[] => {
  const short = shortKey(type);
  const stays =
    short !== null && lookUp(profileOfRace(state, race).conversionEquivalents ?? {}, short) === null;
  return converted === true && stays
    ? [violation('RACE-CH-12', 'CANNOT_BE_REPLACED', path, { type: type.key })]
    : [];
};

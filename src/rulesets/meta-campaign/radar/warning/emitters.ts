import { lookUp } from '../../../../kernel/index.js';
import type { Bloc } from '../../data/words.js';
import { operates, placeAt } from '../../map/edges.js';
import { hasLineOfSight, onGround, type End } from '../../sight/lines.js';
import { endFor, hexesApart } from '../../sight/seeing.js';
import type { MetaCampaignState, Unit } from '../../state/index.js';
import { blocOf, isOnMap } from '../../units/kinds.js';

/** A radar that is on. */
export interface Radar {
  /** Unit or station that has it. */
  readonly id: string;
  readonly bloc: Bloc;
  readonly type: 'airRadar' | 'groundRadar';
  readonly end: End;
  /** Hexes, elevation included. */
  readonly range: number;
}

const RADARS: readonly string[] = ['airRadar', 'groundRadar', 'counterBattery'];

/** EDCU-RAD-01: whether a unit has anything that emits. */
export const hasRadar = ({ sheet }: Pick<Unit, 'sheet'>): boolean =>
  sheet.sensors.some(({ type }) => RADARS.includes(type));

/** EDCU-RAD-01: whether the radars of a unit work: carried and overrun ones do nothing. */
export const emits = (unit: Unit): boolean => isOnMap(unit) && !unit.overrun && unit.radarOn;

const elevationOf = (state: MetaCampaignState, hex: string): number => placeAt(state, hex)?.elevation ?? 0;

/** EDCU-RAD-02, EDCU-GRD-01: radars of units, then stations, in the order in which they came into the world. */
export function radarsOf(state: MetaCampaignState): readonly Radar[] {
  const { airRadarRange, groundRadarRange, radarStationRange } = state.rules;
  const carried = Object.values(state.units)
    .filter(emits)
    .flatMap((unit) =>
      unit.sheet.sensors.flatMap(({ type }): readonly Radar[] => {
        const end = endFor(unit);
        const own = { id: unit.id, bloc: blocOf(unit), end };
        if (type === 'airRadar')
          return [{ ...own, type, range: airRadarRange + elevationOf(state, end.hex) }];
        return type === 'groundRadar' ? [{ ...own, type, range: groundRadarRange }] : [];
      }),
    );
  const stations = Object.values(state.structures)
    .filter(
      (each) =>
        each.type === 'radarStation' &&
        operates(each) &&
        lookUp(state.detection.silent, each.id) === undefined,
    )
    .flatMap(({ id, hex, bloc }): readonly Radar[] =>
      bloc === null
        ? []
        : [
            {
              id,
              bloc,
              type: 'airRadar',
              end: onGround(hex),
              range: radarStationRange + elevationOf(state, hex),
            },
          ],
    );
  return [...carried, ...stations];
}

/** EDCU-RAD-03: how far a radar reaches for a profile, whatever the radar (EDCU-RAD-08); landed ones are no targets. */
export function effectiveRange({ rules }: MetaCampaignState, range: number, { profile }: Unit): number {
  switch (profile) {
    case 'NOE':
      return Math.max(1, Math.floor(range / rules.radarNoeDivisor));
    case 'CONTOUR':
      return Math.max(1, range + rules.radarContourDelta);
    case 'LOW':
      return range;
    case 'CRUISE':
      return range + rules.radarCruiseDelta;
    case null:
      return 0;
  }
}

/** EDCU-RAD-02: whether an air radar pings a unit. */
export const pings = (state: MetaCampaignState, { end, range }: Radar, unit: Unit): boolean =>
  unit.profile !== null &&
  unit.hex !== null &&
  hexesApart(end.hex, unit.hex) <= effectiveRange(state, range, unit) &&
  hasLineOfSight(state, end, endFor(unit));

import { lookUp } from '../../../kernel/index.js';
import type { GhostOfWarState, StopPlace, TradeLine, Unit } from '../state/index.js';
import { unitsMeant } from '../activities/activities.js';
import { isDetected } from '../detection/detected.js';
import { surveyOf } from '../map/status/survey.js';
import { typeOf } from '../units/unit-types.js';
import { controllerOfStop, waypoints } from '../map/trade-places.js';

/** Units that a stop delivers to; none at a planet. */
const unitsSupplied = (state: GhostOfWarState, place: StopPlace): readonly Unit[] =>
  place.kind === 'PLANET'
    ? []
    : (lookUp(state.supplyGroups, place.id)?.members ?? [place.id]).flatMap((each) =>
        unitsMeant(state, each),
      );

/** GOW-DET-03: a line to forces that somebody does not see would give them away. */
const seesStops = (state: GhostOfWarState, { stops }: TradeLine, faction: string): boolean =>
  stops.every(({ place }) => {
    const units = unitsSupplied(state, place);
    return units.length === 0 || units.some((each) => isDetected(state, each, [faction]));
  });

/**
 * GOW-GEN-09: factions that see a line: its owner, the controllers of its origin and stops, and who has a ship on its way
 * and sees the forces it runs to.
 */
export function witnessesOf(state: GhostOfWarState, line: TradeLine): readonly string[] {
  const { unitsIn } = surveyOf(state);
  const ships = waypoints(state, line).flatMap(({ system }) =>
    unitsIn(system).filter((each) => typeOf(state, each).domain === 'void'),
  );
  const parties = [
    line.owner,
    lookUp(state.planets, line.origin)?.controller,
    ...line.stops.map((each) => controllerOfStop(state, each.place)),
    ...ships.map((each) => each.owner).filter((each) => seesStops(state, line, each)),
  ];
  return [...new Set(parties.flatMap((each) => each ?? []))];
}

export const linesByNumber = ({ lines }: Pick<GhostOfWarState, 'lines'>): readonly TradeLine[] =>
  Object.values(lines).sort((one, other) => one.number - other.number);

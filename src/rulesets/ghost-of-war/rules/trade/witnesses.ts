import { lookUp } from '../../../../kernel/index.js';
import type { GhostOfWarState, TradeLine } from '../../state.js';
import { surveyOf } from '../survey.js';
import { typeOf } from '../unit-types.js';
import { controllerOfStop, waypoints } from './places.js';

/** GOW-GEN-09: factions that see a line: its owner, the controllers of its origin and stops, who has a ship on its way. */
export function witnessesOf(state: GhostOfWarState, line: TradeLine): readonly string[] {
  const { unitsIn } = surveyOf(state);
  const ships = waypoints(state, line).flatMap(({ system }) =>
    unitsIn(system).filter((each) => typeOf(state, each).domain === 'void'),
  );
  const parties = [
    line.owner,
    lookUp(state.planets, line.origin)?.controller,
    ...line.stops.map((each) => controllerOfStop(state, each.place)),
    ...ships.map((each) => each.owner),
  ];
  return [...new Set(parties.flatMap((each) => each ?? []))];
}

export const linesByNumber = ({ lines }: Pick<GhostOfWarState, 'lines'>): readonly TradeLine[] =>
  Object.values(lines).sort((one, other) => one.number - other.number);

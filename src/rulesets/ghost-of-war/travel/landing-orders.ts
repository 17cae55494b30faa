import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { GhostOfWarState } from '../state/index.js';
import { isImmobilised } from '../combat/attacks.js';
import { systemOf } from '../map/places.js';
import type { OrderContext, OrderJudge } from '../sheets/sheets.js';
import { travellerOf, wholeFormations, type Traveller } from '../units/travellers.js';

/** GOW-TRV-09, GOW-CE-09: to a planet, from orbit or from another planet of the system. */
export const judgeLand: OrderJudge<'LAND'> = (context, { units, planet: id }): readonly Violation[] => {
  const { state, path } = context;
  const planet = lookUp(state.planets, id);
  if (!planet) return [violation('GOW-TRV-09', 'NO_SUCH_PLANET', [...path, 'planet'], { planet: id })];
  return [
    ...judgeMovers(context, units),
    ...units.flatMap((unit, at) => {
      const traveller = travellerOf(state, unit);
      if (traveller?.owner !== context.faction) return [];
      const there = willBeIn(context, traveller).includes(planet.system);
      const params = { unit, planet: id };
      return [
        ...(there ? [] : [violation('GOW-TRV-09', 'NOT_IN_THE_SYSTEM', [...path, 'units', at], params)]),
        ...(traveller.unit && isImmobilised(state, traveller.unit)
          ? [violation('GOW-CE-09', 'IMMOBILISED', [...path, 'units', at], params)]
          : []),
      ];
    }),
  ];
};

/** GOW-TRV-09: from a planet to its orbit. */
export const judgeEmbark: OrderJudge<'EMBARK'> = (context, { units }): readonly Violation[] => {
  const { state, path } = context;
  return [
    ...judgeMovers(context, units),
    ...units.flatMap((unit, at) => {
      const traveller = travellerOf(state, unit);
      const lands =
        traveller === null || traveller.owner !== context.faction || traveller.place.in === 'PLANET';
      return lands ? [] : [violation('GOW-TRV-09', 'NOT_ON_A_PLANET', [...path, 'units', at], { unit })];
    }),
  ];
};

/** GOW-GEN-01, GOW-MAP-06: own ground units, formations as one piece; ships stay in orbit. */
function judgeMovers(context: OrderContext, units: readonly string[]): readonly Violation[] {
  const { state, faction, path, sheet, index } = context;
  if (units.length === 0) return [violation('GOW-TRV-09', 'NOBODY', [...path, 'units'])];
  const before = new Set(
    sheet
      .slice(0, index)
      .flatMap((each) => (each.order === 'LAND' || each.order === 'EMBARK' ? each.units : [])),
  );
  return [
    ...units.flatMap((id, at) => {
      const traveller = travellerOf(state, id);
      const here = [...path, 'units', at];
      if (traveller?.owner !== faction) return [violation('GOW-GEN-01', 'NOT_YOUR_UNIT', here, { unit: id })];
      return [
        ...(traveller.domain === 'void'
          ? [violation('GOW-MAP-06', 'SHIPS_STAY_IN_ORBIT', here, { unit: id })]
          : []),
        ...(before.has(id) || units.indexOf(id) < at
          ? [violation('GOW-TRV-09', 'LANDS_TWICE', here, { unit: id })]
          : []),
      ];
    }),
    ...wholeFormations(context, units, 'GOW-TRV-09'),
  ];
}

/** Systems where somebody is, or (as S1 knows) will be when all have arrived. */
function willBeIn({ state, sheet }: OrderContext, { id, place }: Traveller): readonly string[] {
  const here = systemOf(state, place);
  if (state.step !== 'ORDERS') return here === null ? [] : [here];
  const ordered = sheet.find(
    (each) => each.order === 'TRAVEL' && (each.units.includes(id) || each.characters.includes(id)),
  );
  if (ordered?.order === 'TRAVEL') return [ordered.to];
  return here === null ? destinationOf(state, place.id) : [here];
}

/** GOW-TRV-05: of a journey that ends in this round. */
const destinationOf = ({ journeys, round }: GhostOfWarState, id: string): readonly string[] => {
  const journey = lookUp(journeys, id);
  return journey && journey.arrivalRound <= round ? [journey.to] : [];
};

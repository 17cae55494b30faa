import { lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { Order } from '../sheets/orders.js';
import type { GhostOfWarState } from '../state/index.js';
import { openBooks } from '../goods/books.js';
import { confidingInFactions } from '../general/confidence.js';
import { drawing } from '../goods/draw.js';
import { isActive } from '../dice/fate-dice.js';
import { inCanonicalOrder } from '../general/order.js';
import { notationViolation } from '../goods/notation/index.js';
import type { OrderContext, OrderJudge } from '../sheets/sheets.js';
import { sharesWith } from '../goods/sharing.js';
import { isCutOff } from '../map/status/status.js';
import { fault, violationAt, type Fault } from './faults.js';
import { readLineText, type LineText } from './line-notation.js';
import { planLine, type LinePlan } from './planning.js';
import { stopFaults } from './stops.js';
import { partsIn, resourcesOf } from './wares.js';

export type EstablishOrder = Extract<Order, { readonly order: 'ESTABLISH_LINE' }>;
type NoteOrder = Extract<Order, { readonly order: 'NOTE_LINE' }>;

/** GOW-TRD-01 … -05, -08: everything that is illegal in a line that is to be established. */
export const judgeEstablishLine: OrderJudge<'ESTABLISH_LINE'> = (context, order): readonly Violation[] => {
  const { state, faction, path } = context;
  const plan = planLine(state, order);
  const faults = [
    ...plan.faults,
    ...originFaults(state, faction, order.origin),
    ...plan.places.flatMap((place, at) => (place ? stopFaults(state, faction, order.origin, place, at) : [])),
    ...claimFaults(order, plan),
    ...astropathFaults(context, order),
  ];
  const all = faults.length > 0 ? faults : stockFaults(state, faction, order);
  return all.map((each) => violationAt(path, each));
};

/** What a notation says, as an order with fields. */
export const asFields = ({ astropath }: NoteOrder, text: LineText): EstablishOrder => ({
  order: 'ESTABLISH_LINE',
  ...text,
  astropath,
});

/** GOW-TRD-02: every error of a notation with its place; else everything that is illegal in what it says. */
export const judgeNotedLine: OrderJudge<'NOTE_LINE'> = (context, order): readonly Violation[] => {
  const place = [...context.path, 'notation'];
  const reading = readLineText(context.state, order.notation);
  if (!reading.ok) return reading.errors.map((each) => notationViolation('GOW-TRD-02', place, each));
  return judgeEstablishLine(context, asFields(order, reading.value)).map((each) =>
    each.path.includes('astropath') ? each : { ...each, path: place },
  );
};

/** GOW-TRD-03: the own planet, or an ally's that shares; not cut off. */
function originFaults(state: GhostOfWarState, faction: string, origin: string): readonly Fault[] {
  const planet = lookUp(state.planets, origin);
  if (!planet) return [];
  const params = { planet: origin };
  return [
    ...(sharesWith(state, planet, faction)
      ? []
      : [fault('GOW-TRD-03', 'ORIGIN_NOT_SHARED', ['origin'], params)]),
    ...(isCutOff(state, faction, planet.system) ? [fault('GOW-TRD-03', 'CUT_OFF', ['origin'], params)] : []),
  ];
}

/** GOW-TRD-02, -04: "well charted" is only a claim, and a false one is refused. */
const claimFaults = (
  { claimedWellCharted }: EstablishOrder,
  { wellCharted, stops }: LinePlan,
): readonly Fault[] =>
  claimedWellCharted && !wellCharted && stops.every((each) => each !== null)
    ? [fault('GOW-TRD-02', 'NOT_WELL_CHARTED', ['claimedWellCharted'])]
    : [];

/** GOW-TRT-06: the Astropath of a commander hurries one line a round. */
function astropathFaults(
  { state, faction, sheet, index }: OrderContext,
  { astropath }: EstablishOrder,
): readonly Fault[] {
  if (astropath === null) return [];
  const formation = lookUp(state.formations, astropath);
  const commander = lookUp(state.characters, formation?.commander);
  const path = ['astropath'] as const;
  const params = { formation: astropath };
  if (formation?.owner !== faction) return [fault('GOW-GEN-01', 'NOT_YOUR_FORMATION', path, params)];
  if (!commander || !commander.advisors.includes('ASTROPATH') || !isActive(state, commander)) {
    return [fault('GOW-TRT-06', 'NO_ASTROPATH', path, params)];
  }
  const before = sheet
    .slice(0, index)
    .some(
      (each) =>
        (each.order === 'ESTABLISH_LINE' || each.order === 'NOTE_LINE') && each.astropath === astropath,
    );
  return before ? [fault('GOW-TRT-06', 'ASTROPATH_BUSY', path, params)] : [];
}

/** GOW-TRD-03: what can be drawn at the origin now, and its basic production of a round; parts from its own store. */
function stockFaults(
  state: GhostOfWarState,
  faction: string,
  { origin, stops }: EstablishOrder,
): readonly Fault[] {
  const planet = lookUp(state.planets, origin);
  const draws = drawing(state, openBooks(state));
  // GOW-GEN-09: how much others hold is not told.
  const confided = planet && confidingInFactions(state, [faction]).includes(planet.controller);
  const resources = inCanonicalOrder(resourcesOf(stops)).flatMap(([resource, needed]) => {
    const stock = draws.available({ faction, holder: origin, reach: 'PLANET' }, resource);
    const available = stock + (planet?.basicProduction[resource] ?? 0);
    return needed <= available
      ? []
      : [
          fault('GOW-TRD-03', 'NOT_OBTAINABLE', ['stops'], {
            resource,
            needed,
            ...(confided ? { available } : {}),
          }),
        ];
  });
  const parts = [...partsIn(stops)].flatMap(([part, needed]) => {
    const available = lookUp(planet?.parts ?? {}, part) ?? 0;
    return needed <= available
      ? []
      : [
          fault('GOW-TRD-03', 'PARTS_NOT_THERE', ['stops'], {
            part,
            needed,
            ...(confided ? { available } : {}),
          }),
        ];
  });
  return [...resources, ...parts];
}

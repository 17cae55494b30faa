import { bestWays } from '../../../engine/search/index.js';
import { existing } from '../../../kernel/index.js';
import { placeAt } from '../map/edges.js';
import { gaitOf } from '../movement/judging.js';
import { costOf, endOf, energyOf, speedFor, stepsOf, type Gait } from '../movement/steps.js';
import { completeOrder, type Movement } from '../orders/orders.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { aroundOf } from '../zones/zones.js';
import { choice, isOpen, type Choice } from './choice.js';

/** The hexes around a unit. */
export const around = ({ hex }: Unit): readonly string[] => aroundOf(existing(hex, 'hex'));

interface Way {
  readonly path: readonly string[];
  readonly cost: number;
}

/** The cheapest paths to all hexes within the speed of a unit; what bars each is the judge's to say. */
function paths(state: MetaCampaignState, unit: Unit): readonly (readonly string[])[] {
  const start = existing(unit.hex, 'hex');
  const endOfPath = (path: readonly string[]): string => path.at(-1) ?? start;
  const ways = bestWays<string, Way>({
    from: { path: [], cost: 0 },
    endOf: ({ path }) => endOfPath(path),
    stepsFrom: ({ path }) =>
      aroundOf(endOfPath(path)).flatMap((each) => wayWithinReach(state, unit, [...path, each])),
    isBetter: (a, b) => a.cost < b.cost || (a.cost === b.cost && a.path.length < b.path.length),
  });
  return [...ways.values()].map(({ path }) => path).filter((path) => path.length > 0);
}

/** How it goes with nothing else ordered. */
const gaitFor = (unit: Unit): Gait =>
  gaitOf(unit, { order: completeOrder({ unit: unit.id, movement: movementTo(unit, []) }), before: unit });

/** EDC-MOV-01, EDC-MOV-06: on hexes of the map, no further than the move goes; none where it is not. */
function wayWithinReach(state: MetaCampaignState, unit: Unit, path: readonly string[]): readonly Way[] {
  if (placeAt(state, existing(path.at(-1), 'hex')) === null) return [];
  const steps = stepsOf(state, unit, path);
  const cost = costOf(steps, false);
  return cost <= speedFor(state, unit, steps, gaitFor(unit)) ? [{ path, cost }] : [];
}

const movementTo = (unit: Unit, path: readonly string[], kind: Movement['kind'] = 'MOVE'): Movement => ({
  kind,
  path,
  boarding: [],
  doubleTime: false,
  leaveStructure: unit.garrisonOf !== null,
  attempt: false,
});

/** EDC-MOV: one option for each hex that can be reached, with its Energy. */
export const moves = (state: MetaCampaignState, unit: Unit): readonly Choice[] =>
  paths(state, unit).map((path) => {
    const steps = stepsOf(state, unit, path);
    const amount = energyOf(state, unit, steps, gaitFor(unit));
    return choice(
      state,
      unit,
      { order: 'MOVE', target: endOf(unit, steps), path, cost: { amount, measure: 'ENERGY' } },
      { movement: movementTo(unit, path) },
    );
  });

/** Movement of its own kind, by one hex. */
const KINDS = ['CROSS_RIVER', 'BREAKOUT', 'EXIT', 'RETRACE_STEPS', 'MINEFIELD_CROSSING'] as const;

/** EDC-EDG-02, EDC-OVR-03, EDCU-TRN-05, EDCU-MIN-09, EDCU-MIN-10: into each hex around that such a movement may lead to. */
export const otherMoves = (state: MetaCampaignState, unit: Unit): readonly Choice[] =>
  KINDS.flatMap((kind) =>
    around(unit).map((hex) =>
      choice(
        state,
        unit,
        { order: kind, target: hex, path: [hex], cost: null },
        { movement: movementTo(unit, [hex], kind) },
      ),
    ),
  ).filter(isOpen);

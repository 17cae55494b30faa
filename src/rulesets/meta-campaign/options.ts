import type { Option } from '../../engine/index.js';
import { bestWays } from '../../engine/search/index.js';
import { flatNeighbours, hexKey, parseHexKey } from '../../engine/hex/index.js';
import { existing, lookUp } from '../../kernel/index.js';
import type { RuleId } from './catalog.js';
import type { MetaCampaignCommand } from './commands.js';
import { placeAt } from './map/edges.js';
import { gaitOf } from './movement/judging.js';
import { costOf, endOf, energyOf, speedFor, stepsOf, type Gait } from './movement/steps.js';
import { completeOrder, type Movement, type Order } from './orders/orders.js';
import { judgeGmPosting, judgePosting, mustPlan, orderOf } from './orders/posting.js';
import { hexesApart } from './sight/seeing.js';
import type { MetaCampaignState, Unit } from './state/index.js';
import { blocOf, isOnMap, opposes } from './units/kinds.js';
import { unitAt } from './units/on-map.js';

export type Choice = Option<RuleId> & { readonly command: MetaCampaignCommand | null };

/** Orders of no kind known before are judged at no particular time: a deadline is the posting's. */
const NOW = '';

/** Who orders a unit: its owner, or the game master. */
function actorFor({ seats }: MetaCampaignState, { owner }: Unit) {
  const arbiter = seats.find((each) => each.role === 'arbiter')?.id ?? '';
  return owner === null
    ? { seat: arbiter, role: 'arbiter' as const }
    : { seat: owner, role: 'player' as const };
}

/** An order as an option: what bars it, and what posts it. */
function choice(
  state: MetaCampaignState,
  unit: Unit,
  of: Pick<Choice, 'order' | 'target' | 'path' | 'how' | 'cost'>,
  order: Partial<Order>,
): Choice {
  const whole = completeOrder({ unit: unit.id, ...order });
  const asked = { state, actor: actorFor(state, unit), at: NOW };
  if (unit.owner === null) {
    const command: MetaCampaignCommand = { type: 'SubmitGmOrder', order: whole };
    return { ...of, barred: judgeGmPosting(asked, command), command };
  }
  const command: MetaCampaignCommand = { type: 'SubmitOrder', order: whole };
  return { ...of, barred: judgePosting(asked, command), command };
}

/** The cheapest paths to all hexes within the speed of a unit; what bars each is the judge's to say. */
function paths(state: MetaCampaignState, unit: Unit): readonly (readonly string[])[] {
  const start = existing(unit.hex, 'hex');
  const costs = (path: readonly string[]): number => costOf(stepsOf(state, unit, path), false);
  const ways = bestWays<string, readonly string[]>({
    from: [],
    endOf: (path) => path.at(-1) ?? start,
    stepsFrom: (path) =>
      flatNeighbours(existing(parseHexKey(path.at(-1) ?? start), 'hex'))
        .map((each) => [...path, hexKey(each)])
        .filter((each) => isWithinReach(state, unit, each)),
    isBetter: (a, b) => costs(a) < costs(b) || (costs(a) === costs(b) && a.length < b.length),
  });
  return [...ways.values()].filter((each) => each.length > 0);
}

/** How it goes with nothing else ordered. */
const gaitFor = (unit: Unit): Gait =>
  gaitOf(unit, { order: completeOrder({ unit: unit.id, movement: movementTo(unit, []) }), before: unit });

/** EDC-MOV-01, EDC-MOV-06: hexes of the map, no further than the move goes. */
function isWithinReach(state: MetaCampaignState, unit: Unit, path: readonly string[]): boolean {
  if (placeAt(state, existing(path.at(-1), 'hex')) === null) return false;
  const steps = stepsOf(state, unit, path);
  return costOf(steps, false) <= speedFor(state, unit, steps, gaitFor(unit));
}

const movementTo = (unit: Unit, path: readonly string[]): Movement => ({
  kind: 'MOVE',
  path,
  boarding: [],
  doubleTime: false,
  leaveStructure: unit.garrisonOf !== null,
  attempt: false,
});

/** EDC-MOV: one option for each hex that can be reached, with its Energy. */
const moves = (state: MetaCampaignState, unit: Unit): readonly Choice[] =>
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

/** EDC-CMB-01: each weapon on each foreign unit within its range. */
const attacks = (state: MetaCampaignState, unit: Unit): readonly Choice[] =>
  Object.values(state.units)
    .filter((each) => isOnMap(each) && opposes(blocOf(each), blocOf(unit)))
    .flatMap((target) =>
      unit.sheet.weapons
        .filter(
          ({ mode, range }) =>
            mode !== 'indirect' &&
            hexesApart(existing(unit.hex, 'hex'), existing(target.hex, 'hex')) <= range,
        )
        .map(({ id }) =>
          choice(
            state,
            unit,
            { order: 'ATTACK', target: target.id, how: id, cost: null },
            { action: { name: 'ATTACK', weapon: id, unit: target.id, dangerClose: false } },
          ),
        ),
    );

/** Actions that need nothing said of them. */
const alone = (state: MetaCampaignState, unit: Unit): readonly Choice[] =>
  (['REST', 'DEPLOY', 'UNDEPLOY', 'REPAIR_MOBILITY', 'LAY_MINES'] as const)
    .map((name) => choice(state, unit, { order: name, target: null, cost: null }, { action: { name } }))
    .filter((each) => each.barred.length === 0);

/**
 * What a unit of this seat may be ordered to do in this round, from what the seat knows: where it may go, whom it may attack from
 * where it stands, and what needs nothing said. Empty while nothing may be posted; null where the unit is not the seat's.
 */
export function options(state: MetaCampaignState, seat: string, piece: string): readonly Choice[] | null {
  const unit = lookUp(state.units, piece);
  if (!unit) return null;
  const actor = actorFor(state, unit);
  if (actor.seat !== seat) return null;
  const asked = { state, actor, at: NOW };
  if (!isOnMap(unit) || mustPlan(asked).length > 0 || orderOf(state, piece)) return [];
  const own = unitAt(state, piece);
  return [...moves(state, own), ...attacks(state, own), ...alone(state, own)];
}

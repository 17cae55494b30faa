import type { HexKey } from '../../../../engine/hex/index.js';
import { entryAt, existing, lookUp } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { ReducedUnit } from '../race-events.js';
import { modifiersOfSeat } from '../../races/profile-of.js';
import type { CapitalMove, Garrison, PlanetaryState, Unit } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import type { BuildAction } from '../build-action.js';
import { structureValue } from '../../pieces/armies.js';
import { armiesByHex, armiesIn, garrisonIn, playersInOrder } from '../../map/map.js';
import { judgePayment, pay } from '../../money/paying.js';
import { garrisonLimit } from '../../races/race-costs.js';
import { aboveLimits } from '../../map/strongholds.js';
import { emitLoss } from '../../pieces/rare.js';

/** RACE-DE-03 Moving the Capital: the last Build command of a turn, paid at once by the old Capital. */
export const CAPITAL_MOVE: BuildAction<'MoveCapital'> = {
  judge: (state, seat, { target, disbandFirst = [] }) => {
    const { capitalMove } = modifiersOfSeat(state, seat);
    if (capitalMove === null) return [violation('RACE-DE-03', 'CAPITAL_STAYS', ['target'], { hex: target })];
    const { capitalHex } = entryAt(state.players, seat);
    if (capitalHex === null) return [violation('RACE-DE-03', 'NO_CAPITAL_LEFT', ['target'], { hex: target })];
    return [
      ...judgeTarget(state, seat, target, capitalHex),
      ...judgePayment(state, { seat, hex: capitalHex, bp: capitalMove.costBp }, ['target']),
      ...disbandFirst.flatMap((id, place) =>
        namedIn(state, capitalHex).includes(id)
          ? []
          : [
              violation('RACE-DE-04', 'NOTHING_OF_OLD_CAPITAL', ['disbandFirst', place], {
                name: id,
                hex: capitalHex,
              }),
            ],
      ),
    ];
  },
  carryOut: (table, { target, disbandFirst = [] }) => {
    const { seat } = table.actor;
    const hex = existing(entryAt(table.state.players, seat).capitalHex, 'capital');
    const { costBp } = existing(
      modifiersOfSeat(table.state, seat).capitalMove,
      'price of a move of the capital',
    );
    pay(table, { seat, hex, bp: costBp, cause: `Capital to ${target}`, rule: 'RACE-DE-03' });
    table.emit({ type: 'planetary.CapitalMoveOrdered', data: { seat, move: { target, disbandFirst } } }, [
      'RACE-DE-03',
    ]);
  },
};

/** RACE-DE-03: an Urban hex that they control, of any size and race, with their Stronghold and an army of theirs. */
function judgeTarget(
  state: PlanetaryState,
  seat: string,
  target: HexKey,
  capital: HexKey,
): readonly Violation[] {
  const refuse = (code: string) => violation('RACE-DE-03', code, ['target'], { hex: target });
  const place = lookUp(state.hexes, target);
  if (!place?.urban || place.controller !== seat) return [refuse('NO_OWN_URBAN_TARGET')];
  if (target === capital) return [refuse('ALREADY_CAPITAL')];
  const held = armiesIn(armiesByHex(state), target).some((each) => each.owner === seat);
  return [
    ...(place.stronghold ? [] : [refuse('TARGET_WITHOUT_STRONGHOLD')]),
    ...(held ? [] : [refuse('TARGET_WITHOUT_ARMY')]),
  ];
}

/** What may go from the old Capital: its defences and the units of its garrison. */
const namedIn = (state: PlanetaryState, hex: HexKey): readonly string[] => [
  ...(state.hexes[hex]?.stronghold?.defences ?? []).map((each) => each.id),
  ...(garrisonIn(state, hex)?.units ?? []).map((each) => each.id),
];

/** RACE-DE-03: when the Build phase closes, before deals and deliveries; players by seat. */
export function moveCapitals(table: PlanetaryTable): void {
  for (const { seat } of playersInOrder(table.state)) {
    const player = entryAt(table.state.players, seat);
    if (player.movingCapital === undefined || player.capitalHex === null) continue;
    const { capitalHex: from, movingCapital } = player;
    table.emit({ type: 'planetary.CapitalMoved', data: { seat, from, to: movingCapital.target } }, [
      'RACE-DE-03',
    ]);
    lessen(table, seat, from, movingCapital);
  }
}

/** RACE-DE-04: the old Capital Fortification becomes a Fortification; what is too much for it is disbanded without refund. */
function lessen(table: PlanetaryTable, seat: string, hex: HexKey, { disbandFirst }: CapitalMove): void {
  const { stronghold } = entryAt(table.state.hexes, hex);
  if (stronghold?.type !== 'CAPITAL_FORTIFICATION') return;
  const modifiers = modifiersOfSeat(table.state, seat);
  const removed = aboveLimits(modifiers, stronghold, 'FORTIFICATION', disbandFirst);
  table.emit({ type: 'planetary.StrongholdLessened', data: { hex, seat, type: 'FORTIFICATION', removed } }, [
    'RACE-DE-04',
  ]);
  const garrison = garrisonIn(table.state, hex);
  const units = garrison ? unitsAbove(garrison, garrisonLimit(modifiers, 'FORTIFICATION'), disbandFirst) : [];
  if (!garrison || units.length === 0) return;
  emitLoss(
    table,
    garrison.id,
    { type: 'planetary.GarrisonReduced', data: { garrison: garrison.id, owner: seat, hex, units } },
    ['RACE-DE-04'],
  );
}

/** Models that are too many for a limit of points: of the units named first, then of the last ones, the last model first. */
function unitsAbove(garrison: Garrison, most: number, first: readonly string[]): readonly ReducedUnit[] {
  const named = first.flatMap((id) => garrison.units.find((each) => each.id === id) ?? []);
  const others = garrison.units.filter((each) => !named.includes(each)).reverse();
  let points = structureValue(garrison);
  return [...named, ...others].flatMap((unit) => {
    const gone = modelsAbove(unit, points - most);
    points -= gone.points;
    return gone.models.length > 0
      ? [{ unit: unit.id, models: gone.models, xp: gone.whole ? unit.xp : 0 }]
      : [];
  });
}

/** The last models of a unit that are worth so many points together; with the last one its options go too. */
function modelsAbove(unit: Unit, excess: number) {
  const models: string[] = [];
  let points = 0;
  for (const model of [...unit.models].reverse()) {
    if (points >= excess) break;
    models.push(model.id);
    points += model.points;
  }
  const whole = models.length === unit.models.length;
  const options = whole ? unit.options.reduce((sum, each) => sum + each.points, 0) : 0;
  return { models, points: points + options, whole };
}

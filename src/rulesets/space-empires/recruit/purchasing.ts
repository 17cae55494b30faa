import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { CommandOf } from '../judge.js';
import type { MapSpace, SpaceEmpiresState, UnitLine } from '../state/index.js';
import type { SpeTable } from '../table.js';
import { isShip, lineOfChit, priceOf } from '../units/lines.js';
import { layersOf } from '../units/layers.js';
import { opponentsIn, shipsIn } from '../units/stacks.js';
import type { Purchase } from './events.js';
import { drawMoreIfBoughtOut, mayRecruit, notControlled } from './offering.js';

type Wish = CommandOf<'PurchaseUnits'>['purchases'][number];

/** SPE-REC-02 to SPE-REC-05: units on offer are bought and placed, in the sequence of the order. */
export function purchaseUnits(
  table: SpeTable,
  { purchases: wishes }: CommandOf<'PurchaseUnits'>,
): readonly Violation[] {
  const { state, actor } = table;
  const barred = mayRecruit(table, 'SPE-REC-02');
  if (barred.length > 0) return barred;
  if (wishes.length === 0) return [violation('SPE-REC-01', 'NO_UNITS', ['purchases'])];
  const illegal = judgePurchases(state, actor.seat, wishes);
  if (illegal.length > 0) return illegal;
  const purchases = wishes.flatMap((each) => purchaseOf(state, each));
  const because = ['SPE-REC-03', 'SPE-REC-04'] as const;
  table.emit({ type: 'space-empires.UnitsPurchased', data: { player: actor.seat, purchases } }, because);
  drawMoreIfBoughtOut(table, actor.seat);
  return [];
}

/** SPE-REC-01 to SPE-REC-04: everything that is wrong with purchases. */
export const judgePurchases = (
  state: SpaceEmpiresState,
  seat: string,
  wishes: readonly Wish[],
): readonly Violation[] => [
  ...wishes.flatMap((_, index) => judgePurchase(state, seat, wishes, index)),
  ...judgePrice(state, seat, wishes),
];

function purchaseOf(state: SpaceEmpiresState, { unit, planet }: Wish): readonly Purchase[] {
  const line = lineOfChit(state, unit);
  if (!line) return [];
  return [{ unit, planet, priceRp: priceOf(state.rules, line) }];
}

/** Everything that is against one of the purchases, those before it taken for done. */
function judgePurchase(
  state: SpaceEmpiresState,
  seat: string,
  wishes: readonly Wish[],
  index: number,
): readonly Violation[] {
  const wish = wishes[index];
  if (!wish) return [];
  const at = ['purchases', index];
  const { unit, planet } = wish;
  const before = wishes.slice(0, index);
  if (!state.turn.offer?.includes(unit))
    return [violation('SPE-REC-01', 'NOT_ON_OFFER', [...at, 'unit'], { unit })];
  if (before.some((each) => each.unit === unit))
    return [violation('SPE-REC-01', 'TWICE', [...at, 'unit'], { unit })];
  const line = lineOfChit(state, unit);
  const space = lookUp(state.spaces, planet);
  return line ? judgePlace(state, seat, line, space, before, [...at, 'planet'], planet) : [];
}

/** SPE-REC-02, SPE-REC-04 */
function judgePlace(
  state: SpaceEmpiresState,
  seat: string,
  line: UnitLine,
  space: MapSpace | undefined,
  before: readonly Wish[],
  path: readonly (string | number)[],
  planet: string,
): readonly Violation[] {
  if (!space || space.planetClass === 'NONE')
    return [violation('SPE-REC-02', 'NOT_A_PLANET', path, { planet })];
  if (space.controller !== seat) return [notControlled('SPE-REC-02', path, planet)];
  const limit = state.rules.planetRecruits[space.planetClass];
  const used =
    (lookUp(state.turn.recruitUsed, planet) ?? 0) + before.filter((each) => each.planet === planet).length;
  const others = opponentsIn(state, seat, planet);
  const garrison = others.find((each) => layersOf(state, each, planet).surface > 0);
  const fleet = others.find((each) => shipsIn(state, each, planet).length > 0);
  return [
    ...(space.planetClass === 'POOR' && isShip(line)
      ? [violation('SPE-REC-02', 'NO_SPACE_UNITS', path, { planet })]
      : []),
    ...(used >= limit ? [violation('SPE-REC-02', 'LIMIT_EXCEEDED', path, { planet, limit })] : []),
    ...(isShip(line) && fleet !== undefined
      ? [violation('SPE-REC-04', 'OPPOSING_SHIPS', path, { planet, player: fleet })]
      : []),
    ...(garrison !== undefined
      ? [violation('SPE-REC-04', 'OPPOSING_GROUND_UNITS', path, { planet, player: garrison })]
      : []),
  ];
}

/** SPE-REC-03: what all cost together. */
function judgePrice(state: SpaceEmpiresState, seat: string, wishes: readonly Wish[]): readonly Violation[] {
  const treasuryRp = lookUp(state.players, seat)?.treasuryRp ?? 0;
  const prices = wishes.flatMap((each) => purchaseOf(state, each)).map((each) => each.priceRp);
  const priceRp = prices.reduce((all, each) => all + each, 0);
  return priceRp > treasuryRp
    ? [violation('SPE-REC-03', 'TOO_DEAR', ['purchases'], { priceRp, treasuryRp })]
    : [];
}

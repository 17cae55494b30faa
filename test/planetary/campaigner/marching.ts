import type {
  Detachment,
  MovementOrder,
  Order,
  PlanetaryState,
} from '../../../src/rulesets/planetary/index.js';
import { DISCOVERY, SPECIAL } from '../../../src/rulesets/planetary/data/discovery.js';
import { profileOfSeat } from '../../../src/rulesets/planetary/races/profile-of.js';
import { garrisonIn, hexDistance, hexOf } from '../../../src/rulesets/planetary/map/map.js';
import { moverOf } from '../../../src/rulesets/planetary/movement/movers.js';
import { approachPath } from '../../../src/rulesets/planetary/movement/paths.js';
import { isEnemy } from '../../../src/rulesets/planetary/state/relations.js';
import { orderView } from '../../../src/rulesets/planetary/sheets/sheet-view.js';
import type { SheetView } from '../../../src/rulesets/planetary/sheets/sheet-view.js';
import { costOf } from '../../../src/rulesets/planetary/movement/steps.js';
import { captivesOf } from '../../../src/rulesets/planetary/map/terrain.js';
import { around, own, pick, type Mind } from './mind.js';

/** For each piece of a seat the first of a few orders that may be given to it. */
export function marches(state: PlanetaryState, seat: string, mind: Mind): readonly Order[] {
  const view = orderView(state, seat);
  const pieces = [
    ...own(state.detachments, seat),
    ...own(state.convoys, seat),
    ...own(state.spies, seat),
    ...own(state.diplomats, seat),
  ];
  return pieces.flatMap((piece): readonly Order[] => {
    const at = 'hex' in piece ? piece.hex : piece.place.at === 'hex' ? piece.place.hex : null;
    if (at === null) return [];
    const detachment = state.detachments[piece.id];
    const tries = [
      ...(detachment ? deedsOfRace(view, detachment, at, mind) : []),
      ...(detachment ? purposes(view, detachment, at, mind) : []),
      ...whims(state, seat, piece.id, at, mind),
    ];
    const legal = tries.find((each) =>
      mind.accepted({ seat, command: { type: 'SubmitOrders', orders: [each] } }),
    );
    return legal ? [legal] : [];
  });
}

/** Who may ascend mostly does, prey is claimed, defences are cursed (RACE-SM-02, RACE-TY-02, RACE-CH-07). */
function deedsOfRace(
  { state, seat }: SheetView,
  { id: piece, units }: Detachment,
  at: string,
  { chance }: Mind,
): readonly MovementOrder[] {
  const hex = state.hexes[at]!;
  const profile = profileOfSeat(state, seat)!;
  const ascends = profile.modifiers.orbit?.ascends === true && hex.urban !== null;
  if (ascends) return chance() < 0.8 ? [{ order: 'ASCEND', piece }] : [];
  if (profile.modifiers.resourceHex.mode === 'CONSUME') {
    return around(at)
      .filter((key) => state.hexes[key]?.resource && state.hexes[key].controller !== seat)
      .map((key) => ({ order: 'MOVE_AND_CLAIM', piece, path: [key] }));
  }
  const defences = profile.shrine && hex.controller === seat ? (hex.stronghold?.defences ?? []) : [];
  return defences.flatMap(({ id: building }) =>
    units.map(({ id: leader }): MovementOrder => ({
      order: 'CLAIM_AREA',
      piece,
      shrine: { building, leader, payFrom: hex.urban ? at : (state.players[seat]!.capitalHex ?? at) },
    })),
  );
}

/** What a detachment should do: captives and the unarmed go home, finds are claimed, foreign Strongholds too. */
function purposes(view: SheetView, detachment: Detachment, at: string, mind: Mind): readonly MovementOrder[] {
  const { state, seat } = view;
  const home = state.players[seat]!.capitalHex;
  if (detachment.class === 'GARRISON_DETACHMENT') return [];
  if (home !== null && (detachment.unarmed || captivesOf(state, detachment.id).length > 0)) {
    return [...towards(view, detachment.id, home), { order: 'GUARD', piece: detachment.id }];
  }
  const prizes = [...finds(state, mind), ...openStrongholds(state, seat, mind)].sort(
    (a, b) => hexDistance(at, a) - hexDistance(at, b),
  );
  const [prize] = prizes;
  if (prize === undefined) return toTheFront(view, detachment, at, mind);
  const { id: piece } = detachment;
  return [
    ...(hexDistance(at, prize) <= 1 ? [{ order: 'CLAIM_AREA', piece } as const] : []),
    ...towards(view, piece, prize, 'MOVE_AND_CLAIM'),
    ...towards(view, piece, prize),
  ];
}

/** Most go where something is still to be found, later where foreign detachments are. */
function toTheFront(
  view: SheetView,
  { id }: Detachment,
  at: string,
  { chance, isNew }: Mind,
): readonly MovementOrder[] {
  const { state, seat } = view;
  if (chance() < 0.4) return [];
  const seeking = isNew('EnterFollowers') || isNew('EnterMercenaries');
  const goals = seeking
    ? undiscovered(state)
    : Object.values(state.detachments).flatMap((each) =>
        isEnemy(state, each.owner, seat) ? (hexOf(each) ?? []) : [],
      );
  const [goal] = [...goals].sort((a, b) => hexDistance(at, a) - hexDistance(at, b));
  return goal === undefined ? [] : towards(view, id, goal);
}

/** As much of the way to a hex as the piece can go with an order. */
function towards(
  { state, index }: SheetView,
  piece: string,
  goal: string,
  order: 'SPECIFIED_PATH' | 'MOVE_AND_CLAIM' = 'SPECIFIED_PATH',
): readonly MovementOrder[] {
  const mover = moverOf(state, piece, { order, piece });
  if (!mover) return [];
  let [left, from] = [mover.mv, mover.hex];
  const path: string[] = [];
  for (const to of approachPath(state, index, mover, goal)) {
    left -= costOf(state, mover, from, to);
    if (left < 0) break;
    path.push(to);
    from = to;
  }
  return path.map((_, place) => ({ order, piece, path: path.slice(0, path.length - place) }));
}

/** Undiscovered hexes in which this turn those would be found that nobody has entered yet. */
function finds(state: PlanetaryState, { omen, isNew }: Mind): readonly string[] {
  return undiscovered(state).filter((hex) => {
    if (omen('PLN-DSC-01', 'discovery', hex) < DISCOVERY.foundFrom) return false;
    if (omen('PLN-DSC-01', 'kind of discovery', hex) <= DISCOVERY.urbanUpTo) return false;
    const special = omen('PLN-DSC-02', 'special discovery', hex);
    if (special <= SPECIAL.enemiesUpTo) return false;
    return isNew(special <= SPECIAL.followersUpTo ? 'EnterFollowers' : 'EnterMercenaries');
  });
}

const undiscovered = (state: PlanetaryState): readonly string[] =>
  Object.entries(state.hexes)
    .filter(([, hex]) => hex.startedUncontrolled && !hex.discovered && hex.terrain !== 'sea')
    .filter(([, hex]) => !hex.urban && !hex.resource)
    .map(([key]) => key);

/** Strongholds to which an enemy's garrison is on its way: to take one leaves that garrison without target. */
const openStrongholds = (state: PlanetaryState, seat: string, { isNew }: Mind): readonly string[] =>
  isNew('RetargetGarrisonDetachment')
    ? Object.values(state.detachments).flatMap(({ owner, targetStronghold: hex }) =>
        hex !== null && isEnemy(state, owner, seat) && !garrisonIn(state, hex) ? [hex] : [],
      )
    : [];

/** Orders by chance, one after the other; nothing is claimed idly while something is still to be found. */
function whims(
  state: PlanetaryState,
  seat: string,
  piece: string,
  at: string,
  { chance, isNew }: Mind,
): readonly MovementOrder[] {
  const first = pick(chance, around(at))!;
  const path = [first, pick(chance, around(first))!];
  const foe = pick(
    chance,
    Object.values(state.detachments).filter((each) => each.owner !== seat && hexOf(each) !== null),
  );
  const seeking = isNew('EnterFollowers') || isNew('EnterMercenaries');
  const spared = seeking ? new Set(undiscovered(state)) : new Set<string>();
  const tries: readonly MovementOrder[] = [
    ...(spared.has(first) ? [] : [{ order: 'MOVE_AND_CLAIM', piece, path: [first] } as const]),
    { order: 'SPECIFIED_PATH', piece, path },
    ...([at, ...around(at)].some((each) => spared.has(each))
      ? []
      : [{ order: 'CLAIM_AREA', piece } as const]),
    { order: 'SPECIFIED_PATH', piece, path: [first] },
    ...(foe ? [{ order: 'FOLLOW', piece, target: foe.id } as const] : []),
    { order: 'RECOVER', piece },
  ];
  const from = Math.floor(chance() * tries.length);
  return [...tries.slice(from), ...tries.slice(0, from)];
}

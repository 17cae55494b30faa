import { itemAt } from '../../../kernel/index.js';
import type { HexKey } from '../../../engine/hex/index.js';
import type { SpyOrder } from '../commands.js';
import { SPY_MISSION } from '../data/orders.js';
import { hexAsKnown } from './redact-pieces.js';
import type { Intelligence, MapHex, PlanetaryState, Spy, SpyTarget } from '../state/index.js';
import { NPC } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { garrisonIn, inOrder } from '../map/map.js';
import { captivesOf } from '../map/terrain.js';

/** PLN-BMV-01 step 2: spy missions by seat, then in canonical order. `orders`: those given this turn. */
export function carryOutSpyMissions(table: PlanetaryTable, orders: readonly SpyOrder[]): void {
  const { players } = table.state;
  const ordered = orders.filter((each) => each.order === 'GAIN_INFORMATION').map((each) => each.spy);
  const spies = inOrder(Object.values(table.state.spies).filter((each) => ordered.includes(each.id)));
  const bySeat = [...spies].sort(
    (a, b) => (players[a.owner]?.number ?? 0) - (players[b.owner]?.number ?? 0) || a.order - b.order,
  );
  const missions = bySeat.flatMap((spy) => (spy.infiltrating ? [{ spy, target: spy.infiltrating }] : []));
  const dice = table.rollAll(
    missions.map(({ spy }) => ({
      count: 1,
      sides: 6,
      for: 'PLN-BMV-02' as const,
      purpose: 'spy mission',
      subject: spy.id,
    })),
  );
  for (const [place, { spy, target }] of missions.entries())
    carryOutMission(table, spy, target, itemAt(itemAt(dice, place), 0));
}

/** PLN-BMV-02 Spy die: D6, 1 caught, 2–3 nothing, 4–6 success. */
function carryOutMission(table: PlanetaryTable, spy: Spy, target: SpyTarget, die: number): void {
  const result =
    die <= SPY_MISSION.caughtUpTo ? 'caught' : die <= SPY_MISSION.nothingUpTo ? 'nothing' : 'success';
  table.emit({ type: 'planetary.SpyMissionResolved', data: { spy: spy.id, die, result } }, ['PLN-BMV-02']);
  if (result === 'caught') catchSpy(table, spy, target);
  if (result !== 'success') return;
  const gained = detailsOf(table.state, target);
  table.emit({ type: 'planetary.InformationGained', data: { seat: spy.owner, gained } }, ['PLN-BMV-02']);
}

/**
 * PLN-SPY-03 Caught: the spy dies; the player whose target it was learns the Urban hex where it was made and one random
 * detachment of the spy's owner.
 */
export function catchSpy(table: PlanetaryTable, spy: Spy, target: SpyTarget): void {
  const owner = ownerOf(table.state, target);
  const by = owner === NPC ? null : owner;
  table.emit({ type: 'planetary.SpyCaught', data: { spy: spy.id, owner: spy.owner, by, hex: spy.hex } }, [
    'PLN-SPY-03',
  ]);
  if (by === null) return;
  const place = wholePlace(table.state, spy.centerHex);
  const detachments = inOrder(
    Object.values(table.state.detachments).filter((each) => each.owner === spy.owner),
  );
  const drawn = detachments.length > 1 ? draw(table, detachments.length, spy.id) : 1;
  const betrayed = detachments[drawn - 1];
  const army = betrayed ? detailsOf(table.state, { kind: 'detachment', id: betrayed.id }) : [];
  table.emit({ type: 'planetary.InformationGained', data: { seat: by, gained: [...place, ...army] } }, [
    'PLN-SPY-03',
  ]);
}

const draw = (table: PlanetaryTable, sides: number, spy: string): number =>
  itemAt(table.roll({ count: 1, sides, for: 'PLN-SPY-03', purpose: 'random detachment', subject: spy }), 0);

/** Seat that a spy's target belongs to; null where it is nobody's. */
function ownerOf(state: PlanetaryState, target: SpyTarget): string | null {
  if ('hex' in target) return state.hexes[target.hex]?.controller ?? null;
  return (target.kind === 'convoy' ? state.convoys : state.detachments)[target.id]?.owner ?? null;
}

/** PLN-BMV-02 Success: all details of the target, as they are now. */
export function detailsOf(state: PlanetaryState, target: SpyTarget): readonly Intelligence[] {
  const intelligence = (
    detail: Intelligence['detail'],
    garrison: Intelligence['garrison'] = null,
  ): Intelligence => ({
    turn: state.turn,
    about: target,
    detail: withoutPlace(state, detail),
    garrison: withoutPlace(state, garrison),
  });
  switch (target.kind) {
    case 'convoy':
      return [intelligence(state.convoys[target.id] ?? null)];
    case 'detachment': {
      const captives = captivesOf(state, target.id).flatMap((each) =>
        detailsOf(state, { kind: 'detachment', id: each.id }),
      );
      return [intelligence(state.detachments[target.id] ?? null), ...captives];
    }
    case 'resource': {
      const route = state.routes[target.hex];
      return [intelligence(insideOf(state, target)), ...(route ? [intelligence(route)] : [])];
    }
    case 'urban':
      return [intelligence(insideOf(state, target))];
    case 'stronghold':
      return [intelligence(insideOf(state, target), garrisonIn(state, target.hex))];
  }
}

/** What is told of a piece of another does not say how many things were made before it. */
const withoutPlace = <T extends object | null>({ made }: PlanetaryState, piece: T): T =>
  made && piece && 'order' in piece ? { ...piece, order: 0 } : piece;

/** PLN-BMV-02: a hex with the contents of what a spy is in; of what else stands there, only what is seen from outside. */
function insideOf(
  state: PlanetaryState,
  { kind, hex: key }: Extract<SpyTarget, { readonly hex: HexKey }>,
): MapHex | null {
  const hex = state.hexes[key];
  if (!hex) return null;
  const outside = hexAsKnown(hex, true, null);
  return {
    ...outside,
    ...(kind === 'resource' ? { resource: hex.resource } : {}),
    ...(kind === 'urban' ? { urban: hex.urban } : {}),
    ...(kind === 'stronghold' ? { stronghold: hex.stronghold } : {}),
  };
}

/** PLN-SPY-03: the full details of an Urban hex with its Stronghold. */
const wholePlace = (state: PlanetaryState, hex: HexKey): readonly Intelligence[] => [
  {
    turn: state.turn,
    about: { kind: 'urban', hex },
    detail: state.hexes[hex] ?? null,
    garrison: withoutPlace(state, garrisonIn(state, hex)),
  },
];

/** PLN-SPY-04: spies leave a target that was captured or exists no more, and stay in the hex. */
export function spiesLose(table: PlanetaryTable, isLost: (target: SpyTarget) => boolean): void {
  for (const spy of inOrder(Object.values(table.state.spies))) {
    if (!spy.infiltrating || !isLost(spy.infiltrating)) continue;
    table.emit({ type: 'planetary.SpyDisengaged', data: { spy: spy.id, hex: spy.hex } }, ['PLN-SPY-04']);
  }
}

/** PLN-SPY-04: whether a target exists no more on the map. */
export const isGone = (state: PlanetaryState, target: SpyTarget): boolean =>
  'hex' in target
    ? state.hexes[target.hex]?.[target.kind] == null
    : target.kind === 'convoy'
      ? state.convoys[target.id] === undefined
      : state.detachments[target.id]?.place.at !== 'hex';

/** PLN-SPY-02: spies inside a detachment or convoy go where it goes. */
export function spiesFollow(table: PlanetaryTable, piece: string, to: HexKey): void {
  const followers = inOrder(Object.values(table.state.spies)).filter(
    ({ infiltrating }) => infiltrating && 'id' in infiltrating && infiltrating.id === piece,
  );
  for (const spy of followers) {
    table.emit({ type: 'planetary.SpyFollowed', data: { spy: spy.id, from: spy.hex, to } }, ['PLN-SPY-02']);
  }
}

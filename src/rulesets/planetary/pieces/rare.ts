import { lastOf, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { armyOf, livingUnitsOf } from '../state/army-of.js';
import { VERY_RARE_WAIT } from '../data/armies.js';
import { profileOfSeat } from '../races/profile-of.js';
import type { ItemLimit } from '../races/profile.js';
import { PROFILES } from '../races/profiles.js';
import type { PlanetaryEvent } from '../events.js';
import type { Loss, PlanetaryState, Unit, UnitType } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { armiesInOrder } from './armies.js';
import { activePlayers } from '../map/map.js';
import { shortKey, unitTypeBy } from '../races/unit-types.js';

/** RACE-PROD-07: what the profile of a seat says of a unit type or of a thing that units carry. */
const ruleOf = (
  state: PlanetaryState,
  seat: string,
  kind: ItemLimit['kind'],
  item: string | null,
): ItemLimit | undefined =>
  profileOfSeat(state, seat)?.limits.find(
    (each) => each.kind === kind && item !== null && isItem(each, item),
  );

/** A thing is known however its name is written: `Chapter Banner` is `chapterBanner`. */
const isItem = ({ item }: ItemLimit, name: string): boolean => plainName(item) === plainName(name);
const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * PLN-GEN-11, RACE-PROD-07: rare, very rare, or neither. What the rulebook says of a type in the profile of a race may be
 * changed for the campaign; otherwise the type itself tells.
 */
export function limitOf(state: PlanetaryState, seat: string, type: UnitType): UnitType['limit'] {
  const short = shortKey(type);
  const found = ruleOf(state, seat, 'unit', short);
  if (found) return found.limit;
  const race = state.players[seat]?.race;
  const lifted =
    race !== undefined && PROFILES[race].limits.some((each) => each.kind === 'unit' && each.item === short);
  return lifted ? null : type.limit;
}

/** PLN-DET-02, PLN-DET-04, PLN-GEN-11: the player may have one of these only; supreme commanders are rare. */
const isLimited = (state: PlanetaryState, seat: string, type: UnitType): boolean =>
  limitOf(state, seat, type) !== null || type.specialCharacter || type.hqRank === 'SUPREME';

/** PLN-DET-02: the highest rank itself is rare, whatever its types are called; special characters come in addition. */
const isSupreme = (type: UnitType | undefined): boolean =>
  type?.hqRank === 'SUPREME' && !type.specialCharacter;

/** RACE-PROD-07: several races know one item by the same short key, and so does a chapter that draws on both. */
const isSameItem = (one: string, other: string): boolean => {
  const short = shortKey({ key: one });
  return one === other || (short !== null && short === shortKey({ key: other }));
};

/** Whether a player may have one of the two types only: they are the same, or both supreme commanders (PLN-DET-02). */
export const shareLimit = (state: Pick<PlanetaryState, 'unitTypes'>, one: string, other: string): boolean =>
  isSameItem(one, other) || (isSupreme(unitTypeBy(state, one)) && isSupreme(unitTypeBy(state, other)));

/** Units that a player has: living, under construction or captured (PLN-GEN-11, RACE-PROD-07). */
const livingUnits = (state: PlanetaryState, seat: string): readonly Unit[] =>
  armiesInOrder(state)
    .filter((army) => army.owner === seat)
    .flatMap(livingUnitsOf);

/** Turn in which a seat may have a very rare item again after its losses, now or before; 0 where it has lost none. */
function turnAgain(
  state: PlanetaryState,
  seat: string,
  isIt: (key: string) => boolean,
  losesNow: boolean,
): number {
  const turns = (state.losses[seat] ?? []).filter((each) => isIt(each.typeKey)).map((each) => each.turn);
  return Math.max(0, ...[...turns, ...(losesNow ? [state.turn] : [])].map((each) => each + VERY_RARE_WAIT));
}

/**
 * PLN-GEN-11 Rare, very rare, special characters: why so many new ones of a type may not be built; empty where they may.
 * `leaving`: ids of units that are disbanded in the same command, and so count as lost.
 */
export function judgeRare(
  state: PlanetaryState,
  seat: string,
  type: UnitType,
  count: number,
  path: InputPath,
  leaving: readonly string[] = [],
): readonly Violation[] {
  if (count === 0 || !isLimited(state, seat, type)) return [];
  const found: Violation[] = [];
  const owned = livingUnits(state, seat).filter((each) => shareLimit(state, each.typeKey, type.key));
  const disbanded = owned.filter((each) => leaving.includes(each.id));
  if (owned.length - disbanded.length + count > 1) {
    found.push(violation('PLN-GEN-11', 'SECOND_RARE_UNIT', path, { seat, type: type.key }));
  }
  const losesNow = disbanded.some((each) => isSameItem(each.typeKey, type.key));
  const again = turnAgain(state, seat, (key) => isSameItem(key, type.key), losesNow);
  if (type.specialCharacter && again > 0) {
    found.push(violation('PLN-GEN-11', 'CHARACTER_DEAD', path, { type: type.key }));
  }
  if (limitOf(state, seat, type) === 'VERY_RARE' && state.turn < again) {
    found.push(violation('PLN-GEN-11', 'LOST_TOO_RECENTLY', path, { type: type.key, turn: again }));
  }
  const foe = ruleOf(state, seat, 'unit', shortKey(type))?.whileInGame;
  if (foe !== undefined && !activePlayers(state).some((each) => each.race === foe)) {
    found.push(violation('RACE-IMP-01', 'RACE_NOT_IN_GAME', path, { type: type.key, race: foe }));
  }
  return found;
}

/** A thing that a unit is to get, and where it is told. */
export interface NewThing {
  readonly key: string;
  readonly path: InputPath;
}

/** RACE-PROD-07: why a seat may not have these rare and very rare things beside those that it has. */
export function judgeRareThings(
  state: PlanetaryState,
  seat: string,
  things: readonly NewThing[],
  leaving: readonly string[] = [],
): readonly Violation[] {
  const rules = (profileOfSeat(state, seat)?.limits ?? []).filter((each) => each.kind === 'wargear');
  return rules.flatMap((rule) => {
    const wanted = things.filter((each) => isItem(rule, each.key));
    if (wanted.length === 0) return [];
    const { path } = lastOf(wanted);
    const owned = livingUnits(state, seat).flatMap((unit) =>
      unit.options.flatMap((each) => (!each.lost && isItem(rule, each.key) ? [unit.id] : [])),
    );
    const kept = owned.filter((each) => !leaving.includes(each));
    const again = turnAgain(state, seat, (key) => isItem(rule, key), kept.length < owned.length);
    return [
      ...(kept.length + wanted.length > 1
        ? [violation('RACE-PROD-07', 'SECOND_RARE_THING', path, { thing: rule.item })]
        : []),
      ...(rule.limit === 'VERY_RARE' && state.turn < again
        ? [violation('RACE-PROD-07', 'THING_LOST_TOO_RECENTLY', path, { thing: rule.item, turn: again })]
        : []),
    ];
  });
}

/** PLN-GEN-11, RACE-PROD-07: what of units that are lost counts as such, units and what they carried. */
const rareAmong = (state: PlanetaryState, owner: string, units: readonly Unit[]): readonly string[] =>
  units.flatMap(({ typeKey, options }) => {
    const type = unitTypeBy(state, typeKey);
    const carried = options
      .filter((each) => !each.lost)
      .flatMap(({ key }) => ruleOf(state, owner, 'wargear', key)?.item ?? []);
    return [...(type && isLimited(state, owner, type) ? [typeKey] : []), ...carried];
  });

/**
 * Emits an event by which an army may lose units, or its owner, and says after it what rare things they have lost
 * (PLN-GEN-11, RACE-PROD-07).
 */
export function emitLoss(
  table: PlanetaryTable,
  id: string,
  event: PlanetaryEvent,
  because: Parameters<PlanetaryTable['emit']>[1],
): void {
  const before = armyOf(table.state, id);
  table.emit(event, because);
  const { state } = table;
  if (!before || !state.saysLosses || !state.players[before.owner]) return;
  const { owner: seat } = before;
  const after = armyOf(state, id);
  const left = after?.owner === seat ? livingUnitsOf(after).map((each) => each.id) : [];
  const lost = livingUnitsOf(before).filter((each) => !left.includes(each.id));
  const losses = rareAmong(state, seat, lost).map((typeKey) => ({ typeKey, turn: state.turn }));
  if (losses.length === 0) return;
  table.emit({ type: 'planetary.RareThingsLost', data: { seat, army: id, losses } }, ['PLN-GEN-11']);
}

/** What a seat has lost that is rare (PLN-GEN-11): the whole list where only such things are noted. */
export const rareLosses = (state: PlanetaryState, seat: string): readonly Loss[] =>
  (state.losses[seat] ?? []).filter(({ typeKey }) => {
    if (state.saysLosses) return true;
    const type = unitTypeBy(state, typeKey);
    return type ? isLimited(state, seat, type) : ruleOf(state, seat, 'wargear', typeKey) !== undefined;
  });

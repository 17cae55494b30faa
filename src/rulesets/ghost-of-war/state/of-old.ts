/**
 * What events and campaigns of old do not say, as it was worked out when they were stored: for ever as it was then
 * (decision 0047). No rule judges by it.
 */
import type { FactionResource } from '../data/resources.js';
import type { Divination, Foresight, Relation } from './factions.js';

/** Whether confidence ended with a change of relation. */
export const confidenceEnded = (to: Relation): boolean => to !== 'ALLIED';

/** What a faction foresaw, with what it has just foreseen. */
export const foreseenWith = (
  known: readonly Foresight[],
  round: number,
  seen: Foresight,
): readonly Foresight[] => [...known.filter((each) => each.round >= round - 1), seen];

/** What a faction had divined, with what it has just divined. */
export const divinedWith = (
  known: readonly Divination[],
  round: number,
  divined: Divination,
): readonly Divination[] => [
  ...known.filter((each) => each.round >= round && each.system !== divined.system),
  divined,
];

/** Effects that still lasted in a round. */
export const lasting = <E extends { readonly until: number }>(
  effects: readonly E[],
  round: number,
): readonly E[] => effects.filter((each) => each.until >= round);

/** Whether a planet was still screened after a roll for a resource. */
export const stillScreened = (screened: boolean, resource: FactionResource): boolean =>
  screened && resource !== 'Neophytes';

/** Who could still throw a die of a roll again, after one of them has. */
export const holdersAfter = (
  holders: readonly string[],
  thrower: { readonly character: string; readonly rerollsLeft: number },
  left: number,
): readonly string[] =>
  left === 0 ? [] : holders.filter((each) => each !== thrower.character || thrower.rerollsLeft > 0);

/** Experience of the better of several battles. */
export const better = (before: number, now: number): number => Math.max(before, now);

/** Numbers in one row for all owners. */
export const inOneRow = (
  kind: string,
  last: number,
  count: number,
): readonly { readonly id: string; readonly number: number }[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${kind}-${last + 1 + at}`, number: last + 1 + at }));

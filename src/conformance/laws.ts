import { isDeepStrictEqual } from 'node:util';
import type { DraftEvent } from '../kernel/index.js';
import {
  fold,
  isPlatformType,
  openPlayed,
  type AnyRuleset,
  type PlatformEvent,
  type Played,
} from '../engine/index.js';

/** Promises of every ruleset that these events break, in plain words: books balance, folding gives the state. */
export function brokenLaws(
  ruleset: AnyRuleset,
  events: readonly DraftEvent[],
  played: Played,
  timelineId: string,
): readonly string[] {
  return [
    ...booksThatDoNotBalance(ruleset, events, played),
    ...replayDiffers(ruleset, events, played, timelineId),
  ];
}

function booksThatDoNotBalance(
  ruleset: AnyRuleset,
  events: readonly DraftEvent[],
  played: Played,
): readonly string[] {
  const sums = new Map<string, number>();
  for (const event of events.filter((each) => !isPlatformType(each.type))) {
    for (const { account, amount } of ruleset.postings(event)) {
      sums.set(account, (sums.get(account) ?? 0) + amount);
    }
  }
  const balances = ruleset.balances(played.state);
  return [...new Set([...sums.keys(), ...Object.keys(balances)])]
    .filter((account) => (sums.get(account) ?? 0) !== (balances[account] ?? 0))
    .map((account) => `${account}: postings ${sums.get(account) ?? 0}, balance ${balances[account] ?? 0}`);
}

function replayDiffers(
  ruleset: AnyRuleset,
  events: readonly DraftEvent[],
  played: Played,
  timelineId: string,
): readonly string[] {
  const [first, ...rest] = events;
  const opened = first as DraftEvent & PlatformEvent & { type: 'timeline.Opened' };
  const replayed = rest.reduce(
    (before, event) => fold(ruleset, before, event, timelineId),
    openPlayed(ruleset, timelineId, opened),
  );
  return isDeepStrictEqual(replayed.state, played.state) ? [] : ['folding the events gives another state'];
}

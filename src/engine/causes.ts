import { isRollType, type DiceRolledData, type EventShape, type RuleId } from '../kernel/index.js';
import { isPlatformType } from './platform-events.js';
import type { AnyRuleset } from './ruleset.js';

/** What led to what within one decision, by the places of its events. */
export interface Causes {
  /** Notes the next event of the decision. */
  readonly note: (event: EventShape) => void;
  /** Place of the event that led to an outcome which is about to be recorded. */
  readonly of: (outcome: EventShape, because: readonly RuleId[]) => number;
}

/** Place of the input of a decision: what everything in it goes back to. */
export const INPUT = 0;

/**
 * Finds what led to an outcome: the roll that one of its rules asked for, thrown for a piece that it is about where
 * there is one; else the last event about one of its pieces of a type that the ruleset says leads to it, or a roll that one of
 * its rules asked for somebody else after that; else the input.
 */
export function newCauses(ruleset: AnyRuleset): Causes {
  const places = new Map<string, number>();
  let next = INPUT;
  const latest = (keys: readonly string[]): number | undefined =>
    keys.reduce<number | undefined>((last, key) => {
      const place = places.get(key);
      return place === undefined || (last !== undefined && last > place) ? last : place;
    }, undefined);

  return {
    note: (event) => {
      const place = next++;
      if (isRollType(event.type)) {
        const { key } = event.data as DiceRolledData;
        places.set(key.rule, place);
        places.set(about(key.rule, key.subject), place);
      } else if (!isPlatformType(event.type)) {
        for (const piece of ruleset.pieces(event)) places.set(about(event.type, piece), place);
      }
    },
    of: (outcome, because) => {
      if (isPlatformType(outcome.type)) return INPUT;
      const pieces = ruleset.pieces(outcome);
      const aboutThem = (names: readonly string[]): readonly string[] =>
        names.flatMap((name) => pieces.map((piece) => about(name, piece)));
      const leading = latest(aboutThem(ruleset.causes(outcome)));
      const rolled = latest(because);
      // A roll for somebody else counts only where nothing about its own pieces has come after it.
      const other = leading !== undefined && rolled !== undefined ? Math.max(leading, rolled) : undefined;
      return latest(aboutThem(because)) ?? other ?? rolled ?? leading ?? INPUT;
    },
  };
}

/** A rule or a type of event, with a piece; neither of them has a blank in its name. */
const about = (name: string, piece: string): string => `${name} ${piece}`;

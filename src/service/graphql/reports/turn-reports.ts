import { Injectable } from '@nestjs/common';
import { currentShape, type BattleView, type CommonViews } from '../../../engine/index.js';
import {
  makeTurnReport,
  type TurnFacts,
  type TurnReport,
  type WordedEvent,
} from '../../../reporting/index.js';
import type { PositionResult, ShownEvent, TurnOnRecord } from '../../contracts/index.js';
import { namingOf, type Naming } from '../messages/names.js';
import { namesIn, sentenceWithNames, type NameOf } from '../messages/things.js';
import { summaryOf } from '../messages/summary.js';
import { mapOf } from '../presenters/maps.js';
import { Rules } from '../rules.js';
import { faceOfType } from '../rulesets/faces.js';
import { dueInWords } from './due-words.js';

/** Characters of one sentence: more is cut. */
const MOST_OF_A_SENTENCE = 2000;

/** Puts what is on record of a turn into words, for everything that tells of it. */
@Injectable()
export class TurnReports {
  constructor(private readonly rules: Rules) {}

  /** The report with its map, which is large. */
  withMap(record: TurnOnRecord): TurnReport {
    return { ...this.of(record), map: mapOf(record.after, 'light') };
  }

  /** The report without its map. */
  of({ campaign, before, after, events, due, ...record }: TurnOnRecord): TurnReport {
    const { meta } = after.ruleset;
    const named = wordsOf(namingOf(campaign.seats));
    const nameOf = namesIn([before, after]);
    const ended = viewsOf(after);
    const facts: TurnFacts = {
      ...record,
      campaign: campaign.name,
      ruleset: meta.title,
      phases: meta.phases,
      seats: after.played.seats,
      viewer: after.viewer,
      before: viewsOf(before),
      after: { ...ended, battles: ended.battles.map((each) => inWords(each, nameOf, named)) },
      events: events
        .filter(({ type }) => !type.startsWith('dice.'))
        .map((each) => worded(each, nameOf, named)),
      due: dueInWords(due, after, this.rules, campaign.deadlines.schedule),
      map: null,
    };
    return makeTurnReport(facts);
  }
}

const viewsOf = ({ ruleset, played }: PositionResult) => {
  const views: CommonViews<unknown> = ruleset.views;
  const { state } = played;
  return { board: views.board(state), standings: views.standings(state), battles: views.battles(state) };
};

/** Names for ids, no longer than a sentence may be. */
const wordsOf =
  (named: Naming): Naming =>
  (sentence) => {
    const words = named(sentence);
    return words.length > MOST_OF_A_SENTENCE ? `${words.slice(0, MOST_OF_A_SENTENCE - 1)}…` : words;
  };

const inWords = (battle: BattleView, nameOf: NameOf, named: Naming): BattleView => ({
  ...battle,
  consequences: battle.consequences.map((each) => named(sentenceWithNames(each, nameOf))),
});

function worded(event: ShownEvent, nameOf: NameOf, named: Naming): WordedEvent {
  const { kind, turn, phase, type } = event;
  const ruleset = faceOfType(type)?.ruleset;
  const postings = ruleset ? ruleset.postings(currentShape(ruleset, event)) : [];
  return { kind, turn, phase, summary: named(summaryOf(event, nameOf)), postings };
}

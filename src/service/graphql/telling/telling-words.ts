import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Due } from '../../../engine/index.js';
import type { Moment } from '../../../kernel/index.js';
import type { CampaignRecord } from '../../../read-model/index.js';
import type { Notice, TurnReport, Wording, Words } from '../../contracts/index.js';
import { Teller } from '../../telling/teller.js';
import { namingOf, seatIn, type Naming } from '../messages/names.js';
import { summaryOf } from '../messages/summary.js';
import { Rules } from '../rules.js';
import { faceOf } from '../rulesets/faces.js';

/** Characters of one line. */
const MOST_OF_A_LINE = 500;

/** Puts into words what people are told beside the API, and lets the teller begin once it can. */
@Injectable()
export class TellingWords implements Wording, OnApplicationBootstrap {
  constructor(
    private readonly rules: Rules,
    private readonly teller: Teller,
  ) {}

  onApplicationBootstrap(): void {
    this.teller.start(this);
  }

  words(notice: Notice, campaign: CampaignRecord): Words {
    const named = namingOf(campaign.seats);
    const title = `${campaign.name}: ${this.titleOf(notice, campaign)}`;
    const lines = this.linesOf(notice, campaign, named);
    return { title: cut(title), lines: lines.map((line) => cut(named(line))) };
  }

  private titleOf(notice: Notice, campaign: CampaignRecord): string {
    switch (notice.kind) {
      case 'phase-closed':
        return `${phrase(campaign, notice.closed)} is closed. ${nowIs(campaign, notice.now)}`;
      case 'turn-report':
        return `turn ${notice.closed.turn} is over. ${nowIs(campaign, notice.now)}`;
      case 'reminder':
        return 'a deadline is near.';
      case 'promoted':
        return 'another timeline is the main one now.';
      case 'test':
        return 'this is a test. What happens in the campaign will be told here.';
    }
  }

  private linesOf(notice: Notice, campaign: CampaignRecord, named: Naming): readonly string[] {
    switch (notice.kind) {
      case 'phase-closed':
      case 'reminder':
        return this.dueLines(notice.due, campaign, named);
      case 'turn-report':
        return [...reportLines(notice), ...this.dueLines(notice.due, campaign, named)];
      case 'promoted':
        return notice.reason === '' ? [] : [`Reason: ${notice.reason}`];
      case 'test':
        return [];
    }
  }

  private dueLines(
    due: readonly Due[],
    { ruleset, seats }: CampaignRecord,
    named: Naming,
  ): readonly string[] {
    return due.map((each) => {
      const { seat, message, until } = this.rules.due(faceOf(ruleset.code), each, named, seatIn(seats));
      return `${seat?.name ?? each.seat}: ${message}${until === null ? '' : ` Until ${until}.`}`;
    });
  }
}

const reportLines = ({ events, more }: TurnReport): readonly string[] => [
  ...events.filter(({ type }) => !type.startsWith('dice.')).map(summaryOf),
  ...(more ? ['…'] : []),
];

const nowIs = (campaign: CampaignRecord, now: Moment | null): string =>
  now === null ? 'The campaign is over.' : `Now: ${phrase(campaign, now)}.`;

/** A turn and phase by the title that the ruleset gives it. */
function phrase({ ruleset }: CampaignRecord, { turn, phase }: Moment): string {
  const title = faceOf(ruleset.code)?.ruleset.meta.phases.find(({ code }) => code === phase)?.title;
  return `turn ${turn}, ${title ?? phase}`;
}

const cut = (line: string): string =>
  line.length > MOST_OF_A_LINE ? `${line.slice(0, MOST_OF_A_LINE - 1)}…` : line;

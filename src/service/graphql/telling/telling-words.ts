import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Due } from '../../../engine/index.js';
import type { Moment } from '../../../kernel/index.js';
import { oneLine, textLines, turnPaper, type Paper } from '../../../reporting/index.js';
import type { CampaignRecord } from '../../../read-model/index.js';
import { Inject } from '../../inject.js';
import { SETTINGS } from '../../ports.js';
import { addressOf, Settings } from '../../settings.js';
import type { Calendar, Notice, Wording, Words } from '../../contracts/index.js';
import { Teller } from '../../telling/teller.js';
import { AS_IT_STANDS, namingOf, seatIn } from '../messages/names.js';
import { clockOf } from '../reports/due-words.js';
import { TurnReports } from '../reports/turn-reports.js';
import { Rules } from '../rules.js';
import { faceOf } from '../rulesets/faces.js';
import { calendarFile } from './calendar-file.js';

/** Characters of one line. */
const MOST_OF_A_LINE = 500;

/** Puts into words what people are told beside the API, and lets the teller begin once it can. */
@Injectable()
export class TellingWords implements Wording, OnApplicationBootstrap {
  constructor(
    private readonly rules: Rules,
    private readonly turnReports: TurnReports,
    private readonly teller: Teller,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onApplicationBootstrap(): void {
    this.teller.start(this);
  }

  words(notice: Notice, campaign: CampaignRecord): Words {
    const named = namingOf(campaign.seats);
    const title = `${campaign.name}: ${this.titleOf(notice, campaign)}`;
    const lines = this.linesOf(notice, campaign);
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
      case 'code':
        return `your code is ${notice.code}`;
    }
  }

  private linesOf(notice: Notice, campaign: CampaignRecord): readonly string[] {
    switch (notice.kind) {
      case 'phase-closed':
      case 'reminder':
        return this.dueLines(notice.due, campaign);
      case 'turn-report':
        return reportLines(turnPaper(this.turnReports.of(notice.record)));
      case 'promoted':
        return notice.reason === '' ? [] : [`Reason: ${notice.reason}`];
      case 'test':
        return [];
      case 'code':
        return [
          `${notice.seat} of the campaign ${campaign.name} would like to be told by mails to this address what happens.`,
          `If that is you, enter this code: ${notice.code}`,
          'If it is not, do nothing: nothing else will come.',
        ];
    }
  }

  /** Deadlines as a file of calendars. */
  calendar(calendar: Calendar): string {
    const { campaign, due } = calendar;
    const named = namingOf(campaign.seats);
    const deadlines = due.flatMap((each) => {
      const { until, line } = this.inWords(each, campaign);
      return until === null ? [] : [{ until, line: named(line) }];
    });
    return calendarFile(calendar, deadlines, `${addressOf(this.settings)}/app/c/${campaign.id}`);
  }

  private dueLines(due: readonly Due[], campaign: CampaignRecord): readonly string[] {
    return due.map((each) => {
      const { until, line } = this.inWords(each, campaign);
      return until === null ? line : `${line} Until ${clockOf(campaign.deadlines.schedule)(until)}.`;
    });
  }

  private inWords(due: Due, { ruleset, seats }: CampaignRecord) {
    const { seat, message, until } = this.rules.due(faceOf(ruleset.code), due, AS_IT_STANDS, seatIn(seats));
    return { until, line: `${seat?.name ?? due.seat}: ${message}` };
  }
}

const reportLines = (paper: Paper): readonly string[] => [paper.about, ...textLines(paper)];

const nowIs = (campaign: CampaignRecord, now: Moment | null): string =>
  now === null ? 'The campaign is over.' : `Now: ${phrase(campaign, now)}.`;

/** A turn and phase by the title that the ruleset gives it. */
function phrase({ ruleset }: CampaignRecord, { turn, phase }: Moment): string {
  const title = faceOf(ruleset.code)?.ruleset.meta.phases.find(({ code }) => code === phase)?.title;
  return `turn ${turn}, ${title ?? phase}`;
}

function cut(text: string): string {
  const line = oneLine(text);
  return line.length > MOST_OF_A_LINE ? `${line.slice(0, MOST_OF_A_LINE - 1)}…` : line;
}

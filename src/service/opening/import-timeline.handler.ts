import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { diceVerifier } from '../../dice/index.js';
import type { AnyRuleset } from '../../engine/index.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { hashing } from '../../hashing/index.js';
import type { ReadModel } from '../../read-model/index.js';
import type { ExportHeader } from '../../timelines/export/format.js';
import type { Line } from '../../timelines/export/lines.js';
import { verifyExport } from '../../timelines/export/verify-export.js';
import type { VerificationReport } from '../../timelines/reports.js';
import { isStep, isWhole, isWithheld, type HistoryEntry } from '../../timelines/verification/history.js';
import { checkCommandId } from '../auth/administrators.js';
import { firstToken, firstTokenAgain } from '../auth/first-token.js';
import { secretHash } from '../auth/secrets.js';
import type { ServiceKey } from '../auth/service-key.js';
import { CampaignLog } from '../campaigns/campaign-log.js';
import { ImportTimelineCommand, ServiceError, type ImportResult } from '../contracts/index.js';
import { Dealing } from '../dealing.js';
import { Inject } from '../inject.js';
import { CLOCK, EVENT_STORE, READ_MODEL, RULESETS, SERVICE_KEY, type Clock } from '../ports.js';
import { KeyedMutex } from '../keyed-mutex.js';
import { openedBy, storeImported } from './imports.js';
import { Spool } from './spool.js';

type Problems = Extract<ImportResult, { kind: 'invalid' }>['problems'];
type Taken = Extract<ImportResult, { kind: 'imported' }>;
type Checked =
  | (Pick<Taken, 'judgedOtherwise'> & { readonly header: ExportHeader })
  | { readonly problems: Problems };

/** Takes in an exported timeline: verified as a whole from a spool before a single event is stored. */
@CommandHandler(ImportTimelineCommand)
export class ImportTimelineHandler implements ICommandHandler<ImportTimelineCommand> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_MODEL) private readonly readModel: ReadModel,
    @Inject(RULESETS) private readonly rulesets: readonly AnyRuleset[],
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SERVICE_KEY) private readonly key: ServiceKey,
    private readonly campaigns: CampaignLog,
    private readonly mutex: KeyedMutex,
    private readonly dealing: Dealing,
  ) {}

  async execute(command: ImportTimelineCommand): Promise<ImportResult> {
    checkCommandId(command.commandId);
    if (!command.session.admin) {
      throw command.session.holder === 'anonymous'
        ? new ServiceError('UNAUTHENTICATED', 'Importing needs the admin token')
        : new ServiceError('FORBIDDEN', 'Importing is for the admin');
    }
    const spool = await Spool.open();
    try {
      const checked = await this.check(spool.recording(command.lines));
      if ('problems' in checked) return { kind: 'invalid', problems: checked.problems };
      return await this.mutex.pass(checked.header.campaignId, () => this.take(command, checked, spool));
    } finally {
      await spool.close();
    }
  }

  private async check(lines: AsyncIterable<Line>): Promise<Checked> {
    const hidden: number[] = [];
    const find = (code: string): AnyRuleset | undefined =>
      this.rulesets.find((each) => each.meta.code === code);
    const tools = { hashing, dice: diceVerifier };
    const verified = await verifyExport(lines, find, tools, (entry, line) => {
      if (hides(entry)) hidden.push(line);
    });
    const { sound, header, problems, report, lineOf } = verified;
    const found = [
      ...problems,
      ...hidden.map((line) => ({ line, message: 'What hides an event cannot be played on from' })),
      ...(report?.checks ?? []).flatMap(({ name, problems: wrong }) =>
        wrong.map(({ revision, message }) => ({ line: lineOf(revision), message: `${name}: ${message}` })),
      ),
    ];
    if (sound && header && report && found.length === 0)
      return { header, judgedOtherwise: judgedOtherwise(report.judgedOtherwise, lineOf) };
    return { problems: found.length > 0 ? found : [{ line: 1, message: 'The file is not sound' }] };
  }

  private async take(
    { session, commandId }: ImportTimelineCommand,
    { header, judgedOtherwise }: Extract<Checked, { readonly header: ExportHeader }>,
    spool: Spool,
  ): Promise<ImportResult> {
    const { campaignId, timelineId } = header;
    const imported = { kind: 'imported' as const, campaignId, timelineId, judgedOtherwise };
    this.dealing.checkHere(campaignId);
    const there = await this.campaigns.load(campaignId);
    if (there?.events[0]?.commandId === commandId && there.events[0].actor === 'admin') {
      await this.readModel.projector.caughtUp();
      return { ...imported, arbiterToken: firstTokenAgain(this.key, session, there, this.clock()) };
    }
    if (there) return { kind: 'invalid', problems: [{ line: 1, message: 'The campaign is here already' }] };
    const stored = await storeImported(this.store, spool.lines());
    if (stored.kind === 'conflict') {
      return {
        kind: 'invalid',
        problems: [{ line: stored.line, message: 'Another timeline has this id here' }],
      };
    }
    const token = firstToken(this.key, campaignId, commandId);
    const by = { actor: 'admin', commandId, at: this.clock() };
    const { campaign, arbiter } = openedBy(stored.opened, timelineId);
    const claim = { seat: arbiter, tokenHash: secretHash(token), codeHash: null };
    await this.campaigns.open(campaignId, by, [
      { type: 'campaign.Opened', data: campaign },
      ...(arbiter === '' ? [] : [{ type: 'campaign.SeatClaimed' as const, data: claim }]),
    ]);
    await this.readModel.projector.caughtUp();
    return { ...imported, arbiterToken: arbiter === '' ? null : token };
  }
}

/** What the rules here would judge otherwise stands as it was decided: whoever takes it in is told. */
const judgedOtherwise = (
  { commands, first }: VerificationReport['judgedOtherwise'],
  lineOf: (revision: number) => number,
): Taken['judgedOtherwise'] => ({
  commands,
  first: first.map(({ revision, ...each }) => ({ ...each, line: lineOf(revision) })),
});

const hides = (entry: HistoryEntry): boolean =>
  isStep(entry) ? entry.events.length === 0 || !entry.events.every(isWhole) : isWithheld(entry);

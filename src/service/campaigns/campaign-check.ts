import type { EventStore } from '../../event-store/event-store.port.js';
import { hashing } from '../../hashing/index.js';
import {
  administrationOf,
  campaignStream,
  foldAdministration,
  type CampaignRecord,
  type ReadModel,
  type RecordedAdministration,
} from '../../read-model/index.js';
import type { VerificationReport } from '../../timelines/reports.js';
import { chainHash, NO_HASH } from '../../timelines/steps.js';
import { newFindings, type Findings } from '../../timelines/verification/findings.js';

/**
 * Verifies the administration of a campaign (seats, tokens, promotions), which is in no export: every record can be
 * read, follows from the one before, and speaks of timelines that there are. Problems name the record, 0-based.
 */
export async function checkCampaign(
  store: EventStore,
  readModel: ReadModel,
  campaignId: string,
): Promise<VerificationReport['checks'][number]> {
  const findings = newFindings('campaign');
  let record: CampaignRecord | null = null;
  let previous = NO_HASH;
  for await (const stored of store.read(campaignStream(campaignId))) {
    const { index, body, hash } = stored;
    findings.examine();
    if (chainHash(previous, body, hashing) !== hash)
      findings.problem(index, 'The hash does not follow from the record and the hash before it');
    previous = hash;
    try {
      const event = administrationOf(stored);
      checkPlace(findings, index, event, campaignId);
      record = foldAdministration(record, event);
      await checkTimeline(findings, index, event, readModel);
    } catch (fault) {
      findings.problem(index, `The record cannot be read: ${String(fault)}`);
    }
  }
  if (!record) findings.problem(0, 'Nothing says how the campaign was opened');
  return findings.report();
}

function checkPlace(
  findings: Findings,
  index: number,
  { type, campaignId: own }: RecordedAdministration,
  campaignId: string,
): void {
  if (own !== campaignId) findings.problem(index, 'The record is of another campaign');
  if ((type === 'campaign.Opened') !== (index === 0)) {
    findings.problem(index, 'A campaign is opened once, with its first record');
  }
}

async function checkTimeline(
  findings: Findings,
  index: number,
  { type, data, campaignId }: RecordedAdministration,
  { history }: ReadModel,
): Promise<void> {
  if (type !== 'campaign.Opened' && type !== 'campaign.TimelinePromoted') return;
  const id = type === 'campaign.Opened' ? data.mainTimeline : data.timelineId;
  const facts = await history.facts(id);
  if (facts?.campaignId !== campaignId) findings.problem(index, `The campaign has no timeline ${id}`);
}

import type { QueryBus } from '@nestjs/cqrs';
import { mayKnow, type AnyRuleset, type FoldedTimeline } from '../../src/engine/index.js';
import type { RecordedEvent, Viewer } from '../../src/kernel/index.js';
import { html, markdown, text, turnPaper, type Paper, type TurnReport } from '../../src/reporting/index.js';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { EPIC } from '../../src/rulesets/epic/index.js';
import { GHOST_OF_WAR } from '../../src/rulesets/ghost-of-war/index.js';
import { META_CAMPAIGN } from '../../src/rulesets/meta-campaign/index.js';
import { PLANETARY } from '../../src/rulesets/planetary/index.js';
import { SPACE_EMPIRES } from '../../src/rulesets/space-empires/index.js';
import {
  CampaignQuery,
  DeadlinesQuery,
  DueQuery,
  EventsQuery,
  PositionQuery,
  type PositionResult,
  type TurnOnRecord,
} from '../../src/service/contracts/index.js';
import { BattleBriefs } from '../../src/service/graphql/reports/battle-briefs.js';
import { OrderSheets } from '../../src/service/graphql/reports/order-sheets.js';
import { TurnReports } from '../../src/service/graphql/reports/turn-reports.js';
import { Rules } from '../../src/service/graphql/rules.js';
import { registerFaces } from '../../src/service/graphql/rulesets/faces.js';
import { FACES } from '../../src/service/graphql/rulesets/registry.js';
import { replay } from '../../src/timelines/index.js';
import { goldenEvents, readGolden } from '../golden-campaigns/playing.js';

/** A turn of a golden campaign, and whose eyes it is told for. */
interface Told {
  readonly name: string;
  readonly ruleset: AnyRuleset;
  readonly campaign: string;
  readonly turn: number;
  readonly viewer: Viewer;
}

const EVERYBODY: Viewer = { kind: 'public' };
const FIRST: Viewer = { kind: 'seat', seat: 'seat-1', role: 'player' };

/** Turns in which there is much to be told. */
export const TOLD: readonly Told[] = [
  { name: 'planetary', ruleset: PLANETARY, campaign: 'planetary-battles', turn: 3, viewer: FIRST },
  { name: 'sector', ruleset: GHOST_OF_WAR, campaign: 'sector', turn: 3, viewer: FIRST },
  { name: 'edc', ruleset: META_CAMPAIGN, campaign: 'meta-campaign', turn: 2, viewer: FIRST },
  { name: 'space-empires', ruleset: SPACE_EMPIRES, campaign: 'space-empires', turn: 3, viewer: EVERYBODY },
  { name: 'epic', ruleset: EPIC, campaign: 'epic', turn: 2, viewer: EVERYBODY },
];

const POLICY = "default-src 'none'";

/** A report in every format, by the ending of its file. */
export const formatsOf = (report: TurnReport) => {
  const paper = turnPaper(report);
  return { html: html(paper, POLICY), ...plainFormatsOf(paper) };
};

/** A paper without pictures, by the ending of its file. */
export const plainFormatsOf = (paper: Paper) => ({ md: markdown(paper), txt: text(paper) });

/** The report as the service makes it, without a service. */
export function reportOf({ ruleset, campaign, turn, viewer }: Told): TurnReport {
  registerFaces(FACES);
  return new TurnReports(new Rules(loadCatalogs())).withMap(recordOf(ruleset, campaign, turn, viewer));
}

function recordOf(ruleset: AnyRuleset, campaign: string, turn: number, viewer: Viewer): TurnOnRecord {
  const events = goldenEvents(readGolden(campaign));
  const ends = (of: number) => events.findLastIndex((each) => each.turn <= of);
  const at = (index: number) => positionAt(ruleset, events.slice(0, index + 1), viewer);
  const [before, after] = [at(Math.max(0, ends(turn - 1))), at(ends(turn))];
  const now = ruleset.moment(after.whole.state);
  const known = events.filter(
    (each) => each.turn === turn && each.kind !== 'roll' && mayKnow(ruleset.meta, each.audience, viewer, now),
  );
  return {
    campaign: campaignOf(after.whole, events, ruleset),
    turn,
    now,
    over: false,
    before: before.seen,
    after: after.seen,
    events: known.map((each) => ({ ...each, place: 0 })),
    more: false,
    due: ruleset.due(after.seen.played.state),
  };
}

function positionAt(ruleset: AnyRuleset, events: readonly RecordedEvent[], viewer: Viewer) {
  const whole = replay(ruleset, events)!;
  const played = { ...whole, state: ruleset.redact(whole.state, viewer) as unknown };
  return { whole, seen: { ruleset, viewer, played } as unknown as PositionResult };
}

function campaignOf(
  { seats }: FoldedTimeline,
  [opened]: readonly RecordedEvent[],
  { meta }: AnyRuleset,
): TurnOnRecord['campaign'] {
  const { name } = opened!.data as { readonly name: string };
  return {
    name,
    seats,
    ruleset: { code: meta.code, version: meta.version },
    deadlines: { schedule: null },
  } as unknown as TurnOnRecord['campaign'];
}

/** A moment of a golden campaign at which a paper is made, before the first event that is so. */
interface Moment {
  readonly name: string;
  readonly ruleset: AnyRuleset;
  readonly campaign: string;
  readonly before: (event: RecordedEvent) => boolean;
  readonly viewer: Viewer;
}

/** Briefs of battles that are about to be reported. */
export const BRIEFS: readonly (Moment & { readonly battle: string })[] = [
  {
    name: 'planetary-brief',
    ruleset: PLANETARY,
    campaign: 'planetary-battles',
    before: ({ type, data }) => type === 'planetary.BattleReported' && data['battle'] === 'b3-1',
    viewer: FIRST,
    battle: 'b3-1',
  },
];

/** Order sheets of a seat that has orders to give. */
export const SHEETS: readonly Moment[] = [
  {
    name: 'planetary-orders',
    ruleset: PLANETARY,
    campaign: 'planetary-battles',
    before: ({ type }) => type === 'planetary.OrdersSubmitted',
    viewer: FIRST,
  },
];

/** A bus that answers for one moment of a golden campaign. */
function busAt({ ruleset, campaign, before, viewer }: Moment): QueryBus {
  registerFaces(FACES);
  const events = goldenEvents(readGolden(campaign));
  const at = events.findIndex(before);
  const { seen, whole } = positionAt(ruleset, events.slice(0, at), viewer);
  const position = {
    ...seen,
    timeline: { id: 'golden', campaignId: 'golden' },
    head: ruleset.moment(whole.state),
  };
  const answers = new Map<unknown, unknown>([
    [PositionQuery, position],
    [CampaignQuery, campaignOf(whole, events, ruleset)],
    [DueQuery, ruleset.due(seen.played.state).filter(({ seat }) => 'seat' in viewer && seat === viewer.seat)],
    [EventsQuery, { edges: [] }],
    [DeadlinesQuery, { schedule: null }],
  ]);
  const execute = (query: object): Promise<unknown> => Promise.resolve(answers.get(query.constructor));
  return { execute } as unknown as QueryBus;
}

const SOMEBODY = { admin: false, seats: [], holder: 'golden' };

export const briefOf = (moment: (typeof BRIEFS)[number]): Promise<Paper> =>
  new BattleBriefs(busAt(moment)).of(SOMEBODY, 'golden', moment.battle);

export const sheetOf = (moment: Moment): Promise<Paper> =>
  new OrderSheets(busAt(moment), new Rules(loadCatalogs())).of(SOMEBODY, 'golden');

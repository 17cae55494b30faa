import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  adjudicate,
  adjudicateOpening,
  awaitedFrom,
  enterFaces,
  openingParameters,
  type AnyRuleset,
  type CommandShape,
  type ParameterValues,
  type FoldedTimeline,
  type Verdict,
} from '../../src/engine/index.js';
import type { EnteredFaces } from '../../src/dice/index.js';
import { digest, hashing } from '../../src/hashing/index.js';
import type { JsonObject, RecordedEvent, Seat } from '../../src/kernel/index.js';
import { exportLines, historyFor, NO_HASH, recordEvents } from '../../src/timelines/index.js';
import { commitment, diceOf, type ChronicleDice } from '../recorded/chronicle.js';
import { KEY } from '../recorded/dice-keys.js';
import { saidAtTable, thrown } from './table-dice.js';

const AT = '2025-01-10T19:30:00.000Z';
/** Dice of all golden campaigns. */
export const GOLDEN_DICE = { key: KEY, domain: 1 };
const TIMELINE = 'golden';

/** A campaign that is to be played, of any ruleset. */
export interface GoldenOpening {
  readonly ruleset: AnyRuleset;
  readonly name: string;
  /** The last one is the arbiter. */
  readonly seats: readonly Seat[];
  readonly position: unknown;
  readonly parameters: ParameterValues;
  /** The scenario that the position is of; none where the campaign begins with a position of its own. */
  readonly scenario?: { readonly code: string; readonly parameters?: ParameterValues };
}

export interface GoldenGame {
  readonly events: readonly RecordedEvent[];
  readonly played: FoldedTimeline;
}

interface Speech {
  readonly seat: string;
  readonly command: CommandShape;
}

/**
 * The next thing that somebody says; null when there is nothing more to say.
 * @param leadsTo types of the events that a speech would lead to; null where it would be refused
 */
export type Speaker = (
  // oxlint-disable-next-line typescript/no-explicit-any
  state: any,
  // oxlint-disable-next-line typescript/no-explicit-any
  accepted: (said: any) => boolean,
  leadsTo: (said: Speech) => readonly string[] | null,
) => Speech | null;

/**
 * Plays a campaign with committed dice of a fixed key, unless others are given, and records it as a store would. Table
 * dice (`root` null) are thrown as they are asked for.
 */
export function playGolden(
  { ruleset, name, seats, position, parameters, scenario }: GoldenOpening,
  next: Speaker,
  root: ChronicleDice = GOLDEN_DICE,
): GoldenGame {
  const { code, version, parameters: definitions } = ruleset.meta;
  const arbiter = seats.at(-1)!;
  const opened = {
    campaignId: 'golden',
    name,
    ruleset: { code, version },
    parameters: openingParameters(definitions, scenario, parameters),
    seats,
    scenario: scenario?.code ?? null,
    position: JSON.parse(JSON.stringify(position)) as JsonObject,
    dice: commitment(root),
  };
  const by = { actor: { seat: arbiter.id, role: 'arbiter' }, at: AT, timelineId: TIMELINE } as const;
  const envelopeOf = (seat: string) => {
    const { role } = seats.find((each) => each.id === seat)!;
    return { actor: { seat, role }, at: AT, timelineId: TIMELINE };
  };
  const tools = (seat: string, entered: readonly EnteredFaces[] = []) => ({
    dice: diceOf(root, entered, seat),
    digest,
  });
  const judge = (played: FoldedTimeline, { seat, command }: Speech): Verdict =>
    saidAtTable((entered) =>
      adjudicate(ruleset, played, { command, ...envelopeOf(seat) }, tools(seat, entered)),
    );
  const enter = (played: FoldedTimeline, seat: string): Verdict => {
    const envelope = envelopeOf(seat);
    const said = { dice: thrown(awaitedFrom(ruleset, played, envelope.actor)), faces: [], rest: false };
    return enterFaces(ruleset, played, said, envelope, tools(seat));
  };
  let game = keep(
    { events: [], played: null! },
    saidAtTable((entered) => adjudicateOpening(ruleset, opened, by, tools(arbiter.id, entered))),
    arbiter.id,
    seats,
  );
  for (;;) {
    const { played } = game;
    const { waiting } = played;
    if (waiting) {
      game = keep(game, enter(played, waiting.actor), waiting.actor, seats);
      continue;
    }
    const leadsTo = (each: Speech) => {
      const verdict = judge(played, each);
      return verdict.kind === 'accepted' ? verdict.events.map(({ type }) => type) : null;
    };
    const said = next(played.state, (each: Speech) => leadsTo(each) !== null, leadsTo);
    if (!said) return game;
    game = keep(game, judge(played, said), said.seat, seats);
  }
}

function keep({ events }: GoldenGame, verdict: Verdict, actor: string, seats: readonly Seat[]): GoldenGame {
  if (verdict.kind !== 'accepted') throw new Error(JSON.stringify(verdict));
  const revision = events.length;
  const recorded = recordEvents(
    verdict.events,
    {
      timelineId: TIMELINE,
      commandId: `command-${revision}`,
      actor,
      at: AT,
      seats,
      revision,
      previousHash: events.at(-1)?.hash ?? NO_HASH,
      newId: (index) => `event-${revision + index}`,
      newSalt: (index) => `salt-${revision + index}`,
      stepSalt: `step-${revision}`,
    },
    hashing,
  );
  return { events: [...events, ...recorded.map(({ event }) => event)], played: verdict.played };
}

const FOLDER = dirname(fileURLToPath(import.meta.url));
const pathOf = (name: string): string => join(FOLDER, `${name}.ndjson.gz`);

/** Writes the export of a campaign as it would be downloaded, gzipped. */
export async function writeGolden({ ruleset, name }: GoldenOpening, { events }: GoldenGame): Promise<void> {
  const { code, version } = ruleset.meta;
  const header = {
    campaignId: 'golden',
    timelineId: TIMELINE,
    name,
    ruleset: { code, version },
    lineage: [TIMELINE],
    reader: 'all' as const,
  };
  const lines: string[] = [];
  const history = historyFor('all', events, () => true, hashing);
  for await (const line of exportLines(header, history, hashing)) lines.push(line);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(pathOf(name), gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
}

export const readGolden = (name: string): readonly string[] =>
  gunzipSync(readFileSync(pathOf(name)))
    .toString('utf8')
    .trimEnd()
    .split('\n');

/** The events of a golden campaign; lines of steps are between them. */
export const goldenEvents = (lines: readonly string[]): readonly RecordedEvent[] =>
  lines
    .slice(1, -1)
    .map((line) => JSON.parse(line) as RecordedEvent | { readonly step: number })
    .flatMap((each) => ('step' in each ? [] : [each]));

import type { Hashing, Json } from '../../kernel/index.js';
import type { HistoryEntry, HistoryStep, StepEvent } from '../verification/history.js';
import type { ExportHeader, ExportTrailer } from './format.js';
import { HEADER, OWN_HASH_EVENT, STEP, STEP_EVENT, TRAILER } from './line-shapes.js';
import { parseLine, type Line } from './lines.js';

/** What is wrong with a file, and in which line (1-based). */
export interface LineProblem {
  readonly line: number;
  readonly message: string;
}

export type ExportPart =
  | { readonly kind: 'header'; readonly line: number; readonly header: ExportHeader }
  /** Of a step the line is its first. */
  | { readonly kind: 'entry'; readonly line: number; readonly entry: HistoryEntry }
  | { readonly kind: 'trailer'; readonly line: number; readonly trailer: ExportTrailer }
  | { readonly kind: 'problem'; readonly line: number; readonly message: string };

type Value = { readonly [name: string]: Json | undefined };
type Part = Extract<ExportPart, { kind: 'entry' }>;

/**
 * Reads the lines of an export: header, steps with their events (before them events with hashes of their own), trailer, in
 * this order, each line canonical JSON. Ends after the first problem: what follows a bad line cannot be trusted.
 */
export async function* readExport(
  lines: AsyncIterable<Line> | Iterable<Line>,
  hashing: Hashing,
): AsyncGenerator<ExportPart> {
  const body = newBody();
  let line = 0;
  let closed = false;
  for await (const content of lines) {
    line += 1;
    const problem = (message: string): ExportPart => ({ kind: 'problem', line, message });
    if (closed) return yield problem('Something follows the trailer');
    const parsed = parseLine(content, hashing);
    if ('fault' in parsed) return yield problem(parsed.fault);
    const value = parsed.value as Value;
    if (line === 1) {
      const fault = HEADER(value, '');
      if (fault !== undefined) return yield problem(fault);
      body.begin(value as unknown as ExportHeader);
      yield { kind: 'header', line, header: value as unknown as ExportHeader };
      continue;
    }
    const ended = isTrailer(value) || isStepLine(value) ? body.endStep() : undefined;
    if (ended) yield ended;
    if (isTrailer(value)) {
      const fault = TRAILER(value, '') ?? body.close(value as unknown as ExportTrailer);
      if (fault !== undefined) return yield problem(fault);
      closed = true;
      yield { kind: 'trailer', line, trailer: value as unknown as ExportTrailer };
      continue;
    }
    const taken = body.take(line, value);
    if (typeof taken === 'string') return yield problem(taken);
    if (taken) yield taken;
  }
  if (closed) return;
  const message = line === 0 ? 'The file is empty' : 'The file ends without its trailer';
  yield { kind: 'problem', line: line + 1, message };
}

const has = (value: Json, name: string): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && name in value;
const isTrailer = (value: Json): boolean => has(value, 'trailer');
const isStepLine = (value: Json): boolean => has(value, 'leaves');

/** Everything between header and trailer, put together to entries. */
function newBody() {
  const counts = { events: 0, steps: 0 };
  let version: ExportHeader['version'] = 1;
  let reader: ExportHeader['reader'];
  let lastHash = '';
  let open: { readonly line: number; readonly step: HistoryStep; readonly events: StepEvent[] } | undefined;

  const beginStep = (line: number, value: Value): string | undefined => {
    const fault = version === 1 ? 'Files of version 1 have no steps' : STEP(value, '');
    if (fault !== undefined) return fault;
    const events: StepEvent[] = [];
    open = { line, events, step: { ...(value as unknown as HistoryStep), events } };
    counts.steps += 1;
    lastHash = open.step.hash;
    return undefined;
  };

  const takeStepEvent = (value: Value, events: StepEvent[]): string | undefined => {
    const fault = STEP_EVENT(value, '');
    if (fault !== undefined) return fault;
    if ('kept' in value !== (reader !== 'all') && !('sealed' in value)) {
      return `An event for the reader ${reader} has another form`;
    }
    events.push(value as unknown as StepEvent);
    counts.events += 1;
    return undefined;
  };

  const takeOwnHash = (line: number, value: Value): Part | string => {
    const fault = OWN_HASH_EVENT(value, '');
    if (fault !== undefined) return fault;
    counts.events += 1;
    const entry = value as unknown as HistoryEntry;
    lastHash = entry.hash;
    return { kind: 'entry', line, entry };
  };

  return {
    begin: (header: ExportHeader): void => {
      ({ version, reader } = header);
    },
    take: (line: number, value: Value): Part | string | undefined => {
      if (isStepLine(value)) return beginStep(line, value);
      return open ? takeStepEvent(value, open.events) : takeOwnHash(line, value);
    },
    /** The step that is complete now, if there is one. */
    endStep: (): Part | undefined => {
      const ended = open && { kind: 'entry' as const, line: open.line, entry: open.step };
      open = undefined;
      return ended;
    },
    close: ({ events, hash, steps }: ExportTrailer): string | undefined => {
      if (events !== counts.events) return `The trailer counts ${events} events, not ${counts.events}`;
      if (version === 1 ? steps !== undefined : steps !== counts.steps)
        return `The trailer counts ${steps} steps, not ${counts.steps}`;
      return hash === lastHash ? undefined : 'The trailer names another last hash';
    },
  };
}

import { engineStage } from '../../src/conformance/engine-stage.js';
import type { CaseOpening, SeenEvent, Stage, StagedCommand } from '../../src/conformance/index.js';
import { tableDice } from '../../src/dice/index.js';
import { adjudicate, type FoldedTimeline } from '../../src/engine/index.js';
import { digest } from '../../src/hashing/index.js';
import {
  isSameJson,
  PUBLIC,
  type Json,
  type Seat,
  type Viewer,
  type Violation,
} from '../../src/kernel/index.js';

type Command = StagedCommand['command'];

/** What those who look on found out, and what they were not shown. */
export interface Eavesdropping {
  /** What a command that showed somebody none of its events changed for him: `BuildRoad: state.hexes.3,3.roads`. */
  readonly changes: Set<string>;
  /** What a refusal said that follows from nothing that was known: `BuildRoad: PLN-ROD-02/ROAD_STANDS`. */
  readonly refusals: Set<string>;
  /** Types of events that were hidden from somebody. */
  readonly hidden: Set<string>;
  /** Rules of rolls that were hidden from somebody. */
  readonly hiddenRolls: Set<string>;
  /** Commands that were tried. */
  tried: number;
}

export const newEavesdropping = (): Eavesdropping => ({
  changes: new Set(),
  refusals: new Set(),
  hidden: new Set(),
  hiddenRolls: new Set(),
  tried: 0,
});

interface Onlooker {
  readonly id: string;
  readonly viewer: Viewer;
  /** Null for one without a seat. */
  readonly seat: Seat | null;
}

/**
 * A stage on which every player looks on, and one without a seat. Where a command shows one of them none of its events,
 * nothing that he is shown may change. Before each command players try some for themselves, on the state and on what they
 * know of it: a refusal of the one should be a refusal of the other.
 */
export function overheardStage(opening: CaseOpening, tries: readonly Command[], ears: Eavesdropping): Stage {
  const stage = engineStage(opening);
  const { ruleset, seats } = opening;
  const onlookers: readonly Onlooker[] = [
    ...seats
      .filter((each) => each.role === 'player')
      .map((seat) => ({ id: seat.id, viewer: viewerOf(seat), seat })),
    { id: 'public', viewer: PUBLIC, seat: null },
  ];
  const placesSeen = async ({ id }: Onlooker): Promise<readonly number[]> =>
    (await stage.look(id).events()).map(({ place }) => place);
  const shownTo = ({ viewer }: Onlooker, state: unknown) => {
    // Views and options are made of nothing else.
    const known: unknown = ruleset.redact(state, viewer);
    return { state: known, due: ruleset.due(known) };
  };

  const listen = async (since: number): Promise<readonly Onlooker[]> => {
    const all = await stage.look(null).events();
    const unaware: Onlooker[] = [];
    for (const each of onlookers) {
      const seen = await placesSeen(each);
      noteHidden(ears, all, seen);
      if (all.length > since && !seen.some((place) => place >= since)) unaware.push(each);
    }
    return unaware;
  };

  return {
    ...stage,
    // The cases themselves are held to them.
    brokenLaws: () => Promise.resolve([]),
    async open() {
      const answer = await stage.open();
      if (answer.kind !== 'refused') await listen(0);
      return answer;
    },
    async play(command) {
      const was: unknown = await stage.look(null).state();
      const since = (await stage.look(null).events()).length;
      for (const { seat, viewer } of onlookers) {
        if (seat) tryAll(opening, { seat, viewer }, was, tries, ears);
      }
      const answer = await stage.play(command);
      if (answer.kind === 'refused' || answer.kind === 'invalid') return answer;
      const now: unknown = await stage.look(null).state();
      for (const each of await listen(since)) {
        if (each.id === command.seat) continue;
        for (const path of differences(shownTo(each, was), shownTo(each, now))) {
          ears.changes.add(`${command.command.type}: ${path}`);
        }
      }
      return answer;
    },
  };
}

const viewerOf = ({ id, role }: Seat): Viewer => ({ kind: 'seat', seat: id, role });

function noteHidden(ears: Eavesdropping, all: readonly SeenEvent[], seen: readonly number[]): void {
  const shown = new Set(seen);
  for (const { place, type, data } of all) {
    if (shown.has(place)) continue;
    ears.hidden.add(type);
    if (type === 'dice.DiceRolled') ears.hiddenRolls.add(String((data['key'] as { rule?: unknown }).rule));
  }
}

function tryAll(
  opening: CaseOpening,
  { seat, viewer }: { readonly seat: Seat; readonly viewer: Viewer },
  state: unknown,
  tries: readonly Command[],
  ears: Eavesdropping,
): void {
  const { ruleset } = opening;
  // What is numbered on, and when the phase began, tells nothing of a command.
  const { made, counts, nextOrder } = state as Record<string, unknown>;
  const known: unknown = { ...ruleset.redact(state, viewer), made, counts, nextOrder };
  for (const each of tries) {
    ears.tried += 1;
    const [said, expected] = [state, known].map((one) => refusalOf(opening, one, seat, each));
    for (const one of said!) {
      if (expected!.some((other) => isSameJson(other as unknown as Json, one as unknown as Json))) continue;
      ears.refusals.add(`${each.type}: ${one.rule}/${one.code}`);
    }
  }
}

/** Why a command is refused on a state; nothing where it is not, or where what is known is not enough to go on. */
function refusalOf(
  { ruleset, parameters }: CaseOpening,
  state: unknown,
  { id, role }: Seat,
  command: Command,
): readonly Violation[] {
  const played: FoldedTimeline = {
    state,
    campaignId: 'case',
    seats: [],
    parameters,
    rules: ruleset.meta.version,
    dice: { mode: 'table', commitment: null, turns: 0 },
    diceOwner: 'case',
    entropy: [],
    entropyOpen: false,
    rolls: 0,
    counters: {},
    countersTurn: 0,
  };
  const at = '2000-01-01T00:00:00.000Z';
  const envelope = { command, actor: { seat: id, role }, at, timelineId: 'case' };
  try {
    const verdict = adjudicate(ruleset, played, envelope, { dice: tableDice([]), digest });
    return verdict.kind === 'refused' ? verdict.violations : [];
  } catch {
    return [];
  }
}

/** Paths at which two values differ, with a `*` for each thing's id or place. */
function differences(one: unknown, other: unknown, path: readonly string[] = []): readonly string[] {
  if (isSameJson((one ?? null) as Json, (other ?? null) as Json)) return [];
  const [a, b] = [one, other].map((each) => (typeof each === 'object' && each !== null ? each : null));
  if (!a || !b) return [path.join('.')];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  const depth = path.length;
  return [...keys].flatMap((key) =>
    differences((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], [
      ...path,
      depth === 2 || /^\d+$/.test(key) ? '*' : key,
    ]),
  );
}

import { seededDice } from '../../src/dice/index.js';
import { adjudicate, fold, openTimeline, type FoldedTimeline } from '../../src/engine/index.js';
import { digest, hashing } from '../../src/hashing/index.js';
import { newEdit, type RecordedEvent } from '../../src/kernel/index.js';
import { PLANETARY, type PlanetaryState } from '../../src/rulesets/planetary/index.js';
import { goldenEvents, readGolden } from '../golden-campaigns/playing.js';

const EVENTS = goldenEvents(readGolden('planetary-races'));

/** Commands of the campaign that are judged twice: one of so many. */
const ONE_OF = 6;
/** Not records by id: their order may mean something. */
const AS_THEY_ARE: readonly string[] = ['parameters', 'victory'];

const turnedRound = <T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).reverse());

/** The same state with the entries of its records the other way round. */
const reversed = (state: PlanetaryState): PlanetaryState =>
  Object.fromEntries(
    Object.entries(state).map(([key, value]: [string, unknown]) =>
      typeof value !== 'object' || value === null || Array.isArray(value) || AS_THEY_ARE.includes(key)
        ? [key, value]
        : [key, turnedRound(value as Readonly<Record<string, unknown>>)],
    ),
  ) as unknown as PlanetaryState;

/** What follows from a command, as it would be stored. */
function verdictOf(
  played: FoldedTimeline<PlanetaryState>,
  { actor: seat, at, ...event }: RecordedEvent,
): string {
  const { role } = played.seats.find((each) => each.id === seat)!;
  const command = PLANETARY.commandOf(event as RecordedEvent);
  const envelope = { command, actor: { seat, role }, at, timelineId: 'golden' };
  const verdict = adjudicate(PLANETARY, played, envelope, { dice: seededDice('order'), digest });
  return verdict.kind === 'accepted' ? hashing.canonical(verdict.events as never) : JSON.stringify(verdict);
}

it('the order in which records were filled decides nothing (PLN-GEN-13)', () => {
  let played = openTimeline(PLANETARY, 'golden', EVENTS[0] as never) as FoldedTimeline<PlanetaryState>;
  let inputs = 0;
  let judged = 0;
  for (const event of EVENTS.slice(1)) {
    if (event.kind === 'input' && event.type.startsWith('planetary.')) {
      inputs += 1;
      if (inputs % ONE_OF === 0 || event.type === 'planetary.PhaseLocked') {
        judged += 1;
        const other = { ...played, state: reversed(played.state) };
        expect(verdictOf(other, event)).toBe(verdictOf(played, event));
      }
    }
    played = fold(PLANETARY, played, event, 'golden', newEdit()) as FoldedTimeline<PlanetaryState>;
  }
  expect(judged).toBeGreaterThan(100);
});

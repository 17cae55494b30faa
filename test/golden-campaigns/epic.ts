import type { RecordedEvent, Seat } from '../../src/kernel/index.js';
import { EPIC, type EpicCommand, type EpicState } from '../../src/rulesets/epic/index.js';
import { INPUT_TYPES } from '../../src/rulesets/epic/input-events.js';
import { everything, lateComers, PROFILES } from '../epic/armies.js';
import { asides, chanceOf, ideas, type Speech } from '../epic/battler.js';
import { playGolden, writeGolden, type GoldenGame, type GoldenOpening } from './playing.js';

type Accepted = (said: Speech) => boolean;

const ARBITER = 'arbiter';
const PLAYERS: readonly Seat[] = ['Steel', 'Ember'].map((name, at) => ({
  id: `seat-${at + 1}`,
  number: at + 1,
  name,
  role: 'player',
}));

/** A battle of everything, mustered first; each declaration waits for the other side, and fate cards are recorded. */
export const BATTLE: GoldenOpening = {
  ruleset: EPIC,
  name: 'epic',
  seats: [...PLAYERS, { id: ARBITER, number: 3, name: 'Arbiter', role: 'arbiter' }],
  position: everything(true),
  // Who is broken may rally however many markers there are, so that a Supreme Commander is of use.
  parameters: {
    objections: 'OPEN',
    fateCards: 'RECORDED',
    turnLimit: 6,
    rallyBarredIfMarkersAtLeastUnits: false,
  },
};

const COMMAND_TYPES = Object.keys(INPUT_TYPES) as readonly EpicCommand['type'][];

/** Commands that nobody has said; nobody gives up, as the battle is fought to its end. */
export function unsaid(events: readonly RecordedEvent[]): readonly string[] {
  const said = new Set(
    events
      .filter((each) => each.kind === 'input' && each.type.startsWith('epic.'))
      .map((each) => EPIC.commandOf(each).type),
  );
  return COMMAND_TYPES.filter((each) => each !== 'Concede' && !said.has(each));
}

/** Before the battle: what came late joins, one detachment leaves, both are ready. */
function mustering(state: EpicState): Speech | null {
  const late = lateComers();
  const missing = late.findIndex((each) => !Object.hasOwn(state.detachments, `${each.id}`));
  if (missing >= 0) {
    const profiles = Object.fromEntries(
      Object.entries(PROFILES).filter(([name]) => !Object.hasOwn(state.profiles, name)),
    );
    return {
      seat: `seat-${missing + 1}`,
      command: { type: 'AddDetachment', detachment: late[missing], profiles } as unknown as EpicCommand,
    };
  }
  if (Object.hasOwn(state.detachments, 'b-reserve'))
    return { seat: 'seat-2', command: { type: 'RemoveDetachment', detachment: 'b-reserve' } };
  const waiting = Object.values(state.armies).find((each) => !each.started);
  return waiting ? { seat: waiting.id, command: { type: 'StartBattle' } } : null;
}

/** What the arbiter says once, when there is something to say it of. */
function rulings(state: EpicState): readonly (readonly [string, Speech])[] {
  const hurt = Object.values(state.detachments).find((each) => each.blastMarkers > 0);
  if (!hurt) return [];
  const changes = [{ detachment: hurt.id, blastMarkers: hurt.blastMarkers - 1 }];
  const said = (type: 'RecordCorrection' | 'RecordFateCard', text: string): Speech => ({
    seat: ARBITER,
    command: { type, text, changes } as EpicCommand,
  });
  return [
    ['correction', said('RecordCorrection', 'A marker was laid twice.')],
    ['fate card', said('RecordFateCard', 'The smoke clears.')],
  ];
}

/** What is said to a declaration that waits: now and then it is taken back, or objected to. */
function answers(state: EpicState, chance: ReturnType<typeof chanceOf>): readonly Speech[] {
  if (!state.declaration) return [];
  const { by } = state.declaration;
  const [other = ''] = Object.keys(state.armies).filter((each) => each !== by);
  const accept: Speech = { seat: other, command: { type: 'AcceptDeclaration' } };
  if (chance(40) === 0) return [{ seat: by, command: { type: 'TakeBack' } }, accept];
  if (chance(40) === 0)
    return [{ seat: other, command: { type: 'ObjectToDeclaration', text: 'That was further.' } }, accept];
  return [accept];
}

/** Both sides by chance, as far as their judges let them; the arbiter closes where nobody knows better. */
function newSpeaker(seed: number) {
  const chance = chanceOf(seed);
  const once = new Set<string>();
  return (state: EpicState, accepted: Accepted): Speech | null => {
    if (state.winner !== null) return null;
    if (state.step === 'SETUP') return mustering(state);
    for (const [key, speech] of rulings(state))
      if (!once.has(key) && accepted(speech)) {
        once.add(key);
        return speech;
      }
    for (const speech of answers(state, chance)) if (accepted(speech)) return speech;
    if (chance(5) === 0) for (const speech of asides(state, chance)) if (accepted(speech)) return speech;
    const due = EPIC.due(state).filter((each) => each.mandatory);
    const asked = due[chance(due.length)];
    if (!asked) return null;
    // What nobody has said yet is tried first.
    const fresh = ideas(state, asked.seat, asked.code, chance).toSorted(
      (a, b) => Number(once.has(a.type)) - Number(once.has(b.type)),
    );
    for (const command of fresh) {
      const speech = { seat: asked.seat, command };
      if (!accepted(speech)) continue;
      once.add(command.type);
      return speech;
    }
    const plain = EPIC.demonstration!.next(state) as Speech | null;
    return plain && accepted(plain) ? plain : { seat: ARBITER, command: { type: 'ClosePhase' } };
  };
}

/** Most battles that are tried until one says every command. */
const TRIES = 200;

/** Records the battle anew, from the muster to the end: the first that says every command. */
export async function recordEpic(): Promise<GoldenGame> {
  let best: GoldenGame | null = null;
  let left = COMMAND_TYPES.length;
  for (let seed = 1; seed <= TRIES && left > 0; seed += 1) {
    const game = playGolden(BATTLE, newSpeaker(seed));
    const missing = unsaid(game.events).length;
    if (missing < left) [best, left] = [game, missing];
  }
  if (!best) throw new Error('no battle was played');
  process.stderr.write(
    `epic: ${best.events.length} events, without ${unsaid(best.events).join(', ') || 'nothing'}\n`,
  );
  await writeGolden(BATTLE, best);
  return best;
}

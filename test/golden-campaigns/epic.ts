import type { ParameterValues } from '../../src/engine/index.js';
import type { RecordedEvent, Seat } from '../../src/kernel/index.js';
import { EPIC, type EpicCommand, type EpicState } from '../../src/rulesets/epic/index.js';
import { INPUT_TYPES } from '../../src/rulesets/epic/input-events.js';
import { everything, lateComers, PROFILES } from '../epic/armies.js';
import { asides, ideas, type Speech } from '../epic/battler.js';
import { chanceOf } from '../play/chance.js';
import type { ChronicleDice } from '../recorded/chronicle.js';
import { playGolden, writeGolden, type GoldenGame, type GoldenOpening, type Speaker } from './playing.js';

type LeadsTo = Parameters<Speaker>[2];

const ARBITER = 'arbiter';
const PLAYERS: readonly Seat[] = ['Steel', 'Ember'].map((name, at) => ({
  id: `seat-${at + 1}`,
  number: at + 1,
  name,
  role: 'player',
}));

/** A battle that is recorded, and what it must have. */
interface Battle {
  readonly opening: GoldenOpening;
  /** Its dice; left out where they are the committed ones of all golden campaigns. */
  readonly dice?: ChronicleDice;
  /** From which turn on who has lost more gives up; null where the battle is fought to its end. */
  readonly givesUpFrom: number | null;
}

const openingOf = (name: string, parameters: ParameterValues): GoldenOpening => ({
  ruleset: EPIC,
  name,
  seats: [...PLAYERS, { id: ARBITER, number: 3, name: 'Arbiter', role: 'arbiter' }],
  position: everything(true),
  parameters,
});

/**
 * Battles of everything, mustered first. In the first each declaration waits for the other side, and fate cards are
 * recorded; who is broken may rally however many markers there are, so that a Supreme Commander is of use. The second is
 * thrown on the table, and given up.
 */
export const BATTLES: readonly Battle[] = [
  {
    opening: openingOf('epic', {
      objections: 'OPEN',
      fateCards: 'RECORDED',
      turnLimit: 6,
      rallyBarredIfMarkersAtLeastUnits: false,
    }),
    givesUpFrom: null,
  },
  { opening: openingOf('epic-table', { turnLimit: 8 }), dice: null, givesUpFrom: 5 },
];

/** What there is of Epic: types of its commands and of its events. */
export const EVERYTHING: readonly string[] = [...Object.keys(INPUT_TYPES), ...EPIC.eventTypes];

/** What these events hold of it. */
export const heldIn = (events: readonly RecordedEvent[]): ReadonlySet<string> =>
  new Set(
    events
      .filter(({ type }) => type.startsWith('epic.'))
      .flatMap((each) => [each.type, ...(each.kind === 'input' ? [EPIC.commandOf(each).type] : [])]),
  );

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

/** How often somebody thinks again of what may be said, in search of something that is not recorded yet. */
const THOUGHTS = 4;

/** Says of some speeches the first that brings something new, or else the first that is legal; keeps in `had` what came of it. */
function chooser(had: Set<string>) {
  return (speeches: readonly Speech[], leadsTo: LeadsTo): Speech | null => {
    const legal = speeches.flatMap((speech) => {
      const types = leadsTo(speech);
      return types ? [{ speech, types: [speech.command.type, ...types] }] : [];
    });
    const found = legal.find(({ types }) => types.some((each) => !had.has(each))) ?? legal[0];
    for (const each of found?.types ?? []) had.add(each);
    return found?.speech ?? null;
  };
}

/**
 * Both sides by chance, as far as their judges let them; the arbiter closes where nobody knows better.
 * @param before what other battles have
 */
function newSpeaker(seed: number, { givesUpFrom }: Battle, before: ReadonlySet<string>): Speaker {
  const chance = chanceOf(seed);
  const had = new Set<string>(before);
  const choose = chooser(had);
  return (state: EpicState, accepted, leadsTo) => {
    if (state.winner !== null) return null;
    if (state.step === 'SETUP') return mustering(state);
    for (const speech of givenUp(state, givesUpFrom)) if (accepted(speech)) return speech;
    for (const [key, speech] of rulings(state))
      if (!had.has(key) && accepted(speech)) {
        had.add(key);
        return speech;
      }
    for (const speech of answers(state, chance)) if (accepted(speech)) return speech;
    if (chance(5) === 0) for (const speech of asides(state, chance)) if (accepted(speech)) return speech;
    const due = EPIC.due(state).filter((each) => each.mandatory);
    const asked = due[chance(due.length)];
    if (!asked) return null;
    const { seat, code } = asked;
    const thoughts = Array.from({ length: THOUGHTS }, () => ideas(state, seat, code, chance)).flat();
    const plain = EPIC.demonstration!.next(state) as Speech | null;
    const speeches = [...thoughts.map((command) => ({ seat, command })), ...(plain ? [plain] : [])];
    return choose(speeches, leadsTo) ?? { seat: ARBITER, command: { type: 'ClosePhase' } };
  };
}

/** Who has lost more gives up when the time has come. */
function givenUp({ turn, armies }: EpicState, from: number | null): readonly Speech[] {
  const [loser] = Object.values(armies).toSorted((a, b) => a.morale - b.morale);
  return from !== null && turn >= from && loser ? [{ seat: loser.id, command: { type: 'Concede' } }] : [];
}

/** Most battles that are tried until one has all that is left. */
const TRIES = 60;

/** Records the battles anew, from the muster to the end: of each the first that has most of what is left. */
export async function recordEpic(): Promise<void> {
  const had = new Set<string>();
  for (const battle of BATTLES) {
    const { game, missing } = playFully(battle, had);
    process.stderr.write(
      `${battle.opening.name}: ${game.events.length} events, left: ${missing.join(', ') || 'nothing'}\n`,
    );
    await writeGolden(battle.opening, game);
    for (const each of heldIn(game.events)) had.add(each);
  }
}

function playFully(battle: Battle, had: ReadonlySet<string>) {
  let best: { readonly game: GoldenGame; readonly missing: readonly string[] } | null = null;
  for (let seed = 1; seed <= TRIES && best?.missing.length !== 0; seed += 1) {
    const game = playGolden(battle.opening, newSpeaker(seed, battle, had), battle.dice);
    const held = heldIn(game.events);
    const missing = EVERYTHING.filter((each) => !had.has(each) && !held.has(each));
    if (!best || missing.length < best.missing.length) best = { game, missing };
  }
  return best!;
}

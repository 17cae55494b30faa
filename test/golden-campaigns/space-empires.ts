import type { RecordedEvent, Seat } from '../../src/kernel/index.js';
import {
  SPACE_EMPIRES,
  type Battle,
  type CardId,
  type SpaceEmpiresCommand,
  type SpaceEmpiresState,
} from '../../src/rulesets/space-empires/index.js';
import { INPUT_TYPES } from '../../src/rulesets/space-empires/input-events.js';
import { playGolden, writeGolden, type GoldenGame, type GoldenOpening } from './playing.js';

interface Speech {
  readonly seat: string;
  readonly command: SpaceEmpiresCommand;
}
type Accepted = (said: Speech) => boolean;

const ARBITER = 'arbiter';
const PLAYERS: readonly Seat[] = ['Ork', 'Imperial', 'Eldar', 'Tyranid'].map((name, at) => ({
  id: `seat-${at + 1}`,
  number: at + 1,
  name,
  role: 'player',
}));
/** Who gives up, and in which turn of his at the earliest. */
const GIVES_UP = { seat: 'seat-4', turn: 32 };

export const SPACE: GoldenOpening = {
  ruleset: SPACE_EMPIRES,
  name: 'space-empires',
  seats: [...PLAYERS, { id: ARBITER, number: 5, name: 'Arbiter', role: 'arbiter' }],
  position: SPACE_EMPIRES.scenarios[0]!.setup(PLAYERS),
  // More than half of the planets: the game ends before it repeats itself.
  parameters: { victoryPercent: 55 },
};

const COMMAND_TYPES = Object.keys(INPUT_TYPES) as readonly SpaceEmpiresCommand['type'][];

/** Commands that nobody has said. */
export function unsaid(events: readonly RecordedEvent[]): readonly string[] {
  const said = new Set(
    events
      .filter((each) => each.kind === 'input' && each.type.startsWith('space-empires.'))
      .map((each) => SPACE_EMPIRES.commandOf(each).type),
  );
  return COMMAND_TYPES.filter((each) => !said.has(each));
}

/** Plays as the demonstration does, and beside it every card and order that there is a chance for. */
function newSpeaker() {
  const once = new Set<string>();
  const firstTime = (key: string): boolean => !once.has(key) && !!once.add(key);
  return (state: SpaceEmpiresState, accepted: Accepted): Speech | null => {
    if (state.winner !== null) return null;
    const next = SPACE_EMPIRES.demonstration!.next(state);
    if (!next) return null;
    const extras = extrasOf(state, next.seat).filter(([key]) => !once.has(key));
    for (const [key, speech] of extras) if (accepted(speech) && firstTime(key)) return speech;
    return next.command.type === 'CommitToBattle' && state.battle
      ? commit(state, state.battle, next.seat, accepted)
      : next;
  };
}

/** What may be said beside the demonstration's own move, each at most once under its key. */
function extrasOf(state: SpaceEmpiresState, seat: string): readonly (readonly [string, Speech])[] {
  const { turn, players, stacks, reaction } = state;
  const say = (command: SpaceEmpiresCommand, by = seat): Speech => ({ seat: by, command });
  const others = Object.keys(players).filter((each) => each !== seat && !players[each]!.eliminated);
  const [target = ''] = others;
  const [place = ''] = Object.keys(stacks[target] ?? {});
  const [home = '', stack = []] = Object.entries(stacks[seat] ?? {})[0] ?? [];
  const own = Object.values(state.spaces).filter((each) => each.controller === seat);
  const text = 'The treasurer was asleep';
  const treasury = { player: seat, treasuryRp: (players[seat]?.treasuryRp ?? 0) + 1 };
  return [
    ['correction', say({ type: 'RecordCorrection', text, effect: [{ treasury }] }, ARBITER)],
    ...(reaction ? ([['close', say({ type: 'ClosePhase' }, ARBITER)]] as const) : []),
    [`decoy ${turn.number}`, say({ type: 'PlayDecoy' })],
    [`pass ${seat}`, say({ type: 'SetAlwaysPass', alwaysPass: turn.number > 20 })],
    ...(turn.number >= GIVES_UP.turn && seat === GIVES_UP.seat
      ? ([['resign', say({ type: 'Resign' })]] as const)
      : []),
    [
      `reorder ${turn.number}`,
      say({ type: 'ReorderStack', mapSpace: home, order: (stack as string[]).toReversed() }),
    ],
    [`recon ${turn.number}`, say({ type: 'PlayRecon', player: target, mapSpace: place })],
    [`intelligence ${turn.number}`, say({ type: 'PlayIntelligence', player: target })],
    ...own.flatMap(({ id: planet }): (readonly [string, Speech])[] => [
      [`terraform ${turn.number}`, say({ type: 'PlayTerraform', planet })],
      [`industry ${turn.number}`, say({ type: 'PlayIndustrialization', planet })],
    ]),
  ];
}

/** All battle cards of the hand that are taken, and all ships that may bombard. */
function commit(state: SpaceEmpiresState, battle: Battle, seat: string, accepted: Accepted): Speech {
  const mine = (battle.participants ?? []).filter((each) => each.player === seat);
  const best = [...mine].sort((one, other) => other.value - one.value)[0]?.unit ?? '';
  const ships = Object.values(state.units)
    .filter((each) => each.owner === seat && each.mapSpace === battle.mapSpace && each.layer === 'ORBIT')
    .map((each) => each.id);
  const say = (cards: readonly CardId[], bombardingUnits: readonly string[]): Speech => {
    const single = cards.filter((each) => each === 'space-combat' || each === 'fighter-escort');
    const targets = single.map((card) => ({ card, unit: best }));
    return { seat, command: { type: 'CommitToBattle', cards, targets, bombardingUnits } };
  };
  const bombarding = ships.filter((each) => accepted(say([], [each])));
  const cards: CardId[] = [];
  for (const card of state.players[seat]?.hand ?? [])
    if (accepted(say([...cards, card], bombarding))) cards.push(card);
  return say(cards, bombarding);
}

/** Records the game anew, from the opening to the victory. */
export async function recordSpace(): Promise<GoldenGame> {
  const game = playGolden(SPACE, newSpeaker());
  process.stderr.write(
    `space-empires: ${game.events.length} events, without ${unsaid(game.events).join(', ') || 'nothing'}\n`,
  );
  await writeGolden(SPACE, game);
  return game;
}

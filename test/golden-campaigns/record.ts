import { provenDice } from '../../src/dice/index.js';
import type { ParameterValues, FoldedTimeline } from '../../src/engine/index.js';
import type { RecordedEvent, Seat } from '../../src/kernel/index.js';
import {
  PLANETARY,
  type PlanetaryCommand,
  type PlanetaryEvent,
  type PlanetaryPosition,
  type PlanetaryState,
} from '../../src/rulesets/planetary/index.js';
import { COMMAND_TYPES } from '../../src/rulesets/planetary/decide.js';
import { nextMove } from '../../src/rulesets/planetary/demonstration.js';
import { nineRaces } from './nine-races.js';
import { GOLDEN_DICE, playGolden, writeGolden, type GoldenOpening } from './playing.js';
import { newCampaigner, type Judge, type Omen, type Said } from '../planetary/campaigner.js';

/**
 * Plays and records the golden campaigns: `npm run golden`. Done when the rules were meant to change; what differs then
 * is looked at before it is committed.
 */
export interface GoldenPlan {
  readonly name: string;
  /** Code of the scenario; null where the campaign begins with a position of its own. */
  readonly scenario: string | null;
  readonly setup: (players: readonly Seat[]) => PlanetaryPosition;
  /** Number of players. */
  readonly seats: number;
  readonly parameters: ParameterValues;
  /** Plays until the campaign is over or this turn begins. */
  readonly untilTurn: number;
  /** Who plays all seats, each a campaign of his own; the first campaign that is complete is recorded. */
  readonly players: readonly (() => Player)[];
  readonly isComplete: (golden: Golden) => boolean;
}

/** The next thing that somebody says; null when there is nothing more to say. */
type Player = (state: PlanetaryState, accepted: Judge, omen: Omen) => Said | null;

/** Types of the commands that were accepted. */
export const commandsIn = (events: readonly RecordedEvent[]): ReadonlySet<string> =>
  new Set(
    events
      .filter((each) => each.kind === 'input' && each.type.startsWith(`${PLANETARY.meta.code}.`))
      .map((each) => PLANETARY.commandOf(each).type),
  );

/** What only Dark Eldar say, and a Chaos player with a prisoner: the campaign of the nine races has them. */
const OF_NINE_RACES: readonly PlanetaryCommand['type'][] = ['MoveCapital', 'AttemptConversion'];
const PEOPLE = ['Ada', 'Boris', 'Chioma', 'Dmitri', 'Esi', 'Farid', 'Greta', 'Hiro', 'Ines'] as const;

const scenarioNamed = (code: string) => PLANETARY.scenarios.find((each) => each.code === code)!;

/** The campaign from the empty map, with Eldar for the Sisters of Battle: both choices of the set-up are made. */
function wholeWithEldar(seats: readonly Seat[]): PlanetaryPosition {
  const position = scenarioNamed('four-player').setup(seats);
  const players = position.players.map((each) =>
    each.race === 'SOB' ? { ...each, race: 'EL' as const } : each,
  );
  return { ...position, players };
}

export const PLANS: readonly GoldenPlan[] = [
  {
    name: 'planetary-battles',
    scenario: 'four-player-contact',
    setup: (seats) => scenarioNamed('four-player-contact').setup(seats),
    seats: 4,
    parameters: {},
    untilTurn: 13,
    players: [() => nextMove],
    isComplete: () => true,
  },
  {
    name: 'planetary-whole',
    scenario: 'four-player',
    setup: wholeWithEldar,
    seats: 4,
    parameters: { vpGoal: 60, unitExperience: true },
    untilTurn: 40,
    players: [8, 6, 11, 1, 2, 5].map((seed) => () => newCampaigner(seed)),
    isComplete: ({ events, played }) =>
      played.state.victory !== null &&
      hasSaid(
        events,
        COMMAND_TYPES.filter((each) => !OF_NINE_RACES.includes(each)),
      ),
  },
  {
    name: 'planetary-races',
    scenario: null,
    setup: nineRaces,
    seats: 9,
    parameters: {},
    untilTurn: 10,
    players: [4, 1, 2, 3, 5, 6].map((seed) => () => newCampaigner(seed)),
    isComplete: ({ events }) => hasSaid(events, OF_NINE_RACES) && haveHappened(events, DEEDS_OF_RACES),
  },
];

const hasSaid = (events: readonly RecordedEvent[], types: readonly string[]): boolean => {
  const said = commandsIn(events);
  return types.every((each) => said.has(each));
};

/** Types of events that only races bring about; the campaign of the nine races has them all. */
export const DEEDS_OF_RACES: readonly PlanetaryEvent['type'][] = [
  'planetary.CapitalMoved',
  'planetary.ConversionAttempted',
  'planetary.DetachmentArrivedInOrbit',
  'planetary.DetachmentAscended',
  'planetary.PrisonersTaken',
  'planetary.ResourceHexConsumed',
  'planetary.ShrineCreated',
  'planetary.SpiritStonesLost',
];

const haveHappened = (events: readonly RecordedEvent[], types: readonly string[]): boolean => {
  const happened = new Set(events.map((each) => each.type));
  return types.every((each) => happened.has(each));
};

export interface Golden {
  readonly events: readonly RecordedEvent[];
  readonly played: FoldedTimeline<PlanetaryState>;
  readonly seats: readonly Seat[];
}

const openingOf = (plan: GoldenPlan, seats: readonly Seat[]): GoldenOpening => {
  const scenario = plan.scenario === null ? undefined : scenarioNamed(plan.scenario);
  return {
    ruleset: PLANETARY,
    name: plan.name,
    seats,
    position: plan.setup(seats.filter((each) => each.role === 'player')),
    parameters: plan.parameters,
    ...(scenario ? { scenario } : {}),
  };
};

/** Plays a campaign by its plan. */
function play(plan: GoldenPlan, player: Player): Golden {
  const players = Array.from({ length: plan.seats }, (_, at): Seat => ({
    id: `seat-${at + 1}`,
    number: at + 1,
    name: PEOPLE[at]!,
    role: 'player',
  }));
  const arbiter: Seat = { id: 'arbiter', number: players.length + 1, name: 'Arbiter', role: 'arbiter' };
  const seats = [...players, arbiter];
  const game = playGolden(openingOf(plan, seats), (state: PlanetaryState, accepted) =>
    state.turn >= plan.untilTurn ? null : player(state, accepted, omenOf(state)),
  );
  return { events: game.events, played: game.played as FoldedTimeline<PlanetaryState>, seats };
}

/** The first face of a D6 in the movement of a turn. */
const omenOf =
  (state: PlanetaryState): Omen =>
  (rule, purpose, subject) => {
    const ruleset = PLANETARY.meta.code;
    const key = { ruleset, turn: state.turn, phase: 'MOVEMENT', rule, purpose, subject, counter: 0 };
    const audience = PLANETARY.rollAudience({ count: 1, sides: 6, for: rule, purpose, subject }, state);
    // What is found in a hex is thrown in one run, which begins with whether anything is.
    const first = rule === 'PLN-DSC-01' ? { ...key, purpose: 'discovery' } : key;
    const under = { domain: GOLDEN_DICE.domain, entropy: [], audience: audience.to, first };
    const thrown = provenDice(GOLDEN_DICE.key).throw(key, 1, 6, false, audience, under);
    if (thrown === 'missing' || !('faces' in thrown)) throw new Error(`No dice for ${subject}`);
    return thrown.faces[0]!;
  };

function playComplete(plan: GoldenPlan): Golden {
  for (const newPlayer of plan.players) {
    const golden = play(plan, newPlayer());
    if (plan.isComplete(golden)) return golden;
  }
  throw new Error(`Nobody has played ${plan.name} completely: give it more players`);
}

/** Plays a campaign until it is complete, and writes it. */
export async function record(plan: GoldenPlan): Promise<Golden> {
  const golden = playComplete(plan);
  await writeGolden(openingOf(plan, golden.seats), golden);
  return golden;
}

import { seededDice } from '../../src/dice/index.js';
import {
  adjudicate,
  adjudicateOpening,
  openingParameters,
  type ParameterValues,
  type FoldedTimeline,
  type Verdict,
} from '../../src/engine/index.js';
import { digest } from '../../src/hashing/index.js';
import type { DraftEvent, JsonObject, Seat } from '../../src/kernel/index.js';
import {
  GHOST_OF_WAR,
  type GhostOfWarPosition,
  type GhostOfWarState,
} from '../../src/rulesets/ghost-of-war/index.js';
import { newCampaigner, type Said } from './campaigner.js';

export const PLAYERS: readonly Seat[] = [1, 2, 3].map((number) => ({
  id: `seat-${number}`,
  number,
  name: `Player ${number}`,
  role: 'player',
}));
export const SEATS: readonly Seat[] = [
  ...PLAYERS,
  { id: 'arbiter', number: 4, name: 'Arbiter', role: 'arbiter' },
];
const AT = '2000-01-01T00:00:00.000Z';

export interface SectorGame {
  readonly played: FoldedTimeline<GhostOfWarState>;
  readonly events: readonly DraftEvent[];
}

const tools = (seed: string) => ({ dice: seededDice(seed), digest });

/** Before anything has happened. */
export const NO_GAME: SectorGame = { played: null!, events: [] };

/** A campaign as it opens from a position. */
export const openSector = (
  position: GhostOfWarPosition,
  seed: string,
  parameters: ParameterValues = {},
): SectorGame => accepted(NO_GAME, openingOf(position, seed, parameters));

/** What the rules say of a position. */
export function openingOf(position: unknown, seed: string, parameters: ParameterValues = {}): Verdict {
  const opened = {
    campaignId: 'c',
    name: 'Sector',
    ruleset: { code: GHOST_OF_WAR.meta.code, version: GHOST_OF_WAR.meta.version },
    parameters: openingParameters(GHOST_OF_WAR.meta.parameters, undefined, parameters),
    seats: SEATS,
    scenario: null,
    position: JSON.parse(JSON.stringify(position)) as JsonObject,
    dice: { mode: 'table', commitment: null, turns: 0 },
  } as const;
  const service = { actor: { seat: 'service', role: 'service' }, at: AT, timelineId: 't' } as const;
  return adjudicateOpening(GHOST_OF_WAR, opened, service, tools(seed));
}

export function say(game: SectorGame, { seat, command }: Said, seed: string): Verdict {
  const { role } = SEATS.find((each) => each.id === seat)!;
  return adjudicate(
    GHOST_OF_WAR,
    game.played,
    { command, actor: { seat, role }, at: AT, timelineId: 't' },
    tools(seed),
  );
}

export function accepted(game: SectorGame, verdict: Verdict): SectorGame {
  if (verdict.kind !== 'accepted') throw new Error(JSON.stringify(verdict));
  return {
    played: verdict.played as FoldedTimeline<GhostOfWarState>,
    events: [...game.events, ...verdict.events],
  };
}

/** Plays a campaign by chance until a round opens, or it is over; `look` sees what was said and what stands after it. */
export function playSector(
  game: SectorGame,
  player: number,
  seed: string,
  untilRound: number,
  look: (said: Said, after: SectorGame) => void = () => undefined,
): SectorGame {
  const next = newCampaigner(player);
  let now = game;
  while (now.played.state.round < untilRound) {
    const said = next(now.played.state, (each) => say(now, each, seed).kind === 'accepted');
    if (!said) return now;
    now = accepted(now, say(now, said, seed));
    look(said, now);
  }
  return now;
}

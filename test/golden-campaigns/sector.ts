import type { RecordedEvent } from '../../src/kernel/index.js';
import {
  GHOST_OF_WAR,
  type GhostOfWarCommand,
  type GhostOfWarState,
} from '../../src/rulesets/ghost-of-war/index.js';
import { INPUT_TYPES } from '../../src/rulesets/ghost-of-war/sheets/events.js';
import { ARBITER, newCampaigner, ORDER_KINDS, type Judge } from '../sector/campaigner.js';
import { SEATS } from '../sector/sector-table.js';
import { smallSector } from '../sector/small-sector.js';
import { playGolden, writeGolden, type GoldenGame, type GoldenOpening } from './playing.js';

export const ROUNDS = 20;
/** Who plays all factions, each a campaign of his own; the first campaign that is complete is recorded. */
const CAMPAIGNERS = Array.from({ length: 12 }, (_, at) => at + 1);

export const SECTOR: GoldenOpening = {
  ruleset: GHOST_OF_WAR,
  name: 'sector',
  seats: SEATS,
  position: smallSector(),
  parameters: {},
};

const COMMAND_TYPES = Object.keys(INPUT_TYPES) as readonly GhostOfWarCommand['type'][];

const commandsIn = (events: readonly RecordedEvent[]): readonly GhostOfWarCommand[] =>
  events
    .filter((each) => each.kind === 'input' && each.type.startsWith(`${GHOST_OF_WAR.meta.code}.`))
    .map((each) => GHOST_OF_WAR.commandOf(each));

/** Commands that nobody has said, and orders that nobody has given. */
export function unsaid(events: readonly RecordedEvent[]): readonly string[] {
  const commands = commandsIn(events);
  const said = new Set(commands.map((each) => each.type));
  const ordered = new Set(
    commands.flatMap((each) => (each.type === 'SubmitOrders' ? each.orders.map(({ order }) => order) : [])),
  );
  return [
    ...COMMAND_TYPES.filter((each) => !said.has(each)),
    ...ORDER_KINDS.filter((each) => !ordered.has(each)),
  ];
}

/** Twenty rounds; then the arbiter ends the campaign. */
function speaker(seed: number) {
  const next = newCampaigner(seed);
  return (state: GhostOfWarState, accepted: Judge) => {
    if (state.end) return null;
    return state.round > ROUNDS && state.step === 'ORDERS'
      ? ({ seat: ARBITER, command: { type: 'EndCampaign', reason: 'The season is over' } } as const)
      : next(state, accepted);
  };
}

/** Records the sector anew; who has played it is told. */
export async function recordSector(): Promise<GoldenGame> {
  for (const seed of CAMPAIGNERS) {
    const game = playGolden(SECTOR, speaker(seed));
    const missing = unsaid(game.events);
    process.stderr.write(
      `campaigner ${seed}: ${game.events.length} events, without ${missing.join(', ') || 'nothing'}\n`,
    );
    if (missing.length > 0) continue;
    await writeGolden(SECTOR, game);
    return game;
  }
  throw new Error('Nobody has played the sector completely: give it more campaigners');
}

import { append } from './append.js';
import { asOf } from './as-of.js';
import { campaign60 } from './campaign-60.js';
import { campaigns } from './campaigns.js';
import { closeMovement } from './close-movement.js';
import { closePhase, loopHold } from './close-phase.js';
import { commands, looks } from './commands.js';
import { edcOptions, edcRound, edcSight } from './edc-round.js';
import { epicTurn } from './epic-turn.js';
import { eventStoreDbAppend } from './eventstoredb/append.js';
import { eventStoreDbCatchUp } from './eventstoredb/catch-up.js';
import {
  eventStoreDbCommands,
  eventStoreDbGroups,
  eventStoreDbLag,
  eventStoreDbTwoNodes,
} from './eventstoredb/nodes.js';
import type { Figure } from './figure.js';
import { fork } from './fork.js';
import { groupCommit } from './group-commit.js';
import { memory } from './memory.js';
import { million } from './million.js';
import { pages } from './pages.js';
import { pastCold, pastWarm } from './past.js';
import { peers } from './peers/peers.js';
import { p99 } from './p99.js';
import { readModel } from './read-model.js';
import { reachable } from './reachable.js';
import { rebuild } from './rebuild.js';
import { sectorRebuild } from './sector-rebuild.js';
import { sectorRound, sectorWays } from './sector-round.js';
import { start } from './start.js';
import { subscribers } from './subscribers.js';
import { web, webAsked, webLive } from './web.js';

/** All figures, in the order in which they are measured. */
export const FIGURES: readonly Figure[] = [
  append,
  groupCommit,
  commands,
  looks,
  closePhase,
  loopHold,
  closeMovement,
  reachable,
  rebuild,
  campaign60,
  sectorRound,
  sectorWays,
  sectorRebuild,
  epicTurn,
  edcRound,
  edcSight,
  edcOptions,
  fork,
  asOf,
  pastCold,
  pastWarm,
  p99,
  ...pages,
  campaigns,
  subscribers,
  eventStoreDbAppend,
  eventStoreDbCommands,
  eventStoreDbTwoNodes,
  eventStoreDbGroups,
  eventStoreDbLag,
  eventStoreDbCatchUp,
  start,
  memory,
  readModel,
  million,
  web,
  webAsked,
  ...peers,
  webLive,
];

import { itemAt } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { BuildCommand } from './commands.js';
import type { Phase, PlanetaryState } from '../state/index.js';
import { activePlayers } from '../map/map.js';
import { figure } from '../parameters.js';
import { SHEETS } from './sheets.js';

const BUILD: readonly Phase[] = ['BUILD'];
const SET_UP: readonly Phase[] = ['SET_UP'];
const BOTH: readonly Phase[] = ['BUILD', 'SET_UP'];

/** Phases in which each Build command is carried out: PLN-BUI-01, and for turn 0 PLN-STA-07. */
const PHASES_OF: { readonly [T in BuildCommand['type']]: readonly Phase[] } = {
  ChooseDemonGod: SET_UP,
  ChooseCraftworld: SET_UP,
  PlaceStart: SET_UP,
  FreeRoad: SET_UP,
  SetRoute: BUILD,
  CreateConvoy: BUILD,
  UnloadConvoy: BUILD,
  MergeConvoys: BUILD,
  BuildStronghold: BOTH,
  UpgradeStronghold: BOTH,
  BuildDefence: BOTH,
  ConvertTower: BOTH,
  DisbandDefence: BUILD,
  FoundVillage: BOTH,
  UpgradeUrban: BOTH,
  BuildBuilding: BOTH,
  DisbandBuilding: BUILD,
  SetMaintenancePriority: BOTH,
  MoveCapital: BUILD,
  BuildRoad: BUILD,
  BuildDetachment: BOTH,
  BuildGarrisonDetachment: BUILD,
  PlaceGarrison: SET_UP,
  RetargetGarrisonDetachment: BUILD,
  Reinforce: BUILD,
  ChangeStructure: BUILD,
  Disband: BUILD,
  TransferModels: BUILD,
  TransferCaptive: BUILD,
  AttemptConversion: BUILD,
  Rearm: BUILD,
  BuildSpy: BUILD,
  BuildDiplomat: BUILD,
  AdmitDiplomat: BUILD,
  ProposeDeal: BUILD,
  AcceptDeal: BUILD,
  WithdrawDeal: BUILD,
  EndTreaty: BUILD,
  MarkDeal: BUILD,
};

/** What is said before everybody has placed their start. */
const BEFORE_PLACING: readonly BuildCommand['type'][] = ['PlaceStart', 'ChooseDemonGod', 'ChooseCraftworld'];

/**
 * PLN-BUI-01: Build commands are for active players, in the Build phase (some in the set-up too), until they have
 * locked it; RACE-DE-03: or until their Capital is on its way. In the set-up everybody places their start first (PLN-STA-01).
 */
export function mayBuild(state: PlanetaryState, seat: string, command: BuildCommand): readonly Violation[] {
  const player = state.players[seat];
  if (!player) return [violation('PLN-GEN-12', 'NOT_A_PLAYER', [], { seat })];
  if (player.status !== 'active') return [violation('PLN-END-04', 'PLAYER_OUT', [], { seat })];
  const phases = PHASES_OF[command.type];
  if (!phases.includes(state.phase)) {
    return [violation('PLN-TRN-01', 'WRONG_PHASE', [], { phase: state.phase, needed: itemAt(phases, 0) })];
  }
  if (player.movingCapital) {
    return [violation('RACE-DE-03', 'CAPITAL_IS_MOVING', [], { seat, hex: player.movingCapital.target })];
  }
  const locked = SHEETS.mayWrite(state, seat);
  if (locked.length > 0) return locked;
  const waits = state.phase === 'SET_UP' && !BEFORE_PLACING.includes(command.type);
  const waiting = waits ? seatsToPlace(state) : [];
  return waiting.length === 0
    ? []
    : [violation('PLN-STA-01', 'STARTS_NOT_PLACED', [], { waitingFor: [...waiting] })];
}

/** Players who have not placed their Capital yet, by seat (PLN-STA-05). */
export const seatsToPlace = (state: PlanetaryState): readonly string[] =>
  activePlayers(state)
    .map((each) => each.seat)
    .filter((seat) => state.starts[seat]?.placed !== true);

/** PLN-TRN-01: the campaign plays all nine phases, not only its battles. */
export const playsStrategicPhases = (state: PlanetaryState): boolean => figure(state, 'strategicPhases');

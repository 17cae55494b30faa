import { itemAt } from '../../../../kernel/index.js';
import type { BattleFacts, SideFacts, UnitFacts, VehicleFate } from '../../state/battle-facts.js';
import type { CasualtyStep } from '../../commands.js';
import type { Battle, PlanetaryState, QuickBattle, SideRole } from '../../state/index.js';
import { enemySide, primaryUnits, sideDefences } from '../battle-sides.js';
import { halfOf, readSteps } from './quick-choice.js';
import {
  pieceOfStep,
  piecesOf,
  pointsTaken,
  stepCost,
  stepsTaken,
  type Piece,
  type Taken,
} from './quick-pieces.js';

/** Everything taken from a side: what the enemy picked and what its owner chose. */
export function stepsAgainst(
  state: PlanetaryState,
  battle: Battle,
  quick: QuickBattle,
  side: SideRole,
): { readonly pieces: readonly Piece[]; readonly taken: Taken } {
  const pieces = piecesOf(state, battle, side);
  const picked = readSteps(pieces, quick[enemySide(side)].pick ?? [], new Map(), 'PLN-QBT-05').taken;
  return { pieces, taken: readSteps(pieces, quick[side].choice ?? [], picked, 'PLN-QBT-06').taken };
}

/** PLN-QBT-07 After: what a quick battle did, in the form that everything after a battle reads. */
export function quickFacts(state: PlanetaryState, battle: Battle, quick: QuickBattle): BattleFacts {
  const { pieces, taken } = stepsAgainst(state, battle, quick, 'defender');
  const lost = new Set(
    pieces.filter((piece) => stepsTaken(taken, piece).length > 0).map((piece) => piece.key),
  );
  return {
    battle: battle.id,
    method: 'quick',
    sides: {
      attacker: sideFacts(state, battle, quick, 'attacker'),
      defender: sideFacts(state, battle, quick, 'defender'),
    },
    defences: sideDefences(state, battle, 'defender').map((each) => ({
      defence: each.id,
      result: lost.has(each.id) ? 'destroyed' : 'intact',
      controlledBy: 'defender',
    })),
  };
}

function sideFacts(state: PlanetaryState, battle: Battle, quick: QuickBattle, side: SideRole): SideFacts {
  const { pieces, taken } = stepsAgainst(state, battle, quick, side);
  const steps = quick[side].choice ?? [];
  return {
    units: primaryUnits(state, battle, side).map(({ army, unit }) =>
      unitFacts(
        army.id,
        unit.id,
        pieces.filter((piece) => piece.unit === unit.id),
        taken,
        namedModels(pieces, steps),
      ),
    ),
    victoryPoints: 0,
    scenarioFulfilled: false,
    surrendered: false,
    retreatDeclared: false,
    retreatGameTurn: null,
    retreatDeclaredFirst: false,
    killCaptives: quick[side].killCaptives,
    strongholdFate: null,
    urbanTreatment: null,
    withdrawalPreference: null,
    quick: { inflicted: quick[side].inflicted, lostPoints: lostPoints(pieces, taken) },
  };
}

/** PLN-QBT-07: T without the part spent on damaging vehicles and on defences. */
function lostPoints(pieces: readonly Piece[], taken: Taken): number {
  const spared = pieces
    .filter((piece) => piece.kind === 'defence' || isDamaged(piece, taken))
    .map((piece) => stepsTaken(taken, piece).reduce((sum, step) => sum + stepCost(piece, step), 0));
  return spared.reduce((rest, points) => rest - points, pointsTaken(pieces, taken));
}

const isDamaged = (piece: Piece, taken: Taken): boolean =>
  piece.kind === 'vehicle' && stepsTaken(taken, piece).length === 1;

/** Models that the owner named for half-steps, by key of the piece. */
const namedModels = (
  pieces: readonly Piece[],
  steps: readonly CasualtyStep[],
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    steps.flatMap((step) => {
      const piece = pieceOfStep(pieces, step);
      return piece && step.fallen ? [[piece.key, step.fallen] as const] : [];
    }),
  );

function unitFacts(
  army: string,
  unit: string,
  pieces: readonly Piece[],
  taken: Taken,
  named: ReadonlyMap<string, readonly string[]>,
): UnitFacts {
  const vehicles: Record<string, VehicleFate> = {};
  const removed: string[] = [];
  for (const piece of pieces) {
    const steps = stepsTaken(taken, piece).length;
    if (piece.kind === 'vehicle') {
      vehicles[itemAt(piece.models, 0)] = steps === 0 ? 'ok' : steps === 1 ? 'damaged' : 'destroyed';
    } else {
      const fallen = new Set(fallenOf(piece, steps, named.get(piece.key)));
      removed.push(...piece.models.filter((model) => fallen.has(model)));
    }
  }
  const present = pieces.flatMap((piece) => piece.models);
  const gone = (model: string) => removed.includes(model) || vehicles[model] === 'destroyed';
  return {
    army,
    unit,
    role: 'initial',
    removed,
    woundsLost: {},
    vehicles,
    end: present.every(gone) ? 'wipedOut' : 'onTable',
    leadershipPassed: false,
    xpGained: 0,
  };
}

/** PLN-QBT-06: the models the owner named, by default the last in canonical order. */
function fallenOf(piece: Piece, steps: number, named: readonly string[] | undefined): readonly string[] {
  if (steps === 0) return [];
  if (piece.kind === 'single' || steps === 2) return piece.models;
  return named ?? piece.models.slice(piece.models.length - halfOf(piece));
}

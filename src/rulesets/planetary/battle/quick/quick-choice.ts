import type { InputPath, JsonObject } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { CasualtyStep } from '../../commands.js';
import { OPPONENT_PICK_PART, partOf } from '../../data/battle.js';
import type { PlnRuleId } from '../../rule-ids.js';
import {
  hasHalves,
  nextStep,
  pieceOfStep,
  pointsTaken,
  stepCost,
  stepOf,
  stepsTaken,
  type Piece,
  type StepKind,
  type Taken,
} from './quick-pieces.js';

/** Steps read against the pieces of a side: what they take, and what is wrong with them. */
export interface Reading {
  readonly taken: Taken;
  readonly violations: readonly Violation[];
}

const NOTHING: Taken = new Map();

/** PLN-QBT-05: most points of the enemy's casualties that may be picked, out of the D they have to lose. */
export const pickLimit = (toLose: number): number => partOf(toLose, OPPONENT_PICK_PART);

/** Reads steps in any order on top of what is taken already. `rule` is the one that an illegal step breaks. */
export function readSteps(
  pieces: readonly Piece[],
  steps: readonly CasualtyStep[],
  before: Taken,
  rule: PlnRuleId,
): Reading {
  const taken = new Map(before);
  const violations: Violation[] = [];
  const refuse = (index: number, code: string, params: JsonObject = {}, field?: string) => {
    const path: InputPath = field === undefined ? ['steps', index] : ['steps', index, field];
    violations.push(violation(rule, code, path, { ...params }));
  };
  const inOrder = [...steps.entries()].sort(([, a], [, b]) => rank(a.step) - rank(b.step));
  for (const [index, step] of inOrder) {
    const piece = pieceOfStep(pieces, step);
    if (!piece) {
      refuse(index, 'NOT_TAKING_PART', { unit: step.unit, model: step.model, defence: step.defence });
      continue;
    }
    if (hasHalves(piece) === (step.step === 'WHOLE')) {
      refuse(index, hasHalves(piece) ? 'NOT_WHOLE' : 'ONLY_WHOLE', { piece: piece.key }, 'step');
      continue;
    }
    if (namesOnly(before, piece, step)) continue;
    if (nextStep(taken, piece) !== step.step) {
      const code = stepsTaken(taken, piece).includes(step.step) ? 'STEP_TWICE' : 'FIRST_HALF_MISSING';
      refuse(index, code, { piece: piece.key }, 'step');
      continue;
    }
    taken.set(piece.key, [...stepsTaken(taken, piece), step.step]);
  }
  return { taken, violations };
}

const rank = (step: StepKind): number => (step === 'SECOND_HALF' ? 1 : 0);

/** The owner may say which models fall to a half-step that the enemy picked; it costs nothing more. */
const namesOnly = (before: Taken, piece: Piece, step: CasualtyStep): boolean =>
  step.step === 'FIRST_HALF' && step.fallen !== undefined && stepsTaken(before, piece).length > 0;

/** PLN-QBT-05 Opponent's quarter: only half-steps, together at most a quarter of what the enemy loses. */
export function checkPick(
  pieces: readonly Piece[],
  steps: readonly CasualtyStep[],
  toLose: number,
): readonly Violation[] {
  const { taken, violations } = readSteps(pieces, steps, NOTHING, 'PLN-QBT-05');
  const limit = pickLimit(toLose);
  const points = pointsTaken(pieces, taken);
  return [
    ...violations,
    ...steps.flatMap((step, index) => [
      ...(step.step === 'FIRST_HALF'
        ? []
        : [violation('PLN-QBT-05', 'ONLY_HALF_STEPS', ['steps', index, 'step'], { step: step.step })]),
      ...(step.fallen === undefined
        ? []
        : [violation('PLN-QBT-05', 'OWNER_NAMES_MODELS', ['steps', index, 'fallen'], {})]),
    ]),
    ...(points > limit ? [violation('PLN-QBT-05', 'MORE_THAN_A_QUARTER', ['steps'], { points, limit })] : []),
  ];
}

/** PLN-QBT-06 Owner's choice: within D, and so much that no further step of any of their pieces fits. */
export function checkChoice(
  pieces: readonly Piece[],
  steps: readonly CasualtyStep[],
  picked: Taken,
  toLose: number,
): readonly Violation[] {
  const { taken, violations } = readSteps(pieces, steps, picked, 'PLN-QBT-06');
  const points = pointsTaken(pieces, taken);
  const found = [...violations, ...checkFallen(pieces, steps)];
  if (points > toLose) {
    found.push(violation('PLN-QBT-06', 'MORE_THAN_TO_LOSE', ['steps'], { points, toLose }));
  } else if (violations.length === 0) {
    const further = furtherStep(pieces, taken, toLose - points);
    if (further) {
      const { piece, step } = further;
      const params = { piece: piece.key, step, cost: stepCost(piece, step), left: toLose - points };
      found.push(violation('PLN-QBT-06', 'FURTHER_STEP_FITS', ['steps'], params));
    }
  }
  return found;
}

function furtherStep(
  pieces: readonly Piece[],
  taken: Taken,
  left: number,
): { readonly piece: Piece; readonly step: StepKind } | null {
  for (const piece of pieces) {
    const step = nextStep(taken, piece);
    if (step !== null && stepCost(piece, step) <= left) return { piece, step };
  }
  return null;
}

/** Which models fall: as many ready models of the squad as the half-step takes, each once. */
function checkFallen(pieces: readonly Piece[], steps: readonly CasualtyStep[]): readonly Violation[] {
  return steps.flatMap((step, index) => {
    const piece = pieceOfStep(pieces, step);
    if (!piece || step.fallen === undefined) return [];
    const path = ['steps', index, 'fallen'];
    const needed = step.step === 'FIRST_HALF' ? halfOf(piece) : null;
    const distinct = new Set(step.fallen);
    return [
      ...(piece.kind !== 'squad' || needed === null
        ? [violation('PLN-QBT-06', 'NO_MODELS_TO_NAME', path, { piece: piece.key })]
        : distinct.size !== needed || step.fallen.length !== needed
          ? [violation('PLN-QBT-06', 'WRONG_NUMBER_OF_MODELS', path, { needed, named: distinct.size })]
          : []),
      ...[...distinct]
        .filter((model) => !piece.models.includes(model))
        .map((model) => violation('PLN-QBT-06', 'MODEL_NOT_READY', path, { model, piece: piece.key })),
    ];
  });
}

/** Models that a squad loses by its first half-step. */
export const halfOf = (piece: Piece): number => Math.floor(piece.models.length / 2);

/**
 * PLN-QBT-06: the choice that the service makes: pieces in canonical order, first half then second, whatever fits
 * beside what the enemy picked.
 */
export function defaultChoice(
  pieces: readonly Piece[],
  picked: Taken,
  toLose: number,
): readonly CasualtyStep[] {
  const taken = new Map(picked);
  const steps: CasualtyStep[] = [];
  let left = toLose - pointsTaken(pieces, picked);
  for (const piece of toLose > 0 ? pieces : []) {
    for (let step = nextStep(taken, piece); step !== null; step = nextStep(taken, piece)) {
      if (stepCost(piece, step) > left) break;
      left -= stepCost(piece, step);
      taken.set(piece.key, [...stepsTaken(taken, piece), step]);
      steps.push(stepOf(piece, step));
    }
  }
  return steps;
}

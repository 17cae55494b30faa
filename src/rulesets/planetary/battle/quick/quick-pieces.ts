import { existing, itemAt } from '../../../../kernel/index.js';
import type { CasualtyStep } from '../../commands.js';
import type { Battle, Model, PlanetaryState, SideRole, Unit } from '../../state/index.js';
import { isVehicle, readyOf } from '../../pieces/armies.js';
import { primaryUnits, sideDefences } from '../battle-sides.js';

/** What quick-battle casualties are counted in (PLN-QBT-06): a squad, a single model, one vehicle, one defence. */
export interface Piece {
  /** Unique among the pieces of a side. */
  readonly key: string;
  readonly kind: 'squad' | 'single' | 'vehicle' | 'defence';
  readonly army: string | null;
  readonly unit: string | null;
  /** Ready models; of a vehicle the vehicle itself. */
  readonly models: readonly string[];
  /** Points: BV of the unit, or the vehicle's part of it, or the list price. */
  readonly value: number;
}

export type StepKind = CasualtyStep['step'];

/** Pieces of a side in canonical order, its defences last. */
export function piecesOf(state: PlanetaryState, battle: Battle, side: SideRole): readonly Piece[] {
  const units = primaryUnits(state, battle, side).flatMap(({ army, unit }) =>
    unitPieces(state, army.id, unit),
  );
  const defences = sideDefences(state, battle, side).map((each): Piece => ({
    key: each.id,
    kind: 'defence',
    army: null,
    unit: null,
    models: [],
    value: each.costBp,
  }));
  return [...units, ...defences];
}

/**
 * A squad in one piece, each vehicle by itself. Options count with the squad; in a unit of vehicles alone they
 * count with the first, so that the pieces add up to the BV of the unit.
 */
function unitPieces(state: PlanetaryState, army: string, unit: Unit): readonly Piece[] {
  const vehicles = readyOf(unit).filter((model) => isVehicle(state, model));
  const foot = readyOf(unit).filter((model) => !isVehicle(state, model));
  const options = unit.options
    .filter((option) => !option.lost)
    .reduce((sum, option) => sum + option.points, 0);
  const piece = (kind: Piece['kind'], models: readonly Model[], extra: number): Piece => ({
    key: kind === 'vehicle' ? itemAt(models, 0).id : unit.id,
    kind,
    army,
    unit: unit.id,
    models: models.map((model) => model.id),
    value: models.reduce((sum, model) => sum + model.points, extra),
  });
  const squad = foot.length === 0 ? [] : [piece(foot.length === 1 ? 'single' : 'squad', foot, options)];
  return [
    ...squad,
    ...vehicles.map((model, index) =>
      piece('vehicle', [model], squad.length === 0 && index === 0 ? options : 0),
    ),
  ];
}

export const totalValue = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.value, 0);

/** Whether a piece is taken by halves; single models and defences only whole (PLN-QBT-06). */
export const hasHalves = (piece: Piece): boolean => piece.kind === 'squad' || piece.kind === 'vehicle';

/** PLN-QBT-06: the first half-step costs the rounded-down half of the value, the second the rest. */
export function stepCost(piece: Piece, step: StepKind): number {
  const half = Math.floor(piece.value / 2);
  if (step === 'WHOLE') return piece.value;
  return step === 'FIRST_HALF' ? half : piece.value - half;
}

/** The piece that a step names: a defence, a vehicle by its model, or a unit that is one piece; else undefined. */
export function pieceOfStep(pieces: readonly Piece[], step: CasualtyStep): Piece | undefined {
  if (step.defence !== undefined) {
    return pieces.find((piece) => piece.kind === 'defence' && piece.key === step.defence);
  }
  if (step.model !== undefined) {
    return pieces.find(
      (piece) =>
        piece.models.length === 1 &&
        piece.models[0] === step.model &&
        (step.unit === undefined || piece.unit === step.unit),
    );
  }
  const ofUnit = pieces.filter((piece) => piece.unit !== null && piece.unit === step.unit);
  return ofUnit.length === 1 ? ofUnit[0] : ofUnit.find((piece) => piece.kind !== 'vehicle');
}

/** Steps taken so far, by key of the piece. */
export type Taken = ReadonlyMap<string, readonly StepKind[]>;

export const stepsTaken = (taken: Taken, piece: Piece): readonly StepKind[] => taken.get(piece.key) ?? [];

/** The next step that may legally be taken of a piece; null when it is lost. */
export function nextStep(taken: Taken, piece: Piece): StepKind | null {
  const done = stepsTaken(taken, piece);
  if (!hasHalves(piece)) return done.length === 0 ? 'WHOLE' : null;
  return done.length === 0 ? 'FIRST_HALF' : done.length === 1 ? 'SECOND_HALF' : null;
}

export function pointsTaken(pieces: readonly Piece[], taken: Taken): number {
  return pieces.reduce(
    (sum, piece) => sum + stepsTaken(taken, piece).reduce((cost, step) => cost + stepCost(piece, step), 0),
    0,
  );
}

/** The step that names a piece. */
export function stepOf(piece: Piece, step: StepKind): CasualtyStep {
  if (piece.kind === 'defence') return { defence: piece.key, step };
  const unit = existing(piece.unit, 'unit');
  return piece.kind === 'vehicle' ? { unit, model: itemAt(piece.models, 0), step } : { unit, step };
}

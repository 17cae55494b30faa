import { entryAt, itemAt } from '../../../kernel/index.js';
import { SKIMMER_DAMAGED_FROM } from '../data/movement.js';
import { ACCESS } from '../data/access.js';
import type { Detachment, Model, ModelState, PlanetaryState, Unit } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { isExtinct, isVehicle } from '../pieces/armies.js';
import { mountOf } from '../races/detachment-filters.js';
import { hexOf, inOrder } from '../map/map.js';
import { unitTypeBy } from '../races/unit-types.js';
import { removeArmy } from '../build/armies/vanishing.js';
import { emitLoss } from '../pieces/rare.js';

/** PLN-TER-02 a, b: what becomes of skimmers of detachments that moved and ended over forest, jungle or sea. */
export function landSkimmers(table: PlanetaryTable, moved: ReadonlySet<string>): void {
  for (const { id } of inOrder(Object.values(table.state.detachments)).filter((each) => moved.has(each.id))) {
    const detachment = entryAt(table.state.detachments, id);
    const hex = hexOf(detachment);
    const risk = hex === null ? 'yes' : ACCESS[entryAt(table.state.hexes, hex).terrain].skimmer;
    if (risk === 'damage') riskDamage(table, detachment);
    if (risk === 'destroy') drown(table, detachment);
  }
}

interface Piece {
  readonly unit: Unit;
  readonly model: Model;
}

const modelsOf = (detachment: Detachment): readonly Piece[] =>
  detachment.units.flatMap((unit) => unit.models.map((model) => ({ unit, model })));

/** A skimmer model is damaged on D6 4+; one that is damaged already stays so. */
function riskDamage(table: PlanetaryTable, detachment: Detachment): void {
  const skimmers = modelsOf(detachment).filter(
    (piece) => isSkimmer(table.state, piece) && piece.model.state === 'ready',
  );
  const faces = table.rollAll(
    skimmers.map(({ model }) => ({
      count: 1,
      sides: 6,
      for: 'PLN-TER-02',
      purpose: 'skimmer',
      subject: model.id,
    })),
  );
  skimmers.forEach((piece, place) => {
    if (itemAt(itemAt(faces, place), 0) < SKIMMER_DAMAGED_FROM) return;
    change(table, detachment, piece, isVehicle(table.state, piece.model) ? 'damaged' : 'wounded');
  });
}

/** By its type, or on a jetbike (RACE-EL-06). */
const isSkimmer = (state: PlanetaryState, { unit, model }: Piece): boolean =>
  unitTypeBy(state, model.typeKey)?.moveClass === 'skimmer' || mountOf(unit) === 'jetbike';

/** Over sea skimmers are destroyed, with all that they carry. */
function drown(table: PlanetaryTable, detachment: Detachment): void {
  for (const piece of modelsOf(detachment)) {
    if (piece.model.state !== 'dead') change(table, detachment, piece, 'dead');
  }
  const left = entryAt(table.state.detachments, detachment.id);
  if (isExtinct(left)) removeArmy(table, left, 'no models', ['PLN-TER-02', 'PLN-GEN-08']);
}

function change(table: PlanetaryTable, { id }: Detachment, { unit, model }: Piece, to: ModelState): void {
  const data = { army: id, unit: unit.id, model: model.id, from: model.state, to, cause: 'skimmer' } as const;
  emitLoss(table, id, { type: 'planetary.ModelStateChanged', data }, ['PLN-TER-02']);
}

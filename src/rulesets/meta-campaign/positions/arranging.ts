import { FLAT_DIRECTIONS, type Compass } from '../../../engine/hex/index.js';
import { itemAt, lookUp } from '../../../kernel/index.js';
import { BLOCS, type Bloc } from '../data/words.js';
import type { Stance, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { blocOf, isAirborne, isInfantry } from '../units/kinds.js';
import { groundIn } from './occupants.js';
import { ranked } from './ranking.js';

const stanceKey = (hex: string, bloc: Bloc): string => `${hex}/${bloc}`;

/** How a bloc faces in a hex; null where nobody of it stands. */
export const stanceAt = ({ stances }: EdcTable['state'], hex: string, bloc: Bloc): Stance | null =>
  lookUp(stances, stanceKey(hex, bloc)) ?? null;

/** EDC-POS-02: after every change of who stands in a hex; and who leaves it takes the facing along (EDC-FAC-02). */
export function arrange(table: EdcTable, hex: string): void {
  for (const bloc of BLOCS) {
    const present = groundIn(table.state, hex).some((each) => blocOf(each) === bloc);
    if (!present && stanceAt(table.state, hex, bloc))
      table.emit({ type: 'meta-campaign.FacingLost', data: { hex, bloc } }, ['EDC-FAC-02']);
    if (!present) continue;
    const [front, ...back] = ranked(table.state, hex, bloc);
    const changed = front?.position !== 'FRONT' || back.some((each) => each.position !== 'BACK');
    if (changed)
      table.emit(
        {
          type: 'meta-campaign.PositionsChanged',
          data: { hex, bloc, front: front?.id ?? null, back: back.map((each) => each.id) },
        },
        ['EDC-POS-02'],
      );
  }
}

/** EDC-FAC-02, rule 3: the first of a bloc in a hex looks the way it went; placed without a step: N. */
export function enterFacing(table: EdcTable, unit: Unit, hex: string, direction: Compass | null): void {
  const bloc = blocOf(unit);
  // Who is carried or in the air faces nowhere.
  if (unit.carriedBy !== null || isAirborne(unit) || stanceAt(table.state, hex, bloc)) return;
  table.emit(
    {
      type: 'meta-campaign.FacingSet',
      data: {
        hex,
        bloc,
        facing: direction ?? itemAt(FLAT_DIRECTIONS, 0),
        source: 'ENTRY',
        unit: unit.id,
      },
    },
    ['EDC-FAC-02'],
  );
}

/** EDC-FAC-02, rules 1 and 2: whether a declaration of this unit now sets the facing of its bloc in its hex. */
export function declarationHolds(table: Pick<EdcTable, 'state'>, unit: Unit): boolean {
  const { hex } = unit;
  if (hex === null || isAirborne(unit)) return false;
  const bloc = blocOf(unit);
  const comrades = groundIn(table.state, hex).filter((each) => each.id !== unit.id && blocOf(each) === bloc);
  const infantryDeclared = comrades.some((each) => isInfantry(each) && each.declaredFacing !== null);
  if (isInfantry(unit)) return !infantryDeclared;
  const stance = stanceAt(table.state, hex, bloc);
  const locked =
    stance?.source === 'INFANTRY' && groundIn(table.state, hex).some((each) => each.id === stance.unit);
  const otherDeclared = comrades.some((each) => each.declaredFacing !== null);
  return !infantryDeclared && !locked && !otherDeclared;
}

/** U3: a declared facing; one that loses is ignored. */
export function declareFacing(table: EdcTable, unit: Unit, facing: Compass): boolean {
  const { hex, id } = unit;
  if (hex === null || !declarationHolds(table, unit)) {
    table.emit({ type: 'meta-campaign.FacingDeclarationIgnored', data: { unit: id, facing } }, [
      'EDC-FAC-02',
    ]);
    return false;
  }
  table.emit({ type: 'meta-campaign.FacingDeclared', data: { unit: id, facing } }, ['EDC-FAC-01']);
  table.emit(
    {
      type: 'meta-campaign.FacingSet',
      data: {
        hex,
        bloc: blocOf(unit),
        facing,
        source: isInfantry(unit) ? 'INFANTRY' : 'OTHER',
        unit: id,
      },
    },
    ['EDC-FAC-02'],
  );
  return true;
}

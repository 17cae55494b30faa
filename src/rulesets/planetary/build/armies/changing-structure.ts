import type { HexKey } from '../../../../engine/hex/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { ArmyCommand } from './commands.js';
import { GARRISON_LIST, type DetachmentType } from '../../data/detachment-types.js';
import type { Army, PlanetaryState, Unit } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { changingHexes, judgeArmed, judgePlace, ownArmy } from '../army-access.js';
import { detachmentFrame, judgeComposition, structureOf } from '../../pieces/composition.js';
import { judgeExarchs, placeUnits, type Listing } from './detachment-lists.js';
import { detachmentType } from '../../races/detachment-types.js';
import { compositionOf, judgeMaking } from './detachments.js';
import { refund, refundablePoints, structureChange } from './disbanding.js';
import { garrisonFrame, garrisonPrice } from './garrisons.js';
import { hexOf } from '../../map/map.js';
import { mustName } from '../must-name.js';
import { judgeNewUnits, listingsOf, nextUnitNumber, readNewUnits } from './new-units.js';
import { judgePayment, pay } from '../../money/paying.js';
import { isMadeAnywhere } from './production.js';
import { emitLoss } from '../../pieces/rare.js';

type Change = Extract<ArmyCommand, { readonly type: 'ChangeStructure' }>;

/** What a change of structure would do, its price in BP, and what speaks against it. */
export interface Restructuring {
  readonly army: Army | null;
  readonly added: readonly Unit[];
  readonly leaving: readonly Unit[];
  readonly priceBp: number;
  readonly violations: readonly Violation[];
}

/** PLN-DET-11 Structure change, judged whole; garrisons at half price. */
export function draftChange(state: PlanetaryState, seat: string, command: Change): Restructuring {
  const found = ownArmy(state, seat, command.army, ['army']);
  if (found.violations) {
    return { army: null, added: [], leaving: [], priceBp: 0, violations: found.violations };
  }
  const { army } = found;
  const { add, disband, payFrom } = command;
  const first = nextUnitNumber(army.units, army.id);
  const leaving = army.units.filter((each) => disband.includes(each.id));
  const placing = placeUnits(state, listOf(state, army), [
    ...army.units.filter((each) => !leaving.includes(each)).map((each) => stayingIn(each, disband)),
    ...listingsOf(add, readNewUnits(state, army.id, add, first), army.id, ['add'], first, (key) =>
      isMadeAnywhere(state, payFrom, army.race, key),
    ),
  ]);
  const result = placing.units;
  const added = result.filter((each) => !army.units.some(({ id }) => id === each.id));
  const points = structureOf(added);
  const priceBp = army.kind === 'garrison' ? garrisonPrice(points) : points;
  return {
    army,
    added,
    leaving,
    priceBp,
    violations: mustName(
      add.length + disband.length,
      'PLN-DET-11',
      ['army'],
      [
        ...judgeFixed(army),
        ...judgeArmed(army, ['army']),
        ...judgePlace('PLN-DET-11', hexesFor(state, army, command), payFrom, army),
        ...disband.flatMap((id, place) =>
          army.units.some((each) => each.id === id) && disband.indexOf(id) === place
            ? []
            : [violation('PLN-DIS-01', 'NOTHING_TO_DISBAND', ['disband', place], { name: id })],
        ),
        ...judgeNewUnits(state, seat, army.race, add, ['add'], disband),
        ...placing.violations,
        ...judgeComposition(state, result, frameOf(state, army), ['add']),
        ...judgeExarchs(state, result, ['add']),
        ...judgeMaking(state, { seat, hex: payFrom, race: army.race }, add, ['add'], () =>
          army.kind === 'garrison' ? { for: 'GARRISON' } : { for: 'ADDITION', armyHex: hexOf(army) },
        ),
        ...judgePayment(state, { seat, hex: payFrom, bp: priceBp }, ['payFrom']),
      ],
    ),
  };
}

/** PLN-DET-11: units join at once; what is disbanded is refunded (PLN-DIS-01). */
export function changeStructure(table: PlanetaryTable, command: Change): readonly Violation[] {
  const { seat } = table.actor;
  const { army, added, leaving, priceBp, violations } = draftChange(table.state, seat, command);
  if (!army || violations.length > 0) return violations;
  pay(table, { seat, hex: command.payFrom, bp: priceBp, cause: `units of ${army.id}`, rule: 'PLN-DET-11' });
  refund(
    table,
    army,
    leaving.reduce((sum, each) => sum + refundablePoints(each), 0),
  );
  emitLoss(
    table,
    army.id,
    { type: 'planetary.StructureChanged', data: structureChange(army, added, leaving) },
    ['PLN-DET-11'],
  );
  return [];
}

const frameOf = (state: PlanetaryState, army: Army) =>
  army.kind === 'garrison'
    ? garrisonFrame(state, army.hex)
    : detachmentFrame(compositionOf(listOf(state, army)), army.maxPts);

/** List that an army holds to; null for lists that its owner does not have. */
const listOf = (state: PlanetaryState, army: Army): DetachmentType | null =>
  army.kind === 'garrison' ? GARRISON_LIST : (detachmentType(state, army.owner, army.typeKey) ?? null);

/** A unit that stays; one whose transport goes has to fit into the list on foot. */
const stayingIn = (unit: Unit, disband: readonly string[]): Listing => {
  const afoot = unit.mountedIn !== null && disband.includes(unit.mountedIn);
  return {
    unit: afoot ? { ...unit, mountedIn: null } : unit,
    path: ['disband'],
    asked: undefined,
    present: !afoot,
    cultistHex: true,
  };
};

/** PLN-DET-11; cultists join in any own human Urban hex in which the detachment is (RACE-CH-13). */
function hexesFor(state: PlanetaryState, army: Army, { add, disband }: Change): readonly HexKey[] {
  const hex = hexOf(army);
  const anywhere =
    hex !== null &&
    army.kind === 'detachment' &&
    disband.length === 0 &&
    state.hexes[hex]?.controller === army.owner &&
    add.every((each) => isMadeAnywhere(state, hex, army.race, each.type));
  return [...new Set([...changingHexes(state, army), ...(anywhere ? [hex] : [])])];
}

/** PLN-DET-11, PLN-DSC-05: mercenaries stay as they came, and garrison-detachments march as they were built; RACE-CH-12: so do converted ones. */
const judgeFixed = (army: Army): readonly Violation[] =>
  army.kind === 'detachment' && army.converted === true
    ? [violation('RACE-CH-12', 'STRUCTURE_FIXED', ['army'], { army: army.id, class: army.class })]
    : army.kind === 'detachment' && (army.class === 'MERCENARY' || army.class === 'GARRISON_DETACHMENT')
      ? [violation('PLN-DET-11', 'STRUCTURE_FIXED', ['army'], { army: army.id, class: army.class })]
      : [];

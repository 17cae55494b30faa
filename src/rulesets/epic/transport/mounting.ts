import { lookUp, type InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import { MOUNTING_CM } from '../data/tables.js';
import { firstOf, unless } from '../general/asked.js';
import { moveAllowance } from '../orders/allowance.js';
import type { EpicState, Unit } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { armyOf, passengersOf, profileOf, unitBy } from '../units/pieces.js';

/** Who mounts what, and who dismounts, in one declaration. */
export interface Boarding {
  readonly unit: string;
  readonly mounts?: string;
  readonly dismounts: boolean;
}

/** EPC-TRA-01: whether a unit may be carried by a transport at all. */
export function judgeTransport(
  state: EpicState,
  unit: Unit,
  transport: string,
  path: InputPath,
): readonly Violation[] {
  const carrier = lookUp(state.units, transport);
  if (carrier?.status !== 'OK' || armyOf(state, carrier.id) !== armyOf(state, unit.id))
    return unless(false, 'EPC-TRA-01', 'NO_SUCH_UNIT', path, { unit: transport });
  const ofAny = carrier.kind === 'WAR_ENGINE' || carrier.kind === 'FLYER';
  const params = { unit: unit.id, transport };
  return firstOf(
    () => unless(unit.kind === 'INFANTRY', 'EPC-TRA-01', 'NOT_INFANTRY', path, params),
    () =>
      unless(
        profileOf(state, carrier.id).transportCapacity > 0,
        'EPC-TRA-01',
        'NOT_A_TRANSPORT',
        path,
        params,
      ),
    () =>
      unless(ofAny || carrier.detachment === unit.detachment, 'EPC-TRA-01', 'OTHER_DETACHMENT', path, params),
  );
}

/** EPC-TRA-01: once for all that mount a transport together, and once for all that dismount. */
export const carrierCost = (state: EpicState, transport: string, boardings: readonly Boarding[]): number =>
  (boardings.some((each) => each.mounts === transport) ? MOUNTING_CM : 0) +
  (boardings.some((each) => each.dismounts && leaves(state, each) === transport) ? MOUNTING_CM : 0);

/** The transport that a unit gets out of: the one that carries it, or the one that it mounts. */
const leaves = (state: EpicState, { unit, mounts }: Boarding): string | undefined =>
  lookUp(state.units, unit)?.mountedIn ?? mounts;

/** EPC-TRA-01: more than a transport holds, of those that mount it. */
export function judgeCapacity(
  state: EpicState,
  boardings: readonly Boarding[],
  pathOf: (place: number) => InputPath,
): readonly Violation[] {
  return boardings.flatMap(({ mounts }, place) => {
    const carrier = mounts === undefined ? undefined : lookUp(state.units, mounts);
    const capacity = carrier ? profileOf(state, carrier.id).transportCapacity : 0;
    if (!carrier || capacity === 0) return [];
    const stay = passengersOf(state, carrier.id).filter(
      ({ id }) => !boardings.some((each) => each.unit === id && each.dismounts),
    );
    const entering = boardings.slice(0, place + 1).filter((each) => each.mounts === mounts);
    return unless(stay.length + entering.length <= capacity, 'EPC-TRA-01', 'OVER_CAPACITY', pathOf(place), {
      transport: carrier.id,
      capacity,
    });
  });
}

/** EPC-TRA-01: a transport of another detachment has 5 cm of its own move left. */
export function judgeForeignCarrier(
  state: EpicState,
  carrier: Unit,
  costCm: number,
  path: InputPath,
): readonly Violation[] {
  const left =
    carrier.allowanceCm === null
      ? moveAllowance(state, carrier, 'NONE', { onRoad: false, mountingCm: carrier.mountingCm })
      : carrier.allowanceCm - carrier.movedCm;
  return unless(left >= costCm, 'EPC-TRA-01', 'NO_ALLOWANCE_LEFT', path, { unit: carrier.id });
}

/** Puts a unit aboard; the transport pays once for all that come together. */
export function mount(table: EpcTable, unit: string, transport: string, paid: Set<string>): void {
  const costCm = paid.has(`mount ${transport}`) ? 0 : MOUNTING_CM;
  paid.add(`mount ${transport}`);
  table.emit({ type: 'epic.UnitsMounted', data: { transport, units: [unit], costCm } }, ['EPC-TRA-01']);
}

/** Sets a unit down, where it is carried. */
export function dismount(table: EpcTable, unit: string, paid: Set<string>): void {
  const transport = unitBy(table.state, unit).mountedIn;
  if (transport === null) return;
  const costCm = paid.has(`dismount ${transport}`) ? 0 : MOUNTING_CM;
  paid.add(`dismount ${transport}`);
  table.emit({ type: 'epic.UnitsDismounted', data: { transport, units: [unit], costCm } }, ['EPC-TRA-01']);
}

import type { HexKey } from '../../../../engine/hex/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { ArmyCommand } from './commands.js';
import { modifiersOfSeat } from '../../races/profile-of.js';
import type { Detachment, PlanetaryState } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { unitTypeBy } from '../../races/unit-types.js';

type Build = Extract<ArmyCommand, { readonly type: 'BuildDetachment' }>;

/** RACE-ORB-02, RACE-SM-01, RACE-TY-01: why a new detachment may not start in orbit; empty where it does not want to. */
export function judgeStart(state: PlanetaryState, seat: string, command: Build): readonly Violation[] {
  if (command.start !== 'ORBIT') return [];
  const { orbit } = modifiersOfSeat(state, seat);
  if (!orbit) return [violation('RACE-ORB-02', 'NO_WAY_TO_ORBIT', ['start'], { seat })];
  const typeKey = command.typeKey ?? 'NORMAL';
  const rule = orbit.startTypes === null ? 'RACE-SM-01' : 'RACE-TY-01';
  return [
    ...(orbit.startTypes === null || orbit.startTypes.includes(typeKey)
      ? []
      : [violation(rule, 'TYPE_STARTS_ON_GROUND', ['start'], { typeKey, types: orbit.startTypes })]),
    ...(state.players[seat]?.capitalHex === command.hex
      ? []
      : [violation(rule, 'ORBIT_FROM_CAPITAL_ONLY', ['start'], { hex: command.hex })]),
    ...(orbit.dropPodsOnly ? judgeDropPods(state, command) : []),
  ];
}

/** RACE-SM-01: every model uses drop pods. Types that nobody knows are refused for that. */
const judgeDropPods = (state: PlanetaryState, { units }: Build): readonly Violation[] =>
  units.flatMap(({ type }, place) =>
    unitTypeBy(state, type)?.dropPod === false
      ? [violation('RACE-SM-01', 'NO_DROP_POD', ['units', place, 'type'], { type })]
      : [],
  );

/** RACE-SM-01, PLN-UPK-01: it arrives in orbit instead of in a hex. */
export function arriveInOrbit(table: PlanetaryTable, { id, owner }: Detachment, built: HexKey): void {
  table.emit({ type: 'planetary.DetachmentArrivedInOrbit', data: { detachment: id, owner, built } }, [
    'RACE-SM-01',
    'RACE-ORB-02',
    'PLN-UPK-01',
  ]);
}

import type { BattleStep } from '../../../engine/index.js';
import type { GhostOfWarCommand } from '../commands.js';
import { seatOf } from '../general/factions.js';
import type { Battle, GhostOfWarState, Side } from '../state/index.js';

const SIDES: readonly Side[] = ['attacker', 'defender'];

const step = (
  type: GhostOfWarCommand['type'],
  seats: readonly string[],
  arbiter: boolean = false,
): BattleStep => ({ type, seats, arbiter });

/** GOW-CBT-04, -10, -11: steps of a battle that are open, by how far it has come. */
export function battleSteps(state: GhostOfWarState, battle: Battle): readonly BattleStep[] {
  const seatsOn = (sides: readonly Side[]): readonly string[] => [
    ...new Set(sides.flatMap((side) => battle[side].factions.flatMap((each) => seatOf(state, each) ?? []))),
  ];
  const fighting = seatsOn(SIDES);
  const silent = seatsOn(SIDES.filter((side) => !battle.reports[side]));
  switch (battle.status) {
    case 'PENDING':
      return [
        step('ChooseMethod', fighting),
        step('SubmitReport', fighting, true),
        step('ForceAuto', [], true),
      ];
    case 'REPORTED':
      return [
        step('SubmitReport', fighting, true),
        step('ConfirmReport', silent, true),
        step('DisputeReport', silent),
        step('ForceAuto', [], true),
      ];
    case 'DISPUTED':
      return [step('ResolveDispute', [], true), step('ForceAuto', [], true)];
    case 'ROLLING':
    case 'SETTLED':
      return [];
  }
}

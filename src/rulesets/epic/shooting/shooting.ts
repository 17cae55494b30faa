import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { SHOOTING_STEPS } from '../data/tables.js';
import { firstOf, mustBeActive, otherSide, unless, type Asked } from '../general/asked.js';
import type { EpicState, Step } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { detachmentBy, mustBeEnemy, mustBeOwn } from '../units/pieces.js';
import { attackOf } from '../firepower/attacks.js';
import { judgeDeclaration } from './declaring.js';
import { judgeShooter, shootersOf } from './who.js';

type Shot = CommandOf<'Shoot' | 'Bombard'>;

const STEPS: Readonly<Record<Shot['type'], readonly Step[]>> = {
  Shoot: ['VEHICLES_AND_INFANTRY', 'WAR_ENGINES'],
  Bombard: ['BOMBARDMENT'],
};

/** EPC-SHO-01, EPC-SHO-02, EPC-SHO-12 */
export function judgeShot(asked: Asked, command: Shot): readonly Violation[] {
  const { state } = asked;
  const { detachment, target, type } = command;
  return firstOf(
    () => mustBeActive(asked, STEPS[type], type === 'Bombard' ? 'EPC-SHO-12' : 'EPC-SHO-01'),
    () => mustBeOwn(asked, detachment, 'EPC-SHO-02', ['detachment']),
    () => judgeShooter(state, detachmentBy(state, detachment), state.step),
    () => mustBeEnemy(asked, target, 'EPC-SHO-02', ['target']),
    () => unless(!detachmentBy(state, target).isFlyer, 'EPC-SHO-02', 'FLYER', ['target']),
    () => unless(detachmentBy(state, target).place === 'TABLE', 'EPC-SHO-02', 'NOT_ON_TABLE', ['target']),
    () => judgeDeclaration(asked, attackOf(command)),
  );
}

/** EPC-SHO-01: for the rest of the step. */
export const judgePass = (asked: Asked): readonly Violation[] =>
  mustBeActive(asked, SHOOTING_STEPS, 'EPC-SHO-01');

export const passShooting = (table: EpcTable): void =>
  table.emit({ type: 'epic.ShootingPassed', data: { army: table.actor.seat } }, ['EPC-SHO-01']);

/** EPC-SHO-01: sides take turns. */
export const takeTurns = (table: EpcTable, shooter: string): void =>
  changeActive(table, otherSide(table.state, shooter));

const changeActive = (table: EpcTable, active: string): void =>
  table.emit({ type: 'epic.ActivePlayerChanged', data: { active } }, ['EPC-SHO-01']);

/** Whether a side has something to shoot with in this step, and has not ended its shooting. */
const mayShoot = (state: EpicState, seat: string): boolean =>
  state.armies[seat]?.passed === false && shootersOf(state, seat, state.step).length > 0;

/** Whoever is next shoots or passes; false when both have nothing to shoot with any more. */
export function someoneShoots(table: EpcTable): boolean {
  const { state } = table;
  const { active, mission } = state;
  if (mission !== null) return true;
  if (active !== null && mayShoot(state, active)) return true;
  const other = active === null ? null : otherSide(state, active);
  if (other === null || !mayShoot(state, other)) return false;
  changeActive(table, other);
  return true;
}

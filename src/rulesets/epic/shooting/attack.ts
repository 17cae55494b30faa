import { placeMarkers, markersFor } from '../blast-markers/placing.js';
import type { MarkerPart } from '../blast-markers/events.js';
import { FIREPOWER_MARKERS, SHOT_MARKERS } from '../data/tables.js';
import { fireWeapon } from '../super-heavy-weapons/firing.js';
import type { EpcTable } from '../table.js';
import { outOfCommand } from '../units/command.js';
import { detachmentBy, profileOf } from '../units/pieces.js';
import { allocate, inColumn, lowestArmour } from '../firepower/allocating.js';
import type { Attack } from '../firepower/attacks.js';
import { unitsOf } from './declaring.js';
import { throwToHit } from '../firepower/dice.js';
import { diceFor, totalFirepower } from '../firepower/firepower.js';

/** EPC-SHO-06: super heavy weapons, Firepower dice, their hits, then all blast markers together. */
export function carryOut(table: EpcTable, attack: Attack): void {
  const { detachment, target, column, firing, weapons } = attack;
  const firepower = totalFirepower(table.state, detachment, unitsOf(attack));
  const dice =
    firing.length === 0 || column === null ? 0 : diceFor(table.state.rules, firepower.total, column);
  declare(table, attack, firepower, dice);
  const fired = weapons.map((each) => fireWeapon(table, attack, each));
  const hits = dice === 0 ? 0 : fireDice(table, attack, dice);
  const shots = fired.reduce((sum, each) => sum + each.shots, 0);
  const parts: readonly MarkerPart[] = [
    { rule: 'EPC-BLM-01', markers: markersFor(FIREPOWER_MARKERS, firepower.total, hits > 0) },
    {
      rule: 'EPC-BLM-01',
      markers: markersFor(
        SHOT_MARKERS,
        shots,
        fired.some((each) => each.hit),
      ),
    },
    ...fired.flatMap((each) => each.markers),
    ...(attack.kind === 'BOMBARDMENT'
      ? [{ rule: 'EPC-SHO-12' as const, markers: table.state.rules.bombardmentExtraMarkers }]
      : []),
  ];
  placeMarkers(table, target, parts);
}

function declare(
  table: EpcTable,
  { kind, detachment, target, column, firing, weapons }: Attack,
  firepower: ReturnType<typeof totalFirepower>,
  dice: number,
): void {
  const { state } = table;
  const data = {
    attack: kind,
    detachment,
    target,
    column,
    firepower,
    dice,
    weapons: weapons.flatMap(({ unit, weapon }) => {
      const type = profileOf(state, unit).superHeavyWeapons[weapon]?.type;
      return type ? [{ unit, weapon, type }] : [];
    }),
    popUps: firing.filter((each) => each.popUp).map((each) => each.unit),
    outOfCommand: outOfCommand(state, detachmentBy(state, detachment), [...firing, ...weapons]),
  };
  table.emit({ type: 'epic.AttackDeclared', data }, ['EPC-SHO-02', 'EPC-SHO-04', 'EPC-FIR-01']);
}

/** EPC-SHO-07, EPC-SHO-08: Firepower dice; answers how many hit. */
function fireDice(table: EpcTable, attack: Attack, count: number): number {
  const { detachment, target, column, eligible, rerolls } = attack;
  if (column === null) return 0;
  const exposed = inColumn(table.state, eligible, column);
  const dice = throwToHit(table, {
    count,
    rule: 'EPC-SHO-07',
    purpose: 'to hit',
    detachment,
    subject: detachment,
    needed: lowestArmour(table.state, exposed),
    ...(rerolls === undefined ? {} : { rerolls }),
  });
  const by = detachmentBy(table.state, detachment).army;
  const hits = allocate(table, { target, by, rule: 'EPC-SHO-07' }, dice, exposed);
  table.emit({ type: 'epic.ShotsRolled', data: { detachment, shots: count, dice, hits } }, ['EPC-SHO-07']);
  return hits;
}

import { lookUp } from '../../../kernel/index.js';
import { violation } from '../catalog.js';
import { isAllied } from '../general/factions.js';
import { REROLLED_FACES, yearlyRerolls } from '../general/year.js';
import { failOrder, ordersOf } from '../sheets/orders-taken-up.js';
import { judgeInForce, type OrderJudge } from '../sheets/sheets.js';
import type { GowTable } from '../table.js';

/** GOW-DIC-03: only who may re-roll lodges an instruction. */
export const judgeStanding: OrderJudge<'STANDING_REROLL'> = (
  { state, faction, path },
  { character: id, standing },
) => {
  const character = lookUp(state.characters, id);
  if (character?.faction !== faction) {
    return [violation('GOW-GEN-01', 'NOT_YOUR_CHARACTER', [...path, 'character'], { character: id })];
  }
  const entitled = character.diedRound === 0 && yearlyRerolls(character) > 0;
  const atMost = standing?.atMost ?? 1;
  return [
    ...(entitled ? [] : [violation('GOW-DIC-03', 'NO_RIGHT', [...path, 'character'], { character: id })]),
    ...(Number.isInteger(atMost) && atMost >= REROLLED_FACES.min && atMost <= REROLLED_FACES.max
      ? []
      : [
          violation('GOW-DIC-03', 'FACE_OUT_OF_RANGE', [...path, 'standing', 'atMost'], {
            atMost,
            ...REROLLED_FACES,
          }),
        ]),
  ];
};

/** GOW-TRT-06 */
export const judgePsykerTarget: OrderJudge<'PSYKER_TARGET'> = ({ state, faction, path }, { enemy }) =>
  enemy === null || (lookUp(state.factions, enemy) && !isAllied(state, enemy, faction))
    ? []
    : [
        violation(
          'GOW-TRT-06',
          lookUp(state.factions, enemy) ? 'NO_ENEMY' : 'NO_SUCH_FACTION',
          [...path, 'enemy'],
          {
            faction: enemy,
          },
        ),
      ];

/** Standing instructions of S2. */
export function lodgeInstructions(table: GowTable): void {
  for (const entry of ordersOf(table.state, 'STANDING_REROLL')) {
    const faults = judgeInForce(table.state, entry, judgeStanding);
    if (faults.length > 0) {
      failOrder(table, entry, faults);
      continue;
    }
    const { character, standing } = entry.order;
    const data = { faction: entry.faction, character, standing };
    table.emit({ type: 'ghost-of-war.StandingRerollLodged', data }, ['GOW-DIC-03']);
  }
  for (const entry of ordersOf(table.state, 'PSYKER_TARGET')) {
    const faults = judgeInForce(table.state, entry, judgePsykerTarget);
    if (faults.length > 0) {
      failOrder(table, entry, faults);
      continue;
    }
    const data = { faction: entry.faction, enemy: entry.order.enemy };
    table.emit({ type: 'ghost-of-war.PsykerTargetSet', data }, ['GOW-TRT-06']);
  }
}

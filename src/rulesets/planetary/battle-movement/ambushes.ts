import { entryAt, itemAt } from '../../../kernel/index.js';
import type { BattleOrder } from '../commands.js';
import { HOSTILE_INFANTRY } from '../data/discovery.js';
import { DXP_LEVELS } from '../data/battle.js';
import { NORMAL_ALLOWANCE } from '../data/map.js';
import { NPC, type Ambush, type Detachment, type PlanetaryState, type Unit } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { battleOf } from '../battle/battles.js';
import { beginBattle } from './entering.js';
import { newId, orderOf } from '../pieces/ids.js';
import { armiesByHex, armiesIn, hexOf, inOrder } from '../map/map.js';
import { isEnemy } from '../state/relations.js';

/** PLN-BMV-01 step 1, PLN-DSC-03: discovered enemies enter the claimer's hex, from no hex, never planned. */
export function springAmbushes(table: PlanetaryTable): void {
  for (const { id } of inOrder(Object.values(table.state.detachments))) {
    const ambush = table.state.ambushes[id];
    const claimer = entryAt(table.state.detachments, id);
    const hex = hexOf(claimer);
    if (!ambush || hex === null || battleOf(table.state, id)) continue;
    const detachment = hostileDetachment(table.state, hex, claimer.owner, ambush);
    table.emit(
      { type: 'planetary.NpcAppeared', data: { detachment, attacks: id, unitType: HOSTILE_INFANTRY } },
      ['PLN-DSC-03', 'PLN-BMV-01'],
    );
    const order: BattleOrder = { order: 'ATTACK', detachment: detachment.id };
    const enemies = armiesIn(armiesByHex(table.state), hex).filter((each) =>
      isEnemy(table.state, each.owner, NPC),
    );
    beginBattle(table, detachment, order, {
      from: null,
      via: null,
      to: hex,
      enemies: enemies.filter((each) => each.id !== detachment.id),
      moved: new Set(),
    });
  }
}

/** PLN-DSC-03: a detachment of 10-point infantry in squads of 10. */
function hostileDetachment(
  state: PlanetaryState,
  hex: string,
  attacked: string,
  { points, race }: Ambush,
): Detachment {
  const id = newId(state, 'npc-', attacked);
  return {
    kind: 'detachment',
    id,
    order: orderOf(state, 'npc-', id, attacked),
    name: `Hostile force ${id.slice('npc-'.length)}`,
    owner: NPC,
    race,
    class: 'NPC',
    typeKey: 'NORMAL',
    mv: NORMAL_ALLOWANCE,
    place: { at: 'hex', hex },
    units: squads(id, Math.floor(points / HOSTILE_INFANTRY.modelPoints)),
    dxp: 0,
    maxPts: itemAt(DXP_LEVELS, 0).maxPts,
    unarmed: false,
    canDrop: false,
    arrivalTurn: null,
    targetStronghold: null,
    imprisonedOnce: false,
  };
}

function squads(army: string, models: number): readonly Unit[] {
  const { key, slot, modelPoints, maxModels } = HOSTILE_INFANTRY;
  return Array.from({ length: Math.ceil(models / maxModels) }, (_, squad): Unit => {
    const id = `${army}.u${squad + 1}`;
    const size = Math.min(maxModels, models - squad * maxModels);
    return {
      id,
      typeKey: key,
      slot,
      maxModels: size,
      models: Array.from({ length: size }, (__, model) => ({
        id: `${id}.m${model + 1}`,
        typeKey: key,
        points: modelPoints,
        state: 'ready' as const,
        injuries: [],
      })),
      options: [],
      xp: 0,
      mountedIn: null,
    };
  });
}

import { lastOf } from '../../../kernel/index.js';
import type { BattleFacts } from '../state/battle-facts.js';
import { DXP, DXP_LEVELS, partOf, UNIT_XP } from '../data/battle.js';
import type { Battle, Detachment, PlanetaryState, SideRole } from '../state/index.js';
import { NPC } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { readyCount } from '../pieces/armies.js';
import { armyOf } from '../map/map.js';
import { figure } from '../parameters.js';

/** PLN-EXP-03 Status of a detachment by its DXP. */
export const statusOf = (dxp: number) => lastOf(DXP_LEVELS.filter((level) => dxp >= level.dxp));

/** PLN-EXP-02: garrisons, garrison-detachments and supporters gain none; NPC armies gain nothing (PLN-DSC-03). */
export function primaryDetachment(state: PlanetaryState, battle: Battle, side: SideRole): Detachment | null {
  const id = battle[side].detachment;
  const found = id === null ? undefined : state.detachments[id];
  return found && found.class !== 'GARRISON_DETACHMENT' && found.owner !== NPC ? found : null;
}

/** PLN-EXP-02 DXP: +1 per VP of the battle, +2 for the battle; halved afterwards if captured or with no models left. */
export function gainDxp(
  table: PlanetaryTable,
  battle: Battle,
  side: SideRole,
  vp: number,
  halved: boolean,
): void {
  const detachment = primaryDetachment(table.state, battle, side);
  if (!detachment) return;
  const gained = detachment.dxp + vp * DXP.perVp + DXP.perBattle;
  changeDxp(table, battle, detachment, gained, 'battle');
  // The status is reached by what is gained, and kept when half of it is lost afterwards.
  const status = statusOf(gained);
  if (status.maxPts > detachment.maxPts) {
    table.emit(
      {
        type: 'planetary.StatusRaised',
        data: { detachment: detachment.id, status: status.name, maxPts: status.maxPts },
      },
      ['PLN-EXP-03'],
    );
  }
  if (halved) halveDxp(table, battle, { ...detachment, dxp: gained });
}

/** PLN-EXP-02: of a detachment captured, or with no models left on the table. */
export function halveDxp(table: PlanetaryTable, battle: Battle, detachment: Detachment): void {
  changeDxp(
    table,
    battle,
    detachment,
    partOf(detachment.dxp, DXP.keptWhenLost),
    'captured or no models left',
  );
}

function changeDxp(
  table: PlanetaryTable,
  battle: Battle,
  detachment: Detachment,
  to: number,
  cause: string,
): void {
  if (to === detachment.dxp) return;
  table.emit(
    {
      type: 'planetary.DxpChanged',
      data: {
        detachment: detachment.id,
        owner: detachment.owner,
        from: detachment.dxp,
        to,
        cause,
        battle: battle.id,
      },
    },
    ['PLN-EXP-02'],
  );
}

/**
 * PLN-EXP-01 Unit XP (option): what was entered; −100 (not below 0) if the unit was damaged or ends below half
 * strength; all lost if no model is left, not even wounded. Asked after the casualty rolls.
 */
export function gainUnitXp(table: PlanetaryTable, battle: Battle, facts: BattleFacts): void {
  if (!figure(table.state, 'unitExperience')) return;
  for (const side of ['attacker', 'defender'] as const) {
    for (const each of facts.sides[side].units) {
      const army = armyOf(table.state, each.army);
      const unit = army?.units.find((found) => found.id === each.unit);
      if (!army || !unit) continue;
      const damaged = unit.models.some((model) => model.state === 'damaged');
      const belowHalf = readyCount(unit) * 2 < unit.maxModels;
      const extinct = unit.models.every((model) => model.state === 'dead');
      const loss = damaged || belowHalf ? UNIT_XP.lossIfHurt : 0;
      const to = extinct ? 0 : Math.max(0, unit.xp + each.xpGained - loss);
      if (to === unit.xp) continue;
      table.emit(
        {
          type: 'planetary.UnitXpChanged',
          data: { army: each.army, owner: army.owner, unit: unit.id, from: unit.xp, to, battle: battle.id },
        },
        ['PLN-EXP-01'],
      );
    }
  }
}

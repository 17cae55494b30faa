import { existing } from '../../kernel/index.js';
import type { BattleOrder, BattleReport, PlanetaryCommand, ReportedSide } from './commands.js';
import { options } from './options.js';
import { battlesOutstanding } from './battle/battles.js';
import { activePlayers, armyOf, inOrder } from './map/map.js';
import { unitsInBattle } from './battle/battle-sides.js';
import type { Battle, PlanetaryState, SideRole, Unit } from './state/index.js';

/** A command of the demonstration and the seat that gives it. */
export interface Move {
  readonly seat: string;
  readonly command: PlanetaryCommand;
}

/**
 * Plays all seats of a campaign simply: everybody attacks what is in reach, the first battle of a turn is reported from
 * a table, the others are quick. Null when nobody is waited for.
 */
export function nextMove(state: PlanetaryState): Move | null {
  if (state.victory) return null;
  if (state.phase === 'BATTLE_ORDERS') return orderMove(state);
  if (state.phase === 'BATTLE') return battleMove(state);
  return null;
}

function orderMove(state: PlanetaryState): Move | null {
  const player = activePlayers(state).find(({ seat }) => !state.locked.includes(seat));
  if (!player) return null;
  const { seat } = player;
  if (state.sheets[seat]) return { seat, command: { type: 'LockPhase' } };
  return { seat, command: { type: 'SubmitOrders', orders: attacks(state, seat) } };
}

/** One attack on each enemy detachment in reach, by the first detachment that may make it; the others defend. */
function attacks(state: PlanetaryState, seat: string): readonly BattleOrder[] {
  const aimedAt = new Set<string>();
  const own = inOrder(Object.values(state.detachments)).filter((each) => each.owner === seat);
  return own.flatMap(({ id }): readonly BattleOrder[] => {
    const legal = (options(state, seat, id) ?? []).filter((each) => each.barred.length === 0);
    const target = legal
      .flatMap((each) => (each.order === 'ATTACK' && each.target !== null ? [each.target] : []))
      .find((each) => state.detachments[each] && !aimedAt.has(each));
    if (target !== undefined) {
      aimedAt.add(target);
      return [{ order: 'ATTACK', detachment: id, target: { kind: 'detachment', detachment: target } }];
    }
    return legal.some((each) => each.order === 'DEFEND') ? [{ order: 'DEFEND', detachment: id }] : [];
  });
}

function battleMove(state: PlanetaryState): Move | null {
  const arbiter = existing(
    state.seats.find((each) => each.role === 'arbiter'),
    'arbiter',
  ).id;
  const open = [...battlesOutstanding(state)].sort((a, b) => a.attackSeq - b.attackSeq);
  for (const battle of open) {
    if (battle.status === 'reported') {
      return { seat: arbiter, command: { type: 'ConfirmBattleReport', battle: battle.id } };
    }
    if (battle.status === 'pending') {
      return battle.attackSeq === 1 ? fullMove(state, battle) : quickMove(battle);
    }
  }
  return open.length > 0 ? { seat: arbiter, command: { type: 'ClosePhase' } } : null;
}

const quickMove = (battle: Battle): Move => ({
  seat: battle.quickAgreedBy.includes(battle.attacker.seat) ? battle.defender.seat : battle.attacker.seat,
  command: { type: 'AgreeQuickBattle', battle: battle.id },
});

function fullMove(state: PlanetaryState, battle: Battle): Move {
  const { seat } = battle.attacker;
  if (!battle.brief) return { seat, command: { type: 'IssueBattleBrief', battle: battle.id } };
  return {
    seat,
    command: { type: 'EnterBattleReport', battle: battle.id, report: plainReport(state, battle) },
  };
}

/** Half of the first squad of the attacker and all of the first squad of the defender fell. */
export function plainReport(state: PlanetaryState, battle: Battle): BattleReport {
  return {
    gameTurnsPlayed: 6,
    scenario: { used: false, fulfilledBy: [] },
    attacker: plainSide(unitsOf(state, battle, 'attacker'), 2, 120),
    defender: plainSide(unitsOf(state, battle, 'defender'), 1, 60),
    defences: [],
  };
}

function plainSide(units: readonly Unit[], part: number, victoryPoints: number): ReportedSide {
  const squad = units.find(
    (each) => each.models.length > 1 && each.models.every((model) => model.state !== 'damaged'),
  );
  return {
    victoryPoints,
    units: units.map((unit) => {
      const ready = unit.models.filter((model) => model.state === 'ready').map((model) => model.id);
      const removed =
        unit === squad && units.length > 1 ? ready.slice(0, Math.ceil(ready.length / part)) : [];
      return {
        unit: unit.id,
        role: 'initial',
        modelsRemoved: removed,
        end: removed.length > 0 && removed.length === ready.length ? 'wipedOut' : 'onTable',
      };
    }),
  };
}

function unitsOf(state: PlanetaryState, battle: Battle, side: SideRole): readonly Unit[] {
  const ids =
    side === 'attacker'
      ? [battle.attacker.detachment]
      : [battle.defender.detachment, battle.defender.garrison];
  return ids.flatMap((id) => {
    const army = id === null ? null : armyOf(state, id);
    return army ? unitsInBattle(state, battle, side, army) : [];
  });
}

import { concernedBy } from './circles.js';
import { SIDES, sideOf } from '../battle/battle-sides.js';
import type {
  Battle,
  BattleResult,
  PlanetaryState,
  QuickBattle,
  SideResult,
  SideRole,
} from '../state/index.js';

/**
 * A battle as a seat may know it. That it is, where, what kind, between whom, how it stands, who won and the VP are
 * public; its sheet, dice, reports and values are for those who take part; and what a side means to do, its own.
 */
export function redactBattle(state: PlanetaryState, battle: Battle, seat: string | null): Battle {
  if (seat === null || !concernedBy(state, battle).includes(seat)) return fromOutside(battle);
  const side = sideOf(state, battle, seat);
  return {
    ...battle,
    ...(side === 'attacker' ? {} : { onTake: null, strongholdFate: 'keep' as const }),
    supportingAttackers: side === 'attacker' ? battle.supportingAttackers : [],
    fillUpOrder: side === null ? {} : ownArmies(state, battle, seat),
    withdrawalPreference: onlySide(battle.withdrawalPreference, side, []),
    killCaptives: onlySide(battle.killCaptives, side, false),
    quick: battle.quick && hidePick(battle.quick, side),
    unknownIntents: SIDES.filter((each) => each !== side),
  };
}

const ownArmies = (state: PlanetaryState, battle: Battle, seat: string): Battle['fillUpOrder'] =>
  Object.fromEntries(
    Object.entries(battle.fillUpOrder).filter(
      ([army]) => (state.detachments[army] ?? state.garrisons[army])?.owner === seat,
    ),
  );

function onlySide<V>(values: Readonly<Record<SideRole, V>>, side: SideRole | null, nothing: V) {
  return {
    attacker: side === 'attacker' ? values.attacker : nothing,
    defender: side === 'defender' ? values.defender : nothing,
  };
}

/** PLN-QBT-05: picks are made at the same time; none is shown to the enemy before both are made. */
function hidePick(quick: QuickBattle, side: SideRole | null): QuickBattle {
  if (quick.attacker.pick !== null && quick.defender.pick !== null) return quick;
  const shown = (role: SideRole) => (role === side ? quick[role] : { ...quick[role], pick: null });
  return { ...quick, attacker: shown('attacker'), defender: shown('defender') };
}

function fromOutside({ mercy: _mercy, halves: _halves, ...battle }: Battle): Battle {
  return {
    ...battle,
    attacker: {
      seat: battle.attacker.seat,
      detachment: battle.attacker.detachment,
      origin: null,
      fromOrbit: battle.attacker.fromOrbit,
    },
    supportingAttackers: [],
    fillUpOrder: {},
    onTake: null,
    strongholdFate: 'keep',
    withdrawalPreference: { attacker: [], defender: [] },
    killCaptives: { attacker: false, defender: false },
    unknownIntents: SIDES,
    brief: null,
    quick: null,
    report: null,
    dispute: null,
    result: battle.result && outcomeOf(battle.result),
  };
}

const outcomeOf = (result: BattleResult): BattleResult => ({
  ...result,
  sides: { attacker: vpOf(result.sides.attacker), defender: vpOf(result.sides.defender) },
});

const vpOf = ({
  vp,
  surrendered,
  retreated,
  noModelsLeft,
  someLeftTable,
  captured,
}: SideResult): SideResult => ({
  vp,
  surrendered,
  retreated,
  noModelsLeft,
  someLeftTable,
  captured,
  value: 0,
  destroyed: 0,
  bp: 0,
  lostModels: [],
  dxpHalved: false,
  hidden: true,
});

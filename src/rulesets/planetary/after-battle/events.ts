import { editIn, type Edit, type Mutable } from '../../../kernel/index.js';
import type { TakenModel } from '../state/battle-facts.js';
import { editBattle, editDetachment, editHex, editModel, editUnit } from '../state/editing.js';
import type { Evolvers } from '../state/evolvers.js';
import { armyOf, livingUnitsOf } from '../state/army-of.js';
import { noteLosses } from '../state/losses.js';
import type {
  Battle,
  BattleResult,
  Convoy,
  Loss,
  ModelState,
  Place,
  PlanetaryState,
  ShrineKind,
  SideRole,
  StrongholdType,
  SuccessfulRaid,
  Treatment,
  Urban,
} from '../state/index.js';
import { noteMade } from '../state/numbering.js';

/** A capture after its battle was judged. */
export interface LateCapture {
  /** That was captured. */
  readonly side: SideRole;
  readonly dxpHalved: boolean;
  /** Points that the other side has destroyed beside those counted. */
  readonly destroyed: number;
}

/** What put a model into another state. */
export type ModelCause =
  'casualty' | 'vehicle' | 'leadership' | 'wounds' | 'recovery' | 'skimmer' | 'prisoner';

/** Everything after the battle: losses, captures, points, withdrawals, loot, recovery. */
export type AftermathEvent =
  | {
      readonly type: 'planetary.BattleWon';
      readonly data: { readonly battle: string; readonly winner: SideRole; readonly seat: string };
    }
  | { readonly type: 'planetary.BattleDrawn'; readonly data: { readonly battle: string } }
  /** BP are paid when all battles of the turn are done. */
  | {
      readonly type: 'planetary.PrisonersTaken';
      readonly data: {
        readonly battle: string;
        readonly seat: string;
        readonly side: SideRole;
        readonly prisoners: readonly TakenModel[];
        /** Battle victory points that they add (RACE-DE-11). */
        readonly victoryPoints: number;
        readonly bp: number;
      };
    }
  | {
      readonly type: 'planetary.ModelStateChanged';
      readonly data: {
        readonly army: string;
        readonly unit: string;
        readonly model: string;
        readonly from: ModelState;
        readonly to: ModelState;
        readonly cause: ModelCause;
      };
    }
  | {
      readonly type: 'planetary.InjurySuffered';
      readonly data: {
        readonly army: string;
        readonly unit: string;
        readonly model: string;
        readonly injury: number;
        readonly effect: string;
      };
    }
  /** RACE-PROD-04: the transport that belongs to a unit by its type. */
  | {
      readonly type: 'planetary.TransportLost';
      readonly data: { readonly army: string; readonly unit: string };
    }
  | {
      readonly type: 'planetary.OptionsLost';
      readonly data: { readonly army: string; readonly unit: string; readonly options: readonly string[] };
    }
  | {
      readonly type: 'planetary.DefenceDestroyed';
      readonly data: {
        readonly hex: string;
        readonly defence: string;
        readonly battle: string;
        /** The shrine that goes with it (RACE-CH-09). */
        readonly shrine?: ShrineKind;
      };
    }
  | {
      readonly type: 'planetary.DetachmentCaptured';
      readonly data: {
        readonly detachment: string;
        readonly captor: string;
        readonly by: string;
        readonly battle: string;
        /** Points of models that become captives and were not counted as destroyed before (PLN-WIN-06). */
        readonly points: number;
        /** What it changes in the result of a battle that had one (PLN-WDR-06); null for nothing. Missing on events of old. */
        readonly late?: LateCapture | null;
      };
    }
  | {
      readonly type: 'planetary.DetachmentDestroyed';
      readonly data: {
        readonly detachment: string;
        readonly owner: string;
        readonly cause:
          'no models' | 'killed' | 'captured by nobody' | 'driven off' | 'disbanded' | 'building hex lost';
        readonly dxp: number;
        readonly unitXp: readonly { readonly unit: string; readonly xp: number }[];
      };
    }
  /** PLN-GEN-11, RACE-PROD-07: what an army has just lost that its owner may not have again at will. */
  | {
      readonly type: 'planetary.RareThingsLost';
      readonly data: { readonly seat: string; readonly army: string; readonly losses: readonly Loss[] };
    }
  /** The winner says next whether the captive is killed: his own losses left him no choice (PLN-CPT-08). */
  | {
      readonly type: 'planetary.CaptiveAtMercy';
      readonly data: {
        readonly battle: string;
        /** The winner's. */
        readonly side: SideRole;
        readonly seat: string;
        readonly detachment: string;
      };
    }
  | {
      readonly type: 'planetary.CaptiveFateDecided';
      readonly data: {
        readonly battle: string;
        readonly seat: string;
        readonly detachment: string;
        readonly killed: boolean;
      };
    }
  | {
      readonly type: 'planetary.GarrisonDestroyed';
      readonly data: {
        readonly garrison: string;
        readonly owner: string;
        readonly hex: string;
        /** Left out where it was destroyed in battle. */
        readonly cause?: 'disbanded' | 'no models';
        readonly unitXp: readonly { readonly unit: string; readonly xp: number }[];
      };
    }
  | {
      readonly type: 'planetary.CaptiveFreed';
      readonly data: {
        readonly detachment: string;
        readonly hex: string;
        readonly from: string;
      };
    }
  | {
      readonly type: 'planetary.VpAwarded';
      readonly data: {
        readonly seat: string;
        readonly amount: number;
        readonly turn: number;
        readonly total: number;
        readonly cause: string;
        readonly battle: string | null;
      };
    }
  | {
      readonly type: 'planetary.DxpChanged';
      readonly data: {
        readonly detachment: string;
        readonly owner: string;
        readonly from: number;
        readonly to: number;
        readonly cause: string;
        readonly battle: string;
      };
    }
  | {
      readonly type: 'planetary.StatusRaised';
      readonly data: { readonly detachment: string; readonly status: string; readonly maxPts: number };
    }
  | {
      readonly type: 'planetary.UnitXpChanged';
      readonly data: {
        readonly army: string;
        readonly owner: string;
        readonly unit: string;
        readonly from: number;
        readonly to: number;
        readonly battle: string;
      };
    }
  | {
      readonly type: 'planetary.BattleJudged';
      readonly data: {
        readonly battle: string;
        readonly result: BattleResult;
        /** What is done with captures and on withdrawals, as ordered or, after a full battle, as reported. */
        readonly wishes: Pick<Battle, 'onTake' | 'strongholdFate' | 'withdrawalPreference' | 'killCaptives'>;
        readonly reinforcedBy: readonly string[];
        readonly bombardedBy: readonly string[];
      };
    }
  | {
      readonly type: 'planetary.DetachmentWithdrew';
      readonly data: {
        readonly detachment: string;
        readonly from: string;
        readonly to: string;
        /** Hex of friends it passed through (PLN-WDR-05). */
        readonly through: string | null;
        readonly battle: string;
      };
    }
  | {
      readonly type: 'planetary.StrongholdCaptured';
      readonly data: {
        readonly hex: string;
        readonly from: string | null;
        readonly by: string;
        readonly type: StrongholdType;
        /** Defences above the limits of the type it has now. */
        readonly removed: readonly string[];
      };
    }
  | {
      readonly type: 'planetary.StrongholdDestroyed';
      readonly data: { readonly hex: string; readonly by: string };
    }
  | {
      readonly type: 'planetary.UrbanTaken';
      readonly data: {
        readonly hex: string;
        readonly from: string | null;
        readonly by: string;
        readonly mode: Treatment;
        readonly before: Urban;
        /** Null: destroyed, the hex is a ruin. */
        readonly after: Urban | null;
      };
    }
  | {
      readonly type: 'planetary.BuildingDestroyed';
      readonly data: { readonly hex: string; readonly building: string; readonly aspect: string | null };
    }
  | {
      readonly type: 'planetary.CapitalTaken';
      readonly data: {
        readonly hex: string;
        readonly from: string;
        readonly by: string;
        readonly turn: number;
      };
    }
  | {
      readonly type: 'planetary.CapitalRegained';
      readonly data: { readonly hex: string; readonly seat: string };
    }
  | {
      readonly type: 'planetary.ConvoyCreated';
      readonly data: { readonly convoy: Convoy; readonly cause: string };
    }
  | {
      readonly type: 'planetary.ConvoyCaptured';
      readonly data: {
        readonly convoy: string;
        readonly from: string;
        readonly by: string;
        readonly bp: number;
        /** Where it stands now. */
        readonly hex: string;
      };
    }
  | {
      readonly type: 'planetary.BattleBpPaid';
      readonly data: {
        readonly battle: string;
        readonly side: SideRole;
        readonly bp: number;
        readonly convoy: string;
      };
    }
  | { readonly type: 'planetary.RaidSucceeded'; readonly data: { readonly raid: SuccessfulRaid } }
  | {
      readonly type: 'planetary.LootTaken';
      readonly data: {
        readonly hex: string;
        readonly from: string | null;
        readonly by: string;
        /** RP of a Resource hex that are not transported this turn, by that hex. */
        readonly rp: readonly { readonly resourceHex: string; readonly amount: number }[];
        /** BP out of the stock of the Urban hex. */
        readonly stock: number;
      };
    }
  | {
      readonly type: 'planetary.DetachmentLanded';
      readonly data: { readonly detachment: string; readonly hex: string };
    }
  | {
      readonly type: 'planetary.SpyDisengaged';
      readonly data: { readonly spy: string; readonly hex: string };
    }
  /** Out of the stock of the Capital `hex`: `bp` of what was due (RACE-EL-03). */
  | {
      readonly type: 'planetary.SpiritStonesLost';
      readonly data: {
        readonly seat: string;
        readonly battle: string;
        readonly hex: string;
        readonly units: readonly string[];
        readonly due: number;
        readonly bp: number;
      };
    }
  | { readonly type: 'planetary.BattleResolved'; readonly data: { readonly battle: string } };

export const AFTERMATH_EVOLVERS: Evolvers<AftermathEvent> = {
  'planetary.BattleWon': () => undefined,
  'planetary.BattleDrawn': () => undefined,
  'planetary.PrisonersTaken': () => undefined,
  'planetary.ModelStateChanged': (state, data, edit) => {
    editModel(edit, state, data.army, data.unit, data.model).state = data.to;
    const army = armyOf(state, data.army)!;
    const unit = army.units.find((each) => each.id === data.unit)!;
    if (data.to === 'dead' && unit.models.every((each) => each.state === 'dead')) {
      noteLosses(edit, state, army, [unit]);
    }
  },
  'planetary.InjurySuffered': (state, data, edit) => {
    const model = editModel(edit, state, data.army, data.unit, data.model);
    model.injuries = [...model.injuries, data.injury];
  },
  'planetary.TransportLost': (state, { army, unit }, edit) => {
    editUnit(edit, state, army, unit).transportLost = true;
  },
  'planetary.OptionsLost': (state, data, edit) => {
    const unit = editUnit(edit, state, data.army, data.unit);
    unit.options = unit.options.map((each) =>
      data.options.includes(each.key) ? { ...each, lost: true } : each,
    );
  },
  'planetary.DefenceDestroyed': (state, data, edit) => {
    const stronghold = editIn(edit, editHex(edit, state, data.hex), 'stronghold');
    stronghold.defences = stronghold.defences.filter((each) => each.id !== data.defence);
  },
  'planetary.DetachmentCaptured': (state, data, edit) => {
    moveTo(edit, state, data.detachment, { at: 'captor', army: data.captor });
    editDetachment(edit, state, data.detachment).imprisonedOnce = false;
    const battle = editBattle(edit, state, data.battle);
    const late = data.late === undefined ? lateAsOfOld(battle, data) : data.late;
    if (late === null) return;
    const sides = editIn(edit, editIn(edit, battle, 'result'), 'sides');
    Object.assign(editIn(edit, sides, late.side), { captured: true, dxpHalved: late.dxpHalved });
    editIn(edit, sides, late.side === 'attacker' ? 'defender' : 'attacker').destroyed += late.destroyed;
  },
  'planetary.DetachmentDestroyed': (state, data, edit) => {
    const army = state.detachments[data.detachment];
    if (army) noteLosses(edit, state, army, livingUnitsOf(army));
    delete editIn(edit, state, 'detachments')[data.detachment];
  },
  'planetary.RareThingsLost': (state, { seat, losses }, edit) => {
    const all = editIn(edit, state, 'losses');
    all[seat] = [...(all[seat] ?? []), ...losses];
  },
  'planetary.CaptiveAtMercy': (state, { battle, side, detachment }, edit) => {
    editBattle(edit, state, battle).mercy = { side, detachment };
  },
  'planetary.CaptiveFateDecided': (state, data, edit) => {
    const battle = editBattle(edit, state, data.battle);
    delete battle.mercy;
  },
  'planetary.GarrisonDestroyed': (state, data, edit) => {
    const army = state.garrisons[data.garrison];
    if (army) noteLosses(edit, state, army, livingUnitsOf(army));
    delete editIn(edit, state, 'garrisons')[data.garrison];
  },
  'planetary.CaptiveFreed': (state, data, edit) => {
    moveTo(edit, state, data.detachment, { at: 'hex', hex: data.hex });
    editDetachment(edit, state, data.detachment).unarmed = true;
  },
  'planetary.VpAwarded': (state, data, edit) => {
    const player = editIn(edit, editIn(edit, state, 'players'), data.seat);
    player.vp = data.total;
    const byTurn = editIn(edit, player, 'vpByTurn') as Record<string, number>;
    byTurn[data.turn] = (byTurn[data.turn] ?? 0) + data.amount;
  },
  'planetary.DxpChanged': (state, data, edit) => {
    editDetachment(edit, state, data.detachment).dxp = data.to;
  },
  'planetary.StatusRaised': (state, data, edit) => {
    editDetachment(edit, state, data.detachment).maxPts = data.maxPts;
  },
  'planetary.UnitXpChanged': (state, data, edit) => {
    editUnit(edit, state, data.army, data.unit).xp = data.to;
  },
  'planetary.BattleJudged': (state, data, edit) => {
    const battle = editBattle(edit, state, data.battle);
    Object.assign(battle, data.wishes);
    battle.status = 'judged';
    battle.result = data.result;
    const spent = editIn(edit, state, 'spent');
    for (const id of data.reinforcedBy) spent[id] = { ...spent[id], reinforced: data.battle };
    for (const id of data.bombardedBy) spent[id] = { ...spent[id], bombarded: data.battle };
  },
  'planetary.DetachmentWithdrew': (state, data, edit) => {
    moveTo(edit, state, data.detachment, { at: 'hex', hex: data.to });
    const spent = editIn(edit, state, 'spent');
    spent[data.detachment] = { ...spent[data.detachment], withdrew: true };
  },
  'planetary.StrongholdCaptured': (state, data, edit) => {
    const hex = editHex(edit, state, data.hex);
    hex.controller = data.by;
    const stronghold = editIn(edit, hex, 'stronghold');
    stronghold.type = data.type;
    stronghold.defences = stronghold.defences.filter((each) => !data.removed.includes(each.id));
  },
  'planetary.StrongholdDestroyed': (state, data, edit) => {
    editHex(edit, state, data.hex).stronghold = null;
  },
  'planetary.UrbanTaken': (state, data, edit) => {
    const hex = editHex(edit, state, data.hex);
    hex.controller = data.by;
    hex.urban = data.after;
    if (data.after) return;
    hex.ruin = true;
    const players = editIn(edit, state, 'players');
    for (const { seat, lostCapitalHex } of Object.values(players)) {
      if (lostCapitalHex === data.hex) editIn(edit, players, seat).lostCapitalHex = null;
    }
  },
  'planetary.BuildingDestroyed': (state, data, edit) => {
    const urban = editIn(edit, editHex(edit, state, data.hex), 'urban');
    const at = urban.buildings.findIndex(
      (each) => each.type === data.building && (each.aspect ?? null) === data.aspect,
    );
    urban.buildings = urban.buildings.filter((_, index) => index !== at);
  },
  'planetary.CapitalTaken': (state, data, edit) => {
    const player = editIn(edit, editIn(edit, state, 'players'), data.from);
    player.capitalHex = null;
    delete player.shownCapitalHex;
    // What was destroyed cannot be taken back (PLN-TAK-07).
    player.lostCapitalHex = state.hexes[data.hex]?.urban ? data.hex : null;
    state.fallenCapitals = [
      ...state.fallenCapitals,
      { hex: data.hex, from: data.from, by: data.by, turn: data.turn },
    ];
  },
  'planetary.CapitalRegained': (state, data, edit) => {
    const player = editIn(edit, editIn(edit, state, 'players'), data.seat);
    player.capitalHex = data.hex;
    player.lostCapitalHex = null;
  },
  'planetary.ConvoyCreated': (state, { convoy }, edit) => {
    editIn(edit, state, 'convoys')[convoy.id] = convoy;
    state.nextOrder = Math.max(state.nextOrder, convoy.order + 1);
    noteMade(state, edit, 'convoy-', convoy.id, convoy.owner);
  },
  'planetary.ConvoyCaptured': (state, data, edit) => {
    const convoy = editIn(edit, editIn(edit, state, 'convoys'), data.convoy);
    convoy.owner = data.by;
    convoy.hex = data.hex;
  },
  'planetary.BattleBpPaid': (state, data, edit) => {
    const result = editIn(edit, editBattle(edit, state, data.battle), 'result');
    editIn(edit, editIn(edit, result, 'sides'), data.side).bp = data.bp;
  },
  'planetary.RaidSucceeded': (state, { raid }) => {
    state.raids = [...state.raids, raid];
  },
  'planetary.LootTaken': (state, data, edit) => {
    const looted = editIn(edit, state, 'lootedRp');
    for (const { resourceHex, amount } of data.rp) {
      looted[resourceHex] = (looted[resourceHex] ?? 0) + amount;
    }
    if (data.stock > 0) editIn(edit, editHex(edit, state, data.hex), 'urban').bp -= data.stock;
  },
  'planetary.DetachmentLanded': (state, data, edit) => {
    moveTo(edit, state, data.detachment, { at: 'hex', hex: data.hex });
  },
  'planetary.SpyDisengaged': (state, data, edit) => {
    const spy = editIn(edit, editIn(edit, state, 'spies'), data.spy);
    spy.infiltrating = null;
    spy.hex = data.hex;
  },
  'planetary.SpiritStonesLost': (state, { hex, bp }, edit) => {
    editIn(edit, editHex(edit, state, hex), 'urban').bp -= bp;
  },
  'planetary.BattleResolved': (state, data, edit) => {
    editBattle(edit, state, data.battle).status = 'resolved';
  },
};

/** Events of old do not say it: captured when all battles were done, for want of a way out (PLN-WDR-06). */
const lateAsOfOld = (
  { result, attacker }: Pick<Battle, 'result' | 'attacker'>,
  { detachment, points }: { readonly detachment: string; readonly points: number },
): LateCapture | null =>
  result && {
    side: detachment === attacker.detachment ? 'attacker' : 'defender',
    dxpHalved: true,
    destroyed: points,
  };

const moveTo = (edit: Edit, state: Mutable<PlanetaryState>, id: string, place: Place): void => {
  editDetachment(edit, state, id).place = place;
};

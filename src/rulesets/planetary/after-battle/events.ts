import { editIn, existing, type Edit, type Mutable } from '../../../kernel/index.js';
import type { TakenModel } from '../state/battle-facts.js';
import { editBattle, editDetachment, editHex, editModel, editUnit } from '../state/editing.js';
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
import { event } from '../state/event.js';
import { everybody, inBattle, ofArmy, owner, ofSeat, ofDetachment, ofSpy } from '../state/audiences.js';
import {
  dxpAccount,
  xpAccount,
  posting,
  isBooked,
  vpAccount,
  stockAccount,
  convoyAccount,
} from '../state/accounts.js';
import { RULE_OF_TREATMENT } from '../state/treatments.js';
import { some, list, words, capital } from '../state/sentences.js';

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

/** PLN-VPS-01, -02, -03: what VP were looked up by, the higher value first; e.g. `525 − 485 = 40`. */
function difference({ attacker, defender }: BattleResult['sides']): string {
  const [more, less] = [Math.max(attacker.value, defender.value), Math.min(attacker.value, defender.value)];
  return `${more} − ${less} = ${more - less}`;
}

/** Everything after the battle: losses, captures, points, withdrawals, loot, recovery. */
export const AFTERMATH_EVENTS = {
  'planetary.BattleWon': event<{ readonly battle: string; readonly winner: SideRole; readonly seat: string }>(
    {
      evolve: () => undefined,
      audience: everybody,
      summary: ({ battle, winner, seat }) => `${seat}, the ${winner}, wins battle ${battle}.`,
      follows: ['planetary.ReportAccepted', 'planetary.QuickBattleRolled', 'planetary.QuickCasualtiesTaken'],
    },
  ),
  'planetary.BattleDrawn': event<{ readonly battle: string }>({
    evolve: () => undefined,
    audience: everybody,
    summary: ({ battle }) => `Battle ${battle} is a draw.`,
    follows: ['planetary.ReportAccepted', 'planetary.QuickBattleRolled', 'planetary.QuickCasualtiesTaken'],
  }),
  /** BP are paid when all battles of the turn are done. */
  'planetary.PrisonersTaken': event<{
    readonly battle: string;
    readonly seat: string;
    readonly side: SideRole;
    readonly prisoners: readonly TakenModel[];
    /** Battle victory points that they add (RACE-DE-11). */
    readonly victoryPoints: number;
    readonly bp: number;
  }>({
    evolve: () => undefined,
    audience: inBattle,
    summary: ({ seat, prisoners, battle }) =>
      `${seat} takes ${some(prisoners.length, 'prisoner')} in battle ${battle}.`,
    follows: ['planetary.BattleWon', 'planetary.BattleDrawn', 'planetary.FunBattleConfirmed'],
  }),
  'planetary.ModelStateChanged': event<{
    readonly army: string;
    readonly unit: string;
    readonly model: string;
    readonly from: ModelState;
    readonly to: ModelState;
    readonly cause: ModelCause;
  }>({
    evolve: (state, data, edit) => {
      editModel(edit, state, data.army, data.unit, data.model).state = data.to;
      const army = existing(armyOf(state, data.army), 'army');
      const unit = existing(
        army.units.find((each) => each.id === data.unit),
        'unit',
      );
      if (data.to === 'dead' && unit.models.every((each) => each.state === 'dead')) {
        noteLosses(edit, state, army, [unit]);
      }
    },
    audience: ofArmy,
    summary: ({ model, from, to }) => `${model}: ${from} becomes ${to}.`,
  }),
  'planetary.InjurySuffered': event<{
    readonly army: string;
    readonly unit: string;
    readonly model: string;
    readonly injury: number;
    readonly effect: string;
  }>({
    evolve: (state, data, edit) => {
      const model = editModel(edit, state, data.army, data.unit, data.model);
      model.injuries = [...model.injuries, data.injury];
    },
    audience: ofArmy,
    summary: ({ model, effect }) => `${model} is injured: ${effect}.`,
  }),
  /** RACE-PROD-04: the transport that belongs to a unit by its type. */
  'planetary.TransportLost': event<{ readonly army: string; readonly unit: string }>({
    evolve: (state, { army, unit }, edit) => {
      editUnit(edit, state, army, unit).transportLost = true;
    },
    audience: ofArmy,
    summary: ({ unit }) => `${unit} loses its transport.`,
  }),
  'planetary.OptionsLost': event<{
    readonly army: string;
    readonly unit: string;
    readonly options: readonly string[];
  }>({
    evolve: (state, data, edit) => {
      const unit = editUnit(edit, state, data.army, data.unit);
      unit.options = unit.options.map((each) =>
        data.options.includes(each.key) ? { ...each, lost: true } : each,
      );
    },
    audience: ofArmy,
    summary: ({ unit, options }) => `${unit} loses ${list(options)}.`,
    follows: ['planetary.ModelStateChanged'],
  }),
  'planetary.DefenceDestroyed': event<{
    readonly hex: string;
    readonly defence: string;
    readonly battle: string;
    /** The shrine that goes with it (RACE-CH-09). */
    readonly shrine?: ShrineKind;
  }>({
    evolve: (state, data, edit) => {
      const stronghold = editIn(edit, editHex(edit, state, data.hex), 'stronghold');
      stronghold.defences = stronghold.defences.filter((each) => each.id !== data.defence);
    },
    audience: inBattle,
    summary: ({ hex, defence, shrine }) =>
      `Defence ${defence} in ${hex}${shrine ? `, a shrine (${words(shrine)}),` : ''} is destroyed.`,
    follows: ['planetary.BattleWon', 'planetary.BattleDrawn', 'planetary.FunBattleConfirmed'],
  }),
  'planetary.DetachmentCaptured': event<{
    readonly detachment: string;
    readonly captor: string;
    readonly by: string;
    readonly battle: string;
    /** Points of models that become captives and were not counted as destroyed before (PLN-WIN-06). */
    readonly points: number;
    /** What it changes in the result of a battle that had one (PLN-WDR-06); null for nothing. Missing on events of old. */
    readonly late?: LateCapture | null;
  }>({
    evolve: (state, data, edit) => {
      moveTo(edit, state, data.detachment, { at: 'captor', army: data.captor });
      editDetachment(edit, state, data.detachment).imprisonedOnce = false;
      const battle = editBattle(edit, state, data.battle);
      const late = data.late === undefined ? lateAsOfOld(battle, data) : data.late;
      if (late === null) return;
      const sides = editIn(edit, editIn(edit, battle, 'result'), 'sides');
      Object.assign(editIn(edit, sides, late.side), { captured: true, dxpHalved: late.dxpHalved });
      editIn(edit, sides, late.side === 'attacker' ? 'defender' : 'attacker').destroyed += late.destroyed;
    },
    audience: inBattle,
    summary: ({ detachment, by }) => `${detachment} is captured by ${by}.`,
    follows: ['planetary.BattleWon', 'planetary.BattleDrawn', 'planetary.FunBattleConfirmed'],
  }),
  'planetary.DetachmentDestroyed': event<{
    readonly detachment: string;
    readonly owner: string;
    readonly cause:
      'no models' | 'killed' | 'captured by nobody' | 'driven off' | 'disbanded' | 'building hex lost';
    readonly dxp: number;
    readonly unitXp: readonly { readonly unit: string; readonly xp: number }[];
  }>({
    evolve: (state, data, edit) => {
      const army = state.detachments[data.detachment];
      if (army) noteLosses(edit, state, army, livingUnitsOf(army));
      delete editIn(edit, state, 'detachments')[data.detachment];
    },
    audience: owner,
    summary: ({ detachment, cause }) => `${detachment} is destroyed: ${cause}.`,
    postings: (data, rule = 'PLN-GEN-08') => {
      const { detachment, owner, dxp, unitXp, cause } = data;
      return [
        posting(dxpAccount(detachment), owner, -dxp, rule, cause),
        ...unitXp.map((each) => posting(xpAccount(each.unit), owner, -each.xp, rule, cause)),
      ].filter(isBooked);
    },
    follows: [
      'planetary.DetachmentCaptured',
      'planetary.ModelStateChanged',

      'planetary.BattleWon',
      'planetary.BattleDrawn',
      'planetary.FunBattleConfirmed',
    ],
  }),
  /** PLN-GEN-11, RACE-PROD-07: what an army has just lost that its owner may not have again at will. */
  'planetary.RareThingsLost': event<{
    readonly seat: string;
    readonly army: string;
    readonly losses: readonly Loss[];
  }>({
    evolve: (state, { seat, losses }, edit) => {
      const all = editIn(edit, state, 'losses');
      all[seat] = [...(all[seat] ?? []), ...losses];
    },
    audience: ofSeat,
    summary: ({ army, losses }) => `${army} has lost ${list(losses.map((each) => each.typeKey))}.`,
    follows: [
      'planetary.ModelStateChanged',
      'planetary.DetachmentDestroyed',
      'planetary.GarrisonDestroyed',
      'planetary.StructureChanged',
      'planetary.ModelsDisbanded',
      'planetary.GarrisonReduced',
      'planetary.DetachmentConverted',
    ],
  }),
  /** The winner says next whether the captive is killed: their own losses left them no choice (PLN-CPT-08). */
  'planetary.CaptiveAtMercy': event<{
    readonly battle: string;
    /** The winner's. */
    readonly side: SideRole;
    readonly seat: string;
    readonly detachment: string;
  }>({
    evolve: (state, { battle, side, detachment }, edit) => {
      editBattle(edit, state, battle).mercy = { side, detachment };
    },
    audience: inBattle,
    summary: ({ seat, detachment }) => `${seat} says whether ${detachment} lives.`,
  }),
  'planetary.CaptiveFateDecided': event<{
    readonly battle: string;
    readonly seat: string;
    readonly detachment: string;
    readonly killed: boolean;
  }>({
    evolve: (state, data, edit) => {
      const battle = editBattle(edit, state, data.battle);
      delete battle.mercy;
    },
    audience: inBattle,
    summary: ({ seat, detachment, killed }) =>
      killed ? `${seat} has ${detachment} killed.` : `${seat} spares ${detachment}.`,
  }),
  'planetary.GarrisonDestroyed': event<{
    readonly garrison: string;
    readonly owner: string;
    readonly hex: string;
    /** Left out where it was destroyed in battle. */
    readonly cause?: 'disbanded' | 'no models';
    readonly unitXp: readonly { readonly unit: string; readonly xp: number }[];
  }>({
    evolve: (state, data, edit) => {
      const army = state.garrisons[data.garrison];
      if (army) noteLosses(edit, state, army, livingUnitsOf(army));
      delete editIn(edit, state, 'garrisons')[data.garrison];
    },
    audience: ({ owner: loser, hex }, who) => who.seats([loser, ...who.witnesses([hex])]),
    summary: ({ garrison, hex }) => `Garrison ${garrison} in ${hex} is destroyed.`,
    postings: (data, rule) =>
      data.unitXp.map((each) =>
        posting(xpAccount(each.unit), data.owner, -each.xp, rule ?? 'PLN-WDR-01', 'garrison destroyed'),
      ),
    follows: ['planetary.ModelStateChanged'],
  }),
  'planetary.CaptiveFreed': event<{
    readonly detachment: string;
    readonly hex: string;
    readonly from: string;
  }>({
    evolve: (state, data, edit) => {
      moveTo(edit, state, data.detachment, { at: 'hex', hex: data.hex });
      editDetachment(edit, state, data.detachment).unarmed = true;
    },
    audience: ({ detachment, from, hex }, who) =>
      who.seats([...who.holders(detachment), from, ...who.witnesses([hex])]),
    summary: ({ detachment, hex }) => `${detachment} is freed and stands in ${hex}.`,
  }),
  'planetary.VpAwarded': event<{
    readonly seat: string;
    readonly amount: number;
    readonly turn: number;
    readonly total: number;
    readonly cause: string;
    readonly battle: string | null;
  }>({
    evolve: (state, data, edit) => {
      const player = editIn(edit, editIn(edit, state, 'players'), data.seat);
      player.vp = data.total;
      const byTurn = editIn(edit, player, 'vpByTurn') as Record<string, number>;
      byTurn[data.turn] = (byTurn[data.turn] ?? 0) + data.amount;
    },
    audience: everybody,
    summary: ({ seat, amount, cause }) => `${seat} gets ${amount} VP: ${cause}.`,
    postings: (data, rule) => [
      posting(vpAccount(data.seat), data.seat, data.amount, rule ?? 'PLN-VPS-04', data.cause),
    ],
    follows: ['planetary.BattleWon', 'planetary.BattleDrawn', 'planetary.FunBattleConfirmed'],
  }),
  'planetary.DxpChanged': event<{
    readonly detachment: string;
    readonly owner: string;
    readonly from: number;
    readonly to: number;
    readonly cause: string;
    readonly battle: string;
  }>({
    evolve: (state, data, edit) => {
      editDetachment(edit, state, data.detachment).dxp = data.to;
    },
    audience: owner,
    summary: ({ detachment, from, to }) => `DXP of ${detachment}: ${from} to ${to}.`,
    postings: (data) => {
      const { detachment, owner, from, to, cause } = data;
      return [posting(dxpAccount(detachment), owner, to - from, 'PLN-EXP-02', cause)];
    },
    follows: ['planetary.BattleWon', 'planetary.BattleDrawn', 'planetary.FunBattleConfirmed'],
  }),
  'planetary.StatusRaised': event<{
    readonly detachment: string;
    readonly status: string;
    readonly maxPts: number;
  }>({
    evolve: (state, data, edit) => {
      editDetachment(edit, state, data.detachment).maxPts = data.maxPts;
    },
    audience: ofDetachment,
    summary: ({ detachment, status }) => `${detachment} is now ${status}.`,
    follows: ['planetary.DxpChanged'],
  }),
  'planetary.UnitXpChanged': event<{
    readonly army: string;
    readonly owner: string;
    readonly unit: string;
    readonly from: number;
    readonly to: number;
    readonly battle: string;
  }>({
    evolve: (state, data, edit) => {
      editUnit(edit, state, data.army, data.unit).xp = data.to;
    },
    audience: owner,
    summary: ({ unit, from, to }) => `XP of ${unit}: ${from} to ${to}.`,
    postings: (data) => {
      const { unit, owner, from, to, battle } = data;
      return [posting(xpAccount(unit), owner, to - from, 'PLN-EXP-01', `battle ${battle}`)];
    },
  }),
  'planetary.BattleJudged': event<{
    readonly battle: string;
    readonly result: BattleResult;
    /** What is done with captures and on withdrawals, as ordered or, after a full battle, as reported. */
    readonly wishes: Pick<Battle, 'onTake' | 'strongholdFate' | 'withdrawalPreference' | 'killCaptives'>;
    readonly reinforcedBy: readonly string[];
    readonly bombardedBy: readonly string[];
  }>({
    evolve: (state, data, edit) => {
      const battle = editBattle(edit, state, data.battle);
      Object.assign(battle, data.wishes);
      battle.status = 'judged';
      battle.result = data.result;
      const spent = editIn(edit, state, 'spent');
      for (const id of data.reinforcedBy) spent[id] = { ...spent[id], reinforced: data.battle };
      for (const id of data.bombardedBy) spent[id] = { ...spent[id], bombarded: data.battle };
    },
    audience: inBattle,
    summary: ({ battle, result: { rule, sides } }) =>
      `Battle ${battle} is judged by ${rule}: ${difference(sides)}, so ${sides.attacker.vp} VP for the attacker and ${sides.defender.vp} for the defender.`,
    follows: ['planetary.BattleWon', 'planetary.BattleDrawn', 'planetary.FunBattleConfirmed'],
  }),
  'planetary.DetachmentWithdrew': event<{
    readonly detachment: string;
    readonly from: string;
    readonly to: string;
    /** Hex of friends it passed through (PLN-WDR-05). */
    readonly through: string | null;
    readonly battle: string;
  }>({
    evolve: (state, data, edit) => {
      moveTo(edit, state, data.detachment, { at: 'hex', hex: data.to });
      const spent = editIn(edit, state, 'spent');
      spent[data.detachment] = { ...spent[data.detachment], withdrew: true };
    },
    audience: ({ detachment, from, to }, who) =>
      who.seats([...who.holders(detachment), ...who.witnesses([from, to])]),
    summary: ({ detachment, from, to }) => `${detachment} withdraws from ${from} to ${to}.`,
    follows: ['planetary.BattleJudged'],
  }),
  'planetary.StrongholdCaptured': event<{
    readonly hex: string;
    readonly from: string | null;
    readonly by: string;
    readonly type: StrongholdType;
    /** Defences above the limits of the type it has now. */
    readonly removed: readonly string[];
  }>({
    evolve: (state, data, edit) => {
      const hex = editHex(edit, state, data.hex);
      hex.controller = data.by;
      const stronghold = editIn(edit, hex, 'stronghold');
      stronghold.type = data.type;
      stronghold.defences = stronghold.defences.filter((each) => !data.removed.includes(each.id));
    },
    audience: ({ from, by }, who) => who.seats([from, by]),
    summary: ({ hex, by }) => `${by} captures the Stronghold in ${hex}.`,
  }),
  'planetary.StrongholdDestroyed': event<{ readonly hex: string; readonly by: string }>({
    evolve: (state, data, edit) => {
      editHex(edit, state, data.hex).stronghold = null;
    },
    audience: ({ hex, by }, who) => who.seats([by, ...who.witnesses([hex])]),
    summary: ({ hex, by }) => `${by} destroys the Stronghold in ${hex}.`,
  }),
  'planetary.UrbanTaken': event<{
    readonly hex: string;
    readonly from: string | null;
    readonly by: string;
    readonly mode: Treatment;
    readonly before: Urban;
    /** Null: destroyed, the hex is a ruin. */
    readonly after: Urban | null;
  }>({
    evolve: (state, data, edit) => {
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
    audience: ({ from, by }, who) => who.seats([from, by]),
    summary: ({ hex, by, mode }) => `${by} takes the Urban hex ${hex}: ${words(mode)}.`,
    postings: (data) => {
      const { hex, from, by, before, after, mode } = data;
      const account = stockAccount(hex);
      return [
        posting(account, from, -before.bp, RULE_OF_TREATMENT[mode], 'Urban hex lost'),
        posting(account, by, after?.bp ?? 0, RULE_OF_TREATMENT[mode], `Urban hex taken: ${mode}`),
      ].filter(isBooked);
    },
  }),
  'planetary.BuildingDestroyed': event<{
    readonly hex: string;
    readonly building: string;
    readonly aspect: string | null;
  }>({
    evolve: (state, data, edit) => {
      const urban = editIn(edit, editHex(edit, state, data.hex), 'urban');
      const at = urban.buildings.findIndex(
        (each) => each.type === data.building && (each.aspect ?? null) === data.aspect,
      );
      urban.buildings = urban.buildings.filter((_, index) => index !== at);
    },
    audience: ({ hex }, who) => who.seats(who.presentIn(hex)),
    summary: ({ hex, building }) => `${capital(words(building))} in ${hex} is destroyed.`,
  }),
  'planetary.CapitalTaken': event<{
    readonly hex: string;
    readonly from: string;
    readonly by: string;
    readonly turn: number;
  }>({
    evolve: (state, data, edit) => {
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
    audience: everybody,
    summary: ({ hex, from, by }) => `${by} takes ${hex}, the Capital of ${from}.`,
  }),
  'planetary.CapitalRegained': event<{ readonly hex: string; readonly seat: string }>({
    evolve: (state, data, edit) => {
      const player = editIn(edit, editIn(edit, state, 'players'), data.seat);
      player.capitalHex = data.hex;
      player.lostCapitalHex = null;
    },
    audience: everybody,
    summary: ({ hex, seat }) => `${hex} is again the Capital of ${seat}.`,
  }),
  'planetary.ConvoyCreated': event<{ readonly convoy: Convoy; readonly cause: string }>({
    evolve: (state, { convoy }, edit) => {
      editIn(edit, state, 'convoys')[convoy.id] = convoy;
      state.nextOrder = Math.max(state.nextOrder, convoy.order + 1);
      noteMade(state, edit, 'convoy-', convoy.id, convoy.owner);
    },
    audience: ({ convoy }, who) => who.seats([convoy.owner]),
    summary: ({ convoy, cause }) => `Convoy ${convoy.id} with ${convoy.bp} BP: ${cause}.`,
    postings: (data, rule) => {
      const { id, owner, bp } = data.convoy;
      return [posting(convoyAccount(id), owner, bp, rule ?? 'PLN-CNV-02', data.cause)];
    },
  }),
  'planetary.ConvoyCaptured': event<{
    readonly convoy: string;
    readonly from: string;
    readonly by: string;
    readonly bp: number;
    /** Where it stands now. */
    readonly hex: string;
  }>({
    evolve: (state, data, edit) => {
      const convoy = editIn(edit, editIn(edit, state, 'convoys'), data.convoy);
      convoy.owner = data.by;
      convoy.hex = data.hex;
    },
    audience: ({ from, by }, who) => who.seats([from, by]),
    summary: ({ convoy, by, bp }) => `${by} captures convoy ${convoy} with ${bp} BP.`,
    postings: (data, rule) => {
      const { convoy, from, by, bp } = data;
      const account = convoyAccount(convoy);
      return [
        posting(account, from, -bp, rule ?? 'PLN-CAP-03', 'convoy lost'),
        posting(account, by, bp, rule ?? 'PLN-CAP-03', 'convoy captured'),
      ];
    },
    follows: ['planetary.MovementOrdersTakenUp', 'planetary.PieceMoved'],
  }),
  'planetary.BattleBpPaid': event<{
    readonly battle: string;
    readonly side: SideRole;
    readonly bp: number;
    readonly convoy: string;
  }>({
    evolve: (state, data, edit) => {
      const result = editIn(edit, editBattle(edit, state, data.battle), 'result');
      editIn(edit, editIn(edit, result, 'sides'), data.side).bp = data.bp;
    },
    audience: ({ battle, side }, who) => who.seats([who.state.battles[battle]?.[side].seat]),
    summary: ({ battle, bp }) => `${bp} BP are paid for battle ${battle}.`,
    follows: ['planetary.BattleJudged'],
  }),
  'planetary.RaidSucceeded': event<{ readonly raid: SuccessfulRaid }>({
    evolve: (state, { raid }) => {
      state.raids = [...state.raids, raid];
    },
    audience: ({ raid }, who) => who.seats([raid.seat, who.state.hexes[raid.hex]?.controller]),
    summary: ({ raid }) => `${raid.detachment} raids ${raid.hex}.`,
    pieces: ({ raid }) => [raid.detachment],
    follows: ['planetary.DetachmentMoved', 'planetary.DetachmentWithdrew'],
  }),
  'planetary.LootTaken': event<{
    readonly hex: string;
    readonly from: string | null;
    readonly by: string;
    /** RP of a Resource hex that are not transported this turn, by that hex. */
    readonly rp: readonly { readonly resourceHex: string; readonly amount: number }[];
    /** BP out of the stock of the Urban hex. */
    readonly stock: number;
  }>({
    evolve: (state, data, edit) => {
      const looted = editIn(edit, state, 'lootedRp');
      for (const { resourceHex, amount } of data.rp) {
        looted[resourceHex] = (looted[resourceHex] ?? 0) + amount;
      }
      if (data.stock > 0) editIn(edit, editHex(edit, state, data.hex), 'urban').bp -= data.stock;
    },
    audience: ({ from, by }, who) => who.seats([from, by]),
    summary: ({ hex, by }) => `${by} loots ${hex}.`,
    postings: (data) => {
      const { hex, from, stock } = data;
      return [posting(stockAccount(hex), from, -stock, 'PLN-RAI-04', 'looted')].filter(isBooked);
    },
  }),
  'planetary.DetachmentLanded': event<{ readonly detachment: string; readonly hex: string }>({
    evolve: (state, data, edit) => {
      moveTo(edit, state, data.detachment, { at: 'hex', hex: data.hex });
    },
    audience: ({ detachment, hex }, who) => who.seats([...who.holders(detachment), ...who.witnesses([hex])]),
    summary: ({ detachment, hex }) => `${detachment} lands in ${hex}.`,
  }),
  'planetary.SpyDisengaged': event<{ readonly spy: string; readonly hex: string }>({
    evolve: (state, data, edit) => {
      const spy = editIn(edit, editIn(edit, state, 'spies'), data.spy);
      spy.infiltrating = null;
      spy.hex = data.hex;
    },
    audience: ofSpy,
    summary: ({ spy, hex }) => `Spy ${spy} stays in ${hex}.`,
    follows: ['planetary.MovementOrdersTakenUp', 'planetary.PieceMoved', 'planetary.SpyFollowed'],
  }),
  /** Out of the stock of the Capital `hex`: `bp` of what was due (RACE-EL-03). */
  'planetary.SpiritStonesLost': event<{
    readonly seat: string;
    readonly battle: string;
    readonly hex: string;
    readonly units: readonly string[];
    readonly due: number;
    readonly bp: number;
  }>({
    evolve: (state, { hex, bp }, edit) => {
      editIn(edit, editHex(edit, state, hex), 'urban').bp -= bp;
    },
    audience: ofSeat,
    summary: ({ seat, hex, units, bp }) =>
      `${seat} loses the spirit stones of ${list(units)}: ${bp} BP of ${hex}.`,
    postings: (data) => {
      const { seat, hex, bp, battle } = data;
      return [posting(stockAccount(hex), seat, -bp, 'RACE-EL-03', `spirit stones lost in ${battle}`)].filter(
        isBooked,
      );
    },
    follows: ['planetary.BattleJudged', 'planetary.BattleBpPaid'],
  }),
  'planetary.BattleResolved': event<{ readonly battle: string }>({
    evolve: (state, data, edit) => {
      editBattle(edit, state, data.battle).status = 'resolved';
    },
    audience: everybody,
    summary: ({ battle }) => `Battle ${battle} is over.`,
    follows: ['planetary.BattleJudged'],
  }),
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

import { event } from '../state/event.js';
import type { Convoy, SideRole, StrongholdType, SuccessfulRaid, Treatment, Urban } from '../state/index.js';
import { editBattle, editHex } from '../state/editing.js';
import { editIn } from '../../../kernel/index.js';
import { capital, list, words } from '../state/sentences.js';
import { convoyAccount, isBooked, posting, stockAccount } from '../state/accounts.js';
import { RULE_OF_TREATMENT } from '../state/treatments.js';
import { everybody, ofSeat, ofSpy } from '../state/audiences.js';
import { noteMade } from '../state/numbering.js';
import { moveTo } from './casualty-events.js';

/** Strongholds, places and convoys that change hands, loot, and the end of the battle. */
export const SPOILS_EVENTS = {
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
} as const;

import { event } from '../state/event.js';
import { editIn } from '../../../kernel/index.js';
import { everybody, inBattle, ofDetachment, owner } from '../state/audiences.js';
import { dxpAccount, posting, vpAccount, xpAccount } from '../state/accounts.js';
import { editBattle, editDetachment, editUnit } from '../state/editing.js';
import type { Battle, BattleResult } from '../state/index.js';
import { difference, moveTo } from './casualty-events.js';

/** Who is freed, points and experience. */
export const REWARD_EVENTS = {
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
} as const;

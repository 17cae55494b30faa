import type { Posting } from '../../kernel/index.js';
import { RULE_OF_TREATMENT } from './data/taking.js';
import type { PlanetaryEvent } from './events.js';
import type { Army, PlanetaryState } from './state/index.js';
import { NPC } from './state/index.js';

/** BP in the stock of an Urban hex, BP of a convoy, VP of a seat, DXP of a detachment, XP of a unit. */
export const stockAccount = (hex: string): string => `BP:hex:${hex}`;
export const convoyAccount = (convoy: string): string => `BP:convoy:${convoy}`;
export const vpAccount = (seat: string): string => `VP:${seat}`;
export const dxpAccount = (detachment: string): string => `DXP:${detachment}`;
export const xpAccount = (unit: string): string => `XP:${unit}`;

/** The rule that an event of a kind with several causes is booked under: the first that it names. */
const ruleOf = ({ because }: Reasoned, otherwise: string): string => because?.[0] ?? otherwise;

/** An event as it is stored, with its reasons. */
type Reasoned = PlanetaryEvent & { readonly because?: readonly string[] };

/** What an event books. The sum of an account's postings is its balance, from the position on. */
export function postings(event: Reasoned): readonly Posting[] {
  switch (event.type) {
    case 'planetary.PositionEntered':
      return opening(event.data.state);
    case 'planetary.PositionContinued':
      return opening({ ...NOTHING, ...event.data.state });
    case 'planetary.VpAwarded':
      return [
        posting(
          vpAccount(event.data.seat),
          event.data.seat,
          event.data.amount,
          ruleOf(event, 'PLN-VPS-04'),
          event.data.cause,
        ),
      ];
    case 'planetary.DxpChanged': {
      const { detachment, owner, from, to, cause } = event.data;
      return [posting(dxpAccount(detachment), owner, to - from, 'PLN-EXP-02', cause)];
    }
    case 'planetary.UnitXpChanged': {
      const { unit, owner, from, to, battle } = event.data;
      return [posting(xpAccount(unit), owner, to - from, 'PLN-EXP-01', `battle ${battle}`)];
    }
    case 'planetary.DetachmentDestroyed': {
      const { detachment, owner, dxp, unitXp, cause } = event.data;
      const rule = ruleOf(event, 'PLN-GEN-08');
      return [
        posting(dxpAccount(detachment), owner, -dxp, rule, cause),
        ...unitXp.map((each) => posting(xpAccount(each.unit), owner, -each.xp, rule, cause)),
      ].filter(isBooked);
    }
    case 'planetary.GarrisonDestroyed':
      return event.data.unitXp.map((each) =>
        posting(
          xpAccount(each.unit),
          event.data.owner,
          -each.xp,
          ruleOf(event, 'PLN-WDR-01'),
          'garrison destroyed',
        ),
      );
    case 'planetary.StructureChanged':
      return event.data.unitXp.map((each) =>
        posting(xpAccount(each.unit), event.data.owner, -each.xp, 'PLN-DET-11', 'unit disbanded'),
      );
    case 'planetary.GarrisonReduced':
      return event.data.units
        .map((each) =>
          posting(xpAccount(each.unit), event.data.owner, -each.xp, 'RACE-DE-04', 'unit disbanded'),
        )
        .filter(isBooked);
    case 'planetary.DetachmentConverted':
      return event.data.unitXp.map((each) =>
        posting(xpAccount(each.unit), event.data.from, -each.xp, 'RACE-CH-12', 'unit lost'),
      );
    case 'planetary.BpSpent': {
      const { hex, seat, bp, rule, cause } = event.data;
      return [posting(stockAccount(hex), seat, -bp, rule, cause)];
    }
    case 'planetary.BpReceived': {
      const { hex, seat, bp, rule, cause } = event.data;
      return [posting(stockAccount(hex), seat, bp, rule, cause)];
    }
    case 'planetary.UrbanTaken': {
      const { hex, from, by, before, after, mode } = event.data;
      const account = stockAccount(hex);
      return [
        posting(account, from, -before.bp, RULE_OF_TREATMENT[mode], 'Urban hex lost'),
        posting(account, by, after?.bp ?? 0, RULE_OF_TREATMENT[mode], `Urban hex taken: ${mode}`),
      ].filter(isBooked);
    }
    case 'planetary.ConvoyCreated': {
      const { id, owner, bp } = event.data.convoy;
      return [posting(convoyAccount(id), owner, bp, ruleOf(event, 'PLN-CNV-02'), event.data.cause)];
    }
    case 'planetary.ConvoyUnloaded': {
      const { convoy, owner, bp } = event.data;
      return [posting(convoyAccount(convoy), owner, -bp, 'PLN-CNV-02', 'unloaded')];
    }
    case 'planetary.ConvoysMerged': {
      const { into, owner, merged } = event.data;
      return merged.flatMap((each) => [
        posting(convoyAccount(each.id), owner, -each.bp, 'PLN-CNV-02', `merged into ${into}`),
        posting(convoyAccount(into), owner, each.bp, 'PLN-CNV-02', `merged from ${each.id}`),
      ]);
    }
    case 'planetary.ConvoyCaptured': {
      const { convoy, from, by, bp } = event.data;
      const account = convoyAccount(convoy);
      return [
        posting(account, from, -bp, ruleOf(event, 'PLN-CAP-03'), 'convoy lost'),
        posting(account, by, bp, ruleOf(event, 'PLN-CAP-03'), 'convoy captured'),
      ];
    }
    case 'planetary.ConvoyLost': {
      const { convoy, owner, bp } = event.data;
      return [posting(convoyAccount(convoy), owner, -bp, 'RACE-CONV-02', 'convoy lost')];
    }
    case 'planetary.SpiritStonesLost': {
      const { seat, hex, bp, battle } = event.data;
      return [posting(stockAccount(hex), seat, -bp, 'RACE-EL-03', `spirit stones lost in ${battle}`)].filter(
        isBooked,
      );
    }
    case 'planetary.LootTaken': {
      const { hex, from, stock } = event.data;
      return [posting(stockAccount(hex), from, -stock, 'PLN-RAI-04', 'looted')].filter(isBooked);
    }
    case 'planetary.PlayerDefeated':
      return event.data.convoys.map((each) =>
        posting(convoyAccount(each.id), event.data.seat, -each.bp, 'PLN-END-04', 'player out'),
      );
    default:
      return [];
  }
}

const isBooked = (each: Posting): boolean => each.amount !== 0;

const posting = (
  account: string,
  seat: string | null,
  amount: number,
  rule: string,
  cause: string,
): Posting => ({
  account,
  measure: account.slice(0, account.indexOf(':')),
  seat: seat === NPC ? null : seat,
  amount,
  rule,
  cause,
});

/** Opening balances of a position that a club entered. */
const opening = (state: Pick<PlanetaryState, Booked>): readonly Posting[] =>
  accounts(state)
    .map(({ account, seat, amount }) => posting(account, seat, amount, 'PLN-STA-01', 'starting position'))
    .filter(isBooked);

type Booked = 'hexes' | 'convoys' | 'players' | 'detachments' | 'garrisons';

const NOTHING: Pick<PlanetaryState, Booked> = {
  hexes: {},
  convoys: {},
  players: {},
  detachments: {},
  garrisons: {},
};

/** Balance of every account, by name. */
export const balances = (state: PlanetaryState): Readonly<Record<string, number>> =>
  Object.fromEntries(accounts(state).map(({ account, amount }) => [account, amount]));

interface Account {
  readonly account: string;
  readonly seat: string | null;
  readonly amount: number;
}

function accounts(state: Pick<PlanetaryState, Booked>): readonly Account[] {
  const armies: readonly Army[] = [...Object.values(state.detachments), ...Object.values(state.garrisons)];
  return [
    ...Object.values(state.players).map((each) => ({
      account: vpAccount(each.seat),
      seat: each.seat,
      amount: each.vp,
    })),
    ...Object.entries(state.hexes).flatMap(([key, hex]) =>
      hex.urban ? [{ account: stockAccount(key), seat: hex.controller, amount: hex.urban.bp }] : [],
    ),
    ...Object.values(state.convoys).map((each) => ({
      account: convoyAccount(each.id),
      seat: each.owner,
      amount: each.bp,
    })),
    ...Object.values(state.detachments).map((each) => ({
      account: dxpAccount(each.id),
      seat: each.owner,
      amount: each.dxp,
    })),
    ...armies.flatMap((army) =>
      army.units
        .filter((each) => each.xp > 0)
        .map((each) => ({ account: xpAccount(each.id), seat: army.owner, amount: each.xp })),
    ),
  ];
}

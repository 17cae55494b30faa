import { hexKey } from '../../../engine/hex/index.js';
import type { PlanetaryPosition, PositionAirControl, PositionDeal, PositionPlayer } from '../position.js';
import type { Deal, Delivery, Phase, PlanetaryState } from '../state/index.js';
import { pieceId } from './pieces.js';

/** What a position says of the time before it. */
export type Past = Pick<
  PlanetaryState,
  | 'losses'
  | 'admissions'
  | 'reinforcements'
  | 'deductions'
  | 'deals'
  | 'deliveries'
  | 'airControl'
  | 'lastAirControl'
  | 'maintenancePriority'
  | 'nextOrder'
>;

/** Phases after the air missions and before the next upkeep. */
export const AFTER_AIR_MISSIONS: readonly Phase[] = ['BATTLE_ORDERS', 'BATTLE'];
const BEFORE_DEALS: readonly Phase[] = ['SET_UP', 'BUILD'];

/** Reads what happened before; `state` is what else the position stands for. */
export function readPast(position: PlanetaryPosition, state: PlanetaryState): Past {
  const { phase, nextOrder } = state;
  // PLN-UPK: a Build phase begins with its upkeep, the next one is that of the next turn.
  const turn = phase === 'BUILD' ? state.turn : state.turn + 1;
  const deals = (position.deals ?? []).map((each, place) => readDeal(each, place, state));
  const promised = BEFORE_DEALS.includes(phase) ? [] : deals.filter((each) => each.turn === state.turn);
  return {
    losses: ofPlayers(position, ({ losses }) => losses?.map(({ type, turn }) => ({ typeKey: type, turn }))),
    admissions: ofPlayers(position, ({ admits }) => admits),
    reinforcements: ofPlayers(position, ({ reinforcementBp: bp }) => (bp === undefined ? bp : { turn, bp })),
    deductions: ofPlayers(position, ({ owedBp: bp }) => (bp === undefined ? bp : { turn, bp })),
    deals: Object.fromEntries(deals.map((each) => [each.id, each])),
    deliveries: promised.flatMap((each) => [
      ...deliveriesOf(each, each.proposer, each.partner, each.gives),
      ...deliveriesOf(each, each.partner, each.proposer, each.wants),
    ]),
    airControl: controlOf(position.airControl),
    lastAirControl: controlOf(position.lastAirControl),
    maintenancePriority: Object.fromEntries(
      (position.hexes ?? []).flatMap((each) =>
        each.urban?.maintenancePriority ? [[hexKey(each), each.urban.maintenancePriority]] : [],
      ),
    ),
    nextOrder: nextOrder + deals.length,
  };
}

const ofPlayers = <V>(
  position: PlanetaryPosition,
  valueOf: (player: PositionPlayer) => V | undefined,
): Readonly<Record<string, V>> =>
  Object.fromEntries(
    position.players.flatMap((player) => {
      const value = valueOf(player);
      return value === undefined ? [] : [[player.seat, value]];
    }),
  );

const controlOf = (entries: readonly PositionAirControl[] | undefined): PlanetaryState['airControl'] =>
  Object.fromEntries((entries ?? []).map(({ airspace, seats }) => [airspace, seats]));

const readDeal = (entry: PositionDeal, place: number, { turn, made, nextOrder }: PlanetaryState): Deal => ({
  id: pieceId(entry, 'deal', place),
  // Its parties see it: they are not told how many deals of others are entered before it.
  order: made ? 0 : nextOrder + place,
  turn: entry.turn ?? turn,
  proposer: entry.proposer,
  partner: entry.partner,
  secret: entry.secret ?? false,
  gives: { bp: entry.bp ?? 0, fromHex: null, release: entry.release ?? [] },
  wants: { bp: entry.wantedBp ?? 0, fromHex: null, release: entry.wantedRelease ?? [] },
  treaty: entry.treaty ?? null,
  text: entry.text ?? null,
  status: 'made',
  marks: Object.fromEntries((entry.marks ?? []).map(({ seat, kept }) => [seat, kept])),
});

/** PLN-DIP-03, -04: what is under way from one party to the other. */
const deliveriesOf = (
  { id: deal }: Deal,
  from: string,
  to: string,
  { bp, release }: Deal['gives'],
): readonly Delivery[] => [
  ...(bp > 0 ? [{ kind: 'bp' as const, deal, from, to, bp }] : []),
  ...release.map((detachment) => ({ kind: 'captive' as const, deal, from, detachment })),
];

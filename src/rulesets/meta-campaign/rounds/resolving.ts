import { existing, lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import type { Faction } from '../data/words.js';
import { shiftSuddenly } from '../environment/setting.js';
import { firstOf, mustBeGameMaster, unless, type Asked } from '../general/asked.js';
import { mustPlan } from '../orders/posting.js';
import { resolve } from '../orders/resolving.js';
import { checkRadars } from '../radar/checking.js';
import type { Contract, MetaCampaignState, PostedOrder } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { notedOrders, tellLeftBehind } from '../transports/boarding.js';
import { unitAt } from '../units/on-map.js';
import { endBand, startBand, startTurn } from './bands.js';
import { endRound } from './end-of-round.js';

const running = ({ contract }: MetaCampaignState): Contract => existing(contract, 'campaign');

/** R5, R6, R7 */
const BANDS: readonly (readonly Faction[])[] = [['PLAYER'], ['NEUTRAL', 'ALLIED'], ['HOSTILE']];

export const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/.test(text);

/** EDC-RND-02: the first round of a campaign. */
export const judgeOpening = (asked: Asked, { deadline }: CommandOf<'OpenRound'>): readonly Violation[] =>
  firstOf(
    () => mustBeGameMaster(asked, 'EDC-RND-02'),
    () => unless(asked.state.contract !== null, 'EDC-RND-02', 'NO_CAMPAIGN'),
    () => unless(asked.state.phase === 'INTERMISSION', 'EDC-RND-02', 'ROUND_OPEN'),
    () => unless(deadline === undefined || isInstant(deadline), 'EDC-RND-02', 'NOT_AN_INSTANT', ['deadline']),
    () => unless(deadline === undefined || deadline > asked.at, 'EDC-RND-02', 'TOO_LATE', ['deadline']),
  );

/** EDC-NGT-01: whether a round that starts at this hour is night. */
function isNight({ rules }: MetaCampaignState, clock: number): boolean {
  const { dayNightEnabled, nightStart, nightEnd } = rules;
  if (!dayNightEnabled || nightStart === nightEnd) return false;
  return nightStart < nightEnd
    ? clock >= nightStart && clock < nightEnd
    : clock >= nightStart || clock < nightEnd;
}

const HOURS = 24;

function openRound(
  table: EdcTable,
  round: number,
  deadline: string | null,
  clock: number,
  text: string,
): void {
  table.emit(
    {
      type: 'meta-campaign.RoundOpened',
      data: { round, deadline, clock, night: isNight(table.state, clock) },
    },
    ['EDC-RND-02', 'EDC-NGT-01'],
  );
  table.emit({ type: 'meta-campaign.BriefingPosted', data: { round, text } }, ['EDC-RND-08']);
}

export const open = (table: EdcTable, { deadline, text }: CommandOf<'OpenRound'>): void =>
  openRound(table, 1, deadline ?? null, table.state.rules.clockStart, text);

/** EDC-RND-02: before the deadline has come, to a later one. */
export const judgeExtension = (
  asked: Asked,
  { deadline }: CommandOf<'ExtendDeadline'>,
): readonly Violation[] =>
  firstOf(
    () => mustBeGameMaster(asked, 'EDC-RND-02'),
    () => mustPlan(asked),
    () => unless(isInstant(deadline), 'EDC-RND-02', 'NOT_AN_INSTANT', ['deadline']),
    () => {
      const now = running(asked.state).deadline;
      return [
        ...unless(now === null || asked.at < now, 'EDC-RND-02', 'TOO_LATE', [], { deadline: now }),
        ...unless(now === null || deadline > now, 'EDC-RND-02', 'NOT_LATER', ['deadline'], { deadline: now }),
      ];
    },
  );

export function extend(table: EdcTable, { deadline }: CommandOf<'ExtendDeadline'>): void {
  table.emit({ type: 'meta-campaign.DeadlineExtended', data: { deadline } }, ['EDC-RND-02']);
}

const isPaused = ({ contract }: MetaCampaignState): boolean => contract?.pausedIn != null;

/** EDC-RND-03, EDC-GMR-02: by the game master, or by the service at the deadline; a resolution that has stopped goes on. */
export const judgeClosing = (asked: Asked): readonly Violation[] =>
  firstOf(
    () => mustBeGameMaster(asked, 'EDC-RND-02'),
    () => (isPaused(asked.state) ? [] : mustPlan(asked)),
  );

/** Posted orders of some factions, the first posted first (EDC-RND-04, EDC-ORD-07). */
const ordersOf = (state: MetaCampaignState, factions: readonly Faction[]): readonly PostedOrder[] =>
  Object.values(state.orders)
    .filter(({ status, unit }) => status === 'POSTED' && factions.includes(unitAt(state, unit).faction))
    .toSorted((a, b) => a.postSeq - b.postSeq);

/** EDCU-TRN-03: who is noted boards first, by its whole order, then the transport goes. */
function carryOutWithNoted(table: EdcTable, posted: PostedOrder, early: boolean): void {
  for (const each of notedOrders(table.state, posted)) carryOut(table, each, early);
  tellLeftBehind(table, posted);
  carryOut(table, posted, early);
}

/** EDCU-GEN-04: what is resolved early starts its turn so. */
function carryOut(table: EdcTable, posted: PostedOrder, early: boolean): void {
  if (early) startTurn(table, unitAt(table.state, posted.unit));
  resolve(table, posted, early);
}

/** R5 to R7: the bands in order; the band after each order that was carried out. Goes on in the band in which it has stopped. */
function* carryOutBands(table: EdcTable, pausedIn: number | null): Generator<number> {
  for (const [band, factions] of BANDS.entries()) {
    if (band < (pausedIn ?? 0)) continue;
    if (band !== pausedIn) startBand(table, factions);
    for (const posted of ordersOf(table.state, factions)) {
      // An order may be carried out meanwhile with another one.
      if (lookUp(table.state.orders, posted.id)?.status !== 'POSTED') continue;
      carryOutWithNoted(table, posted, false);
      yield band;
    }
    endBand(table, factions);
  }
}

/** R4: orders are closed, unless they are. */
function resolution(table: EdcTable): Generator<number> {
  const { round, pausedIn } = running(table.state);
  if (pausedIn === null) {
    table.emit({ type: 'meta-campaign.OrdersClosed', data: { round } }, ['EDC-RND-03']);
    checkRadars(table);
    shiftSuddenly(table);
  }
  return carryOutBands(table, pausedIn);
}

/** R4 to R8: the bands in order, the end of the round, the next briefing. */
export function close(table: EdcTable): void {
  const orders = resolution(table);
  while (!orders.next().done);
  finish(table);
}

/** EDC-GMR-02: one order is carried out; then the game master may rule, before the next one. */
export function resolveNext(table: EdcTable): void {
  const { value: band, done } = resolution(table).next();
  if (done) finish(table);
  else table.emit({ type: 'meta-campaign.ResolutionPaused', data: { band } }, ['EDC-RND-04', 'EDC-GMR-02']);
}

function finish(table: EdcTable): void {
  const { round } = running(table.state);
  endRound(table);
  table.emit({ type: 'meta-campaign.RoundEnded', data: { round } }, ['EDC-RND-08']);
  const { clock } = table.state.weather;
  openRound(table, round + 1, null, (clock + table.state.rules.roundHours) % HOURS, '');
}

/** EDC-MID-01: a posted order of a player. */
export const judgeEarly = (
  asked: Asked,
  { order: id }: CommandOf<'ResolveOrderEarly'>,
): readonly Violation[] => {
  const order = lookUp(asked.state.orders, id);
  return firstOf(
    () => mustBeGameMaster(asked, 'EDC-MID-01'),
    () => mustPlan(asked),
    () => unless(order?.status === 'POSTED', 'EDC-MID-01', 'NOT_POSTED', ['order'], { order: id }),
    () => unless(order?.seat != null, 'EDC-MID-04', 'NOT_A_PLAYERS', ['order'], { order: id }),
  );
};

export function resolveEarly(table: EdcTable, { order }: CommandOf<'ResolveOrderEarly'>): void {
  const posted = existing(lookUp(table.state.orders, order), 'order');
  carryOutWithNoted(table, posted, true);
}

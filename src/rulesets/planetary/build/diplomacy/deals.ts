import { entryAt, lookUp, type InputPath } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { PeopleCommand } from '../armies/commands.js';
import type { Deal, DealShare, Delivery, PlanetaryState } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { freeCaptive } from '../captives/captives.js';
import { newId, orderOf } from '../../pieces/ids.js';
import { inOrder } from '../../map/map.js';
import { judgePayment, pay, receiveInTreasury } from '../../money/paying.js';
import { captivesInPrison, contactWith } from '../../map/contact.js';
import { endTreaties, judgeContact, judgeTreaty } from './treaties.js';
import { treasuryHex } from '../../money/treasury.js';

type Command<T extends PeopleCommand['type']> = Extract<PeopleCommand, { readonly type: T }>;

const givenIn = (command: Command<'ProposeDeal'>): DealShare => ({
  bp: command.bp ?? 0,
  fromHex: command.fromHex ?? null,
  release: command.release ?? [],
});

const wantedIn = (command: Command<'ProposeDeal'>): DealShare => ({
  bp: command.wantedBp ?? 0,
  fromHex: null,
  release: command.wantedRelease ?? [],
});

/** PLN-DIP-01…05, -09: a player proposes what each side gives, a treaty, and what is said in words. */
export function judgeProposal(
  state: PlanetaryState,
  seat: string,
  command: Command<'ProposeDeal'>,
): readonly Violation[] {
  const { partner, secret = false, treaty, text } = command;
  const contact = judgeContact(state, seat, partner, secret);
  if (contact.length > 0) return contact;
  const [gives, wants] = [givenIn(command), wantedIn(command)];
  const empty =
    !treaty && !text && [gives, wants].every((each) => each.bp === 0 && each.release.length === 0);
  return [
    ...(empty ? [violation('PLN-DIP-01', 'EMPTY_DEAL', [], {})] : []),
    ...judgeBp(state, seat, gives, ['bp'], ['fromHex']),
    ...(isWholeBp(wants.bp) ? [] : [violation('PLN-DIP-03', 'NO_AMOUNT', ['wantedBp'], { bp: wants.bp })]),
    ...judgeRelease(state, captivesInPrison(state, partner, seat), gives.release, ['release']),
    ...judgeRelease(state, contactWith(state, seat, partner).captives, wants.release, ['wantedRelease']),
    ...(treaty ? judgeTreaty(state, seat, partner, treaty, ['treaty']) : []),
  ];
}

/** PLN-DIP-01, -02: the deal waits for its partner until the phase closes. RACE-DIP-02: races bar treaties only. */
export function proposeDeal(table: PlanetaryTable, command: Command<'ProposeDeal'>): readonly Violation[] {
  const { state, actor } = table;
  const { seat } = actor;
  const violations = judgeProposal(state, seat, command);
  if (violations.length > 0) return violations;
  const { partner, secret = false, treaty = null, text = null } = command;
  const id = newId(state, 'deal', seat, partner);
  const deal: Deal = {
    id,
    order: orderOf(state, 'deal', id, seat, partner),
    turn: state.turn,
    proposer: seat,
    partner,
    secret,
    gives: givenIn(command),
    wants: wantedIn(command),
    treaty,
    text,
    status: 'proposed',
    marks: {},
  };
  table.emit({ type: 'planetary.DealProposed', data: { deal } }, [secret ? 'PLN-DIP-02' : 'PLN-DIP-01']);
  return [];
}

const NOTHING: DealShare = { bp: 0, fromHex: null, release: [] };

const isWholeBp = (bp: number): boolean => Number.isInteger(bp) && bp >= 0;

/** PLN-DIP-03: from a named own Urban hex that has them. */
function judgeBp(
  state: PlanetaryState,
  seat: string,
  { bp, fromHex }: DealShare,
  path: InputPath,
  hexPath: InputPath,
): readonly Violation[] {
  if (!isWholeBp(bp)) return [violation('PLN-DIP-03', 'NO_AMOUNT', path, { bp })];
  if (bp === 0) return [];
  if (fromHex === null) return [violation('PLN-DIP-03', 'NEEDS_PAYING_HEX', hexPath, { bp })];
  return judgePayment(state, { seat, hex: fromHex, bp }, hexPath);
}

/** PLN-DIP-04: whole detachments of the other one in own prisons, not put there this turn. */
const judgeRelease = (
  state: PlanetaryState,
  captives: readonly string[],
  ids: readonly string[],
  path: InputPath,
): readonly Violation[] =>
  ids.flatMap((id, place) => {
    if (!captives.includes(id) || ids.indexOf(id) !== place) {
      return [violation('PLN-DIP-04', 'NO_SUCH_PRISONER', [...path, place], { captive: id })];
    }
    const prison = state.detachments[id]?.place;
    return prison?.at === 'prison' && prison.since === state.turn
      ? [violation('PLN-DIP-04', 'PUT_THERE_THIS_TURN', [...path, place], { captive: id })]
      : [];
  });

/** A deal that waits for its partner, or why there is none. */
function openDeal(
  state: PlanetaryState,
  id: string,
  seats: (deal: Deal) => readonly string[],
  seat: string,
): { readonly deal: Deal | null; readonly violations: readonly Violation[] } {
  const deal = lookUp(state.deals, id);
  return deal?.status === 'proposed' && seats(deal).includes(seat)
    ? { deal, violations: [] }
    : { deal: null, violations: [violation('PLN-DIP-01', 'NO_OPEN_DEAL', ['deal'], { deal: id })] };
}

const acceptedBy = (deal: Deal, { fromHex }: Command<'AcceptDeal'>): Deal => ({
  ...deal,
  wants: { ...deal.wants, fromHex: fromHex ?? null },
});

/** PLN-DIP-05: both consent; the partner names the hex that pays what is wanted of them. */
export function judgeAcceptance(
  state: PlanetaryState,
  seat: string,
  command: Command<'AcceptDeal'>,
): readonly Violation[] {
  const { deal, violations } = openDeal(state, command.deal, (each) => [each.partner], seat);
  if (!deal) return violations;
  const accepted = acceptedBy(deal, command);
  // Whether the proposer can still give it is out of the partner's sight.
  return judgeDeal(state, { ...accepted, gives: NOTHING });
}

/** PLN-DIP-01: made when the phase closes. */
export function acceptDeal(table: PlanetaryTable, command: Command<'AcceptDeal'>): readonly Violation[] {
  const { state, actor } = table;
  const violations = judgeAcceptance(state, actor.seat, command);
  if (violations.length > 0) return violations;
  const deal = acceptedBy(entryAt(state.deals, command.deal), command);
  table.emit({ type: 'planetary.DealAccepted', data: { deal, fromHex: deal.wants.fromHex } }, ['PLN-DIP-01']);
  return [];
}

/** Everything that speaks against a deal of which both sides are known. The partner, who accepts it, knows whom they touch. */
const judgeDeal = (state: PlanetaryState, deal: Deal): readonly Violation[] => {
  const { proposer, partner, gives, wants, treaty, secret } = deal;
  const contact = judgeContact(state, partner, proposer, secret);
  if (contact.length > 0) return contact;
  return [
    ...judgeBp(state, proposer, gives, ['deal'], ['deal']),
    ...judgeBp(state, partner, wants, ['deal'], ['fromHex']),
    ...judgeRelease(state, contactWith(state, partner, proposer).captives, gives.release, ['deal']),
    ...judgeRelease(state, captivesInPrison(state, proposer, partner), wants.release, ['deal']),
    ...(treaty ? judgeTreaty(state, proposer, partner, treaty, ['deal']) : []),
  ];
};

/** Either side drops a deal that has not been accepted. */
export const judgeWithdrawal = (
  state: PlanetaryState,
  seat: string,
  { deal }: Command<'WithdrawDeal'>,
): readonly Violation[] => openDeal(state, deal, (each) => [each.proposer, each.partner], seat).violations;

/** PLN-DIP-01: it is void at once. */
export function withdrawDeal(table: PlanetaryTable, command: Command<'WithdrawDeal'>): readonly Violation[] {
  const violations = judgeWithdrawal(table.state, table.actor.seat, command);
  if (violations.length > 0) return violations;
  const deal = entryAt(table.state.deals, command.deal);
  table.emit({ type: 'planetary.DealVoid', data: { deal, reason: 'WITHDRAWN' } }, ['PLN-DIP-01']);
  return [];
}

/** PLN-DIP-08: a party says whether the other one keeps what was agreed in words. */
export function judgeMark(
  state: PlanetaryState,
  seat: string,
  { deal: id }: Command<'MarkDeal'>,
): readonly Violation[] {
  const deal = lookUp(state.deals, id);
  if (deal?.status !== 'made' || ![deal.proposer, deal.partner].includes(seat)) {
    return [violation('PLN-DIP-08', 'NO_DEAL_OF_YOURS', ['deal'], { deal: id })];
  }
  return deal.text === null ? [violation('PLN-DIP-08', 'NOTHING_IN_WORDS', ['deal'], { deal: id })] : [];
}

/** PLN-DIP-08: nothing else follows from it. */
export function markDeal(table: PlanetaryTable, command: Command<'MarkDeal'>): readonly Violation[] {
  const { seat } = table.actor;
  const violations = judgeMark(table.state, seat, command);
  if (violations.length > 0) return violations;
  const { deal: id, kept } = command;
  const deal = entryAt(table.state.deals, id);
  table.emit({ type: 'planetary.DealMarked', data: { deal, seat, kept } }, ['PLN-DIP-08']);
  return [];
}

/**
 * PLN-DIP-03…05, PLN-BUI-01: when the Build phase closes treaties end, then deals that both want are made, in the order of
 * their proposals; what can no longer be given makes a deal void as a whole.
 */
export function closeDiplomacy(table: PlanetaryTable): void {
  endTreaties(table);
  for (const deal of inOrder(Object.values(table.state.deals))) {
    if (deal.status === 'proposed') {
      table.emit({ type: 'planetary.DealVoid', data: { deal, reason: 'NOT_ACCEPTED' } }, ['PLN-DIP-01']);
    } else if (deal.status === 'accepted') makeDeal(table, deal);
  }
}

function makeDeal(table: PlanetaryTable, deal: Deal): void {
  const [wrong] = judgeDeal(table.state, deal);
  if (wrong) {
    table.emit({ type: 'planetary.DealVoid', data: { deal, reason: wrong.code } }, [wrong.rule]);
    return;
  }
  const { id, proposer, partner, gives, wants, treaty, secret } = deal;
  const rule = secret ? 'PLN-DIP-02' : 'PLN-DIP-01';
  table.emit({ type: 'planetary.DealMade', data: { deal: { ...deal, status: 'made' } } }, [rule]);
  const deliveries = [
    ...give(table, id, proposer, partner, gives),
    ...give(table, id, partner, proposer, wants),
  ];
  if (deliveries.length > 0) {
    table.emit({ type: 'planetary.DeliveriesPromised', data: { deal, deliveries } }, [
      'PLN-DIP-03',
      'PLN-DIP-04',
    ]);
  }
  if (!treaty) return;
  const signed = { players: [proposer, partner] as const, kind: treaty, secret, sinceTurn: table.state.turn };
  table.emit({ type: 'planetary.TreatySigned', data: { treaty: signed } }, ['PLN-DIP-05', 'PLN-DIP-09']);
}

/** PLN-DIP-03: BP are taken now and arrive at the end of the turn. */
function give(
  table: PlanetaryTable,
  deal: string,
  from: string,
  to: string,
  { bp, fromHex, release }: DealShare,
): readonly Delivery[] {
  if (bp > 0 && fromHex !== null) {
    pay(table, { seat: from, hex: fromHex, bp, cause: `deal ${deal}`, rule: 'PLN-DIP-03' });
  }
  return [
    ...(bp > 0 ? [{ kind: 'bp' as const, deal, from, to, bp }] : []),
    ...release.map((detachment) => ({ kind: 'captive' as const, deal, from, detachment })),
  ];
}

/** PLN-END-03 Deliveries: BP transfers and released captives arrive. */
export function deliver(table: PlanetaryTable): void {
  const { deliveries } = table.state;
  if (deliveries.length === 0) return;
  const arrived = deliveries.filter((each) =>
    each.kind === 'bp' ? deliverBp(table, each) : deliverCaptive(table, each),
  ).length;
  const lost = deliveries.length - arrived;
  table.emit({ type: 'planetary.DeliveriesDone', data: { arrived, lost } }, ['PLN-END-03']);
}

/** PLN-DIP-03: into the receiver's Capital, else their treasury hex, else lost. */
function deliverBp(table: PlanetaryTable, { to, bp, deal }: Extract<Delivery, { kind: 'bp' }>): boolean {
  if (treasuryHex(table.state, to) === null) return false;
  receiveInTreasury(table, { seat: to, bp, cause: `deal ${deal}`, rule: 'PLN-DIP-03' });
  return true;
}

/** PLN-DIP-04: at the owner's Capital, released, if the prison that held it still does; without Capital where it is. */
function deliverCaptive(
  table: PlanetaryTable,
  { from, detachment }: Extract<Delivery, { kind: 'captive' }>,
): boolean {
  const captive = lookUp(table.state.detachments, detachment);
  if (captive?.place.at !== 'prison') return false;
  const { hex } = captive.place;
  if (table.state.hexes[hex]?.controller !== from) return false;
  freeCaptive(table, captive, treasuryHex(table.state, captive.owner) ?? hex, ['PLN-DIP-04', 'PLN-CPT-07']);
  return true;
}

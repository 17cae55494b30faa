import type { PeopleCommand } from '../armies/commands.js';
import { bpOf, buildChoice, type Choice } from '../choice.js';
import { judgeAcceptance, judgeMark, judgeProposal, judgeWithdrawal } from './deals.js';
import { inOrder } from '../../map/map.js';
import { captivesInPrison, contactWith } from '../../map/contact.js';
import { ownUrbanHexes } from '../../money/paying.js';
import { judgeAdmission } from '../economy/agents.js';
import { judgeEndingTreaty } from './treaties.js';
import type { Deal, Detachment, PlanetaryState } from '../../state/index.js';

type Proposal = Extract<PeopleCommand, { readonly type: 'ProposeDeal' }>;

/** What a seat may agree on with another player in the Build phase; empty in other phases. */
export function dealChoices(state: PlanetaryState, seat: string, partner: string): readonly Choice[] {
  if (state.phase !== 'BUILD') return [];
  const deals = inOrder(Object.values(state.deals)).filter(({ proposer, partner: other }) =>
    [proposer, other].every((each) => each === seat || each === partner),
  );
  return [
    ...[false, true].flatMap((secret) => proposals(state, seat, partner, secret)),
    ...deals.flatMap((deal) => answers(state, seat, deal)),
    buildChoice(state, seat, { type: 'EndTreaty', partner }, judgeEndingTreaty, { target: partner }),
    ...[true, false].map((admitted) => {
      const command = { type: 'AdmitDiplomat', player: partner, admitted } as const;
      return buildChoice(state, seat, command, judgeAdmission, {
        target: partner,
        how: admitted ? 'ADMIT' : 'REVOKE',
      });
    }),
  ];
}

/** Each thing that a deal may be about, by itself: a treaty, BP of each own Urban hex, captives, words. */
function proposals(state: PlanetaryState, seat: string, partner: string, secret: boolean): readonly Choice[] {
  const propose = (target: string, content: Partial<Proposal>, cost: Choice['cost'] = null): Choice =>
    buildChoice(state, seat, { type: 'ProposeDeal', partner, secret, ...content }, judgeProposal, {
      target,
      how: secret ? 'SECRET' : 'OPEN',
      cost,
    });
  return [
    propose('NON_AGGRESSION_PACT', { treaty: 'NON_AGGRESSION_PACT' }),
    propose('ALLIANCE', { treaty: 'ALLIANCE' }),
    ...ownUrbanHexes(state, seat).map((hex) => propose('GIVE_BP', { bp: 1, fromHex: hex }, bpOf(hex, 1))),
    propose('WANT_BP', { wantedBp: 1 }),
    ...captivesInPrison(state, partner, seat).map((id) => propose(`RELEASE ${id}`, { release: [id] })),
    ...contactWith(state, seat, partner).captives.map((id) =>
      propose(`WANT_RELEASE ${id}`, { wantedRelease: [id] }),
    ),
    propose('WORDS', { text: '…' }),
  ];
}

/** A deal that waits is accepted (what is wanted is paid by one of the own Urban hexes) or dropped, one in words marked. */
function answers(state: PlanetaryState, seat: string, deal: Deal): readonly Choice[] {
  const { id, status, text, wants, partner } = deal;
  if (status === 'made' && text !== null) {
    return [true, false].map((kept) =>
      buildChoice(state, seat, { type: 'MarkDeal', deal: id, kept }, judgeMark, {
        target: id,
        how: kept ? 'KEPT' : 'BROKEN',
      }),
    );
  }
  if (status !== 'proposed') return [];
  const payers = wants.bp > 0 ? ownUrbanHexes(state, seat) : [null];
  const accepted = payers.map((hex) =>
    buildChoice(
      state,
      seat,
      { type: 'AcceptDeal', deal: id, ...(hex === null ? {} : { fromHex: hex }) },
      judgeAcceptance,
      { target: id, cost: hex === null ? null : bpOf(hex, wants.bp) },
    ),
  );
  return [
    ...(partner === seat ? accepted : []),
    buildChoice(state, seat, { type: 'WithdrawDeal', deal: id }, judgeWithdrawal, { target: id }),
  ];
}

/** PLN-DIP-04: a captive offered to its owner, openly and in secret. */
export const releases = (state: PlanetaryState, seat: string, { id, owner }: Detachment): readonly Choice[] =>
  [false, true].map((secret) => {
    const command: Extract<PeopleCommand, { readonly type: 'ProposeDeal' }> = {
      type: 'ProposeDeal',
      partner: owner,
      release: [id],
      secret,
    };
    return buildChoice(state, seat, command, judgeProposal, {
      target: owner,
      how: secret ? 'SECRET' : 'OPEN',
    });
  });

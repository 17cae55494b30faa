import { entered, flag, named, optional, record, said, textOf, under } from '../../../../kernel/index.js';
import * as terms from '../../words/index.js';
import { figure, hex, id, ids } from '../../shapes/words.js';

const deal = named('DealName', 'Names a deal that was proposed.', record({ deal: said('The deal.', id) }));

/** Spies, diplomats and deals. */
export const PEOPLE = {
  BuildSpy: named('UrbanHex', 'An own Urban hex.', record({ hex: said('The hex.', hex) })),
  BuildDiplomat: record({}),
  AdmitDiplomat: named(
    'Admission',
    'Whose diplomats may enter the own Capital (PLN-MOV-09).',
    record({ player: said('The other player.', id), admitted: said('Whether they may.', flag) }),
  ),
  ProposeDeal: named(
    'Deal',
    'A deal as its proposer wants it (PLN-DIP). It is made when the Build phase closes.',
    record({
      partner: said('The other player.', id),
      secret: said(
        'Others do not learn of it; needs a diplomat in one of the Capitals (PLN-DIP-02).',
        optional(flag),
      ),
      bp: said('BP that the proposer gives.', optional(entered(0, 1000000, figure))),
      fromHex: said('The Urban hex that pays them.', optional(hex)),
      release: said('Captives that the proposer releases (PLN-DIP-04).', optional(ids)),
      wantedBp: said('BP that the partner gives.', optional(entered(0, 1000000, figure))),
      wantedRelease: said('Captives that the partner releases.', optional(ids)),
      treaty: said(
        'A treaty between the two (PLN-DIP-05).',
        optional(under({ rule: 'PLN-DIP-05' }, terms.treatyKind)),
      ),
      text: said('What is agreed in words and not enforced (PLN-DIP-08).', optional(textOf(2000))),
    }),
  ),
  AcceptDeal: named(
    'DealAcceptance',
    'Accepts a deal.',
    record({
      deal: said('The deal.', id),
      fromHex: said('The Urban hex that pays what is wanted.', optional(hex)),
    }),
  ),
  WithdrawDeal: deal,
  EndTreaty: named(
    'TreatyEnd',
    'Ends a treaty when the Build phase closes (PLN-DIP-05).',
    record({ partner: said('The other player.', id) }),
  ),
  MarkDeal: named(
    'DealMark',
    'Whether the other party keeps what was agreed in words (PLN-DIP-08).',
    record({ deal: said('The deal.', id), kept: said('Kept, or broken.', flag) }),
  ),
};

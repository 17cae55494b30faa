import { flag, optional, record } from '../../../../kernel/index.js';
import { figure, hex, id, ids, word, words } from '../../shapes/words.js';

const deal = record({ deal: id });

/** Spies, diplomats and deals. */
export const PEOPLE = {
  BuildSpy: record({ hex }),
  BuildDiplomat: record({}),
  AdmitDiplomat: record({ player: id, admitted: flag }),
  ProposeDeal: record({
    partner: id,
    secret: optional(flag),
    bp: optional(figure),
    fromHex: optional(hex),
    release: optional(ids),
    wantedBp: optional(figure),
    wantedRelease: optional(ids),
    treaty: optional(word('PLN-DIP-05', ['NON_AGGRESSION_PACT', 'ALLIANCE'])),
    text: optional(words),
  }),
  AcceptDeal: record({ deal: id, fromHex: optional(hex) }),
  WithdrawDeal: deal,
  EndTreaty: record({ partner: id }),
  MarkDeal: record({ deal: id, kept: flag }),
};

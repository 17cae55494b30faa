import {
  flag,
  id,
  list,
  named,
  orNull,
  record,
  said,
  text,
  whole,
  type Shaped,
} from '../../../../kernel/index.js';
import { campaignView, showCampaign } from './campaign.js';
import { reportView, showReport } from './report.js';
import { takenAlong } from './taking-along.js';
import { showUnit, unitView } from './units.js';
import type { MetaCampaignState } from '../../state/index.js';
import * as words from '../../words/index.js';

const medal = named(
  'Medal',
  'A medal, kept for good (EDCU-SHT-03).',
  record({
    name: said('What it is called.', text),
    unit: said('Id of the unit.', orNull(id)),
    campaign: said('Name of the campaign.', orNull(text)),
    reason: said('Why.', text),
  }),
);

const accountView = named(
  'Account',
  "A player's account (EDCU-ECO-01).",
  record({
    seat: said('Whose it is.', id),
    credits: said('Credits that can be spent.', whole()),
    req: said('Requisition points.', whole()),
    bonusReq: said('What is left of the sign-up bonus (EDCU-ECO-05).', whole()),
    campaignsPlayed: said('Campaigns taken part in.', whole()),
    taskForces: said('Task forces bought.', list(id)),
    medals: said('Medals, kept for good.', list(medal)),
    takenAlong: said(
      'Account, saved units and company as the JSON of a position, to open or enter another world with (EDC-GEN-03); null while a campaign runs.',
      orNull(text),
    ),
  }),
);

const slot = named(
  'CompanySlot',
  'A slot of a company (EDCU-TF-05).',
  record({ slot: said('Letter of the slot.', text), units: said('Units in it.', list(id)) }),
);

const companyView = named(
  'Company',
  'The company of a player (EDCU-TF-02).',
  record({
    seat: said('Whose it is.', id),
    name: said('What it is called.', text),
    taskForce: said('Id of its task force.', id),
    specializations: said('Chosen ones.', list(text)),
    slots: said('Its slots, by letter.', list(slot)),
  }),
);

const signUpView = named(
  'SignUp',
  'The campaign that players may sign up for (EDC-SIG-01).',
  record({
    status: said('Whether it is open.', words.signUpStatus),
    name: said('What it is called.', text),
    brief: said('What it is about.', text),
    signedUp: said('Who has signed up, the first first.', list(id)),
  }),
);

export const detailsView = named(
  'Details',
  'The world as its viewer may know it: the players see together (EDC-FOW-01), the game master sees all.',
  record({
    phase: said('How far it has come.', words.phase),
    over: said('Whether it has been ended.', flag),
    catalog: said('Version of the catalog by which is bought now.', text),
    accounts: said('Accounts of all players.', list(accountView)),
    companies: said('Companies that are formed.', list(companyView)),
    units: said('Ids of units.', list(unitView)),
    signUp: said('The campaign that players may sign up for.', signUpView),
    campaign: said('The campaign that runs; null between campaigns.', orNull(campaignView)),
    report: said('The state of the round as its reader may know it, to print (EDC-RND-08).', reportView),
  }),
);
export type DetailsView = Shaped<typeof detailsView>;

/** The world as its viewer may know it, typed: it comes redacted. */
export const showDetails = (state: MetaCampaignState): DetailsView => ({
  phase: state.phase,
  over: state.over,
  catalog: state.catalog,
  accounts: Object.values(state.accounts).map((each) => ({ ...each, takenAlong: takenAlong(state, each) })),
  companies: Object.values(state.companies).map(({ slots, ...each }) => ({
    ...each,
    slots: Object.entries(slots).map(([letter, units]) => ({ slot: letter, units })),
  })),
  units: Object.values(state.units).map((each) => showUnit(state, each)),
  signUp: state.signUp,
  campaign: showCampaign(state),
  // Only for whoever asks for it.
  get report() {
    return showReport(state);
  },
});

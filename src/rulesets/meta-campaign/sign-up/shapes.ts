import {
  id,
  list,
  named,
  optional,
  orElse,
  record,
  rows,
  said,
  table,
  textOf,
  textOrNone,
  whole,
} from '../../../kernel/index.js';
import * as words from '../words/index.js';

const MOST = 500;
const ids = list(id, MOST);
const limit = (sentence: string, what: string) =>
  said(
    sentence,
    orElse(
      named(
        'CampaignLimit',
        'At most so many of something.',
        rows('id', said(what, id), 'most', table(said('At most so many.', whole(0, MOST)))),
      ),
      {},
    ),
  );

const limits = named(
  'CampaignLimits',
  'What a campaign does not let in (EDCU-TF-08).',
  record({
    bannedClasses: said('Ids of classes.', orElse(ids, [])),
    bannedTaskForces: said('Ids of task forces.', orElse(ids, [])),
    taskForces: limit('Most companies of a task force; first come, first served.', 'Task force.'),
    classes: limit('Most units of a class.', 'Class.'),
    companyMaxUnits: said(
      'Most units in a company; left out, those of the house rules.',
      optional(whole(1, 5)),
    ),
  }),
);

const NO_LIMITS = {
  bannedClasses: [],
  bannedTaskForces: [],
  taskForces: {},
  classes: {},
};

export const briefing = {
  name: said('What the campaign is called.', textOf(120)),
  brief: said('What it is about.', orElse(textOrNone(20_000), '')),
  limits: said('What it does not let in.', orElse(limits, NO_LIMITS)),
};

/** What is said of signing up (EDC-SIG). */
export const SIGN_UP_COMMANDS = {
  SetSignUpStatus: named(
    'SignUpSetting',
    'Game master: opens or closes the sign-up (EDC-SIG-01).',
    record({
      status: said('Open or closed.', words.signUpStatus),
      campaign: said(
        'The campaign; needed where it is opened for a new one.',
        optional(named('CampaignBrief', 'A campaign that players sign up for.', record(briefing))),
      ),
    }),
  ),
  SignUp: record({}),
  WithdrawSignUp: record({}),
} as const;

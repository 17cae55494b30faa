import {
  flag,
  hex,
  id,
  list,
  named,
  oneOf,
  optional,
  orElse,
  ownId,
  record,
  rows,
  said,
  table,
  textOf,
  textOrNone,
  whole,
  type Shaped,
} from '../../../kernel/index.js';
import { catalog } from '../catalogs/catalog-shape.js';
import { force, map } from '../contract/shapes.js';
import { briefing } from '../sign-up/shapes.js';
import * as words from '../words/index.js';

const MOST = 500;
const ids = list(id, MOST);
const figure = whole(0, 1_000_000);

const account = named(
  'AccountEntry',
  "A player's account.",
  record({
    credits: said('Credits.', orElse(figure, 0)),
    req: said('Requisition points.', orElse(figure, 0)),
    bonusReq: said('What is left of the sign-up bonus.', orElse(figure, 0)),
    campaignsPlayed: said('Campaigns that they have taken part in.', orElse(figure, 0)),
    taskForces: said('Task forces that they have bought.', orElse(ids, [])),
    medals: said(
      'Medals.',
      orElse(
        list(
          named(
            'MedalEntry',
            'A medal.',
            record({
              name: said('What it is called.', textOf(120)),
              unit: said('The unit.', optional(id)),
              campaign: said('The campaign.', optional(textOf(120))),
              reason: said('Why.', textOrNone(2000)),
            }),
          ),
          MOST,
        ),
        [],
      ),
    ),
  }),
);

/** How a unit stands in the campaign; what is left out is as when it came in. */
const field = named(
  'FieldEntry',
  'How a unit stands in the campaign.',
  record({
    hex: said('Its hex.', optional(hex)),
    fs: said('Force Strength.', optional(figure)),
    energy: said('Energy.', optional(figure)),
    uses: said(
      'Uses left of limited things; others are full.',
      optional(
        rows(
          'item',
          said('Id of an upgrade or weapon, or buildSupply.', id),
          'left',
          table(said('Left.', figure)),
        ),
      ),
    ),
    crates: said('Supply crates aboard.', optional(figure)),
    barrels: said('Fuel barrels aboard.', optional(figure)),
    profile: said('Of an aircraft in the air.', optional(words.profile)),
    stealthed: said('Whether it is stealthed.', optional(flag)),
    overrun: said('Whether it is overrun.', optional(flag)),
    immobilised: said('Whether it is immobilised.', optional(flag)),
    disarmed: said('Whether it is disarmed.', optional(flag)),
    deployed: said('Whether it is deployed.', optional(flag)),
    survivors: said('Units whose survivors it carries.', optional(ids)),
    status: said('Destroyed, rescued or lost.', optional(oneOf(['ACTIVE', 'DESTROYED', 'RESCUED', 'LOST']))),
    deliveredBy: said('Of a rescued unit: seat whose unit delivered the survivors.', optional(id)),
  }),
);

const unit = named(
  'UnitEntry',
  'A unit of a player.',
  record({
    id: said('Its id.', ownId),
    owner: said('Seat.', id),
    name: said('What it is called.', textOf(120)),
    model: said('What is played with it.', orElse(textOrNone(500), '')),
    classId: said('Class of the catalog.', id),
    upgrades: said('Upgrades; an improvement after what it improves.', orElse(ids, [])),
    veterancy: said('Its level.', orElse(words.level, 'FB')),
    trained: said('Whether it has been trained in this intermission.', orElse(flag, false)),
    campaignsSurvived: said('Campaigns that it has survived.', orElse(figure, 0)),
    draft: said('Whether it is a draft.', orElse(flag, false)),
    field: said('In a campaign: how it stands.', optional(field)),
  }),
);

const company = named(
  'CompanyEntry',
  'The company of a player.',
  record({
    name: said('What it is called.', textOf(120)),
    taskForce: said('Its task force.', id),
    specializations: said('Chosen ones.', orElse(ids, [])),
    slots: said(
      'Units by letter of the slot.',
      orElse(rows('slot', said('Letter.', textOf(10)), 'units', table(said('Units.', ids))), {}),
    ),
  }),
);

const campaign = named(
  'CampaignEntry',
  'A campaign that runs.',
  record({
    name: said('What it is called.', textOf(120)),
    brief: said('What it is about.', orElse(textOrNone(20_000), '')),
    round: said('Its round.', orElse(whole(0, 10_000), 1)),
    participants: said('Seats that take part; left out, all that have a company.', optional(ids)),
    map: said('The map.', map),
    forces: said('Units of the game master.', orElse(list(force, MOST), [])),
    forceFields: said('How they stand.', orElse(rows('unit', said('The unit.', id), null, table(field)), {})),
    objectives: said(
      'Objectives.',
      orElse(
        list(
          named(
            'RunningObjectiveEntry',
            'An objective.',
            record({
              id: said('Its id.', ownId),
              text: said('What is to be done.', textOf(2000)),
              met: said('Whether it is met or failed; open when left out.', optional(flag)),
            }),
          ),
          MOST,
        ),
        [],
      ),
    ),
  }),
);

/** A position: the world of a club at any moment. */
export const position = named(
  'Position',
  'The world of a club at any moment.',
  record({
    turn: said('Rounds and intermissions so far, from 1.', orElse(whole(1, 1_000_000), 1)),
    catalog: said('A catalog of the club; left out, the starter.', optional(catalog)),
    accounts: said('Accounts.', orElse(rows('seat', said('Seat.', id), null, table(account)), {})),
    units: said('Units of players.', orElse(list(unit, 5000), [])),
    companies: said('Companies.', orElse(rows('seat', said('Seat.', id), null, table(company)), {})),
    signUp: said(
      'The campaign that players may sign up for.',
      optional(
        named(
          'SignUpEntry',
          'A campaign that players may sign up for.',
          record({
            ...briefing,
            status: said('Open or closed.', orElse(oneOf(['OPEN', 'CLOSED']), 'OPEN')),
            signedUp: said('Who has signed up, the first first.', orElse(ids, [])),
          }),
        ),
      ),
    ),
    campaign: said('The campaign that runs.', optional(campaign)),
  }),
);

export type MetaPosition = Shaped<typeof position>;
export type UnitEntry = MetaPosition['units'][number];
export type FieldEntry = Shaped<typeof field>;

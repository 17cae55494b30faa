import {
  flag,
  hex,
  id,
  list,
  named,
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
import { catalog } from '../catalogs/catalog.js';
import { force, map, minefield } from '../contract/shapes.js';
import { briefing } from '../sign-up/shapes.js';
import * as words from '../words/index.js';

const MOST = 500;
const ids = list(id, MOST);
const figure = whole(0, 1_000_000);

const account = named(
  'AccountEntry',
  "A player's account.",
  record({
    credits: said('Credits that can be spent.', orElse(figure, 0)),
    req: said('Requisition points.', orElse(figure, 0)),
    bonusReq: said('What is left of the sign-up bonus.', orElse(figure, 0)),
    campaignsPlayed: said('Campaigns that they have taken part in.', orElse(figure, 0)),
    taskForces: said('Task forces that they have bought.', orElse(ids, [])),
    medals: said(
      'Medals, kept for good.',
      orElse(
        list(
          named(
            'MedalEntry',
            'A medal, and for what.',
            record({
              name: said('What it is called.', textOf(120)),
              unit: said('Id of the unit.', optional(id)),
              campaign: said('Name of the campaign.', optional(textOf(120))),
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

const carriage = named(
  'CarriageEntry',
  'How a unit is carried.',
  record({
    unit: said('The carrier; left out in orbit.', optional(id)),
    how: said('Embarked, towed, airlifted or in orbit.', words.carriage),
  }),
);

/** How a unit stands in the campaign; what is left out is as when it came in. */
const field = named(
  'FieldEntry',
  'How a unit stands in the campaign.',
  record({
    hex: said('Its hex, `q,r`.', optional(hex)),
    fs: said('Force Strength.', optional(figure)),
    energy: said('Energy points.', optional(figure)),
    uses: said(
      'Uses left of limited things; others are full.',
      optional(
        named(
          'UsesLeft',
          'What is left of a limited thing.',
          rows(
            'item',
            said('Id of an upgrade or weapon, or buildSupply.', id),
            'left',
            table(said('So many are left.', figure)),
          ),
        ),
      ),
    ),
    crates: said('Supply crates aboard.', optional(figure)),
    barrels: said('Fuel barrels aboard.', optional(figure)),
    facing: said('How its bloc faces there.', optional(words.compass)),
    garrisonOf: said('Structure that it garrisons.', optional(id)),
    attacksReceived: said('Attacks on it in this round.', optional(figure)),
    profile: said('Of an aircraft in the air.', optional(words.profile)),
    stealthed: said('Whether it is stealthed.', optional(flag)),
    radarOn: said('Whether its radars are on.', optional(flag)),
    overrun: said('Whether it is overrun.', optional(flag)),
    immobilised: said('Whether it is immobilised.', optional(flag)),
    disarmed: said('Whether it is disarmed.', optional(flag)),
    deployed: said('Whether it is deployed.', optional(flag)),
    propulsionLost: said('Of an aircraft: whether it can only glide (EDCU-GLD-01).', optional(flag)),
    carriedBy: said('What carries it; it is in the same hex.', optional(carriage)),
    survivors: said('Units whose survivors it carries.', optional(ids)),
    status: said('Destroyed, rescued or lost.', optional(words.fieldStatus)),
    deliveredBy: said('Of a rescued unit: seat whose unit delivered the survivors.', optional(id)),
  }),
);

const unit = named(
  'UnitEntry',
  'A unit of a player.',
  record({
    id: said('Its id, unique in this world.', ownId),
    owner: said('Id of the seat.', id),
    name: said('What it is called.', textOf(120)),
    model: said('What is played with it.', orElse(textOrNone(500), '')),
    classId: said('Class of the catalog.', id),
    upgrades: said('Upgrades; an improvement after what it improves.', orElse(ids, [])),
    veterancy: said('Its level.', orElse(words.level, 'FB')),
    trained: said('Whether it has been trained in this intermission.', orElse(flag, false)),
    campaignsSurvived: said('Campaigns that it has survived.', orElse(figure, 0)),
    draft: said('Whether it is a draft.', orElse(flag, false)),
  }),
);

const company = named(
  'CompanyEntry',
  'The company of a player.',
  record({
    name: said('What it is called.', textOf(120)),
    taskForce: said('Id of its task force.', id),
    specializations: said('Chosen ones.', orElse(ids, [])),
    slots: said(
      'Units by letter of the slot.',
      orElse(
        named(
          'CompanySlotEntry',
          'Which units stand in which slot.',
          rows('slot', said('Letter of the slot.', textOf(10)), 'units', table(said('Ids of units.', ids))),
        ),
        {},
      ),
    ),
  }),
);

const structure = named(
  'StructureEntry',
  'A structure that stands there.',
  record({
    id: said('Its id, unique in this world.', ownId),
    type: said('Its type, by the catalog.', textOf(60)),
    hex: said('Hex that it stands in, or that owns its edge.', hex),
    edge: said('Edge that it stands on, `q,r/N`.', optional(textOf(30))),
    site: said('Of a trench: front or back.', optional(words.trenchSite)),
    facing: said('Of a trench.', optional(words.compass)),
    hp: said('Hit points; left out, whole.', optional(figure)),
    completed: said('Whether it has been completed.', orElse(flag, true)),
    bloc: said("Whose it is; nobody's when left out.", optional(words.bloc)),
    crates: said('Supply crates in it.', orElse(figure, 0)),
    barrels: said('Fuel barrels in it.', orElse(figure, 0)),
  }),
);

const perWord = (sentence: string, what: string) =>
  said(
    sentence,
    orElse(
      named(
        'WeatherChange',
        'A change by the environment (EDC-ENV-02).',
        rows('of', said(what, textOf(20)), 'change', table(said('Added.', whole(-100, 100)))),
      ),
      {},
    ),
  );

const change = whole(-100, 100);

const weather = named(
  'WeatherEntry',
  'Wind, hour and environment (EDC-ENV-02, EDC-NGT-01, EDC-WND-01).',
  record({
    wind: said('Where the wind blows to.', orElse(words.compass, 'N')),
    dots: said('How strong it is.', orElse(whole(0, 9), 0)),
    clock: said('Hour of the day.', orElse(whole(0, 23), 12)),
    night: said('Whether it is night.', orElse(flag, false)),
    speed: perWord('Speed by category.', 'Category.'),
    moveEnergy: said('Energy added to each move.', orElse(change, 0)),
    vision: said('Hexes added to the vision.', orElse(change, 0)),
    damage: perWord('Damage by mode of the weapon.', 'Mode.'),
    stealth: said('Target of detection.', orElse(change, 0)),
    stuck: said('Target of being stuck.', orElse(change, 0)),
    lit: said('Hexes that are lit this round.', orElse(list(hex, 5000), [])),
    smoke: said('Hexes in smoke this round.', orElse(list(hex, 5000), [])),
  }),
);

const campaign = named(
  'CampaignEntry',
  'A campaign that runs.',
  record({
    name: said('What it is called.', textOf(120)),
    brief: said('What it is about.', orElse(textOrNone(20_000), '')),
    round: said('Its round, from 1.', orElse(whole(0, 10_000), 1)),
    participants: said('Seats that take part; left out, all that have a company.', optional(ids)),
    map: said('The map, hex by hex.', map),
    forces: said('Units of the game master.', orElse(list(force, MOST), [])),
    fields: said(
      'How they stand.',
      orElse(
        named(
          'FieldRow',
          'How a unit stands in the campaign.',
          rows('unit', said('Id of the unit.', id), null, table(field)),
        ),
        {},
      ),
    ),
    structures: said('Structures that stand on the map.', orElse(list(structure, MOST), [])),
    minefields: said('Minefields that are laid.', orElse(list(minefield, MOST), [])),
    weather: said('Wind, hour and environment.', optional(weather)),
    deadline: said('Of this round, UTC, ISO 8601.', optional(textOf(40))),
    objectives: said(
      'Objectives of the brief.',
      orElse(
        list(
          named(
            'RunningObjectiveEntry',
            'What the players have to do.',
            record({
              id: said('Its id, unique in this world.', ownId),
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
    accounts: said(
      'Accounts of all players.',
      orElse(
        named(
          'AccountRow',
          'The account of a player.',
          rows('seat', said('Id of the seat.', id), null, table(account)),
        ),
        {},
      ),
    ),
    units: said('Units of players.', orElse(list(unit, 5000), [])),
    companies: said(
      'Companies that are formed.',
      orElse(
        named(
          'CompanyRow',
          'The company of a player.',
          rows('seat', said('Id of the seat.', id), null, table(company)),
        ),
        {},
      ),
    ),
    signUp: said(
      'The campaign that players may sign up for.',
      optional(
        named(
          'SignUpEntry',
          'A campaign that players may sign up for.',
          record({
            ...briefing,
            status: said('Open or closed.', orElse(words.signUpStatus, 'OPEN')),
            signedUp: said('Who has signed up, the first first.', orElse(ids, [])),
          }),
        ),
      ),
    ),
    campaign: said('The campaign that runs.', optional(campaign)),
  }),
);

export type MetaCampaignPosition = Shaped<typeof position>;
export type UnitEntry = MetaCampaignPosition['units'][number];
export type FieldEntry = Shaped<typeof field>;

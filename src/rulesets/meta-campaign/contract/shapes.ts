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
import { weapon } from '../catalogs/catalog.js';
import * as words from '../words/index.js';

const MOST = 4000;
const MOST_UNITS = 500;
const figure = whole(0, 1000);

const mapHex = named(
  'MapHexEntry',
  'What a hex of the map holds beside bare plains.',
  record({
    terrain: said('What its ground is.', orElse(words.terrain, 'PLAINS')),
    elevation: said('Its height.', orElse(whole(-20, 20), 0)),
    label: said('What it is called.', optional(textOf(60))),
    citySize: said('Of a city: how large it is.', optional(words.citySize)),
    population: said('Whom the people of a city side with; nobody when left out.', optional(words.bloc)),
  }),
);

const mapEdge = named(
  'MapEdgeEntry',
  'An edge of the map, `q,r/N`.',
  record({
    features: said('What lies on it.', orElse(list(words.edgeFeature, 3), [])),
    link: said('What leads over it.', optional(words.link)),
    riverLink: said('Whether a small river leads over it (EDCU-RIV-01).', orElse(flag, false)),
  }),
);

export const map = named(
  'MapEntry',
  'The map of a campaign: a rectangle of plains, and what is otherwise.',
  record({
    from: said('First hex of the rectangle.', orElse(hex, '0,0')),
    columns: said('Columns of the rectangle; 0 where all hexes are named.', orElse(whole(0, 200), 0)),
    rows: said('Rows of the rectangle.', orElse(whole(0, 200), 0)),
    hexes: said(
      'Hexes that are not bare plains, or lie outside the rectangle.',
      orElse(
        named(
          'MapHexRow',
          'What a hex of the map holds beside bare plains.',
          rows('hex', said('The hex, `q,r`.', hex), null, table(mapHex)),
        ),
        {},
      ),
    ),
    edges: said(
      'Edges on which something lies.',
      orElse(
        named(
          'MapEdgeRow',
          'What lies on an edge between two hexes.',
          rows('edge', said('The edge, `q,r/N`.', textOf(30)), null, table(mapEdge)),
        ),
        {},
      ),
    ),
  }),
);

/** Figures of a unit that is no class of the catalog (EDC-STA-09). */
const figures = named(
  'UnitFigures',
  'Figures of a unit of the game master that is no class of the catalog (EDC-STA-09).',
  record({
    unitType: said('Its type, by the catalog.', words.unitType),
    propulsion: said('How it moves.', orElse(words.propulsion, 'foot')),
    fs: said('Force Strength.', whole(1, 1000)),
    armour: said('Armour points.', orElse(figure, 0)),
    speed: said('Movement points.', orElse(figure, 1)),
    vision: said('Hexes that it sees.', orElse(figure, 2)),
    energy: said('Energy points.', orElse(whole(1, 1000), 6)),
    traits: said('Keywords.', orElse(list(words.trait, 50), [])),
    weapons: said('Weapons that it fires.', orElse(list(weapon, 20), [])),
    actions: said('Actions of its equipment.', orElse(list(words.equipmentAction, 50), [])),
    abilities: said('Abilities of its equipment.', orElse(list(words.equipmentAbility, 50), [])),
    sensors: said(
      'Radars and sonars.',
      orElse(
        list(
          named(
            'SensorEntry',
            'A radar or sonar.',
            record({
              type: said('What it is.', words.sensor),
              range: said('Its range; that of the house rules where they name one.', orElse(figure, 0)),
            }),
          ),
          10,
        ),
        [],
      ),
    ),
  }),
);

/** A unit of the game master. */
export const force = named(
  'ForceEntry',
  'A unit of the game master.',
  record({
    id: said('Its id, unique in this world.', ownId),
    name: said('What it is called.', textOf(120)),
    model: said('What is played with it.', orElse(textOrNone(500), '')),
    faction: said('Allied, neutral or hostile.', words.forceFaction),
    classId: said('Class of the catalog.', optional(id)),
    upgrades: said('Upgrades of the catalog.', orElse(list(id, 50), [])),
    figures: said('Without a class: its figures.', optional(figures)),
  }),
);

/** EDCU-MIN-01 */
export const minefield = named(
  'MinefieldEntry',
  'A minefield; the bloc that laid it knows it (EDCU-MIN-02).',
  record({
    hex: said('Its hex, `q,r`.', hex),
    type: said('What it is.', orElse(words.mineType, 'standard')),
    bloc: said('Who laid it.', words.bloc),
    knownTo: said('Blocs that know it besides.', orElse(list(words.bloc, 3), [])),
  }),
);

export const placement = named(
  'Placement',
  'Where a unit stands when the campaign starts.',
  record({
    unit: said('Id of the unit.', id),
    hex: said('Its hex; left out in orbit.', optional(hex)),
    orbit: said('Whether it waits in orbit (EDCU-DRP-07).', orElse(flag, false)),
    facing: said('How its bloc faces there.', optional(words.compass)),
    profile: said('Of an aircraft in the air.', optional(words.profile)),
    deployed: said('Of a gun: whether it is deployed (EDCU-TOW-06).', orElse(flag, false)),
  }),
);

/** What is said of campaigns as a whole. */
export const CONTRACT_COMMANDS = {
  StartCampaign: named(
    'CampaignStart',
    'Game master: the campaign that players have signed up for begins (EDCU-TF-12).',
    record({
      map: said('The map, hex by hex.', map),
      forces: said('Units of the game master.', orElse(list(force, MOST_UNITS), [])),
      placements: said('Where units stand.', orElse(list(placement, MOST_UNITS), [])),
      minefields: said('Minefields that are laid.', orElse(list(minefield, MOST_UNITS), [])),
      objectives: said(
        'Objectives of the brief (EDC-GEN-04).',
        orElse(
          list(
            named(
              'ObjectiveEntry',
              'What the players have to do.',
              record({
                id: said('Its id, unique in this world.', ownId),
                text: said('What is to be done.', textOf(2000)),
              }),
            ),
            MOST,
          ),
          [],
        ),
      ),
    }),
  ),
  ResolveObjective: named(
    'ObjectiveResolution',
    'Game master: an objective is met or failed, and what that pays (EDCU-END-07).',
    record({
      objective: said('Id of the objective.', id),
      met: said('Whether it is met.', flag),
      credits: said('Credits for each player named.', orElse(whole(0, 100_000), 0)),
      req: said('Requisition points for each player named.', orElse(whole(0, 100_000), 0)),
      players: said('Who is paid; left out, everybody who takes part.', optional(list(id, MOST_UNITS))),
    }),
  ),
  EndCampaign: named(
    'CampaignEnd',
    'Game master: the campaign ends; pay, veterancy, what is lost (EDCU-END-02).',
    record({ text: said('How it ended.', orElse(textOrNone(20_000), '')) }),
  ),
} as const;

export type MinefieldEntry = Shaped<typeof minefield>;
export type ForceEntry = Shaped<typeof force>;
export type PlacementEntry = Shaped<typeof placement>;
export type MapEntry = Shaped<typeof map>;

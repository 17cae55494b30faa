import type {
  GhostOfWarCommand,
  GhostOfWarState,
  GmChange,
} from '../../../src/rulesets/ghost-of-war/index.js';
import { pick, type Mind, type Said } from './mind.js';

export const ARBITER = 'arbiter';
const REASON = 'As agreed at the club';

/** House rules that make more happen: read at the next step that asks for them. */
const HOUSE_RULES: readonly (readonly [string, number | boolean])[] = [
  ['boost.enabled', true],
  ['tithe.enabled', true],
  ['detect.target', 3],
];

const units = (state: GhostOfWarState) => Object.values(state.units);

/** Changes that the arbiter makes one after another, one a round. */
const CHANGES: readonly ((state: GhostOfWarState, mind: Mind) => readonly GmChange[])[] = [
  (state) =>
    units(state)
      .slice(0, 1)
      .map(({ id }) => ({
        change: 'SET_CONDITION',
        subject: id,
        condition: { name: 'INFECTED', severity: 2 },
      })),
  () => [{ change: 'SET_STORM', id: 'eye', kind: 'GREAT_RIFT', core: ['5,0'] }],
  () => [{ change: 'SET_ROUTE', id: 'new-road', hexes: ['7,1', '7,2', '8,2'] }],
  (state) => [
    {
      change: 'SCHEDULE_EVENT',
      event: {
        round: state.round + 2,
        title: 'A rite',
        text: 'Something stirs',
        tag: 'RITUAL',
        subSector: 'vann',
      },
    },
    {
      change: 'SCHEDULE_EVENT',
      event: { round: state.round + 1, title: 'A feast', text: 'Nobody fights', tag: null, subSector: null },
    },
  ],
  () => [
    {
      change: 'ADD_EVENT_PROJECT',
      key: 'great-works',
      name: 'Great works',
      level: 'Minima',
      durationRounds: 2,
      perRound: { GG: 1 },
      oneTime: { Men: 1 },
      yields: { Missiles: 3 },
      planet: null,
    },
  ],
  (state) =>
    Object.keys(state.factions)
      .slice(0, 1)
      .map((faction) => ({ change: 'AWARD_POINTS', faction, points: 3 })),
  (state) => [
    {
      change: 'CREATE_UNIT',
      entry: {
        id: `gift-${state.round}`,
        name: `Gift ${state.round}`,
        owner: 'reavers',
        type: 'battleship',
        place: 'atria-system',
        traits: ['HIDDEN'],
      },
    },
  ],
  (state, { chance }) => {
    const unit = pick(chance, units(state));
    return unit ? [{ change: 'SET_UNIT', unit: unit.id, fields: { ce: 55, xp: 30 } }] : [];
  },
  (state, { chance }) => {
    const planet = pick(chance, Object.values(state.planets));
    return planet
      ? [{ change: 'SET_BUFFER', holder: planet.id, goods: { Food: 5, GG: 6, Men: 4, Ore: 5 } }]
      : [];
  },
  () => [{ change: 'SET_STOCK', faction: 'guard', goods: { Officers: 9 } }],
  () => [{ change: 'SET_CONDITION', subject: 'atria', condition: { name: 'PLAGUE', severity: 1 } }],
  () => [{ change: 'SET_PLANET', planet: 'cinder', fields: { loyalty: 1, titheGrade: 3 } }],
];

/** What the arbiter does at the beginning of the orders, once a round. */
export function ruling(state: GhostOfWarState, mind: Mind): Said | null {
  const made = mind.times('MakeGmChanges');
  const commands: readonly GhostOfWarCommand[] = [
    ...HOUSE_RULES.slice(mind.times('SetHouseRule'))
      .slice(0, 1)
      .map(([parameter, value]): GhostOfWarCommand => ({
        type: 'SetHouseRule',
        parameter,
        value,
        reason: REASON,
      })),
    { type: 'MakeGmChanges', changes: CHANGES[made % CHANGES.length]!(state, mind), reason: REASON },
  ];
  const said = commands.map((command): Said => ({ seat: ARBITER, command }));
  return said.find((each) => mind.accepted(each)) ?? null;
}

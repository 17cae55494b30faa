import { existing, type JsonObject } from '../../src/kernel/index.js';
import type { AnyRuleset, CommandShape, FoldedTimeline } from '../../src/engine/index.js';
import { findRuleset } from '../../src/rulesets/registry.js';
import type { Figure } from './figure.js';
import { median, repeated, spreadOf } from './repetition.js';
import { ARBITER, openTable, playersOf, tried } from './table.js';

const META_CAMPAIGN: AnyRuleset = existing(findRuleset('meta-campaign'), 'ruleset meta-campaign');

const ROUNDS = 5;
const SIDE = 60;
const FRIENDS = 60;
const FOES = 120;
const COMPANY = 5;
const MOST_MILLISECONDS = 1000;
/** No figure of the club's: what somebody who taps a unit does not notice. */
const MOST_FOR_OPTIONS = 100;
const MOST_FOR_SIGHT = 100;

const RIFLE = {
  id: 'rifle',
  name: 'Rifles',
  mode: 'direct',
  munition: null,
  damage: { kind: 'fs', factor: [1, 1] },
  minRange: 0,
  range: 1,
  ap: { general: 0, infantry: 0, vehicle: 0 },
  mayTarget: ['infantry', 'soft', 'vehicle', 'vessel', 'structure'],
  explosiveClass: 'none',
  uses: null,
  traits: [],
  size: null,
};

/** A hex of the square map, by column and row: every other column lies half a row lower. */
const at = (column: number, row: number): string => `${column},${row - Math.floor(column / 2)}`;

/** Two fronts that run across the map, three hexes apart, with woods and hills between and behind them. */
function position(): JsonObject {
  const hexes: Record<string, JsonObject> = {};
  for (let column = 0; column < SIDE; column += 1)
    for (let row = 0; row < SIDE; row += 1)
      if ((column * 7 + row * 5) % 6 === 0) hexes[at(column, row)] = { terrain: 'FOREST' };
  const fields: Record<string, JsonObject> = {};
  const units = Array.from({ length: FRIENDS }, (_, place) => {
    fields[`u${place}`] = { hex: at(place % SIDE, 30) };
    return {
      id: `u${place}`,
      owner: `seat-${Math.floor(place / COMPANY) + 1}`,
      name: `Unit ${place}`,
      classId: 'regularInfantry',
    };
  });
  const forces = Array.from({ length: FOES }, (_, place) => {
    fields[`h${place}`] = { hex: at(place % SIDE, place < SIDE ? 27 : 24) };
    return {
      id: `h${place}`,
      name: `Foe ${place}`,
      faction: 'HOSTILE',
      figures: { unitType: 'infantry', fs: 5, vision: 2, weapons: [RIFLE] },
    };
  });
  const seats = [...new Set(units.map((each) => each.owner))];
  return {
    accounts: Object.fromEntries(seats.map((seat) => [seat, {}])),
    units,
    companies: Object.fromEntries(
      seats.map((seat) => [
        seat,
        {
          name: seat,
          taskForce: 'freeCompany',
          slots: { A: units.filter((each) => each.owner === seat).map((each) => each.id) },
        },
      ]),
    ),
    campaign: {
      name: 'Front',
      map: { from: '0,0', columns: SIDE, rows: SIDE, hexes },
      forces,
      fields,
    },
  };
}

/** Orders of everybody: half go a hex forward, the others rest. */
function ordered(begun: FoldedTimeline): FoldedTimeline {
  let played = begun;
  const say = (seat: string, command: CommandShape): void => {
    played = tried(played, seat, command, META_CAMPAIGN)?.played ?? played;
  };
  for (let place = 0; place < FRIENDS; place += 1)
    say(`seat-${Math.floor(place / COMPANY) + 1}`, {
      type: 'SubmitOrder',
      order: orderOf(`u${place}`, place, at(place % SIDE, 29)),
    } as CommandShape);
  for (let place = 0; place < FOES; place += 1)
    say(ARBITER, {
      type: 'SubmitGmOrder',
      order: orderOf(`h${place}`, place, at(place % SIDE, place < SIDE ? 28 : 25)),
    } as CommandShape);
  return played;
}

const orderOf = (unit: string, place: number, to: string): object =>
  place % 2 === 0
    ? {
        unit,
        actionFirst: false,
        movement: {
          kind: 'MOVE',
          path: [to],
          boarding: [],
          doubleTime: false,
          leaveStructure: false,
          attempt: false,
        },
      }
    : { unit, actionFirst: false, action: { name: 'REST' } };

export const edcRound: Figure = {
  name: 'edc-round',
  description: `a round of the EDC Meta Campaign: ${FRIENDS} units of players and ${FOES} of the game master on ${SIDE} × ${SIDE} hexes, resolved, engine alone`,
  unit: 'ms',
  target: { of: 'value', at: 'most', limit: MOST_MILLISECONDS },
  measure: async () => {
    const { played } = openTable(playersOf(FRIENDS / COMPANY), position(), {}, META_CAMPAIGN);
    const ready = ordered(played);
    const posted = Object.keys((ready.state as { readonly orders: object }).orders).length;
    if (posted !== FRIENDS + FOES) throw new Error(`only ${posted} orders are posted`);
    const times = await repeated(ROUNDS, 1, async () => {
      const from = performance.now();
      if (!tried(ready, ARBITER, { type: 'ClosePhase' }, META_CAMPAIGN)) throw new Error('refused');
      return performance.now() - from;
    });
    return { value: median(times), spread: spreadOf(times) };
  },
};

/** The players' side of the same map: whom of the enemy one of them sees. */
export const edcSight: Figure = {
  name: 'edc-sight',
  description: `what the players know of that map: lines of sight of ${FRIENDS} units to ${FOES} others, engine alone`,
  unit: 'ms',
  target: { of: 'value', at: 'most', limit: MOST_FOR_SIGHT },
  measure: async () => {
    const { played } = openTable(playersOf(FRIENDS / COMPANY), position(), {}, META_CAMPAIGN);
    const viewer = { kind: 'seat', seat: 'seat-1', role: 'player' } as const;
    const times = await repeated(ROUNDS, 1, async () => {
      // Nothing is remembered of a state that is another one.
      const state: object = { ...(played.state as object) };
      const from = performance.now();
      META_CAMPAIGN.redact(state, viewer);
      return performance.now() - from;
    });
    return { value: median(times), spread: spreadOf(times) };
  },
};

/** All that each of so many units may be told, one after the other. */
const ASKED = 10;

export const edcOptions: Figure = {
  name: 'edc-options',
  description: `all that one unit on that map may be ordered, with ways, targets and arithmetic, from what its player knows, engine alone`,
  unit: 'ms',
  target: { of: 'value', at: 'most', limit: MOST_FOR_OPTIONS },
  measure: async () => {
    const { played } = openTable(playersOf(FRIENDS / COMPANY), position(), {}, META_CAMPAIGN);
    const viewer = { kind: 'seat', seat: 'seat-1', role: 'player' } as const;
    const seen = META_CAMPAIGN.redact(played.state, viewer) as object;
    const times = await repeated(ROUNDS, 1, async () => {
      const from = performance.now();
      for (let n = 0; n < ASKED; n += 1) {
        // Nothing is remembered of a state that is another one.
        const offered = META_CAMPAIGN.options({ ...seen }, 'seat-1', `u${n % COMPANY}`);
        if (!offered || offered.length < 2) throw new Error('there is nothing to do');
      }
      return (performance.now() - from) / ASKED;
    });
    return { value: median(times), spread: spreadOf(times) };
  },
};

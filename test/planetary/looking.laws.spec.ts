import fc from 'fast-check';
import { newEdit } from '../../src/kernel/index.js';
import type { PlanetaryEvent } from '../../src/rulesets/planetary/events.js';
import { evolve } from '../../src/rulesets/planetary/evolve.js';
import { updateSight } from '../../src/rulesets/planetary/fog/sightings.js';
import type { PlanetaryState, Spy } from '../../src/rulesets/planetary/state/index.js';
import type { PlanetaryTable } from '../../src/rulesets/planetary/table.js';
import { sitAt, stateOf } from './spec-table.js';

const SIDE = 9;
const SEATS = ['seat-1', 'seat-2', 'seat-3'];
const corner = (at: number) => ({ q: 2 + 2 * at, r: 1 + 3 * at });
const keyOf = ({ q, r }: { q: number; r: number }): string => `${q},${r}`;

const START = stateOf({
  map: { cols: SIDE, rows: SIDE },
  players: SEATS.map((seat, at) => ({ seat, race: 'SOB', capitalHex: keyOf(corner(at)) })),
  hexes: SEATS.map((seat, at) => ({
    ...corner(at),
    controller: seat,
    urban: { size: 4 },
    stronghold: { type: 'CAPITAL_FORTIFICATION' },
  })),
  garrisons: SEATS.map((owner, at) => ({
    owner,
    hex: keyOf(corner(at)),
    units: [{ type: 'demo.scouts', ready: 5 }],
  })),
  detachments: SEATS.flatMap((owner, at) =>
    [0, 1].map((place) => ({
      id: `army-${at}-${place}`,
      owner,
      hex: keyOf({ q: corner(at).q - 1 - place, r: corner(at).r }),
      units: [{ type: place === 0 ? 'demo.scouts' : 'demo.line', ready: 5 }],
    })),
  ),
  convoys: SEATS.map((owner, at) => ({ id: `convoy-${at}`, owner, hex: keyOf(corner(at)), bp: 50 })),
});
const CAPITALS = SEATS.map((_, which) => keyOf(corner(which)));
/** Capitals are as many as other hexes: most is seen from them. */
const HEXES = Object.keys(START.hexes).flatMap((key, which) => [key, CAPITALS[which % 3]!]);

type Change = (state: PlanetaryState, one: number, other: number) => PlanetaryState;

const at = <T>(from: readonly T[], which: number): T => from[which % from.length]!;
const without = <T>(all: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== key));

/** One change of a state of the kind that an event makes: what it does not touch stays the same object. */
const change =
  <K extends keyof PlanetaryState>(
    part: K,
    edit: (all: PlanetaryState[K], one: number, other: number) => unknown,
  ): Change =>
  (state, one, other) => ({ ...state, [part]: edit(state[part], one, other) as PlanetaryState[K] });

const CHANGES: readonly Change[] = [
  ...(['detachments', 'convoys', 'garrisons'] as const).flatMap((kind): readonly Change[] => [
    change(kind, (all, one, other) => {
      const id = at(Object.keys(START[kind]), one);
      const before = all[id] ?? START[kind][id]!;
      const hex = at(HEXES, other);
      return {
        ...all,
        [id]: kind === 'detachments' ? { ...before, place: { at: 'hex', hex } } : { ...before, hex },
      };
    }),
    change(kind, (all, one) => without<unknown>(all, at(Object.keys(START[kind]), one))),
    change(kind, (all, one, other) => {
      const id = at(Object.keys(START[kind]), one);
      return all[id] ? { ...all, [id]: { ...all[id], owner: at(SEATS, other) } } : all;
    }),
  ]),
  ...(['detachments', 'garrisons'] as const).map((kind) =>
    change(kind, (all, one) => {
      const id = at(Object.keys(START[kind]), one);
      return all[id] ? { ...all, [id]: { ...all[id], units: [] } } : all;
    }),
  ),
  change('spies', (all, one, other): Record<string, Spy> => {
    const hex = at(HEXES, other);
    const spy = {
      id: `spy-${one % 3}`,
      order: one,
      owner: at(SEATS, one),
      hex,
      centerHex: hex,
      infiltrating: null,
    };
    return { ...all, [spy.id]: spy };
  }),
  change('diplomats', (all, one, other) => {
    const id = `diplomat-${one % 3}`;
    return { ...all, [id]: { id, order: one, owner: at(SEATS, one), hex: at(HEXES, other) } };
  }),
  change('hexes', (all, one, other) => {
    const key = at(HEXES, one);
    return { ...all, [key]: { ...all[key]!, controller: [null, ...SEATS][other % 4]! } };
  }),
  change('hexes', (all, one, other) => {
    const key = at(HEXES, one);
    return {
      ...all,
      [key]: { ...all[key]!, stronghold: other % 2 ? START.hexes[keyOf(corner(0))]!.stronghold : null },
    };
  }),
  change('players', (all, one, other) => {
    const seat = at(SEATS, one);
    return { ...all, [seat]: { ...all[seat]!, capitalHex: at(HEXES, other) } };
  }),
  change('unitTypes', (all, one) => {
    const key = at(['demo.scouts', 'demo.line'], one);
    return { ...all, [key]: { ...all[key]!, scout: !all[key]!.scout } };
  }),
  change('turn', (turn) => turn + 1),
  change('sightings', (all, one, other) => ({
    ...all,
    [at(SEATS, one)]: without(all[at(SEATS, one)] ?? {}, at(HEXES, other)),
  })),
];

/** A table whose state is changed from outside, as events between two looks change it. */
function newTable() {
  let state = START;
  const events: string[] = [];
  const table = {
    get state() {
      return state;
    },
    emit: (event: PlanetaryEvent, because: readonly string[]) => {
      events.push(JSON.stringify({ event, because }));
      state = evolve(state, event, newEdit());
    },
  } as unknown as PlanetaryTable;
  return {
    table,
    change: (next: (state: PlanetaryState) => PlanetaryState) => (state = next(state)),
    /** What is noted by a look around, as it is stored. */
    look: (): readonly string[] => {
      updateSight(table);
      return events.splice(0);
    },
  };
}

const steps = fc.array(
  fc.array(fc.tuple(fc.nat({ max: 997 }), fc.nat({ max: 997 }), fc.nat({ max: 997 })), {
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: 1, maxLength: 25 },
);

describe('looking around (PLN-SIG-01)', () => {
  it('notes the same, in the same order, whether or not it is remembered what was looked at last', () => {
    let noted = 0;
    fc.assert(
      fc.property(steps, (walk) => {
        const { table, change: changeTo, look } = newTable();
        for (const changes of [[], ...walk]) {
          for (const [which, one, other] of changes)
            changeTo((state) => at(CHANGES, which)(state, one, other));
          const afresh = sitAt(table.state);
          updateSight(afresh.table);
          const plain = afresh.events.map(({ because, ...event }) => JSON.stringify({ event, because }));
          const remembered = look();
          noted += remembered.length;
          expect(remembered).toEqual(plain);
          expect(JSON.stringify(table.state)).toBe(JSON.stringify(afresh.table.state));
        }
      }),
      { numRuns: 150 },
    );
    expect(noted).toBeGreaterThan(1000);
  });

  it('notes nothing where nothing has changed', () => {
    const { look } = newTable();
    expect(look()).not.toEqual([]);
    expect(look()).toEqual([]);
  });
});

import fc from 'fast-check';
import { newEdit } from '../../../kernel/index.js';
import { blank } from '../state/blank.js';
import { GENERAL_RESOURCES } from '../data/resources.js';
import type { GhostOfWarEvent } from '../events.js';
import { evolve } from '../evolve.js';
import { readPosition } from '../start/read.js';
import type { GhostOfWarPosition } from '../start/position.js';
import type { GeneralGoods, GhostOfWarState, Ware } from '../state/index.js';
import type { GowTable } from '../table.js';
import { deliver } from './deliveries.js';
import { returnWares } from './returns.js';

const NOTHING: GeneralGoods = Object.fromEntries(GENERAL_RESOURCES.map((each) => [each, 0]));

interface Draw {
  readonly stocks: readonly number[];
  readonly amounts: readonly number[];
  readonly raidFrom: number | null;
}

/** Hastea and Gate in one sub-sector; lines from Hastea to Near and Atria, and to the 12th on Narrows. */
function sector({ stocks, amounts }: Draw): GhostOfWarState {
  const names = ['Hastea', 'Gate', 'Near', 'Atria', 'Narrows'];
  const position: GhostOfWarPosition = {
    subSectors: [
      { id: 'corvus', name: 'Corvus' },
      { id: 'vann', name: 'Vann' },
    ],
    hexes: names.map((_, q) => ({ hex: `${q},0`, subSector: q < 2 ? 'corvus' : 'vann' })),
    systems: names.map((name, q) => ({ id: `${name}-system`, name, hex: `${q},0` })),
    factions: [
      { id: 'guard', name: 'Guard', kind: 'GUARD', alignment: 'IMPERIAL', seat: 'seat-1' },
      { id: 'reavers', name: 'Reavers', kind: 'OTHER', alignment: 'ENEMY', seat: 'seat-2' },
    ],
    planets: names.map((name, at) => ({
      id: name,
      name,
      system: `${name}-system`,
      type: 'Dead World',
      controller: 'guard',
      stock: { ...NOTHING, Food: stocks[at] ?? 0, GG: stocks[at] ?? 0 },
    })),
    units: [
      { id: '12th', name: '12th', owner: 'guard', type: 'basic-infantry', place: 'Narrows' },
      { id: 'raider', name: 'Raider', owner: 'reavers', type: 'frigate', place: 'Near-system' },
    ],
    lines: [
      `Hastea → Near: Food(${amounts[0]}), GG(${amounts[1]}) → Atria: Food(${amounts[2]})`,
      `Gate → Atria: GG(${amounts[3]})`,
      `Hastea → @12th: Food(${amounts[4]})`,
    ].map((notation, at) => ({
      id: `l${at}`,
      owner: 'guard',
      notation,
      firstRounds: at === 0 ? [1, 1] : [1],
    })),
  };
  return readPosition(position, blank({ seats: [], parameters: {} }));
}

/** What a part emits, and the state after it. */
function played(
  state: GhostOfWarState,
  part: (table: GowTable) => void,
): { readonly events: readonly GhostOfWarEvent[]; readonly state: GhostOfWarState } {
  const events: GhostOfWarEvent[] = [];
  const table = { state, emit: (event: GhostOfWarEvent) => events.push(event) };
  part(table as unknown as GowTable);
  return { events, state: events.reduce((at, event) => evolve(at, event, newEdit()), state) };
}

const total = (state: GhostOfWarState): number =>
  [...Object.values(state.planets), ...Object.values(state.units)]
    .flatMap(({ buffer }) => GENERAL_RESOURCES.map((each) => buffer[each].cur))
    .reduce((sum, each) => sum + each, 0) +
  Object.values(state.lines)
    .flatMap((each) => each.setAside)
    .reduce((sum, each) => sum + each.amount, 0);

const count = (wares: readonly Ware[]): number => wares.reduce((sum, each) => sum + each.amount, 0);

/** Goods that events say are lost. */
const lost = (events: readonly GhostOfWarEvent[]): number =>
  events.reduce((sum, event) => {
    if (event.type === 'ghost-of-war.WaresReturned') {
      return sum + event.data.rows.reduce((all, each) => all + count(each.lost), 0);
    }
    if (event.type !== 'ghost-of-war.LinesDelivered') return sum;
    const { rows, captures } = event.data;
    const raided = rows.reduce((all, each) => all + count(each.raided), 0);
    return sum + raided - captures.reduce((all, each) => all + count(each.captured), 0);
  }, 0);

const draws: fc.Arbitrary<Draw> = fc.record({
  stocks: fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 5, maxLength: 5 }),
  amounts: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 5, maxLength: 5 }),
  raidFrom: fc.constantFrom(null, 0, 1),
});

const raided = (state: GhostOfWarState, stop: number | null): GhostOfWarState => {
  const line = state.lines.l0!;
  const raid = { round: state.round, raider: 'raider', faction: 'reavers', system: 'Near-system' };
  return stop === null
    ? state
    : { ...state, lines: { ...state.lines, l0: { ...line, raid: { ...raid, stop } } } };
};

it('GOW-TRD-07, GOW-TRD-08, GOW-TRD-13: lines make nothing, and lose only what they say', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const start = raided(sector(draw), draw.raidFrom);
      const carried = played(start, deliver);
      expect(total(carried.state)).toBe(total(start) - lost(carried.events));
      const returned = played(carried.state, returnWares);
      expect(total(returned.state)).toBe(total(carried.state) - lost(returned.events));
      expect(Object.values(returned.state.lines).flatMap((each) => each.setAside)).toEqual([]);
      for (const { buffer } of Object.values(returned.state.planets)) {
        for (const { cur, max } of Object.values(buffer)) {
          expect(cur).toBeGreaterThanOrEqual(0);
          expect(cur).toBeLessThanOrEqual(max);
        }
      }
    }),
  );
});

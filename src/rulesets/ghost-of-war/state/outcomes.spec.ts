import { newEdit } from '../../../kernel/index.js';
import type { GhostOfWarEvent } from '../events.js';
import { evolve } from '../evolve.js';
import type { GhostOfWarState } from './index.js';

const spirit = (until: number) => ({ cause: 'PREACH', until });
const seen = (enemy: string, round: number) => ({ enemy, round, orders: false });
const lot = (from: string, amount: number) => ({ stop: 0, resource: 'Food', amount, from });

/** Only what these events change. */
const before = {
  round: 5,
  relations: {},
  factions: {
    guard: {
      confidants: ['navy'],
      foresight: [seen('orks', 1), seen('orks', 4)],
      divinations: [{ system: 'vann', round: 4 }],
      chapter: { grateful: [{ system: 'vann', from: 1, until: 4 }] },
    },
    navy: { confidants: ['guard'] },
  },
  planets: {},
  units: { foot: { spirits: [spirit(4), spirit(5)] } },
  characters: { sage: { rerollsLeft: 1 } },
  provisional: { faces: [1, 2], rerolled: [], holders: ['sage', 'master'] },
  lines: { line: { origin: 'home', setAside: [lot('home', 3), lot('farm', 3)] } },
} as unknown as GhostOfWarState;

const after = (type: string, data: object): GhostOfWarState =>
  evolve(before, { type: `ghost-of-war.${type}`, data } as GhostOfWarEvent, newEdit());

const EXPIRED = { faction: 'guard', rows: [{ unit: 'foot' }], gratitude: true, round: 5 };
const FORESEEN = { faction: 'guard', foresight: seen('reavers', 5) };
const DIVINED = { faction: 'guard', system: 'corvus', round: 6 };
const REROLLED = { faction: 'guard', character: 'sage', die: 0, faces: [6, 2] };
const CHANGED = { faction: 'guard', other: 'navy', key: 'guard|navy', from: 'ALLIED', to: 'NEUTRAL' };
const USED = { holder: 'line/0', resource: 'Food', amount: -2, seat: null };
const asideAfter = (booking: object) =>
  after('WaresReturned', { faction: 'guard', rows: [], bookings: [booking] }).lines['line']!.setAside;

describe('what an event says of its outcome holds, whatever rule made it', () => {
  it('spirits and gratitude that are left (GOW-GEN-02)', () => {
    const grateful = [{ system: 'corvus', from: 2, until: 3 }];
    const left = after('EffectsExpired', { ...EXPIRED, spirits: { foot: [spirit(2)] }, grateful });
    expect(left.units['foot']!.spirits).toEqual([spirit(2)]);
    expect(left.factions['guard']!.chapter!.grateful).toEqual(grateful);
  });

  it('all that a faction foresees, and what it has divined (GOW-CHR-13, -23)', () => {
    const foresights = [seen('orks', 1), seen('reavers', 5)];
    expect(after('Foreseen', { ...FORESEEN, foresights }).factions['guard']!.foresight).toEqual(foresights);
    const divinations = [
      { system: 'vann', round: 4 },
      { system: 'corvus', round: 6 },
    ];
    expect(after('SystemDivined', { ...DIVINED, divinations }).factions['guard']!.divinations).toEqual(
      divinations,
    );
  });

  it('whether confidence ends with a relation (GOW-GEN-09)', () => {
    const kept = after('RelationChanged', { ...CHANGED, endsConfidence: false });
    expect([kept.factions['guard']!.confidants, kept.factions['navy']!.confidants]).toEqual([
      ['navy'],
      ['guard'],
    ]);
  });

  it('who may throw a die again after a re-roll (GOW-DIC-03)', () => {
    expect(after('FateDieRerolled', { ...REROLLED, holders: ['sage'] }).provisional!.holders).toEqual([
      'sage',
    ]);
  });

  it('which of the goods set aside are used (GOW-TRD-08)', () => {
    expect(asideAfter({ ...USED, from: 'farm' })).toEqual([lot('home', 3), lot('farm', 1)]);
  });
});

describe('events of old, which do not say it', () => {
  it('fold as they did', () => {
    const expired = after('EffectsExpired', EXPIRED);
    expect(expired.units['foot']!.spirits).toEqual([spirit(5)]);
    expect(expired.factions['guard']!.chapter!.grateful).toEqual([]);
    expect(after('Foreseen', FORESEEN).factions['guard']!.foresight).toEqual([
      seen('orks', 4),
      seen('reavers', 5),
    ]);
    expect(after('SystemDivined', DIVINED).factions['guard']!.divinations).toEqual([
      { system: 'corvus', round: 6 },
    ]);
    expect(after('RelationChanged', CHANGED).factions['navy']!.confidants).toEqual([]);
    expect(after('FateDieRerolled', REROLLED).provisional!.holders).toEqual(['master']);
    expect(asideAfter(USED)).toEqual([lot('home', 1), lot('farm', 3)]);
  });
});

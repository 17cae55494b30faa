import type { PlanetaryEvent } from './events.js';
import { postings } from './evolve.js';

const URBAN = { size: 2, race: 'SOB', bp: 30, buildings: [], builtTurn: 0, lastUpgradeTurn: 0 } as const;
const booked = (event: PlanetaryEvent, because: readonly string[]) =>
  postings({ ...event, because }).map(({ account, seat, amount, rule }) => [account, seat, amount, rule]);

describe('postings name the rule that applied', () => {
  const convoy = { id: 'c', order: 9, owner: 'seat-1', hex: '1,1', bp: 40 };

  it.each(['PLN-WIN-06', 'PLN-RAI-02', 'PLN-TAK-06', 'PLN-CNV-01'])('a convoy made by %s', (rule) => {
    const event: PlanetaryEvent = { type: 'planetary.ConvoyCreated', data: { convoy, cause: 'whatever' } };
    expect(booked(event, [rule])).toEqual([['BP:convoy:c', 'seat-1', 40, rule]]);
  });

  it.each(['PLN-CAP-03', 'PLN-RAI-05', 'PLN-BMV-08', 'PLN-MOV-08'])('a convoy captured by %s', (rule) => {
    const event: PlanetaryEvent = {
      type: 'planetary.ConvoyCaptured',
      data: { convoy: 'c', from: 'seat-1', by: 'seat-2', bp: 40, hex: '1,1' },
    };
    expect(booked(event, [rule])).toEqual([
      ['BP:convoy:c', 'seat-1', -40, rule],
      ['BP:convoy:c', 'seat-2', 40, rule],
    ]);
  });

  it.each(['PLN-VPS-01', 'PLN-VPS-02', 'PLN-VPS-05'])('VP by %s', (rule) => {
    const data = { seat: 'seat-1', amount: 3, turn: 1, total: 3, cause: 'whatever', battle: null };
    expect(booked({ type: 'planetary.VpAwarded', data }, [rule, 'PLN-VPS-04'])).toEqual([
      ['VP:seat-1', 'seat-1', 3, rule],
    ]);
  });

  it.each([
    ['CAPTURE', 'PLN-TAK-03'],
    ['PILLAGE', 'PLN-TAK-04'],
    ['CLEANSE', 'PLN-TAK-05'],
    ['DESTROY', 'PLN-TAK-06'],
  ] as const)('an Urban hex taken by %s', (mode, rule) => {
    const after = mode === 'DESTROY' ? null : { ...URBAN, bp: 80 };
    const event: PlanetaryEvent = {
      type: 'planetary.UrbanTaken',
      data: { hex: '1,1', from: 'seat-1', by: 'seat-2', mode, before: URBAN, after },
    };
    expect(booked(event, ['PLN-TAK-01', 'PLN-TAK-02', rule])).toEqual([
      ['BP:hex:1,1', 'seat-1', -30, rule],
      ...(after ? [['BP:hex:1,1', 'seat-2', 80, rule]] : []),
    ]);
  });

  it.each(['PLN-GEN-08', 'PLN-AFT-05', 'PLN-DSC-03', 'PLN-DIS-02'])('DXP and XP lost by %s', (rule) => {
    const event: PlanetaryEvent = {
      type: 'planetary.DetachmentDestroyed',
      data: { detachment: 'd', owner: 'seat-1', cause: 'killed', dxp: 7, unitXp: [{ unit: 'u', xp: 50 }] },
    };
    expect(booked(event, [rule])).toEqual([
      ['DXP:d', 'seat-1', -7, rule],
      ['XP:u', 'seat-1', -50, rule],
    ]);
  });
});

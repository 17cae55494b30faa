import { stateOf } from '../../../../../test/planetary/spec-table.js';
import { options } from '../../options.js';
import type { PlanetaryState } from '../../state/index.js';

const SQUAD = { type: 'demo.line', ready: 10 };

const STATE = stateOf({
  turn: 3,
  phase: 'BUILD',
  map: { cols: 12, rows: 9 },
  players: [
    { seat: 'seat-1', race: 'SM', capitalHex: '2,3' },
    { seat: 'seat-2', race: 'SOB', capitalHex: '4,3' },
    { seat: 'seat-3', race: 'ORK', capitalHex: '8,7' },
  ],
  hexes: [
    {
      q: 2,
      r: 3,
      controller: 'seat-1',
      urban: { size: 4, bp: 800, buildings: [{ type: 'PRISON' }] },
      stronghold: { type: 'CAPITAL_FORTIFICATION' },
    },
    { q: 3, r: 3, controller: 'seat-1', stronghold: { type: 'CAMP' } },
    { q: 4, r: 3, controller: 'seat-2', urban: { size: 4, bp: 100 } },
    { q: 8, r: 7, controller: 'seat-3', urban: { size: 4 } },
  ],
  detachments: [
    { id: 'a', owner: 'seat-1', hex: '2,3', units: [{ id: 'a1', ...SQUAD }] },
    {
      id: 'b',
      owner: 'seat-1',
      hex: '2,4',
      units: [
        { id: 'b1', type: 'demo.line', ready: 6, dead: 4 },
        { type: 'demo.tank', ready: 1 },
      ],
    },
    { id: 'c', owner: 'seat-2', captor: 'a', units: [SQUAD] },
    { id: 'd', owner: 'seat-2', prison: '2,3', units: [SQUAD] },
    {
      id: 'g',
      owner: 'seat-1',
      hex: '1,4',
      class: 'GARRISON_DETACHMENT',
      targetStronghold: '4,3',
      units: [{ id: 'g1', ...SQUAD }],
    },
  ],
  treaties: [{ players: ['seat-1', 'seat-3'], kind: 'ALLIANCE' }],
});

const offered = (named: string, state: PlanetaryState = STATE) =>
  (options(state, 'seat-1', named) ?? []).map((each) =>
    [
      each.order,
      each.target,
      each.how,
      each.cost && `${each.cost.amount} ${each.cost.measure}`,
      ...each.barred.map((one) => `barred: ${one.code}`),
    ]
      .filter((one) => one !== undefined && one !== null)
      .join(' · '),
  );

describe('what may be changed in the Build phase', () => {
  it('transfers models into slots that are not ready, and says where there is none (PLN-CHG-01)', () => {
    expect(offered('a')).toContain('TransferModels · b · demo.line');
    expect(offered('b')).toContain('TransferModels · a · demo.line · barred: NO_SLOT');
    expect(
      offered('b').filter((each) => each.includes('demo.tank · ') && each.startsWith('Transfer')),
    ).toEqual([]);
  });

  it('disbands an army and its units, with what is refunded (PLN-DIS-01)', () => {
    expect(offered('b')).toContain('Disband · -105 BP of 2,3');
    expect(offered('b')).toContain('Disband · b1 · -30 BP of 2,3');
  });

  it('sends a garrison-detachment whose target is lost to own Strongholds (PLN-GAR-06)', () => {
    expect(offered('g')).toContain('RetargetGarrisonDetachment · 3,3');
    const found = { ...STATE.detachments['g']!, targetStronghold: '3,3' };
    const state = { ...STATE, detachments: { ...STATE.detachments, g: found } };
    expect(offered('g', state)).toContain('RetargetGarrisonDetachment · 2,3 · barred: TARGET_STANDS');
  });
});

describe('what may be done with a captive', () => {
  it('hands it to an own detachment next to its captor, or to the prison of the hex (PLN-CPT-03)', () => {
    expect(offered('c')).toContain('TransferCaptive · b');
    expect(offered('c')).toContain('TransferCaptive · 2,3');
    expect(offered('d')).toContain('TransferCaptive · b · barred: CAPTIVE_TOO_FAR');
  });

  it('offers it to its owner once it is in prison, and kills it no more (PLN-DIP-04, PLN-CPT-08)', () => {
    expect(offered('d')).toContain('ProposeDeal · seat-2 · OPEN');
    expect(offered('d')).toContain('ProposeDeal · seat-2 · SECRET · barred: NO_DIPLOMAT_THERE');
    expect(offered('c')).toContain('ProposeDeal · seat-2 · OPEN · barred: NO_SUCH_PRISONER');
    expect(offered('c')).toContain('KillCaptive · barred: ONLY_AFTER_BATTLE');
  });

  it('says nothing of captives of others', () => {
    expect(options(STATE, 'seat-3', 'd')).toBeNull();
  });
});

describe('what may be agreed with another player', () => {
  it('names deals and treaties with why they are barred (PLN-DIP-01, PLN-DIP-05, PLN-DIP-09)', () => {
    const with2 = offered('seat-2');
    expect(with2).toContain('ProposeDeal · NON_AGGRESSION_PACT · OPEN');
    expect(with2).toContain('ProposeDeal · GIVE_BP · OPEN · 1 BP of 2,3');
    expect(with2).toContain('ProposeDeal · RELEASE d · OPEN');
    expect(with2).toContain('EndTreaty · seat-2 · barred: NO_TREATY');
    expect(with2).toContain('AdmitDiplomat · seat-2 · ADMIT');
    expect(offered('seat-3')).toContain('ProposeDeal · ALLIANCE · OPEN · barred: NOT_NEIGHBOURS');
    expect(offered('seat-3')).toContain('EndTreaty · seat-3');
    const apart = {
      ...STATE,
      hexes: { ...STATE.hexes, '7,7': { ...STATE.hexes['7,7']!, controller: 'seat-1' } },
    };
    expect(offered('seat-3', apart)).toContain(
      'ProposeDeal · ALLIANCE · OPEN · barred: RACES_WITHOUT_TREATY · barred: SECOND_TREATY',
    );
  });

  it('accepts a deal with each hex that may pay for it, or drops it', () => {
    const deal = {
      id: 'deal-9',
      order: 9,
      turn: 3,
      proposer: 'seat-2',
      partner: 'seat-1',
      secret: false,
      gives: { bp: 0, fromHex: null, release: [] },
      wants: { bp: 900, fromHex: null, release: [] },
      treaty: null,
      text: null,
      status: 'proposed',
      marks: {},
    } as const;
    const found = offered('seat-2', { ...STATE, deals: { [deal.id]: deal } });
    expect(found).toContain('AcceptDeal · deal-9 · 900 BP of 2,3 · barred: STOCK_TOO_SMALL');
    expect(found).toContain('WithdrawDeal · deal-9');
  });

  it('is closed for who has locked the phase, and in other phases', () => {
    const locked = offered('seat-2', { ...STATE, locked: ['seat-1'] });
    expect(locked.every((each) => each.endsWith('barred: PHASE_LOCKED'))).toBe(true);
    expect(offered('seat-2', { ...STATE, phase: 'MOVEMENT_ORDERS' })).toEqual([]);
  });
});

import type { JsonObject } from '../../src/kernel/index.js';
import { hexKey, parseHexKey } from '../../src/engine/hex/index.js';
import type { MetaCampaignPosition } from '../../src/rulesets/meta-campaign/index.js';
import { at, key } from './world.js';

const COLUMNS = 72;
const ROWS = 54;
const STATIONS_IN_A_ROW = 8;
const APART = 9;

type Faction = 'ALLIED' | 'HOSTILE';
type Given = Readonly<Record<string, unknown>>;

/** What is drilled at one place of the ground; hexes are told from the middle of the station. */
interface Station {
  readonly hexes?: Readonly<Record<string, Given>>;
  readonly forces?: readonly Given[];
  readonly units?: readonly Given[];
  readonly fields: Readonly<Record<string, Given>>;
  readonly structures?: readonly Given[];
  readonly minefields?: readonly Given[];
  /** Orders by unit: each is given once, in this order, as soon as it is legal. */
  readonly once?: Readonly<Record<string, readonly Given[]>>;
  /** One of these in every round in which nothing else is ordered: chance is to have its way. */
  readonly often?: Readonly<Record<string, readonly Given[]>>;
}

const weapon = (id: string, others: Given = {}): Given => ({
  id,
  name: id,
  mode: 'direct',
  damage: { kind: 'fs', factor: [1, 1] },
  minRange: 0,
  range: 1,
  ap: { general: 0, infantry: 0, vehicle: 0 },
  mayTarget: ['infantry', 'soft', 'vehicle', 'vessel', 'structure'],
  explosiveClass: 'none',
  traits: [],
  ...others,
});

const RIFLE = weapon('rifle');
const BLADES = weapon('blades', {
  mode: 'melee',
  damage: { kind: 'fixed', value: 3 },
  mayTarget: ['infantry', 'soft', 'vehicle'],
});
const SHELLS = weapon('shells', { range: 1, mayTarget: ['vehicle'], uses: 4 });
const HOWITZER = weapon('howitzer', {
  mode: 'indirect',
  munition: 'shell',
  minRange: 2,
  range: 6,
  mayTarget: ['hex'],
  explosiveClass: 'E',
});
const AA_GUN = weapon('gun', { range: 2, mayTarget: ['airborne', 'infantry', 'soft'], traits: ['aa'] });

const figured = (id: string, faction: Faction, figures: Given): Given => ({ id, name: id, faction, figures });
const classed = (id: string, faction: Faction, classId: string, upgrades: readonly string[] = []): Given => ({
  id,
  name: id,
  faction,
  classId,
  upgrades,
});

const foot = (id: string, faction: Faction, fs: number, weapons: readonly Given[] = [RIFLE]): Given =>
  figured(id, faction, {
    unitType: 'infantry',
    fs,
    traits: ['canHoldLine', 'canAssault', 'canDoubleTime'],
    weapons,
  });
const armoured = (id: string, faction: Faction, fs: number, armour: number): Given =>
  figured(id, faction, { unitType: 'ampv', propulsion: 'tracked', fs, armour, speed: 3, weapons: [RIFLE] });
const boat = (id: string, faction: Faction, others: Given = {}): Given =>
  figured(id, faction, { unitType: 'aquaticCraft', propulsion: 'aquatic', fs: 9, speed: 3, ...others });
const vtol = (id: string, faction: Faction, others: Given = {}): Given =>
  figured(id, faction, {
    unitType: 'vtol',
    propulsion: 'vtol',
    fs: 3,
    armour: 1,
    speed: 5,
    energy: 30,
    ...others,
  });

const attack = (weaponId: string, target: Given): Given => ({
  action: { name: 'ATTACK', weapon: weaponId, ...target },
});
const act = (name: string, others: Given = {}): Given => ({ action: { name, ...others } });
const use = (name: string, others: Given = {}): Given => ({
  ability: { name, timing: 'AFTER_ACTION', ...others },
});
const go = (...path: readonly string[]): Given => ({ movement: { path } });

/** The same station several times: chance has its way in one of them. */
const copies = (count: number, make: (n: number) => Station): readonly Station[] =>
  Array.from({ length: count }, (_, n) => make(n));

const MELEE: Station = {
  forces: [
    foot('blade', 'ALLIED', 12, [BLADES]),
    foot('duellist', 'HOSTILE', 12, [BLADES]),
    foot('second', 'HOSTILE', 12, [BLADES]),
  ],
  fields: {
    blade: { hex: '0,0' },
    duellist: { hex: '0,-1', facing: 'S' },
    second: { hex: '0,-2' },
  },
  once: {
    blade: [act('MELEE_ASSAULT', { hex: '0,-1', weapon: 'blades' }), attack('blades', { unit: 'duellist' })],
    second: [act('REST'), act('MELEE_ASSAULT', { hex: '0,-1', weapon: 'blades' })],
    duellist: [
      attack('blades', { unit: 'blade' }),
      attack('blades', { unit: 'blade' }),
      { movement: { kind: 'BREAKOUT', path: ['-1,-1'] } },
    ],
  },
  often: { blade: [attack('blades', { unit: 'second' })] },
};

const SEA: Station = {
  hexes: Object.fromEntries([0, 1, 2, 3, 4].map((q) => [`${q},0`, { terrain: 'WATER' }])),
  forces: [
    boat('hunter', 'ALLIED', {
      vision: 1,
      sensors: [
        { type: 'sonarPassive', range: 3 },
        { type: 'sonarActive', range: 5 },
      ],
      abilities: ['activeSearch'],
    }),
    boat('prey', 'HOSTILE'),
    boat('diver', 'HOSTILE', { traits: ['submerged'] }),
  ],
  fields: { hunter: { hex: '0,0' }, prey: { hex: '3,0' }, diver: { hex: '4,0' } },
  once: { hunter: [use('ACTIVE_SEARCH')], diver: [go('3,0'), go('4,0'), go('3,0'), go('4,0')] },
  often: { hunter: [use('ACTIVE_SEARCH')] },
};

const GROUND_RADAR: Station = {
  forces: [
    figured('listener', 'ALLIED', {
      unitType: 'truck',
      propulsion: 'wheeled',
      fs: 2,
      speed: 3,
      vision: 1,
      sensors: [{ type: 'groundRadar', range: 3 }],
    }),
    figured('lorry', 'HOSTILE', { unitType: 'truck', propulsion: 'wheeled', fs: 6, speed: 3, energy: 30 }),
  ],
  fields: { listener: { hex: '0,0', radarOn: true }, lorry: { hex: '2,0' } },
  once: { lorry: [go('3,0', '4,0'), go('3,0', '2,0')] },
};

const AIR_RADAR: Station = {
  forces: [
    figured('eye', 'ALLIED', {
      unitType: 'truck',
      propulsion: 'wheeled',
      fs: 2,
      speed: 3,
      sensors: [{ type: 'airRadar', range: 6 }],
    }),
    figured('flak', 'ALLIED', {
      unitType: 'truck',
      propulsion: 'wheeled',
      fs: 4,
      weapons: [AA_GUN],
    }),
    vtol('low', 'HOSTILE', { fs: 30 }),
    vtol('warned', 'HOSTILE', { traits: ['radarWarning'] }),
  ],
  fields: {
    eye: { hex: '-3,0', radarOn: true },
    flak: { hex: '0,0' },
    low: { hex: '1,0', profile: 'LOW' },
    warned: { hex: '2,0', profile: 'LOW' },
  },
  often: { flak: [attack('gun', { unit: 'low' })] },
};

const LOW_FLIGHT: Station = {
  hexes: { '0,-1': { terrain: 'FOREST' } },
  forces: [
    classed('skimmer', 'ALLIED', 'utilityVtol', ['unarmed', 'troopCompartment', 'groundRadar']),
    vtol('glider', 'ALLIED'),
  ],
  fields: {
    skimmer: { hex: '0,0', profile: 'NOE', radarOn: true },
    glider: { hex: '2,1', profile: 'CRUISE', energy: 0 },
  },
  once: { skimmer: [go('0,-1')] },
};

const LIFT: Station = {
  forces: [
    classed('crane', 'ALLIED', 'heavyLiftVtol', ['unarmed', 'liftHooks']),
    classed('load', 'ALLIED', 'luv', ['hmg', 'wheeled']),
    classed('lander', 'ALLIED', 'strikeAircraft', ['autocannon']),
  ],
  structures: [{ id: 'strip', type: 'roughAirstrip', hex: '2,0', bloc: 'FRIENDLY' }],
  fields: {
    crane: { hex: '0,0', profile: 'CONTOUR' },
    load: { hex: '0,0' },
    lander: { hex: '2,-1', profile: 'CONTOUR' },
  },
  once: {
    crane: [act('HOOK', { unit: 'load' }), { ...go('0,1'), ...act('DROP_LOAD', { unit: 'load' }) }],
    lander: [{ ...go('2,0'), ...use('FAST_LANDING') }],
  },
};

const DROPS: readonly Station[] = copies(3, (n) => ({
  forces: [
    classed(`plane${n}`, 'ALLIED', 'transportAircraft', [
      'unarmed',
      'troopCompartment',
      'cargoCompartment',
      'paradropRig',
    ]),
    classed(`para${n}`, 'ALLIED', 'airborneInfantry'),
    classed(`orbital${n}`, 'ALLIED', 'specialForces'),
    foot(`below${n}`, 'HOSTILE', 5),
  ],
  fields: {
    [`plane${n}`]: { hex: '0,0', profile: 'LOW' },
    [`para${n}`]: { hex: '0,0', carriedBy: { unit: `plane${n}`, how: 'EMBARKED' } },
    [`orbital${n}`]: { carriedBy: { how: 'ORBIT' } },
    [`below${n}`]: { hex: ['0,0', '0,-1', '0,-2'][n] },
  },
  once: {
    [`plane${n}`]: [act('PARADROP', { units: [`para${n}`] })],
    [`orbital${n}`]: [{ movement: { kind: 'ORBITAL_DROP', path: ['2,0'] } }],
  },
}));

const SUPPLY: Station = {
  forces: [
    classed('carrier', 'ALLIED', 'truck', ['unarmed', 'wheeled', 'cargoCompartment']),
    classed('helper', 'ALLIED', 'truck', ['unarmed', 'wheeled', 'cargoCompartment']),
    figured('battery', 'ALLIED', { unitType: 'towed', propulsion: 'none', fs: 9, weapons: [SHELLS] }),
    classed('thirsty', 'ALLIED', 'mAmpv', ['battleCannon', 'tracked']),
    classed('donor', 'ALLIED', 'mAmpv', ['battleCannon', 'tracked']),
    foot('raider', 'HOSTILE', 1),
  ],
  fields: {
    carrier: { hex: '0,0', crates: 1, barrels: 1 },
    helper: { hex: '1,0' },
    battery: { hex: '1,0', uses: { shells: 1 } },
    thirsty: { hex: '0,1', energy: 1 },
    donor: { hex: '0,1' },
    raider: { hex: '2,0' },
  },
  structures: [{ id: 'dump', type: 'heavyDepot', hex: '0,0', bloc: 'FRIENDLY', crates: 20, barrels: 20 }],
  once: {
    donor: [act('SYPHON', { receiver: 'thirsty', amount: 1 })],
    carrier: [
      act('OFFLOAD', { depot: 'dump', crates: 1, barrels: 1 }),
      act('ONLOAD', { depot: 'dump', crates: 1, barrels: 1 }),
      act('FREIGHT_TRANSFER', { from: 'dump', to: 'carrier', items: ['CRATE'], back: ['BARREL'] }),
      act('FREIGHT_TRANSFER', { from: 'carrier', to: 'helper', items: ['CRATE'], back: [] }),
      use('RUSHED_FREIGHT_TRANSFER', { from: 'dump', to: 'carrier', items: ['CRATE'], back: [] }),
    ],
    helper: [
      act('REFUEL_ASSIST', { source: 'dump', receiver: 'thirsty' }),
      act('REARM_ASSIST', { source: 'dump', receiver: 'battery', item: 'shells' }),
    ],
    battery: [act('REARM', { source: 'dump', receiver: 'battery', item: 'shells' })],
    thirsty: [{ facing: 'S' }, go('-1,1'), act('REFUEL', { source: 'dump', receiver: 'thirsty' })],
  },
  often: {
    thirsty: ['0,1', '-1,1'].map((hex) => ({
      ...go(hex),
      ...use('REFUEL', { source: 'dump', receiver: 'thirsty' }),
    })),
    battery: [act('REARM', { source: 'dump', receiver: 'battery', item: 'shells' })],
    raider: [attack('rifle', { unit: 'battery' })],
  },
};

const ENGINEERS: Station = {
  forces: [
    classed('sappers', 'ALLIED', 'combatEngineers', ['demolitionCharges', 'eodKit']),
    classed('builders', 'ALLIED', 'combatEngineers'),
    classed('squatters', 'ALLIED', 'scouts'),
    classed('fitters', 'ALLIED', 'mAmpv', ['autocannon', 'wheeled', 'repairKit']),
    classed('wreck', 'ALLIED', 'mAmpv', ['battleCannon', 'tracked']),
    classed('layer', 'ALLIED', 'luv', ['hmg', 'wheeled', 'mineLayer']),
    classed('sweeper', 'ALLIED', 'luv', ['hmg', 'wheeled', 'mineDetector']),
  ],
  fields: {
    sappers: { hex: '0,0' },
    builders: { hex: '1,0' },
    squatters: { hex: '0,1' },
    fitters: { hex: '-1,1' },
    wreck: { hex: '-1,0', fs: 1, immobilised: true },
    layer: { hex: '2,0' },
    sweeper: { hex: '2,0' },
  },
  structures: [
    { id: 'mast', type: 'sensorTower', hex: '0,0', bloc: 'FRIENDLY', hp: 2 },
    { id: 'ditch', type: 'trench', hex: '0,1', site: 'TRENCH_FRONT', facing: 'N', bloc: 'HOSTILE' },
    { id: 'workshop', type: 'vehicleRepairCenter', hex: '-1,0', bloc: 'FRIENDLY' },
  ],
  minefields: [{ hex: '0,-1', bloc: 'FRIENDLY' }],
  once: {
    sappers: [act('RESTORE', { structure: 'mast' }), act('CLEAR_MINES', { hex: '0,-1' })],
    builders: [
      act('BUILD', { structure: 'antiInfantryEmplacement' }),
      act('BUILD', { structure: 'antiInfantryEmplacement' }),
      act('BUILD', { structure: 'antiInfantryEmplacement' }),
    ],
    squatters: [
      act('GARRISON', { structure: 'ditch' }),
      { movement: { path: ['0,2'], leaveStructure: true } },
    ],
    fitters: [act('REPAIR', { unit: 'wreck' })],
    layer: [act('LAY_MINES')],
    sweeper: [{ ability: { name: 'MINE_SWEEP', timing: 'BEFORE_MOVEMENT' } }],
  },
};

const MINES: readonly Station[] = copies(2, (n) => ({
  forces: [foot(`lost${n}`, 'ALLIED', 9)],
  fields: { [`lost${n}`]: { hex: '0,0' } },
  minefields: [{ hex: '0,-1', bloc: 'HOSTILE', knownTo: ['FRIENDLY'] }],
  once: {
    [`lost${n}`]: [
      { movement: { kind: 'MINEFIELD_CROSSING', path: ['0,-1'] } },
      { movement: { kind: 'RETRACE_STEPS', path: ['0,0'] } },
    ],
  },
}));

const BRIDGE: Station = {
  hexes: { '0,-1': { terrain: 'WATER' } },
  forces: [classed('wrecker', 'ALLIED', 'mAmpv', ['assaultCannon', 'tracked'])],
  fields: { wrecker: { hex: '0,0' } },
  structures: [{ id: 'span', type: 'largeBridge', hex: '0,-1', hp: 7, bloc: 'HOSTILE' }],
  often: { wrecker: [attack('assaultCannon', { structure: 'span' })] },
};

const RESCUES: readonly Station[] = copies(3, (n) => ({
  forces: [
    foot(`fallen${n}`, 'ALLIED', 1),
    classed(`ambulance${n}`, 'ALLIED', 'truck', ['unarmed', 'wheeled', 'troopCompartment']),
    foot(`killer${n}`, 'HOSTILE', 3),
  ],
  fields: {
    [`fallen${n}`]: { hex: '0,0' },
    [`ambulance${n}`]: { hex: '0,1' },
    [`killer${n}`]: { hex: '0,-1' },
  },
  once: {
    [`killer${n}`]: [attack('rifle', { unit: `fallen${n}` }), go('0,-2'), go('0,-3')],
    [`ambulance${n}`]: [
      { ...go('0,0'), ...act('RECOVER', { survivors: `fallen${n}-survivors` }) },
      go('0,1'),
    ],
  },
}));

const SHOTS: readonly Station[] = copies(4, (n) => ({
  forces: [foot(`gunner${n}`, 'ALLIED', 6), armoured(`target${n}`, 'HOSTILE', 2, 4)],
  fields: { [`gunner${n}`]: { hex: '0,0' }, [`target${n}`]: { hex: '0,-1', facing: 'S' } },
  often: { [`gunner${n}`]: [attack('rifle', { unit: `target${n}` })] },
}));

const DEPOT: Station = {
  forces: [foot('arsonist', 'ALLIED', 9)],
  fields: { arsonist: { hex: '0,1' } },
  structures: [{ id: 'powder', type: 'forwardDepot', hex: '0,0', bloc: 'HOSTILE', hp: 1, crates: 20 }],
  often: { arsonist: [attack('rifle', { structure: 'powder' })] },
};

const BARRAGES: readonly Station[] = copies(5, (n) => ({
  forces: [
    figured(`howitzer${n}`, 'ALLIED', {
      unitType: 'truck',
      propulsion: 'wheeled',
      fs: 12,
      weapons: [HOWITZER],
    }),
    figured(`finisher${n}`, 'ALLIED', {
      unitType: 'truck',
      propulsion: 'wheeled',
      fs: 9,
      weapons: [RIFLE],
    }),
    foot(`marked${n}`, 'HOSTILE', 3),
    foot(`stout${n}`, 'HOSTILE', 3),
  ],
  fields: {
    [`howitzer${n}`]: { hex: '0,3' },
    [`finisher${n}`]: { hex: '0,1' },
    [`marked${n}`]: { hex: '0,0' },
    [`stout${n}`]: { hex: '1,-2' },
  },
  once: {
    [`howitzer${n}`]: [
      { facing: 'N' },
      attack('howitzer', { hex: n < 3 ? '0,0' : '1,-2', dangerClose: true }),
      attack('howitzer', { hex: '1,-2', dangerClose: true }),
    ],
    [`finisher${n}`]: n < 3 ? [{ facing: 'N' }, attack('rifle', { unit: `marked${n}` })] : [],
  },
}));

const TRANSPORT: Station = {
  forces: [
    classed('bus', 'ALLIED', 'truck', ['unarmed', 'wheeled', 'towHitch', 'troopCompartment']),
    foot('rider', 'ALLIED', 5),
    classed('piece', 'ALLIED', 'towedGun', ['howitzer']),
    classed('launcher', 'ALLIED', 'mAmpv', ['battleCannon', 'tracked', 'smokeLaunchers', 'flares']),
    classed('lurkers', 'ALLIED', 'scouts'),
  ],
  fields: {
    bus: { hex: '0,0' },
    rider: { hex: '0,0' },
    piece: { hex: '0,0' },
    launcher: { hex: '1,0' },
    lurkers: { hex: '-2,1', stealthed: false },
  },
  once: {
    rider: [act('BOARD', { transport: 'bus' }), { movement: { kind: 'EXIT' } }],
    bus: [
      act('HITCH', { unit: 'piece' }),
      go('0,1'),
      act('EXTENDED_UNHITCH', { unit: 'piece', hex: '1,1' }),
      act('HITCH', { unit: 'piece' }),
      act('UNHITCH', { unit: 'piece' }),
    ],
    piece: [act('DEPLOY'), act('UNDEPLOY')],
    launcher: [use('SMOKE'), use('FLARE', { hex: '2,0' })],
  },
};

/** Tired drivers, who make mistakes in a hurry. */
const REFUELLING: Station = {
  forces: [0, 1, 2, 3, 4, 5, 6, 7].map((n) =>
    classed(`dry${n}`, 'ALLIED', 'mAmpv', ['battleCannon', 'tracked']),
  ),
  fields: Object.fromEntries(
    ['0,0', '1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1', '0,0'].map((hex, n) => [
      `dry${n}`,
      { hex, energy: 1 },
    ]),
  ),
  structures: [{ id: 'pump', type: 'heavyDepot', hex: '0,0', bloc: 'FRIENDLY', crates: 0, barrels: 20 }],
  once: Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [
      `dry${n}`,
      [use('REFUEL', { source: 'pump', receiver: `dry${n}` })],
    ]),
  ),
};

/** Who drives through mud may get stuck. */
const MUD: Station = {
  forces: [0, 1, 2, 3].map((n) => classed(`wheels${n}`, 'ALLIED', 'mAmpv', ['autocannon', 'wheeled'])),
  fields: Object.fromEntries(
    ['0,0', '0,2', '2,0', '2,-2'].map((hex, n) => [`wheels${n}`, { hex, energy: 8 }]),
  ),
  often: Object.fromEntries(
    [
      ['0,1', '0,0'],
      ['0,3', '0,2'],
      ['2,1', '2,0'],
      ['2,-3', '2,-2'],
    ].map((path, n) => [`wheels${n}`, [go(...path)]]),
  ),
};

/** The only unit of a player, who has nothing left when it is gone. */
const LAST_STAND: Station = {
  units: [{ id: 'last', owner: 'seat-3', name: 'last', classId: 'regularInfantry', upgrades: [] }],
  forces: [foot('reaper', 'HOSTILE', 12)],
  fields: { last: { hex: '0,0', fs: 1 }, reaper: { hex: '0,-1' } },
  often: { reaper: [attack('rifle', { unit: 'last' })] },
};

const PLAYERS: Station = {
  units: [
    { id: 'own', owner: 'seat-1', name: 'own', classId: 'regularInfantry', upgrades: [] },
    {
      id: 'saved',
      owner: 'seat-1',
      name: 'saved',
      classId: 'mAmpv',
      upgrades: ['autocannon', 'wheeled'],
    },
    ...['veteran', 'recruit'].map((id) => ({
      id,
      owner: 'seat-1',
      name: id,
      classId: 'mAmpv',
      upgrades: ['battleCannon', 'tracked'],
    })),
    { id: 'guest', owner: 'seat-2', name: 'guest', classId: 'scouts', upgrades: [] },
  ],
  fields: {
    own: { hex: '0,0' },
    saved: { hex: '1,0', status: 'RESCUED' },
    veteran: { hex: '1,1' },
    recruit: { hex: '1,1' },
    guest: { hex: '0,1' },
  },
  once: { own: [{ facing: 'N', figures: { fs: 99 } }] },
};

const STATIONS: readonly Station[] = [
  PLAYERS,
  MELEE,
  SEA,
  GROUND_RADAR,
  AIR_RADAR,
  LOW_FLIGHT,
  LIFT,
  ...DROPS,
  SUPPLY,
  ENGINEERS,
  ...MINES,
  BRIDGE,
  ...RESCUES,
  ...SHOTS,
  DEPOT,
  ...BARRAGES,
  TRANSPORT,
  REFUELLING,
  MUD,
  LAST_STAND,
];

/** The middle of a station. */
const middleOf = (n: number) =>
  at(5 + APART * (n % STATIONS_IN_A_ROW), 6 + APART * Math.floor(n / STATIONS_IN_A_ROW));

const HEX = /^-?\d+,-?\d+$/;

/** The same with every hex told from the corner of the map. */
function moved<T>(order: T, n: number): T {
  const middle = middleOf(n);
  const place = (text: string): string => {
    const hex = parseHexKey(text)!;
    return hexKey({ q: hex.q + middle.q, r: hex.r + middle.r });
  };
  const whole = (value: unknown): unknown => {
    if (typeof value === 'string') return HEX.test(value) ? place(value) : value;
    if (Array.isArray(value)) return value.map(whole);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [HEX.test(name) ? place(name) : name, whole(each)]),
    );
  };
  return whole(order) as T;
}

const PLACED = STATIONS.map((station, n) => moved(station, n));

/** What is ordered of a unit on the ground, by its id. */
export const DRILLS: ReadonlyMap<
  string,
  { readonly once: readonly Given[]; readonly often: readonly Given[] }
> = new Map(
  PLACED.flatMap(({ fields, once = {}, often = {} }) =>
    Object.keys(fields).map((unit) => [unit, { once: once[unit] ?? [], often: often[unit] ?? [] }] as const),
  ),
);

export const COLLECTION_POINTS: readonly string[] = RESCUES.map((station) =>
  hexKey({
    q: middleOf(STATIONS.indexOf(station)).q,
    r: middleOf(STATIONS.indexOf(station)).r + 1,
  }),
);

const units = PLACED.flatMap((each) => each.units ?? []);

const company = (seat: string): JsonObject => ({
  name: `Company of ${seat}`,
  taskForce: 'freeCompany',
  slots: { A: units.filter(({ owner }) => owner === seat).map(({ id }) => id as string) },
});

/** A ground of stations far apart: at each one thing is drilled, until everything has been. At night, in wind, and in mud. */
export const drillGround = (): MetaCampaignPosition =>
  ({
    accounts: {
      'seat-1': { credits: 50, req: 50, bonusReq: 0 },
      'seat-2': { credits: 0, req: 0, bonusReq: 3 },
      'seat-3': {},
    },
    units,
    companies: Object.fromEntries(['seat-1', 'seat-2', 'seat-3'].map((seat) => [seat, company(seat)])),
    campaign: {
      name: 'Drill ground',
      round: 1,
      map: {
        from: key(0, 0),
        columns: COLUMNS,
        rows: ROWS,
        hexes: Object.assign({}, ...PLACED.map(({ hexes }) => hexes ?? {})) as object,
        edges: {},
      },
      forces: PLACED.flatMap((each) => each.forces ?? []),
      fields: Object.assign({}, ...PLACED.map(({ fields }) => fields)) as object,
      structures: PLACED.flatMap((each) => each.structures ?? []),
      minefields: PLACED.flatMap((each) => each.minefields ?? []),
      weather: { night: true, wind: 'N', dots: 5, stuck: 2 },
    },
  }) as unknown as MetaCampaignPosition;

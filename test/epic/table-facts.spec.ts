import { formOf, type CommandShape, type Option } from '../../src/engine/index.js';
import { EPIC, type EpicState } from '../../src/rulesets/epic/index.js';
import { INPUTS } from '../../src/rulesets/epic/inputs.js';
import { accepted, openGame, say, type Game } from '../play/game.js';

const MOST_COMMANDS = 3000;
const values = { speedCm: 20, rangeCm: 45, assault: 2, armour: 4 };
const units = (mark: string, profile: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: `${mark}-${place + 1}`, profile }));

/** An army with everything that has rules of its own in shooting: artillery, flak, a war engine, flyers that carry. */
const army = (mark: string) => ({
  name: mark,
  detachments: [
    {
      id: `${mark}-foot`,
      points: 300,
      units: [...units(`${mark}-chief`, 'chief', 1), ...units(`${mark}-foot`, 'foot', 5)],
    },
    {
      id: `${mark}-guns`,
      points: 250,
      units: [...units(`${mark}-guns`, 'gun', 2), ...units(`${mark}-flak`, 'flak', 2)],
    },
    { id: `${mark}-engine`, points: 250, units: units(`${mark}-engine`, 'engine', 1) },
    { id: `${mark}-wing`, points: 150, place: 'OFF_TABLE', units: units(`${mark}-wing`, 'wing', 2) },
  ],
});
const position = {
  profiles: {
    foot: { ...values, kind: 'INFANTRY', firepower: 1 },
    gun: {
      ...values,
      kind: 'VEHICLE',
      firepower: 2,
      abilities: ['ARTILLERY'],
      superHeavyWeapons: [{ type: 'BARRAGE', rangeCm: 90 }],
    },
    flak: { ...values, kind: 'VEHICLE', firepower: 2, abilities: ['FLAK'] },
    chief: { ...values, kind: 'INFANTRY', firepower: 2, abilities: ['SUPREME_COMMANDER'] },
    engine: {
      ...values,
      kind: 'WAR_ENGINE',
      firepower: 4,
      damage: 3,
      shields: 1,
      superHeavyWeapons: [
        { type: 'PULSAR', rangeCm: 60 },
        { type: 'DEATH_RAY', rangeCm: 60 },
        { type: 'CLOSE_COMBAT_WEAPON', rangeCm: 5 },
      ],
    },
    wing: { ...values, kind: 'FLYER', firepower: 2, transportCapacity: 2 },
  },
  armies: { 'seat-1': army('red'), 'seat-2': army('blue') },
  objectives: [
    { id: 'bridge', type: 'TAKE_AND_HOLD' },
    { id: 'red-bunker', type: 'BUNKER', owner: 'seat-1' },
    { id: 'blue-depot', type: 'CAPTURE', owner: 'seat-2' },
  ],
};

/** Numbers from 0 to below so many, the same in every run. */
function chance(seed: number): (most: number) => number {
  let at = seed;
  return (most) => {
    at = (at * 1103515245 + 12345) % 2147483648;
    return Math.floor((at / 2147483648) * most);
  };
}

type Pick = (most: number) => number;

const MISSIONS = ['GROUND_ATTACK', 'TRANSPORT', 'INTERCEPT'];

interface Weapon {
  readonly aim: readonly string[];
}

/** Detachments of a side that stand unbroken on the table. */
const onGround = ({ detachments }: EpicState, seat: string) =>
  Object.values(detachments).filter(
    ({ army: of, place, broken, isFlyer }) => of === seat && place === 'TABLE' && !broken && !isFlyer,
  );

/** What people say of the table: everybody is near and in the open, weapons are aimed at the closest. */
function withFacts(draft: NonNullable<Option['draft']>, state: EpicState, pick: Pick): object {
  const {
    detachment,
    eligible = [],
    weapons = [],
  } = draft as unknown as {
    readonly detachment?: string;
    readonly eligible?: readonly { readonly unit: string }[];
    readonly weapons?: readonly Weapon[];
  };
  const holders = ['seat-1', 'seat-2'].filter((seat) => onGround(state, seat).length > 0);
  const [enemy] = onGround(state, 'seat-1').some(({ id }) => id === detachment)
    ? onGround(state, 'seat-2')
    : onGround(state, 'seat-1');
  const touched = enemy?.units.filter((each) => state.units[each]!.status === 'OK') ?? [];
  const closest = eligible.slice(0, 1).map((each) => each.unit);
  const facts: Readonly<Record<string, () => unknown>> = {
    distanceCm: () => 10,
    column: () => 'C',
    holder: () => holders[pick(holders.length)],
    mission: () => MISSIONS[pick(3)],
  };
  const fill = (value: unknown, name = ''): unknown => {
    if (name === 'contacts') return pick(3) === 0 ? touched.slice(0, 1) : [];
    if (name === 'holders' && holders.length === 0) return [];
    if (value === null || name === 'mission') return facts[name]!();
    if (Array.isArray(value)) return value.map((each) => fill(each));
    if (typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fill(member, key)]));
  };
  const aimed = weapons.map((each) => ({ ...each, aim: closest, template: closest }));
  return fill({ ...draft, ...(weapons.length > 0 ? { weapons: aimed } : {}) }) as object;
}

/** The command of an option as a client of the API says it. */
function spoken({ draft, command }: Option, state: EpicState, pick: Pick): CommandShape {
  if (!draft) return command!;
  const orders = formOf(INPUTS.orders);
  return orders.hear(orders.write(withFacts(draft, state, pick) as never) as never) as CommandShape;
}

/** Every detachment of a seat, and the seat itself: what it may do. */
const open = ({ played: { state } }: Game<EpicState>, seat: string): readonly Option[] =>
  [...Object.values(state.detachments).flatMap(({ id, army: of }) => (of === seat ? [id] : [])), seat]
    .flatMap((piece) => EPIC.options(state, seat, piece) ?? [])
    .filter(({ order, barred }) => barred.length === 0 && !NEVER.includes(order));

/** Nobody gives up or takes back; the objection asks for no fact of the table. */
const NEVER = ['Concede', 'TakeBack', 'ObjectToDeclaration'];
const ENDS = ['EndMoves', 'PassShooting', 'PassReaction', 'EndAssaults'];

/** Plays until the battle is over; answers the orders that were carried out, and each refusal. */
function play(seed: number) {
  const pick = chance(seed);
  let game = openGame<EpicState>(EPIC, `facts-${seed}`, 2, position);
  const said = new Set<string>();
  const refused = new Set<string>();
  for (let at = 0; at < MOST_COMMANDS && game.played.state.winner === null; at += 1) {
    const choices = ['seat-1', 'seat-2'].flatMap((seat) =>
      open(game, seat).map((option) => ({ seat, option })),
    );
    const more = choices.filter(({ option }) => !ENDS.includes(option.order));
    const from = more.length > 0 && pick(4) > 0 ? more : choices;
    const { seat, option } = from[pick(from.length)]!;
    const command = spoken(option, game.played.state, pick);
    const verdict = say(game, seat, command);
    if (verdict.kind === 'accepted') game = accepted(game, verdict);
    else refused.add(`${option.order}: ${JSON.stringify(verdict)}`);
    if (verdict.kind === 'accepted') said.add(command.type);
  }
  return { winner: game.played.state.winner, said, refused };
}

describe('a battle that is played from options and what the table shows alone', () => {
  const games = [1, 2, 3, 4, 5, 6].map(play);

  it('comes to its end, whatever is picked', () => {
    expect(games.map(({ winner }) => winner)).not.toContain(null);
  });

  it('meets no refusal: what is offered with the facts of the table is legal', () => {
    expect(games.flatMap(({ refused }) => [...refused])).toEqual([]);
  });

  it('says between its games nearly everything that players say', () => {
    const all = new Set(games.flatMap(({ said }) => [...said]));
    expect([...all]).toEqual(expect.arrayContaining(SAID));
  });
});

const SAID = [
  'AllocateHits',
  'AssaultMove',
  'ChooseFirst',
  'ConfirmObjective',
  'DeclareMissions',
  'DeclareObjectiveTaken',
  'DeclareObjectives',
  'EndAssaults',
  'EndMoves',
  'FireFlak',
  'FlyTransport',
  'Intercept',
  'KeepRoll',
  'MoveDetachment',
  'PassShooting',
  'ResolveCloseCombat',
  'ResolveFirefight',
  'Retreat',
  'Shoot',
  'UseSupremeCommander',
];

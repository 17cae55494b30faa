import { pick, type Chance } from '../play/chance.js';
import { TEMPLATES, VOLLEYS } from '../../src/rulesets/epic/data/tables.js';
import { TERRAINS, ORDERS } from '../../src/rulesets/epic/data/words.js';
import type {
  Ability,
  Detachment,
  EpicCommand,
  EpicState,
  Order,
  Unit,
  WeaponType,
} from '../../src/rulesets/epic/index.js';

/** A speech of somebody who is asked, or of anybody. */
export interface Speech {
  readonly seat: string;
  readonly command: EpicCommand;
}

const some = <T>(chance: Chance, of: readonly T[], outOf = 2): readonly T[] =>
  of.filter(() => chance(outOf) > 0);

const other = (state: EpicState, seat: string): string =>
  Object.keys(state.armies).find((each) => each !== seat)!;

const armyOf = (state: EpicState, seat: string): readonly Detachment[] =>
  Object.values(state.detachments).filter((each) => each.army === seat);

const onTable = (state: EpicState, seat: string): readonly Detachment[] =>
  armyOf(state, seat).filter((each) => each.place === 'TABLE');

const living = (state: EpicState, { units }: Detachment): readonly Unit[] =>
  units.map((each) => state.units[each]!).filter((each) => each.status === 'OK');

const isEngine = (state: EpicState, { units }: Detachment): boolean =>
  units.some((each) => state.units[each]!.kind === 'WAR_ENGINE');

const speedOf = (state: EpicState, { profile }: Unit): number => state.profiles[profile]!.speedCm;

/** How a unit moves: somewhere within its speed, through whatever lies there. */
const step = (state: EpicState, chance: Chance, unit: Unit, double: boolean) => ({
  unit: unit.id,
  distanceCm: unit.immobilised ? 0 : chance(speedOf(state, unit) * (double ? 2 : 1) + 1),
  terrain: chance(4) === 0 ? [pick(chance, TERRAINS)!] : [],
  startsDangerous: chance(10) === 0,
  onRoad: chance(6) === 0,
  dismounts: unit.mountedIn !== null && chance(2) === 0,
  endsNearerToHq: chance(4) === 0,
  ...(chance(8) === 0 ? { hqDistanceCm: chance(80) } : {}),
});

/** Mostly who may do something yet; now and then who has done it, in vain. */
const mostly = (chance: Chance, done: boolean): boolean => !done || chance(4) === 0;

/** Any order; of who has artillery or flak mostly that. */
function orderFor(state: EpicState, chance: Chance, detachment: Detachment): Order {
  const can = (ability: Ability) =>
    living(state, detachment).some((each) => state.profiles[each.profile]!.abilities.includes(ability));
  const special: readonly Order[] = [
    ...(can('ARTILLERY') ? (['SPECIAL_BOMBARDMENT'] as const) : []),
    ...(can('FLAK') ? (['SPECIAL_FLAK'] as const) : []),
  ];
  return (chance(3) > 0 ? pick(chance, special) : undefined) ?? pick(chance, ORDERS)!;
}

function moves(state: EpicState, seat: string, chance: Chance): readonly EpicCommand[] {
  const detachment = pick(
    chance,
    onTable(state, seat).filter((each) => !each.moved),
  );
  if (!detachment) return [{ type: 'EndMoves' }];
  const order = orderFor(state, chance, detachment);
  const walking = living(state, detachment).filter((each) => each.mountedIn === null || chance(2) === 0);
  const still = order.startsWith('SPECIAL');
  const units = (still ? [] : some(chance, walking, 4)).map((each) =>
    step(state, chance, each, order === 'MARCH'),
  );
  const carrier = living(state, detachment).find(
    (each) => state.profiles[each.profile]!.transportCapacity > 0,
  );
  const mounting = units.map((each) =>
    carrier && state.units[each.unit]!.kind === 'INFANTRY' && chance(3) === 0
      ? { ...each, mounts: carrier.id }
      : each,
  );
  const retreat: EpicCommand = {
    type: 'Retreat',
    detachment: detachment.id,
    units: units.map(({ unit, distanceCm, terrain, startsDangerous }) => ({
      unit,
      distanceCm,
      terrain,
      startsDangerous,
      leavesTable: chance(12) === 0,
    })),
  };
  const [flyer] = armyOf(state, seat).filter(
    (each) => each.mission === 'TRANSPORT' && mostly(chance, each.missionDone),
  );
  return [
    ...(flyer && chance(2) === 0 ? [landing(state, flyer, detachment)] : []),
    detachment.broken
      ? retreat
      : { type: 'MoveDetachment', detachment: detachment.id, order, units: mounting },
    { type: 'MoveDetachment', detachment: detachment.id, order: 'NONE', units: [] },
  ];
}

/** A transport mission: who is aboard gets out, somebody else gets in. */
const landing = (state: EpicState, flyer: Detachment, from: Detachment): EpicCommand => ({
  type: 'FlyTransport',
  detachment: flyer.id,
  mounts: living(state, from)
    .filter((each) => each.kind === 'INFANTRY' && each.mountedIn === null)
    .slice(0, 1)
    .map((each) => ({ unit: each.id, transport: flyer.units[0]! })),
  dismounts: Object.values(state.units)
    .filter((each) => each.mountedIn !== null && flyer.units.includes(each.mountedIn))
    .map((each) => each.id),
});

/** An attack with all that a detachment has. */
function attack(
  state: EpicState,
  chance: Chance,
  detachment: Detachment,
  target: Detachment,
  ability: Ability | null = null,
) {
  const aimed = living(state, target).filter((each) => each.mountedIn === null);
  const shooters = living(state, detachment).filter((each) => each.mountedIn === null);
  return {
    detachment: detachment.id,
    target: target.id,
    firing: shooters
      .filter(({ profile }) => {
        const { firepower, abilities } = state.profiles[profile]!;
        return firepower > 0 && (ability === null || abilities.includes(ability));
      })
      .map((each) => ({
        unit: each.id,
        distanceCm: 5 + chance(20),
        lineOfFire: true,
        popUp: state.profiles[each.profile]!.abilities.includes('SKIMMER') && chance(2) === 0,
      })),
    eligible: aimed.map((each) => ({
      unit: each.id,
      terrain: target.isFlyer ? 'OPEN' : pick(chance, TERRAINS)!,
      behindCover: !target.isFlyer && chance(5) === 0,
    })),
    weapons: [...shooters, ...(chance(4) === 0 ? shooters : [])].flatMap((each) =>
      state.profiles[each.profile]!.superHeavyWeapons.flatMap(({ type, rangeCm }, weapon) =>
        rangeCm === 0 || chance(3) === 0 ? [] : fired(chance, { unit: each.id, weapon, type }, aimed),
      ),
    ),
  };
}

/** A super heavy weapon, aimed at some of these units or with its template on them; not fired where it can aim at none. */
function fired(
  chance: Chance,
  { unit, weapon, type }: { readonly unit: string; readonly weapon: number; readonly type: WeaponType },
  aimed: readonly Unit[],
) {
  const hasTemplate = TEMPLATES.includes(type);
  const targets = aimed.filter(({ kind }) => type !== 'LIFTA_DROPPA' || kind !== 'INFANTRY');
  const first = pick(chance, targets)?.id;
  if (first === undefined) return [];
  const others = some(chance, targets).flatMap(({ id }) => (id === first ? [] : [id]));
  return [
    {
      unit,
      weapon,
      distanceCm: 20,
      lineOfFire: true,
      aim: hasTemplate ? [] : [first, ...(VOLLEYS.includes(type) ? others.slice(0, 1) : [])],
      template: hasTemplate ? [first, ...others] : [],
      underneath: type === 'LIFTA_DROPPA' ? others.slice(0, 1) : [],
    },
  ];
}

const COLUMNS = ['F', 'A', 'B', 'C'] as const;

function shots(state: EpicState, seat: string, chance: Chance): readonly EpicCommand[] {
  const bombards = state.step === 'BOMBARDMENT';
  const able = armyOf(state, seat).filter(
    (each) =>
      mostly(chance, each.shot) &&
      mostly(chance, isEngine(state, each) !== (state.step === 'WAR_ENGINES')) &&
      (each.place === 'TABLE' || each.isFlyer) &&
      (!bombards || each.order === 'SPECIAL_BOMBARDMENT'),
  );
  const shooter = pick(chance, able);
  const target = pick(chance, onTable(state, other(state, seat)));
  if (!shooter || !target) return [{ type: 'PassShooting' }];
  const shot = attack(state, chance, shooter, target, bombards ? 'ARTILLERY' : null);
  const type = bombards ? 'Bombard' : 'Shoot';
  const from = chance(COLUMNS.length);
  const columns = [...COLUMNS.slice(from), ...COLUMNS.slice(0, from)];
  return [
    ...columns.map((column): EpicCommand => ({ type, ...shot, column })),
    ...columns.map((column): EpicCommand => ({ type, ...shot, weapons: [], column })),
  ];
}

function reactions(state: EpicState, seat: string, chance: Chance): readonly EpicCommand[] {
  const target = state.detachments[state.mission?.detachment ?? ''];
  const mine = armyOf(state, seat);
  const by =
    mine.find((each) => each.mission === 'INTERCEPT' && mostly(chance, each.missionDone)) ??
    pick(chance, mine);
  const flak = mine.find((each) => each.order === 'SPECIAL_FLAK') ?? by;
  if (!target || !by || !flak) return [];
  return [
    { type: 'Intercept', ...attack(state, chance, by, target), weapons: [] },
    { type: 'FireFlak', ...attack(state, chance, flak, target, 'FLAK'), weapons: [] },
    { type: 'PassReaction' },
  ];
}

function assaults(state: EpicState, seat: string, chance: Chance): readonly EpicCommand[] {
  const enemy = pick(chance, onTable(state, other(state, seat)));
  const own = pick(
    chance,
    onTable(state, seat).filter((each) => each.order === 'ASSAULT' && !each.assaultMoved),
  );
  const fighter = pick(
    chance,
    onTable(state, seat).filter((each) => each.order === 'ASSAULT'),
  );
  if (!enemy) return [];
  const enemies = living(state, enemy).filter((each) => each.mountedIn === null);
  const moved: EpicCommand | null = own
    ? {
        type: 'AssaultMove',
        inContact: state.contacts.some(([unit]) => own.units.includes(unit)),
        detachment: own.id,
        units: living(state, own)
          .filter((each) => each.mountedIn === null)
          .map((each) => ({
            ...step(state, chance, each, false),
            contacts: some(chance, enemies)
              .slice(0, 2)
              .map((one) => one.id),
          })),
      }
    : null;
  const touching = state.contacts.flat();
  const engines = (ids: readonly string[]) => ids.filter((each) => state.units[each]?.kind === 'WAR_ENGINE');
  const combat: EpicCommand = {
    type: 'ResolveCloseCombat',
    inContact: [...new Set(touching)],
    supporting: some(chance, Object.values(state.units))
      .filter(({ id, detachment, mountedIn, status }) => {
        const { place, army } = state.detachments[detachment]!;
        return (
          place === 'TABLE' && army !== '' && mountedIn === null && status === 'OK' && !touching.includes(id)
        );
      })
      .slice(0, 3)
      .map((each) => each.id),
    warEngineContacts: state.contacts.flatMap(([unit, warEngine]) =>
      engines([warEngine]).map((each) => ({ unit, warEngine: each })),
    ),
    closeCombatWeapons: state.contacts.flatMap(([unit, warEngine]) =>
      state.units[unit]?.profile === 'strider' && engines([warEngine]).length > 0
        ? [{ unit, warEngine }]
        : [],
    ),
    rippers: state.contacts.flatMap(([unit, warEngine]) =>
      state.units[unit]?.profile === 'beast' && engines([warEngine]).length > 0 ? [{ unit, warEngine }] : [],
    ),
  };
  const fight: EpicCommand | null = fighter
    ? {
        type: 'ResolveFirefight',
        detachment: fighter.id,
        target: enemy.id,
        units: [...living(state, fighter), ...living(state, enemy)]
          .filter((each) => each.mountedIn === null)
          .map((each) => each.id),
      }
    : null;
  return [moved, touching.length > 0 ? combat : null, fight].flatMap((each) => each ?? []);
}

/** What may be said to what is asked, the boldest first; whether it is legal its judges know. */
export function ideas(state: EpicState, seat: string, code: string, chance: Chance): readonly EpicCommand[] {
  const mine = armyOf(state, seat);
  switch (code) {
    case 'DECLARE_MISSIONS':
      return [
        {
          type: 'DeclareMissions',
          missions: mine
            .filter((each) => each.isFlyer && each.place === 'OFF_TABLE')
            .map((each) => ({
              detachment: each.id,
              mission: pick(chance, ['GROUND_ATTACK', 'TRANSPORT', 'INTERCEPT', 'NONE'] as const)!,
            })),
        },
      ];
    case 'CHOOSE_FIRST':
      return [{ type: 'ChooseFirst', choice: chance(2) === 0 ? 'FIRST' : 'SECOND' }];
    case 'MOVE':
      return moves(state, seat, chance);
    case 'BOMBARD':
    case 'SHOOT':
      return shots(state, seat, chance);
    case 'REACT':
      return reactions(state, seat, chance);
    case 'ASSAULT':
      return assaults(state, seat, chance);
    case 'USE_SUPREME_COMMANDER':
      return [{ type: chance(2) === 0 ? 'UseSupremeCommander' : 'KeepRoll' }];
    case 'ALLOCATE_HITS':
      return allocations(state, seat, chance);
    case 'DECLARE_STUBBORN':
      return [
        {
          type: 'DeclareStubborn',
          detachments: mine.filter((each) => each.broken).map((each) => each.id),
        },
      ];
    case 'DECLARE_OBJECTIVES':
      return [
        {
          type: 'DeclareObjectives',
          holders: some(chance, Object.values(state.objectives)).map((each) => ({
            objective: each.id,
            holder: pick(chance, Object.keys(state.armies))!,
          })),
        },
      ];
    case 'CONFIRM_OBJECTIVE':
      return Object.values(state.objectives)
        .filter((each) => each.declared !== null)
        .map((each) => ({ type: 'ConfirmObjective', objective: each.id, confirmed: chance(3) > 0 }));
    default:
      return [];
  }
}

/** Whom the hits of a combat fall on: any of the side's own that are in it. */
function allocations(state: EpicState, seat: string, chance: Chance): readonly EpicCommand[] {
  const side = state.combat?.sides.find((each) => each.seat === seat);
  if (!side) return [];
  const alive = [...side.units, ...side.supporting].filter((each) => state.units[each]?.status === 'OK');
  const shuffled = alive
    .map((each) => [chance(1000), each] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, each]) => each);
  return [{ type: 'AllocateHits', units: shuffled.slice(0, side.hits) }];
}

/** What may be said at any time by anybody, mostly in vain. */
export function asides(state: EpicState, chance: Chance): readonly Speech[] {
  const seats = Object.keys(state.armies);
  const seat = pick(chance, seats)!;
  const objective = pick(chance, Object.values(state.objectives));
  const said = (command: EpicCommand, by = seat): Speech => ({ seat: by, command });
  return [
    ...armyOf(state, seat)
      .filter((each) => each.hqLost)
      .flatMap((each) =>
        living(state, each).map((one) => said({ type: 'NameHq', detachment: each.id, unit: one.id })),
      ),
    ...(objective
      ? [
          said({
            type: 'DeclareObjectiveTaken',
            objective: objective.id,
            how: chance(2) === 0 ? 'CAPTURED' : 'DESTROYED',
          }),
        ]
      : []),
    ...(objective?.declared && objective.owner !== null
      ? [
          said(
            { type: 'ConfirmObjective', objective: objective.id, confirmed: chance(3) > 0 },
            objective.owner,
          ),
        ]
      : []),
    said({ type: 'TakeBack' }),
    said({ type: 'ObjectToDeclaration', text: 'That was further.' }),
    said({ type: 'EndAssaults' }),
    said({ type: 'PassShooting' }),
  ];
}

import { edgeKey, FLAT_DIRECTIONS, parseHexKey } from '../../../engine/hex/index.js';
import { existing } from '../../../kernel/index.js';
import { STRUCTURES } from '../data/structures.js';
import { FLARE_RANGE } from '../environment/throwing.js';
import type { Ability, AbilityOf, Action, ActionOf } from '../orders/orders.js';
import { hexesApart } from '../sight/seeing.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import { hexesOf } from '../structures/attacking.js';
import { carriedOn } from '../transports/aboard/carried.js';
import { blocOf } from '../units/kinds.js';
import { BUILD_SUPPLY } from '../units/sheet.js';
import { choice, isOpen, type Choice } from './choice.js';
import { around } from './moving.js';

/** What may be named in a deed of a unit: what is in its hex and the hexes around it. */
interface Surroundings {
  readonly state: MetaCampaignState;
  readonly unit: Unit;
  /** Its own hex first. */
  readonly hexes: readonly string[];
  /** Others of its bloc, who are carried there too. */
  readonly comrades: readonly string[];
  readonly structures: readonly string[];
  /** The unit itself, its comrades and the structures: who may hold supply. */
  readonly holders: readonly string[];
}

function surroundingsOf(state: MetaCampaignState, unit: Unit): Surroundings {
  const hexes = [existing(unit.hex, 'hex'), ...around(unit)];
  const comrades = Object.values(state.units)
    .filter((each) => each.hex !== null && hexes.includes(each.hex) && blocOf(each) === blocOf(unit))
    .map(({ id }) => id)
    .filter((id) => id !== unit.id);
  const structures = Object.values(state.structures)
    .filter((each) => hexesOf(each).some((hex) => hexes.includes(hex)))
    .map(({ id }) => id);
  return { state, unit, hexes, comrades, structures, holders: [unit.id, ...comrades, ...structures] };
}

type Without<D> = Omit<D, 'name'>;

/** A deed in full, with what it is aimed at, and which of several ways it is. */
interface Idea<D> {
  readonly deed: Without<D>;
  readonly target?: string;
  readonly how?: string;
}

type Ideas<D> = (of: Surroundings) => readonly Idea<D>[];

const once = (): readonly Idea<Action>[] => [{ deed: {} }];
const never = (): readonly never[] => [];

/** One for each comrade near. */
const withComrades =
  <D>(deed: (id: string) => Without<D>): Ideas<D> =>
  ({ comrades }) =>
    comrades.map((id) => ({ deed: deed(id), target: id }));

/** One for each structure near. */
const withStructures =
  <D>(deed: (id: string) => Without<D>): Ideas<D> =>
  ({ structures }) =>
    structures.map((id) => ({ deed: deed(id), target: id }));

/** EDC-SUP-04: from each holder near to each unit near; of what a crate fills, each item type of the receiver. */
const resupplies = (withItems: boolean, { state, unit, holders, comrades }: Surroundings) =>
  holders.flatMap((source) =>
    [unit.id, ...comrades].flatMap((receiver) => {
      const energy = { deed: { source, receiver }, target: receiver, how: source };
      if (!withItems) return [energy];
      const uses = Object.keys(existing(state.units[receiver], 'unit').sheet.uses);
      return [
        energy,
        ...uses.map((item) => ({
          deed: { source, receiver, item },
          target: receiver,
          how: `${source} ${item}`,
        })),
      ];
    }),
  );

/** EDC-FRT-01: one item, to or from each holder near; how many is the player's to say. */
const freight = ({ unit, holders }: Surroundings) =>
  holders
    .filter((id) => id !== unit.id)
    .flatMap((other) =>
      (['CRATE', 'BARREL'] as const).flatMap((item) => [
        {
          deed: { from: unit.id, to: other, items: [item], back: [] },
          target: other,
          how: `GIVE_${item}`,
        },
        {
          deed: { from: other, to: unit.id, items: [item], back: [] },
          target: other,
          how: `TAKE_${item}`,
        },
      ]),
    );

/** EDCU-TRN-08: one item; how many is the player's to say. */
const loads = ({ structures }: Surroundings) =>
  structures.flatMap((depot) => [
    { deed: { depot, crates: 1, barrels: 0 }, target: depot, how: 'CRATE' },
    { deed: { depot, crates: 0, barrels: 1 }, target: depot, how: 'BARREL' },
  ]);

/** EDC-BLD-01, EDC-STR-01: each type on each site that it may stand on. */
function buildings({ unit, hexes }: Surroundings): readonly Idea<ActionOf<'BUILD'>>[] {
  if (!(BUILD_SUPPLY in unit.sheet.uses)) return [];
  const [own = ''] = hexes;
  const here = existing(parseHexKey(own), 'hex');
  return Object.values(STRUCTURES).flatMap(({ id: structure, sites }) =>
    sites.flatMap((site): readonly Idea<ActionOf<'BUILD'>>[] => {
      if (site === 'EDGE')
        return FLAT_DIRECTIONS.map((direction) => {
          const edge = edgeKey(here, direction);
          return { deed: { structure, edge }, target: edge, how: structure };
        });
      if (site === 'BRIDGE')
        return hexes.map((hex) => ({ deed: { structure, hex }, target: hex, how: structure }));
      if (site !== 'TRENCH_FRONT' && site !== 'TRENCH_BACK')
        return [{ deed: { structure }, target: own, how: structure }];
      return FLAT_DIRECTIONS.map((facing) => ({
        deed: { structure, site, facing },
        target: own,
        how: `${structure} ${site} ${facing}`,
      }));
    }),
  );
}

/** EDC-RSC-04: survivors that lie or are carried near. */
const survivors = ({ state, hexes }: Surroundings) =>
  Object.values(state.units)
    .filter(
      ({ hex, death, survivorsOf }) =>
        (death !== null && hexes.includes(death.hex)) ||
        (survivorsOf !== null && hex !== null && hexes.includes(hex)),
    )
    .map(({ id }) => ({ deed: { survivors: id }, target: id }));

/** EDCU-DRP-01: each who is aboard, and all together. */
function parachutists({ state, unit }: Surroundings): readonly Idea<ActionOf<'PARADROP'>>[] {
  const aboard = carriedOn(state, unit.id, 'EMBARKED').map(({ id }) => id);
  const single = aboard.map((id) => ({ deed: { units: [id] }, target: id }));
  return aboard.length > 1 ? [...single, { deed: { units: aboard }, how: 'ALL' }] : single;
}

const PROFILES = ['NOE', 'CONTOUR'] as const;
const takeOffs = () => PROFILES.map((profile) => ({ deed: { profile }, how: profile }));

/** What each action may be aimed at; attacks and assaults have a page of their own. */
const ACTIONS: { readonly [N in Action['name']]: Ideas<ActionOf<N>> } = {
  ATTACK: never,
  ASSAULT: never,
  MELEE_ASSAULT: never,
  REST: once,
  RECOVER: survivors,
  REARM: (of) => resupplies(true, of),
  REFUEL: (of) => resupplies(false, of),
  REARM_ASSIST: (of) => resupplies(true, of),
  REFUEL_ASSIST: (of) => resupplies(false, of),
  SYPHON: withComrades((receiver) => ({ receiver, amount: 1 })),
  FREIGHT_TRANSFER: freight,
  GARRISON: withStructures((structure) => ({ structure })),
  BUILD: buildings,
  RESTORE: withStructures((structure) => ({ structure })),
  CLEAR_MINES: ({ hexes }) => hexes.map((hex) => ({ deed: { hex }, target: hex })),
  LAY_MINES: once,
  REPAIR: withComrades((unit) => ({ unit })),
  REPAIR_MOBILITY: once,
  BOARD: withComrades((transport) => ({ transport })),
  ONLOAD: loads,
  OFFLOAD: loads,
  HITCH: withComrades((unit) => ({ unit })),
  UNHITCH: withComrades((unit) => ({ unit })),
  EXTENDED_UNHITCH: ({ comrades, hexes }) =>
    comrades.flatMap((unit) => hexes.map((hex) => ({ deed: { unit, hex }, target: unit, how: hex }))),
  HOOK: withComrades((unit) => ({ unit })),
  DROP_LOAD: withComrades((unit) => ({ unit })),
  DEPLOY: once,
  UNDEPLOY: once,
  CLIMB: once,
  DESCEND: once,
  SLOW_TAKEOFF: takeOffs,
  LAND: once,
  EJECT: once,
  PARADROP: parachutists,
};

/** EDC-ACT-02: with no movement and no action beside it, all times of a round are one; but for a sweep (EDCU-MIN-08). */
const timing = 'AFTER_ACTION';
const timed = <D extends { readonly deed: object }>(ideas: readonly D[]) =>
  ideas.map((each) => ({ ...each, deed: { ...each.deed, timing } as const }));
const onceTimed = () => timed([{ deed: {} }]);

/** EDCU-UPG-14: hexes that a flare reaches. */
const litHexes = ({ state, unit }: Surroundings): readonly string[] => {
  const from = existing(unit.hex, 'hex');
  return unit.sheet.abilities.includes('flare')
    ? Object.keys(state.map.hexes).filter((hex) => hexesApart(from, hex) <= FLARE_RANGE)
    : [];
};

const ABILITIES: { readonly [N in Ability['name']]: Ideas<AbilityOf<N>> } = {
  SMOKE: onceTimed,
  REARM: (of) => timed(resupplies(true, of)),
  REFUEL: (of) => timed(resupplies(false, of)),
  RUSHED_FREIGHT_TRANSFER: (of) => timed(freight(of)),
  MINE_SWEEP: () => [{ deed: { timing: 'BEFORE_MOVEMENT' } }],
  ACTIVE_SEARCH: onceTimed,
  FLARE: (of) => timed(litHexes(of).map((hex) => ({ deed: { hex }, target: hex }))),
  CLIMB: onceTimed,
  DESCEND: onceTimed,
  FAST_TAKEOFF: () => timed(takeOffs()),
  FAST_LANDING: onceTimed,
};

/** Deeds that are open to a unit from where it stands, actions first (EDC-ACT-01, EDC-ACT-02). */
export function deeds(state: MetaCampaignState, unit: Unit): readonly Choice[] {
  const of = surroundingsOf(state, unit);
  const said = (name: string, { target, how }: Idea<object>) => ({
    order: name,
    target: target ?? null,
    ...(how === undefined ? {} : { how }),
    cost: null,
  });
  return [
    ...ideasIn(ACTIONS, of).map(({ name, idea }) =>
      choice(state, unit, said(name, idea), { action: { name, ...idea.deed } as Action }),
    ),
    ...ideasIn(ABILITIES, of).map(({ name, idea }) =>
      choice(
        state,
        unit,
        { ...said(name, idea), how: idea.how === undefined ? 'ABILITY' : `ABILITY ${idea.how}` },
        {
          ability: { name, ...idea.deed } as Ability,
        },
      ),
    ),
  ].filter(isOpen);
}

const ideasIn = (
  rows: Readonly<Record<string, Ideas<object>>>,
  of: Surroundings,
): readonly { readonly name: string; readonly idea: Idea<object> }[] =>
  Object.entries(rows).flatMap(([name, ideas]) => ideas(of).map((idea) => ({ name, idea })));

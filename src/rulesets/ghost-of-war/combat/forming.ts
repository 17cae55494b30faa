import { entryAt, foundIn, lookUp } from '../../../kernel/index.js';
import { SCALES } from '../data/combat.js';
import type {
  Assault,
  AttackIntent,
  Battle,
  Battlefield,
  Coalition,
  GhostOfWarState,
  Planet,
  Scale,
  Side,
  Unit,
} from '../state/index.js';
import type { GowTable } from '../table.js';
import { factionsBySeq, isHostile } from '../general/factions.js';
import { figures } from '../house-rules/house-rules.js';
import { bySeq } from '../general/order.js';
import { hasVoidSupremacy } from '../map/status/supremacy.js';
import { typeOf } from '../units/unit-types.js';
import { attacksAt, stillAble } from './attacks.js';
import { walkIn } from './capture.js';
import { coalitionsOf, isAt, SIDES, type Field, type SideForces } from './coalitions.js';

/** GOW-CBT-02: forms the next battle of the first battlefield, or leaves it. */
export function formNext(table: GowTable, battlefield: Battlefield): void {
  const begun = battlefield.assault ?? beginAssault(table, battlefield);
  if (!begun) {
    table.emit({ type: 'ghost-of-war.BattlefieldLeft', data: { location: battlefield.location } }, [
      'GOW-CBT-02',
    ]);
    return;
  }
  const assault = leftOf(table.state, battlefield, begun);
  const defenders = defendersOf(table.state, battlefield, assault);
  if (defenders.length > 0) {
    openBattle(table, battlefield, assault, defenders);
    return;
  }
  if (!battlefield.assault) walkIn(table, { ...battlefield, assault });
  endAssault(table, battlefield);
}

/** GOW-CBT-02 step 1: the lowest-seq faction with an unused order, and all further ones hostile to none already in. */
function beginAssault(table: GowTable, battlefield: Battlefield): Assault | null {
  const { state } = table;
  const unused = attacksAt(state, battlefield.location).filter(
    (each) => stillAble(state, battlefield, each.units).length > 0,
  );
  const factions = compatible(state, [...new Set(unused.map((each) => each.faction))]);
  if (factions.length === 0) return null;
  const own = unused.filter((each) => factions.includes(each.faction));
  const units = own.flatMap((each) => stillAble(state, battlefield, each.units).map(({ id }) => id));
  const assault: Assault = {
    factions,
    units,
    shock: own.some((each) => each.shock),
    enemies: enemiesOf(state, battlefield, factions),
  };
  const attacks = state.attacks.filter((each) => !own.includes(each));
  table.emit(
    { type: 'ghost-of-war.AssaultBegan', data: { battlefield: { ...battlefield, assault }, attacks } },
    ['GOW-CBT-02'],
  );
  return assault;
}

/** GOW-CBT-02 step 4: what the battles before have left of the attackers, and the enemies that these still have. */
function leftOf(state: GhostOfWarState, battlefield: Battlefield, assault: Assault): Assault {
  const units = stillAble(state, battlefield, assault.units);
  const factions = assault.factions.filter((id) => units.some((each) => each.owner === id));
  return {
    ...assault,
    factions,
    units: units.map((each) => each.id),
    enemies: assault.enemies.filter((id) => factions.some((each) => isHostile(state, id, each))),
  };
}

function endAssault(table: GowTable, battlefield: Battlefield): void {
  const { attacks } = table.state;
  table.emit(
    { type: 'ghost-of-war.AssaultBegan', data: { battlefield: { ...battlefield, assault: null }, attacks } },
    ['GOW-CBT-02'],
  );
}

/** In order, every faction hostile to none already in. */
const compatible = (state: GhostOfWarState, factions: readonly string[]): readonly string[] =>
  factions.reduce<readonly string[]>(
    (joined, each) => (joined.some((other) => isHostile(state, each, other)) ? joined : [...joined, each]),
    [],
  );

const unitsThere = (state: GhostOfWarState, field: Battlefield): readonly Unit[] =>
  bySeq(
    Object.values(state.units).filter(
      (each) => typeOf(state, each).domain === field.domain && isAt(state, each.place, field),
    ),
  );

/** Planets that fight at a place: the one on the ground, those of the system in the void (GOW-PLA-07). */
function planetsThere(state: GhostOfWarState, { domain, location }: Battlefield): readonly Planet[] {
  const ids = domain === 'ground' ? [location] : (lookUp(state.systems, location)?.planets ?? []);
  return bySeq(ids.flatMap(foundIn(state.planets))).filter(
    (each) => each.ce > 0 && (domain === 'ground' ? each.garrisonWeight : each.orbitalWeight) > 0,
  );
}

/** GOW-CBT-02 step 2: hostile factions with units there, not hidden from every attacker, or planets that fight. */
function enemiesOf(
  state: GhostOfWarState,
  field: Battlefield,
  attackers: readonly string[],
): readonly string[] {
  const seen = unitsThere(state, field).filter((each) =>
    attackers.some((attacker) => !each.undetectedBy.includes(attacker)),
  );
  const present = new Set([
    ...seen.map((each) => each.owner),
    ...planetsThere(state, field).map((each) => each.controller),
  ]);
  return factionsBySeq(state)
    .map((each) => each.id)
    .filter((id) => present.has(id) && attackers.some((each) => isHostile(state, id, each)));
}

/** GOW-CBT-02 step 3: the controller if they are an enemy, else the lowest seq; and all hostile to none already in. */
function defendersOf(state: GhostOfWarState, field: Battlefield, { enemies }: Assault): readonly string[] {
  const controller =
    field.domain === 'ground' ? entryAt(state.planets, field.location).controller : undefined;
  const first = enemies.filter((each) => each === controller);
  return compatible(state, [...first, ...enemies.filter((each) => each !== controller)]);
}

function openBattle(
  table: GowTable,
  battlefield: Battlefield,
  assault: Assault,
  defenders: readonly string[],
): void {
  const { state } = table;
  const there = unitsThere(state, battlefield);
  const used = state.attacks.filter(
    (each) => each.place === battlefield.location && defenders.includes(each.faction),
  );
  const hidden = (unit: Unit): boolean => assault.factions.every((each) => unit.undetectedBy.includes(each));
  const sides: Readonly<Record<Side, SideForces>> = {
    attacker: {
      factions: assault.factions,
      units: there.filter((each) => assault.units.includes(each.id)),
      planets: [],
    },
    defender: {
      factions: inSeq(state, defenders),
      units: there.filter((each) => defenders.includes(each.owner) && !hidden(each)),
      planets: planetsThere(state, battlefield).filter((each) => defenders.includes(each.controller)),
    },
  };
  const { forces, defended } =
    used.length > 0 ? mutual(state, battlefield, sides) : { forces: sides, defended: true };
  const turned = forces.attacker.factions !== sides.attacker.factions;
  const answered = used.some((each) => each.shock);
  const battle = newBattle(state, { ...battlefield, defended }, forces, {
    shock: turned ? answered : assault.shock,
    counterShock: turned ? assault.shock : answered,
    surprise: isSurprise(forces.attacker.units, forces.defender.factions),
  });
  const left = assault.enemies.filter((each) => !defenders.includes(each));
  table.emit({ type: 'ghost-of-war.BattleOpened', data: { battle } }, [
    'GOW-CBT-02',
    'GOW-CBT-05',
    'GOW-CBT-18',
  ]);
  const attacks = state.attacks.filter((each: AttackIntent) => !used.includes(each));
  table.emit({ type: 'ghost-of-war.AssaultMet', data: { assault: { ...assault, enemies: left }, attacks } }, [
    'GOW-CBT-02',
  ]);
}

const inSeq = (state: GhostOfWarState, factions: readonly string[]): readonly string[] =>
  factionsBySeq(state)
    .map((each) => each.id)
    .filter((each) => factions.includes(each));

/**
 * GOW-CBT-02: both sides attack. The controller's side defends, and their planets join; where neither side has them, the side with
 * the lowest-seq faction is entered as defender and nobody counts as defender.
 */
function mutual(
  state: GhostOfWarState,
  field: Battlefield,
  sides: Readonly<Record<Side, SideForces>>,
): { readonly forces: Readonly<Record<Side, SideForces>>; readonly defended: boolean } {
  const planets = planetsThere(state, field);
  const controllers = new Set(
    field.domain === 'ground'
      ? [entryAt(state.planets, field.location).controller ?? '']
      : planets.map((each) => each.controller),
  );
  const holds = (side: Side): boolean => sides[side].factions.some((each) => controllers.has(each));
  const swapped = {
    attacker: { ...sides.defender, planets: [] },
    defender: withPlanets(sides.attacker, planets),
  };
  if (holds('defender')) return { forces: sides, defended: true };
  if (holds('attacker')) return { forces: swapped, defended: true };
  const seq = (side: Side): number =>
    Math.min(...sides[side].factions.map((each) => lookUp(state.factions, each)?.seq ?? 0));
  return { forces: seq('attacker') < seq('defender') ? swapped : sides, defended: false };
}

const withPlanets = (side: SideForces, planets: readonly Planet[]): SideForces => ({
  ...side,
  planets: planets.filter((each) => side.factions.includes(each.controller)),
});

/** GOW-DET-03: no attacking unit is detected by any defending faction. */
const isSurprise = (attackers: readonly Unit[], defenders: readonly string[]): boolean =>
  attackers.length > 0 &&
  attackers.every((unit) => defenders.every((each) => unit.undetectedBy.includes(each)));

function newBattle(
  state: GhostOfWarState,
  field: Field,
  forces: Readonly<Record<Side, SideForces>>,
  marks: Pick<Battle, 'surprise' | 'shock' | 'counterShock'>,
): Battle {
  const coalitions = coalitionsOf(state, field, forces);
  return {
    id: `battle-${state.counts.battle + 1}`,
    round: state.round,
    domain: field.domain,
    location: field.location,
    ...coalitions,
    defended: field.defended,
    ...marks,
    orbital: field.domain === 'ground' ? orbitalSide(state, field, coalitions) : null,
    scale: scaleOf(
      state,
      SIDES.flatMap((each) => coalitions[each].participants),
    ),
    chosen: { attacker: null, defender: null },
    method: null,
    status: 'PENDING',
    reports: { attacker: null, defender: null },
    settledBy: null,
    friendlyFire: {},
    result: null,
  };
}

/** GOW-CBT-05 */
export function scaleOf(
  { parameters }: Pick<GhostOfWarState, 'parameters'>,
  participants: readonly { readonly weight: number }[],
): Scale {
  const weight = participants.reduce((sum, each) => sum + each.weight, 0);
  const above = figures(parameters, 'combat.scaleWeights').filter((limit) => weight > limit).length;
  return SCALES[above] ?? 'S4';
}

/** GOW-CBT-07: the side with void supremacy in the system of a ground battle, by a faction of its own; both cancel out. */
function orbitalSide(
  state: GhostOfWarState,
  { location }: Field,
  coalitions: Readonly<Record<Side, Coalition>>,
): Side | null {
  const system = lookUp(state.planets, location)?.system;
  if (system === undefined) return null;
  const [side, other] = SIDES.filter((each) =>
    coalitions[each].factions.some((faction) => hasVoidSupremacy(state, system, faction)),
  );
  return other === undefined ? (side ?? null) : null;
}

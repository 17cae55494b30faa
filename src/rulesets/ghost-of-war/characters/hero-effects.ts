import type { HeroAction } from '../sheets/orders.js';
import type { GowTable } from '../table.js';
import type { Character, GhostOfWarState, Unit } from '../state/index.js';
import type { RuleId } from '../catalog.js';
import type { DiceTask } from '../state/tasks.js';
import { lookUp } from '../../../kernel/index.js';
import { destructionTasks } from '../combat/destruction.js';
import { figure, figures } from '../house-rules/house-rules.js';
import { foreseen } from './foresight.js';
import { commandOf, systemOfHero } from './actions.js';
import { HERO_FIGURES } from '../data/heroes.js';
import { holderOf } from '../units/holders.js';
import { openBooks } from '../goods/books.js';
import { drawing } from '../goods/draw.js';
import { bySeq } from '../general/order.js';
import { placeOfCharacter } from '../map/places.js';

export const targetOf = (action: HeroAction): string | null =>
  action.action === 'DIVINATION' ? null : action.target;

export function tellAction(
  table: GowTable,
  hero: Character,
  action: HeroAction,
  succeeded: boolean,
  rule: RuleId,
): void {
  table.emit(
    {
      type: 'ghost-of-war.HeroActed',
      data: {
        faction: hero.faction,
        hero: hero.id,
        action: action.action,
        target: targetOf(action),
        succeeded,
      },
    },
    ['GOW-CHR-04', rule],
  );
}

/** Takes CE of a unit or planet; who comes to 0 is destroyed (GOW-CE-10). */
export function damage(table: GowTable, id: string, amount: number, rule: RuleId): readonly DiceTask[] {
  const { units, planets } = table.state;
  const unit = lookUp(units, id);
  const planet = lookUp(planets, id);
  const from = unit?.ce ?? planet?.ce ?? 0;
  const to = Math.max(0, from - amount);
  if (from !== to) {
    const row = { id, kind: unit ? ('UNIT' as const) : ('PLANET' as const), from, to };
    const faction = unit?.owner ?? planet?.controller ?? '';
    table.emit({ type: 'ghost-of-war.CeDamaged', data: { faction, rows: [row] } }, [rule]);
  }
  return destructionTasks(table.state, 'destroyed');
}

/** What counts where no die is thrown, because every face would do, or none. */
export const LEAST_FACE = 1;

export const LEAST_SUM = 2;

export const total = (faces: readonly number[]): number => faces.reduce((sum, each) => sum + each, 0);

const raise = (
  table: GowTable,
  faction: string,
  units: readonly string[],
  spirit: Unit['spirits'][number],
  rule: RuleId,
): void => table.emit({ type: 'ghost-of-war.SpiritsRaised', data: { faction, units, spirit } }, [rule]);

const MOST_LOYAL = 10;

function stir(table: GowTable, planetId: string, by: number, rule: RuleId): void {
  const planet = lookUp(table.state.planets, planetId);
  if (!planet) return;
  const { controller: faction, id, loyalty: from } = planet;
  const to = Math.min(MOST_LOYAL, from + by);
  if (to !== from) {
    table.emit({ type: 'ghost-of-war.PopulationStirred', data: { faction, planet: id, from, to } }, [rule]);
  }
}

/** GOW-CHR-09: the population, or one unit for a year. */
export function preach(table: GowTable, hero: Character, target: string): void {
  const { parameters, round, units } = table.state;
  tellAction(table, hero, { action: 'PREACH', target }, true, 'GOW-CHR-09');
  const unit = lookUp(units, target);
  if (!unit) {
    stir(table, target, figure(parameters, 'loyalty.preach'), 'GOW-CHR-09');
    return;
  }
  const until = round + figure(parameters, 'calendar.roundsPerYear') - 1;
  raise(table, unit.owner, [unit.id], { cause: 'PREACH', until }, 'GOW-CHR-09');
}

/** GOW-CHR-11: the worst of Corrupted and Infected. */
export function purge(table: GowTable, hero: Character, target: string): readonly DiceTask[] | undefined {
  const unit = lookUp(table.state.units, target);
  const [condition] = (unit?.conditions ?? [])
    .filter((each) => each.name === 'CORRUPTED' || each.name === 'INFECTED')
    .sort((one, other) => other.severity - one.severity);
  if (!unit || !condition) return undefined;
  tellAction(table, hero, { action: 'PURGE', target }, true, 'GOW-CHR-11');
  table.emit(
    {
      type: 'ghost-of-war.ConditionLifted',
      data: { faction: unit.owner, subject: unit.id, kind: 'UNIT', name: condition.name },
    },
    ['GOW-CHR-11'],
  );
  const cost = figure(table.state.parameters, 'hero.purgeCePerSeverity') * condition.severity;
  return damage(table, unit.id, cost, 'GOW-CHR-11');
}

/** GOW-CHR-17: what a Cure needs. */
export function cureTarget(state: GhostOfWarState, target: string): number {
  const unit = lookUp(state.units, target);
  const sick = unit ?? lookUp(state.planets, target);
  const condition = sick?.conditions.find((each) => each.name === (unit ? 'INFECTED' : 'PLAGUE'));
  return figure(state.parameters, 'hero.cureBase') + (condition?.severity ?? 0);
}

/** GOW-CHR-17 */
export function cure(table: GowTable, hero: Character, action: HeroAction, face: number): void {
  const target = targetOf(action) ?? '';
  const unit = lookUp(table.state.units, target);
  const sick = unit ?? lookUp(table.state.planets, target);
  const name = unit ? 'INFECTED' : 'PLAGUE';
  if (!sick?.conditions.some((each) => each.name === name)) return;
  const succeeded = face >= cureTarget(table.state, target);
  tellAction(table, hero, action, succeeded, 'GOW-CHR-17');
  if (!succeeded) return;
  const faction = 'owner' in sick ? sick.owner : sick.controller;
  table.emit(
    {
      type: 'ghost-of-war.ConditionLifted',
      data: { faction, subject: target, kind: unit ? 'UNIT' : 'PLANET', name },
    },
    ['GOW-CHR-17'],
  );
}

/** GOW-CHR-20, -23: Tech-Marine or Engineer. */
export function fortify(table: GowTable, hero: Character, action: HeroAction): void {
  const engineer = hero.class === 'ENGINEER';
  const rule = engineer ? 'GOW-CHR-23' : 'GOW-CHR-20';
  const pp = figure(table.state.parameters, engineer ? 'fort.engineerPp' : 'hero.fortifyPp');
  tellAction(table, hero, action, true, rule);
  const work = { kind: 'FORTIFY' as const, faction: hero.faction, pp, hero: hero.id };
  table.emit(
    {
      type: 'ghost-of-war.WorkRaised',
      data: { faction: hero.faction, planet: targetOf(action) ?? '', work },
    },
    [rule, 'GOW-CE-07'],
  );
}

/** GOW-CHR-13: 8+ journeys and projects, 11+ the orders of the next round too. */
export function foresee(table: GowTable, hero: Character, action: HeroAction, sum: number): void {
  const [seen = 8, orders = 11] = figures(table.state.parameters, 'hero.precognitionTargets');
  tellAction(table, hero, action, sum >= seen, 'GOW-CHR-13');
  if (sum < seen) return;
  const foresight = { enemy: targetOf(action) ?? '', round: table.state.round, orders: sum >= orders };
  foreseen(table, hero.faction, foresight, ['GOW-CHR-13']);
}

/** GOW-CHR-23 Divination: the events of the next round in a system; what was divined before counts while its round lasts. */
export function divine(table: GowTable, faction: string, system: string): void {
  const { round } = table.state;
  const before = lookUp(table.state.factions, faction)?.divinations ?? [];
  const divined = { system, round: round + 1 };
  const divinations = [...before.filter((each) => each.round >= round && each.system !== system), divined];
  table.emit({ type: 'ghost-of-war.SystemDivined', data: { faction, ...divined, divinations } }, [
    'GOW-CHR-23',
  ]);
}

/** GOW-CHR-23 Summary Execution: one unit pays, the whole formation takes heart this round. */
export function execute(table: GowTable, hero: Character, action: HeroAction): void {
  const { state } = table;
  const unit = lookUp(state.units, targetOf(action));
  const formation = lookUp(state.formations, commandOf(state, hero));
  if (!unit || !formation) return;
  tellAction(table, hero, action, true, 'GOW-CHR-23');
  const to = Math.max(HERO_FIGURES.executionLeastCe, unit.ce + HERO_FIGURES.executionCe);
  if (to < unit.ce) {
    const row = { id: unit.id, kind: 'UNIT' as const, from: unit.ce, to };
    table.emit({ type: 'ghost-of-war.CeDamaged', data: { faction: unit.owner, rows: [row] } }, [
      'GOW-CHR-23',
    ]);
  }
  raise(
    table,
    formation.owner,
    formation.units,
    { cause: 'SUMMARY_EXECUTION', until: state.round },
    'GOW-CHR-23',
  );
}

/** GOW-CHR-23 Sermon: his formation this round, or the population. */
export function sermon(table: GowTable, hero: Character, action: HeroAction): void {
  const target = targetOf(action) ?? '';
  const formation = lookUp(table.state.formations, target);
  tellAction(table, hero, action, true, 'GOW-CHR-23');
  if (!formation) {
    stir(table, target, HERO_FIGURES.sermonLoyalty, 'GOW-CHR-23');
    return;
  }
  const spirit = { cause: 'SERMON' as const, until: table.state.round };
  raise(table, formation.owner, formation.units, spirit, 'GOW-CHR-23');
}

/** GOW-CHR-24 Bombard: Shells by DRAW; without them it fails and costs nothing. */
export function bombard(
  table: GowTable,
  hero: Character,
  action: HeroAction,
  amount: number,
): readonly DiceTask[] {
  tellAction(table, hero, action, true, 'GOW-CHR-24');
  return damage(table, targetOf(action) ?? '', amount, 'GOW-CHR-24');
}

/** GOW-CHR-24 Explorator: one step becomes charted. */
export function chart(table: GowTable, hero: Character, to: string): void {
  const { state } = table;
  const from = lookUp(state.systems, systemOfHero(state, hero))?.hex;
  if (from === undefined) return;
  const route = `route-${state.counts.route + 1}`;
  table.emit(
    { type: 'ghost-of-war.StepCharted', data: { faction: hero.faction, route, hexes: [from, to] } },
    ['GOW-CHR-24', 'GOW-MAP-04'],
  );
}

/** GOW-CHR-24: two Shells for a bombardment; false where they cannot be drawn. */
export function payShells(table: GowTable, hero: Character): boolean {
  const unit = lookUp(table.state.units, hero.attachedTo);
  const holder = unit ? holderOf(table.state, unit).id : (hero.attachedTo ?? hero.id);
  const books = openBooks(table.state);
  const { paid } = drawing(table.state, books).draw({
    faction: hero.faction,
    holder,
    goods: HERO_FIGURES.bombardCost,
    allOrNothing: true,
    reach: 'FORCES',
  });
  if (!paid) return false;
  for (const [faction, bookings] of books.bookings()) {
    table.emit({ type: 'ghost-of-war.ActionPaid', data: { faction, hero: hero.id, bookings } }, [
      'GOW-CHR-24',
    ]);
  }
  return true;
}

/** GOW-CE-07: a Fortify vanishes when its hero has left, or is dead. */
export function leaveWorks(table: GowTable): void {
  const { state } = table;
  for (const planet of bySeq(Object.values(state.planets))) {
    const heroes = planet.works.flatMap(({ hero }) => {
      if (hero === null) return [];
      const character = lookUp(state.characters, hero);
      const place = character && placeOfCharacter(state, character);
      const there = character?.diedRound === 0 && place?.in === 'PLANET' && place.id === planet.id;
      return there ? [] : [hero];
    });
    if (heroes.length > 0) {
      const faction = planet.works.find((each) => each.hero === heroes[0])?.faction ?? planet.controller;
      table.emit({ type: 'ghost-of-war.WorksLeft', data: { faction, planet: planet.id, heroes } }, [
        'GOW-CE-07',
      ]);
    }
  }
}

import { lookUp } from '../../../kernel/index.js';
import { violation, type RuleId } from '../catalog.js';
import { BACKFIRES, heroRow, HERO_FIGURES, HOLOCAUST_TRAITS, PSYCHIC_SHIELD } from '../data/heroes.js';
import type { HeroAction } from '../state/orders.js';
import type { Character, GhostOfWarState, Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import type { DiceTask, TaskArgs } from '../state/tasks.js';
import { openBooks } from '../goods/books.js';
import { drawing } from '../goods/draw.js';
import { destructionTasks } from '../combat/destruction.js';
import { holderOf } from '../units/holders.js';
import { figure, figures } from '../house-rules/house-rules.js';
import { failOrder, ordersOf, type InForce } from '../sheets/orders-taken-up.js';
import { bySeq } from '../general/order.js';
import { isWith, placeOfCharacter } from '../map/places.js';
import { judgeInForce } from '../sheets/sheets.js';
import type { TaskKinds } from '../dice/task-kind.js';
import { commandOf, judgeHeroAction, systemOfHero } from './actions.js';
import { fallCharacter } from '../combat/fates.js';
import { foreseen } from './foresight.js';

/** GOW-CHR-04, GOW-RND-01 S8: special actions by character seq. */
export function actWithHeroes(table: GowTable): readonly DiceTask[] {
  const entries = ordersOf(table.state, 'HERO_ACTION').map((entry) => ({
    seq: lookUp(table.state.characters, entry.order.hero)?.seq ?? 0,
    entry,
  }));
  return bySeq(entries).map(({ entry }) => ({
    kind: 'HERO_ACTION',
    args: { faction: entry.faction, index: entry.index },
  }));
}

/** The order that a task is about, and who acts. */
function actionOf(
  state: GhostOfWarState,
  { faction, index }: TaskArgs<'HERO_ACTION'>,
): { readonly entry: InForce<'HERO_ACTION'>; readonly hero: Character } | null {
  const order = lookUp(state.sheets, faction)?.[index];
  const hero = order?.order === 'HERO_ACTION' ? lookUp(state.characters, order.hero) : undefined;
  if (order?.order !== 'HERO_ACTION' || !hero) return null;
  return { entry: { faction, index, order }, hero };
}

/** GOW-CHR-12, -23: highest face on which the powers of a psyker turn against him. */
function backfireOn(state: GhostOfWarState, hero: Character): number {
  const on = heroRow(hero.class)?.backfire ?? 0;
  return on === 'hero.backfireOn' ? figure(state.parameters, on) : on;
}

const rollOf = (hero: Character, rule: RuleId, purpose: string, count: number) => ({
  count,
  for: rule,
  purpose,
  subject: hero.id,
  faction: hero.faction,
});

const targetOf = (action: HeroAction): string | null =>
  action.action === 'DIVINATION' ? null : action.target;

function tellAction(
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

/** Dice that an action throws, with its rule; null for none. */
function diceOf(
  state: GhostOfWarState,
  { action, ...rest }: HeroAction,
): { readonly rule: RuleId; readonly count: number } | null {
  switch (action) {
    case 'CURE':
      return { rule: 'GOW-CHR-17', count: 1 };
    case 'JAM':
      return { rule: 'GOW-CHR-21', count: 1 };
    case 'CHART':
      return { rule: 'GOW-CHR-24', count: 1 };
    case 'BOMBARD':
      return { rule: 'GOW-CHR-24', count: HERO_FIGURES.bombardDice };
    case 'SMITE':
      return { rule: 'GOW-CHR-23', count: HERO_FIGURES.smiteDice };
    case 'PRECOGNITION':
      return { rule: 'GOW-CHR-13', count: 2 };
    case 'HOLOCAUST':
      return { rule: 'GOW-CHR-14', count: holocaustDice(state, 'target' in rest ? String(rest.target) : '') };
    default:
      return null;
  }
}

/** GOW-DIC-02: nothing is thrown where a house rule leaves nothing to chance. */
function isForegone(state: GhostOfWarState, action: HeroAction): boolean {
  if (action.action === 'CURE') {
    const target = cureTarget(state, action.target);
    return target <= 1 || target > 6;
  }
  if (action.action !== 'PRECOGNITION') return false;
  const [seen = 8, orders = 11] = figures(state.parameters, 'hero.precognitionTargets');
  return seen > 12 || (seen <= 2 && (orders <= 2 || orders > 12));
}

/** GOW-CHR-14: more dice against psykers, demons, mutants and Tyrannids. */
function holocaustDice(state: GhostOfWarState, target: string): number {
  const [plain = 3, extra = 2] = figures(state.parameters, 'hero.holocaustDice');
  const traits = lookUp(state.units, target)?.traits ?? [];
  return plain + (traits.some((each) => (HOLOCAUST_TRAITS as readonly string[]).includes(each)) ? extra : 0);
}

/** GOW-CHR-15: damage of psychic powers to a unit that its own Librarian shields. */
function psychicDamage(state: GhostOfWarState, unit: Unit, damage: number): number {
  const shielded = Object.values(state.characters).some(
    (each) =>
      each.class === 'LIBRARIAN' &&
      each.diedRound === 0 &&
      each.woundedUntil < state.round &&
      isWith(each, unit),
  );
  if (!shielded) return damage;
  return damage <= PSYCHIC_SHIELD ? 0 : Math.floor(damage / 2);
}

/** Takes CE of a unit or planet; who comes to 0 is destroyed (GOW-CE-10). */
function damage(table: GowTable, id: string, amount: number, rule: RuleId): readonly DiceTask[] {
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

/** GOW-CHR-12 Backfire: the attached unit, of a formation its lowest-seq unit, suffers too. */
function attachedUnit(state: GhostOfWarState, { attachedTo }: Character): Unit | null {
  if (attachedTo === null) return null;
  const formation = lookUp(state.formations, attachedTo);
  return lookUp(state.units, formation ? (formation.units[0] ?? '') : attachedTo) ?? null;
}

/** What counts where no die is thrown, because every face would do, or none. */
const LEAST_FACE = 1;
const LEAST_SUM = 2;

const total = (faces: readonly number[]): number => faces.reduce((sum, each) => sum + each, 0);

/** Carries out an action; the dice are thrown. */
function carryOut(
  table: GowTable,
  hero: Character,
  action: HeroAction,
  faces: readonly number[],
): readonly DiceTask[] | undefined {
  const { state } = table;
  const { parameters } = state;
  const { faction } = hero;
  switch (action.action) {
    case 'PREACH':
      preach(table, hero, action.target);
      return undefined;
    case 'PURGE':
      return purge(table, hero, action.target);
    case 'HOLOCAUST':
    case 'SMITE': {
      const rule = action.action === 'SMITE' ? 'GOW-CHR-23' : 'GOW-CHR-14';
      tellAction(table, hero, action, true, rule);
      const unit = lookUp(state.units, action.target);
      return unit && damage(table, unit.id, psychicDamage(state, unit, total(faces)), rule);
    }
    case 'BOMBARD':
      return bombard(table, hero, action, total(faces));
    case 'CURE':
      cure(table, hero, action, faces[0] ?? LEAST_FACE);
      return undefined;
    case 'SCREEN':
      tellAction(table, hero, action, true, 'GOW-CHR-18');
      table.emit({ type: 'ghost-of-war.PlanetScreened', data: { faction, planet: action.target } }, [
        'GOW-CHR-18',
      ]);
      return undefined;
    case 'FORTIFY':
      fortify(table, hero, action);
      return undefined;
    case 'JAM': {
      const succeeded = (faces[0] ?? 1) >= figure(parameters, 'hero.jamTarget');
      tellAction(table, hero, action, succeeded, 'GOW-CHR-21');
      const formation = lookUp(state.formations, action.target);
      if (succeeded && formation) {
        const { owner, units } = formation;
        table.emit({ type: 'ghost-of-war.UnitsJammed', data: { faction: owner, units } }, ['GOW-CHR-21']);
      }
      return undefined;
    }
    case 'PRECOGNITION':
      foresee(table, hero, action, faces.length > 0 ? total(faces) : LEAST_SUM);
      return undefined;
    case 'DIVINATION':
      tellAction(table, hero, action, true, 'GOW-CHR-23');
      divine(table, faction, systemOfHero(state, hero) ?? '');
      return undefined;
    case 'SUMMARY_EXECUTION':
      execute(table, hero, action);
      return undefined;
    case 'SERMON':
      sermon(table, hero, action);
      return undefined;
    case 'CHART': {
      const succeeded = (faces[0] ?? 1) >= HERO_FIGURES.chartTarget;
      tellAction(table, hero, action, succeeded, 'GOW-CHR-24');
      if (succeeded) chart(table, hero, action.target);
      return undefined;
    }
  }
}

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
function preach(table: GowTable, hero: Character, target: string): void {
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
function purge(table: GowTable, hero: Character, target: string): readonly DiceTask[] | undefined {
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
function cureTarget(state: GhostOfWarState, target: string): number {
  const unit = lookUp(state.units, target);
  const sick = unit ?? lookUp(state.planets, target);
  const condition = sick?.conditions.find((each) => each.name === (unit ? 'INFECTED' : 'PLAGUE'));
  return figure(state.parameters, 'hero.cureBase') + (condition?.severity ?? 0);
}

/** GOW-CHR-17 */
function cure(table: GowTable, hero: Character, action: HeroAction, face: number): void {
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
function fortify(table: GowTable, hero: Character, action: HeroAction): void {
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
function foresee(table: GowTable, hero: Character, action: HeroAction, sum: number): void {
  const [seen = 8, orders = 11] = figures(table.state.parameters, 'hero.precognitionTargets');
  tellAction(table, hero, action, sum >= seen, 'GOW-CHR-13');
  if (sum < seen) return;
  const foresight = { enemy: targetOf(action) ?? '', round: table.state.round, orders: sum >= orders };
  foreseen(table, hero.faction, foresight, ['GOW-CHR-13']);
}

/** GOW-CHR-23 Divination: the events of the next round in a system; what was divined before counts while its round lasts. */
function divine(table: GowTable, faction: string, system: string): void {
  const { round } = table.state;
  const before = lookUp(table.state.factions, faction)?.divinations ?? [];
  const divined = { system, round: round + 1 };
  const divinations = [...before.filter((each) => each.round >= round && each.system !== system), divined];
  table.emit({ type: 'ghost-of-war.SystemDivined', data: { faction, ...divined, divinations } }, [
    'GOW-CHR-23',
  ]);
}

/** GOW-CHR-23 Summary Execution: one unit pays, the whole formation takes heart this round. */
function execute(table: GowTable, hero: Character, action: HeroAction): void {
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
function sermon(table: GowTable, hero: Character, action: HeroAction): void {
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
function bombard(table: GowTable, hero: Character, action: HeroAction, amount: number): readonly DiceTask[] {
  tellAction(table, hero, action, true, 'GOW-CHR-24');
  return damage(table, targetOf(action) ?? '', amount, 'GOW-CHR-24');
}

/** GOW-CHR-24 Explorator: one step becomes charted. */
function chart(table: GowTable, hero: Character, to: string): void {
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
function payShells(table: GowTable, hero: Character): boolean {
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

/** GOW-CHR-04 … -24: special actions in two halves each. */
export const HERO_TASKS: TaskKinds<'HERO_ACTION' | 'BACKFIRE' | 'BACKFIRE_FATE' | 'ACT'> = {
  HERO_ACTION: {
    throws: () => null,
    settle: (table, args) => {
      const found = actionOf(table.state, args);
      if (!found) return undefined;
      const { entry, hero } = found;
      const faults = judgeInForce(table.state, entry, judgeHeroAction);
      if (faults.length > 0) {
        failOrder(table, entry, faults);
        return undefined;
      }
      if (entry.order.action.action === 'BOMBARD' && !payShells(table, hero)) {
        failOrder(table, entry, [
          violation('GOW-CHR-24', 'NO_SHELLS', [], { goods: HERO_FIGURES.bombardCost }),
        ]);
        return undefined;
      }
      return [{ kind: backfireOn(table.state, hero) > 0 ? 'BACKFIRE' : 'ACT', args }];
    },
  },
  BACKFIRE: {
    throws: (state, args) => {
      const hero = actionOf(state, args)?.hero;
      return hero ? rollOf(hero, 'GOW-CHR-12', 'backfire', 1) : null;
    },
    settle: (table, args, [face]) => {
      const found = actionOf(table.state, args);
      if (!found || (face ?? 6) > backfireOn(table.state, found.hero)) return [{ kind: 'ACT', args }];
      tellAction(table, found.hero, found.entry.order.action, false, 'GOW-CHR-12');
      return [{ kind: 'BACKFIRE_FATE', args }];
    },
  },
  BACKFIRE_FATE: {
    throws: (state, args) => {
      const hero = actionOf(state, args)?.hero;
      return hero ? rollOf(hero, 'GOW-CHR-12', 'what turns against him', 1) : null;
    },
    settle: (table, args, [face]) => {
      const hero = actionOf(table.state, args)?.hero;
      if (!hero) return undefined;
      const { fate, unitCe } = BACKFIRES[(face ?? 6) - 1] ?? BACKFIRES[5];
      const unit = attachedUnit(table.state, hero);
      const { faction, id } = hero;
      table.emit({ type: 'ghost-of-war.HeroBackfired', data: { faction, hero: id, face: face ?? 6 } }, [
        'GOW-CHR-12',
      ]);
      if (fate === 'STUNNED') {
        const until = table.state.round + 1;
        table.emit({ type: 'ghost-of-war.CharacterStunned', data: { faction, character: id, until } }, [
          'GOW-CHR-12',
          'GOW-CHR-07',
        ]);
      } else {
        fallCharacter(table, id, fate, 'GOW-CHR-12');
      }
      return unit && unitCe !== 0 ? damage(table, unit.id, -unitCe, 'GOW-CHR-12') : undefined;
    },
  },
  ACT: {
    throws: (state, args) => {
      const found = actionOf(state, args);
      const dice = found && diceOf(state, found.entry.order.action);
      return found && dice && !isForegone(state, found.entry.order.action)
        ? rollOf(found.hero, dice.rule, found.entry.order.action.action.toLowerCase(), dice.count)
        : null;
    },
    settle: (table, args, faces) => {
      const found = actionOf(table.state, args);
      return found ? carryOut(table, found.hero, found.entry.order.action, faces) : undefined;
    },
  },
};

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

import type { GowTable } from '../table.js';
import type { DiceTask, TaskArgs } from '../state/tasks.js';
import { type InForce, failOrder, ordersOf } from '../sheets/orders-taken-up.js';
import { lookUp } from '../../../kernel/index.js';
import { bySeq } from '../general/order.js';
import type { Character, GhostOfWarState, Unit } from '../state/index.js';
import { BACKFIRES, HERO_FIGURES, HOLOCAUST_TRAITS, PSYCHIC_SHIELD, heroRow } from '../data/heroes.js';
import { figure, figures } from '../house-rules/house-rules.js';
import { type RuleId, violation } from '../catalog.js';
import type { HeroAction } from '../sheets/orders.js';
import {
  LEAST_FACE,
  LEAST_SUM,
  bombard,
  chart,
  cure,
  cureTarget,
  damage,
  divine,
  execute,
  foresee,
  fortify,
  payShells,
  preach,
  purge,
  sermon,
  targetOf,
  tellAction,
  total,
} from './hero-effects.js';
import { isWith } from '../map/places.js';
import { judgeHeroAction, systemOfHero } from './actions.js';
import type { TaskKinds } from '../dice/task-kind.js';
import { judgeInForce } from '../sheets/sheets.js';
import { fallCharacter } from '../combat/fates.js';

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

/** GOW-CHR-12 Backfire: the attached unit, of a formation its lowest-seq unit, suffers too. */
function attachedUnit(state: GhostOfWarState, { attachedTo }: Character): Unit | null {
  if (attachedTo === null) return null;
  const formation = lookUp(state.formations, attachedTo);
  return lookUp(state.units, formation ? (formation.units[0] ?? '') : attachedTo) ?? null;
}

/** An action whose dice are thrown. */
interface Doing {
  readonly table: GowTable;
  readonly hero: Character;
  readonly action: HeroAction;
  /** Empty where it has none. */
  readonly target: string;
  readonly faces: readonly number[];
}
type Act = (doing: Doing) => readonly DiceTask[] | undefined;

/** GOW-CHR-14, -23: psychic damage to an enemy unit. */
const striking =
  (rule: RuleId): Act =>
  ({ table, hero, action, target, faces }) => {
    tellAction(table, hero, action, true, rule);
    const unit = lookUp(table.state.units, target);
    return unit && damage(table, unit.id, psychicDamage(table.state, unit, total(faces)), rule);
  };

/** GOW-CHR-18 */
const screen: Act = ({ table, hero, action, target }) => {
  tellAction(table, hero, action, true, 'GOW-CHR-18');
  const data = { faction: hero.faction, planet: target };
  table.emit({ type: 'ghost-of-war.PlanetScreened', data }, ['GOW-CHR-18']);
  return undefined;
};

/** GOW-CHR-21 */
const jam: Act = ({ table, hero, action, target, faces }) => {
  const succeeded = (faces[0] ?? 1) >= figure(table.state.parameters, 'hero.jamTarget');
  tellAction(table, hero, action, succeeded, 'GOW-CHR-21');
  const formation = lookUp(table.state.formations, target);
  if (succeeded && formation) {
    const { owner, units } = formation;
    table.emit({ type: 'ghost-of-war.UnitsJammed', data: { faction: owner, units } }, ['GOW-CHR-21']);
  }
  return undefined;
};

/** GOW-CHR-23 */
const divination: Act = ({ table, hero, action }) => {
  tellAction(table, hero, action, true, 'GOW-CHR-23');
  return void divine(table, hero.faction, systemOfHero(table.state, hero) ?? '');
};

/** GOW-CHR-24 */
const charting: Act = ({ table, hero, action, target, faces }) => {
  const succeeded = (faces[0] ?? 1) >= HERO_FIGURES.chartTarget;
  tellAction(table, hero, action, succeeded, 'GOW-CHR-24');
  return succeeded ? void chart(table, hero, target) : undefined;
};

/** What each action does. */
const ACTS: Readonly<Record<HeroAction['action'], Act>> = {
  PREACH: ({ table, hero, target }) => void preach(table, hero, target),
  PURGE: ({ table, hero, target }) => purge(table, hero, target),
  HOLOCAUST: striking('GOW-CHR-14'),
  SMITE: striking('GOW-CHR-23'),
  BOMBARD: ({ table, hero, action, faces }) => bombard(table, hero, action, total(faces)),
  CURE: ({ table, hero, action, faces }) => void cure(table, hero, action, faces[0] ?? LEAST_FACE),
  SCREEN: screen,
  FORTIFY: ({ table, hero, action }) => void fortify(table, hero, action),
  JAM: jam,
  PRECOGNITION: ({ table, hero, action, faces }) =>
    void foresee(table, hero, action, faces.length > 0 ? total(faces) : LEAST_SUM),
  DIVINATION: divination,
  SUMMARY_EXECUTION: ({ table, hero, action }) => void execute(table, hero, action),
  SERMON: ({ table, hero, action }) => void sermon(table, hero, action),
  CHART: charting,
};

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
      if (!found) return undefined;
      const { hero, entry } = found;
      const { action } = entry.order;
      return ACTS[action.action]({ table, hero, action, target: targetOf(action) ?? '', faces });
    },
  },
};

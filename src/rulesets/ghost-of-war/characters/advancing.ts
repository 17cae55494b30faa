import { entryAt, lookUp } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import { commanderRow } from '../data/commanders.js';
import { ADVISORS, MOST_ADVISORS, MOST_TRAITS, TRAIT_UP_TO, TRAITS } from '../data/traits.js';
import type { GmChange } from '../game-master/changes.js';
import type { Advisor, Character, CharacterTrait, GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import type { DiceTask } from '../state/tasks.js';
import { clampXp } from '../experience/experience.js';
import { figure, figures } from '../house-rules/house-rules.js';
import { factionsBySeq } from '../general/factions.js';
import { bySeq } from '../general/order.js';
import type { TaskKind, TaskKinds } from '../dice/task-kind.js';

/** GOW-TRT-05: the entry of a face; if it is owned already the next in the list, cyclic. Null when all are. */
export function nextOf<T>(list: readonly T[], face: number, owned: readonly T[]): T | null {
  const turned = [...list.slice(face - 1), ...list.slice(0, face - 1)];
  return turned.find((each) => !owned.includes(each)) ?? null;
}

/** GOW-TRT-04, -05: gives a trait or an advisor; more than there may be are forfeited. */
export function advance(
  table: GowTable,
  character: Character,
  gain: { readonly trait: CharacterTrait | null; readonly advisor: Advisor | null },
  rule: RuleId,
): void {
  const { faction, id } = character;
  const trait = takesTrait(character) ? gain.trait : null;
  const advisor = takesAdvisor(character) ? gain.advisor : null;
  // GOW-TRT-02: the right of Tactical Genius comes with the trait.
  const rerolls = trait === 'TACTICAL_GENIUS' && character.kind === 'COMMANDER' ? 1 : 0;
  table.emit(
    { type: 'ghost-of-war.CharacterAdvanced', data: { faction, character: id, trait, advisor, rerolls } },
    [rule],
  );
}

/** GOW-CHR-01, GOW-TRT-05: dice for what a new commander starts with. */
export function startTasks(state: GhostOfWarState, { id, class: of }: Character): readonly DiceTask[] {
  const row = commanderRow(of);
  const [traits, advisors] =
    of === 'CHAPTER_MASTER'
      ? figures(state.parameters, 'character.chapterMasterStart')
      : [row?.startTraits ?? 0, row?.startAdvisors ?? 0];
  const tasks = (kind: 'TRAIT' | 'ADVISOR', count = 0): readonly DiceTask[] =>
    Array.from({ length: count }, () => ({ kind, args: { character: id } }));
  return [...tasks('TRAIT', traits), ...tasks('ADVISOR', advisors)];
}

/** GOW-CHR-01: dice for commanders whom the arbiter has made without saying what they start with. */
export const startTasksOf = (state: GhostOfWarState, changes: readonly GmChange[]): readonly DiceTask[] =>
  changes.flatMap((each) => {
    if (each.change !== 'CREATE_CHARACTER') return [];
    const { id, traits, advisors } = each.entry;
    const character = lookUp(state.characters, id);
    return (character ? startTasks(state, character) : []).filter(({ kind }) =>
      kind === 'TRAIT' ? traits === undefined : advisors === undefined,
    );
  });

/** GOW-CHR-05, GOW-XP-06: S10: the best battle of the round; each full step is an advancement. */
export function trainCharacters(table: GowTable): readonly DiceTask[] {
  const before = table.state;
  const tasks: { readonly seq: number; readonly task: DiceTask }[] = [];
  for (const { id: faction, seat } of factionsBySeq(before)) {
    const rows = bySeq(Object.values(before.characters))
      .filter((each) => each.faction === faction && each.battleXp > 0 && each.diedRound === 0)
      .map((each) => ({ character: each.id, from: each.xp, to: clampXp(before, each.xp + each.battleXp) }));
    if (rows.length === 0) continue;
    table.emit({ type: 'ghost-of-war.CharacterXpChanged', data: { faction, seat, rows } }, ['GOW-CHR-05']);
    const step = figure(before.parameters, 'character.xpPerStep');
    for (const { character, from, to } of rows) {
      const { seq } = entryAt(before.characters, character);
      const steps = Math.floor(to / step) - Math.floor(from / step);
      for (let n = 0; n < steps; n += 1)
        tasks.push({ seq, task: { kind: 'ADVANCEMENT', args: { character } } });
    }
  }
  return bySeq(tasks).map((each) => each.task);
}

const characterOf = (state: GhostOfWarState, id: string): Character | undefined =>
  lookUp(state.characters, id);

/** GOW-DIC-02: whether there is room for another trait, or advisor. */
const takesTrait = ({ traits }: Character): boolean => traits.length < MOST_TRAITS;
const takesAdvisor = ({ advisors }: Character): boolean => advisors.length < MOST_ADVISORS;

const dieFor =
  (purpose: string, rule: RuleId, matters: (character: Character) => boolean): TaskKind<'TRAIT'>['throws'] =>
  (state, { character: id }) => {
    const character = characterOf(state, id);
    return character && matters(character)
      ? { count: 1, for: rule, purpose, subject: character.id, faction: character.faction }
      : null;
  };

/** GOW-CHR-05, GOW-TRT-05 */
export const ADVANCING_TASKS: TaskKinds<'ADVANCEMENT' | 'TRAIT' | 'ADVISOR'> = {
  ADVANCEMENT: {
    throws: dieFor('trait or advisor', 'GOW-CHR-05', (each) => takesTrait(each) || takesAdvisor(each)),
    settle: (_table, args, [face]) => [{ kind: (face ?? 1) <= TRAIT_UP_TO ? 'TRAIT' : 'ADVISOR', args }],
  },
  TRAIT: {
    throws: dieFor('trait', 'GOW-TRT-05', takesTrait),
    settle: (table, { character: id }, [face]) => {
      const character = characterOf(table.state, id);
      if (!character) return undefined;
      const trait = nextOf(TRAITS, face ?? 1, character.traits);
      advance(table, character, { trait, advisor: null }, 'GOW-TRT-05');
      return undefined;
    },
  },
  ADVISOR: {
    throws: dieFor('advisor', 'GOW-TRT-05', takesAdvisor),
    settle: (table, { character: id }, [face]) => {
      const character = characterOf(table.state, id);
      if (!character) return undefined;
      const advisor = nextOf(ADVISORS, face ?? 1, character.advisors);
      advance(table, character, { trait: null, advisor }, 'GOW-TRT-05');
      return undefined;
    },
  },
};

import type { Battle, GhostOfWarState, Side } from '../state/index.js';
import { lossRows } from './losses.js';
import type { DiceTask } from '../state/tasks.js';
import { bySeq } from '../general/order.js';
import { SIDES } from './coalitions.js';
import { foundIn } from '../../../kernel/index.js';
import { task } from './battle-task.js';
import { battleOf, outcomeFor } from './outcome.js';
import type { TaskKind } from '../dice/task-kind.js';
import { ownerOf } from '../general/owners.js';
import { CHARACTER_FATES } from '../data/combat.js';
import { fallCharacter } from './fates.js';

/** GOW-CBT-14: characters of a side whose fate is thrown for. */
export const fatesThrown = (
  state: GhostOfWarState,
  battle: Battle,
  rows: ReturnType<typeof lossRows>,
  side: Side,
): readonly string[] =>
  fateTasks(state, battle, rows)
    .flatMap((each) => (each.kind === 'FATE' ? [each.args.character] : []))
    .filter((each) => battle[side].characters.includes(each));

/** GOW-CBT-14: characters whose force is destroyed, or whose side is decisively beaten; told fates are not rolled. */
export const fateTasks = (
  state: GhostOfWarState,
  battle: Battle,
  rows: ReturnType<typeof lossRows>,
): readonly DiceTask[] =>
  bySeq(SIDES.flatMap((side) => battle[side].characters.flatMap(foundIn(state.characters)))).flatMap(
    (character) => {
      const reported = battle.settledBy?.fates.find((each) => each.character === character.id);
      if (reported) return [task('TOLD_FATE', battle, { character: character.id, fate: reported.fate })];
      const side = battle.attacker.characters.includes(character.id) ? 'attacker' : 'defender';
      const destroyed = isForceDestroyed(state, character.attachedTo, rows);
      const beaten = battle.result && outcomeFor(side, battle.result.outcome) === 'DECISIVE_DEFEAT';
      if (!destroyed && !beaten) return [];
      const cause = destroyed ? 'destroyed' : 'decisiveDefeat';
      return [task('FATE', battle, { character: character.id, cause })];
    },
  );

/** His unit, or every unit of his formation, is destroyed. */
function isForceDestroyed(
  state: GhostOfWarState,
  force: string | null,
  rows: ReturnType<typeof lossRows>,
): boolean {
  if (force === null) return false;
  const units = Object.values(state.units).filter((each) => each.id === force || each.formation === force);
  return (
    units.length > 0 &&
    units.every((unit) => rows.some((each) => each.id === unit.id && each.from > 0 && each.to === 0))
  );
}

export const FATE: TaskKind<'FATE'> = {
  throws: (state, { battle, character }) => {
    const faction = ownerOf(state, character);
    if (faction === null) return null;
    return {
      count: 1,
      for: 'GOW-CBT-14',
      purpose: `fate of ${character}`,
      subject: battleOf(state, battle)?.id ?? character,
      faction,
    };
  },
  settle: (table, { character, cause }, [face]) => {
    const fates = CHARACTER_FATES[cause];
    fallCharacter(table, character, fates[(face ?? 6) - 1] ?? 'UNHARMED', 'GOW-CBT-14');
    return undefined;
  },
};

export const TOLD_FATE: TaskKind<'TOLD_FATE'> = {
  throws: () => null,
  settle: (table, { character, fate }) => {
    if (fate === 'KILLED' || fate === 'WOUNDED') {
      fallCharacter(table, character, fate, 'GOW-CBT-10');
    }
    return undefined;
  },
};

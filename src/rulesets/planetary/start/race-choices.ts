import { entryAt, existing } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { Craftworld, DemonGod, SetUpChoice } from '../races/profile.js';
import { profileOfSeat } from '../races/profile-of.js';
import type { PlanetaryState, Player } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import type { BuildAction } from '../build/build-action.js';
import { activePlayers } from '../map/map.js';

/** What a choice that nobody makes comes to (RACE-CH-04, RACE-EL-01). */
const DEFAULT_GOD: DemonGod = 'UNDIVIDED';
const DEFAULT_CRAFTWORLD: Craftworld = 'STANDARD';

/** Choices of the set-up that a seat's race has and has not made yet. */
export const choicesLeft = (state: PlanetaryState, seat: string): readonly SetUpChoice['name'][] =>
  (profileOfSeat(state, seat)?.choices ?? [])
    .map((each) => each.name)
    .filter((name) => state.players[seat]?.[name] === undefined);

/** Each choice is made once, by a race that has it. */
function judgeChoice(state: PlanetaryState, seat: string, name: SetUpChoice['name']): readonly Violation[] {
  const rule = name === 'demonGod' ? 'RACE-CH-02' : 'RACE-EL-01';
  const { race, [name]: made } = entryAt(state.players, seat);
  if (
    !existing(profileOfSeat(state, seat), 'profile of the race').choices.some((each) => each.name === name)
  ) {
    return [violation(rule, 'RACE_HAS_NO_CHOICE', [], { race })];
  }
  return made === undefined ? [] : [violation(rule, 'CHOICE_IS_FINAL', [], { chosen: made })];
}

/** RACE-CH-02 Demon God: at set-up, final. */
export const DEMON_GOD: BuildAction<'ChooseDemonGod'> = {
  judge: (state, seat) => judgeChoice(state, seat, 'demonGod'),
  carryOut: (table, { god }) => chooseGod(table, table.actor.seat, god),
};

/** RACE-EL-01 Craftworld: recorded and shown; its list is not validated. */
export const CRAFTWORLD: BuildAction<'ChooseCraftworld'> = {
  judge: (state, seat) => judgeChoice(state, seat, 'craftworld'),
  carryOut: (table, { craftworld }) => chooseCraftworld(table, table.actor.seat, craftworld),
};

const chooseGod = (table: PlanetaryTable, seat: string, god: DemonGod): void =>
  table.emit({ type: 'planetary.DemonGodChosen', data: { seat, god } }, ['RACE-CH-02']);

const chooseCraftworld = (table: PlanetaryTable, seat: string, craftworld: Craftworld): void =>
  table.emit({ type: 'planetary.CraftworldChosen', data: { seat, craftworld } }, ['RACE-EL-01']);

/** PLN-GEN-12: who has chosen nothing when the set-up closes has Chaos Undivided, or the standard craftworld. */
export function closeChoices(table: PlanetaryTable): void {
  for (const { seat } of activePlayers(table.state)) {
    for (const name of choicesLeft(table.state, seat)) {
      if (name === 'demonGod') chooseGod(table, seat, DEFAULT_GOD);
      else chooseCraftworld(table, seat, DEFAULT_CRAFTWORLD);
    }
  }
}

/** A player of a campaign that begins after the set-up has chosen before. */
export const chosenBefore = (
  choices: readonly SetUpChoice[],
  entered: Pick<Player, 'demonGod' | 'craftworld'>,
  inSetUp: boolean,
): Pick<Player, 'demonGod' | 'craftworld'> => {
  const has = (name: SetUpChoice['name']): boolean => !inSetUp && choices.some((each) => each.name === name);
  const demonGod = entered.demonGod ?? (has('demonGod') ? DEFAULT_GOD : undefined);
  const craftworld = entered.craftworld ?? (has('craftworld') ? DEFAULT_CRAFTWORLD : undefined);
  return {
    ...(demonGod === undefined ? {} : { demonGod }),
    ...(craftworld === undefined ? {} : { craftworld }),
  };
};

import {
  FACTIONS,
  TYPE_LETTERS,
  type SpaceEmpiresPosition,
} from '../../../../../rulesets/space-empires/index.js';
import { readEntries, type Entries, type Fields } from '../../files/entries.js';
import { choice, flag, list, text, whole, type Reader } from '../../files/fields.js';
import type { ClubFile } from '../../files/rows.js';

type UnitLists = NonNullable<SpaceEmpiresPosition['unitLists']>;
type Faction = (typeof FACTIONS)[number];
type Line = NonNullable<UnitLists[Faction]>[number];

/** A line of a unit list with the faction whose it is. */
export interface ListedLine extends Line {
  readonly faction: Faction;
}

const MOST_LINES = 1000;
const letters = list(choice(TYPE_LETTERS), 10);

/** Of a table the letters of the rulebook in one word, `LP`; of JSON a list. */
const types: Reader<Line['types']> = (value) => letters(typeof value === 'string' ? [...value] : value);

const FIELDS: Fields<ListedLine> = {
  faction: choice(FACTIONS),
  id: text(60),
  name: text(60),
  count: whole(1, 50),
  fast: flag,
  types,
  force: whole(0, 100),
  fortification: flag,
};

/** Lines of unit lists of a club's file (SPE-UNI-03). What they mean is judged by the ruleset. */
export const readUnitListFile = (file: ClubFile): Entries<ListedLine> =>
  readEntries(file, FIELDS, ['faction', 'id', 'name', 'count', 'types', 'force'], MOST_LINES);

/** Unit lists with the lines of a file behind their own. */
export function withLines(lists: UnitLists, lines: readonly ListedLine[]): UnitLists {
  const both = { ...lists };
  for (const { faction, ...line } of lines) both[faction] = [...(both[faction] ?? []), line];
  return both;
}

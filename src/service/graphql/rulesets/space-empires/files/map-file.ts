import { PLANET_CLASSES, type SpaceEmpiresPosition } from '../../../../../rulesets/space-empires/index.js';
import { readEntries, type Entries, type Fields } from '../../files/entries.js';
import { choice, list, text } from '../../files/fields.js';
import type { ClubFile } from '../../files/rows.js';

export type MapSpaceEntry = NonNullable<SpaceEmpiresPosition['map']>['spaces'][number];

const MOST_SPACES = 500;
const NAME = text(60);

const FIELDS: Fields<MapSpaceEntry> = {
  id: NAME,
  neighbours: list(NAME, MOST_SPACES),
  planetClass: choice(PLANET_CLASSES),
  planetName: NAME,
  controller: NAME,
  homeworldOf: NAME,
};

/** Map spaces of a club's file (SPE-MAP-04). What they mean is judged by the ruleset. */
export const readMapFile = (file: ClubFile): Entries<MapSpaceEntry> =>
  readEntries(file, FIELDS, ['id', 'neighbours'], MOST_SPACES);

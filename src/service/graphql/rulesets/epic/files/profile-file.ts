import {
  ABILITIES,
  KINDS,
  WEAPON_TYPES,
  type EpicPosition,
  type ProfileEntry,
} from '../../../../../rulesets/epic/index.js';
import { readEntries, type Entries, type Fields } from '../../files/entries.js';
import { choice, list, member, text, whole, words, type Reader } from '../../files/fields.js';
import type { ClubFile } from '../../files/rows.js';

type Weapon = ProfileEntry['superHeavyWeapons'][number];

/** Printed values of a unit and its name. */
export interface NamedProfile extends Omit<ProfileEntry, 'superHeavyWeapons'> {
  readonly profile: string;
  readonly superHeavyWeapons: readonly Weapon[];
}

const MOST_PROFILES = 200;
const VALUE = whole(0, 1000);
const type = choice(WEAPON_TYPES);
const uses = whole(1, 99);

/** Of a table `DEATH_RAY 60 1`: type, range in cm, and how often it may be fired, or nothing for as often as one likes. */
const weapon: Reader<Weapon> = (value) => {
  const said = words(value);
  const [named, range, times]: readonly unknown[] =
    said ?? ['type', 'rangeCm', 'uses'].map((each) => member(value, each));
  const one = type(named);
  const rangeCm = VALUE(range ?? 0);
  const limit = times == null ? null : uses(times);
  if ('wrong' in one) return { wrong: `Its type: ${one.wrong}` };
  if ('wrong' in rangeCm) return { wrong: `Its range: ${rangeCm.wrong}` };
  if (limit && 'wrong' in limit) return { wrong: `Its uses: ${limit.wrong}` };
  return { value: { type: one.value, rangeCm: rangeCm.value, uses: limit && limit.value } };
};

const FIELDS: Fields<NamedProfile> = {
  profile: text(60),
  kind: choice(KINDS),
  speedCm: VALUE,
  rangeCm: VALUE,
  firepower: VALUE,
  assault: VALUE,
  armour: whole(2, 6),
  abilities: list(choice(ABILITIES), 16),
  transportCapacity: whole(0, 99),
  damage: whole(0, 99),
  shields: whole(0, 99),
  superHeavyWeapons: list(weapon, 20),
};

/** Profiles of a club's file (EPC-GEN-04). What they mean is judged by the ruleset. */
export function readProfileFile(file: ClubFile): Entries<NamedProfile> {
  const needed = ['profile', 'kind', 'speedCm', 'rangeCm', 'firepower', 'assault', 'armour'] as const;
  const { entries, lines, problems } = readEntries(file, FIELDS, needed, MOST_PROFILES);
  const names = entries.map((each) => each.profile);
  return {
    entries,
    lines,
    problems: [
      ...problems,
      ...names.flatMap((name, place) =>
        names.indexOf(name) === place
          ? []
          : [
              {
                line: lines[place] ?? 1,
                column: 1,
                field: 'profile',
                message: `The profile ${name} is there twice.`,
              },
            ],
      ),
    ],
  };
}

const PLAIN = { abilities: [], transportCapacity: 0, damage: 0, shields: 0, superHeavyWeapons: [] };

/** Profiles with those of a file beside them; one that is in both is the file's. */
export const withProfiles = (
  profiles: EpicPosition['profiles'],
  entries: readonly NamedProfile[],
): EpicPosition['profiles'] => ({
  ...profiles,
  ...Object.fromEntries(entries.map(({ profile, ...values }) => [profile, { ...PLAIN, ...values }])),
});

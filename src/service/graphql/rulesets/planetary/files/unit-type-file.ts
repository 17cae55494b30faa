import {
  BUILDINGS,
  type PlanetaryPosition,
  type UnitOptionType,
} from '../../../../../rulesets/planetary/index.js';
import { readEntries, type Entries, type Fields } from '../../files/entries.js';
import {
  choice,
  flag,
  list,
  member,
  text,
  whole,
  words,
  type Read,
  type Reader,
} from '../../files/fields.js';
import type { ClubFile } from '../../files/rows.js';

type UnitTypeEntry = NonNullable<PlanetaryPosition['unitTypes']>[number];

/** Fields that a club writes; what only the registry of the rules knows is not among them. */
type Written = Omit<
  UnitTypeEntry,
  | 'pointsWithOrder'
  | 'hellion'
  | 'ownTransport'
  | 'composedOf'
  | 'pool'
  | 'forbiddenInDetachment'
  | 'onlyInSpecialDetachment'
  | 'aspect'
  | 'harlequin'
  | 'fightsOnly'
>;

const RACES = ['IG', 'SM', 'BA', 'SOB', 'CH', 'DE', 'EL', 'ORK', 'TY', 'ANY'] as const;
const MOST_TYPES = 1000;
const POINTS = whole(0, 100_000);
const MODELS = whole(1, 200);

/** Of a table `flamer 6 stays`: key, points, and whether it stays with the unit. */
const option: Reader<UnitOptionType> = (value) => {
  const said = words(value);
  const key = said ? said[0] : member(value, 'key');
  const points = POINTS(said ? said[1] : member(value, 'points'));
  const stays = said ? said[2] === 'stays' : member(value, 'staysWithUnit') === true;
  if (said && (said.length > 3 || (said.length === 3 && !stays))) {
    return { wrong: 'It must read: key, points, and `stays` where it stays with the unit.' };
  }
  const known = text(100)(key);
  if ('wrong' in known) return { wrong: `Its key: ${known.wrong}` };
  if ('wrong' in points) return { wrong: `Its points: ${points.wrong}` };
  const name = member(value, 'name');
  return {
    value: {
      key: known.value,
      name: typeof name === 'string' ? name.slice(0, 120) : known.value,
      points: points.value,
      staysWithUnit: stays,
    },
  };
};

const KINDS = BUILDINGS.map((each) => each.id);

/** Of a table `BARRACKS + HEAVY_FACTORY`: buildings that are all needed. */
const buildings: Reader<readonly string[]> = (value): Read<readonly string[]> => {
  const said = Array.isArray(value) ? (value as readonly unknown[]) : String(value).split('+');
  const read = said.map((each) => choice(KINDS)(String(each).trim()));
  const bad = read.find((each) => 'wrong' in each);
  if (bad) return bad as { readonly wrong: string };
  return { value: read.map((each) => (each as { readonly value: string }).value) };
};

const FIELDS: Fields<Written> = {
  key: text(100),
  name: text(120),
  race: choice(RACES),
  slot: choice(['HQ', 'EL', 'TR', 'FA', 'HS', 'TRANSPORT', 'UPGRADE']),
  moveClass: choice(['infantry', 'tracked', 'wheeled', 'walker', 'skimmer']),
  vehicle: flag,
  weight: choice(['light', 'heavy']),
  modelPoints: POINTS,
  minModels: MODELS,
  maxModels: MODELS,
  wounds: whole(1, 100),
  options: list(option, 100),
  limit: choice(['RARE', 'VERY_RARE']),
  maxPerDetachment: MODELS,
  specialCharacter: flag,
  needs2000: flag,
  hqRank: choice(['LESSER', 'SUPREME']),
  scout: flag,
  barrage: flag,
  barrageRange100: flag,
  aaWeapons: whole(0, 100),
  longRangeComm: flag,
  dropPod: flag,
  fast12: flag,
  carries: flag,
  requires: list(buildings, 20),
  attachedTo: choice(['HQ']),
  bike: flag,
  jetbike: flag,
  guardsmen: flag,
  chaosLord: flag,
  cult: flag,
  god: choice(['KHORNE', 'SLAANESH', 'NURGLE', 'TZEENTCH']),
  demon: choice(['LESSER', 'GREATER']),
};

/** Unit types of a club's file (RACE-PROD-08). What they mean is judged by the ruleset. */
export const readUnitTypeFile = (file: ClubFile): Entries<UnitTypeEntry> =>
  readEntries<Written>(file, FIELDS, ['key', 'modelPoints'], MOST_TYPES);

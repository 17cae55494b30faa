import { itemAt } from '../../../../../kernel/index.js';
import { INFILTRATIONS, PLACES, type DetachmentEntry } from '../../../../../rulesets/epic/index.js';
import { readEntries, type Entries, type Fields } from '../../files/entries.js';
import { choice, text, whole } from '../../files/fields.js';
import type { ClubFile, Problem } from '../../files/rows.js';

/** A line of an army list: some units of a kind in a detachment, and what is said of the detachment. */
export interface ListedUnits {
  /** Seat. */
  readonly army: string;
  readonly detachment: string;
  readonly name?: string;
  readonly points?: number;
  readonly place?: DetachmentEntry['place'];
  readonly infiltration?: DetachmentEntry['infiltration'];
  readonly profile: string;
  readonly count?: number;
  /** Begins the ids of the units; left out: the id of the detachment. */
  readonly unit?: string;
  /** Id of the transport that carries them. */
  readonly mountedIn?: string;
}

const MOST_LINES = 1000;

const FIELDS: Fields<ListedUnits> = {
  army: text(60),
  detachment: text(60),
  name: text(120),
  points: whole(0, 100_000),
  place: choice(PLACES),
  infiltration: choice(INFILTRATIONS),
  profile: text(60),
  count: whole(1, 100),
  unit: text(60),
  mountedIn: text(60),
};

/** Lines of army lists of a club's file (EPC-SET-01). What they mean is judged by the ruleset. */
export function readArmyFile(file: ClubFile): Entries<ListedUnits> {
  const read = readEntries(file, FIELDS, ['army', 'detachment', 'profile'], MOST_LINES);
  return { ...read, problems: [...read.problems, ...slips(read.entries, read.lines)] };
}

/** What is said of the whole detachment, in its first line; later lines say nothing else. */
const OF_DETACHMENT = ['army', 'name', 'points', 'place', 'infiltration'] as const;

function slips(entries: readonly ListedUnits[], lines: readonly number[]): readonly Problem[] {
  const firsts = new Map<string, ListedUnits>();
  return entries.flatMap((each, place): Problem[] => {
    const { detachment } = each;
    const line = itemAt(lines, place);
    const bad = (field: string, message: string): Problem => ({ line, column: 1, field, message });
    const first = firsts.get(detachment);
    if (first === undefined) {
      firsts.set(detachment, each);
      return each.points === undefined && detachment !== undefined
        ? [bad('points', `points is missing: the first line of ${detachment} says them.`)]
        : [];
    }
    return OF_DETACHMENT.filter((field) => each[field] !== undefined && each[field] !== first[field]).map(
      (field) => bad(field, `The first line of ${detachment} says another ${field}.`),
    );
  });
}

/** Units of a line; `before`: units that the detachment has already. One unit with an id of its own keeps it as it is. */
const unitsOf = ({ detachment, profile, count = 1, unit, mountedIn }: ListedUnits, before: number) =>
  Array.from({ length: count }, (_, place) => ({
    id:
      unit === undefined
        ? `${detachment}-${before + place + 1}`
        : count === 1
          ? unit
          : `${unit}-${place + 1}`,
    profile,
    ...(mountedIn === undefined ? {} : { mountedIn }),
    status: 'OK' as const,
    immobilised: false,
    knockedOut: [],
    popUp: false,
  }));

const FRESH = {
  blastMarkers: 0,
  broken: false,
  order: 'NONE',
  mission: 'NONE',
  moved: false,
  shot: false,
  missionDone: false,
  firstMoveDone: false,
} as const;

/** Detachments of one army from the lines of a file, in the order of their first lines. */
export function detachmentsIn(lines: readonly ListedUnits[]): readonly DetachmentEntry[] {
  const made = new Map<string, DetachmentEntry>();
  for (const line of lines) {
    const { detachment: id, name, points = 0, place, infiltration } = line;
    const known = made.get(id) ?? {
      ...FRESH,
      id,
      points,
      ...(name === undefined ? {} : { name }),
      ...(place === undefined ? {} : { place }),
      ...(infiltration === undefined ? {} : { infiltration }),
      units: [],
    };
    made.set(id, { ...known, units: [...known.units, ...unitsOf(line, known.units.length)] });
  }
  return [...made.values()];
}

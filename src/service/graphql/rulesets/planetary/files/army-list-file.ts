import { itemAt } from '../../../../../kernel/index.js';
import type { Gift, NewUnit, Wargear } from '../../../../../rulesets/planetary/index.js';
import { readEntries, type Entries, type Fields } from '../../files/entries.js';
import { choice, list, member, text, whole, words, type Reader } from '../../files/fields.js';
import type { ClubFile, Problem } from '../../files/rows.js';

/** A unit as an army list names it: `in` is the label of the unit that carries it. */
type Listed = Omit<NewUnit, 'mountedIn'> & { readonly label?: string; readonly in?: string };

const MOST_UNITS = 60;
const POINTS = whole(0, 100_000);
const GODS = ['KHORNE', 'SLAANESH', 'NURGLE', 'TZEENTCH'] as const;

/** Of a table `powerSword 10`, or `flamer 6 stays`. */
const wargear: Reader<Wargear> = (value) => {
  const said = words(value);
  const key = text(100)(said ? said[0] : member(value, 'key'));
  const points = POINTS(said ? said[1] : member(value, 'points'));
  if ('wrong' in key) return { wrong: `Its key: ${key.wrong}` };
  if ('wrong' in points) return { wrong: `Its points: ${points.wrong}` };
  const stays = said ? said[2] === 'stays' : member(value, 'staysWithUnit') === true;
  return { value: { key: key.value, points: points.value, ...(stays ? { staysWithUnit: true } : {}) } };
};

/** Of a table `Axe of rage KHORNE`: its name, then the God. */
const gift: Reader<Gift> = (value) => {
  const said = words(value);
  const god = choice(GODS)(said ? (said.at(-1) ?? '') : member(value, 'god'));
  const name = text(120)(said ? said.slice(0, -1).join(' ') : member(value, 'name'));
  if ('wrong' in god) return { wrong: `Its God: ${god.wrong}` };
  if ('wrong' in name) return { wrong: `Its name: ${name.wrong}` };
  return { value: { name: name.value, god: god.value } };
};

const FIELDS: Fields<Listed> = {
  label: text(100),
  type: text(100),
  models: whole(1, 100),
  options: list(text(100), 100),
  in: text(100),
  modelPoints: POINTS,
  wargear: list(wargear, 100),
  slot: choice(['HQ', 'EL', 'TR', 'FA', 'HS', 'TRANSPORT', 'UPGRADE']),
  mark: choice([...GODS, 'UNDIVIDED']),
  gifts: list(gift, 20),
};

/** Units of a detachment from a club's army list. What they mean is judged by the ruleset. */
export function readArmyListFile(file: ClubFile): Entries<NewUnit> {
  const { entries, lines, problems } = readEntries<Listed>(file, FIELDS, ['type', 'models'], MOST_UNITS);
  const labels = entries.map((each) => each.label);
  return {
    entries: entries.map(({ label: _label, in: transport, ...unit }) => {
      const mountedIn = transport === undefined ? -1 : labels.indexOf(transport);
      return mountedIn < 0 ? unit : { ...unit, mountedIn };
    }),
    lines,
    problems: [...problems, ...labelProblems(entries, lines)],
  };
}

/** Each label is there once, and each transport has one. */
function labelProblems(entries: readonly Listed[], lines: readonly number[]): readonly Problem[] {
  const labels = entries.map((each) => each.label);
  return entries.flatMap(({ label, in: transport }, place) => {
    const line = itemAt(lines, place);
    const bad = (field: string, message: string): Problem => ({ line, column: 1, field, message });
    return [
      ...(label !== undefined && labels.indexOf(label) !== place
        ? [bad('label', `The label ${label} is there twice.`)]
        : []),
      ...(transport !== undefined && !labels.includes(transport)
        ? [bad('in', `There is no unit with the label ${transport}.`)]
        : []),
    ];
  });
}

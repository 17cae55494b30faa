import { completed, flag, lookUp, misfits, type InputPath, type Shape } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { didYouMean } from './spelling.js';
import { ABILITIES, ACTIONS, order as orderShape, type Order } from './orders.js';

/** The nine fields of the template, in its order (EDC-ORD-01), and the free switch of radars. */
export const FIELDS = [
  'Unit',
  'Hex',
  'FS',
  'Energy',
  'Movement',
  'Facing',
  'Ability',
  'Action',
  'Equipment',
] as const;
const FREE = 'Emission';

/** Where something stands in a text: both from 1. */
interface At {
  readonly line: number;
  readonly column: number;
}

interface Piece extends At {
  readonly text: string;
}

type Raw = Record<string, unknown>;

/** Notes what is wrong, where it stands. */
interface Reader {
  readonly faults: readonly Violation[];
  readonly fault: (at: At, code: string, expected: string, found: string, known?: readonly string[]) => void;
}

function newReader(): Reader {
  const faults: Violation[] = [];
  return {
    faults,
    fault: ({ line, column }, code, expected, found, known = []) => {
      const guess = didYouMean(found, known);
      faults.push(
        violation('EDC-ORD-01', code, ['text'], {
          line,
          column,
          expected,
          found,
          ...(guess === null ? {} : { didYouMean: guess }),
        }),
      );
    },
  };
}

/** `n/a` and nothing at all mean the same. */
const isBlank = (text: string): boolean => text === '' || text.toLowerCase() === 'n/a';

/** Parts of a piece between separators, each with its place, blanks around it left out. */
function split({ text, line, column }: Piece, separator: RegExp): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const part of text.split(separator)) {
    const at = text.indexOf(part, from);
    const trimmed = part.trim();
    if (trimmed !== '') pieces.push({ text: trimmed, line, column: column + at + part.indexOf(trimmed) });
    from = at + part.length;
  }
  return pieces;
}

/** `Double Time`, `double_time` and `doubleTime` are one word. */
const wordOf = (text: string): string => text.replace(/[\s_-]/g, '').toLowerCase();

const named = (text: string, known: readonly string[]): string | undefined =>
  known.find((each) => wordOf(each) === wordOf(text));

/** Shapes below what says whether a member may be left out. */
function bare(shape: Shape): Shape {
  return shape.is === 'optional' || shape.is === 'orElse' || shape.is === 'orNull' ? bare(shape.of) : shape;
}

/** A value as its member wants it; what does not fit is left to the check of the form. */
function valueOf(shape: Shape, text: string): unknown {
  const wanted = bare(shape);
  switch (wanted.is) {
    case 'number':
      return /^-?\d+$/.test(text) ? Number(text) : text;
    case 'flag':
      return text === '' || wordOf(text) === 'yes' ? true : wordOf(text) === 'no' ? false : text;
    case 'word':
      return named(text, wanted.words) ?? text;
    case 'list':
      return text
        .split(/\s+/)
        .filter((each) => each !== '')
        .map((each) => valueOf(wanted.of, each));
    default:
      return text;
  }
}

type Members = Readonly<Record<string, Shape>>;
const membersOf = (shape: Shape | undefined): Members => {
  const wanted = shape && bare(shape);
  return wanted?.is === 'record' ? (wanted.members as Members) : {};
};

/** `member value`; the longest run of words that is a member is its name. */
function readMember(reader: Reader, piece: Piece, members: Members, into: Raw): void {
  const words = piece.text.split(/\s+/);
  for (let count = Math.min(words.length, 3); count > 0; count--) {
    const member = named(words.slice(0, count).join(' '), Object.keys(members));
    const shape = member === undefined ? undefined : members[member];
    if (member === undefined || !shape) continue;
    into[member] = valueOf(shape, words.slice(count).join(' '));
    return;
  }
  reader.fault(
    piece,
    'UNKNOWN_MEMBER',
    Object.keys(members).join(', ') || 'nothing',
    words[0] ?? '',
    Object.keys(members),
  );
}

/** `Name; member value; …` of an action or ability. */
function readDeed(reader: Reader, piece: Piece, deeds: Members, further: Members = {}): Raw | undefined {
  const [head, ...others] = split(piece, /;/);
  if (!head) return undefined;
  const name = named(head.text, Object.keys(deeds));
  if (name === undefined) {
    reader.fault(head, 'UNKNOWN_NAME', 'a name', head.text, Object.keys(deeds));
    return undefined;
  }
  const raw: Raw = { name };
  for (const each of others) readMember(reader, each, { ...membersOf(deeds[name]), ...further }, raw);
  return raw;
}

const HEX = /^-?\d+,-?\d+$/;

/** `[kind] hex hex …; option; …` of a movement. */
function readMovement(reader: Reader, piece: Piece): Raw | undefined {
  const members = membersOf(membersOf(orderShape)['movement']);
  const [head, ...others] = split(piece, /;/);
  if (!head) return undefined;
  const parts = split(head, /\s+/);
  const first = parts.findIndex((each) => HEX.test(each.text));
  const kind = parts.slice(0, first < 0 ? parts.length : first);
  const raw: Raw = { path: parts.slice(kind.length).map((each) => each.text) };
  const words = bare(members['kind'] ?? orderShape);
  const said = kind.map((each) => each.text).join(' ');
  if (said !== '') {
    const known = words.is === 'word' ? words.words : [];
    const found = named(said, known);
    if (found === undefined) reader.fault(head, 'UNKNOWN_NAME', 'hexes or a kind of movement', said, known);
    else raw['kind'] = found;
  }
  for (const each of others) readMember(reader, each, members, raw);
  return raw;
}

/** `item left, item left` */
function readEquipment(reader: Reader, piece: Piece): Raw {
  const raw: Raw = {};
  for (const each of split(piece, /,/)) {
    const [, item, left] = /^(\S+)\s+(\d+)$/.exec(each.text) ?? [];
    if (item === undefined) reader.fault(each, 'NOT_AN_ITEM', 'an item and how many are left', each.text);
    else raw[item] = Number(left);
  }
  return raw;
}

/** Lines `Field: value`; empty ones are passed over. */
function fieldsOf(reader: Reader, text: string): ReadonlyMap<string, Piece> {
  const fields = new Map<string, Piece>();
  for (const [index, source] of text.split(/\r?\n/).entries()) {
    const at: At = { line: index + 1, column: 1 };
    if (source.trim() === '') continue;
    const colon = source.indexOf(':');
    const name = colon < 0 ? source.trim() : source.slice(0, colon).trim();
    const known = [...FIELDS, FREE];
    const field = colon < 0 ? undefined : named(name, known);
    if (field === undefined) reader.fault(at, 'UNKNOWN_FIELD', 'a field and a colon', name, known);
    else if (fields.has(field)) reader.fault(at, 'FIELD_TWICE', 'each field once', field);
    else {
      const value = source.slice(colon + 1);
      const column = colon + 2 + (value.length - value.trimStart().length);
      fields.set(field, { text: value.trim(), line: at.line, column });
    }
  }
  for (const each of FIELDS)
    if (!fields.has(each)) reader.fault({ line: 1, column: 1 }, 'FIELD_MISSING', each, '');
  return fields;
}

/** Field that a member of an order was read from. */
const FIELD_OF: Readonly<Record<string, string>> = {
  unit: 'Unit',
  movement: 'Movement',
  facing: 'Facing',
  ability: 'Ability',
  action: 'Action',
  emission: 'Emission',
  hex: 'Hex',
  fs: 'FS',
  energy: 'Energy',
  equipment: 'Equipment',
};

const fieldOf = (path: InputPath): string => {
  const [first, second] = path;
  return lookUp(FIELD_OF, String(first === 'figures' ? second : first)) ?? 'Unit';
};

function rawOrder(reader: Reader, fields: ReadonlyMap<string, Piece>): Raw {
  const given = (field: string): Piece | undefined => {
    const piece = fields.get(field);
    return piece && !isBlank(piece.text) ? piece : undefined;
  };
  const put = (raw: Raw, member: string, value: unknown): void => {
    if (value !== undefined) raw[member] = value;
  };
  const members = membersOf(orderShape);
  const figures: Raw = {};
  const number = (piece: Piece | undefined): unknown =>
    piece && (/^\d+$/.test(piece.text) ? Number(piece.text) : piece.text);
  put(figures, 'hex', given('Hex')?.text);
  put(figures, 'fs', number(given('FS')));
  put(figures, 'energy', number(given('Energy')));
  const [equipment, movement, ability, action] = ['Equipment', 'Movement', 'Ability', 'Action'].map(given);
  put(figures, 'equipment', equipment && readEquipment(reader, equipment));
  const raw: Raw = { figures };
  put(raw, 'unit', given('Unit')?.text);
  put(raw, 'movement', movement && readMovement(reader, movement));
  for (const member of ['facing', 'emission'] as const) {
    const piece = given(member === 'facing' ? 'Facing' : FREE);
    const shape = members[member];
    put(raw, member, piece && shape && valueOf(shape, piece.text));
  }
  put(raw, 'ability', ability && readDeed(reader, ability, ABILITIES));
  const deed = action && readDeed(reader, action, ACTIONS, { first: flag });
  if (deed) {
    // EDC-ACT-01: before the movement.
    const { first = false, ...said } = deed;
    put(raw, 'action', said);
    put(raw, 'actionFirst', first);
  }
  return raw;
}

/** EDC-ORD-01: an order as clubs write it; every fault with its line and column, from 1. */
export function readOrder(
  text: string,
): { readonly order: Order } | { readonly faults: readonly Violation[] } {
  const reader = newReader();
  const fields = fieldsOf(reader, text);
  const raw = rawOrder(reader, fields);
  if (reader.faults.length === 0)
    for (const { code, path, params } of misfits(orderShape, raw)) {
      const at = fields.get(fieldOf(path)) ?? { line: 1, column: 1 };
      reader.fault(at, code, String(params['expected'] ?? params['member'] ?? path.join('.')), '');
    }
  return reader.faults.length > 0
    ? { faults: reader.faults }
    : { order: completed(orderShape, raw as never) as Order };
}

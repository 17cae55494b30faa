import { partKey } from '../../data/items.js';
import { GENERAL_RESOURCES, RESOURCE_ROWS } from '../../data/resources.js';
import type { Ware } from '../../state/trade.js';
import { takeAmount } from './amounts.js';
import { expected, isAt, note, takeName, takeSymbol, takeUpTo, type Cursor, type Span } from './cursor.js';
import { isGeneral, nameKey, partNamed, resourceNamed } from './names.js';

/** What a ware is, without its amount. */
type WareKey =
  | { readonly kind: 'RESOURCE'; readonly key: string }
  | { readonly kind: 'PART'; readonly key: string };

/** Names of what lines carry. */
const CARRIED: readonly string[] = GENERAL_RESOURCES.map((each) => RESOURCE_ROWS[each].label);

const keyOf = (ware: Ware): string => (ware.kind === 'RESOURCE' ? ware.resource : ware.part);

/** GOW-TRD-02: resources in canonical order, then parts by name, variant. */
export function compareWares(a: Ware, b: Ware): number {
  if (a.kind !== b.kind) return a.kind === 'RESOURCE' ? -1 : 1;
  if (a.kind === 'RESOURCE' && b.kind === 'RESOURCE') {
    return GENERAL_RESOURCES.indexOf(a.resource) - GENERAL_RESOURCES.indexOf(b.resource);
  }
  const [one, other] = [partsOf(keyOf(a)), partsOf(keyOf(b))];
  return compareTexts(one.name, other.name) || compareTexts(one.variant ?? '', other.variant ?? '');
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Name and variant of a part's key. */
export function partsOf(key: string): { readonly name: string; readonly variant: string | null } {
  const slash = key.indexOf('/');
  return slash < 0
    ? { name: key, variant: null }
    : { name: key.slice(0, slash), variant: key.slice(slash + 1) };
}

export const printWare = (ware: Ware): string =>
  ware.kind === 'RESOURCE'
    ? `${RESOURCE_ROWS[ware.resource].label}(${ware.amount})`
    : `Part[${ware.part}](${ware.amount})`;

/** The wares of a stop, in canonical order; null after an error of form that was noted. */
export function takeWares(cursor: Cursor): readonly Ware[] | null {
  const wares = new Map<string, Ware>();
  do {
    const name = takeName(cursor);
    if (!name) return expected(cursor, 'ware');
    const isPart = nameKey(name.text) === 'part' && isAt(cursor, '[');
    const key = isPart ? takePart(cursor) : resourceWare(cursor, name);
    if (key === null) return null;
    const amount = takeAmount(cursor);
    if (amount === null) return null;
    if (key !== 'WRONG') addWare(cursor, wares, key, amount, name);
  } while (takeSymbol(cursor, ','));
  return [...wares.values()].sort(compareWares);
}

function addWare(
  cursor: Cursor,
  wares: Map<string, Ware>,
  { kind, key }: WareKey,
  amount: number,
  name: Span,
): void {
  const ware: Ware =
    kind === 'PART'
      ? { kind, part: key, amount }
      : { kind, resource: key as (typeof GENERAL_RESOURCES)[number], amount };
  const id = `${kind}:${key}`;
  if (wares.has(id)) note(cursor, name, 'NAMED_TWICE', { name: kind === 'PART' ? key : name.text });
  wares.set(id, ware);
}

function resourceWare(cursor: Cursor, name: Span): WareKey | 'WRONG' {
  const resource = resourceNamed(name.text);
  if (resource === undefined) note(cursor, name, 'UNKNOWN_RESOURCE', { name: name.text, known: CARRIED });
  else if (isGeneral(resource)) return { kind: 'RESOURCE', key: resource };
  else note(cursor, name, 'FACTION_RESOURCE', { resource });
  return 'WRONG';
}

/** `[name]` or `[name/variant]`, after `Part`. */
function takePart(cursor: Cursor): WareKey | 'WRONG' | null {
  takeSymbol(cursor, '[');
  const inside = takeUpTo(cursor, ']');
  if (!inside) return expected(cursor, 'part name and ]');
  takeSymbol(cursor, ']');
  const slash = inside.text.indexOf('/');
  const name: Span = {
    at: inside.at,
    text: (slash < 0 ? inside.text : inside.text.slice(0, slash)).trimEnd(),
  };
  const part = partNamed(name.text);
  if (!part) {
    note(cursor, name, 'UNKNOWN_PART', { name: name.text });
    return 'WRONG';
  }
  const variant = slash < 0 ? null : variantAfter(inside, slash);
  const known = part.variants.find((each) => variant && nameKey(each) === nameKey(variant.text));
  if (variant === null ? part.variants.length > 0 : known === undefined) {
    const code =
      variant === null
        ? 'VARIANT_MISSING'
        : part.variants.length === 0
          ? 'VARIANT_UNEXPECTED'
          : 'UNKNOWN_VARIANT';
    note(cursor, variant ?? name, code, {
      part: part.name,
      variant: variant?.text ?? null,
      known: part.variants,
    });
    return 'WRONG';
  }
  return { kind: 'PART', key: partKey(part.name, known ?? null) };
}

function variantAfter(inside: Span, slash: number): Span {
  const rest = inside.text.slice(slash + 1);
  return { at: inside.at + slash + 1 + rest.length - rest.trimStart().length, text: rest.trim() };
}

import { inflateSync } from 'node:zlib';

/* Reads what Chromium prints: plain objects, packed streams, glyphs in hex, each font with what its glyphs mean. */

const OBJECT = /(\d+) 0 obj\s([\s\S]*?)endobj/g;
const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/;
const SHOWN = /\/(\w+) \S+ Tf|<([0-9A-Fa-f]+)>(?=[^[\]]*\] ?TJ| ?Tj|[\s\d.<>A-Fa-f-]*\] ?TJ)|\b(Tm|ET)\b/g;

type Objects = ReadonlyMap<string, string>;

/** Text of each sheet of a file that Chromium printed. */
export function textOfPages(pdf: Buffer): readonly string[] {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(OBJECT)].map(([, number, body]) => [number!, body!]),
  );
  const root = [...objects.values()].find((each) => /\/Type\s*\/Catalog\b/.test(each)) ?? '';
  return kidsOf(objects, referred(root, 'Pages')).map((page) => textOf(objects, page));
}

const referred = (body: string, name: string): string =>
  new RegExp(`/${name}\\s+(\\d+) 0 R`).exec(body)?.[1] ?? '';

function kidsOf(objects: Objects, number: string): readonly string[] {
  const body = objects.get(number) ?? '';
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(body)?.[1];
  if (kids === undefined) return [body];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => kidsOf(objects, kid!));
}

const unpacked = (body: string): string => {
  const data = STREAM.exec(body)?.[1] ?? '';
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
};

function textOf(objects: Objects, page: string): string {
  const resources = objects.get(referred(page, 'Resources')) ?? page;
  const fonts = new Map(
    [...(/\/Font\s*<<([^>]*)>>/.exec(resources)?.[1] ?? '').matchAll(/\/(\w+)\s+(\d+) 0 R/g)].map(
      ([, name, number]) => [name!, meaningOf(objects, objects.get(number!) ?? '')],
    ),
  );
  let font: Meaning = () => '';
  let text = '';
  for (const [, named, glyphs, moved] of unpacked(objects.get(referred(page, 'Contents')) ?? '').matchAll(
    SHOWN,
  )) {
    if (named !== undefined) font = fonts.get(named) ?? font;
    else if (glyphs !== undefined) text += font(glyphs);
    else if (moved !== undefined) text += ' ';
  }
  return text.replace(/\s+/g, ' ').trim();
}

type Meaning = (glyphs: string) => string;

/** What the glyphs of a font mean, by the table that it brings. */
function meaningOf(objects: Objects, font: string): Meaning {
  const table = unpacked(objects.get(referred(font, 'ToUnicode')) ?? '');
  const letters = new Map<number, string>();
  for (const [, block] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, from, to] of block!.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(parseInt(from!, 16), said(to!));
  for (const [, block] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from, last, to] of block!.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let code = parseInt(from!, 16); code <= parseInt(last!, 16); code += 1)
        letters.set(code, String.fromCodePoint(parseInt(to!, 16) + code - parseInt(from!, 16)));
  const digits = /\/Subtype\s*\/Type0\b/.test(font) ? 4 : 2;
  return (glyphs) =>
    (glyphs.match(new RegExp(`.{${digits}}`, 'g')) ?? [])
      .map((glyph) => letters.get(parseInt(glyph, 16)) ?? '')
      .join('');
}

const said = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)));

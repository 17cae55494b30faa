import type { Drawing, Shape } from './shapes.js';
import { coloursOf, wordsOf, type Emblems, type Theme } from './themes.js';

/** The drawing as a file of its own, with attributes only: programs that make pixels of it know no style sheets. */
export function toSvg({ x, y, width, height, shapes }: Drawing, theme: Theme, emblems: Emblems): string {
  const body = shapes.map((shape) => `  ${elementOf(shape, coloursOf(shape, theme, emblems), emblems)}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" font-family="Archivo, sans-serif" font-weight="600">`,
    ...body,
    '</svg>',
    '',
  ].join('\n');
}

type Attributes = Readonly<Record<string, string | number>>;

function elementOf(shape: Shape, colours: Attributes, emblems: Emblems): string {
  switch (shape.kind) {
    case 'polygon':
      return tag('polygon', { points: shape.points, ...colours });
    case 'line':
      return tag('line', { x1: shape.x1, y1: shape.y1, x2: shape.x2, y2: shape.y2, ...colours });
    case 'circle':
      return tag('circle', { cx: shape.cx, cy: shape.cy, r: shape.r, ...colours });
    case 'box': {
      const { x, y, width, height, rx } = shape;
      return tag('rect', { x, y, width, height, rx, ...colours });
    }
    case 'label': {
      const { x, y } = shape;
      const { text, size } = wordsOf(shape, emblems);
      const middle = { 'text-anchor': 'middle', 'dominant-baseline': 'central' };
      return `${tag('text', { x, y, 'font-size': size, ...middle, ...colours }).replace('/>', '>')}${escaped(text)}</text>`;
    }
  }
}

const tag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')}/>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

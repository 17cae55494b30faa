import type { Block, Paper } from './paper.js';

/** A paper as Markdown (CommonMark with tables). Pictures are left out, names stand as they are: none of them is a mark or a link. */
export const markdown = ({ title, about, sections }: Paper): string =>
  `${[
    `# ${escaped(title)}`,
    escaped(about),
    ...sections.flatMap((section) => {
      const blocks = section.blocks.flatMap(blockOf);
      return blocks.length === 0 ? [] : [`## ${escaped(section.title)}`, ...blocks];
    }),
  ].join('\n\n')}\n`;

function blockOf(block: Block): readonly string[] {
  switch (block.is) {
    case 'text':
      return [escaped(block.text)];
    case 'list':
      return [block.lines.map((each) => `- ${escaped(each)}`).join('\n')];
    case 'table':
      return [[row(block.head), row(block.head.map(() => '---')), ...block.rows.map(rowOf)].join('\n')];
    case 'fixed':
      return [block.text.replace(/^/gm, '    ')];
    case 'picture':
      return [];
  }
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const rowOf = (cells: readonly string[]): string => row(cells.map(escaped));

/** Text that says nothing but itself: on one line, with no mark, no link by its address, and no number or dash that begins a list. */
const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~&#]/g, '\\$&')
    .replace(/(https?|ftp):/gi, '$1\\:')
    .replace(/www\./gi, 'www\\.')
    .replace(/^([-+=])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2');

import type { Block, Paper } from './paper.js';

/** A paper as plain text. Pictures are left out. */
export const text = (paper: Paper): string =>
  `${[oneLine(paper.title), oneLine(paper.about), ...textLines(paper)].join('\n')}\n`;

/** What stands under the title, line by line; each section begins with its title in capitals. */
export const textLines = ({ sections }: Paper): readonly string[] =>
  sections.flatMap(({ title, blocks }) => {
    const lines = blocks.flatMap(linesOf);
    return lines.length === 0 ? [] : ['', oneLine(title).toUpperCase(), ...lines];
  });

function linesOf(block: Block): readonly string[] {
  switch (block.is) {
    case 'text':
      return [oneLine(block.text)];
    case 'list':
      return block.lines.map((each) => `- ${oneLine(each)}`);
    case 'table':
      return columns([block.head, ...block.rows]);
    case 'fixed':
      return block.text.split('\n');
    case 'picture':
      return [];
  }
}

function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((each) => each[at]?.length ?? 0)));
  return rows.map((cells) =>
    cells
      .map((each, at) => oneLine(each).padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** What somebody wrote, on one line: it makes no other, and sends no terminal a command. */
export const oneLine = (line: string): string => line.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** A part of a paper. All of it is plain text: whoever writes it in a format escapes it. */
export type Block =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'list'; readonly lines: readonly string[] }
  | {
      readonly is: 'table';
      readonly head: readonly string[];
      /** As long as the head each. */
      readonly rows: readonly (readonly string[])[];
    }
  /** Written in a fixed width. */
  | { readonly is: 'fixed'; readonly text: string }
  | {
      readonly is: 'picture';
      /** Of our own making: it is taken as it is. */
      readonly svg: string;
      readonly caption: string;
    };

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Something to be read or printed, before it is HTML, Markdown or text. */
export interface Paper {
  readonly title: string;
  /** Whose campaign, by what rules, for whose eyes. */
  readonly about: string;
  readonly sections: readonly Section[];
}

/** A section that is left out where it has nothing to say. */
export const section = (title: string, ...blocks: readonly (Block | null)[]): readonly Section[] => {
  const said = blocks.flatMap((each) => (each && !isEmpty(each) ? [each] : []));
  return said.length === 0 ? [] : [{ title, blocks: said }];
};

export const list = (lines: readonly string[]): Block => ({ is: 'list', lines });

function isEmpty(block: Block): boolean {
  if (block.is === 'list') return block.lines.length === 0;
  return block.is === 'table' && block.rows.length === 0;
}

/** `1,234.5`, at most two places behind the point. */
export function figure(value: number): string {
  const [whole = '', rest] = String(Math.round(Math.abs(value) * 100) / 100).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${grouped}${rest ? `.${rest}` : ''}`;
}

/** With its sign: `+3`, `-120`, `0`. */
export const signed = (value: number): string => `${value > 0 ? '+' : ''}${figure(value)}`;

/** `in progress` for `in_progress`, `move stack` for `MoveStack`, `hold ground` for `hold-ground`. */
export const inWords = (code: string): string =>
  code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();

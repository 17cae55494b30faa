interface Props {
  /** Its text without ruling and source. */
  readonly prose: string;
  /** What the catalog decides itself. */
  readonly ruling: string | null;
}

interface Run {
  readonly kind: 'table' | 'list' | 'text';
  readonly lines: readonly string[];
}

const BULLET = /^\s*(?:[-*]|\d+\.) /;
const kindOf = (line: string): Run['kind'] =>
  line.startsWith('|') ? 'table' : BULLET.test(line) ? 'list' : 'text';

/** Texts of rules are Markdown of the simplest kind: paragraphs, lists, tables, and words that stand out. */
function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [];
  for (const block of text.replace(/\*\*|`/g, '').split(/\n{2,}/)) {
    let last: Run | undefined;
    for (const line of block.split('\n').filter((each) => each.trim() !== '')) {
      const kind = kindOf(line);
      last = { kind, lines: last?.kind === kind ? [...(runs.pop()?.lines ?? []), line] : [line] };
      runs.push(last);
    }
  }
  return runs;
}

/** What a rule says; what the catalog has decided stands apart. */
export function RuleProse({ prose, ruling }: Props) {
  return (
    <>
      <Prose text={prose} />
      {ruling && (
        <div className="note ruling">
          <Prose text={ruling} />
        </div>
      )}
    </>
  );
}

const Prose = ({ text }: { readonly text: string }) =>
  runsOf(text).map(({ kind, lines }, at) => {
    if (kind === 'table') return <RuleTable key={at} lines={lines} />;
    if (kind === 'text')
      return (
        <p key={at} className="rule-text">
          {lines.join('\n')}
        </p>
      );
    return (
      <ul key={at} className="rule-text">
        {lines.map((line) => (
          <li key={line}>{line.replace(BULLET, '')}</li>
        ))}
      </ul>
    );
  });

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** With a head where the text marks one: what a ruling adds to a table has none. */
function RuleTable({ lines }: Pick<Run, 'lines'>) {
  const [head = '', separator = ''] = lines;
  const isHeaded = /^\|[\s:|-]+\|?\s*$/.test(separator);
  const rows = isHeaded ? lines.slice(2) : lines;
  return (
    <div className="scroll rule-table" role="group" aria-label="Table of the rule" tabIndex={0}>
      <table>
        {isHeaded && (
          <thead>
            <tr>
              {cellsOf(head).map((cell, at) =>
                cell === '' ? (
                  <td key={at} />
                ) : (
                  <th key={at} scope="col">
                    {cell}
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {cellsOf(row).map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

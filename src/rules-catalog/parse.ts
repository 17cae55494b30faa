import { itemAt, type Rule } from '../kernel/index.js';

const RULE_HEADING = /^### ([A-Z]+(?:-[A-Z0-9]+)*-\d+[a-z]?) (\S.*)$/;
const ANY_HEADING = /^#{1,6} /;
const FENCE = /^\s*(```|~~~)/;

/**
 * The rules of one catalog, in its order. A rule is a heading `### <id> <title>` and what follows it up to
 * the next heading of any level.
 */
export function parseCatalog(catalog: string, markdown: string): readonly Rule[] {
  const found: { id: string; title: string; lines: string[] }[] = [];
  let current: { id: string; title: string; lines: string[] } | null = null;
  let fenced = false;
  for (const line of markdown.split(/\r?\n/)) {
    if (FENCE.test(line)) fenced = !fenced;
    if (!fenced && ANY_HEADING.test(line)) {
      const heading = RULE_HEADING.exec(line);
      current = heading ? { id: itemAt(heading, 1), title: itemAt(heading, 2).trim(), lines: [] } : null;
      if (current) found.push(current);
    } else {
      current?.lines.push(line);
    }
  }
  return found.map(({ id, title, lines }) => {
    const text = lines.join('\n').trim();
    return { id, catalog, title, text, ruling: rulingOf(text), source: sourceOf(text) };
  });
}

const SOURCE = /\b(?:Src|Source): (.+?)\.?(?= Ruling\b| Modifies:|$)/m;

function sourceOf(text: string): string | null {
  return SOURCE.exec(text)?.[1] ?? null;
}

const RULING = /\bRuling\b/;

/** From each line that holds the mark: the part that it covers, without the note of the source. */
function rulingOf(text: string): string | null {
  const found = text.split('\n').flatMap((line) => {
    const prose = line.replace(/ ?\b(?:Src|Source): .*?(?=Ruling\b|$)/, ' ').trim();
    const mark = prose.search(RULING);
    return mark < 0 ? [] : [prose.slice(startOfRuling(prose, mark))];
  });
  return found.length > 0 ? found.join('\n\n') : null;
}

/** `Ruling: …` speaks from there on; within a sentence it marks that sentence; `Ruling.` marks the whole line. */
function startOfRuling(prose: string, mark: number): number {
  const before = prose.slice(0, mark);
  const opensSentence = before === '' || /[.:|] $/.test(before);
  const isBare = /^Ruling(?:\.|$| \([^)]*\)\.?$)/.test(prose.slice(mark));
  if (opensSentence) return isBare ? 0 : mark;
  return before.lastIndexOf('. ') + 1 === 0 ? 0 : before.lastIndexOf('. ') + 2;
}

import type { Rule } from '../kernel/index.js';

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
      current = heading ? { id: heading[1]!, title: heading[2]!.trim(), lines: [] } : null;
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

/** `Ruling: …` and `Ruling on …`, up to the source note or the end of the paragraph. */
const WORDED = /\bRuling\b(?:: | (?:on|for) |(?: \([^)]*\)): )[^\n]+?(?=(?:\s*\b(?:Src|Source): )|$)/gm;
/** A bare mark, `(Ruling)` or `… Ruling.`: the whole paragraph it stands in is the decision. */
const MARKED = /^.*\bRuling\b.*$/gm;

function rulingOf(text: string): string | null {
  const found = text.match(WORDED) ?? text.match(MARKED);
  return found ? found.map((each) => each.trim()).join('\n\n') : null;
}

import { entryAt, itemAt, type Rule } from '../../../kernel/index.js';
import type { RuleCatalog } from '../../contracts/index.js';
import { proseOf, rulePath } from '../rules.js';

/** Page of one rule: title, text, ruling, source. */
export function rulePage(rule: Rule, shelf: RuleCatalog): string {
  const ruling = rule.ruling ? `<h2>Ruling</h2>${markdown(rule.ruling, shelf)}` : '';
  const source = rule.source ? `<p class="source">Source: ${escaped(rule.source)}</p>` : '';
  return page(
    `${rule.id} ${rule.title}`,
    `<p><a href="/rules#${escaped(rule.catalog)}">${escaped(rule.catalog)}</a></p>
<h1><small>${escaped(rule.id)}</small> ${escaped(rule.title)}</h1>
${markdown(proseOf(rule), shelf)}${ruling}${source}`,
  );
}

/** Page with all rules, by catalog. */
export function ruleIndexPage(shelf: RuleCatalog): string {
  const catalogs = new Map<string, Rule[]>();
  for (const rule of shelf.values()) {
    const rules = catalogs.get(rule.catalog) ?? [];
    rules.push(rule);
    catalogs.set(rule.catalog, rules);
  }
  const sections = [...catalogs].map(
    ([catalog, rules]) =>
      `<h2 id="${escaped(catalog)}">${escaped(catalog)}</h2><ul>${rules
        .map(
          (rule) => `<li><a href="${rulePath(rule.id)}">${escaped(rule.id)}</a> ${escaped(rule.title)}</li>`,
        )
        .join('')}</ul>`,
  );
  return page('Rules', `<h1>Rules</h1>${sections.join('')}`);
}

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)} – Warledger</title><link rel="icon" href="/web/icon.svg"><link rel="stylesheet" href="/web/rules.css"></head>
<body><nav><a href="/app/">Campaigns</a> <a href="/rules">Rules</a> <a href="/graphql">Playground</a></nav><main>${body}</main></body></html>`;

/** Just enough of Markdown for the catalogs: tables, lists, fences, paragraphs, `code`, links between rules. */
function markdown(text: string, shelf: RuleCatalog): string {
  const html: string[] = [];
  const blocks = text.split(/\n{2,}/);
  for (const block of blocks) {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0) continue;
    if (itemAt(lines, 0).startsWith('```')) {
      html.push(`<pre>${escaped(lines.filter((line) => !line.startsWith('```')).join('\n'))}</pre>`);
    } else {
      html.push(...runs(lines, shelf));
    }
  }
  return html.join('\n');
}

type Run = { readonly kind: 'table' | 'list' | 'text'; readonly lines: string[] };

const kindOf = (line: string): Run['kind'] =>
  line.startsWith('|') ? 'table' : /^\s*(?:[-*]|\d+\.) /.test(line) ? 'list' : 'text';

function runs(lines: readonly string[], shelf: RuleCatalog): string[] {
  const found: Run[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = found.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else found.push({ kind, lines: [line] });
  }
  return found.map(({ kind, lines: own }) => {
    if (kind === 'table') return table(own, shelf);
    if (kind === 'list') {
      return `<ul>${own.map((line) => `<li>${inline(line.replace(/^\s*(?:[-*]|\d+\.) /, ''), shelf)}</li>`).join('')}</ul>`;
    }
    return `<p>${own.map((line) => inline(line, shelf)).join('<br>')}</p>`;
  });
}

const SEPARATOR = /^\|[\s:|-]+\|?\s*$/;

function table(lines: readonly string[], shelf: RuleCatalog): string {
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => inline(cell.trim().replaceAll('\\|', '|'), shelf));
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map((cell) => (cell === '' ? '<td></td>' : `<${tag}>${cell}</${tag}>`))
      .join('')}</tr>`;
  // What a ruling adds to a table has no head.
  const isHeaded = SEPARATOR.test(lines[1] ?? '');
  const rows = lines.filter((line) => !SEPARATOR.test(line));
  return `<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>${rows
    .map((line, at) => row(line, isHeaded && at === 0 ? 'th' : 'td'))
    .join('')}</table></div>`;
}

function inline(text: string, shelf: RuleCatalog): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\b[A-Z]+(?:-[A-Z0-9]+)*-\d+[a-z]?\b/g, (id) =>
      shelf.has(id) ? `<a href="${rulePath(id)}">${id}</a>` : id,
    );
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entryAt(ESCAPES, sign));

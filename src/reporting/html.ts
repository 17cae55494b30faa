import type { Block, Paper, Section } from './paper.js';

/** The whole style of a paper: it asks nothing of anybody, and is read on a screen and on A4. */
export const STYLE = `
:root { color-scheme: light; font: 11pt/1.45 Georgia, 'Times New Roman', serif; color: #26221c; background: #fff; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; margin: 0; }
h2 { font-size: 1.1rem; margin: 1.4rem 0 0.4rem; border-bottom: 1px solid #cfc8bf; break-after: avoid; }
p { margin: 0.3rem 0; }
ul { margin: 0; padding-left: 1.2rem; }
li, tr, figure { break-inside: avoid; }
table { border-collapse: collapse; width: 100%; }
thead { display: table-header-group; }
th, td { text-align: left; padding: 0.15rem 0.5rem 0.15rem 0; border-bottom: 1px dotted #cfc8bf; vertical-align: top; }
pre { font: 9pt/1.35 'DejaVu Sans Mono', Consolas, monospace; white-space: pre-wrap; }
figure { margin: 0; }
svg { display: block; width: 100%; max-height: 180mm; }
figcaption, .about { color: #5d564b; font-size: 0.9rem; }
@page { size: A4; margin: 15mm; }
@media print { body { max-width: none; margin: 0; padding: 0; } }
`;

/**
 * A page of its own: it holds its style and its map, and no script.
 * @param policy what a browser lets it do, also where the page is kept as a file: a Content-Security-Policy that allows `STYLE`
 */
export const html = ({ title, about, sections }: Paper, policy: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p class="about">${escaped(about)}</p>
${sections.map(sectionOf).join('\n')}
</body>
</html>
`;

const sectionOf = ({ title, blocks }: Section): string =>
  `<section>\n<h2>${escaped(title)}</h2>\n${blocks.map(blockOf).join('\n')}\n</section>`;

function blockOf(block: Block): string {
  switch (block.is) {
    case 'text':
      return `<p>${escaped(block.text)}</p>`;
    case 'list':
      return `<ul>\n${block.lines.map((each) => `<li>${escaped(each)}</li>`).join('\n')}\n</ul>`;
    case 'table':
      return `<table>\n<thead>${row('th', block.head)}</thead>\n<tbody>\n${block.rows.map((each) => row('td', each)).join('\n')}\n</tbody>\n</table>`;
    case 'fixed':
      return `<pre>${escaped(block.text)}</pre>`;
    case 'picture':
      return `<figure>\n${block.svg}<figcaption>${escaped(block.caption)}</figcaption>\n</figure>`;
  }
}

const row = (of: 'th' | 'td', cells: readonly string[]): string =>
  `<tr>${cells.map((each) => `<${of}>${escaped(each)}</${of}>`).join('')}</tr>`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (each) => ESCAPES[each] ?? each);

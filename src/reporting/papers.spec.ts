import { html } from './html.js';
import { markdown } from './markdown.js';
import { figure, section, signed, type Paper } from './paper.js';
import { text } from './text.js';

const HOSTILE = `<script>alert(1)</script> "x" 'y' & [a](https://b.example) *c* | @d\n# e`;

const paper = (of: string): Paper => ({
  title: of,
  about: of,
  sections: [
    {
      title: of,
      blocks: [
        { is: 'text', text: of },
        { is: 'list', lines: [of, '1. one', '- two'] },
        { is: 'table', head: ['A', 'B'], rows: [[of, 'b']] },
        { is: 'fixed', text: 'one\n  two' },
        { is: 'picture', svg: '<svg/>\n', caption: of },
      ],
    },
  ],
});

describe('a paper', () => {
  it('takes nothing that somebody wrote for a mark of HTML', () => {
    const page = html(paper(HOSTILE), "default-src 'none'");
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;x&quot; &#39;y&#39; &amp;');
    expect(page).toContain('content="default-src &#39;none&#39;"');
    expect(page).toContain('<svg/>');
  });

  it('takes nothing that somebody wrote for a mark of Markdown', () => {
    const lines = markdown(paper(HOSTILE)).split('\n');
    const plain = `\\<script\\>alert(1)\\</script\\> "x" 'y' \\& \\[a\\](https\\://b.example) \\*c\\* \\| @d \\# e`;
    expect(lines).toEqual([
      `# ${plain}`,
      '',
      plain,
      '',
      `## ${plain}`,
      '',
      plain,
      '',
      `- ${plain}`,
      '- 1\\. one',
      '- \\- two',
      '',
      '| A | B |',
      '| --- | --- |',
      `| ${plain} | b |`,
      '',
      '    one',
      '      two',
      '',
    ]);
  });

  it('stands line by line in plain text, with columns under each other', () => {
    expect(text(paper('Long name')).split('\n')).toEqual([
      'Long name',
      'Long name',
      '',
      'LONG NAME',
      'Long name',
      '- Long name',
      '- 1. one',
      '- - two',
      'A          B',
      'Long name  b',
      'one',
      '  two',
      '',
    ]);
  });

  it('leaves out a section with nothing in it', () => {
    expect(section('Marches', { is: 'list', lines: [] }, null)).toEqual([]);
    expect(section('Table', { is: 'table', head: ['A'], rows: [] })).toEqual([]);
    expect(section('Text', { is: 'text', text: 'So' })).toHaveLength(1);
  });
});

it.each([
  [1234567.891, '1,234,567.89', '+1,234,567.89'],
  [-1000, '-1,000', '-1,000'],
  [0, '0', '0'],
  [0.005, '0.01', '+0.01'],
  [999, '999', '+999'],
])('%d is written in figures', (value, plain, withSign) => {
  expect([figure(value), signed(value)]).toEqual([plain, withSign]);
});

import { describeRange, type AnyRuleset } from '../../src/engine/index.js';
import { record, type Shape } from '../../src/kernel/index.js';
import type { LoadedCase } from '../../src/conformance/index.js';
import type { RecordedShapes, RecordedType } from '../../src/conformance/mistakes/recorded-types.js';
import { memberTexts, membersOf, typeText } from '../event-shapes/type-text.js';
import { anchorOf, bodyLines, namedBelow, sentenceOf, written } from './described.js';
import { examplesOfEvents, examplesOfInputs, type Example } from './examples.js';

/** What the pages of a ruleset are made of. */
export interface Sources {
  readonly ruleset: AnyRuleset;
  readonly cases: readonly LoadedCase[];
  /** What stored events are made of (`docs/events`). */
  readonly shapes: RecordedShapes;
  /** Chapter in which the row of a type of event stands. */
  readonly chapterOf: (type: string) => string;
}

/** A command as it is offered: where the API takes it, and what it says. */
interface Command {
  readonly at: string;
  readonly shape: Shape;
}

type Examples = ReadonlyMap<string, Example>;

interface Page {
  readonly file: string;
  readonly title: string;
  readonly about: string;
  readonly sections: readonly (readonly [heading: string, lines: readonly string[]])[];
}

/** Commands below an input, by type. */
function commandsBelow(shape: Shape, at: string): readonly (readonly [string, Command])[] {
  const { written: how } = shape;
  if (how?.as === 'tagged') return [[how.word, { at, shape }]];
  if (how?.as !== 'oneOf') return [];
  return Object.entries(how.arms).flatMap(([name, arm]) => commandsBelow(arm, `${at}.${name}`));
}

/** Every command that the ruleset takes from clients, by type. */
function commandsOf({ inputs }: AnyRuleset): ReadonlyMap<string, Command> {
  if (!inputs) return new Map();
  const common = Object.entries(inputs.common).flatMap(([mutation, fixed]): (readonly [string, Command])[] =>
    fixed ? [[fixed.type, { at: mutation, shape: record({}) }]] : [],
  );
  const result = inputs.battleResult ? commandsBelow(inputs.battleResult, 'battleResult') : [];
  return new Map([...common, ...commandsBelow(inputs.orders, 'orders'), ...result]);
}

/** `PLN-MOV-01, -04; RACE-SM-02`: rules by chapter. */
function ruleLine(rules: Iterable<string>): string {
  const chapters = new Map<string, string[]>();
  for (const rule of [...rules].sort()) {
    const chapter = rule.slice(0, rule.lastIndexOf('-'));
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule.slice(chapter.length)]);
  }
  return [...chapters].map(([chapter, numbers]) => `${chapter}${numbers.join(', ')}`).join('; ');
}

/** The rules of what is described and how a case says it. */
function exampleLines(examples: Examples, key: string, own: readonly string[] = []): readonly string[] {
  const found = examples.get(key);
  const rules = ruleLine(new Set([...own, ...(found?.rules ?? [])]));
  return [
    ...(rules === '' ? [] : ['', `Rules: ${rules}`]),
    ...(found ? ['', '```yaml', written(found.value), '```'] : []),
  ];
}

const cited = (sentence: string): readonly string[] =>
  sentence.match(/\b[A-Z]{3,}-[A-Z]+-\d+[a-z]?\b/g) ?? [];

function commandPage(commands: ReadonlyMap<string, Command>, examples: Examples): Page {
  return {
    file: 'commands.md',
    title: 'Commands',
    about: 'What a seat says, as cases write it (`command`), and where the API takes it.',
    sections: [...commands].map(([type, { at, shape }]) => [
      type,
      [
        sentenceOf(shape),
        '',
        `API: \`${at}\``,
        '',
        ...bodyLines(shape),
        ...exampleLines(examples, type, cited(sentenceOf(shape))),
      ],
    ]),
  };
}

function partPage(page: Titled, parts: readonly Named[], examples: Examples): Page {
  const armLines = (name: string, shape: Shape): readonly string[] =>
    shape.is === 'choice'
      ? Object.keys(shape.of).flatMap((word) => {
          const lines = exampleLines(examples, `${name}.${word}`);
          return lines.length === 0 ? [] : ['', `\`${shape.by}: ${word}\``, ...lines];
        })
      : exampleLines(examples, name);
  return {
    ...page,
    sections: parts.map(([name, shape]) => [
      name,
      [shape.about ?? '', '', ...bodyLines(shape), ...armLines(name, shape)],
    ]),
  };
}

const housePage = ({ meta }: AnyRuleset, examples: Examples): Page => ({
  file: 'house-rules.md',
  title: 'House rules',
  about: 'Figures and choices that a campaign may set when it is opened (`parameters`).',
  sections: meta.parameters.map((each) => [
    each.name,
    [
      each.description,
      '',
      `${describeRange(each.range)}; \`${written(each.default)}\` unless set.`,
      ...exampleLines(examples, each.name, [each.rule]),
    ],
  ]),
});

function shapeLines(type: RecordedType = 'not recorded'): readonly string[] {
  const members = membersOf(type);
  return members
    ? memberTexts(members).map(([name, text]) => `- \`${name}\`: \`${text}\``)
    : [`\`${typeText(type)}\``];
}

/** A page for each chapter that has events. */
async function eventPages({ ruleset, cases, shapes, chapterOf }: Sources): Promise<readonly Page[]> {
  const examples = await examplesOfEvents(ruleset, cases);
  const chapters = [...new Set(ruleset.eventTypes.map(chapterOf))];
  const section = (type: string): Page['sections'][number] => {
    const example = examples.get(type);
    const said = example
      ? `E.g. “${ruleset.summary({ type, data: example.value.data })}”`
      : 'No case shows it yet.';
    const lines = exampleLines(
      new Map(example ? [[type, { ...example, value: { type, data: example.value.data } }]] : []),
      type,
    );
    return [type.slice(type.indexOf('.') + 1), [said, '', ...shapeLines(shapes.events[type]), ...lines]];
  };
  const hasParts = Object.keys(shapes.parts).length > 0;
  const named = hasParts ? ' Types in capitals stand in [parts of events](event-parts.md).' : '';
  return chapters.map((chapter) => ({
    file: `events-${chapter.replaceAll('/', '-')}.md`,
    title: `Events: ${chapter}`,
    about: `What happens, and what records a command.${named}`,
    sections: ruleset.eventTypes.filter((type) => chapterOf(type) === chapter).map(section),
  }));
}

const eventPartPage = ({ parts }: RecordedShapes): Page => ({
  file: 'event-parts.md',
  title: 'Parts of events',
  about: 'What the data of events are made of.',
  sections: Object.entries(parts).map(([name, shape]) => [name, shapeLines(shape)]),
});

const GENERATED = 'Generated by `npm run reference`. Do not edit.';

/** The text of a page; what is called in brackets leads to where it stands. */
function textOf({ title, about, sections }: Page, places: ReadonlyMap<string, string>): string {
  const body = [
    `# ${title}`,
    GENERATED,
    about,
    ...sections.map(([heading, lines]) => `## ${heading}\n\n${lines.join('\n')}`),
  ]
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n');
  const called = [...places].filter(([name]) => body.includes(`[${name}]`));
  return `${[body.trimEnd(), ...(called.length > 0 ? [called.map(([name, at]) => `[${name}]: ${at}`).join('\n')] : [])].join('\n\n')}\n`;
}

function indexOf({ meta }: AnyRuleset, pages: readonly Page[]): string {
  const contents = pages.map(({ file, title, sections }) =>
    [
      `## [${title}](${file})`,
      sections.map(([heading]) => `[${heading}](${file}#${anchorOf(heading)})`).join(' · '),
    ].join('\n\n'),
  );
  return [
    `# ${meta.title}: reference`,
    GENERATED,
    `\`${meta.code}\`, after ${meta.rulebook}. For authors of cases and of bots: every command, order, position, house rule and event, with ` +
      'the rules that it names or that cases cover with it, and the shortest example from a case.',
    ...contents,
    '',
  ].join('\n\n');
}

type Named = readonly [name: string, shape: Shape];
type Titled = Omit<Page, 'sections'>;

const ORDERS: Titled = {
  file: 'orders.md',
  title: 'Orders',
  about: 'Orders, and whatever else in a command is of several kinds.',
};
const PARTS: Titled = {
  file: 'parts.md',
  title: 'Parts of commands',
  about: 'What commands and orders are made of.',
};
const POSITION: Titled = {
  file: 'position.md',
  title: 'Positions',
  about: 'Whatever has a name in a position that a campaign starts from (`position`).',
};
const WORDS: Titled = {
  file: 'words.md',
  title: 'Words',
  about: 'The words of commands and positions and what they mean.',
};

/** The pages of a ruleset: text by name of file. */
export async function pagesOf(sources: Sources): Promise<ReadonlyMap<string, string>> {
  const { ruleset, cases, shapes } = sources;
  const commands = commandsOf(ruleset);
  const examples = examplesOfInputs(
    ruleset,
    cases,
    new Map([...commands].map(([type, { shape }]) => [type, shape])),
  );
  const below = namedBelow([...commands.values()].map(({ shape }) => shape));
  const all = new Map([...namedBelow(ruleset.inputs ? [ruleset.inputs.position] : []), ...below]);
  const pageFor = ([name, { is }]: Named): Titled => {
    if (is === 'word') return WORDS;
    if (!below.has(name)) return POSITION;
    return is === 'record' ? PARTS : ORDERS;
  };
  const parts = [ORDERS, PARTS, POSITION, WORDS].map((page) =>
    partPage(
      page,
      [...all].filter((each) => pageFor(each) === page),
      examples,
    ),
  );
  const places = new Map(
    parts.flatMap(({ file, sections }) =>
      sections.map(([name]) => [name, `${file}#${anchorOf(name)}`] as const),
    ),
  );
  const pages = [
    commandPage(commands, examples),
    ...parts,
    housePage(ruleset, examples),
    ...(await eventPages(sources)),
    eventPartPage(shapes),
  ].filter(({ sections }) => sections.length > 0);
  return new Map([
    ['README.md', indexOf(ruleset, pages)],
    ...pages.map((page) => [page.file, textOf(page, places)] as const),
  ]);
}

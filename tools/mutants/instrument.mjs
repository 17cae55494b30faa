/**
 * Puts every mutation of the rule code of one ruleset into a copy of the project: `instrument.mjs COPY RULESET`.
 * Which of them is active, `globalThis.__stryker__.activeMutant` says, or the variable `__STRYKER_ACTIVE_MUTANT__`.
 * Writes `mutants.json` into the copy: file, place, source text and replacement of each.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/**
 * What judges nothing: sentences, names of pieces for the audit, the generated ids, ready-made campaigns and their units,
 * words and inputs of the API, and what is read of old (which no case can write down: stored recordings hold it).
 */
const NO_RULES =
  /\.spec\.ts$|\/(sentences|rule-ids|demonstration|demo-units|pieces|meta|upcasters|of-old|inputs|scenarios)\.ts$|\/(scenarios|views|words)\//;
/** Members that hold words for readers, or the names of lists along which an event that has grown large is cut. */
const WORDS = [
  'title',
  'description',
  'rulebook',
  'text',
  'source',
  'summary',
  'pieces',
  'follows',
  'growing',
];
/** Members that hold codes or, where there is a space in it, a sentence: why points were posted, what a roll is for. */
const PHRASES = ['cause', 'what'];
/** Rows of events, which judge nothing: a phrase there is a sentence, or says why points were posted. */
const ROWS = /events\.ts$/;
/** Functions that say how a shape is called and written at the API, and its sentence. */
const NAMING = ['said', 'named', 'words', 'rows', 'called', 'boxed'];
/** Functions that say what must be there and is not: a message for developers as well. */
const MISSED = ['existing', 'missing'];

const [copy, ruleset] = process.argv.slice(2);
const folder = join(copy, 'src', 'rulesets', ruleset);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => join(folder, name))
  .filter((name) => name.endsWith('.ts') && !NO_RULES.test(name))
  .sort()
  .map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }));

const isPhrase = ({ value, quasis }) =>
  /\S \S/.test(value ?? quasis?.map((each) => each.value.raw).join('x') ?? '');
const isText = ({ type }) => type === 'StringLiteral' || type === 'TemplateLiteral';
/** A function that answers a text: a part of a sentence, where it stands beside rows. */
const isTelling = ({ returnType }) => returnType?.typeAnnotation.type === 'TSStringKeyword';
const holdsWords = ({ node, parent, hub }) =>
  (ROWS.test(hub.file.opts.filename) && ((isText(node) && isPhrase(node)) || isTelling(node))) ||
  (node.type === 'ObjectProperty' && WORDS.includes(node.key.name)) ||
  (node.type === 'ObjectProperty' && PHRASES.includes(node.key.name) && isPhrase(node.value)) ||
  (node.type === 'StringLiteral' &&
    parent?.type === 'CallExpression' &&
    NAMING.includes(parent.callee.name)) ||
  // A message for developers, which no command meets.
  (parent?.type === 'CallExpression' && parent.callee.name === 'assertNever') ||
  (isText(node) && parent?.type === 'CallExpression' && MISSED.includes(parent.callee.name));
const quiet = { isDebugEnabled: () => false, debug() {}, info() {}, warn: console.warn };
const ignorers = [{ shouldIgnore: (path) => (holdsWords(path) ? 'words' : undefined) }];
const options = { plugins: null, ignorers, excludedMutations: [], noHeader: false };
const instrumented = await new Instrumenter(quiet).instrument(files, options);

for (const { name, content } of instrumented.files) writeFileSync(name, `// @ts-nocheck\n${content}`);
const sources = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
const mutants = instrumented.mutants
  .filter(({ status }) => status === undefined)
  .map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => {
    const lines = sources.get(fileName).slice(start.line, end.line + 1);
    lines[lines.length - 1] = lines.at(-1).slice(0, end.column);
    lines[0] = lines[0].slice(start.column);
    const place = { line: start.line + 1, column: start.column + 1 };
    const text = lines.join('\n');
    return { id, file: fileName.slice(copy.length + 1), ...place, mutator: mutatorName, text, replacement };
  });
writeFileSync(join(copy, 'mutants.json'), JSON.stringify(mutants));

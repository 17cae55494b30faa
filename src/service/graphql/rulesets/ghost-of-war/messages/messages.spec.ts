import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { COMMON_MESSAGES } from '../../../messages/common.js';
import { summaryOf } from '../../../messages/summary.js';
import { registerFace } from '../../faces.js';
import { GHOST_OF_WAR_FACE } from '../index.js';
import { GHOST_OF_WAR_MESSAGES } from './index.js';

const FOLDER = 'src/rulesets/ghost-of-war';
const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

/** Functions that take the code of a violation, of an error of notation, or of something due. */
const SAYING = new Set(['violation', 'fault', 'note', 'entry', 'by']);

/** Words of functions that answer a code, or nothing: named by the type that they answer with. */
const ANSWERED = /\): ((?:'[A-Z_]+' \| )+)null \{/g;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && !/^(data|scenarios)\//.test(name),
);

/** Codes that are said in a call of such a function, or chosen for something called `code`. */
function codesOf(file: string): readonly string[] {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const codes: string[] = [];
  const take = (node: ts.Node | undefined): void => {
    if (!node) return;
    if (ts.isConditionalExpression(node)) {
      take(node.whenTrue);
      take(node.whenFalse);
    } else if (ts.isParenthesizedExpression(node)) {
      take(node.expression);
    } else if (ts.isStringLiteral(node) && node.text.length > 2 && CODE.test(node.text)) {
      codes.push(node.text);
    }
  };
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && SAYING.has(node.expression.getText())) node.arguments.forEach(take);
    const named = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
    if (named && ts.isIdentifier(node.name) && node.name.text === 'code') take(node.initializer);
    node.forEachChild(walk);
  };
  walk(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true));
  const answered = [...text.matchAll(ANSWERED)].flatMap(([, words]) => words!.match(/[A-Z_]+/g) ?? []);
  return /fault|violation/i.test(text) ? [...codes, ...answered] : codes;
}

const templated = new Set(Object.keys(GHOST_OF_WAR_MESSAGES).map((key) => key.split('/').at(-1)!));
const said = new Set(files.flatMap(codesOf));
const common = new Set(Object.keys(COMMON_MESSAGES));

describe('messages of the rules of the sector', () => {
  beforeAll(() => registerFace(GHOST_OF_WAR_FACE));

  it('has a sentence for every code that the rules answer', () => {
    expect([...said].filter((code) => !templated.has(code) && !common.has(code))).toEqual([]);
    expect(said.size).toBeGreaterThan(200);
  });

  it('has no sentence for a code that no rule answers', () => {
    expect([...templated].filter((code) => !said.has(code))).toEqual([]);
  });

  it('shows no code of the rules as it is', () => {
    const raw = Object.entries(GHOST_OF_WAR_MESSAGES).filter(([, text]) =>
      /\{(status|outcome|byPoints|needed|step)\}/.test(text),
    );
    // Numbers, and a word that somebody has sent.
    const figures = /needed\} (of|\{resource|more)|needs \{needed\}|NO_SUCH_STEP|needed\}\.$/;
    expect(raw.filter((entry) => !figures.test(entry.join(' ')))).toEqual([]);
  });

  it('says why an order came to nothing', () => {
    const reasons = [{ rule: 'GOW-TRV-01', code: 'UNDER_WAY', params: { unit: 'Cadian 8th' } }];
    const data = { faction: 'Empire', index: 2, order: 'TRAVEL', reasons };
    expect(summaryOf({ type: 'ghost-of-war.OrderFailed', schema: 1, data })).toBe(
      'Order 3 of Empire fails: travel. Cadian 8th is under way already.',
    );
  });

  it.each(Object.entries(GHOST_OF_WAR_MESSAGES))('%s is a sentence', (_code, text) => {
    expect(text).toMatch(/^[A-Z{].*[.}]$/s);
  });
});

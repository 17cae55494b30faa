import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { COMMON_MESSAGES } from '../../../messages/common.js';
import { PLANETARY_MESSAGES } from './index.js';

const FOLDER = 'src/rulesets/planetary';
const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

/** Words in capitals that functions of the rules are called with and that are no codes of violations or dues. */
const OTHER_WORDS: readonly string[] = [
  'SET_UP',
  'BUILD',
  'AIR_ORDERS',
  'MOVEMENT_ORDERS',
  'AIR_MISSIONS',
  'MOVEMENT',
  'INTERCEPT',
  'RECON',
  'STRATEGIC_BOMBARDMENT',
  'MEDIC_CENTER',
  'REPAIR_FACILITY',
  'FOLLOWERS',
  'MERCENARIES',
  'ENEMIES',
  'BATTLE_ORDERS',
  'BATTLE_MOVEMENT',
  'BATTLE',
  'END_OF_TURN',
  'RANDOM_GAME_LENGTH',
  'RESERVES',
  'NIGHT',
  'FORTIFICATIONS',
  'PRELIMINARY_BOMBARDMENT',
  'SENTRIES',
  'PRISON',
  'RAID_RETURN',
  'FIRST_HALF',
  'STRATEGIC_HQ',
  'ESPIONAGE_CENTER',
  'EMBASSY',
  'NORMAL',
  'MERCENARY',
  'TYPE_I',
  'TYPE_II',
  'FORTIFICATION',
  'CAMP',
  'TRANSPORT',
  'IMPERIUM',
  'NON_AGGRESSION_PACT',
  'ALLIANCE',
  'GIVE_BP',
  'WANT_BP',
  'WORDS',
  'SPECIFIED_PATH',
  'AIR_SUPPORT',
  'TABLE',
  'NORMAL_LIST',
  'EXTERNAL',
  'NONE',
];

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && !/^(data|scenarios)\//.test(name),
);

/** Literals in capitals that are said as an argument, or chosen for a variable called `code`. */
function wordsOf(file: string): readonly string[] {
  const words: string[] = [];
  const take = (node: ts.Node | undefined): void => {
    if (!node) return;
    if (ts.isConditionalExpression(node)) {
      take(node.whenTrue);
      take(node.whenFalse);
    } else if (ts.isParenthesizedExpression(node)) {
      take(node.expression);
    } else if (ts.isStringLiteral(node) && node.text.length > 2 && CODE.test(node.text)) {
      words.push(node.text);
    }
  };
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) node.arguments.forEach(take);
    const named = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
    if (named && ts.isIdentifier(node.name) && node.name.text === 'code') take(node.initializer);
    node.forEachChild(walk);
  };
  walk(ts.createSourceFile(file, readFileSync(join(FOLDER, file), 'utf8'), ts.ScriptTarget.ES2022, true));
  return words;
}

const templated = new Set(Object.keys(PLANETARY_MESSAGES).map((key) => key.split('/').at(-1)!));
const common = new Set(Object.keys(COMMON_MESSAGES));
const said = new Set(files.flatMap(wordsOf));

describe('messages of the planetary rules', () => {
  it('has a sentence for every code that the rules answer', () => {
    const missing = [...said].filter(
      (word) => !templated.has(word) && !common.has(word) && !OTHER_WORDS.includes(word),
    );
    expect(missing).toEqual([]);
  });

  it('has no sentence for a code that no rule answers', () => {
    expect([...templated].filter((code) => !said.has(code))).toEqual([]);
  });

  it.each(Object.entries(PLANETARY_MESSAGES))('%s is a sentence', (_code, text) => {
    expect(text).toMatch(/^[A-Z{].*\.$/s);
  });
});

import { relative } from 'node:path';
import { diff } from 'jest-diff';
import type { LoadedCase } from './case-files.js';
import type { Finding } from './expect.js';

const plain = (text: string): string => text;
const COLOURLESS = {
  aColor: plain,
  bColor: plain,
  changeColor: plain,
  commonColor: plain,
  patchColor: plain,
};

/** Rules and title: the name of a case. */
export const nameOf = (loaded: Pick<LoadedCase, 'rules' | 'title'>): string =>
  `${loaded.rules.join(', ')} ${loaded.title}`;

/** File and line of a case, for an editor to jump to. */
export const placeOf = (loaded: { file: string; line: number }): string =>
  `${relative(process.cwd(), loaded.file)}:${loaded.line}`;

/** Everything that is not as the case says, each with what was expected and what was found. */
export function describeFindings(findings: readonly Finding[], colours = false): string {
  return findings
    .map(({ what, expected, found }) => {
      const options = { aAnnotation: 'Expected', bAnnotation: 'Found', ...(colours ? {} : COLOURLESS) };
      const difference = diff(expected, found, { ...options, expand: false, contextLines: 3 });
      return `${what}\n${indent(difference ?? 'differs')}`;
    })
    .join('\n\n');
}

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

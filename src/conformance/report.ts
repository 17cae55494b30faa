import { relative } from 'node:path';
import { diff } from 'jest-diff';
import type { LoadedCase } from './case-files.js';
import type { Place } from './case-place.js';
import type { Finding } from './finding.js';

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
export const placeOf = ({ file, line }: Place): string => `${relative(process.cwd(), file)}:${line}`;

/** Everything that is not as the case says, each with what was expected and what was found. */
export function describeFindings(findings: readonly Finding[], colours = false): string {
  return findings
    .map(({ what, found, ...rest }) => {
      if (!('expected' in rest)) return `${what}\n${indent(text(found))}`;
      const { expected } = rest;
      const options = { aAnnotation: 'Expected', bAnnotation: 'Found', ...(colours ? {} : COLOURLESS) };
      const difference = isAlike(expected, found)
        ? diff(expected, found, { ...options, expand: false, contextLines: 3 })
        : null;
      return `${what}\n${indent(difference ?? `- Expected: ${text(expected)}\n+ Found: ${text(found)}`)}`;
    })
    .join('\n\n');
}

/** Whether a difference line by line says something: of two lists or two objects. */
const isAlike = (a: unknown, b: unknown): boolean =>
  typeof a === 'object' && typeof b === 'object' && a !== null && b !== null
    ? Array.isArray(a) === Array.isArray(b)
    : false;

const text = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? 'undefined');

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { packageRoot } from '../src/rules-catalog/index.js';

/** The text of a file as `npm run format` would leave it. Throws where it cannot be parsed. */
export async function formatted(path: string, text: string): Promise<string> {
  const style = JSON.parse(readFileSync(join(packageRoot(), '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(path, text, style);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}

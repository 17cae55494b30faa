import { InputType } from '@nestjs/graphql';
import type { Type } from '@nestjs/common';
import { ServiceError } from '../../../contracts/index.js';
import { describedEnum } from '../../schema/described-enum.js';
import { ChoiceField, TextField } from '../../schema/input-fields.js';
import type { Entries } from './entries.js';
import type { ClubFile } from './rows.js';

/** Characters of a file. */
const LONGEST = 200_000;

/** Makes `<prefix>FileInput`: the text of a club's file; `where` names the page that tells its columns. */
export function fileInput(prefix: string, where: string): Type<ClubFile> {
  const FileInput = class {};
  InputType(`${prefix}FileInput`, { description: `The text of a club's file (${where}).` })(FileInput);
  const formats = describedEnum(`${prefix}FileFormat`, 'How a file of the club is written.', {
    CSV: 'A table: a line of names, then one line for each entry; commas, semicolons or tabs between.',
    JSON: 'A list of objects.',
  });
  ChoiceField('How it is written.', formats)(FileInput.prototype, 'format');
  TextField('The whole text.', { max: LONGEST })(FileInput.prototype, 'text');
  return FileInput as Type<ClubFile>;
}

/** Entries of a file of a position. Throws BAD_USER_INPUT with every line that cannot be read: a file with a slip in it enters nothing. */
export function entriesOf<T>(
  file: ClubFile | null | undefined,
  read: (file: ClubFile) => Entries<T>,
  field: string,
): readonly T[] {
  if (!file) return [];
  const { entries, problems } = read(file);
  if (problems.length === 0) return entries;
  const lines = problems.map(({ line, column, message }) => `line ${line}, column ${column}: ${message}`);
  throw new ServiceError('BAD_USER_INPUT', lines.join(' '), ['position', field]);
}

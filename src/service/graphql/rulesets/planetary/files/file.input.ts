import { InputType } from '@nestjs/graphql';
import { describedEnum } from '../../../schema/described-enum.js';
import { ChoiceField, TextField } from '../../../schema/input-fields.js';
import type { Format } from './rows.js';

/** Characters of a file. */
const LONGEST = 200_000;

export const FileFormats = describedEnum('PlanetaryFileFormat', 'How a file of the club is written.', {
  CSV: 'A table: a line of names, then one line for each entry; commas, semicolons or tabs between.',
  JSON: 'A list of objects.',
});

@InputType({ description: "The text of a club's file (docs/how-to/bring-your-own-units.md)." })
export class PlanetaryFileInput {
  @ChoiceField('How it is written.', FileFormats)
  format: Format;

  @TextField('The whole text.', { max: LONGEST })
  text: string;
}

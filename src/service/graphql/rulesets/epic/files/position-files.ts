import type { Json } from '../../../../../kernel/index.js';
import type { EpicPosition } from '../../../../../rulesets/epic/index.js';
import { NestedField } from '../../../schema/input-fields.js';
import type { InputFace } from '../../face.js';
import { entriesOf, fileInput } from '../../files/file-input.js';
import type { ClubFile } from '../../files/rows.js';
import { detachmentsIn, readArmyFile, type ListedUnits } from './army-file.js';
import { readProfileFile, withProfiles } from './profile-file.js';

const FileInput = fileInput('Epic', 'docs/how-to/bring-your-own-army.md');

interface WithFiles {
  readonly profilesFile?: ClubFile | null;
  readonly armiesFile?: ClubFile | null;
}

/** The input of a position with profiles and army lists from files, beside what it says of them itself. */
export function withFiles({ type, map }: InputFace<object, Json>): InputFace<object, Json> {
  const file = (field: keyof WithFiles, about: string) =>
    NestedField(about, () => FileInput, { optional: true })(type.prototype as object, field);
  file('profilesFile', 'Printed values of units from a file; slips are told by line and column.');
  file('armiesFile', 'Detachments of the armies from a file; slips are told by line and column.');
  return {
    type,
    map: (input) => {
      const { profilesFile, armiesFile } = input as WithFiles;
      const position = map(input) as unknown as EpicPosition;
      const profiles = entriesOf(profilesFile, readProfileFile, 'profilesFile');
      const lines = entriesOf(armiesFile, readArmyFile, 'armiesFile');
      const whole: EpicPosition = {
        ...position,
        ...(profiles.length > 0 ? { profiles: withProfiles(position.profiles, profiles) } : {}),
        ...(lines.length > 0 ? { armies: withLines(position.armies, lines) } : {}),
      };
      return whole as unknown as Json;
    },
  };
}

type Armies = EpicPosition['armies'];

/** Armies with the detachments of a file behind their own; one that only the file knows is called by its seat. */
function withLines(armies: Armies, lines: readonly ListedUnits[]): Armies {
  const seats = new Set([...Object.keys(armies), ...lines.map((each) => each.army)]);
  return Object.fromEntries(
    [...seats].map((seat) => {
      const army = Object.hasOwn(armies, seat) ? armies[seat] : undefined;
      const { detachments = [], ...rest } = army ?? { name: seat, strategyRating: 0 };
      const added = detachmentsIn(lines.filter((each) => each.army === seat));
      return [seat, { ...rest, detachments: [...detachments, ...added] }];
    }),
  );
}

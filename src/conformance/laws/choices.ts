import { adjudicate, type CommandShape, type Option } from '../../engine/index.js';
import { itemAt, type Violation } from '../../kernel/index.js';
import { seededDice } from '../../dice/index.js';
import { digest } from '../../hashing/index.js';
import type { Law, Lived } from './lived.js';

/** Things of one case that are asked about, and choices of each that are tried. */
const ASKED = 1;
const TRIED = 2;
const AT = '2000-01-01T00:00:00.000Z';

type Playable = Option & { readonly command: CommandShape };

/** An option that is open is accepted as a command, one that is barred is refused by the same rules: tried on a sample. */
export const optionsAgree: Law = (lived) => {
  const { ruleset, played, seats, events } = lived;
  if (played.waiting || ruleset.isOver(played.state)) return [];
  const names = namesIn(played.state as object);
  const players = seats.filter(({ role }) => role === 'player');
  // Somewhere else in each case, and always there.
  const start = events.length * 7;
  const broken: string[] = [];
  let asked = 0;
  for (let count = 0; count < names.length && asked < ASKED; count += 1) {
    const name = itemAt(names, (start + count) % names.length);
    for (const { id } of players) {
      const offered = (ruleset.options(played.state, id, name) ?? []).filter(isPlayable);
      if (offered.length === 0) continue;
      asked += 1;
      for (let pick = 0; pick < TRIED; pick += 1) {
        broken.push(...tryOut(lived, id, itemAt(offered, (start + pick) % offered.length)));
      }
    }
  }
  return broken;
};

const isPlayable = (option: Option): option is Playable => option.command !== null;

function tryOut({ ruleset, played, timelineId }: Lived, seat: string, option: Playable): readonly string[] {
  const { command, barred } = option;
  const envelope = { command, actor: { seat, role: 'player' }, at: AT, timelineId } as const;
  const verdict = adjudicate(ruleset, played, envelope, { dice: seededDice('option'), digest });
  const by = verdict.kind === 'refused' ? verdict.violations.map(said) : [];
  const agrees =
    barred.length === 0
      ? verdict.kind === 'accepted'
      : verdict.kind === 'refused' && barred.every((each) => by.includes(said(each)));
  const claim = barred.length === 0 ? 'open' : `barred by ${barred.map(said).join(', ')}`;
  return agrees
    ? []
    : [`${seat} is told that ${JSON.stringify(command)} is ${claim}; it is ${verdict.kind} ${by.join(', ')}`];
}

const said = ({ rule, code }: Violation): string => `${rule} ${code}`;

/** Everything that has a name: keys of the records of a state. */
const namesIn = (state: object): readonly string[] => [
  ...new Set(
    Object.values(state).flatMap((each: unknown) =>
      typeof each === 'object' && each !== null && !Array.isArray(each) ? Object.keys(each) : [],
    ),
  ),
];

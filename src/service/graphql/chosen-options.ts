import type { QueryBus } from '@nestjs/cqrs';
import { oneSheet, type BoardView, type CommandShape, type Option } from '../../engine/index.js';
import { digest } from '../../hashing/index.js';
import type { Json } from '../../kernel/index.js';
import { OptionsQuery, ServiceError, type Session } from '../contracts/index.js';
import type { ChosenOptionInput } from './inputs/play.inputs.js';
import { partsOf } from './messages/things.js';

/** Stands for exactly the command of an option; null for what is only a part of one. */
export const optionKey = ({ command }: Option): string | null =>
  command ? digest(command as object as Json) : null;

/** `planned attack` for `PLANNED_ATTACK`, `move stack` for `MoveStack`, `hold ground` for `hold-ground`. */
const inWords = (code: string): string =>
  code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();

const namesOn = ({ pieces, locations }: BoardView): ((id: string) => string) => {
  const names = new Map(
    [...locations, ...pieces.flatMap(partsOf), ...pieces].map(({ id, name }) => [id, name]),
  );
  return (id) => names.get(id) ?? id;
};

/** Says options of a piece in sentences with the names of the board. */
export function optionSentences(board: BoardView, piece: string): (option: Option) => string {
  const nameOf = namesOn(board);
  return ({ order, target, how }) => {
    const aim = target === null || target === piece ? '' : ` → ${nameOf(target)}`;
    return `${nameOf(piece)}: ${inWords(order)}${aim}${how ? ` (${inWords(how)})` : ''}`;
  };
}

/** Says options of a piece as a list on paper: a line for each order, with all that it may be aimed at. */
export function optionLines(board: BoardView, piece: string, options: readonly Option[]): readonly string[] {
  const nameOf = namesOn(board);
  const aims = new Map<string, Set<string>>();
  for (const { order, target, how } of options) {
    const said = `${inWords(order)}${how ? ` (${inWords(how)})` : ''}`;
    const aimed = aims.get(said) ?? new Set();
    aims.set(said, target === null || target === piece ? aimed : aimed.add(nameOf(target)));
  }
  return [...aims].map(([said, aimed]) => (aimed.size === 0 ? said : `${said} → ${[...aimed].join(', ')}`));
}

/** Says a row of a sheet, as clients send it, by its kind and all that it names: `set activity: Atria, produce, brace`. */
export function rowSentence(board: BoardView, row: object): string {
  const nameOf = namesOn(board);
  const said = (value: unknown): readonly string[] => {
    if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(said);
    if (typeof value === 'number') return [String(value)];
    if (typeof value !== 'string') return [];
    return [/^[A-Z_]+$/.test(value) ? inWords(value) : nameOf(value)];
  };
  return Object.entries(row)
    .map(([kind, what]) => `${inWords(kind)}: ${said(what).join(', ')}`)
    .join('; ');
}

/** The rows of a sheet, as clients send it; none in what is no sheet. */
export function rowsOf(said: object): readonly object[] {
  for (const [name, value] of Object.entries(said)) {
    if (name === 'orders' && Array.isArray(value)) return value as readonly object[];
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return rowsOf(value as object);
  }
  return [];
}

/** The one command of the options chosen. Throws BAD_USER_INPUT where one is not offered, or they do not go together. */
export async function chosenCommand(
  queries: QueryBus,
  session: Session,
  timeline: string,
  chosen: readonly ChosenOptionInput[],
): Promise<CommandShape> {
  const commands: CommandShape[] = [];
  for (const [at, { piece, option }] of chosen.entries()) {
    const offered = (await queries.execute(new OptionsQuery(session, timeline, {}, piece))) ?? [];
    const found = offered.find((each) => optionKey(each) === option)?.command;
    if (!found)
      throw notTaken('This is not offered at the head of the timeline.', ['orders', String(at), 'option']);
    commands.push(found);
  }
  const command = oneSheet(commands);
  if (!command) throw notTaken('These cannot be given together: give them one by one.', ['orders']);
  return command;
}

const notTaken = (why: string, path: readonly string[]): ServiceError =>
  new ServiceError('BAD_USER_INPUT', why, ['input', ...path]);

import { misfits, undescribed, type Misfit } from '../../kernel/index.js';
import type { StepForm } from '../case-form.js';
import type { LoadedCase } from '../case-files.js';
import { seatIdOf, type CaseOpening } from '../opening.js';
import { ENTER_DICE } from '../stage.js';
import { thereIsNo, type Mistake } from './mistake.js';

type Path = readonly PropertyKey[];

/** What means nothing in the commands of a case. */
export const commandMistakes = (
  { given, when = [], then }: LoadedCase,
  opening: CaseOpening,
): readonly Mistake[] => [
  ...(given.after ?? []).flatMap((step, at) => ofStep(step, ['given', 'after', at], false, opening)),
  ...when.flatMap((step, at) => {
    const refused = step.then?.refusals ?? (at === when.length - 1 ? then.refusals : undefined);
    return ofStep(step, ['when', at], refused !== undefined, opening);
  }),
];

/**
 * A case may say that a bad command is refused, with whatever stands where something else is missing or wrong; what everybody passes
 * over is a mistake all the same.
 */
function ofStep(
  { seat, command }: Omit<StepForm, 'then'>,
  path: Path,
  mayBeRefused: boolean,
  opening: CaseOpening,
): readonly Mistake[] {
  const shape = opening.ruleset.commands;
  const nobody = ofSeat(seat, [...path, 'seat'], opening);
  if (!shape || command.type === ENTER_DICE) return nobody;
  const here = [...path, 'command'];
  const wrong = misfits(shape, command);
  const refusable = mayBeRefused ? wrong.map((each) => holderOf(each.path)) : [];
  return [
    ...nobody,
    ...(mayBeRefused ? [] : wrong).map((each) => ({
      path: [...here, ...each.path],
      message: described(each),
    })),
    ...undescribed(shape, command)
      .filter((each) => !refusable.includes(holderOf(each.path)))
      .map((each) => ({
        path: [...here, ...each.path],
        message: thereIsNo('member', each.path.join('.'), each.known),
      })),
  ];
}

/** What has the member at a path. */
const holderOf = (path: Path): string => path.slice(0, -1).join('.');

function described({ code, path, params }: Misfit): string {
  const { word, known, expected } = params;
  const where = path.join('.');
  if (Array.isArray(known)) return thereIsNo(where, String(word), known as readonly string[]);
  if (code === 'MISSING') return `${where} is missing`;
  return typeof expected === 'string'
    ? `${where} is to be ${expected}`
    : `${where}: ${code} ${JSON.stringify(params)}`;
}

/** The name of a seat that nobody has. */
export function ofSeat(name: string, path: Path, opening: CaseOpening): readonly Mistake[] {
  try {
    seatIdOf(opening, name);
    return [];
  } catch (error) {
    return [{ path, message: (error as Error).message }];
  }
}

import { checkParameters } from '../../engine/index.js';
import { undescribed, type InputPath, type Json, type Shape } from '../../kernel/index.js';
import type { LoadedCase } from '../case-files.js';
import { changedBy, type CaseOpening } from '../opening.js';
import { thereIsNo, type Mistake } from './mistake.js';

/** What means nothing in a `given`: house rules, and members of the position that nobody reads. */
export const givenMistakes = (loaded: LoadedCase, opening: CaseOpening): readonly Mistake[] => [
  ...parameterMistakes(loaded, opening),
  ...positionMistakes(loaded, opening),
];

/** What a case says of the opening that is refused; null where it plays on. */
const refusedOpening = ({ given, when, then }: LoadedCase) =>
  when?.length || given.after?.length ? null : (then.refusals ?? null);

function parameterMistakes(loaded: LoadedCase, opening: CaseOpening): readonly Mistake[] {
  if (refusedOpening(loaded)) return [];
  const { parameters, houseRules } = opening.ruleset.meta;
  return checkParameters(parameters, opening.parameters, houseRules).map(({ path, params }) => ({
    path: ['given', ...path],
    message: Array.isArray(params['known'])
      ? thereIsNo('house rule', String(params['name']), params['known'] as readonly string[])
      : `${String(params['name'])} is to be ${String(params['range'])}`,
  }));
}

/** A case may say that a member is refused: then it is not passed over. */
function positionMistakes(loaded: LoadedCase, opening: CaseOpening): readonly Mistake[] {
  const shape = opening.ruleset.inputs?.position;
  if (!shape || opening.scenario !== null) return [];
  const refused = (refusedOpening(loaded) ?? []).map((each) =>
    typeof each === 'string' ? '' : (each.path ?? []).join('.'),
  );
  return undescribed(shape, opening.position)
    .filter(({ path }) => !refused.includes(['position', ...path].join('.')))
    .map(({ path, known }) => ({
      path: ['given', ...whence(shape, path, opening.start, loaded.given.changes ?? {})],
      message: thereIsNo('member', path.join('.'), known),
    }));
}

/** Where a member of a position comes from: the change that brought it in, or the position itself. */
function whence(
  shape: Shape,
  member: InputPath,
  start: Json,
  changes: Readonly<Record<string, unknown>>,
): readonly PropertyKey[] {
  const has = (position: Json) =>
    undescribed(shape, position).some(({ path }) => path.join('\n') === member.join('\n'));
  const own = ['position', ...member];
  if (has(start)) return own;
  let before = start;
  const change = Object.entries(changes).find(([path, value]) => {
    before = changedBy(before, path, value as Json);
    return has(before);
  });
  return change ? ['changes', change[0]] : own;
}

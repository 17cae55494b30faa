import { undescribed } from '../../kernel/index.js';
import type { AnyRuleset } from '../../engine/index.js';
import type { EventForm, SightForm, ThenForm } from '../case-form.js';
import type { LoadedCase } from '../case-files.js';
import { eventsIn, typeNamed } from '../expect-events.js';
import { parsePath } from '../path.js';
import type { CaseOpening } from '../opening.js';
import { ofSeat } from './command-mistakes.js';
import { catalogueOf } from './event-catalogue.js';
import { thereIsNo, type Mistake } from './mistake.js';
import { NOBODY } from '../stage.js';
import { readStatePath } from './state-paths.js';
import { wordsOf } from './words-of.js';

type Path = readonly PropertyKey[];

/** What means nothing in the expectations of a case: it could not fail, or could not hold. */
export const thenMistakes = ({ when = [], then }: LoadedCase, opening: CaseOpening): readonly Mistake[] => [
  ...ofThen(then, ['then'], opening),
  ...when.flatMap((step, at) => (step.then ? ofThen(step.then, ['when', at, 'then'], opening) : [])),
];

const OF_SEATS = ['due', 'options', 'seenBy'] as const;

const ofThen = (then: ThenForm, path: Path, opening: CaseOpening): readonly Mistake[] => [
  ...OF_SEATS.flatMap((member) =>
    Object.entries(then[member] ?? {}).flatMap(([name, said]) =>
      member === 'seenBy' && name === NOBODY
        ? ofNobody(said, [...path, member, name])
        : ofSeat(name, [...path, member, name], opening),
    ),
  ),
  ...ofSight(then, path, opening),
  ...Object.entries(then.seenBy ?? {}).flatMap(([name, sight]) =>
    ofSight(sight, [...path, 'seenBy', name], opening),
  ),
  ...ofOptions(then, path, opening.ruleset),
];

/** Events are all that can be hidden from everybody: nobody has no view of a state. */
const ofNobody = (said: object, path: Path): readonly Mistake[] =>
  Object.keys(said).flatMap((member) =>
    member === 'events' ? [] : [{ path: [...path, member], message: `${NOBODY} has events only` }],
  );

function ofSight(
  { events, noEvents = [], state = {}, absent = [], views = {} }: SightForm,
  path: Path,
  { ruleset, seats, parameters }: CaseOpening,
): readonly Mistake[] {
  const blank = Object.keys(ruleset.blank({ seats, parameters }) as object);
  const members = [...blank, ...Object.keys(ruleset.laterMembers ?? {})];
  const ofState = (key: string, place: Path): readonly Mistake[] => {
    const wrong = ofRoot(key, place, 'state', members);
    return wrong.length > 0 ? wrong : ofDepth(key, place, ruleset);
  };
  const ofViews = Object.keys(ruleset.views);
  return [
    ...eventsIn(events).flatMap(({ form, path: place }) =>
      ofEvent(form, [...path, 'events', ...place], ruleset),
    ),
    ...noEvents.flatMap((type, at) => ofType(type, [...path, 'noEvents', at], ruleset)),
    ...Object.keys(state).flatMap((key) => ofState(key, [...path, 'state', key])),
    ...absent.flatMap((key, at) => ofState(key, [...path, 'absent', at])),
    ...Object.keys(views).flatMap((key) => ofRoot(key, [...path, 'views', key], 'views', ofViews)),
  ];
}

/** A path into the state or the views begins with one of their members. */
function ofRoot(key: string, path: Path, of: string, known: readonly string[]): readonly Mistake[] {
  const [root] = parsePath(key, path);
  return typeof root === 'string' && known.includes(root)
    ? []
    : [{ path, message: thereIsNo(`member of the ${of}`, String(root), known) }];
}

/** Below its root a path goes on with the members of what stands there, or with names of things. */
function ofDepth(key: string, path: Path, { meta }: AnyRuleset): readonly Mistake[] {
  const read = readStatePath(parsePath(key, path), catalogueOf(meta.code).state);
  return 'message' in read ? [{ path, message: `${read.message} (${key})` }] : [];
}

function ofType(name: string, path: Path, { meta, eventTypes }: AnyRuleset): readonly Mistake[] {
  const known = [...eventTypes, ...catalogueOf(meta.code).events.keys()];
  return known.some((type) => typeNamed(type, name))
    ? []
    : [{ path, message: thereIsNo('type of event', name, eventTypes.map(withoutCode)) }];
}

const withoutCode = (type: string): string => type.slice(type.indexOf('.') + 1);

function ofEvent(form: EventForm, path: Path, ruleset: AnyRuleset): readonly Mistake[] {
  if (typeof form === 'string') return ofType(form, path, ruleset);
  if (!('type' in form)) return [];
  const shapes = [...catalogueOf(ruleset.meta.code).events];
  const [, shape] = shapes.find(([type]) => typeNamed(type, form.type)) ?? [];
  const members = (['data', 'with'] as const).flatMap((member) =>
    (shape ? undescribed(shape, form[member]) : []).map((each) => ({
      path: [...path, member, ...each.path],
      message: thereIsNo(`member of ${form.type}:`, each.path.join('.'), each.known),
    })),
  );
  return [...ofType(form.type, [...path, 'type'], ruleset), ...members];
}

/** What `hasNot` names holds whatever it is: at least there is to be such a command or order. */
function ofOptions({ options = {} }: ThenForm, path: Path, { commands }: AnyRuleset): readonly Mistake[] {
  if (!commands) return [];
  const known = wordsOf(commands);
  const forms = Object.entries(options).flatMap(([seat, things]) =>
    Object.entries(things).map(([thing, form]) => ({ form, path: [...path, 'options', seat, thing] })),
  );
  return forms.flatMap(({ form, path: here }) =>
    (form !== null && 'hasNot' in form ? (form.hasNot ?? []) : []).flatMap((each, at) => {
      const order = typeof each === 'string' ? each : each.order;
      const message = thereIsNo('command or order', order, known);
      return known.includes(order) ? [] : [{ path: [...here, 'hasNot', at], message }];
    }),
  );
}

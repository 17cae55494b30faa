import type { Json, JsonObject, RuleId } from '../../../kernel/index.js';
import type { MessageTemplates } from '../rulesets/face.js';

/** Something that a rule says, as a code with figures. */
export interface Coded {
  readonly rule: RuleId;
  readonly code: string;
  readonly params: JsonObject;
}

/** Sentences for codes of the engine itself. */
const COMMON: MessageTemplates = {
  UNUSED_DICE: 'These dice were handed in, but no such roll is asked for ({key}).',
  FACES_LEFT_OVER: '{given} faces were handed in, and {asked} of them are asked for.',
  NO_FACES: 'No faces were given, or none of these is asked of you now.',
  WAITING_FOR_DICE: 'A command waits for dice from the table: enter them first.',
  NO_DICE_AWAITED: 'No dice are waited for.',
  NO_DICE_OF_THE_SERVICE: 'The service throws a rest only where the campaign was opened with mixed dice.',
  REST_BY_ITSELF: 'Enter your faces first; then leave the rest to the service.',
  NAME_THE_ROLLS: 'A correction names in dice the rolls that it is for, and nothing else comes with it.',
  FACES_STAND:
    'What follows from these faces has been asked for already: the arbiter can correct them while the command waits ({key}).',
  REST_NOT_YOURS:
    'Dice of others are waited for too: they enter them, or the arbiter leaves the rest to the service.',
  TABLE_DICE: 'Throw {notation} for {purpose}, {of}, and enter the faces.',
  WRONG_COUNT: 'The roll is {notation}: another number of dice was handed in ({given}).',
  FACE_OUT_OF_RANGE: 'The roll is {notation}: there is no such face among {given}.',
  MISSING: '{member} is missing.',
  WRONG_FORM: '{member} must be {expected}.',
  UNKNOWN_WORD: '{word} is not known here; known are {known}.',
  UNKNOWN_PARAMETER: 'There is no house rule {name}; known are {known}.',
  PARAMETER_OUT_OF_RANGE: 'The house rule {name} is {range}, not {value}.',
};

/**
 * The sentence for a code: the ruleset's template for `RULE-ID/CODE` or `CODE`, else the rule's title, the words of the
 * code and the figures.
 */
export function composeMessage(templates: MessageTemplates, coded: Coded, title: string): string {
  const template = templates[`${coded.rule}/${coded.code}`] ?? templates[coded.code] ?? COMMON[coded.code];
  return template ? fill(template, coded.params) : fallback(coded, title);
}

/** `{name}` stands for a figure, `{~name}` for a code of the rules, in words. */
const FIGURE = /\{(~?)([A-Za-z0-9_]+)\}/g;

/** `{? … }` within a template: left out where one of its figures is not there. */
const OPTIONAL = /\{\?((?:[^{}]|\{~?\w+\})*)\}/g;

function fill(template: string, params: JsonObject): string {
  const known = template.replace(OPTIONAL, (_, part: string) =>
    [...part.matchAll(FIGURE)].every(([, , name]) => params[name!] !== undefined) ? part : '',
  );
  return known.replace(FIGURE, (_, code: string, name: string) =>
    code ? inWords(params[name]).toLowerCase().replaceAll('_', ' ') : inWords(params[name]),
  );
}

function fallback({ code, params }: Coded, title: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  const figures = Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${spaced(name)} ${inWords(value)}`);
  return `${title}: ${words}${figures.length > 0 ? ` (${figures.join('; ')})` : ''}.`;
}

const spaced = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();

function inWords(value: Json | undefined): string {
  if (value === undefined || value === null) return 'none';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inWords).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, each]) => `${spaced(name)} ${inWords(each)}`)
      .join(' ');
  }
  return String(value);
}

/** Params as typed pairs: plain values as they are, others as JSON text. */
export function namedValues(params: JsonObject): { name: string; value: string }[] {
  return Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value: valueText(value as Json) }));
}

/** A value as text; JSON text where it is not a plain value. */
export const valueText = (value: Json): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

import { type Json, type JsonObject, type RuleId } from '../../../kernel/index.js';
import type { MessageTemplates } from '../rulesets/face.js';
import { COMMON_MESSAGES } from './common.js';

/** Something that a rule says, as a code with figures. */
export interface Coded {
  readonly rule: RuleId;
  readonly code: string;
  readonly params: JsonObject;
}

/**
 * The sentence for a code: the ruleset's template for `RULE-ID/CODE` or `CODE`, the common one, else the rule's title, the words of the
 * code and the figures.
 */
export function composeMessage(templates: MessageTemplates, coded: Coded, title: string): string {
  const template =
    templates[`${coded.rule}/${coded.code}`] ?? templates[coded.code] ?? COMMON_MESSAGES[coded.code];
  return template ? fill(template, coded.params) : fallback(coded, title);
}

/** `{name}` stands for a figure, `{~name}` for a code of the rules, in words. */
const FIGURE = /\{(~?)([A-Za-z0-9_]+)\}/g;

/** `{? … }` within a template: left out where one of its figures is not there. */
const OPTIONAL = /\{\?((?:[^{}]|\{~?\w+\})*)\}/g;

function fill(template: string, params: JsonObject): string {
  const known = template.replace(OPTIONAL, (_, part: string) =>
    [...part.matchAll(FIGURE)].every(([, , name = '']) => params[name] !== undefined) ? part : '',
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

import type { Json } from '../../kernel/index.js';
import { withFigureAt } from '../parameters.js';
import { isSaid, type Said } from './form.js';

/** One figure of a table of house rules, or one row of it; `figure`: keys of the table joined by dots. */
export interface HouseRuleFigure {
  readonly figure: string;
  readonly number?: number | null;
  readonly numbers?: readonly number[] | null;
}

/** A table of house rules, of the figures that are given. */
export const tableOfFigures = (figures: readonly HouseRuleFigure[]): Json =>
  figures.reduce<Json>(
    (table, { figure, number, numbers }) => withFigureAt(table, figure.split('.'), number ?? numbers ?? null),
    {},
  );

/** The figures of a table, or of a part of it. */
export function figureRows(value: unknown, path: readonly string[] = []): readonly Said[] {
  const figure = path.join('.');
  if (Array.isArray(value)) return [{ figure, numbers: value }];
  if (!isSaid(value)) return [{ figure, number: value }];
  return Object.entries(value).flatMap(([key, each]) => figureRows(each, [...path, key]));
}

/** The value of a house rule, from the member for its kind. */
export function heardRule(input: unknown): unknown {
  const { number, flag, choice, numbers, figures } = input as Said;
  return figures
    ? tableOfFigures(figures as readonly HouseRuleFigure[])
    : (numbers ?? number ?? flag ?? choice ?? null);
}

/** The value of a house rule, in the member for its kind. */
export function writtenRule(value: unknown): Said {
  if (typeof value === 'number') return { number: value };
  if (typeof value === 'boolean') return { flag: value };
  if (Array.isArray(value)) return { numbers: value };
  return isSaid(value) ? { figures: figureRows(value) } : { choice: value };
}

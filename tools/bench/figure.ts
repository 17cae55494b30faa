import { existing } from '../../src/kernel/index.js';
import type { Workshop } from './workshop.js';

/** What a figure must reach to be met. */
export interface Target {
  /** What is judged: the ratio against what was measured beside it, or the value itself. */
  readonly of: 'ratio' | 'value';
  readonly at: 'least' | 'most';
  readonly limit: number;
}

export interface Measured {
  /** In the unit of the figure: a median. */
  readonly value: number;
  /** Against what was measured beside it in the same run: the median of the pairs. */
  readonly ratio?: number;
  /** Lowest and highest of what is judged (the ratio where there is one), over all repetitions. */
  readonly spread: readonly [lowest: number, highest: number];
}

/** One figure of the benchmark. */
export interface Figure {
  /** Short and stable: the name on the command line and in the JSON. */
  readonly name: string;
  /** What is measured, against what. */
  readonly description: string;
  readonly unit: string;
  /** Null for a figure that is only reported. */
  readonly target: Target | null;
  /** Measured only where it is asked for by its name. */
  readonly apart?: boolean;
  readonly measure: (workshop: Workshop) => Promise<Measured>;
}

/** A figure as machines read it. */
export interface Line {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly ratio?: number;
  readonly target?: number;
  readonly met?: boolean;
}

/** Whether a figure reached its target; undefined where it has none. */
export function isMet({ target }: Figure, measured: Measured): boolean | undefined {
  if (!target) return undefined;
  const judged = target.of === 'ratio' ? existing(measured.ratio, 'ratio') : measured.value;
  return target.at === 'least' ? judged >= target.limit : judged <= target.limit;
}

export function lineOf(figure: Figure, measured: Measured): Line {
  const met = isMet(figure, measured);
  return {
    name: figure.name,
    value: rounded(measured.value),
    unit: figure.unit,
    ...(measured.ratio === undefined ? {} : { ratio: rounded(measured.ratio) }),
    ...(figure.target ? { target: figure.target.limit } : {}),
    ...(met === undefined ? {} : { met }),
  };
}

/** Four digits are more than any repetition bears out. */
export const rounded = (value: number): number => Number(value.toPrecision(4));

/** A figure as a person reads it. */
export function textOf(figure: Figure, measured: Measured): string {
  const { target } = figure;
  const met = isMet(figure, measured);
  const verdict = met === undefined ? '      ' : met ? 'met   ' : 'MISSED';
  const value = `${rounded(measured.value)} ${figure.unit}`.padEnd(20);
  const ratio = measured.ratio === undefined ? '' : `ratio ${measured.ratio.toFixed(2)}`;
  const wanted = target ? `${target.at === 'least' ? '≥' : '≤'} ${target.limit}` : '';
  const [lowest, highest] = measured.spread.map((each) => String(rounded(each)));
  const spread = `(${lowest} … ${highest})`.padEnd(20);
  return [
    verdict,
    figure.name.padEnd(17),
    value,
    ratio.padEnd(12),
    wanted.padEnd(7),
    spread,
    figure.description,
  ]
    .join(' ')
    .trimEnd();
}

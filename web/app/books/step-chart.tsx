import { useState } from 'react';
import type { Seat } from '../campaign/room-data.js';
import { NUMBER } from '../look/words.js';
import type { Step } from './steps-data.js';

/** A line of steps, in the colour and with the number of its seat. */
export interface Series {
  readonly name: string;
  readonly seat: Seat | undefined;
  readonly steps: readonly Step[];
}

interface Props {
  readonly label: string;
  readonly series: readonly Series[];
  /** Last turn of the campaign. */
  readonly last: number;
  /** What wins, where something does. */
  readonly goal: number | null;
  /** Revision that is looked at: what lies ahead of it is faint. */
  readonly until: number;
}

const [WIDTH, HEIGHT] = [640, 240];
const EDGE = { left: 40, right: 24, top: 14, bottom: 26 };
/** So that lines are told apart without their colour. */
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '4 2', '1 4', '12 4', '6 2 2 2'];

/** How it came to what it is: a step for each posting, whose cause is told below when it is touched, pointed at or focused. */
export function StepChart({ label, series, last, goal, until }: Props) {
  const [told, setTold] = useState<string | null>(null);
  const all = series.flatMap(({ steps }) => steps);
  const [low, high] = [
    Math.min(0, ...all.map(({ balance }) => balance)),
    Math.max(1, goal ?? 1, ...all.map(({ balance }) => balance)),
  ];
  const turns = Math.max(1, last);
  const y = (value: number): number =>
    EDGE.top + ((high - value) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom);
  // Steps of one turn stand side by side within it.
  const lengths = new Map<number, number>();
  for (const { turn, revision } of all) lengths.set(turn, Math.max(lengths.get(turn) ?? 0, revision));
  const firsts = new Map<number, number>();
  for (const { turn, revision } of all) firsts.set(turn, Math.min(firsts.get(turn) ?? Infinity, revision));
  const x = ({ turn, revision }: Step): number => {
    const [from = 0, to = 0] = [firsts.get(turn), lengths.get(turn)];
    const within = to === from ? 0.5 : 0.15 + (0.7 * (revision - from)) / (to - from);
    return EDGE.left + ((turn - 1 + within) / turns) * (WIDTH - EDGE.left - EDGE.right);
  };
  const turnAt = (turn: number): number => EDGE.left + (turn / turns) * (WIDTH - EDGE.left - EDGE.right);
  return (
    <figure className="step-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={label}>
        {[low, high].map((value) => (
          <text key={value} x={EDGE.left - 6} y={y(value)} className="tick-words end">
            {NUMBER.format(value)}
          </text>
        ))}
        {Array.from({ length: turns }, (_, at) => (
          <g key={at} aria-hidden="true">
            <line x1={turnAt(at)} x2={turnAt(at)} y1={EDGE.top} y2={HEIGHT - EDGE.bottom} className="axis" />
            <text x={(turnAt(at) + turnAt(at + 1)) / 2} y={HEIGHT - 9} className="tick-words">
              {at + 1}
            </text>
          </g>
        ))}
        <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(0)} y2={y(0)} className="axis" />
        {goal !== null && (
          <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(goal)} y2={y(goal)} className="goal" />
        )}
        {series.map(({ name, seat, steps }, at) => (
          <g key={name} style={{ color: colourOf(seat) }}>
            {pathsOf(steps, until, x, y).map(({ d, ahead }) => (
              <path
                key={String(ahead)}
                d={d}
                className={ahead ? 'line ahead' : 'line'}
                strokeDasharray={DASHES[at % DASHES.length]}
              />
            ))}
            {steps.map((step, place) => {
              const words = wordsOf(name, step);
              return (
                <circle
                  key={place}
                  cx={x(step)}
                  cy={y(step.balance)}
                  r={4}
                  className={step.revision > until ? 'step ahead' : 'step'}
                  tabIndex={0}
                  role="img"
                  aria-label={words}
                  onFocus={() => setTold(words)}
                  onMouseEnter={() => setTold(words)}
                  onClick={() => setTold(words)}
                />
              );
            })}
            {steps.length > 0 && (
              <text x={WIDTH - EDGE.right + 12} y={y(steps.at(-1)!.balance)} className="tick-words seat-sign">
                {seat?.emblem.sign ?? ''}
              </text>
            )}
          </g>
        ))}
      </svg>
      <figcaption className="faint">{told ?? 'Each dot is a step: touch it for its cause.'}</figcaption>
    </figure>
  );
}

const colourOf = (seat: Seat | undefined): string =>
  seat ? `light-dark(${seat.emblem.color}, ${seat.emblem.dark})` : 'currentcolor';

const wordsOf = (name: string, { turn, amount, balance, cause, rule }: Step): string =>
  `${name}, turn ${turn}: ${amount > 0 ? '+' : ''}${NUMBER.format(amount)} to ${NUMBER.format(balance)}, ${cause} (${rule.id})`;

/** The line as far as the moment looked at, and what lies ahead of it; the scale is that of both. */
function pathsOf(
  steps: readonly Step[],
  until: number,
  x: (step: Step) => number,
  y: (value: number) => number,
): readonly { readonly d: string; readonly ahead: boolean }[] {
  const [first] = steps;
  if (!first) return [];
  const start = `M${EDGE.left},${y(first.balance - first.amount)}`;
  const end = `H${WIDTH - EDGE.right}`;
  const drawn = (some: readonly Step[]) => some.map((step) => `H${x(step)}V${y(step.balance)}`).join('');
  const next = steps.findIndex(({ revision }) => revision > until);
  if (next < 0) return [{ d: start + drawn(steps) + end, ahead: false }];
  const [turning, last] = [steps[next]!, steps[next - 1]];
  const goesOn = last ? `M${x(last)},${y(last.balance)}` : start;
  return [
    ...(last ? [{ d: start + drawn(steps.slice(0, next)), ahead: false }] : []),
    { d: `${goesOn}H${x(turning)}V${y(turning.balance)}${drawn(steps.slice(next + 1))}${end}`, ahead: true },
  ];
}

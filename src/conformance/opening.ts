import { existing, type Json, type Seat } from '../kernel/index.js';
import type { AnyRuleset, ParameterValues } from '../engine/index.js';
import type { DiceForm, GivenForm } from './case-form.js';
import { CaseMistake, thereIsNo } from './mistakes/mistake.js';
import { withoutValueAt, withValueAt } from './path.js';

/** How the campaign of a case begins. */
export interface CaseOpening {
  readonly ruleset: AnyRuleset;
  readonly seats: readonly Seat[];
  /** As given, else as the scenario has them; what is left out has its default. */
  readonly parameters: ParameterValues;
  /** Code of the scenario when it is played as it is; null when the position was entered or changed. */
  readonly scenario: string | null;
  readonly position: Json;
  /** The position before anything was taken out of it or changed. */
  readonly start: Json;
  readonly dice: DiceForm;
}

/**
 * Reads a `given`. Seats are numbered in their order, and an arbiter is added unless there is one; without
 * seats there are as many players as the scenario needs. Throws, in plain words, when it cannot be played.
 */
export function openingOf(given: GivenForm, rulesets: readonly AnyRuleset[]): CaseOpening {
  const ruleset = rulesets.find((each) => each.meta.code === given.ruleset);
  if (!ruleset) {
    const known = rulesets.map((each) => each.meta.code);
    const named = given.ruleset ?? '(none named)';
    throw new CaseMistake(['given', 'ruleset'], `given.ruleset: ${thereIsNo('ruleset', named, known)}`);
  }
  const scenario = ruleset.scenarios.find((each) => each.code === given.scenario);
  if (given.scenario !== undefined && !scenario) {
    const known = ruleset.scenarios.map((each) => each.code);
    const message = `given.scenario: ${thereIsNo('scenario', given.scenario, known)}`;
    throw new CaseMistake(['given', 'scenario'], message);
  }
  if ((scenario === undefined) === (given.position === undefined)) {
    throw new CaseMistake(['given'], 'given: needs a scenario or a position, one of them');
  }
  const seats = seatsOf(given.seats ?? defaultSeats(scenario?.players.min ?? 2));
  const players = seats.filter((each) => each.role === 'player');
  const start = scenario ? plain(scenario.setup(players)) : existing(given.position, 'position');
  const removed = (given.remove ?? []).reduce<Json>(
    (before, path, at) => mistaken(['given', 'remove', at], () => withoutValueAt(before, path)),
    start,
  );
  const position = Object.entries(given.changes ?? {}).reduce(
    (before, [path, value]) => changedBy(before, path, value),
    removed,
  );
  const untouched = scenario !== undefined && position === start;
  return {
    ruleset,
    seats,
    parameters: { ...scenario?.parameters, ...given.parameters } as ParameterValues,
    scenario: untouched ? scenario.code : null,
    position,
    start,
    dice: given.dice ?? [],
  };
}

/** A position with a change of a case made. */
export const changedBy = (position: Json, path: string, value: Json): Json =>
  mistaken(['given', 'changes', path], () => withValueAt(position, path, value));

/** What is wrong with a path stands where the case has it. */
function mistaken<T>(where: readonly PropertyKey[], change: () => T): T {
  try {
    return change();
  } catch (error) {
    throw new CaseMistake(where, (error as Error).message);
  }
}

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

const defaultSeats = (players: number) =>
  Array.from({ length: players }, (_, place) => `Player ${place + 1}`);

function seatsOf(given: NonNullable<GivenForm['seats']>): readonly Seat[] {
  const named = given.map((each) =>
    typeof each === 'string' ? { name: each, role: 'player' as const } : each,
  );
  const arbiter = { name: 'Arbiter', role: 'arbiter' as const };
  const all = named.some((each) => each.role === 'arbiter') ? named : [...named, arbiter];
  return all.map((each, place) => ({ id: `seat-${place + 1}`, number: place + 1, ...each }));
}

/** Id of a seat that a case names by its id, its name or as `arbiter`. Throws when there is none. */
export function seatIdOf({ seats }: Pick<CaseOpening, 'seats'>, name: string): string {
  if (name === 'public' || name === 'service') return name;
  const seat =
    seats.find((each) => each.id === name || each.name === name) ??
    (name === 'arbiter' ? seats.find((each) => each.role === 'arbiter') : undefined);
  if (!seat) {
    throw new Error(
      thereIsNo(
        'seat',
        name,
        seats.map((each) => each.id),
      ),
    );
  }
  return seat.id;
}

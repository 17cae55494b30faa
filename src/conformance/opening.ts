import type { Json, Seat } from '../kernel/index.js';
import type { AnyRuleset, ParameterValues } from '../engine/index.js';
import type { DiceForm, GivenForm } from './case-form.js';
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
  readonly dice: DiceForm;
}

/**
 * Reads a `given`. Seats are numbered in their order, and an arbiter is added unless there is one; without
 * seats there are as many players as the scenario needs. Throws, in plain words, when it cannot be played.
 */
export function openingOf(given: GivenForm, rulesets: readonly AnyRuleset[]): CaseOpening {
  const ruleset = rulesets.find((each) => each.meta.code === given.ruleset);
  if (!ruleset) {
    const known = rulesets.map((each) => each.meta.code).join(', ');
    throw new Error(`given.ruleset: there is no ruleset ${given.ruleset ?? '(none named)'}; known: ${known}`);
  }
  const scenario = ruleset.scenarios.find((each) => each.code === given.scenario);
  if (given.scenario !== undefined && !scenario) {
    const known = ruleset.scenarios.map((each) => each.code).join(', ');
    throw new Error(`given.scenario: there is no scenario ${given.scenario}; known: ${known}`);
  }
  if ((scenario === undefined) === (given.position === undefined)) {
    throw new Error('given: needs a scenario or a position, one of them');
  }
  const seats = seatsOf(given.seats ?? defaultSeats(scenario?.players.min ?? 2));
  const players = seats.filter((each) => each.role === 'player');
  const start = scenario ? plain(scenario.setup(players)) : given.position!;
  const removed = (given.remove ?? []).reduce(withoutValueAt, start);
  const changes = Object.entries(given.changes ?? {});
  const position = changes.reduce((before, [path, value]) => withValueAt(before, path, value), removed);
  const untouched = scenario !== undefined && position === start;
  return {
    ruleset,
    seats,
    parameters: { ...scenario?.parameters, ...given.parameters } as ParameterValues,
    scenario: untouched ? scenario.code : null,
    position,
    dice: given.dice ?? [],
  };
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
  if (!seat) throw new Error(`there is no seat ${name}; known: ${seats.map((each) => each.id).join(', ')}`);
  return seat.id;
}

import {
  checkParameters,
  openingParameters,
  type AnyRuleset,
  type Scenario,
  type TimelineOpenedData,
} from '../../engine/index.js';
import { existing, type Json, type Seat } from '../../kernel/index.js';
import { ServiceError, type OpenCampaignCommand, type SeatToOpen } from '../contracts/index.js';

const NAME_LENGTH = 200;
const MOST_SEATS = 64;

/** Everything about an opening that is known before the dice. */
export type OpeningPlan = Omit<TimelineOpenedData, 'dice'> & { readonly arbiter: Seat };

/** Seats numbered in the order given; an arbiter is added unless there is one. */
export function seatsOf(given: readonly SeatToOpen[]): readonly Seat[] {
  const arbiter: readonly SeatToOpen[] = given.some((each) => each.role === 'arbiter')
    ? []
    : [{ name: 'Arbiter', role: 'arbiter' }];
  return [...given, ...arbiter].map((each, at) => ({ id: `seat-${at + 1}`, number: at + 1, ...each }));
}

/** Violations of house rules, in the words of the ruleset. */
export function checkHouseRules(ruleset: AnyRuleset, { parameters }: OpenCampaignCommand) {
  const { meta } = ruleset;
  return checkParameters(meta.parameters, parameters, meta.houseRules);
}

/** Throws BAD_USER_INPUT for an unknown scenario, a number of players it is not for, or unfit names. */
export function planOpening(
  command: OpenCampaignCommand,
  ruleset: AnyRuleset,
  campaignId: string,
): OpeningPlan {
  const { meta } = ruleset;
  checkNames(command);
  const seats = seatsOf(command.seats);
  const scenario = scenarioOf(command, ruleset);
  return {
    campaignId,
    name: command.name.trim(),
    ruleset: { code: meta.code, version: meta.version },
    parameters: openingParameters(meta.parameters, scenario, command.parameters),
    seats,
    scenario: scenario?.code ?? null,
    position: positionOf(command, scenario, seats),
    arbiter: existing(
      seats.find((each) => each.role === 'arbiter'),
      'arbiter',
    ),
  };
}

/** Breaks of lines and other signs that are not written: names stand in headers, lines and files of others. */
const UNWRITTEN = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const NAME_FORM = `A name has 1 to ${NAME_LENGTH} characters on one line`;

function checkNames({ name, seats }: OpenCampaignCommand): void {
  const fits = (text: string): boolean =>
    text.trim().length > 0 && text.length <= NAME_LENGTH && !UNWRITTEN.test(text);
  if (!fits(name)) bad(NAME_FORM, 'name');
  if (seats.length > MOST_SEATS) bad(`A campaign has at most ${MOST_SEATS} seats`, 'seats');
  if (!seats.some((each) => each.role === 'player')) bad('A campaign needs a player', 'seats');
  if (seats.filter((each) => each.role === 'arbiter').length > 1) bad('A campaign has one arbiter', 'seats');
  seats.forEach((each, at) => {
    if (!fits(each.name)) bad(NAME_FORM, 'seats', at, 'name');
    if (seats.findIndex((other) => other.name === each.name) !== at)
      bad('Seats have different names', 'seats', at);
  });
  checkSigns(seats);
}

/** Signs tell seats apart where colours do not: no two have the same, whether chosen or by their number. */
function checkSigns(seats: readonly SeatToOpen[]): void {
  const signs = seats.map(({ chosenEmblem }, at) => chosenEmblem?.sign ?? String(at + 1));
  seats.forEach(({ chosenEmblem }, at) => {
    const { sign } = chosenEmblem ?? {};
    if (sign === undefined) return;
    if (!/^[\p{L}\p{N}]{1,2}$/u.test(sign))
      bad('A sign has one or two letters or digits', 'seats', at, 'emblem', 'sign');
    if (signs.filter((other) => other === sign).length > 1)
      bad('Seats have different signs', 'seats', at, 'emblem', 'sign');
  });
}

function scenarioOf({ start }: OpenCampaignCommand, ruleset: AnyRuleset): Scenario<unknown> | undefined {
  if (start.kind === 'position') return undefined;
  const scenario = ruleset.scenarios.find((each) => each.code === start.scenario);
  return scenario ?? bad(`There is no scenario ${start.scenario}`, 'start', 'scenario');
}

function positionOf(
  { start }: OpenCampaignCommand,
  scenario: Scenario<unknown> | undefined,
  seats: readonly Seat[],
): Json {
  if (start.kind === 'position') return start.position;
  const players = seats.filter((each) => each.role === 'player');
  const { min, max } = existing(scenario, 'scenario').players;
  if (players.length < min || players.length > max)
    bad(`This scenario is for ${min} to ${max} players`, 'seats');
  return existing(scenario, 'scenario').setup(players) as Json;
}

function bad(message: string, ...path: readonly (string | number)[]): never {
  throw new ServiceError('BAD_USER_INPUT', message, path);
}

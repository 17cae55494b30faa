import { parseHexKey, distance } from '../../engine/hex/index.js';
import { existing } from '../../kernel/index.js';
import type { MetaCampaignCommand } from './commands.js';
import { options } from './options.js';
import type { Choice } from './options/choice.js';
import { orderOf } from './orders/posting.js';
import { hexesOn } from './map/reading.js';
import type { MetaCampaignState, Objective, Unit } from './state/index.js';
import { blocOf, isOnMap, opposes } from './units/kinds.js';

interface Said {
  readonly seat: string;
  readonly command: MetaCampaignCommand;
}

/** Rounds after which the demonstration ends its campaign. */
const ROUNDS = 8;

const arbiterOf = ({ seats }: MetaCampaignState): string =>
  existing(
    seats.find((each) => each.role === 'arbiter'),
    'arbiter',
  ).id;

const apart = (a: string, b: string): number =>
  distance(existing(parseHexKey(a), 'hex'), existing(parseHexKey(b), 'hex'));

/** Hexes of the map that bear the name of an objective. */
const placeOf = ({ map }: MetaCampaignState, { id }: Objective): string | null =>
  hexesOn(map).find(([, { label }]) => label?.toLowerCase() === id)?.[0] ?? null;

/** Where a unit wants to be: with the nearest enemy that it may know, else where an objective is not met. */
function goalOf(state: MetaCampaignState, unit: Unit): string | null {
  const from = existing(unit.hex, 'hex');
  const objectives = Object.values(state.contract?.objectives ?? {}).flatMap(
    (each) => placeOf(state, each) ?? [],
  );
  const enemies = Object.values(state.units)
    .filter((each) => isOnMap(each) && opposes(blocOf(each), blocOf(unit)))
    .flatMap(({ hex }) => hex ?? []);
  const goals = unit.faction === 'HOSTILE' ? enemies : [...enemies, ...objectives];
  return goals.toSorted((a, b) => apart(from, a) - apart(from, b))[0] ?? null;
}

/** An attack where one is open, else the move that leads nearest to the goal. */
function bestOf(state: MetaCampaignState, unit: Unit, choices: readonly Choice[]): Choice | null {
  const open = choices.filter(({ barred }) => barred.length === 0);
  const attack = open.find(({ order }) => order === 'ATTACK');
  if (attack) return attack;
  const goal = goalOf(state, unit);
  if (goal === null) return null;
  const here = existing(unit.hex, 'hex');
  const nearer = open
    .filter(
      ({ order, target }) => order === 'MOVE' && apart(existing(target, 'hex'), goal) < apart(here, goal),
    )
    .toSorted((a, b) => apart(existing(a.target, 'hex'), goal) - apart(existing(b.target, 'hex'), goal));
  return nearer[0] ?? open.find(({ order }) => order === 'REST') ?? null;
}

/** The next order that somebody's unit can be given. */
function orders(state: MetaCampaignState): Said | null {
  const waiting = Object.values(state.units).filter((each) => isOnMap(each) && !orderOf(state, each.id));
  for (const unit of waiting) {
    const seat = unit.owner ?? arbiterOf(state);
    const best = bestOf(state, unit, options(state, seat, unit.id) ?? []);
    if (best?.command) return { seat, command: best.command };
  }
  return null;
}

/** Objectives are met where players stand; then the campaign ends. */
function ending(state: MetaCampaignState): Said {
  const seat = arbiterOf(state);
  const open = Object.values(state.contract?.objectives ?? {}).find(({ met }) => met === null);
  if (!open) return { seat, command: { type: 'EndCampaign', text: 'So ends the demonstration.' } };
  const place = placeOf(state, open);
  const met = Object.values(state.units).some(
    (each) => each.owner !== null && each.hex === place && isOnMap(each),
  );
  return {
    seat,
    command: {
      type: 'ResolveObjective',
      objective: open.id,
      met,
      credits: met ? 5 : 0,
      req: 0,
      players: undefined,
    },
  };
}

/** The next command and the seat that gives it; null once the campaign has ended. */
export function nextMove(state: MetaCampaignState): Said | null {
  if (state.contract === null) return null;
  if (state.contract.round > ROUNDS) return ending(state);
  return orders(state) ?? { seat: arbiterOf(state), command: { type: 'ClosePhase' } };
}

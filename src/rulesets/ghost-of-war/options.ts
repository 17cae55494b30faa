import { lookUp, unusableName } from '../../kernel/index.js';
import { choose, type Asking, type Choice } from './options-choice.js';
import { forceChoices } from './options-forces.js';
import { characterChoices } from './options-people.js';
import { lineChoices, planetChoices } from './options-places.js';
import { knownTo } from './fog/redact.js';
import { isHostile, seatOf } from './general/factions.js';
import { ownerOf } from './general/owners.js';
import { witnessesOf } from './trade/witnesses.js';
import type { GhostOfWarState, Relation } from './state/index.js';

/**
 * What may be ordered in S1 of what a seat names, each with its cost and why it is barred, judged by the code that judges
 * orders: a unit, formation, planet, character, project or faction of its own, or a line that it sees. Null when it names
 * nothing of the kind; empty where nothing is open in the step.
 */
export function options(state: GhostOfWarState, seat: string, named: string): readonly Choice[] | null {
  if (unusableName(named) !== null) return null;
  const faction = askerOf(state, seat, named);
  if (faction === null) return null;
  const open = state.step === 'ORDERS' && state.end === null && !state.locked.includes(faction);
  return open ? choicesOf({ state: knownTo(state, faction), faction }, named) : [];
}

/** GOW-GEN-01: what orders are given to; a journey, a depot and the like are no entities that act. */
const ACTING = ['planets', 'units', 'formations', 'characters', 'projects', 'factions'] as const;

/** The faction of the seat for which the thing is asked about. */
function askerOf(state: GhostOfWarState, seat: string, named: string): string | null {
  const line = lookUp(state.lines, named);
  const acts = ACTING.some((kind) => lookUp<unknown>(state[kind], named) !== undefined);
  const owner = acts ? ownerOf(state, named) : null;
  const factions = line ? witnessesOf(state, line) : owner === null ? [] : [owner];
  return (
    factions.find((each) => lookUp(state.factions, each) !== undefined && speaks(state, seat, each)) ?? null
  );
}

/** GOW-GEN-01: the player of a faction; for those without one the arbiter. */
const speaks = (state: GhostOfWarState, seat: string, faction: string): boolean =>
  (seatOf(state, faction) ?? state.seats.find((each) => each.role === 'arbiter')?.id) === seat;

function choicesOf(asking: Asking, named: string): readonly Choice[] {
  const { state } = asking;
  const planet = lookUp(state.planets, named);
  if (planet) return planetChoices(asking, planet);
  const character = lookUp(state.characters, named);
  if (character) return characterChoices(asking, character);
  const line = lookUp(state.lines, named);
  if (line) return lineChoices(asking, line);
  if (lookUp(state.projects, named)) {
    return [choose(asking, { order: { order: 'CANCEL_PROJECT', project: named }, target: named })];
  }
  if (lookUp(state.factions, named)) return factionChoices(asking);
  return forceChoices(asking, named);
}

const RELATIONS: readonly Relation[] = ['ALLIED', 'NEUTRAL', 'HOSTILE'];

/** GOW-GEN-08, -09: how it may stand to others. */
const factionChoices = (asking: Asking): readonly Choice[] =>
  Object.keys(asking.state.factions)
    .filter((other) => other !== asking.faction)
    .flatMap((other) => [
      ...RELATIONS.map((relation) =>
        choose(asking, {
          order: { order: 'DECLARE_RELATION', faction: other, relation },
          target: other,
          how: relation,
        }),
      ),
      ...(isHostile(asking.state, asking.faction, other)
        ? []
        : [choose(asking, { order: { order: 'CONFIDE', faction: other, allow: true }, target: other })]),
    ]);

import { leadersBy } from '../../../engine/index.js';
import { lookUp } from '../../../kernel/index.js';
import type { Battlefield, GhostOfWarState, Planet, Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import type { DiceTask } from '../state/tasks.js';
import { factionsBySeq, isAllied, isHostile } from '../general/factions.js';
import { fatesWith } from './destruction.js';
import { isCombatEffective } from '../effectiveness/effectiveness.js';
import { figure } from '../house-rules/house-rules.js';
import { bySeq } from '../general/order.js';
import { cancelProjectsAt } from '../projects/cancelling.js';
import { endLinesAt } from '../trade/cancelling.js';
import { systemOf } from '../map/places.js';
import { supremeHostiles } from '../map/status/supremacy.js';
import type { TaskKinds } from '../dice/task-kind.js';
import { weightOf } from '../units/unit-types.js';
import { receiversOf } from '../goods/war-spoils.js';
import { isImmobilised } from './attacks.js';
import { book, destroyUnits, spoilsOf } from './consequences.js';
import { isVictory, outcomeFor } from './outcome.js';

/** GOW-CBT-15: loyalty of a planet that has just been taken. */
const LOYALTY_OF_CAPTURED = 4;

/** GOW-CBT-15: an Attack order on a planet that nobody defends takes it without a battle. */
export function walkIn(table: GowTable, { domain, location, assault }: Battlefield): void {
  const planet = domain === 'ground' ? lookUp(table.state.planets, location) : undefined;
  if (!planet || !assault || assault.units.length === 0) return;
  const hostile = assault.factions.some((each) => isHostile(table.state, each, planet.controller));
  if (!hostile || (planet.garrisonWeight > 0 && planet.ce > 0)) return;
  table.emit(
    { type: 'ghost-of-war.PlanetWalkedInto', data: { planet: planet.id, factions: assault.factions } },
    ['GOW-CBT-15'],
  );
}

/** GOW-RND-01 S14: planets change hands. */
export function capturePlanets(table: GowTable): void {
  for (const planet of bySeq(Object.values(table.state.planets))) {
    const to = givenTo(table.state, planet) ?? takerOf(table.state, planet);
    if (to !== null && to !== planet.controller) changeHands(table, planet, to);
  }
}

/** GOW-CBT-10: what the arbiter's report says. */
const givenTo = (state: GhostOfWarState, planet: Planet): string | null =>
  Object.values(state.battles).find(
    (each) => each.round === state.round && each.location === planet.id && each.settledBy?.controlChange,
  )?.settledBy?.controlChange ?? null;

/**
 * GOW-CBT-15: who has won a ground battle on a planet this round, as attacker, and holds the field after another: those of a
 * battle before, while their side still holds it. Where nobody counts as defender both sides have attacked.
 */
export function takersAfter(state: GhostOfWarState, id: string): readonly string[] | null {
  const battle = lookUp(state.battles, id);
  if (!battle?.result || battle.domain !== 'ground') return null;
  const { outcome, fieldHolder } = battle.result;
  const { factions } = battle[fieldHolder];
  const attacked = fieldHolder === 'attacker' || !battle.defended;
  if (attacked && isVictory(outcomeFor(fieldHolder, outcome))) return factions;
  const before = lookUp(state.planets, battle.location)?.thisRound.takenBy ?? [];
  const still = before.filter((each) => factions.includes(each));
  return still.length > 0 ? still : null;
}

/** GOW-CBT-15: the faction that takes it from an enemy: of the side that holds the field, most weight there, ties lowest seq. */
function takerOf(state: GhostOfWarState, planet: Planet): string | null {
  const side = planet.thisRound.takenBy;
  if (!side) return null;
  const weak =
    planet.ce < figure(state.parameters, 'capture.planetCeBelow') ||
    (planet.thisRound.walkedInto && planet.garrisonWeight === 0);
  const there = Object.values(state.units).filter(
    (each) => each.place.in === 'PLANET' && each.place.id === planet.id,
  );
  const held = there.some(
    (each) => isCombatEffective(state, each) && side.some((own) => isHostile(state, own, each.owner)),
  );
  if (!weak || held) return null;
  const weight = (faction: string): number =>
    there.reduce((sum, each) => sum + (each.owner === faction ? weightOf(state, each) : 0), 0);
  const present = factionsBySeq(state)
    .map((each) => each.id)
    .filter((each) => side.includes(each) && isHostile(state, each, planet.controller) && weight(each) > 0);
  return leadersBy(present, weight)[0] ?? null;
}

/** GOW-CBT-15: depots of the loser on a planet on which they have no units. */
export function depotsLost(
  { depots, units }: GhostOfWarState,
  planet: string,
  from: string,
): readonly string[] {
  const defended = Object.values(units).some(
    (each) => each.owner === from && each.place.in === 'PLANET' && each.place.id === planet,
  );
  return defended
    ? []
    : bySeq(Object.values(depots))
        .filter((each) => each.planet === planet && each.owner === from)
        .map((each) => each.id);
}

function changeHands(table: GowTable, planet: Planet, to: string): void {
  const from = planet.controller;
  cancelProjectsAt(table, planet.id, 'CAPTURED');
  endLinesAt(table, planet.id, from);
  const lost = depotsLost(table.state, planet.id, from);
  table.emit(
    {
      type: 'ghost-of-war.PlanetCaptured',
      data: { faction: to, planet: planet.id, from, to, loyalty: LOYALTY_OF_CAPTURED, depots: lost },
    },
    ['GOW-CBT-15'],
  );
}

/** GOW-CBT-17, GOW-RND-01 S14: withdrawn ships that cannot leave, under enemy void supremacy. */
export function strandShips({ state }: GowTable): readonly DiceTask[] {
  const stranded = strandedOf(state);
  return stranded.length === 0 ? [] : [...fatesWith(state, stranded), { kind: 'STRANDED', args: {} }];
}

const strandedOf = (state: GhostOfWarState): readonly Unit[] =>
  bySeq(Object.values(state.units)).filter(
    (each) => each.withdrawn && isImmobilised(state, each) && captorsOf(state, each).length > 0,
  );

/** Factions of the side that has void supremacy over a ship; none where no enemy has it. */
function captorsOf(state: GhostOfWarState, { owner, place }: Unit): readonly string[] {
  if (place.in !== 'ORBIT') return [];
  const [supreme] = supremeHostiles(state, place.id, owner);
  return supreme === undefined
    ? []
    : factionsBySeq(state)
        .map((each) => each.id)
        .filter((each) => isAllied(state, supreme, each) && isHostile(state, owner, each));
}

export const STRANDING_TASKS: TaskKinds<'STRANDED'> = {
  STRANDED: {
    throws: () => null,
    settle: (table) => {
      const stranded = strandedOf(table.state);
      for (const each of stranded) {
        const factions = captorsOf(table.state, each);
        const system = each.place.id;
        const units = Object.values(table.state.units).filter(
          (unit) => factions.includes(unit.owner) && systemOf(table.state, unit.place) === system,
        );
        const goods = spoilsOf(table.state, [each], false);
        book(table, null, goods, receiversOf(table.state, { factions, units, system }));
      }
      destroyUnits(table, stranded, 'stranded');
      return undefined;
    },
  },
};

import { lookUp } from '../../../kernel/index.js';
import { PROLONGED_ROUNDS, TRAIT_OF_DEED } from '../data/traits.js';
import type { Battle, Character, Deeds, GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import { SIDES } from '../combat/coalitions.js';
import { isVictory, outcomeFor } from '../combat/outcome.js';
import { factionsBySeq } from '../general/factions.js';
import { figure } from '../house-rules/house-rules.js';
import { bySeq } from '../general/order.js';
import { placeOfCharacter, systemOf } from '../map/places.js';
import { isContested } from '../map/status/status.js';
import { advance } from './advancing.js';

type Deed = keyof Deeds;

/** GOW-TRT-04: S14: deeds of commanders, and the traits that they bring. */
export function rewardDeeds(table: GowTable): void {
  prolongWars(table);
  for (const { id: faction } of factionsBySeq(table.state)) {
    const rows = bySeq(Object.values(table.state.characters))
      .filter((each) => each.faction === faction && each.kind === 'COMMANDER' && each.diedRound === 0)
      .flatMap((each) => {
        const deeds = deedsOf(table.state, each);
        return deeds.length === 0
          ? []
          : [{ done: deeds, character: each.id, deeds: counted(each.deeds, deeds) }];
      });
    if (rows.length === 0) continue;
    const counts = rows.map(({ character, deeds }) => ({ character, deeds }));
    table.emit({ type: 'ghost-of-war.DeedsDone', data: { faction, rows: counts } }, ['GOW-TRT-04']);
    for (const { character, done } of rows) gainTraits(table, character, done);
  }
}

const counted = (before: Deeds, deeds: readonly Deed[]): Deeds =>
  deeds.reduce<Deeds>((sum, deed) => ({ ...sum, [deed]: sum[deed] + 1 }), before);

/** Each trait once, as soon as there are enough deeds of its kind. */
function gainTraits(table: GowTable, id: string, done: readonly Deed[]): void {
  const enough = figure(table.state.parameters, 'trait.gainCount');
  for (const deed of new Set(done)) {
    const character = lookUp(table.state.characters, id);
    const trait = TRAIT_OF_DEED[deed];
    if (!character || character.deeds[deed] < enough || character.traits.includes(trait)) continue;
    advance(table, character, { trait, advisor: null }, 'GOW-TRT-04');
  }
}

const deedsOf = (state: GhostOfWarState, character: Character): readonly Deed[] => [
  ...Object.values(state.battles)
    .filter((each) => each.round === state.round)
    .flatMap((each) => deedsInBattle(each, character)),
  ...prolongedWars(state, character),
];

function deedsInBattle(battle: Battle, { id }: Character): readonly Deed[] {
  const side = SIDES.find((each) => battle[each].characters.includes(id));
  if (!side || !battle.result) return [];
  const outcome = outcomeFor(side, battle.result.outcome);
  return [
    ...(side === 'defender' && battle.defended && isVictory(outcome) ? (['defences'] as const) : []),
    ...(outcome === 'DECISIVE_VICTORY' ? (['decisive'] as const) : []),
  ];
}

/** A war is prolonged in the round that makes it so, for the commanders who are there. */
function prolongedWars(state: GhostOfWarState, character: Character): readonly Deed[] {
  const place = placeOfCharacter(state, character);
  const system = place && lookUp(state.systems, systemOf(state, place));
  return system && system.contestedRounds[character.faction] === PROLONGED_ROUNDS ? ['prolonged'] : [];
}

/** GOW-TRT-04, GOW-MAP-07: rounds in a row in a system contested now with an own Field Supply Depot there. */
function prolongWars(table: GowTable): void {
  const { state } = table;
  for (const { id: faction } of factionsBySeq(state)) {
    const supplied = new Set(
      Object.values(state.depots)
        .filter((each) => each.owner === faction)
        .map((each) => lookUp(state.planets, each.planet)?.system),
    );
    const rows = bySeq(Object.values(state.systems)).flatMap(({ id, contestedRounds }) => {
      const before = contestedRounds[faction] ?? 0;
      const rounds = supplied.has(id) && isContested(state, faction, id) ? before + 1 : 0;
      return rounds === before ? [] : [{ system: id, rounds }];
    });
    if (rows.length > 0) {
      table.emit({ type: 'ghost-of-war.WarsProlonged', data: { faction, rows } }, ['GOW-TRT-04']);
    }
  }
}

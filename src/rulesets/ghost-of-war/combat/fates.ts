import { lookUp } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import type { Fate } from '../data/combat.js';
import type { Character, Fallen, GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import { figure } from '../house-rules/house-rules.js';
import { placeOfCharacter } from '../map/places.js';
import { nextNumbered } from '../state/numbering.js';

/** GOW-CHR-07, GOW-CBT-14: kills or wounds a character. */
export function fallCharacter(table: GowTable, id: string, fate: Fate, rule: RuleId): void {
  const { state } = table;
  const character = lookUp(state.characters, id);
  if (!character || character.diedRound > 0 || fate === 'UNHARMED') return;
  const { faction } = character;
  if (fate === 'WOUNDED') {
    const until = state.round + figure(state.parameters, 'hero.woundedRounds');
    table.emit({ type: 'ghost-of-war.CharacterWounded', data: { faction, character: id, until } }, [
      rule,
      'GOW-CHR-07',
    ]);
    return;
  }
  const place = placeOfCharacter(state, character);
  const fallen = entombable(state, character);
  table.emit({ type: 'ghost-of-war.CharacterKilled', data: { faction, character: id, place, fallen } }, [
    rule,
    'GOW-CHR-07',
  ]);
}

/** GOW-CHR-19: the death of an Astartes commander or hero may be served by a Rite of Entombment. */
const entombable = (state: GhostOfWarState, { faction, name }: Character): Fallen | null =>
  lookUp(state.factions, faction)?.kind === 'ASTARTES'
    ? { id: nextNumbered(state, 'fallen', faction).id, faction, name, round: state.round, served: false }
    : null;

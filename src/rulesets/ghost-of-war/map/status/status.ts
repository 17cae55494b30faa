import { lookUp } from '../../../../kernel/index.js';
import type { Domain, FactionStatus, GhostOfWarState, Place, Unit } from '../../state/index.js';
import type { GowTable } from '../../table.js';
import { factionsBySeq, isAllied, isHostile } from '../../general/factions.js';
import { bySeq } from '../../general/order.js';
import { systemOf } from '../places.js';
import { hasVoidSupremacy, isDominated } from './supremacy.js';
import { surveyOf } from './survey.js';
import { typeOf } from '../../units/unit-types.js';

/** GOW-MAP-07: the faction or an ally has a planet or unit in the system, and an enemy a combat-effective unit. */
export function isContested(state: GhostOfWarState, faction: string, system: string): boolean {
  const threatened = [...surveyOf(state).effectiveOwners(system)].some((each) =>
    isHostile(state, each, faction),
  );
  return threatened && isHeld(state, faction, system);
}

const isHeld = (state: GhostOfWarState, faction: string, system: string): boolean =>
  [...surveyOf(state).owners(system)].some((each) => isAllied(state, each, faction)) ||
  controllersIn(state, system).some((each) => isAllied(state, each, faction));

const controllersIn = (state: GhostOfWarState, system: string): readonly string[] =>
  (lookUp(state.systems, system)?.planets ?? []).flatMap((id) => lookUp(state.planets, id)?.controller ?? []);

/** GOW-MAP-07: whether a faction has a planet or unit in a system. */
export const isPresent = (state: GhostOfWarState, faction: string, system: string): boolean =>
  controllersIn(state, system).includes(faction) || surveyOf(state).owners(system).has(faction);

/** GOW-MAP-09: contested for the faction, and a faction hostile to it has void supremacy. */
export const isCutOff = (state: GhostOfWarState, faction: string, system: string): boolean =>
  isContested(state, faction, system) && isDominated(state, system, faction);

/**
 * GOW-MAP-07: a planet with hostile combat-effective ground units on it, or fought over this round; an orbit that hostile
 * combat-effective ships contest, or that was fought over this round. A journey is no warzone.
 */
export function isWarzone(state: GhostOfWarState, faction: string, place: Place): boolean {
  const system = systemOf(state, place);
  if (system === null) return false;
  if (wasFoughtOver(state, place)) return true;
  if (place.in === 'PLANET') {
    return hostilesIn(state, faction, system, 'ground').some(
      (each) => each.place.in === 'PLANET' && each.place.id === place.id,
    );
  }
  return hostilesIn(state, faction, system, 'void').length > 0 && isHeld(state, faction, system);
}

const hostilesIn = (
  state: GhostOfWarState,
  faction: string,
  system: string,
  domain: Domain,
): readonly Unit[] => {
  const { unitsIn, isEffective } = surveyOf(state);
  return unitsIn(system).filter(
    (each) =>
      typeOf(state, each).domain === domain && isHostile(state, each.owner, faction) && isEffective(each),
  );
};

const wasFoughtOver = ({ battles, round }: GhostOfWarState, place: Place): boolean =>
  Object.values(battles).some(
    (each) =>
      each.round === round &&
      each.location === place.id &&
      each.domain === (place.in === 'PLANET' ? 'ground' : 'void'),
  );

/** GOW-MAP-07 … -09: S3: every faction whose systems stand otherwise than before is told. */
export function surveySystems(table: GowTable): void {
  const { state } = table;
  const systems = bySeq(Object.values(state.systems)).map((each) => each.id);
  for (const { id: faction } of factionsBySeq(state)) {
    const status: FactionStatus = {
      contested: systems.filter((each) => isContested(state, faction, each)),
      cutOff: systems.filter((each) => isCutOff(state, faction, each)),
      supreme: systems.filter(
        (each) => isPresent(state, faction, each) && hasVoidSupremacy(state, each, faction),
      ),
    };
    if (isSameStatus(lookUp(state.status, faction) ?? QUIET, status)) continue;
    table.emit({ type: 'ghost-of-war.SystemsContested', data: { faction, status } }, [
      'GOW-MAP-07',
      'GOW-MAP-08',
      'GOW-MAP-09',
    ]);
  }
}

const QUIET: FactionStatus = { contested: [], cutOff: [], supreme: [] };

const isSameStatus = (one: FactionStatus, other: FactionStatus): boolean =>
  (['contested', 'cutOff', 'supreme'] as const).every(
    (each) => one[each].length === other[each].length && one[each].every((id, at) => id === other[each][at]),
  );

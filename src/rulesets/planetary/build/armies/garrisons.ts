import { entryAt, lookUp, type InputPath } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { ArmyCommand, NewUnit } from './commands.js';
import { GARRISON_COST, GARRISON_DETACHMENT, partRoundedUp } from '../../data/armies.js';
import { GARRISON_LIST } from '../../data/detachment-types.js';
import { GARRISON_COMPOSITION } from '../../data/units.js';
import { modifiersOfSeat } from '../../races/profile-of.js';
import type { Detachment, Garrison, PlanetaryState } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { detachmentsInOrder, structureValue } from '../../pieces/armies.js';
import { ownDetachment } from '../army-access.js';
import { judgeComposition, structureOf, type Frame } from '../../pieces/composition.js';
import { judgeExarchs, placeUnits, type Placing } from './detachment-lists.js';
import { judgeMaking, judgeSite } from './detachments.js';
import { newId, orderOf } from '../../pieces/ids.js';
import { garrisonIn } from '../../map/map.js';
import { judgeNewUnits, listingsOf, readNewUnits } from './new-units.js';
import { judgePayment, pay } from '../../money/paying.js';
import { garrisonLimit } from '../../races/race-costs.js';
import { captivesOf } from '../../map/terrain.js';

type Command<T extends ArmyCommand['type']> = Extract<ArmyCommand, { readonly type: T }>;

/** PLN-GAR-02 Size and cost: half of the points, rounded up on the total; BP. */
export const garrisonPrice = (points: number): number => partRoundedUp(points, GARRISON_COST);

/** PLN-GAR-02, PLN-GAR-03: what a garrison of the Stronghold of a hex holds to. */
export function garrisonFrame(state: PlanetaryState, hex: string): Frame {
  const type = lookUp(state.hexes, hex)?.stronghold?.type;
  return {
    composition: GARRISON_COMPOSITION,
    compositionRule: 'PLN-GAR-03',
    leastPoints: 0,
    mostPoints: type ? garrisonLimit(modifiersOfSeat(state, entryAt(state.hexes, hex).controller), type) : 0,
    sizeRule: 'PLN-GAR-02',
  };
}

/** PLN-GAR-01, PLN-GAR-05: an own Stronghold without a garrison; `except`: a garrison-detachment on its way there. */
function judgeTarget(
  state: PlanetaryState,
  seat: string,
  hex: string,
  path: InputPath,
  except: string | null = null,
): readonly Violation[] {
  const place = lookUp(state.hexes, hex);
  if (!place?.stronghold || place.controller !== seat) {
    return [violation('PLN-GAR-01', 'NO_OWN_STRONGHOLD', path, { hex })];
  }
  if (garrisonIn(state, hex)) return [violation('PLN-GAR-01', 'SECOND_GARRISON', path, { hex })];
  const coming = detachmentsInOrder(state).find(
    (each) => each.owner === seat && each.targetStronghold === hex && each.id !== except && !isCaptive(each),
  );
  return coming ? [violation('PLN-GAR-05', 'GARRISON_ON_ITS_WAY', path, { hex, detachment: coming.id })] : [];
}

/** PLN-CPT-01: who is held captive marches nowhere. */
const isCaptive = ({ place }: Detachment): boolean => place.at === 'captor' || place.at === 'prison';

/** Units of a garrison in their slots, and what no garrison holds. */
function unitsOf(state: PlanetaryState, id: string, entries: readonly NewUnit[]): Placing {
  const path = ['units'];
  const listings = listingsOf(entries, readNewUnits(state, id, entries), id, path);
  const { units, violations } = placeUnits(state, GARRISON_LIST, listings);
  return { units, violations: [...violations, ...judgeExarchs(state, units, path)] };
}

/** PLN-GAR-05 Garrison-detachment: built like a detachment, at the cost and with the units of a garrison. */
export function buildGarrisonDetachment(
  table: PlanetaryTable,
  command: Command<'BuildGarrisonDetachment'>,
): readonly Violation[] {
  const { state, actor } = table;
  const { seat } = actor;
  const { hex, target, units: entries } = command;
  const { race } = entryAt(state.players, seat);
  const id = newId(state, 'd', seat);
  const { units, violations: unlisted } = unitsOf(state, id, entries);
  const bp = garrisonPrice(structureOf(units));
  const stronghold = judgeTarget(state, seat, target, ['target']);
  const violations = [
    ...stronghold,
    ...judgeNewUnits(state, seat, race, entries, ['units']),
    ...unlisted,
    ...(stronghold.length > 0 ? [] : judgeComposition(state, units, garrisonFrame(state, target), ['units'])),
    ...judgeSite(state, seat, hex),
    ...judgeMaking(state, { seat, hex, race }, entries, ['units'], () => ({ for: 'GARRISON' })),
    ...judgePayment(state, { seat, hex, bp }, ['hex']),
  ];
  if (violations.length > 0) return violations;
  const detachment: Detachment = {
    kind: 'detachment',
    id,
    order: orderOf(state, 'd', id, seat),
    name: id,
    owner: seat,
    race,
    class: 'GARRISON_DETACHMENT',
    typeKey: GARRISON_DETACHMENT.typeKey,
    mv: GARRISON_DETACHMENT.mv,
    place: { at: 'building', hex },
    units,
    dxp: 0,
    maxPts: garrisonFrame(state, target).mostPoints,
    unarmed: false,
    canDrop: false,
    arrivalTurn: state.turn + 1,
    targetStronghold: target,
    imprisonedOnce: false,
  };
  pay(table, { seat, hex, bp, cause: `garrison-detachment ${id}`, rule: 'PLN-GAR-02' }, ['PLN-GAR-05']);
  table.emit({ type: 'planetary.DetachmentOrdered', data: { detachment } }, ['PLN-GAR-05', 'PLN-UPK-01']);
  return [];
}

/** PLN-STA-07, PLN-GAR-01: directly into an own Stronghold, in the set-up. */
export function placeGarrison(
  table: PlanetaryTable,
  command: Command<'PlaceGarrison'>,
): readonly Violation[] {
  const { state, actor } = table;
  const { seat } = actor;
  const { hex, payFrom, units: entries } = command;
  const { race } = entryAt(state.players, seat);
  const id = newId(state, 'g', seat);
  const { units, violations: unlisted } = unitsOf(state, id, entries);
  const bp = garrisonPrice(structureOf(units));
  const stronghold = judgeTarget(state, seat, hex, ['hex']);
  const violations = [
    ...stronghold,
    ...judgeNewUnits(state, seat, race, entries, ['units']),
    ...unlisted,
    ...(stronghold.length > 0 ? [] : judgeComposition(state, units, garrisonFrame(state, hex), ['units'])),
    ...judgeSite(state, seat, payFrom),
    ...judgeMaking(state, { seat, hex: payFrom, race }, entries, ['units'], () => ({ for: 'GARRISON' })),
    ...judgePayment(state, { seat, hex: payFrom, bp }, ['payFrom']),
  ];
  if (violations.length > 0) return violations;
  const order = orderOf(state, 'g', id, seat);
  const garrison: Garrison = { kind: 'garrison', id, order, owner: seat, race, hex, units };
  pay(table, { seat, hex: payFrom, bp, cause: `garrison ${id}`, rule: 'PLN-GAR-02' }, ['PLN-STA-07']);
  table.emit({ type: 'planetary.GarrisonPlaced', data: { garrison } }, ['PLN-STA-07', 'PLN-GAR-01']);
  return [];
}

/** PLN-GAR-06: an own Stronghold stands at its target, and nobody garrisons it. */
export const isTargetOpen = (state: PlanetaryState, detachment: Detachment): boolean =>
  detachment.targetStronghold !== null &&
  judgeTarget(state, detachment.owner, detachment.targetStronghold, [], detachment.id).length === 0;

/** PLN-GAR-06: a garrison-detachment whose target is lost, garrisoned or destroyed gets a new one. */
export function judgeRetargeting(
  state: PlanetaryState,
  seat: string,
  { detachment: id, target }: Command<'RetargetGarrisonDetachment'>,
): readonly Violation[] {
  const found = ownDetachment(state, seat, id, ['detachment']);
  if (found.violations) return found.violations;
  const { army } = found;
  if (army.class !== 'GARRISON_DETACHMENT') {
    return [violation('PLN-GAR-06', 'NO_GARRISON_DETACHMENT', ['detachment'], { detachment: id })];
  }
  if (isTargetOpen(state, army)) {
    return [violation('PLN-GAR-06', 'TARGET_STANDS', ['detachment'], { hex: army.targetStronghold })];
  }
  const stronghold = judgeTarget(state, seat, target, ['target'], id);
  if (stronghold.length > 0) return stronghold;
  const most = garrisonFrame(state, target).mostPoints;
  const points = structureValue(army);
  return points > most ? [violation('PLN-GAR-02', 'WRONG_SIZE', ['target'], { points, least: 0, most })] : [];
}

/** PLN-GAR-06: it settles at once where it stands in its new target. */
export function retargetGarrisonDetachment(
  table: PlanetaryTable,
  command: Command<'RetargetGarrisonDetachment'>,
): readonly Violation[] {
  const violations = judgeRetargeting(table.state, table.actor.seat, command);
  if (violations.length > 0) return violations;
  const { detachment: id, target } = command;
  // It settles when the armies have marched, even if it stands there already.
  table.emit({ type: 'planetary.GarrisonRetargeted', data: { detachment: id, target } }, ['PLN-GAR-06']);
  return [];
}

/**
 * PLN-GAR-06 Settling: a garrison-detachment that stands in its target hex becomes the garrison of its Stronghold, and
 * keeps its captives (PLN-CPT-01). Does nothing elsewhere, or where the target is lost or garrisoned.
 */
export function becomeGarrison(table: PlanetaryTable, id: string): void {
  const army = lookUp(table.state.detachments, id);
  if (army?.class !== 'GARRISON_DETACHMENT' || army.unarmed || army.place.at !== 'hex') return;
  if (army.place.hex !== army.targetStronghold || !isTargetOpen(table.state, army)) return;
  const garrisonId = newId(table.state, 'g', army.owner);
  const garrison: Garrison = {
    kind: 'garrison',
    id: garrisonId,
    order: orderOf(table.state, 'g', garrisonId, army.owner),
    owner: army.owner,
    race: army.race,
    hex: army.place.hex,
    units: army.units,
  };
  const captives = captivesOf(table.state, id);
  table.emit({ type: 'planetary.GarrisonSettled', data: { detachment: id, garrison } }, [
    'PLN-GAR-01',
    'PLN-GAR-06',
  ]);
  for (const { id: detachment, place: from } of captives) {
    const place = { at: 'captor', army: garrison.id } as const;
    table.emit({ type: 'planetary.CaptiveTransferred', data: { detachment, from, place } }, [
      'PLN-CPT-01',
      'PLN-GAR-06',
    ]);
  }
}

import { entryAt, lookUp, type InputPath } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { ArmyCommand, NewUnit } from './commands.js';
import type { DetachmentType } from '../../data/detachment-types.js';
import { DETACHMENT_SIZE, STANDARD_COMPOSITION, type Composition } from '../../data/units.js';
import type { Detachment, PlanetaryState, RaceKey, Unit } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { detachmentsInOrder } from '../../pieces/armies.js';
import { battleOf } from '../../battle/battles.js';
import { mayBuildDetachmentsIn, reinforcingHexes } from '../army-access.js';
import { detachmentFrame, judgeComposition, structureOf } from '../../pieces/composition.js';
import { judgeExarchs, placeUnits } from './detachment-lists.js';
import { judgeNewUnits, listingsOf, readNewUnits } from './new-units.js';
import { judgeStart } from './starting-in-orbit.js';
import { judgePayment, pay } from '../../money/paying.js';
import type { Making } from './production-conditions.js';
import { canReplace, judgeProduction } from './production.js';
import { judgeRare } from '../../pieces/rare.js';
import { judgeType } from './special-detachments.js';
import { unitTypeBy } from '../../races/unit-types.js';
import { newId, orderOf } from '../../pieces/ids.js';

type Build = Extract<ArmyCommand, { readonly type: 'BuildDetachment' }>;

/** A new detachment as it would be, and all that speaks against it. */
export interface Draft {
  readonly detachment: Detachment;
  readonly priceBp: number;
  readonly violations: readonly Violation[];
}

/** PLN-DET-01…07, -10, PLN-SPD-01: judges a new detachment whole. */
export function draftDetachment(state: PlanetaryState, seat: string, command: Build): Draft {
  const { hex, units: entries } = command;
  const { type, violations } = judgeType(state, seat, command.typeKey ?? 'NORMAL');
  const race = entryAt(state.players, seat).race;
  const id = newId(state, 'd', seat);
  const read = readNewUnits(state, id, entries);
  const { units, violations: unlisted } = placeUnits(state, type, listingsOf(entries, read, id, ['units']));
  const priceBp = structureOf(units);
  const frame = detachmentFrame(compositionOf(type), DETACHMENT_SIZE.mostPointsAtFirst);
  const normal = type?.class === 'NORMAL';
  return {
    detachment: newDetachment(state, {
      id,
      seat,
      race,
      hex,
      units,
      type,
      name: command.name,
      toOrbit: command.start === 'ORBIT',
    }),
    priceBp,
    violations: [
      ...violations,
      ...judgeNewUnits(state, seat, race, entries, ['units']),
      ...unlisted,
      ...judgeComposition(state, units, frame, ['units']),
      ...judgeExarchs(state, units, ['units']),
      ...judgeSite(state, seat, hex),
      ...judgeMaking(state, { seat, hex, race }, entries, ['units'], (place) => ({
        for: 'DETACHMENT',
        slot: units.find((each) => each.id === `${id}.u${place + 1}`)?.slot ?? 'TR',
        normal,
      })),
      ...judgeOldBeforeNew(state, seat, hex),
      ...judgeStart(state, seat, command),
      ...judgePayment(state, { seat, hex, bp: priceBp }, ['hex']),
    ],
  };
}

/** PLN-DET-05; a list from outside the rulebook is its owner's declaration (RACE-BA-04, RACE-PROD-12). */
export const compositionOf = (type: DetachmentType | null): Composition =>
  type?.slots?.by === 'EXTERNAL' ? {} : STANDARD_COMPOSITION;

/** PLN-DET-06 Where and when: it is paid at once and arrives next turn. */
export function buildDetachment(table: PlanetaryTable, command: Build): readonly Violation[] {
  const { seat } = table.actor;
  const { detachment, priceBp, violations } = draftDetachment(table.state, seat, command);
  if (violations.length > 0) return violations;
  const { hex } = command;
  pay(table, { seat, hex, bp: priceBp, cause: `detachment ${detachment.id}`, rule: 'PLN-DET-06' });
  table.emit({ type: 'planetary.DetachmentOrdered', data: { detachment } }, ['PLN-DET-06', 'PLN-UPK-01']);
  return [];
}

interface New {
  readonly id: string;
  readonly seat: string;
  readonly race: RaceKey;
  readonly hex: string;
  readonly units: readonly Unit[];
  readonly type: DetachmentType | null;
  readonly name: string | undefined;
  readonly toOrbit: boolean;
}

const newDetachment = (
  state: PlanetaryState,
  { id, seat, race, hex, units, type, name, toOrbit }: New,
): Detachment => ({
  kind: 'detachment',
  id,
  order: orderOf(state, 'd', id, seat),
  name: name ?? id,
  owner: seat,
  race,
  class: type?.class ?? 'NORMAL',
  typeKey: type?.key ?? 'NORMAL',
  mv: type?.mv ?? 0,
  place: { at: 'building', hex, ...(toOrbit ? { toOrbit } : {}) },
  units,
  dxp: 0,
  maxPts: DETACHMENT_SIZE.mostPointsAtFirst,
  unarmed: false,
  canDrop: toOrbit,
  arrivalTurn: state.turn + 1,
  targetStronghold: null,
  imprisonedOnce: false,
});

/** PLN-DET-06: the Capital, or an own Urban hex with a Strategic HQ that works. */
export const judgeSite = (state: PlanetaryState, seat: string, hex: string): readonly Violation[] =>
  mayBuildDetachmentsIn(state, seat, hex)
    ? []
    : [violation('PLN-DET-06', 'NO_BUILDING_SITE', ['hex'], { hex })];

/** PLN-DET-07, RACE-PROD-01: the hex makes each of the types. Of hexes of others nothing is told (PLN-SIG-01). */
export const judgeMaking = (
  state: PlanetaryState,
  { seat, hex, race }: { readonly seat: string; readonly hex: string; readonly race: RaceKey },
  entries: readonly NewUnit[],
  path: InputPath,
  makingOf: (place: number) => Making,
): readonly Violation[] =>
  (lookUp(state.hexes, hex)?.controller === seat ? entries : []).flatMap((entry, place) => {
    const type = unitTypeBy(state, entry.type);
    return type ? judgeProduction(state, hex, race, type, [...path, place, 'type'], makingOf(place)) : [];
  });

/** PLN-DET-10 Old before new: own detachments that the hex may reinforce have no dead model that it can make. */
export const judgeOldBeforeNew = (state: PlanetaryState, seat: string, hex: string): readonly Violation[] =>
  detachmentsInOrder(state)
    .filter((each) => each.owner === seat && each.class !== 'GARRISON_DETACHMENT' && !each.unarmed)
    // PLN-BAT-03: nobody's losses are replaced while their battle waits.
    .filter((each) => battleOf(state, each.id) === null)
    .filter((each) => reinforcingHexes(state, each).includes(hex))
    .flatMap((each) => {
      const models = replaceableModels(state, each, hex);
      return models.length === 0
        ? []
        : [
            violation('PLN-DET-10', 'LOSSES_FIRST', ['hex'], {
              hex,
              detachment: each.id,
              models: [...models],
            }),
          ];
    });

/** Ids of dead models of a detachment that a hex can make now; no special characters, nothing rare that is barred. */
function replaceableModels(state: PlanetaryState, army: Detachment, hex: string): readonly string[] {
  return army.units.flatMap((unit) => {
    const extinct = unit.models.every((each) => each.state === 'dead');
    return unit.models.flatMap((model) => {
      const type = unitTypeBy(state, model.typeKey);
      if (model.state !== 'dead' || !type || type.specialCharacter) return [];
      if (extinct && judgeRare(state, army.owner, type, 1, []).length > 0) return [];
      return canReplace(state, hex, army.race, type) ? [model.id] : [];
    });
  });
}

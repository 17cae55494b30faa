import { InputType } from '@nestjs/graphql';
import type { Json } from '../../../../../kernel/index.js';
import type { GhostOfWarPosition, Step } from '../../../../../rulesets/ghost-of-war/index.js';
import { ChoiceField, IdField, NestedField, WholeField } from '../../../schema/input-fields.js';
import { plain } from '../../../schema/plain.js';
import { Steps } from '../enums.js';
import { GhostOfWarOrderInput, toOrder } from './order.input.js';
import { MOST_UNITS } from './order-forces.input.js';
import { GhostOfWarBattleInput, toBattle } from './position-battles.input.js';
import {
  GhostOfWarFactionInput,
  GhostOfWarRelationInput,
  toFaction,
  toRelation,
} from './position-factions.input.js';
import {
  GhostOfWarFormationInput,
  GhostOfWarJourneyInput,
  GhostOfWarKeyedUnitTypeInput,
  GhostOfWarSupplyGroupInput,
  GhostOfWarUnitInput,
  toFormation,
  toJourney,
  toKeyedType,
  toSupplyGroup,
  toUnit,
} from './position-forces.input.js';
import {
  GhostOfWarCharacterInput,
  GhostOfWarEventProjectInput,
  GhostOfWarFallenInput,
  GhostOfWarProjectInput,
  GhostOfWarStandingLineInput,
  toCharacter,
  toEventProject,
  toProject,
  toStandingLine,
} from './position-people.input.js';
import { GhostOfWarPlanetInput, toPlanet } from './position-planets.input.js';
import {
  GhostOfWarDepotInput,
  GhostOfWarHexInput,
  GhostOfWarRouteInput,
  GhostOfWarScheduledInput,
  GhostOfWarStormInput,
  GhostOfWarSubSectorInput,
  GhostOfWarSystemInput,
  MOST_ROUNDS,
  toAnnouncement,
  toDepot,
  toRoute,
  toStorm,
  toSystem,
} from './position-sector.input.js';

/** More things of a kind than any sector has; of units and orders there may be `MOST_UNITS`. */
const MOST = 500;

/** Orders of the longest sheet. */
export const MOST_ORDERS = MOST_UNITS;

// eslint-disable-next-line @typescript-eslint/no-explicit-any
const Things = (description: string, type: () => any, listOf = MOST): PropertyDecorator =>
  NestedField(description, type, { optional: true, listOf });

@InputType({ description: 'The orders of a faction that are in force.' })
export class GhostOfWarSheetInput {
  @IdField('The faction.')
  faction: string;

  @NestedField('The orders, in the order of the sheet.', () => GhostOfWarOrderInput, { listOf: MOST_ORDERS })
  orders: GhostOfWarOrderInput[];
}

@InputType({
  description:
    'A sector to start from, as a club writes it down (GOW-GEN-12). Lists are in order of creation. What is left out has its default.',
})
export class GhostOfWarPositionInput {
  @WholeField('Round; 1 when left out.', { optional: true, min: 0, max: MOST_ROUNDS })
  round?: number | null;

  @ChoiceField('Step that opens first; OPENING when left out.', Steps, { optional: true })
  step?: Step | null;

  @NestedField('Sub-sectors.', () => GhostOfWarSubSectorInput, { listOf: MOST })
  subSectors: GhostOfWarSubSectorInput[];

  @NestedField('Hexes of the map.', () => GhostOfWarHexInput, { listOf: 10_000 })
  hexes: GhostOfWarHexInput[];

  @NestedField('Systems.', () => GhostOfWarSystemInput, { listOf: MOST })
  systems: GhostOfWarSystemInput[];

  @Things('Storms, the great rift, the shadow in the warp.', () => GhostOfWarStormInput)
  storms?: GhostOfWarStormInput[] | null;

  @Things('Charted routes.', () => GhostOfWarRouteInput)
  routes?: GhostOfWarRouteInput[] | null;

  @NestedField('Factions.', () => GhostOfWarFactionInput, { listOf: 100 })
  factions: GhostOfWarFactionInput[];

  @Things('Relations that differ from the default.', () => GhostOfWarRelationInput)
  relations?: GhostOfWarRelationInput[] | null;

  @NestedField('Planets.', () => GhostOfWarPlanetInput, { listOf: MOST })
  planets: GhostOfWarPlanetInput[];

  @Things('Field depots.', () => GhostOfWarDepotInput)
  depots?: GhostOfWarDepotInput[] | null;

  @Things('Types of units beside the table.', () => GhostOfWarKeyedUnitTypeInput)
  unitTypes?: GhostOfWarKeyedUnitTypeInput[] | null;

  @Things('Units.', () => GhostOfWarUnitInput, MOST_UNITS)
  units?: GhostOfWarUnitInput[] | null;

  @Things('Formations.', () => GhostOfWarFormationInput)
  formations?: GhostOfWarFormationInput[] | null;

  @Things('Journeys under way.', () => GhostOfWarJourneyInput)
  journeys?: GhostOfWarJourneyInput[] | null;

  @Things('Commanders and heroes.', () => GhostOfWarCharacterInput)
  characters?: GhostOfWarCharacterInput[] | null;

  @Things('Deaths that a Rite may serve.', () => GhostOfWarFallenInput)
  fallen?: GhostOfWarFallenInput[] | null;

  @Things('Projects that the arbiter has made up.', () => GhostOfWarEventProjectInput)
  eventProjects?: GhostOfWarEventProjectInput[] | null;

  @Things('Projects under way.', () => GhostOfWarProjectInput, MOST_UNITS)
  projects?: GhostOfWarProjectInput[] | null;

  @Things('Trade and supply lines.', () => GhostOfWarStandingLineInput)
  lines?: GhostOfWarStandingLineInput[] | null;

  @Things('Supply groups.', () => GhostOfWarSupplyGroupInput)
  supplyGroups?: GhostOfWarSupplyGroupInput[] | null;

  @Things('Battles.', () => GhostOfWarBattleInput)
  battles?: GhostOfWarBattleInput[] | null;

  @Things('Events announced.', () => GhostOfWarScheduledInput)
  scheduled?: GhostOfWarScheduledInput[] | null;

  @Things('Orders in force, for a position after S1.', () => GhostOfWarSheetInput, 100)
  orders?: GhostOfWarSheetInput[] | null;
}

/** A list that may be left out, each thing as the core takes it. */
function listed<N extends string, I, O>(
  name: N,
  list: readonly I[] | null | undefined,
  as: (input: I) => O,
): { readonly [K in N]?: readonly O[] } {
  const given: { [name: string]: readonly O[] } = list ? { [name]: list.map(as) } : {};
  return given as { readonly [K in N]?: readonly O[] };
}

/** The position as the core takes it. What it says is judged there. */
export function toPosition(input: GhostOfWarPositionInput): Json {
  const position: GhostOfWarPosition = {
    ...plain({ round: input.round, step: input.step }),
    subSectors: plain(input.subSectors),
    hexes: plain(input.hexes) as GhostOfWarPosition['hexes'],
    systems: input.systems.map(toSystem),
    ...listed('storms', input.storms, toStorm),
    ...listed('routes', input.routes, toRoute),
    factions: input.factions.map(toFaction),
    ...listed('relations', input.relations, toRelation),
    planets: input.planets.map(toPlanet),
    ...listed('depots', input.depots, toDepot),
    ...listed('unitTypes', input.unitTypes, toKeyedType),
    ...listed('units', input.units, toUnit),
    ...listed('formations', input.formations, toFormation),
    ...listed('journeys', input.journeys, toJourney),
    ...listed('characters', input.characters, toCharacter),
    ...listed('fallen', input.fallen, (each) => plain(each)),
    ...listed('eventProjects', input.eventProjects, toEventProject),
    ...listed('projects', input.projects, toProject),
    ...listed('lines', input.lines, toStandingLine),
    ...listed('supplyGroups', input.supplyGroups, toSupplyGroup),
    ...listed('battles', input.battles, toBattle),
    ...listed('scheduled', input.scheduled, (each) => ({ ...toAnnouncement(each), id: each.id })),
    ...listed('orders', input.orders, ({ faction, orders }) => ({ faction, orders: orders.map(toOrder) })),
  };
  return position as unknown as Json;
}

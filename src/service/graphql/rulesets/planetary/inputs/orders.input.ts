import { InputType } from '@nestjs/graphql';
import type {
  AirMissionOrder,
  BattleOrder,
  MovementOrder,
  Order,
  PlanetaryCommand,
  SpyChoice,
  SpyOrder,
} from '../../../../../rulesets/planetary/index.js';
import { ChoiceField, FlagField, IdField, NestedField, WholeField } from '../../../schema/input-fields.js';
import {
  BattleOrderCodes,
  Missions,
  MovementOrderCodes,
  SpyOrderCodes,
  SpyTargetKinds,
  StrongholdFates,
  Treatments,
} from '../enums.js';
import { HexField } from '../fields.js';
import { PlanetaryArbiterInput, toArbiterCommand } from './arbiter.input.js';
import { PlanetaryBuildInput, toBuildCommand } from './build.input.js';
import { PlanetaryFunBattleInput, toFunBattleCommand } from './people.input.js';
import { PlanetaryNewUnitInput } from './armies.input.js';
import { plain } from '../../../schema/plain.js';

/** Pieces that a seat can have; a longer sheet is no sheet. */
const MOST_ORDERS = 400;

/** No allowance takes a piece further; injuries of a detachment. */
const MOST_STEPS = 40;

@InputType({ isOneOf: true, description: 'What a battle order is aimed at (PLN-BOR-02).' })
export class PlanetaryTargetInput {
  @HexField('A hex, `q,r`: whoever is there when the order is carried out.', { optional: true })
  hex?: string | null;

  @IdField('A detachment, wherever it is when the order is carried out.', { optional: true })
  detachment?: string | null;
}

@InputType({ description: 'Battle order of a detachment; those without one GUARD (PLN-BOR-01).' })
export class PlanetaryBattleOrderInput {
  @IdField('The detachment.')
  detachment: string;

  @ChoiceField('What it shall do.', BattleOrderCodes)
  order: BattleOrder['order'];

  @NestedField(
    'Attack and raid: the enemy; WITHDRAW: the hex to go to; SUPPORT: the detachment to help. Others need none.',
    () => PlanetaryTargetInput,
    { optional: true },
  )
  target?: PlanetaryTargetInput | null;

  @HexField('RAID two hexes away: hexes to go over, best first; any when left out (RACE-DE-05).', {
    optional: true,
    listOf: 2,
  })
  via?: string[] | null;

  @FlagField(
    'Among several own detachments against one target exactly one attacks, the others support it (PLN-BOR-03). True when left out.',
    { optional: true },
  )
  primary?: boolean | null;

  @ChoiceField('How an Urban hex is treated that it takes (PLN-TAK-01).', Treatments, { optional: true })
  onTake?: BattleOrder['onTake'] | null;

  @ChoiceField('What becomes of a Stronghold that it takes (PLN-CAP-01).', StrongholdFates, {
    optional: true,
  })
  strongholdFate?: BattleOrder['strongholdFate'] | null;

  @WholeField(
    'Directions in which it would rather withdraw, best first: 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE (PLN-WDR-03).',
    { optional: true, listOf: 6, min: 0, max: 5 },
  )
  withdrawalPreference?: number[] | null;
}

@InputType({ description: 'An available tactical squadron supports an army in its Airspace (PLN-BOR-10).' })
export class PlanetaryAirSupportInput {
  @IdField('The squadron.')
  squadron: string;

  @IdField('The army, own or allied.')
  army: string;
}

@InputType({ description: 'Order of a spy; those without one stay hidden (PLN-BOR-11).' })
export class PlanetarySpyOrderInput {
  @IdField('The spy.')
  spy: string;

  @ChoiceField('What it shall do.', SpyOrderCodes)
  order: SpyOrder['order'];
}

@InputType({ description: 'Mission of an air squadron; those without one stay on the ground (PLN-AIR-01).' })
export class PlanetaryAirMissionInput {
  @IdField('The squadron.')
  squadron: string;

  @ChoiceField('What it flies.', Missions)
  mission: AirMissionOrder['order'];

  @IdField('The Airspace it flies in.')
  airspace: string;

  @HexField('Strategic bombardment: the hex, `q,r`, in that Airspace.', { optional: true })
  targetHex?: string | null;
}

@InputType({
  description: 'What a spy shall infiltrate where it is stopped, or shift to (PLN-SPY-02, PLN-SPY-04).',
})
export class PlanetarySpyChoiceInput {
  @ChoiceField('Kind of target.', SpyTargetKinds)
  kind: SpyChoice['kind'];

  @IdField('Which detachment or convoy, where several are there; the first when left out.', {
    optional: true,
  })
  id?: string | null;
}

@InputType({ description: 'An injury to be removed (PLN-CAS-04).' })
export class PlanetaryBionicsInput {
  @IdField('The model.')
  model: string;

  @WholeField('The injury.', { min: 1, max: 6 })
  injury: number;
}

@InputType({ description: 'A defence that becomes a shrine of Chaos (RACE-CH-07).' })
export class PlanetaryShrineInput {
  @IdField("Bunker or tower of the Stronghold in the detachment's hex.")
  building: string;

  @IdField('Unit of its Demon Prince or Chaos Lord, whose God it is.')
  leader: string;

  @HexField('Urban hex that pays: the own Capital, or one within 3 (PLN-BUI-02).')
  payFrom: string;
}

@InputType({ description: 'Movement order of a piece; those without one GUARD (PLN-MOR-01).' })
export class PlanetaryMovementOrderInput {
  @IdField('A detachment, garrison, convoy, spy or diplomat.')
  piece: string;

  @ChoiceField('What it shall do.', MovementOrderCodes)
  order: MovementOrder['order'];

  @HexField('Hexes in the order entered, without its own.', { optional: true, listOf: MOST_STEPS })
  path?: string[] | null;

  @IdField('FOLLOW: the detachment.', { optional: true })
  target?: string | null;

  @FlagField('It flies high (PLN-MOR-10). False when left out.', { optional: true })
  flyHigh?: boolean | null;

  @ChoiceField('How an Urban hex is treated that it takes (PLN-TAK-01).', Treatments, { optional: true })
  onTake?: MovementOrder['onTake'] | null;

  @ChoiceField('What becomes of a Stronghold that it takes (PLN-CAP-01).', StrongholdFates, {
    optional: true,
  })
  strongholdFate?: MovementOrder['strongholdFate'] | null;

  @NestedField('What a spy shall infiltrate.', () => PlanetarySpyChoiceInput, { optional: true })
  spyTarget?: PlanetarySpyChoiceInput | null;

  @NestedField('CLAIM_AREA: a defence to be cursed instead (RACE-CH-07).', () => PlanetaryShrineInput, {
    optional: true,
  })
  shrine?: PlanetaryShrineInput | null;

  @NestedField('RECOVER: injuries to be removed.', () => PlanetaryBionicsInput, {
    optional: true,
    listOf: MOST_STEPS,
  })
  bionics?: PlanetaryBionicsInput[] | null;
}

@InputType({ isOneOf: true, description: 'One order of a sheet, of the kind that the open phase asks for.' })
export class PlanetaryOrderInput {
  @NestedField('A detachment.', () => PlanetaryBattleOrderInput, { optional: true })
  battleOrder?: PlanetaryBattleOrderInput | null;

  @NestedField('A squadron.', () => PlanetaryAirSupportInput, { optional: true })
  airSupport?: PlanetaryAirSupportInput | null;

  @NestedField('A spy.', () => PlanetarySpyOrderInput, { optional: true })
  spyOrder?: PlanetarySpyOrderInput | null;

  @NestedField('A squadron and its mission.', () => PlanetaryAirMissionInput, { optional: true })
  airMission?: PlanetaryAirMissionInput | null;

  @NestedField('A piece and where it goes.', () => PlanetaryMovementOrderInput, { optional: true })
  movementOrder?: PlanetaryMovementOrderInput | null;
}

@InputType({
  description: 'Units taken for what a discovery offers; none to let it go (PLN-DSC-04, PLN-DSC-05).',
})
export class PlanetaryOfferInput {
  @IdField('What is offered: the subject of what is waited for.')
  offer: string;

  @NestedField('The units.', () => PlanetaryNewUnitInput, { listOf: MOST_STEPS })
  units: PlanetaryNewUnitInput[];
}

@InputType({
  isOneOf: true,
  description:
    'What a seat orders: the sheet of a phase of orders, or one command of the set-up or the Build phase.',
})
export class PlanetaryOrdersInput {
  @NestedField(
    'The whole sheet of the seat for the phase, in the order in which its pieces act; none at all is a sheet too. It replaces the one before it and is sealed until the phase closes.',
    () => PlanetaryOrderInput,
    { optional: true, listOf: MOST_ORDERS },
  )
  orders?: PlanetaryOrderInput[] | null;

  @NestedField('Set-up and Build phase: carried out at once.', () => PlanetaryBuildInput, { optional: true })
  build?: PlanetaryBuildInput | null;

  @NestedField('Followers that join a detachment.', () => PlanetaryOfferInput, { optional: true })
  followers?: PlanetaryOfferInput | null;

  @NestedField('Mercenaries that come as a detachment.', () => PlanetaryOfferInput, { optional: true })
  mercenaries?: PlanetaryOfferInput | null;

  @NestedField('Arbiter: lists that the rulebook leaves to the club.', () => PlanetaryArbiterInput, {
    optional: true,
  })
  arbiter?: PlanetaryArbiterInput | null;

  @NestedField('A fun battle beside the campaign.', () => PlanetaryFunBattleInput, { optional: true })
  funBattle?: PlanetaryFunBattleInput | null;
}

/** What is ordered as the core takes it. */
export function toSubmitOrders(input: PlanetaryOrdersInput): PlanetaryCommand {
  const { orders, build, followers, mercenaries, funBattle, arbiter } = input;
  if (arbiter) return toArbiterCommand(arbiter);
  if (funBattle) return toFunBattleCommand(funBattle);
  if (build) return toBuildCommand(build);
  if (followers) return { type: 'EnterFollowers', ...plain(followers) };
  if (mercenaries) return { type: 'EnterMercenaries', ...plain(mercenaries) };
  return { type: 'SubmitOrders', orders: (orders ?? []).map(toOrder) };
}

/** Exactly one member is set: the schema sees to it. */
function toOrder({
  battleOrder,
  airSupport,
  spyOrder,
  airMission,
  movementOrder,
}: PlanetaryOrderInput): Order {
  if (movementOrder) return plain(movementOrder) as MovementOrder;
  if (airMission) {
    const { mission, ...order } = plain(airMission);
    return { ...order, order: mission };
  }
  if (airSupport) return { order: 'AIR_SUPPORT', squadron: airSupport.squadron, army: airSupport.army };
  if (spyOrder) return plain(spyOrder);
  const { target, ...order } = battleOrder!;
  return { ...plain(order), ...(target ? { target: toTarget(target) } : {}) };
}

const toTarget = ({ hex, detachment }: PlanetaryTargetInput): NonNullable<BattleOrder['target']> =>
  hex ? { kind: 'hex', hex } : { kind: 'detachment', detachment: detachment! };

import { InputType } from '@nestjs/graphql';
import type { Order } from '../../../../../rulesets/ghost-of-war/index.js';
import { IdField, NestedField } from '../../../schema/input-fields.js';
import { GhostOfWarLineInput, toLineOrder } from './lines.input.js';
import {
  GhostOfWarAttackInput,
  GhostOfWarEmbarkInput,
  GhostOfWarFormInput,
  GhostOfWarJoinInput,
  GhostOfWarLandInput,
  GhostOfWarMergeInput,
  GhostOfWarRecoveryInput,
  GhostOfWarSalvageInput,
  GhostOfWarSplitInput,
  GhostOfWarSuitsInput,
  GhostOfWarSupplyGroupsInput,
  GhostOfWarTravelInput,
  toForming,
  toRecovery,
  toSplitting,
  toSupplyGroups,
  toTravel,
} from './order-forces.input.js';
import {
  GhostOfWarActivityInput,
  GhostOfWarBoostInput,
  GhostOfWarCancelLineInput,
  GhostOfWarConfideInput,
  GhostOfWarDeclarationInput,
  GhostOfWarGiftInput,
  GhostOfWarPermissionInput,
  GhostOfWarPriorityInput,
  GhostOfWarRaidInput,
  GhostOfWarReserveInput,
  GhostOfWarStartProjectInput,
  toGift,
  toStartProject,
} from './order-goods.input.js';
import {
  GhostOfWarAppointInput,
  GhostOfWarAttachInput,
  GhostOfWarHeroActionInput,
  GhostOfWarPromoteInput,
  GhostOfWarPsykerTargetInput,
  GhostOfWarStandingRerollInput,
  GhostOfWarSubventionInput,
  toHeroAction,
  toStanding,
  toSubvention,
} from './order-people.input.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
const OrderField = (description: string, type: () => any): PropertyDecorator =>
  NestedField(description, type, { optional: true });

@InputType({ isOneOf: true, description: 'One order of a sheet (catalog section 20).' })
export class GhostOfWarOrderInput {
  @OrderField('What an entity does.', () => GhostOfWarActivityInput)
  setActivity?: GhostOfWarActivityInput | null;

  @OrderField('Who comes first.', () => GhostOfWarPriorityInput)
  setPriority?: GhostOfWarPriorityInput | null;

  @OrderField('Reserve of a planet.', () => GhostOfWarReserveInput)
  setReserve?: GhostOfWarReserveInput | null;

  @OrderField(
    'Whether a planet shares its stock with a faction (GOW-BUF-08).',
    () => GhostOfWarPermissionInput,
  )
  setSharing?: GhostOfWarPermissionInput | null;

  @OrderField('Whether lines of a faction may end at a planet (GOW-TRD-03).', () => GhostOfWarPermissionInput)
  setTradeConsent?: GhostOfWarPermissionInput | null;

  @OrderField('Confides in a faction.', () => GhostOfWarConfideInput)
  confide?: GhostOfWarConfideInput | null;

  @OrderField('Declares a relation.', () => GhostOfWarDeclarationInput)
  declareRelation?: GhostOfWarDeclarationInput | null;

  @OrderField('Gives goods away.', () => GhostOfWarGiftInput)
  gift?: GhostOfWarGiftInput | null;

  @OrderField('Establishes a trade or supply line.', () => GhostOfWarLineInput)
  establishLine?: GhostOfWarLineInput | null;

  @OrderField('Gives up a line.', () => GhostOfWarCancelLineInput)
  cancelLine?: GhostOfWarCancelLineInput | null;

  @OrderField('Raids a line.', () => GhostOfWarRaidInput)
  raid?: GhostOfWarRaidInput | null;

  @OrderField('Starts a project.', () => GhostOfWarStartProjectInput)
  startProject?: GhostOfWarStartProjectInput | null;

  @IdField('Gives up this project (GOW-PRJ-09).', { optional: true })
  cancelProject?: string | null;

  @OrderField('Boosts a resource.', () => GhostOfWarBoostInput)
  boost?: GhostOfWarBoostInput | null;

  @OrderField('Makes a formation.', () => GhostOfWarFormInput)
  formFormation?: GhostOfWarFormInput | null;

  @OrderField('Joins a formation.', () => GhostOfWarJoinInput)
  joinFormation?: GhostOfWarJoinInput | null;

  @OrderField('Leaves a formation.', () => GhostOfWarSplitInput)
  splitFormation?: GhostOfWarSplitInput | null;

  @OrderField('Merges two units.', () => GhostOfWarMergeInput)
  mergeUnits?: GhostOfWarMergeInput | null;

  @OrderField('Says who is supplied together.', () => GhostOfWarSupplyGroupsInput)
  setSupplyGroups?: GhostOfWarSupplyGroupsInput | null;

  @OrderField('Travels.', () => GhostOfWarTravelInput)
  travel?: GhostOfWarTravelInput | null;

  @OrderField('Lands.', () => GhostOfWarLandInput)
  land?: GhostOfWarLandInput | null;

  @OrderField('Goes aboard.', () => GhostOfWarEmbarkInput)
  embark?: GhostOfWarEmbarkInput | null;

  @OrderField('Attacks.', () => GhostOfWarAttackInput)
  attack?: GhostOfWarAttackInput | null;

  @OrderField('Says how a unit recovers.', () => GhostOfWarRecoveryInput)
  chooseRecovery?: GhostOfWarRecoveryInput | null;

  @OrderField('Salvages a wreck.', () => GhostOfWarSalvageInput)
  salvage?: GhostOfWarSalvageInput | null;

  @OrderField('Hands out Terminator suits.', () => GhostOfWarSuitsInput)
  assignSuits?: GhostOfWarSuitsInput | null;

  @OrderField('Appoints a commander.', () => GhostOfWarAppointInput)
  appointCommander?: GhostOfWarAppointInput | null;

  @OrderField('Sends a hero.', () => GhostOfWarAttachInput)
  attachHero?: GhostOfWarAttachInput | null;

  @OrderField('Promotes a hero.', () => GhostOfWarPromoteInput)
  promoteHero?: GhostOfWarPromoteInput | null;

  @OrderField('Has a hero act.', () => GhostOfWarHeroActionInput)
  heroAction?: GhostOfWarHeroActionInput | null;

  @OrderField('Asks for a Subvention.', () => GhostOfWarSubventionInput)
  subvention?: GhostOfWarSubventionInput | null;

  @OrderField('Lodges an instruction for re-rolls.', () => GhostOfWarStandingRerollInput)
  standingReroll?: GhostOfWarStandingRerollInput | null;

  @OrderField('Says which enemy Psyker advisors look at.', () => GhostOfWarPsykerTargetInput)
  psykerTarget?: GhostOfWarPsykerTargetInput | null;
}

type Given = { readonly [K in keyof GhostOfWarOrderInput]-?: NonNullable<GhostOfWarOrderInput[K]> };

/** Member of the input → order of the core. */
const ORDERS: { readonly [K in keyof Given]: (said: Given[K]) => Order } = {
  setActivity: ({ entity, set }) => ({ order: 'SET_ACTIVITY', entity, set }),
  setPriority: ({ subject, priority }) => ({ order: 'SET_PRIORITY', subject, priority }),
  setReserve: ({ planet, resource, amount }) => ({ order: 'SET_RESERVE', planet, resource, amount }),
  setSharing: ({ planet, faction, allow }) => ({ order: 'SET_SHARING', planet, faction, allow }),
  setTradeConsent: ({ planet, faction, allow }) => ({ order: 'SET_TRADE_CONSENT', planet, faction, allow }),
  confide: ({ faction, allow }) => ({ order: 'CONFIDE', faction, allow }),
  declareRelation: ({ faction, relation }) => ({ order: 'DECLARE_RELATION', faction, relation }),
  gift: toGift,
  establishLine: toLineOrder,
  cancelLine: ({ line, stop }) => ({ order: 'CANCEL_LINE', line, stop: stop ?? null }),
  raid: ({ raider, line }) => ({ order: 'RAID', raider, line }),
  startProject: toStartProject,
  cancelProject: (project) => ({ order: 'CANCEL_PROJECT', project }),
  boost: ({ planet, resource }) => ({ order: 'BOOST', planet, resource }),
  formFormation: toForming,
  joinFormation: ({ formation, units }) => ({ order: 'JOIN_FORMATION', formation, units }),
  splitFormation: toSplitting,
  mergeUnits: ({ first, second }) => ({ order: 'MERGE_UNITS', units: [first, second] }),
  setSupplyGroups: toSupplyGroups,
  travel: toTravel,
  land: ({ units, planet }) => ({ order: 'LAND', units, planet }),
  embark: ({ units }) => ({ order: 'EMBARK', units }),
  attack: ({ place, units, shock }) => ({ order: 'ATTACK', place, units, shock: shock ?? false }),
  chooseRecovery: toRecovery,
  salvage: ({ unit, into }) => ({ order: 'SALVAGE', unit, into }),
  assignSuits: ({ unit, suits }) => ({ order: 'ASSIGN_SUITS', unit, suits }),
  appointCommander: (said) => ({
    order: 'APPOINT_COMMANDER',
    formation: said.formation,
    character: said.character ?? null,
    class: said.class ?? null,
    name: said.name ?? null,
  }),
  attachHero: ({ hero, to }) => ({ order: 'ATTACH_HERO', hero, to: to ?? null }),
  promoteHero: (said) => ({ order: 'PROMOTE_HERO', unit: said.unit, class: said.class, name: said.name }),
  heroAction: toHeroAction,
  subvention: toSubvention,
  standingReroll: ({ character, standing }) => ({
    order: 'STANDING_REROLL',
    character,
    standing: standing ? toStanding(standing) : null,
  }),
  psykerTarget: ({ enemy }) => ({ order: 'PSYKER_TARGET', enemy: enemy ?? null }),
};

/** Exactly one member is set: the schema sees to it. */
export function toOrder(input: GhostOfWarOrderInput): Order {
  const [member, said] = Object.entries(input).find(([, value]) => value !== null && value !== undefined)!;
  return (ORDERS[member as keyof Given] as (said: unknown) => Order)(said);
}

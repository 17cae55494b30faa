import { InputType } from '@nestjs/graphql';
import type {
  Activity,
  AdministrationOrder,
  GeneralResource,
  ProjectOptions,
  ProjectOrder,
  ProjectPlace,
  Relation,
} from '../../../../../rulesets/ghost-of-war/index.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../../../schema/input-fields.js';
import { Activities, GeneralResources, ProjectPlaceKinds, Relations } from '../enums.js';
import { GhostOfWarGoodsInput, GoodsField, toGoods } from './goods.input.js';

@InputType({ description: 'What an entity does in this round (GOW-ACT-01).' })
export class GhostOfWarActivityInput {
  @IdField('Planet, unit, or formation (for all its units).')
  entity: string;

  @ChoiceField('The activities.', Activities, { listOf: 5 })
  set: Activity[];
}

@InputType({ description: 'Who comes first inside a step (GOW-GEN-04).' })
export class GhostOfWarPriorityInput {
  @IdField('Entity or project.')
  subject: string;

  @WholeField('1 first … 9 last.')
  priority: number;
}

@InputType({ description: 'Stock that only the upkeep of a planet may use (GOW-BUF-07).' })
export class GhostOfWarReserveInput {
  @IdField('The planet.')
  planet: string;

  @ChoiceField('The resource.', GeneralResources)
  resource: GeneralResource;

  @WholeField('How much.')
  amount: number;
}

@InputType({ description: 'What a planet allows a faction.' })
export class GhostOfWarPermissionInput {
  @IdField('The planet.')
  planet: string;

  @IdField('The faction.')
  faction: string;

  @FlagField('Allowed or not.')
  allow: boolean;
}

@InputType({ description: 'Who may see what the own faction sees of its own (GOW-GEN-09).' })
export class GhostOfWarConfideInput {
  @IdField('The faction.')
  faction: string;

  @FlagField('It may, or not any more.')
  allow: boolean;
}

@InputType({ description: 'Relation to another faction (GOW-GEN-08).' })
export class GhostOfWarDeclarationInput {
  @IdField('The faction.')
  faction: string;

  @ChoiceField('The relation: hostile at once, others when both want it.', Relations)
  relation: Relation;
}

@InputType({ description: 'Goods given away (GOW-BUF-09).' })
export class GhostOfWarGiftInput {
  @IdField('Entity that gives; for resources of a stock the faction.')
  giver: string;

  @IdField('Entity or faction that gets it.')
  taker: string;

  @GoodsField('What.')
  goods: GhostOfWarGoodsInput;
}

export const toGift = ({ giver, taker, goods }: GhostOfWarGiftInput): AdministrationOrder => ({
  order: 'GIFT',
  giver,
  taker,
  goods: toGoods(goods),
});

@InputType({ description: 'Where a project runs.' })
export class GhostOfWarProjectPlaceInput {
  @ChoiceField('Planet, formation or unit.', ProjectPlaceKinds)
  kind: ProjectPlace['kind'];

  @IdField('Which.')
  id: string;
}

@InputType({ description: 'Choices that some projects leave open.' })
export class GhostOfWarProjectOptionsInput {
  @IdField('Main weapon of the unit: key of a weapon type (GOW-REC-09).', { optional: true })
  weapon?: string | null;

  @WholeField('Torpedo tubes: 2, 4 or 6 (GOW-REC-05).', { optional: true, min: 0, max: 100 })
  tubes?: number | null;

  @ChoiceField('Resource that is given, or made (GOW-PRJ-10, GOW-PRJ-12).', GeneralResources, {
    optional: true,
  })
  resource?: GeneralResource | null;

  @FlagField('Starts again when it is done (GOW-PRJ-08). False when left out.', { optional: true })
  repeat?: boolean | null;

  @IdField('Weapon parts of an assembly, in order (GOW-REC-06).', { optional: true, listOf: 40 })
  weaponParts?: string[] | null;

  @IdField('Turret of an assembly (GOW-REC-02).', { optional: true })
  turret?: string | null;

  @IdField('Scouts that become a squad (GOW-REC-07).', { optional: true })
  scouts?: string | null;

  @TextField('Name of the unit made.', { optional: true, max: 120 })
  name?: string | null;
}

export const toProjectOptions = (input: GhostOfWarProjectOptionsInput): ProjectOptions => ({
  weapon: input.weapon ?? null,
  tubes: input.tubes ?? null,
  resource: input.resource ?? null,
  repeat: input.repeat ?? false,
  weaponParts: input.weaponParts ?? [],
  turret: input.turret ?? null,
  scouts: input.scouts ?? null,
  name: input.name ?? null,
});

@InputType({ description: 'A project to be started (GOW-PRJ-01).' })
export class GhostOfWarStartProjectInput {
  @NestedField('Where.', () => GhostOfWarProjectPlaceInput)
  place: GhostOfWarProjectPlaceInput;

  @IdField('Key of the project, advancement, recruitment row, field or event project.')
  item: string;

  @NestedField('Choices.', () => GhostOfWarProjectOptionsInput, { optional: true })
  options?: GhostOfWarProjectOptionsInput | null;

  @IdField('Faction that gets what is made; the own when left out (GOW-REC-08).', { optional: true })
  forFaction?: string | null;

  @IdField('Hero whose process it is (GOW-CHR-19).', { optional: true })
  hero?: string | null;

  @IdField('The death that a Rite of Entombment serves.', { optional: true })
  death?: string | null;
}

export const toStartProject = (input: GhostOfWarStartProjectInput): ProjectOrder => ({
  order: 'START_PROJECT',
  place: { kind: input.place.kind, id: input.place.id },
  item: input.item,
  options: toProjectOptions(input.options ?? {}),
  forFaction: input.forFaction ?? null,
  hero: input.hero ?? null,
  death: input.death ?? null,
});

@InputType({ description: 'A resource boosted on a planet (GOW-PLA-11).' })
export class GhostOfWarBoostInput {
  @IdField('The planet.')
  planet: string;

  @ChoiceField('The resource.', GeneralResources)
  resource: GeneralResource;
}

@InputType({ description: 'A line, or some of its stops, to be given up (GOW-TRD-09).' })
export class GhostOfWarCancelLineInput {
  @IdField('The line.')
  line: string;

  @WholeField('This stop, from 0, and all later ones; the whole line when left out.', {
    optional: true,
    min: 0,
    max: 1000,
  })
  stop?: number | null;
}

@InputType({ description: 'A line to be raided (GOW-TRD-13).' })
export class GhostOfWarRaidInput {
  @IdField('Formation or loose ship.')
  raider: string;

  @IdField('The line.')
  line: string;
}

import { InputType } from '@nestjs/graphql';
import type { ForceOrder } from '../../../../../rulesets/ghost-of-war/index.js';
import {
  FlagField,
  HexField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../../../schema/input-fields.js';
import { MOST_HEXES, toPath } from './lines.input.js';

/** Units of the largest sector. */
export const MOST_UNITS = 2000;

const UnitsField = (description: string): PropertyDecorator => IdField(description, { listOf: MOST_UNITS });

@InputType({ description: 'Units that become a formation.' })
export class GhostOfWarFormInput {
  @UnitsField('The units.')
  units: string[];

  @TextField('Its name.', { max: 120 })
  name: string;

  @IdField('Commander that it gets.', { optional: true })
  commander?: string | null;
}

@InputType({ description: 'Units that join a formation.' })
export class GhostOfWarJoinInput {
  @IdField('The formation.')
  formation: string;

  @UnitsField('The units.')
  units: string[];
}

@InputType({ description: 'Units that leave their formation.' })
export class GhostOfWarSplitInput {
  @IdField('The formation.')
  formation: string;

  @UnitsField('The units.')
  units: string[];

  @TextField('Name of the formation that they make; loose when left out.', { optional: true, max: 120 })
  name?: string | null;
}

@InputType({ description: 'Two units that become one (GOW-UNI-03).' })
export class GhostOfWarMergeInput {
  @IdField('First unit.')
  first: string;

  @IdField('Second unit.')
  second: string;
}

@InputType({ description: 'A supply group (GOW-SUP-11).' })
export class GhostOfWarSupplyGroupNameInput {
  @TextField('Its name.', { max: 120 })
  name: string;

  @UnitsField('Formations, then units, in order.')
  members: string[];
}

@InputType({ description: 'The supply groups of a system, all of them (GOW-SUP-11).' })
export class GhostOfWarSupplyGroupsInput {
  @IdField('The system.')
  system: string;

  @NestedField('The groups, in order.', () => GhostOfWarSupplyGroupNameInput, { listOf: 200 })
  groups: GhostOfWarSupplyGroupNameInput[];
}

@InputType({ description: 'Units, and characters who are alone, that travel (GOW-TRV-01).' })
export class GhostOfWarTravelInput {
  @UnitsField('The units.')
  units: string[];

  @IdField('Characters who travel alone.', { optional: true, listOf: 200 })
  characters?: string[] | null;

  @IdField('System to go to.')
  to: string;

  @HexField('The way, both ends included; the shortest when left out.', {
    optional: true,
    listOf: MOST_HEXES,
  })
  path?: string[] | null;

  @IdField('Planet to land on when they arrive (GOW-TRV-09).', { optional: true })
  landOn?: string | null;
}

@InputType({ description: 'Ground units that land from orbit.' })
export class GhostOfWarLandInput {
  @UnitsField('The units.')
  units: string[];

  @IdField('The planet.')
  planet: string;
}

@InputType({ description: 'Ground units that go aboard.' })
export class GhostOfWarEmbarkInput {
  @UnitsField('The units.')
  units: string[];
}

@InputType({ description: 'An attack on the enemies at a place (GOW-CBT-01).' })
export class GhostOfWarAttackInput {
  @IdField('Planet, or system for its orbit.')
  place: string;

  @UnitsField('Units that attack.')
  units: string[];

  @FlagField('Shock assault. False when left out.', { optional: true })
  shock?: boolean | null;
}

@InputType({ description: 'How a unit recovers (GOW-RCV-01).' })
export class GhostOfWarRecoveryInput {
  @IdField('The unit.')
  unit: string;

  @IdField('Row of the recovery chart; the first that can be paid when left out.', { optional: true })
  row?: string | null;

  @IdField('Parts (GOW-RCV-09).', { optional: true, listOf: 40 })
  parts?: string[] | null;

  @IdField('Scouts that fill it up.', { optional: true, listOf: 40 })
  scouts?: string[] | null;
}

@InputType({ description: 'A wreck that is salvaged (GOW-CE-09).' })
export class GhostOfWarSalvageInput {
  @IdField('The unit.')
  unit: string;

  @IdField('Where the goods go.')
  into: string;
}

@InputType({ description: 'Terminator suits of a squad (GOW-UNI-04).' })
export class GhostOfWarSuitsInput {
  @IdField('The unit.')
  unit: string;

  @WholeField('How many it has then.')
  suits: number;
}

export const toForming = ({ units, name, commander }: GhostOfWarFormInput): ForceOrder => ({
  order: 'FORM_FORMATION',
  units,
  name,
  commander: commander ?? null,
});

export const toSplitting = ({ formation, units, name }: GhostOfWarSplitInput): ForceOrder => ({
  order: 'SPLIT_FORMATION',
  formation,
  units,
  name: name ?? null,
});

export const toSupplyGroups = ({ system, groups }: GhostOfWarSupplyGroupsInput): ForceOrder => ({
  order: 'SET_SUPPLY_GROUPS',
  system,
  groups: groups.map(({ name, members }) => ({ name, members })),
});

export const toTravel = (input: GhostOfWarTravelInput): ForceOrder => ({
  order: 'TRAVEL',
  units: input.units,
  characters: input.characters ?? [],
  to: input.to,
  path: toPath(input.path),
  landOn: input.landOn ?? null,
});

export const toRecovery = ({ unit, row, parts, scouts }: GhostOfWarRecoveryInput): ForceOrder => ({
  order: 'CHOOSE_RECOVERY',
  unit,
  row: row ?? null,
  parts: parts ?? [],
  scouts: scouts ?? [],
});

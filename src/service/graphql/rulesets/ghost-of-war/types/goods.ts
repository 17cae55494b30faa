import { ObjectType } from '@nestjs/graphql';
import { Activities, ConditionNames, FactionResources, GeneralResources, PlaceKinds } from '../enums.js';
import { Out, OutId, OutKey, OutText, OutWhole } from '../../../schema/output-fields.js';

@ObjectType({ description: 'Stock of a resource in a buffer (GOW-BUF-01).' })
export class GhostOfWarHeld {
  @Out(() => GeneralResources, 'The resource.')
  resource: string;

  @OutWhole('What is there.')
  held: number;

  @OutWhole('What it can hold.')
  max: number;

  @OutText('As it is printed, e.g. `GG(4/8)`.')
  printed: string;
}

@ObjectType({ description: 'So much of a resource.' })
export class GhostOfWarAmount {
  @OutText('The resource: `GG`, `Food`, … `Officers`, or the key of a part.')
  name: string;

  @OutWhole('How much.')
  amount: number;
}

@ObjectType({ description: 'So much of a faction resource (GOW-RES-02).' })
export class GhostOfWarStock {
  @Out(() => FactionResources, 'The resource.')
  resource: string;

  @OutWhole('How much.')
  amount: number;
}

@ObjectType({ description: 'So many of a part (GOW-REC-03).' })
export class GhostOfWarPart {
  @OutId('Key of the part.')
  part: string;

  @OutWhole('How many.')
  amount: number;
}

@ObjectType({ description: 'Slots of each level (GOW-PLA-03).' })
export class GhostOfWarSlots {
  @OutWhole('Minima.')
  minima: number;

  @OutWhole('Vexillus.')
  vexillus: number;

  @OutWhole('Exactus.')
  exactus: number;
}

@ObjectType({ description: 'A condition (GOW-CE-06).' })
export class GhostOfWarCondition {
  @Out(() => ConditionNames, 'Its name.')
  name: string;

  @OutWhole('Severity, 1 … 3.')
  severity: number;
}

@ObjectType({ description: 'What an entity does, and what it would do without another order (GOW-GEN-11).' })
export class GhostOfWarOccupation {
  @Out(() => Activities, 'In this round.', { list: true })
  now: string[];

  @Out(() => Activities, 'Ordered, or carried over.', { list: true })
  ordered: string[];
}

@ObjectType({ description: 'Where somebody is (GOW-MAP-06).' })
export class GhostOfWarPlace {
  @Out(() => PlaceKinds, 'On a planet, in orbit or under way.')
  in: string;

  @OutKey('Planet, system or journey.')
  id: string;
}

@ObjectType({ description: 'Supply counter of a holder (GOW-SUP-01).' })
export class GhostOfWarSupplyCounter {
  @OutWhole('−max … max.')
  counter: number;

  @OutWhole('Its maximum.')
  max: number;
}

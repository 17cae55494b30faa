import { InputType } from '@nestjs/graphql';
import type { Craftworld, DemonGod } from '../../../../../rulesets/planetary/index.js';
import { ChoiceField } from '../../../schema/input-fields.js';
import { Craftworlds, DemonGods } from '../enums.js';

@InputType({ description: 'Chaos: the demon god, chosen once (RACE-CH-02).' })
export class PlanetaryDemonGodInput {
  @ChoiceField('The god.', DemonGods)
  god: DemonGod;
}

@InputType({ description: 'Eldar: the craftworld, chosen once (RACE-EL-01).' })
export class PlanetaryCraftworldInput {
  @ChoiceField('The craftworld.', Craftworlds)
  craftworld: Craftworld;
}

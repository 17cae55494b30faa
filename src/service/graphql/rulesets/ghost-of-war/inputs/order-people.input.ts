import { InputType } from '@nestjs/graphql';
import type { CharacterClass, HeroAction, PeopleOrder } from '../../../../../rulesets/ghost-of-war/index.js';
import { ChoiceField, IdField, NestedField, TextField, WholeField } from '../../../schema/input-fields.js';
import { CharacterClasses, HeroDeeds } from '../enums.js';
import { GeneralGoodsField, GhostOfWarGeneralGoodsInput, toGeneralGoods } from './goods.input.js';

@InputType({ description: 'A commander for a macro unit: one that there is, or a new one (GOW-CHR-02).' })
export class GhostOfWarAppointInput {
  @IdField('The formation.')
  formation: string;

  @IdField('A commander that there is.', { optional: true })
  character?: string | null;

  @ChoiceField('Class of a new one.', CharacterClasses, { optional: true })
  class?: CharacterClass | null;

  @TextField('Name of a new one.', { optional: true, max: 120 })
  name?: string | null;
}

@InputType({ description: 'A hero goes to a unit or formation (GOW-CHR-03).' })
export class GhostOfWarAttachInput {
  @IdField('The hero.')
  hero: string;

  @IdField('Unit or formation; alone at his place when left out.', { optional: true })
  to?: string | null;
}

@InputType({ description: 'A hero rises from a unit of Veterans (GOW-XP-03).' })
export class GhostOfWarPromoteInput {
  @IdField('The unit.')
  unit: string;

  @ChoiceField('Class of the hero.', CharacterClasses)
  class: CharacterClass;

  @TextField('Name of the hero.', { max: 120 })
  name: string;
}

@InputType({ description: 'Action of a hero (GOW-CHR-09…24).' })
export class GhostOfWarHeroActionInput {
  @IdField('The hero.')
  hero: string;

  @ChoiceField('The action.', HeroDeeds)
  action: HeroAction['action'];

  @IdField('Unit, planet, formation, faction or hex, as the action says; DIVINATION has none.', {
    optional: true,
  })
  target?: string | null;
}

/** A target that is left out is one that nobody has. */
export const toHeroAction = ({ hero, action, target }: GhostOfWarHeroActionInput): PeopleOrder => ({
  order: 'HERO_ACTION',
  hero,
  action: (action === 'DIVINATION' ? { action } : { action, target: target ?? '' }) as HeroAction,
});

@InputType({ description: 'Subvention of a chapter by a system (GOW-CHP-07).' })
export class GhostOfWarSubventionInput {
  @IdField('The system.')
  system: string;

  @GeneralGoodsField('What is asked for.', false)
  goods: GhostOfWarGeneralGoodsInput;
}

export const toSubvention = ({ system, goods }: GhostOfWarSubventionInput): PeopleOrder => ({
  order: 'SUBVENTION',
  system,
  goods: toGeneralGoods(goods),
});

@InputType({ description: 'Re-roll my lowest die if it shows so much or less (GOW-DIC-03).' })
export class GhostOfWarStandingInput {
  @IdField('Rule of the rolls; any when left out.', { optional: true })
  rule?: string | null;

  @WholeField('Highest face that is re-rolled.', { min: 1, max: 6 })
  atMost: number;
}

@InputType({ description: 'A standing instruction for the yearly re-roll of a character.' })
export class GhostOfWarStandingRerollInput {
  @IdField('The character.')
  character: string;

  @NestedField('The instruction; none any more when left out.', () => GhostOfWarStandingInput, {
    optional: true,
  })
  standing?: GhostOfWarStandingInput | null;
}

export const toStanding = ({ rule, atMost }: GhostOfWarStandingInput) => ({ rule: rule ?? null, atMost });

@InputType({ description: 'Enemy that Psyker advisors look at (GOW-TRT-06).' })
export class GhostOfWarPsykerTargetInput {
  @IdField('The faction; the first enemy when left out.', { optional: true })
  enemy?: string | null;
}

import { InputType } from '@nestjs/graphql';
import type {
  Advisor,
  CharacterClass,
  CharacterEntry,
  CharacterTrait,
  EventProject,
  LineEntry,
  ProjectEntry,
  SlotLevel,
} from '../../../../../rulesets/ghost-of-war/index.js';
import {
  ChoiceField,
  HexField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../../../schema/input-fields.js';
import { plain } from '../../../schema/plain.js';
import {
  Advisors,
  CharacterClasses,
  CharacterTraits,
  LineKinds,
  ProjectStatuses,
  SlotLevels,
} from '../enums.js';
import {
  GhostOfWarGoodsInput,
  GhostOfWarPartInput,
  GoodsField,
  PartsField,
  toGoods,
  toParts,
} from './goods.input.js';
import { MOST_HEXES, toPath } from './lines.input.js';
import {
  GhostOfWarProjectOptionsInput,
  GhostOfWarProjectPlaceInput,
  toProjectOptions,
} from './order-goods.input.js';
import { GhostOfWarStandingInput, toStanding } from './order-people.input.js';
import { MOST_ROUNDS } from './position-sector.input.js';

const round = { min: 0, max: MOST_ROUNDS } as const;
const figure = { optional: true, min: -1_000_000, max: 1_000_000 } as const;

@InputType({ description: 'Deeds of a commander (GOW-TRT-04); those left out are 0.' })
export class GhostOfWarDeedsInput {
  @WholeField('Defences.', { optional: true, ...round })
  defences?: number | null;

  @WholeField('Decisive victories.', { optional: true, ...round })
  decisive?: number | null;

  @WholeField('Prolonged wars.', { optional: true, ...round })
  prolonged?: number | null;
}

@InputType({ description: 'A commander or hero.' })
export class GhostOfWarCharacterInput {
  @IdField('His id.')
  id: string;

  @ChoiceField('His class.', CharacterClasses)
  class: CharacterClass;

  @TextField('His name.', { max: 120 })
  name: string;

  @IdField('His faction.')
  faction: string;

  @IdField('Unit or formation he is with; commanders: the formation that they command.', { optional: true })
  attachedTo?: string | null;

  @IdField('Planet or system, for one who is alone.', { optional: true })
  place?: string | null;

  @WholeField('Experience.', figure)
  xp?: number | null;

  @ChoiceField('Traits; dice give them to a new commander (GOW-TRT-05).', CharacterTraits, {
    optional: true,
    listOf: 10,
  })
  traits?: CharacterTrait[] | null;

  @ChoiceField('Advisors.', Advisors, { optional: true, listOf: 10 })
  advisors?: Advisor[] | null;

  @NestedField('Deeds.', () => GhostOfWarDeedsInput, { optional: true })
  deeds?: GhostOfWarDeedsInput | null;

  @WholeField('Last round in which he is wounded; 0 = is not.', { optional: true, ...round })
  woundedUntil?: number | null;

  @WholeField('Last round in which he is stunned; 0 = is not.', { optional: true, ...round })
  stunnedUntil?: number | null;

  @WholeField('Re-rolls left in this year (GOW-DIC-03).', figure)
  rerollsLeft?: number | null;

  @NestedField('Standing instruction for them.', () => GhostOfWarStandingInput, { optional: true })
  standing?: GhostOfWarStandingInput | null;
}

export const toCharacter = ({ standing, ...input }: GhostOfWarCharacterInput): CharacterEntry => ({
  ...plain(input),
  ...(standing ? { standing: toStanding(standing) } : {}),
});

@InputType({ description: 'A death that a Rite of Entombment may serve (GOW-CHR-19).' })
export class GhostOfWarFallenInput {
  @IdField('Its id.')
  id: string;

  @IdField('Faction of the dead.')
  faction: string;

  @TextField('His name.', { max: 120 })
  name: string;

  @WholeField('Round of his death.', round)
  round: number;
}

@InputType({ description: 'A project that the arbiter has made up (GOW-PLA-09).' })
export class GhostOfWarEventProjectInput {
  @IdField('Its key.')
  key: string;

  @TextField('Its name.', { max: 120 })
  name: string;

  @ChoiceField('Its level.', SlotLevels)
  level: SlotLevel;

  @WholeField('Rounds that it takes.', round)
  durationRounds: number;

  @GoodsField('What it needs each round.', true)
  perRound?: GhostOfWarGoodsInput | null;

  @GoodsField('What it needs once.', true)
  oneTime?: GhostOfWarGoodsInput | null;

  @GoodsField('What it yields.', true)
  yields?: GhostOfWarGoodsInput | null;

  @IdField('Planet where it may be started; anywhere when left out.', { optional: true })
  planet?: string | null;
}

export const toEventProject = (input: GhostOfWarEventProjectInput): EventProject => ({
  key: input.key,
  name: input.name,
  level: input.level,
  durationRounds: input.durationRounds,
  perRound: toGoods(input.perRound ?? {}),
  oneTime: toGoods(input.oneTime ?? {}),
  yields: toGoods(input.yields ?? {}),
  planet: input.planet ?? null,
});

@InputType({ description: 'A project under way.' })
export class GhostOfWarProjectInput {
  @IdField('Its id.')
  id: string;

  @NestedField('Where it runs.', () => GhostOfWarProjectPlaceInput)
  place: GhostOfWarProjectPlaceInput;

  @IdField('Faction that ordered it.')
  owner: string;

  @IdField('Key of the entry: project, advancement, recruitment row, field or event project.')
  item: string;

  @WholeField('Rounds of progress so far; 0 when left out.', figure)
  progress?: number | null;

  @WholeField('Rounds that it takes; those of its entry when left out.', figure)
  duration?: number | null;

  @GoodsField('What of its price has been paid.', true)
  oneTimePaid?: GhostOfWarGoodsInput | null;

  @WholeField('Round in which it was started.', { optional: true, ...round })
  startedRound?: number | null;

  @IdField('Planet on which a field project is built (GOW-PRJ-13).', { optional: true })
  site?: string | null;

  @WholeField('1 first … 9 last.', figure)
  priority?: number | null;

  @ChoiceField('Its status; RUNNING when left out.', ProjectStatuses, { optional: true })
  status?: 'RUNNING' | 'STALLED' | null;

  @IdField('Faction that gets what is made (GOW-REC-08).', { optional: true })
  forFaction?: string | null;

  @NestedField('Choices.', () => GhostOfWarProjectOptionsInput, { optional: true })
  options?: GhostOfWarProjectOptionsInput | null;

  @PartsField('Parts that are reserved.')
  parts?: GhostOfWarPartInput[] | null;

  @IdField('Hero whose process it is.', { optional: true })
  hero?: string | null;

  @IdField('The death that it serves.', { optional: true })
  death?: string | null;
}

export const toProject = ({
  oneTimePaid,
  options,
  parts,
  ...input
}: GhostOfWarProjectInput): ProjectEntry => ({
  ...plain(input),
  ...(oneTimePaid ? { oneTimePaid: toGoods(oneTimePaid) } : {}),
  ...(options ? { options: toProjectOptions(options) } : {}),
  ...(parts ? { parts: toParts(parts) } : {}),
});

@InputType({ description: 'The way of a leg; found when left out.' })
export class GhostOfWarLegInput {
  @HexField('Hexes, both ends included.', { listOf: MOST_HEXES })
  path: string[];
}

@InputType({ description: 'A depot into which a stop delivers; its planet when left out.' })
export class GhostOfWarIntoDepotInput {
  @IdField('The depot.', { optional: true })
  depot?: string | null;
}

@InputType({ description: 'A trade or supply line that stands.' })
export class GhostOfWarStandingLineInput {
  @IdField('Its id.')
  id: string;

  @IdField('Faction that owns it.')
  owner: string;

  @TextField('GOW-TRD-02: e.g. `Hastea → Atria: Food(4)`.', { max: 4000 })
  notation: string;

  @ChoiceField('Its kind; as the notation says when left out.', LineKinds, { optional: true })
  kind?: 'TRADE' | 'SUPPLY' | null;

  @WholeField('Round in which it was established; the first one when left out.', { optional: true, ...round })
  establishedRound?: number | null;

  @NestedField('Ways, one for each stop.', () => GhostOfWarLegInput, { optional: true, listOf: 40 })
  paths?: GhostOfWarLegInput[] | null;

  @WholeField('Round from which each stop delivers.', { optional: true, listOf: 40, ...round })
  firstRounds?: number[] | null;

  @WholeField('S3 in a row at which each stop was interrupted.', { optional: true, listOf: 40, ...round })
  interruptedRounds?: number[] | null;

  @NestedField('Depots, one for each stop.', () => GhostOfWarIntoDepotInput, { optional: true, listOf: 40 })
  intoDepots?: GhostOfWarIntoDepotInput[] | null;
}

export const toStandingLine = ({ paths, intoDepots, ...input }: GhostOfWarStandingLineInput): LineEntry => ({
  ...plain(input),
  ...(paths ? { paths: paths.map((each) => toPath(each.path)!) } : {}),
  ...(intoDepots ? { intoDepots: intoDepots.map((each) => each.depot ?? null) } : {}),
});

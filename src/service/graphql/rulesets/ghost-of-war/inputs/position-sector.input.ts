import { InputType } from '@nestjs/graphql';
import type {
  DepotEntry,
  GhostOfWarPosition,
  ScheduledEvent,
  SystemEntry,
  WarpStorm,
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
import { EventTags, StormKinds } from '../enums.js';
import { GeneralGoodsField, GhostOfWarGeneralGoodsInput, toGeneralGoods } from './goods.input.js';
import { MOST_HEXES } from './lines.input.js';

/** More rounds than any campaign has. */
export const MOST_ROUNDS = 100_000;

@InputType({ description: 'A sub-sector.' })
export class GhostOfWarSubSectorInput {
  @IdField('Its id.')
  id: string;

  @TextField('Its name.', { max: 120 })
  name: string;
}

@InputType({ description: 'A hex of the map (GOW-MAP-01).' })
export class GhostOfWarHexInput {
  @HexField('Where, `q,r`.')
  hex: string;

  @IdField('Sub-sector it lies in (GOW-MAP-03).')
  subSector: string;
}

@InputType({ description: 'So many rounds, of a faction.' })
export class GhostOfWarFactionRoundsInput {
  @IdField('The faction.')
  faction: string;

  @WholeField('Rounds.', { min: 0, max: MOST_ROUNDS })
  rounds: number;
}

@InputType({ description: 'A star system (GOW-MAP-02).' })
export class GhostOfWarSystemInput {
  @IdField('Its id.')
  id: string;

  @TextField('Its name.', { max: 120 })
  name: string;

  @HexField('Where, `q,r`.')
  hex: string;

  @NestedField('Rounds in a row in which it was contested, by faction.', () => GhostOfWarFactionRoundsInput, {
    optional: true,
    listOf: 100,
  })
  contestedRounds?: GhostOfWarFactionRoundsInput[] | null;
}

export const toSystem = ({ id, name, hex, contestedRounds }: GhostOfWarSystemInput): SystemEntry => ({
  id,
  name,
  hex: hex as SystemEntry['hex'],
  ...(contestedRounds
    ? { contestedRounds: Object.fromEntries(contestedRounds.map((each) => [each.faction, each.rounds])) }
    : {}),
});

@InputType({ description: 'What makes the warp slow (GOW-MAP-05).' })
export class GhostOfWarStormInput {
  @IdField('Its id.')
  id: string;

  @ChoiceField('Its kind.', StormKinds)
  kind: WarpStorm['kind'];

  @HexField('Core hexes.', { listOf: MOST_HEXES })
  core: string[];
}

export const toStorm = (input: GhostOfWarStormInput): WarpStorm => plain(input) as WarpStorm;

@InputType({ description: 'A charted warp route: neighbouring hexes, in order (GOW-MAP-04).' })
export class GhostOfWarRouteInput {
  @IdField('Its id.')
  id: string;

  @HexField('The hexes.', { listOf: MOST_HEXES })
  hexes: string[];
}

export const toRoute = (input: GhostOfWarRouteInput): NonNullable<GhostOfWarPosition['routes']>[number] =>
  plain(input) as NonNullable<GhostOfWarPosition['routes']>[number];

@InputType({ description: 'A field depot (GOW-BUF-04).' })
export class GhostOfWarDepotInput {
  @IdField('Its id.')
  id: string;

  @IdField('Planet on which it stands.')
  planet: string;

  @IdField('Faction that owns it.')
  owner: string;

  @GeneralGoodsField('What it holds.')
  stock?: GhostOfWarGeneralGoodsInput | null;
}

export const toDepot = ({ stock, ...input }: GhostOfWarDepotInput): DepotEntry => ({
  ...plain(input),
  ...(stock ? { stock: toGeneralGoods(stock) } : {}),
});

@InputType({ description: 'What the arbiter announces for a round (GOW-DET-04).' })
export class GhostOfWarAnnouncementInput {
  @WholeField('Round in which it happens.', { min: 0, max: MOST_ROUNDS })
  round: number;

  @TextField('Title.', { max: 200 })
  title: string;

  @TextField('What happens.', { min: 0, max: 4000 })
  text: string;

  @ChoiceField('What it is, for those who foresee.', EventTags, { optional: true })
  tag?: ScheduledEvent['tag'];

  @IdField('Sub-sector in which it happens.', { optional: true })
  subSector?: string | null;
}

export const toAnnouncement = (input: GhostOfWarAnnouncementInput): Omit<ScheduledEvent, 'id'> => ({
  round: input.round,
  title: input.title,
  text: input.text,
  tag: input.tag ?? null,
  subSector: input.subSector ?? null,
});

@InputType({ description: 'An event that is announced already.' })
export class GhostOfWarScheduledInput extends GhostOfWarAnnouncementInput {
  @IdField('Its id.')
  id: string;
}

import { InputType } from '@nestjs/graphql';
import type {
  GeneralResource,
  StopOrder,
  TradeLine,
  TradeOrder,
  Ware,
} from '../../../../../rulesets/ghost-of-war/index.js';
import { ServiceError } from '../../../../contracts/index.js';
import {
  ChoiceField,
  FlagField,
  HexField,
  IdField,
  NestedField,
  TextField,
  WholeField,
} from '../../../schema/input-fields.js';
import { GeneralResources, LineKinds } from '../enums.js';

/** Hexes of the longest way. */
export const MOST_HEXES = 400;

/** Stops of a line, and wares of a stop. */
const MOST_STOPS = 40;

@InputType({ description: 'A resource or a part, and how much of it: exactly one of `resource` and `part`.' })
export class GhostOfWarWareInput {
  @ChoiceField('A resource.', GeneralResources, { optional: true })
  resource?: GeneralResource | null;

  @IdField('Key of a part (GOW-REC-03).', { optional: true })
  part?: string | null;

  @WholeField('How much each time.', { min: 0, max: 2_147_483_647 })
  amount: number;
}

/** Throws BAD_USER_INPUT where it says neither or both. */
function toWare({ resource, part, amount }: GhostOfWarWareInput): Ware {
  if (resource && !part) return { kind: 'RESOURCE', resource, amount };
  if (part && !resource) return { kind: 'PART', part, amount };
  throw new ServiceError('BAD_USER_INPUT', 'A ware has exactly one of `resource` and `part`.', ['wares']);
}

@InputType({ description: 'A stop of a line.' })
export class GhostOfWarStopInput {
  @IdField('Planet, or unit, formation or supply group.')
  place: string;

  @NestedField('What it gets.', () => GhostOfWarWareInput, { listOf: MOST_STOPS })
  wares: GhostOfWarWareInput[];

  @HexField('Way from the stop before, both ends included; found when left out (GOW-TRD-04).', {
    optional: true,
    listOf: MOST_HEXES,
  })
  path?: string[] | null;

  @IdField('Depot there into which it delivers (GOW-BUF-04).', { optional: true })
  intoDepot?: string | null;
}

@InputType({
  description:
    'A trade or supply line (GOW-TRD-03): either as `notation`, or as `origin` and `stops`. Errors of a notation are told with their line and column.',
})
export class GhostOfWarLineInput {
  @TextField(
    'GOW-TRD-02: e.g. `Hastea → Atria: Food(4), GG(2) → @1st Army: Shells(2) [well charted]`. Names of planets and forces; `->` is an arrow too.',
    { optional: true, max: 4000 },
  )
  notation?: string | null;

  @ChoiceField('Kind; TRADE when left out. A notation says it itself.', LineKinds, { optional: true })
  kind?: TradeLine['kind'] | null;

  @IdField('Planet where it begins.', { optional: true })
  origin?: string | null;

  @NestedField('Stops, in order.', () => GhostOfWarStopInput, { optional: true, listOf: MOST_STOPS })
  stops?: GhostOfWarStopInput[] | null;

  @FlagField('Claims that it is well charted: refused where it is not (GOW-TRD-04). False when left out.', {
    optional: true,
  })
  claimedWellCharted?: boolean | null;

  @IdField('Formation whose Astropath hurries it (GOW-TRT-06).', { optional: true })
  astropath?: string | null;
}

type LineOrder = Extract<TradeOrder, { readonly order: 'ESTABLISH_LINE' | 'NOTE_LINE' }>;

/** Throws BAD_USER_INPUT where a line is said in both ways, or in neither. */
export function toLineOrder(input: GhostOfWarLineInput): LineOrder {
  const { notation, kind, origin, stops, claimedWellCharted, astropath } = input;
  if (notation && !origin && !stops && !kind) {
    return { order: 'NOTE_LINE', notation, astropath: astropath ?? null };
  }
  if (notation || !origin || !stops) {
    const message = 'A line is given either as `notation`, or as `origin` and `stops`.';
    throw new ServiceError('BAD_USER_INPUT', message, ['establishLine']);
  }
  return {
    order: 'ESTABLISH_LINE',
    kind: kind ?? 'TRADE',
    origin,
    stops: stops.map(toStop),
    claimedWellCharted: claimedWellCharted ?? false,
    astropath: astropath ?? null,
  };
}

/** Hexes as the core knows them; null where none are given. */
export const toPath = (path: string[] | null | undefined): StopOrder['path'] =>
  (path as StopOrder['path'] | undefined) ?? null;

const toStop = ({ place, wares, path, intoDepot }: GhostOfWarStopInput): StopOrder => ({
  place,
  wares: wares.map(toWare),
  path: toPath(path),
  intoDepot: intoDepot ?? null,
});

import { InputType } from '@nestjs/graphql';
import type { Json } from '../../../../../kernel/index.js';
import type {
  Craftworld,
  DemonGod,
  PlanetaryPosition,
  RaceKey,
} from '../../../../../rulesets/planetary/index.js';
import { ServiceError } from '../../../../contracts/index.js';
import { ChoiceField, FlagField, IdField, NestedField, WholeField } from '../../../schema/input-fields.js';
import { Craftworlds, DemonGods, Races, StartPhases } from '../enums.js';
import { PlanetaryFileInput } from '../files/file.input.js';
import { readUnitTypeFile } from '../files/unit-type-file.js';
import { HexField } from '../fields.js';
import { plain } from '../../../schema/plain.js';
import { PlanetaryRaceEditInput } from './house-rules.input.js';
import {
  PlanetaryDetachmentInput,
  PlanetaryGarrisonInput,
  PlanetaryUnitTypeInput,
} from './position-armies.input.js';
import { toUnitType } from './unit-type.js';
import {
  PlanetaryAirControlInput,
  PlanetaryDealPastInput,
  PlanetaryLossInput,
} from './position-past.input.js';
import { PlanetaryHexInput, PlanetaryMapInput, PlanetaryStartAreasInput } from './position-map.input.js';
import {
  PlanetaryBattleInput,
  PlanetaryConvoyInput,
  PlanetaryDiplomatInput,
  PlanetaryRouteInput,
  PlanetarySpyInput,
  PlanetarySquadronInput,
  PlanetaryTreatyInput,
} from './position-pieces.input.js';

/** More pieces of a kind than any campaign has. */
const MOST = 1000;
const pieces = { optional: true, listOf: MOST } as const;

@InputType({ description: 'A player of the position.' })
export class PlanetaryPlayerInput {
  @IdField('Player seat of the campaign: `seat-1` and so on, in the order of its seats.')
  seat: string;

  @ChoiceField('Race.', Races)
  race: RaceKey;

  @ChoiceField('Demon god of Chaos; UNDIVIDED when left out, in the set-up not chosen yet.', DemonGods, {
    optional: true,
  })
  demonGod?: DemonGod | null;

  @ChoiceField('Craftworld of Eldar; STANDARD when left out, in the set-up not chosen yet.', Craftworlds, {
    optional: true,
  })
  craftworld?: Craftworld | null;

  @WholeField('Strategy value; 0 when left out (PLN-GEN-15).', { optional: true, min: 0, max: 5 })
  strategyValue?: number | null;

  @WholeField('Victory points so far; 0 when left out.', { optional: true, min: -100_000, max: 100_000 })
  vp?: number | null;

  @HexField('Hex of the Capital, `q,r`.', { optional: true })
  capitalHex?: string | null;

  @HexField('A lost Capital that would be Capital again if taken back (PLN-TAK-07).', { optional: true })
  lostCapitalHex?: string | null;

  @HexField('Where others believe the Capital, who were not told that it moved (RACE-DE-04).', {
    optional: true,
  })
  shownCapitalHex?: string | null;

  @FlagField('The player has been defeated (PLN-END-04).', { optional: true })
  out?: boolean | null;

  @NestedField('Rare, very rare and special things lost (PLN-GEN-11).', () => PlanetaryLossInput, pieces)
  losses?: PlanetaryLossInput[] | null;

  @IdField('Seats whose diplomats may enter the Capital (PLN-MOV-09).', { optional: true, listOf: 20 })
  admits?: string[] | null;

  @WholeField('Reinforcement BP let through for the next upkeep (PLN-AIR-08).', {
    optional: true,
    min: 0,
    max: 1_000_000,
  })
  reinforcementBp?: number | null;

  @WholeField('BP that go off the next income for a fun battle (PLN-FUN-01).', {
    optional: true,
    min: 0,
    max: 1_000_000,
  })
  owedBp?: number | null;
}

@InputType({
  description:
    'A position to start from, as a club writes it down. Hexes are written `q,r`. What is left out has a plain default; ids that are left out are given in order.',
})
export class PlanetaryPositionInput {
  @WholeField('Turn; 1 when left out, in the set-up 0.', { optional: true, min: 0, max: 10_000 })
  turn?: number | null;

  @ChoiceField('Phase that opens first; BATTLE_ORDERS when left out.', StartPhases, { optional: true })
  phase?: NonNullable<PlanetaryPosition['phase']> | null;

  @ChoiceField('Race of settlements that nobody owns; IG when left out.', Races, { optional: true })
  nativeRace?: RaceKey | null;

  @NestedField('The players.', () => PlanetaryPlayerInput, { listOf: 20 })
  players: PlanetaryPlayerInput[];

  @NestedField('House rules for races, one entry for each.', () => PlanetaryRaceEditInput, {
    optional: true,
    listOf: 9,
  })
  raceEdits?: PlanetaryRaceEditInput[] | null;

  @NestedField('A rectangle of hexes.', () => PlanetaryMapInput, { optional: true })
  map?: PlanetaryMapInput | null;

  @NestedField(
    'In the set-up: areas that are drawn for the players, in seat order (PLN-STA-09).',
    () => PlanetaryStartAreasInput,
    { optional: true },
  )
  startAreas?: PlanetaryStartAreasInput | null;

  @NestedField('Hexes: all of them, or with a `map` those that differ.', () => PlanetaryHexInput, {
    optional: true,
    listOf: 3600,
  })
  hexes?: PlanetaryHexInput[] | null;

  @NestedField('Unit types of the club, beside the `demo.*` types.', () => PlanetaryUnitTypeInput, pieces)
  unitTypes?: PlanetaryUnitTypeInput[] | null;

  @NestedField(
    'More of them, from a file; what is wrong with it is told by line and column.',
    () => PlanetaryFileInput,
    {
      optional: true,
    },
  )
  unitTypesFile?: PlanetaryFileInput | null;

  @NestedField('Detachments, in creation order.', () => PlanetaryDetachmentInput, pieces)
  detachments?: PlanetaryDetachmentInput[] | null;

  @NestedField('Garrisons, in creation order.', () => PlanetaryGarrisonInput, pieces)
  garrisons?: PlanetaryGarrisonInput[] | null;

  @NestedField('Convoys.', () => PlanetaryConvoyInput, pieces)
  convoys?: PlanetaryConvoyInput[] | null;

  @NestedField('Spies.', () => PlanetarySpyInput, pieces)
  spies?: PlanetarySpyInput[] | null;

  @NestedField('Diplomats.', () => PlanetaryDiplomatInput, pieces)
  diplomats?: PlanetaryDiplomatInput[] | null;

  @NestedField('Air squadrons.', () => PlanetarySquadronInput, pieces)
  squadrons?: PlanetarySquadronInput[] | null;

  @NestedField('Ways of resources.', () => PlanetaryRouteInput, pieces)
  routes?: PlanetaryRouteInput[] | null;

  @NestedField('Treaties.', () => PlanetaryTreatyInput, pieces)
  treaties?: PlanetaryTreatyInput[] | null;

  @NestedField('Battles still to be fought.', () => PlanetaryBattleInput, pieces)
  battles?: PlanetaryBattleInput[] | null;

  @NestedField('Deals that were made (PLN-DIP).', () => PlanetaryDealPastInput, pieces)
  deals?: PlanetaryDealPastInput[] | null;

  @NestedField('Control of Airspaces this turn (PLN-AIR-05).', () => PlanetaryAirControlInput, pieces)
  airControl?: PlanetaryAirControlInput[] | null;

  @NestedField('Control of Airspaces last turn (PLN-BLD-06).', () => PlanetaryAirControlInput, pieces)
  lastAirControl?: PlanetaryAirControlInput[] | null;
}

/** The position as the core takes it. What it says is judged there. */
export function toPosition({ unitTypes, unitTypesFile, spies, ...input }: PlanetaryPositionInput): Json {
  const types = [...(unitTypes ?? []).map(toUnitType), ...(unitTypesFile ? typesOfFile(unitTypesFile) : [])];
  const position: PlanetaryPosition = {
    ...plain(input),
    ...(types.length > 0 ? { unitTypes: types } : {}),
    ...(spies ? { spies: spies.map(toSpy) } : {}),
  };
  return position as unknown as Json;
}

/** Throws BAD_USER_INPUT with every line that cannot be read: a file with a slip in it enters nothing. */
function typesOfFile(file: PlanetaryFileInput): NonNullable<PlanetaryPosition['unitTypes']> {
  const { entries, problems } = readUnitTypeFile(file);
  if (problems.length === 0) return entries;
  const told = problems.map(({ line, column, message }) => `line ${line}, column ${column}: ${message}`);
  throw new ServiceError('BAD_USER_INPUT', told.join(' '), ['position', 'unitTypesFile']);
}

function toSpy({
  infiltrating,
  ...input
}: PlanetarySpyInput): NonNullable<PlanetaryPosition['spies']>[number] {
  if (!infiltrating) return plain(input);
  const { kind, id, hex } = infiltrating;
  const target =
    kind === 'detachment' || kind === 'convoy' ? { kind, id: id ?? '' } : { kind, hex: hex ?? '' };
  return { ...plain(input), infiltrating: target };
}

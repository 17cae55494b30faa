import type { InputPath } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { NewUnit } from './commands.js';
import { profileOfRace } from '../../races/profile-of.js';
import type { DemonGod } from '../../races/profile.js';
import type { PlanetaryState, RaceKey, UnitType } from '../../state/index.js';
import { unitTypeBy } from '../../races/unit-types.js';

/** What a player's demon god allows. */
interface Creed {
  readonly god: DemonGod | undefined;
  readonly opposed: DemonGod | undefined;
}

/** RACE-CH-03, RACE-CH-04, RACE-CH-05: marks, gifts and followers of the Gods among new units. */
export function judgeGods(
  state: PlanetaryState,
  seat: string,
  race: RaceKey,
  entries: readonly NewUnit[],
  path: InputPath,
): readonly Violation[] {
  const choice = profileOfRace(state, race).choices.find((each) => each.name === 'demonGod');
  return entries.flatMap((entry, place) => {
    const type = unitTypeBy(state, entry.type);
    if (!type) return [];
    const at = [...path, place];
    if (!choice) {
      const marked = entry.mark !== undefined || (entry.gifts ?? []).length > 0;
      return marked ? [violation('RACE-CH-03', 'NO_MARKS_FOR_RACE', at, { race })] : [];
    }
    const god = state.players[seat]?.demonGod;
    const creed: Creed = { god, opposed: god === undefined ? undefined : choice.opposed[god] };
    return [
      ...judgeOpposed(creed, type, entry, at),
      ...judgeUndivided(creed, type, entry, at),
      ...judgePatron(patronOf(state, type, entries, place), entry, at),
      ...judgeLord(creed, type, entry, at),
    ];
  });
}

/** RACE-CH-03: nothing of the opposed God. */
function judgeOpposed(
  { opposed }: Creed,
  type: UnitType,
  { mark, gifts = [] }: NewUnit,
  at: InputPath,
): readonly Violation[] {
  if (opposed === undefined) return [];
  const bad = (path: InputPath): Violation => violation('RACE-CH-03', 'OPPOSED_GOD', path, { god: opposed });
  return [
    ...(type.god === opposed ? [bad([...at, 'type'])] : []),
    ...(mark === opposed ? [bad([...at, 'mark'])] : []),
    ...gifts.flatMap((gift, place) => (gift.god === opposed ? [bad([...at, 'gifts', place])] : [])),
  ];
}

/** RACE-CH-04 Undivided: no mark but the Undivided one, none on cult units, and no gifts. */
function judgeUndivided(
  { god }: Creed,
  type: UnitType,
  { mark, gifts = [] }: NewUnit,
  at: InputPath,
): readonly Violation[] {
  if (god !== 'UNDIVIDED') return [];
  const marked = mark !== undefined && (mark !== 'UNDIVIDED' || type.cult === true);
  return [
    ...(marked ? [violation('RACE-CH-04', 'UNDIVIDED_ONLY', [...at, 'mark'], { mark })] : []),
    ...(gifts.length > 0 ? [violation('RACE-CH-04', 'NO_GIFTS', [...at, 'gifts'], {})] : []),
  ];
}

/** RACE-CH-05: patron of a cult unit, and of a vehicle that was bought for one. */
function patronOf(
  state: PlanetaryState,
  type: UnitType,
  entries: readonly NewUnit[],
  place: number,
): UnitType['god'] {
  if (type.cult) return type.god;
  if (!type.vehicle) return undefined;
  return entries
    .filter((each) => each.mountedIn === place)
    .map((each) => unitTypeBy(state, each.type))
    .find((each) => each?.cult === true)?.god;
}

/** RACE-CH-05 Cult units: only their patron's marks and gifts. */
function judgePatron(
  patron: UnitType['god'],
  { mark, gifts = [] }: NewUnit,
  at: InputPath,
): readonly Violation[] {
  if (patron === undefined) return [];
  const bad = (path: InputPath): Violation => violation('RACE-CH-05', 'PATRON_ONLY', path, { patron });
  return [
    ...(mark !== undefined && mark !== patron ? [bad([...at, 'mark'])] : []),
    ...gifts.flatMap((gift, place) => (gift.god === patron ? [] : [bad([...at, 'gifts', place])])),
  ];
}

/** RACE-CH-03: every Chaos Lord bears the mark of the player's God. */
const judgeLord = ({ god }: Creed, type: UnitType, { mark }: NewUnit, at: InputPath): readonly Violation[] =>
  type.chaosLord === true && god !== undefined && god !== 'UNDIVIDED' && mark !== god
    ? [violation('RACE-CH-03', 'LORD_WITHOUT_MARK', [...at, 'mark'], { god })]
    : [];

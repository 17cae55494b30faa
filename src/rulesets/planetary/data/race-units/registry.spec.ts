import { PROFILES, RACE_KEYS } from '../../races/profiles.js';
import type { RaceProfile, SpecialDetachment } from '../../races/profile.js';
import { RACE_UNITS } from './registry.js';

const ofRace = (race: string) => Object.values(RACE_UNITS).filter((each) => each.race === race);

const inList = ({ slots }: SpecialDetachment): readonly string[] =>
  slots.by === 'TABLE'
    ? Object.values(slots.table).flatMap((entries) =>
        entries.flatMap((each) => [...(each.unit ? [each.unit] : []), ...(each.in ?? [])]),
      )
    : slots.by === 'NORMAL_LIST'
      ? (slots.without ?? [])
      : [];

const named = (profile: RaceProfile): readonly string[] => [
  ...Object.values(profile.production.buildings).flatMap((entries) =>
    entries.flatMap((each) => [...(each.unit ? [each.unit] : []), ...(each.select?.except ?? [])]),
  ),
  ...profile.scouts,
  ...profile.limits.filter((each) => each.kind === 'unit').map((each) => each.item),
  ...profile.specialDetachments.flatMap(inList),
  ...(profile.aspects ?? []),
  ...(profile.shrine?.leaders ?? []),
];

describe('the registry of unit types (RACE-PROD-08)', () => {
  it.each(RACE_KEYS)('%s: has every unit that the profile of the race names', (race) => {
    const keys = ofRace(race).map((each) => each.key);
    expect(named(PROFILES[race]).filter((each) => !keys.includes(`${race}.${each}`))).toEqual([]);
  });

  it.each(RACE_KEYS)('%s: its units name transports, parts and lists that there are', (race) => {
    const keys = ofRace(race).map((each) => each.key);
    const lists = PROFILES[race].specialDetachments.map((each) => each.key);
    for (const {
      ownTransport,
      composedOf = [],
      onlyInSpecialDetachment,
      forbiddenInDetachment = [],
    } of ofRace(race)) {
      for (const part of [...(ownTransport ? [ownTransport] : []), ...composedOf])
        expect(keys).toContain(`${race}.${part}`);
      for (const list of [
        ...(onlyInSpecialDetachment ? [onlyInSpecialDetachment] : []),
        ...forbiddenInDetachment,
      ])
        expect(lists).toContain(list);
    }
  });

  it.each(RACE_KEYS)('%s: has Headquarters and Troops, and no points', (race) => {
    const types = ofRace(race);
    expect(types.filter((each) => each.slot === 'HQ').length).toBeGreaterThanOrEqual(1);
    expect(types.filter((each) => each.slot === 'TR').length).toBeGreaterThanOrEqual(1);
    expect(types.every((each) => each.pointsWithOrder === true && each.modelPoints === 0)).toBe(true);
  });

  it('gives Blood Angels all of the Space Marines', () => {
    const short = (race: string) => ofRace(race).map((each) => each.key.slice(3));
    expect(short('BA')).toEqual(expect.arrayContaining(short('SM')));
    expect(Object.keys(RACE_UNITS)).toHaveLength(229);
  });
});

import { COMMANDER_CLASSES } from '../data/commanders.js';
import { GENERAL_RESOURCES } from '../data/resources.js';
import { CHAPTER_SUPPLY } from '../data/supply.js';
import type { CharacterEntry, FactionEntry, GhostOfWarPosition } from '../start/position.js';
import { isForce } from '../map/places.js';
import { yearlyRerolls } from '../general/year.js';
import type { Chapter, Character, Faction, GhostOfWarState } from '../state/index.js';
import { placeOf } from '../formations/entries.js';

export const readFactions = ({ factions }: GhostOfWarPosition): readonly Faction[] =>
  factions.map((each, index) => readFaction(each, index + 1));

export const readFaction = (entry: FactionEntry, seq: number): Faction => ({
  id: entry.id,
  seq,
  name: entry.name,
  kind: entry.kind,
  alignment: entry.alignment,
  seat: entry.seat,
  stock: { Neophytes: 0, GeneSeed: 0, Princeps: 0, Officers: 0, ...entry.stock },
  score: entry.score ?? 0,
  scoreByRound: [],
  honourDebtUntil: entry.honourDebtUntil ?? 0,
  confidants: entry.confidants ?? [],
  chapter: entry.chapter ? readChapter(entry.chapter) : null,
  psykerTarget: entry.psykerTarget ?? null,
  foresight: entry.foresight ?? [],
  divinations: entry.divinations ?? [],
});

/** GOW-GEN-12: chapter counters 16. */
const readChapter = (entry: NonNullable<FactionEntry['chapter']>): Chapter => ({
  base: entry.base,
  homeworlds: entry.homeworlds ?? [],
  honourBound: entry.honourBound ?? [],
  grateful: entry.grateful ?? [],
  saves: entry.saves ?? {},
  counters: Object.fromEntries(
    GENERAL_RESOURCES.map((each) => [each, entry.counters?.[each] ?? CHAPTER_SUPPLY.counterMax]),
  ) as Chapter['counters'],
});

export const readCharacters = (
  { characters }: GhostOfWarPosition,
  state: GhostOfWarState,
): readonly Character[] => (characters ?? []).map((each, index) => readCharacter(each, index + 1, state));

export function readCharacter(entry: CharacterEntry, seq: number, state: GhostOfWarState): Character {
  const attached = entry.attachedTo ?? null;
  const traits = entry.traits ?? [];
  const rights = yearlyRerolls({ class: entry.class, traits });
  return {
    id: entry.id,
    seq,
    kind: COMMANDER_CLASSES.includes(entry.class) ? 'COMMANDER' : 'HERO',
    class: entry.class,
    name: entry.name,
    faction: entry.faction,
    attachedTo: attached,
    place: attached !== null && isForce(state, attached) ? null : placeOf(state, entry.place),
    xp: entry.xp ?? 0,
    traits,
    advisors: entry.advisors ?? [],
    deeds: { defences: 0, decisive: 0, prolonged: 0, ...entry.deeds },
    woundedUntil: entry.woundedUntil ?? 0,
    stunnedUntil: entry.stunnedUntil ?? 0,
    diedRound: 0,
    rerollsLeft: entry.rerollsLeft ?? rights,
    standing: entry.standing ?? null,
    battleXp: 0,
  };
}

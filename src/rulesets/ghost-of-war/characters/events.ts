import { event } from '../state/event.js';
import type {
  Advisor,
  Character,
  CharacterTrait,
  Deeds,
  Fallen,
  Place,
  StandingReroll,
} from '../state/index.js';
import { editCharacter, editFaction, editUnit } from '../state/editing.js';
import { editIn } from '../../../kernel/index.js';
import { noteMade, placed } from '../state/numbering.js';
import { ofFaction, openInCombat } from '../state/audiences.js';
import { type Booked, applyBookings } from '../state/bookings.js';
import { some, words } from '../state/sentences.js';
import { xpAccount } from '../state/account-names.js';
import { ACTION_EVENTS } from './action-events.js';

/** What becomes of commanders and heroes. */
const CAREER_EVENTS = {
  'ghost-of-war.CharacterKilled': event<{
    readonly faction: string;
    readonly character: string;
    /** Where he fell; null on a journey. */
    readonly place: Place | null;
    /** GOW-CHR-19: a death that a Rite of Entombment may serve; null where it may not. */
    readonly fallen: Fallen | null;
  }>({
    evolve: (state, { character: id, place, fallen }, edit) => {
      const character = editCharacter(edit, state, id);
      for (const formation of Object.values(state.formations).filter((each) => each.commander === id)) {
        editIn(edit, editIn(edit, state, 'formations'), formation.id).commander = null;
      }
      character.diedRound = state.round;
      character.attachedTo = null;
      character.place = place;
      if (!fallen) return;
      state.fallen = { ...state.fallen, [fallen.id]: fallen };
      noteMade(state, edit, 'fallen', fallen.id, fallen.faction);
      state.counts = { ...state.counts, fallen: state.counts.fallen + 1 };
    },
    audience: openInCombat,
    summary: ({ character }) => `${character} is killed.`,
    follows: ['ghost-of-war.CharacterWounded', 'ghost-of-war.BattleDecided', 'ghost-of-war.BattleResolved'],
  }),
  /** GOW-CHR-07: out through the round `until`. */
  'ghost-of-war.CharacterWounded': event<{
    readonly faction: string;
    readonly character: string;
    readonly until: number;
  }>({
    evolve: (state, { character, until }, edit) => {
      editCharacter(edit, state, character).woundedUntil = until;
    },
    audience: openInCombat,
    summary: ({ character, until }) => `${character} is wounded through round ${until}.`,
    follows: ['ghost-of-war.HeroBackfired', 'ghost-of-war.BattleDecided', 'ghost-of-war.BattleResolved'],
  }),
  'ghost-of-war.CharacterStunned': event<{
    readonly faction: string;
    readonly character: string;
    readonly until: number;
  }>({
    evolve: (state, { character, until }, edit) => {
      editCharacter(edit, state, character).stunnedUntil = until;
    },
    audience: ofFaction,
    summary: ({ character, until }) => `${character} is stunned through round ${until}.`,
  }),
  /** GOW-CHR-02: `character` whole where he is new; `relieved`: who commanded before, and what he commands now. */
  'ghost-of-war.CommanderAppointed': event<
    Booked & {
      readonly faction: string;
      readonly formation: string;
      readonly character: Character;
      readonly relieved: { readonly character: string; readonly formation: string | null } | null;
      /** Formation that he leaves. */
      readonly leaves: string | null;
    }
  >({
    evolve: (state, { formation, character, relieved, leaves, bookings }, edit) => {
      const formations = editIn(edit, state, 'formations');
      const appointed = placed(state, 'character', character);
      if (!Object.hasOwn(state.characters, character.id)) {
        state.counts = { ...state.counts, character: state.counts.character + 1 };
        noteMade(state, edit, 'character', character.id, character.faction);
      }
      if (leaves !== null) editIn(edit, formations, leaves).commander = null;
      state.characters = { ...state.characters, [character.id]: appointed };
      if (relieved) {
        editCharacter(edit, state, relieved.character).attachedTo = relieved.formation ?? formation;
        if (relieved.formation !== null)
          editIn(edit, formations, relieved.formation).commander = relieved.character;
      }
      editIn(edit, formations, formation).commander = character.id;
      applyBookings(state, bookings, edit);
    },
    audience: ofFaction,
    summary: ({ formation, character }) => `${character.name} commands ${formation}.`,
  }),
  'ghost-of-war.HeroAttached': event<{
    readonly faction: string;
    readonly hero: string;
    readonly to: string | null;
    readonly place: Place | null;
  }>({
    evolve: (state, { hero, to, place }, edit) => {
      const character = editCharacter(edit, state, hero);
      character.attachedTo = to;
      character.place = place;
    },
    audience: ofFaction,
    summary: ({ hero, to }) => (to === null ? `${hero} goes alone.` : `${hero} joins ${to}.`),
  }),
  'ghost-of-war.HeroPromoted': event<{
    readonly faction: string;
    readonly unit: string;
    readonly character: Character;
  }>({
    evolve: (state, { unit, character }, edit) => {
      editUnit(edit, state, unit).heroPromoted = true;
      state.characters = { ...state.characters, [character.id]: placed(state, 'character', character) };
      state.counts = { ...state.counts, character: state.counts.character + 1 };
      noteMade(state, edit, 'character', character.id, character.faction);
    },
    audience: ofFaction,
    summary: ({ unit, character }) => `${character.name} rises from ${unit}.`,
  }),
  'ghost-of-war.StandingRerollLodged': event<{
    readonly faction: string;
    readonly character: string;
    readonly standing: StandingReroll | null;
  }>({
    evolve: (state, { character, standing }, edit) => {
      editCharacter(edit, state, character).standing = standing;
    },
    audience: ofFaction,
    summary: ({ character, standing }) =>
      standing
        ? `${character} will re-roll his lowest die up to ${standing.atMost}.`
        : `${character} will be asked for re-rolls.`,
  }),
  'ghost-of-war.PsykerTargetSet': event<{ readonly faction: string; readonly enemy: string | null }>({
    evolve: (state, { faction, enemy }, edit) => {
      editFaction(edit, state, faction).psykerTarget = enemy;
    },
    audience: ofFaction,
    summary: ({ faction, enemy }) => `The Psykers of ${faction} look at ${enemy ?? 'the first enemy'}.`,
  }),
  /** GOW-TRT-04, -05: a trait or an advisor; neither where it is forfeited. */
  'ghost-of-war.CharacterAdvanced': event<{
    readonly faction: string;
    readonly character: string;
    readonly trait: CharacterTrait | null;
    readonly advisor: Advisor | null;
    readonly rerolls: number;
  }>({
    evolve: (state, { character: id, trait, advisor, rerolls }, edit) => {
      const character = editCharacter(edit, state, id);
      if (trait) character.traits = [...character.traits, trait];
      if (advisor) character.advisors = [...character.advisors, advisor];
      character.rerollsLeft += rerolls;
    },
    audience: ofFaction,
    summary: ({ character, trait, advisor }) =>
      trait || advisor
        ? `${character} gains ${words(trait ?? advisor ?? '')}.`
        : `${character} learns nothing new.`,
    follows: ['ghost-of-war.CharacterXpChanged'],
  }),
  /** GOW-CHR-05 */
  'ghost-of-war.CharacterXpChanged': event<{
    readonly faction: string;
    readonly seat: string | null;
    readonly rows: readonly { readonly character: string; readonly from: number; readonly to: number }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { character: id, to } of rows) {
        const character = editCharacter(edit, state, id);
        character.xp = to;
        character.battleXp = 0;
      }
    },
    audience: ofFaction,
    summary: ({ faction, rows }) =>
      `${faction}: the experience of ${some(rows.length, 'character')} changes.`,
    postings: ({ seat, rows }, rule = 'GOW-BUF-01') =>
      rows.map((each) => ({
        account: xpAccount(each.character),
        measure: 'XP',
        seat,
        amount: each.to - each.from,
        rule,
        cause: 'battle',
      })),
    growing: ['rows'],
    follows: ['ghost-of-war.CharacterWounded', 'ghost-of-war.BattleDecided', 'ghost-of-war.BattleResolved'],
  }),
  /** GOW-TRT-04 */
  'ghost-of-war.DeedsDone': event<{
    readonly faction: string;
    readonly rows: readonly { readonly character: string; readonly deeds: Deeds }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { character, deeds } of rows) editCharacter(edit, state, character).deeds = deeds;
    },
    audience: ofFaction,
    summary: ({ faction, rows }) => `${faction}: the deeds of ${some(rows.length, 'commander')} are noted.`,
    growing: ['rows'],
  }),
  /** GOW-TRT-04: rounds in a row in contested systems with an own depot. */
  'ghost-of-war.WarsProlonged': event<{
    readonly faction: string;
    readonly rows: readonly { readonly system: string; readonly rounds: number }[];
  }>({
    evolve: (state, { faction, rows }, edit) => {
      for (const { system: id, rounds } of rows) {
        const system = editIn(edit, editIn(edit, state, 'systems'), id);
        const { [faction]: _before, ...others } = system.contestedRounds;
        system.contestedRounds = rounds === 0 ? others : { ...others, [faction]: rounds };
      }
    },
    audience: ofFaction,
    summary: ({ faction, rows }) => `${faction} wages war in ${some(rows.length, 'system')}.`,
    growing: ['rows'],
  }),
} as const;

/** What becomes of commanders and heroes. */
export const PEOPLE_EVENTS = { ...CAREER_EVENTS, ...ACTION_EVENTS } as const;

import type { HexKey } from '../../../engine/hex/index.js';
import { editIn } from '../../../kernel/index.js';
import type {
  Advisor,
  Character,
  CharacterTrait,
  Deeds,
  Divination,
  Fallen,
  FieldWork,
  Foresight,
  Place,
  Spirit,
  StandingReroll,
  Condition,
} from '../state/index.js';
import { applyBookings, type Booked } from '../state/bookings.js';
import { editCharacter, editFaction, editPlanet, editUnit } from '../state/editing.js';
import { noteMade, placed } from '../state/numbering.js';
import { event } from '../state/event.js';
import { openInCombat, ofFaction, everybody } from '../state/audiences.js';
import { xpAccount } from '../state/account-names.js';
import { words, some } from '../state/sentences.js';
import { divinedWith, foreseenWith } from '../state/of-old.js';

/** What becomes of commanders and heroes. */
export const PEOPLE_EVENTS = {
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
  /** GOW-CHR-04: what a hero has done, and whether it worked. */
  'ghost-of-war.HeroActed': event<{
    readonly faction: string;
    readonly hero: string;
    readonly action: string;
    readonly target: string | null;
    readonly succeeded: boolean;
  }>({
    evolve: () => undefined,
    audience: ofFaction,
    summary: ({ hero, action, target, succeeded }) =>
      `${hero}: ${words(action)}${target === null ? '' : ` on ${target}`} ${succeeded ? 'succeeds' : 'fails'}.`,
  }),
  'ghost-of-war.HeroBackfired': event<{
    readonly faction: string;
    readonly hero: string;
    readonly face: number;
  }>({
    evolve: () => undefined,
    audience: ofFaction,
    summary: ({ hero }) => `The powers of ${hero} turn against him.`,
  }),
  /** Damage outside battles: psychic, bombardment, execution. */
  'ghost-of-war.CeDamaged': event<{
    readonly faction: string;
    readonly rows: readonly {
      readonly id: string;
      readonly kind: 'UNIT' | 'PLANET';
      readonly from: number;
      readonly to: number;
    }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { id, kind, to } of rows) {
        if (kind === 'UNIT') editUnit(edit, state, id).ce = to;
        else editPlanet(edit, state, id).ce = to;
      }
    },
    audience: ofFaction,
    summary: ({ rows }) => `${rows.map((each) => `${each.id} ${each.from} → ${each.to}`).join(', ')}.`,
    growing: ['rows'],
    follows: ['ghost-of-war.BattleDecided', 'ghost-of-war.BattleResolved'],
  }),
  'ghost-of-war.SpiritsRaised': event<{
    readonly faction: string;
    readonly units: readonly string[];
    readonly spirit: Spirit;
  }>({
    evolve: (state, { units, spirit }, edit) => {
      for (const id of units) {
        const unit = editUnit(edit, state, id);
        unit.spirits = [...unit.spirits.filter((each) => each.cause !== spirit.cause), spirit];
      }
    },
    audience: ofFaction,
    summary: ({ units, spirit }) =>
      `${units.join(', ')}: ${words(spirit.cause)} through round ${spirit.until}.`,
    growing: ['units'],
  }),
  'ghost-of-war.ConditionLifted': event<{
    readonly faction: string;
    readonly subject: string;
    readonly kind: 'UNIT' | 'PLANET';
    readonly name: Condition['name'];
  }>({
    evolve: (state, { subject, kind, name }, edit) => {
      const thing = kind === 'UNIT' ? editUnit(edit, state, subject) : editPlanet(edit, state, subject);
      thing.conditions = thing.conditions.filter((each) => each.name !== name);
    },
    audience: ofFaction,
    summary: ({ subject, name }) => `${subject} is free of ${words(name)}.`,
  }),
  'ghost-of-war.PlanetScreened': event<{ readonly faction: string; readonly planet: string }>({
    evolve: (state, { planet }, edit) => {
      editPlanet(edit, state, planet).screened = true;
    },
    audience: ofFaction,
    summary: ({ planet }) => `The people of ${planet} are screened.`,
  }),
  'ghost-of-war.WorkRaised': event<{
    readonly faction: string;
    readonly planet: string;
    readonly work: FieldWork;
  }>({
    evolve: (state, { planet: id, work }, edit) => {
      const planet = editPlanet(edit, state, id);
      planet.works = [...planet.works.filter((each) => work.hero === null || each.hero !== work.hero), work];
    },
    audience: ofFaction,
    summary: ({ planet, work }) => `${words(work.kind)} on ${planet}: ${work.pp} pp.`,
  }),
  /** GOW-CE-07: a Fortify goes with its hero. */
  'ghost-of-war.WorksLeft': event<{
    readonly faction: string;
    readonly planet: string;
    readonly heroes: readonly string[];
  }>({
    evolve: (state, { planet: id, heroes }, edit) => {
      const planet = editPlanet(edit, state, id);
      planet.works = planet.works.filter((each) => each.hero === null || !heroes.includes(each.hero));
    },
    audience: ofFaction,
    summary: ({ planet, heroes }) => `The works of ${heroes.join(', ')} on ${planet} are given up.`,
  }),
  'ghost-of-war.UnitsJammed': event<{ readonly faction: string; readonly units: readonly string[] }>({
    evolve: (state, { units }, edit) => {
      for (const id of units) {
        const unit = editUnit(edit, state, id);
        unit.thisRound = { ...unit.thisRound, jammed: true };
      }
    },
    audience: ofFaction,
    summary: ({ units }) => `${units.join(', ')} are jammed.`,
    growing: ['units'],
  }),
  'ghost-of-war.Foreseen': event<{
    readonly faction: string;
    readonly foresight: Foresight;
    /** All that the faction foresees now. Missing on events of old. */
    readonly foresights?: readonly Foresight[];
  }>({
    evolve: (state, { faction: id, foresight, foresights }, edit) => {
      const faction = editFaction(edit, state, id);
      faction.foresight = foresights ?? foreseenWith(faction.foresight, state.round, foresight);
    },
    audience: ofFaction,
    summary: ({ faction, foresight }) => `${faction} foresees the plans of ${foresight.enemy}.`,
  }),
  'ghost-of-war.SystemDivined': event<{
    readonly faction: string;
    readonly system: string;
    readonly round: number;
    /** All that the faction has divined and that still holds. Missing on events of old. */
    readonly divinations?: readonly Divination[];
  }>({
    evolve: (state, { faction: id, system, round, divinations }, edit) => {
      const faction = editFaction(edit, state, id);
      faction.divinations = divinations ?? divinedWith(faction.divinations, state.round, { system, round });
    },
    audience: ofFaction,
    summary: ({ faction, system }) => `${faction} divines what comes to ${system}.`,
  }),
  'ghost-of-war.StepCharted': event<{
    readonly faction: string;
    readonly route: string;
    readonly hexes: readonly [HexKey, HexKey];
  }>({
    evolve: (state, { route, hexes }) => {
      state.routes = { ...state.routes, [route]: { id: route, hexes } };
      state.counts = { ...state.counts, route: state.counts.route + 1 };
    },
    audience: everybody,
    summary: ({ hexes }) => `The step from ${hexes[0]} to ${hexes[1]} is charted.`,
  }),
  'ghost-of-war.ActionPaid': event<Booked & { readonly faction: string; readonly hero: string }>({
    evolve: (state, { bookings }, edit) => applyBookings(state, bookings, edit),
    audience: ofFaction,
    summary: ({ hero }) => `${hero} uses up goods.`,
  }),
  /** GOW-PLA-08, GOW-CHR-09, -23 */
  'ghost-of-war.PopulationStirred': event<{
    readonly faction: string;
    readonly planet: string;
    readonly from: number;
    readonly to: number;
  }>({
    evolve: (state, { planet, to }, edit) => {
      editPlanet(edit, state, planet).loyalty = to;
    },
    audience: ofFaction,
    summary: ({ planet, from, to }) => `Loyalty of ${planet}: ${from} → ${to}.`,
  }),
};

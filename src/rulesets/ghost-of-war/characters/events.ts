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
import type { Evolvers } from '../state/evolvers.js';
import { noteMade, placed } from '../state/numbering.js';

/** What becomes of commanders and heroes. */
export type PeopleEvent =
  | {
      readonly type: 'ghost-of-war.CharacterKilled';
      readonly data: {
        readonly faction: string;
        readonly character: string;
        /** Where he fell; null on a journey. */
        readonly place: Place | null;
        /** GOW-CHR-19: a death that a Rite of Entombment may serve; null where it may not. */
        readonly fallen: Fallen | null;
      };
    }
  /** GOW-CHR-07: out through the round `until`. */
  | {
      readonly type: 'ghost-of-war.CharacterWounded';
      readonly data: { readonly faction: string; readonly character: string; readonly until: number };
    }
  | {
      readonly type: 'ghost-of-war.CharacterStunned';
      readonly data: { readonly faction: string; readonly character: string; readonly until: number };
    }
  /** GOW-CHR-02: `character` whole where he is new; `relieved`: who commanded before, and what he commands now. */
  | {
      readonly type: 'ghost-of-war.CommanderAppointed';
      readonly data: Booked & {
        readonly faction: string;
        readonly formation: string;
        readonly character: Character;
        readonly relieved: { readonly character: string; readonly formation: string | null } | null;
        /** Formation that he leaves. */
        readonly leaves: string | null;
      };
    }
  | {
      readonly type: 'ghost-of-war.HeroAttached';
      readonly data: {
        readonly faction: string;
        readonly hero: string;
        readonly to: string | null;
        readonly place: Place | null;
      };
    }
  | {
      readonly type: 'ghost-of-war.HeroPromoted';
      readonly data: { readonly faction: string; readonly unit: string; readonly character: Character };
    }
  | {
      readonly type: 'ghost-of-war.StandingRerollLodged';
      readonly data: {
        readonly faction: string;
        readonly character: string;
        readonly standing: StandingReroll | null;
      };
    }
  | {
      readonly type: 'ghost-of-war.PsykerTargetSet';
      readonly data: { readonly faction: string; readonly enemy: string | null };
    }
  /** GOW-TRT-04, -05: a trait or an advisor; neither where it is forfeited. */
  | {
      readonly type: 'ghost-of-war.CharacterAdvanced';
      readonly data: {
        readonly faction: string;
        readonly character: string;
        readonly trait: CharacterTrait | null;
        readonly advisor: Advisor | null;
        readonly rerolls: number;
      };
    }
  /** GOW-CHR-05 */
  | {
      readonly type: 'ghost-of-war.CharacterXpChanged';
      readonly data: {
        readonly faction: string;
        readonly seat: string | null;
        readonly rows: readonly { readonly character: string; readonly from: number; readonly to: number }[];
      };
    }
  /** GOW-TRT-04 */
  | {
      readonly type: 'ghost-of-war.DeedsDone';
      readonly data: {
        readonly faction: string;
        readonly rows: readonly { readonly character: string; readonly deeds: Deeds }[];
      };
    }
  /** GOW-TRT-04: rounds in a row in contested systems with an own depot. */
  | {
      readonly type: 'ghost-of-war.WarsProlonged';
      readonly data: {
        readonly faction: string;
        readonly rows: readonly { readonly system: string; readonly rounds: number }[];
      };
    }
  /** GOW-CHR-04: what a hero has done, and whether it worked. */
  | {
      readonly type: 'ghost-of-war.HeroActed';
      readonly data: {
        readonly faction: string;
        readonly hero: string;
        readonly action: string;
        readonly target: string | null;
        readonly succeeded: boolean;
      };
    }
  | {
      readonly type: 'ghost-of-war.HeroBackfired';
      readonly data: { readonly faction: string; readonly hero: string; readonly face: number };
    }
  /** Damage outside battles: psychic, bombardment, execution. */
  | {
      readonly type: 'ghost-of-war.CeDamaged';
      readonly data: {
        readonly faction: string;
        readonly rows: readonly {
          readonly id: string;
          readonly kind: 'UNIT' | 'PLANET';
          readonly from: number;
          readonly to: number;
        }[];
      };
    }
  | {
      readonly type: 'ghost-of-war.SpiritsRaised';
      readonly data: { readonly faction: string; readonly units: readonly string[]; readonly spirit: Spirit };
    }
  | {
      readonly type: 'ghost-of-war.ConditionLifted';
      readonly data: {
        readonly faction: string;
        readonly subject: string;
        readonly kind: 'UNIT' | 'PLANET';
        readonly name: Condition['name'];
      };
    }
  | {
      readonly type: 'ghost-of-war.PlanetScreened';
      readonly data: { readonly faction: string; readonly planet: string };
    }
  | {
      readonly type: 'ghost-of-war.WorkRaised';
      readonly data: { readonly faction: string; readonly planet: string; readonly work: FieldWork };
    }
  /** GOW-CE-07: a Fortify goes with its hero. */
  | {
      readonly type: 'ghost-of-war.WorksLeft';
      readonly data: {
        readonly faction: string;
        readonly planet: string;
        readonly heroes: readonly string[];
      };
    }
  | {
      readonly type: 'ghost-of-war.UnitsJammed';
      readonly data: { readonly faction: string; readonly units: readonly string[] };
    }
  | {
      readonly type: 'ghost-of-war.Foreseen';
      readonly data: {
        readonly faction: string;
        readonly foresight: Foresight;
        /** All that the faction foresees now. Missing on events of old. */
        readonly foresights?: readonly Foresight[];
      };
    }
  | {
      readonly type: 'ghost-of-war.SystemDivined';
      readonly data: {
        readonly faction: string;
        readonly system: string;
        readonly round: number;
        /** All that the faction has divined and that still holds. Missing on events of old. */
        readonly divinations?: readonly Divination[];
      };
    }
  | {
      readonly type: 'ghost-of-war.StepCharted';
      readonly data: {
        readonly faction: string;
        readonly route: string;
        readonly hexes: readonly [HexKey, HexKey];
      };
    }
  | {
      readonly type: 'ghost-of-war.ActionPaid';
      readonly data: Booked & { readonly faction: string; readonly hero: string };
    }
  /** GOW-PLA-08, GOW-CHR-09, -23 */
  | {
      readonly type: 'ghost-of-war.PopulationStirred';
      readonly data: {
        readonly faction: string;
        readonly planet: string;
        readonly from: number;
        readonly to: number;
      };
    };

export const PEOPLE_EVOLVERS: Evolvers<PeopleEvent> = {
  'ghost-of-war.CharacterKilled': (state, { character: id, place, fallen }, edit) => {
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
  'ghost-of-war.CharacterWounded': (state, { character, until }, edit) => {
    editCharacter(edit, state, character).woundedUntil = until;
  },
  'ghost-of-war.CharacterStunned': (state, { character, until }, edit) => {
    editCharacter(edit, state, character).stunnedUntil = until;
  },
  'ghost-of-war.CommanderAppointed': (state, { formation, character, relieved, leaves, bookings }, edit) => {
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
  'ghost-of-war.HeroAttached': (state, { hero, to, place }, edit) => {
    const character = editCharacter(edit, state, hero);
    character.attachedTo = to;
    character.place = place;
  },
  'ghost-of-war.HeroPromoted': (state, { unit, character }, edit) => {
    editUnit(edit, state, unit).heroPromoted = true;
    state.characters = { ...state.characters, [character.id]: placed(state, 'character', character) };
    state.counts = { ...state.counts, character: state.counts.character + 1 };
    noteMade(state, edit, 'character', character.id, character.faction);
  },
  'ghost-of-war.StandingRerollLodged': (state, { character, standing }, edit) => {
    editCharacter(edit, state, character).standing = standing;
  },
  'ghost-of-war.PsykerTargetSet': (state, { faction, enemy }, edit) => {
    editFaction(edit, state, faction).psykerTarget = enemy;
  },
  'ghost-of-war.CharacterAdvanced': (state, { character: id, trait, advisor, rerolls }, edit) => {
    const character = editCharacter(edit, state, id);
    if (trait) character.traits = [...character.traits, trait];
    if (advisor) character.advisors = [...character.advisors, advisor];
    character.rerollsLeft += rerolls;
  },
  'ghost-of-war.CharacterXpChanged': (state, { rows }, edit) => {
    for (const { character: id, to } of rows) {
      const character = editCharacter(edit, state, id);
      character.xp = to;
      character.battleXp = 0;
    }
  },
  'ghost-of-war.DeedsDone': (state, { rows }, edit) => {
    for (const { character, deeds } of rows) editCharacter(edit, state, character).deeds = deeds;
  },
  'ghost-of-war.WarsProlonged': (state, { faction, rows }, edit) => {
    for (const { system: id, rounds } of rows) {
      const system = editIn(edit, editIn(edit, state, 'systems'), id);
      const { [faction]: _before, ...others } = system.contestedRounds;
      system.contestedRounds = rounds === 0 ? others : { ...others, [faction]: rounds };
    }
  },
  'ghost-of-war.HeroActed': () => undefined,
  'ghost-of-war.HeroBackfired': () => undefined,
  'ghost-of-war.CeDamaged': (state, { rows }, edit) => {
    for (const { id, kind, to } of rows) {
      if (kind === 'UNIT') editUnit(edit, state, id).ce = to;
      else editPlanet(edit, state, id).ce = to;
    }
  },
  'ghost-of-war.SpiritsRaised': (state, { units, spirit }, edit) => {
    for (const id of units) {
      const unit = editUnit(edit, state, id);
      unit.spirits = [...unit.spirits.filter((each) => each.cause !== spirit.cause), spirit];
    }
  },
  'ghost-of-war.ConditionLifted': (state, { subject, kind, name }, edit) => {
    const thing = kind === 'UNIT' ? editUnit(edit, state, subject) : editPlanet(edit, state, subject);
    thing.conditions = thing.conditions.filter((each) => each.name !== name);
  },
  'ghost-of-war.PlanetScreened': (state, { planet }, edit) => {
    editPlanet(edit, state, planet).screened = true;
  },
  'ghost-of-war.WorkRaised': (state, { planet: id, work }, edit) => {
    const planet = editPlanet(edit, state, id);
    planet.works = [...planet.works.filter((each) => work.hero === null || each.hero !== work.hero), work];
  },
  'ghost-of-war.WorksLeft': (state, { planet: id, heroes }, edit) => {
    const planet = editPlanet(edit, state, id);
    planet.works = planet.works.filter((each) => each.hero === null || !heroes.includes(each.hero));
  },
  'ghost-of-war.UnitsJammed': (state, { units }, edit) => {
    for (const id of units) {
      const unit = editUnit(edit, state, id);
      unit.thisRound = { ...unit.thisRound, jammed: true };
    }
  },
  'ghost-of-war.Foreseen': (state, { faction: id, foresight, foresights }, edit) => {
    const faction = editFaction(edit, state, id);
    faction.foresight = foresights ?? [
      ...faction.foresight.filter((each) => each.round >= state.round - 1),
      foresight,
    ];
  },
  'ghost-of-war.SystemDivined': (state, { faction: id, system, round, divinations }, edit) => {
    const faction = editFaction(edit, state, id);
    faction.divinations = divinations ?? [
      ...faction.divinations.filter((each) => each.round >= state.round && each.system !== system),
      { system, round },
    ];
  },
  'ghost-of-war.StepCharted': (state, { route, hexes }) => {
    state.routes = { ...state.routes, [route]: { id: route, hexes } };
    state.counts = { ...state.counts, route: state.counts.route + 1 };
  },
  'ghost-of-war.ActionPaid': (state, { bookings }, edit) => applyBookings(state, bookings, edit),
  'ghost-of-war.PopulationStirred': (state, { planet, to }, edit) => {
    editPlanet(edit, state, planet).loyalty = to;
  },
};

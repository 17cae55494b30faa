import type { RaceKey } from '../state/kinds.js';
import type {
  ItemLimit,
  ProductionEntry,
  RaceModifiers,
  RaceProduction,
  RaceProfile,
  SpecialDetachment,
} from './profile.js';

/** What a campaign changes in the profile of a race (house rules); what is left out stays as in the rulebook. */
export interface RaceEdit {
  readonly modifiers?: Partial<RaceModifiers>;
  readonly turretWeapons?: RaceProfile['turretWeapons'];
  readonly aaTower?: RaceProfile['aaTower'];
  readonly batteries?: readonly string[];
  readonly scouts?: readonly string[];
  readonly limits?: readonly ItemLimit[];
  /** RACE-PROD-02. */
  readonly hexRaces?: readonly RaceKey[];
  /** Each building named makes these units and no others (RACE-PROD-01). */
  readonly production?: Readonly<Record<string, readonly ProductionEntry[]>>;
  /** New ones, and those of the same key instead of the rulebook's (RACE-PROD-13). */
  readonly specialDetachments?: readonly SpecialDetachment[];
}

export type RaceEdits = Readonly<Partial<Record<RaceKey, RaceEdit>>>;

/** A profile with a campaign's changes in it. */
export const edited = (profile: RaceProfile, edit: RaceEdit): RaceProfile => ({
  ...profile,
  ...own(edit, 'turretWeapons'),
  ...own(edit, 'aaTower'),
  ...own(edit, 'batteries'),
  ...own(edit, 'scouts'),
  ...own(edit, 'limits'),
  modifiers: { ...profile.modifiers, ...edit.modifiers },
  production: productionOf(profile.production, edit),
  specialDetachments: [
    ...profile.specialDetachments.filter(
      (each) => !edit.specialDetachments?.some(({ key }) => key === each.key),
    ),
    ...(edit.specialDetachments ?? []),
  ],
});

const own = <K extends keyof RaceEdit>(edit: RaceEdit, key: K): Pick<Required<RaceEdit>, K> | object =>
  edit[key] === undefined ? {} : { [key]: edit[key] };

const productionOf = (production: RaceProduction, edit: RaceEdit): RaceProduction => ({
  hexRaces: edit.hexRaces ?? production.hexRaces,
  buildings: { ...production.buildings, ...edit.production },
});

import type { GeneralGoods, GeneralResource, Goods } from './resources.js';
import type { SlotLevel } from './tech-levels.js';

/** How many rounds of progress an item needs (GOW-PRJ-01, -14, GOW-REC-04, -05). */
export type Duration =
  | { readonly kind: 'ROUNDS'; readonly rounds: number }
  /** Years; a house rule sets them between `least` and `most`. */
  | { readonly kind: 'YEARS'; readonly years: number; readonly least: number; readonly most: number }
  /** One round for each single part that it is made of. */
  | { readonly kind: 'PER_PART' }
  /** One round for every two tubes ordered. */
  | { readonly kind: 'PER_TWO_TUBES' };

/** What an assembly uses up: so many of a part, of any of some parts, or a unit (GOW-REC-02, -06, -07). */
export type PartNeed =
  | { readonly part: string; readonly count: number }
  | { readonly anyOf: readonly string[]; readonly weaponsOf: WeaponCarrier }
  | { readonly anyOf: readonly string[]; readonly count: number }
  | { readonly unit: string; readonly count: number };

/** GOW-REC-06: what carries weapon parts, as the house rules `parts.weapons.…` name it. */
export type WeaponCarrier = 'knight' | 'warhound' | 'warlord' | 'frigate' | 'cruiser' | 'battleship';

export type Yield =
  | { readonly kind: 'GOODS'; readonly goods: GeneralGoods }
  | { readonly kind: 'UNIT'; readonly unit: string }
  | { readonly kind: 'PART' }
  | { readonly kind: 'ADVANCEMENT' }
  | { readonly kind: 'DEPOT' }
  | { readonly kind: 'FORTIFIED_POSITION' };

/** Something that a project makes. */
export interface ItemRow {
  readonly name: string;
  /** Slot that it needs, or a higher one (GOW-PRJ-03); null: none (field projects, Chapter Hold or Fleet). */
  readonly level: SlotLevel | null;
  readonly place: 'PLANET' | 'HOLD_OR_FLEET' | 'FIELD';
  readonly duration: Duration;
  /** Consumed in every round of progress (GOW-PRJ-04). */
  readonly perRound: GeneralGoods;
  /** Units a round of one resource that the order names, any general one but GG (GOW-PRJ-10, -12). */
  readonly given?: number;
  /** Paid once (GOW-PRJ-05). */
  readonly oneTime: Goods;
  /** The ammunition of its weapon type is in the one-time list too, by the greater number (GOW-AMM-03). */
  readonly ammo?: true;
  readonly parts: readonly PartNeed[];
  /** Advancement that the planet must have. */
  readonly needs?: string;
  readonly yields: Yield;
  /** What the order must choose, and what tells parts of one name apart (GOW-REC-03). */
  readonly variant?: 'WEAPON_TYPE' | 'TUBES';
  /** Started by an action of a Tech-Marine: always, or where it is also made in a slot, as another way (GOW-CHR-19). */
  readonly startedBy?: 'RITE_OF_ENTOMBMENT' | 'ARTIFICER_WARGEAR';
}

/** GOW-PRJ-10: resources that may be given for Luxury and High-Tech Goods. */
export const GIVEN_FOR_GOODS: readonly GeneralResource[] = [
  'Food',
  'Men',
  'Ore',
  'RareMinerals',
  'Promethium',
  'Shells',
  'Missiles',
];

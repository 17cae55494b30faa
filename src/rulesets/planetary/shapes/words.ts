import { list, oneOf, text, whole, type Shape } from '../../../kernel/index.js';
import type { HexKey } from '../../../engine/hex/index.js';
import type { RuleId } from '../catalog.js';
import { CRAFTWORLDS, DEMON_GODS } from '../races/profile.js';
import type { Treatment } from '../sheets/orders.js';
import type { MoveClass, RaceKey, Slot } from '../state/index.js';

/** One of these words, or a figure in these bounds, as a rule sets them. */
export const word = <const W extends string>(rule: RuleId, words: readonly W[]): Shape<W> =>
  oneOf(words, { rule });
export const within = (rule: RuleId, min: number, max: number): Shape<number> => whole(min, max, { rule });

/** Id of a piece, or key of a thing; which there are the rules know. */
export const id = text;
export const ids = list(id);
/** `q,r`; which hexes there are the rules know. */
export const hex: Shape<HexKey> = text;
export const hexes = list(hex);
/** What somebody wrote; nothing follows from it. */
export const words = text;
/** A figure whose range a rule judges. */
export const figure = whole();
export const count = whole(0);

export const side = oneOf(['attacker', 'defender']);
export const treatment: Shape<Treatment> = word('PLN-TAK-01', ['CAPTURE', 'PILLAGE', 'CLEANSE', 'DESTROY']);
export const fate = word('PLN-CAP-01', ['keep', 'destroy']);
/** Directions, best first; PLN-WDR-03 judges them. */
export const directions = list(whole());
export const race: Shape<RaceKey> = word('RACE-GEN-01', [
  'IG',
  'SM',
  'BA',
  'SOB',
  'CH',
  'DE',
  'EL',
  'ORK',
  'TY',
]);
export const slot: Shape<Slot> = word('RACE-PROD-08', ['HQ', 'EL', 'TR', 'FA', 'HS', 'TRANSPORT', 'UPGRADE']);
export const moveClass: Shape<MoveClass> = word('RACE-PROD-08', [
  'infantry',
  'tracked',
  'wheeled',
  'walker',
  'skimmer',
]);
export const demonGod = word('RACE-CH-02', DEMON_GODS);
export const patron = word('RACE-CH-03', ['KHORNE', 'SLAANESH', 'NURGLE', 'TZEENTCH']);
export const craftworld = word('RACE-EL-01', CRAFTWORLDS);

import { entered, list, oneOf, under, whole, id as anyId, type Shape } from '../../../kernel/index.js';
import * as terms from '../words/index.js';
import type { HexKey } from '../../../engine/hex/index.js';
import type { RuleId } from '../catalog.js';

/** One of these words, or a figure in these bounds, as a rule sets them. */
export const word = <const W extends string>(rule: RuleId, words: readonly W[]): Shape<W> =>
  oneOf(words, { rule });
export const within = (rule: RuleId, min: number, max: number): Shape<number> => whole(min, max, { rule });

/** Id of a piece, or key of a thing; which there are the rules know. */
export const id = anyId;
export const ids = list(id);
/** `q,r`; which hexes there are the rules know. */
export const hex: Shape<HexKey> = { is: 'text', pattern: null, names: 'hex' };
export const hexes = list(hex);
/** A figure whose range a rule judges. */
export const figure = whole();
export const count = whole(0);

export const side = terms.side;
export const treatment = under({ rule: 'PLN-TAK-01' }, terms.treatment);
export const fate = under({ rule: 'PLN-CAP-01' }, terms.strongholdFate);
/** Directions, best first; PLN-WDR-03 judges them. */
export const directions = list(entered(0, 5, whole()));
export const race = under({ rule: 'RACE-GEN-01' }, terms.race);
export const slot = under({ rule: 'RACE-PROD-08' }, terms.slot);
export const moveClass = under({ rule: 'RACE-PROD-08' }, terms.moveClass);
export const demonGod = under({ rule: 'RACE-CH-02' }, terms.demonGod);
export const patron = under({ rule: 'RACE-CH-03' }, terms.patron);
export const craftworld = under({ rule: 'RACE-EL-01' }, terms.craftworld);

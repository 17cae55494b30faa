import type { FactionResource, GeneralResource } from '../data/resources.js';

export type { FactionResource, GeneralGoods, GeneralResource, Goods } from '../data/resources.js';

/** GOW-BUF-01, -06: stock of one resource; 0 ≤ cur ≤ max. */
export interface Held {
  readonly cur: number;
  readonly max: number;
}

/** Stock of every general resource. */
export type Buffer = Readonly<Record<GeneralResource, Held>>;

/** GOW-RES-02 */
export type FactionStock = Readonly<Record<FactionResource, number>>;

/** GOW-REC-03 Parts in a store, by part key: name, or `name/variant`. No entry where there are none. */
export type PartStore = Readonly<Record<string, number>>;

import { lookUp, newEdit } from '../../../kernel/index.js';
import type { GmEvent, ThingKind, Written } from './events.js';
import { evolve } from '../evolve.js';
import { accounts } from '../goods/accounts.js';
import type { GmChange } from './changes.js';
import type { GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import { reshape, type Touched } from '../formations/reshaping.js';
import { ownerOf } from '../general/owners.js';

type Correction = Exclude<GmEvent, { readonly type: 'ghost-of-war.HouseRuleSet' }>;

/** A correction without what is written up or off by it. */
type Drafted<E> = E extends { readonly type: infer T; readonly data: infer D }
  ? { readonly type: T; readonly data: Omit<D, 'written'> }
  : never;

/** GOW-GEN-07: makes a change, and writes up or off what it does to accounts, so that the books still balance. */
export function correct(table: GowTable, drafted: Drafted<Correction>): void {
  const unwritten = { ...drafted, data: { ...drafted.data, written: [] } } as Correction;
  const after = evolve(table.state, unwritten, newEdit());
  const written = differences(table.state, after);
  table.emit({ ...drafted, data: { ...drafted.data, written } } as Correction, ['GOW-GEN-07']);
}

function differences(before: GhostOfWarState, after: GhostOfWarState): readonly Written[] {
  const old = new Map(accounts(before).map((each) => [each.account, each]));
  const now = new Map(accounts(after).map((each) => [each.account, each]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((account) => {
    const amount = (now.get(account)?.amount ?? 0) - (old.get(account)?.amount ?? 0);
    const seat = (now.get(account) ?? old.get(account))?.seat ?? null;
    return amount === 0 ? [] : [{ account, seat, amount }];
  });
}

/** What a correction says of itself. */
export interface Speech {
  readonly change: GmChange['change'];
  readonly reason: string;
}

export const setFields = (
  table: GowTable,
  speech: Speech,
  kind: ThingKind,
  id: string,
  faction: string | null,
  fields: object,
): void => correct(table, { type: 'ghost-of-war.FieldsSet', data: { ...speech, kind, id, faction, fields } });

export const createEntity = (
  table: GowTable,
  speech: Speech,
  kind: ThingKind,
  faction: string | null,
  thing: { readonly id: string },
): void =>
  correct(table, {
    type: 'ghost-of-war.ThingEntered',
    data: { ...speech, kind, id: thing.id, faction, thing },
  });

/** GOW-SUP-12, GOW-BUF-03: what a change has made of the counters and buffers of the holders that it touches. */
export function reshaping(table: GowTable, speech: Speech, touched: Touched, change: () => void): void {
  const before = table.state;
  change();
  for (const { holder, supply, buffer } of reshape(before, table.state, touched).rows) {
    const kind = lookUp(table.state.units, holder) ? 'unit' : 'formation';
    setFields(table, speech, kind, holder, ownerOf(table.state, holder), { supply, buffer });
  }
}

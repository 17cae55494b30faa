import { editIn, type Edit, type Mutable } from '../../../kernel/index.js';
import type { Account, Company, Contract, MetaCampaignState, Unit } from './index.js';

export type Editable = Mutable<MetaCampaignState>;

const entryOf =
  <K extends 'accounts' | 'companies' | 'units'>(member: K) =>
  (state: Editable, edit: Edit, id: string): Mutable<MetaCampaignState[K][string]> =>
    editIn(edit, editIn(edit, state, member) as Record<string, object>, id) as Mutable<
      MetaCampaignState[K][string]
    >;

export const editAccount: (state: Editable, edit: Edit, id: string) => Mutable<Account> = entryOf('accounts');
export const editCompany: (state: Editable, edit: Edit, id: string) => Mutable<Company> =
  entryOf('companies');
export const editUnit: (state: Editable, edit: Edit, id: string) => Mutable<Unit> = entryOf('units');
export const editContract = (state: Editable, edit: Edit): Mutable<Contract> =>
  editIn(edit, state, 'contract');

/** Puts an entry in a part of the state, under its key. */
export function put<
  K extends 'accounts' | 'companies' | 'units' | 'catalogs' | 'taskForceStatuses' | 'structures',
>(state: Editable, edit: Edit, member: K, key: string, entry: MetaCampaignState[K][string]): void {
  (editIn(edit, state, member) as Record<string, unknown>)[key] = entry;
}

/** Takes an entry out of a part of the state. */
export function take(state: Editable, edit: Edit, member: 'units' | 'companies', key: string): void {
  delete (editIn(edit, state, member) as Record<string, unknown>)[key];
}

/** Takes a unit out of whatever company it is in. */
export function leaveCompany(state: Editable, edit: Edit, unit: string): void {
  for (const { seat, slots } of Object.values(state.companies))
    if (Object.values(slots).some((each) => each.includes(unit)))
      editCompany(state, edit, seat).slots = Object.fromEntries(
        Object.entries(slots).map(([slot, units]) => [slot, units.filter((each) => each !== unit)]),
      );
}

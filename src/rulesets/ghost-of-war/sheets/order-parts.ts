import { id, list, record, said } from '../../../kernel/index.js';

export const ids = list(id);

export const which = record({ id: said('Which.', id) });

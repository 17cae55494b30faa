import { lookUp } from '../../../kernel/index.js';
import type { ThingKind } from '../events/gm.js';
import { RECORD_OF } from '../events/gm.js';
import type { GmChange } from '../gm-changes.js';
import type { GhostOfWarState } from '../state.js';
import type { GowTable } from '../table.js';
import { noSuch, type GmChangers } from './gm-changing.js';
import { correct, setFields, type Speech } from './gm-corrections.js';
import { ownerOf } from './owners.js';

type Removal = Extract<GmChange, { readonly change: 'REMOVE' }>;

/** What may be taken off the map; factions, systems and planets stay, since others refer to them for good. */
const REMOVABLE: readonly ThingKind[] = [
  'unit',
  'formation',
  'depot',
  'character',
  'line',
  'project',
  'storm',
  'route',
  'scheduled',
];

const kindOf = (state: GhostOfWarState, id: string): ThingKind | undefined =>
  REMOVABLE.find((kind) => lookUp(state[RECORD_OF[kind]] as Readonly<Record<string, object>>, id));

/** GOW-GEN-07 */
export const REMOVALS: GmChangers<Removal> = {
  REMOVE: (table, { id }, speech, path) => {
    const kind = kindOf(table.state, id);
    if (!kind) return [noSuch(path, 'id', id)];
    detach(table, speech, kind, id);
    const faction = ownerOf(table.state, id);
    correct(table, { type: 'ghost-of-war.ThingRemoved', data: { ...speech, kind, id, faction } });
    return [];
  },
};

/** Nothing keeps naming what is gone. */
function detach(table: GowTable, speech: Speech, kind: ThingKind, id: string): void {
  const { units, formations, characters } = table.state;
  if (kind === 'unit') {
    const formation = lookUp(formations, lookUp(units, id)?.formation ?? '');
    if (formation) {
      const left = formation.units.filter((each) => each !== id);
      setFields(table, speech, 'formation', formation.id, formation.owner, { units: left });
    }
  }
  if (kind === 'formation') {
    for (const unit of formations[id]?.units ?? []) {
      setFields(table, speech, 'unit', unit, units[unit]?.owner ?? null, { formation: null });
    }
  }
  if (kind === 'character') {
    for (const formation of Object.values(formations).filter((each) => each.commander === id)) {
      setFields(table, speech, 'formation', formation.id, formation.owner, { commander: null });
    }
  }
  for (const character of Object.values(characters).filter((each) => each.attachedTo === id)) {
    const place = lookUp(units, id)?.place ?? lookUp(units, formations[id]?.units[0] ?? '')?.place ?? null;
    setFields(table, speech, 'character', character.id, character.faction, { attachedTo: null, place });
  }
}

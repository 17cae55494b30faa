import { existing, lookUp } from '../../../kernel/index.js';
import { ATTACK } from '../attacks/damage/damaging.js';
import { baseDamage } from '../attacks/attacking.js';
import { STRUCTURES, type StructureRow } from '../data/structures.js';
import { operates } from '../map/edges.js';
import type { Structure, Unit, Weapon } from '../state/index.js';
import type { EdcTable } from '../table.js';
import type { Blow } from './blow.js';
import { collapse } from './collapsing.js';
import { explode } from './exploding.js';

export const rowOf = ({ type }: Pick<Structure, 'type'>): StructureRow =>
  existing(lookUp(STRUCTURES, type), 'structure');

export const structureAt = ({ state }: EdcTable, id: string): Structure | undefined =>
  lookUp(state.structures, id);

/** EDC-STR-03: what may bring a structure with a tag down. */
function fells(
  tag: StructureRow['killTag'],
  { explosiveClass, ap }: Pick<Weapon, 'explosiveClass' | 'ap'>,
): boolean {
  switch (tag) {
    case null:
      return true;
    case 'E':
      return explosiveClass !== 'none';
    case 'HE':
      return explosiveClass === 'HE' || explosiveClass === 'DEM';
    case 'DEM':
      return explosiveClass === 'DEM';
    case 'AP':
      return ap.general + ap.infantry + ap.vehicle > 0;
  }
}

/** EDC-STR-02 to EDC-STR-04, EDC-GAR-05, EDC-STR-08: soak, kill tag, what becomes of it and of those in it. */
export function strikeStructure(table: EdcTable, id: string, { damage, weapon, cause }: Blow): void {
  const structure = structureAt(table, id);
  if (!structure) return;
  const { soak, killTag } = rowOf(structure);
  const through = Math.max(0, damage - Math.max(0, soak - weapon.ap.general));
  if (through === 0) return;
  const dies = through >= structure.hp && fells(killTag, weapon);
  const hp = dies ? 0 : Math.max(1, structure.hp - through);
  const { hex } = structure;
  table.emit(
    { type: 'meta-campaign.StructureDamaged', data: { structure: id, damage: structure.hp - hp, hp, cause } },
    ['EDC-STR-02', 'EDC-STR-03'],
  );
  if (!dies) {
    if (operates(structure) && !operates({ ...structure, hp }))
      table.emit({ type: 'meta-campaign.StructureDisabled', data: { structure: id } }, ['EDC-STR-04']);
    return;
  }
  table.emit({ type: 'meta-campaign.StructureDestroyed', data: { structure: id, hex, cause } }, [
    'EDC-STR-03',
  ]);
  collapse(table, structure);
  explode(table, structure, strikeStructure);
}

/** EDC-STR-02: an attack on a structure; the night takes its point, no halving, no lethality. */
export function hitStructure(
  table: EdcTable,
  attacker: Unit,
  weapon: Weapon,
  id: string,
  dark: boolean,
): void {
  const { rules, weather } = table.state;
  const base = Math.max(0, baseDamage(weapon, attacker.fs) + (weather.modifiers.damage[weapon.mode] ?? 0));
  const damage = dark && base > 0 ? Math.max(1, base - rules.nightDamageReduction) : base;
  strikeStructure(table, id, { damage, weapon, cause: ATTACK });
}

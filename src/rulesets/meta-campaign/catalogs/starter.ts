import { CLASSES } from '../data/classes.js';
import { CLASSIFICATION } from '../data/classification.js';
import { TASK_FORCES } from '../data/task-forces.js';
import { UPGRADES } from '../data/upgrades.js';
import { VETERANCY } from '../data/veterancy.js';
import { WEAPONS } from '../data/weapons.js';
import { lookUp } from '../../../kernel/index.js';
import { STARTER } from '../state/blank.js';
import type { UnitStatus } from '../data/words.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { Catalog, ClassRow, TaskForceRow, UpgradeRow, VeterancyRow, WeaponRow } from './catalog.js';

/** EDCU-CLS-06 and what follows: the catalog of a club that has none of its own. */
export const STARTER_CATALOG: Catalog = {
  version: STARTER,
  classes: CLASSES,
  weapons: WEAPONS,
  upgrades: UPGRADES,
  taskForces: TASK_FORCES,
  classification: CLASSIFICATION,
  veterancy: VETERANCY,
};

/** EDCU-GEN-02: a catalog of the club, or the starter. */
export const catalogNamed = ({ catalogs }: Pick<MetaCampaignState, 'catalogs'>, version: string): Catalog =>
  lookUp(catalogs, version) ?? STARTER_CATALOG;

/** The catalog by which is bought now. */
export const catalogOf = (state: Pick<MetaCampaignState, 'catalogs' | 'catalog'>): Catalog =>
  catalogNamed(state, state.catalog);

/** Who is in a campaign, dead or alive. */
const IN_CAMPAIGN: readonly UnitStatus[] = ['ACTIVE', 'DESTROYED', 'RESCUED', 'LOST'];

/** EDCU-GEN-02: the catalog that a unit goes by: in a campaign the one that is frozen for it. */
export const catalogFor = (
  state: Pick<MetaCampaignState, 'catalogs' | 'catalog' | 'contract'>,
  unit: Partial<Pick<Unit, 'status'>> | undefined,
): Catalog =>
  state.contract !== null && unit?.status !== undefined && IN_CAMPAIGN.includes(unit.status)
    ? catalogNamed(state, state.contract.catalog)
    : catalogOf(state);

const rowIn = <T extends { readonly id: string }>(rows: readonly T[], id: string): T | undefined =>
  rows.find((each) => each.id === id);

export const classIn = ({ classes }: Catalog, id: string): ClassRow | undefined => rowIn(classes, id);
export const upgradeIn = ({ upgrades }: Catalog, id: string): UpgradeRow | undefined => rowIn(upgrades, id);
export const weaponIn = ({ weapons }: Catalog, id: string): WeaponRow | undefined => rowIn(weapons, id);
export const taskForceIn = ({ taskForces }: Catalog, id: string): TaskForceRow | undefined =>
  rowIn(taskForces, id);
export const levelIn = ({ veterancy }: Catalog, id: string): VeterancyRow | undefined => rowIn(veterancy, id);

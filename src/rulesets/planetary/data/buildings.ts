/** A building of PLN-BLD-02. Costs in BP; an upgrade's cost comes on top of its lower building's. */
export interface BuildingType {
  readonly id: string;
  readonly name: string;
  /** Smallest size of Urban hex that it works in. */
  readonly minSize: number;
  readonly costBp: number;
  /** Per turn; an upgrade's replaces its lower building's (PLN-UPK-05). */
  readonly maintenanceBp: number;
  readonly upgradeOf?: string;
  /** Works in its owner's Capital only (PLN-BLD-04). */
  readonly capitalOnly?: boolean;
  /** Only in an Urban hex that is not of its owner's race (PLN-BLD-16). */
  readonly foreignOnly?: boolean;
  /** One for each aspect (PLN-BLD-01). */
  readonly perAspect?: boolean;
  /** Only the race whose profile names it builds and uses it (PLN-BLD-14, RACE-PROD-06). */
  readonly ofOneRace?: true;
}

/** PLN-BLD-02, in the order of the table, which is the canonical order of buildings (PLN-GEN-13). */
export const BUILDINGS: readonly BuildingType[] = [
  { id: 'BARRACKS', name: 'Barracks', minSize: 1, costBp: 50, maintenanceBp: 10 },
  { id: 'TRAINING_FACILITIES', name: 'Training Facilities', minSize: 3, costBp: 200, maintenanceBp: 20 },
  { id: 'ACADEMY', name: 'Academy', minSize: 3, costBp: 200, maintenanceBp: 20 },
  { id: 'LIGHT_FACTORY', name: 'Light Factory', minSize: 2, costBp: 100, maintenanceBp: 20 },
  { id: 'HEAVY_FACTORY', name: 'Heavy Factory', minSize: 3, costBp: 200, maintenanceBp: 30 },
  { id: 'MINOR_SPACEPORT', name: 'Minor Space Port', minSize: 3, costBp: 300, maintenanceBp: 50 },
  {
    id: 'MAJOR_SPACEPORT',
    name: 'Major Space Port',
    minSize: 4,
    costBp: 300,
    maintenanceBp: 100,
    upgradeOf: 'MINOR_SPACEPORT',
  },
  { id: 'ESPIONAGE_CENTER', name: 'Espionage Center', minSize: 3, costBp: 200, maintenanceBp: 30 },
  { id: 'STRATEGIC_HQ', name: 'Strategic HQ', minSize: 3, costBp: 300, maintenanceBp: 30 },
  { id: 'PRISON', name: 'Prison', minSize: 2, costBp: 100, maintenanceBp: 10 },
  { id: 'MINOR_AIRBASE', name: 'Minor Airbase', minSize: 2, costBp: 100, maintenanceBp: 30 },
  {
    id: 'MAJOR_AIRBASE',
    name: 'Major Airbase',
    minSize: 4,
    costBp: 200,
    maintenanceBp: 50,
    upgradeOf: 'MINOR_AIRBASE',
  },
  { id: 'MEDIC_CENTER', name: 'Medic Center', minSize: 3, costBp: 200, maintenanceBp: 20 },
  { id: 'REPAIR_FACILITY', name: 'Repair Facility', minSize: 3, costBp: 200, maintenanceBp: 20 },
  { id: 'TAXATION_OFFICE', name: 'Taxation Office', minSize: 1, costBp: 100, maintenanceBp: 10 },
  {
    id: 'EXPLOITATION_CENTER',
    name: "'Exploitation' Center",
    minSize: 2,
    costBp: 100,
    maintenanceBp: 0,
    upgradeOf: 'TAXATION_OFFICE',
    foreignOnly: true,
  },
  { id: 'EMBASSY', name: 'Embassy', minSize: 4, costBp: 300, maintenanceBp: 30, capitalOnly: true },
  {
    id: 'VORTEX_PORTAL',
    name: 'Vortex Portal',
    minSize: 4,
    costBp: 300,
    maintenanceBp: 30,
    capitalOnly: true,
    ofOneRace: true,
  },
  {
    id: 'ASPECT_SHRINE',
    name: 'Aspect Shrine',
    minSize: 2,
    costBp: 100,
    maintenanceBp: 20,
    ofOneRace: true,
    perAspect: true,
  },
  {
    id: 'GLADIATOR_ARENA',
    name: 'Gladiator Arena',
    minSize: 2,
    costBp: 100,
    maintenanceBp: 20,
    ofOneRace: true,
  },
];

export const buildingType = (id: string): BuildingType | undefined =>
  BUILDINGS.find((each) => each.id === id);

/** Position of a building in the table (PLN-GEN-13). */
export const buildingRank = (id: string): number => BUILDINGS.findIndex((each) => each.id === id);

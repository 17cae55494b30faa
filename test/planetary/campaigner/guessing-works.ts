import { BUILDINGS, DEFENCE_PRICES } from '../../../src/rulesets/planetary/index.js';
import { around, hexesOf, own, pick, strongholdsOf, urbanOf, type Guesses } from './mind.js';

/** The set-up and the economy. */
export const WORK_GUESSES: Guesses = {
  PlaceStart: (state, seat, { chance }) => {
    const hexes = hexesOf(state, seat);
    const start = state.starts[seat];
    const some = (count: number) => Array.from({ length: count }, () => pick(chance, hexes) ?? '0,0');
    return start
      ? {
          type: 'PlaceStart',
          capital: pick(chance, hexes) ?? '0,0',
          urban: some(start.urbanSizes.length),
          resources: some(start.yields.length),
        }
      : undefined;
  },
  FreeRoad: (state, seat, { chance }) => {
    const from = pick(chance, hexesOf(state, seat)) ?? '0,0';
    return { type: 'FreeRoad', from, to: pick(chance, around(from))! };
  },
  SetRoute: (state, seat, { chance }) => {
    const start = pick(
      chance,
      hexesOf(state, seat).filter((key) => state.hexes[key]!.resource),
    );
    if (!start) return undefined;
    const hexes = [start];
    while (hexes.length < 6 && !state.hexes[hexes.at(-1)!]?.urban)
      hexes.push(pick(chance, around(hexes.at(-1)!))!);
    return { type: 'SetRoute', hexes };
  },
  CreateConvoy: (state, seat, { chance }) => ({
    type: 'CreateConvoy',
    hex: pick(chance, urbanOf(state, seat)) ?? '0,0',
    bp: 50,
  }),
  UnloadConvoy: (state, seat, { chance }) => {
    const convoy = pick(chance, own(state.convoys, seat));
    return convoy && { type: 'UnloadConvoy', convoy: convoy.id };
  },
  MergeConvoys: (state, seat) => {
    const [first, second] = own(state.convoys, seat);
    return first && second && { type: 'MergeConvoys', convoys: [first.id, second.id] };
  },
  BuildStronghold: (state, seat, { chance }) => ({
    type: 'BuildStronghold',
    hex: pick(chance, hexesOf(state, seat)) ?? '0,0',
    payFrom: pick(chance, urbanOf(state, seat)) ?? '0,0',
  }),
  UpgradeStronghold: (state, seat, { chance }) => ({
    type: 'UpgradeStronghold',
    hex: pick(chance, strongholdsOf(state, seat)) ?? '0,0',
    payFrom: pick(chance, urbanOf(state, seat)) ?? '0,0',
  }),
  BuildDefence: (state, seat, { chance }) => ({
    type: 'BuildDefence',
    hex: pick(chance, strongholdsOf(state, seat)) ?? '0,0',
    defence: pick(chance, Object.keys(DEFENCE_PRICES))!,
    payFrom: pick(chance, urbanOf(state, seat)) ?? '0,0',
  }),
  ConvertTower: (state, seat, { chance }) => {
    const hex = pick(chance, strongholdsOf(state, seat));
    const tower = hex && state.hexes[hex]!.stronghold!.defences.find((each) => each.type === 'weaponTower');
    const payFrom = pick(chance, urbanOf(state, seat));
    return hex && tower && payFrom
      ? {
          type: 'ConvertTower',
          hex,
          defence: tower.id,
          into: pick(chance, ['radarTower', 'aaTower'])!,
          payFrom,
        }
      : undefined;
  },
  DisbandDefence: (state, seat, { chance }) => {
    const hex = pick(chance, strongholdsOf(state, seat));
    const defence = hex && pick(chance, state.hexes[hex]!.stronghold!.defences);
    const payTo = pick(chance, urbanOf(state, seat));
    return chance() < 0.1 && hex && defence && payTo
      ? { type: 'DisbandDefence', hex, defences: [defence.id], payTo }
      : undefined;
  },
  FoundVillage: (state, seat, { chance }) => ({
    type: 'FoundVillage',
    hex: pick(chance, hexesOf(state, seat)) ?? '0,0',
    payFrom: pick(chance, urbanOf(state, seat)) ?? '0,0',
  }),
  UpgradeUrban: (state, seat, { chance }) => ({
    type: 'UpgradeUrban',
    hex: pick(chance, urbanOf(state, seat)) ?? '0,0',
  }),
  BuildBuilding: (state, seat, { chance, isNew }) => {
    const { capitalHex } = state.players[seat]!;
    return isNew('BuildDiplomat') && capitalHex !== null && chance() < 0.5
      ? { type: 'BuildBuilding', hex: capitalHex, building: 'EMBASSY' }
      : {
          type: 'BuildBuilding',
          hex: pick(chance, urbanOf(state, seat)) ?? '0,0',
          building: pick(chance, BUILDINGS)!.id,
        };
  },
  DisbandBuilding: (state, seat, { chance }) => {
    const hex = pick(chance, urbanOf(state, seat));
    const building = hex && pick(chance, state.hexes[hex]!.urban!.buildings);
    return chance() < 0.1 && hex && building
      ? { type: 'DisbandBuilding', hex, building: building.type }
      : undefined;
  },
  SetMaintenancePriority: (state, seat, { chance }) => {
    const hex = pick(chance, urbanOf(state, seat));
    const building = hex && pick(chance, state.hexes[hex]!.urban!.buildings);
    return hex && building ? { type: 'SetMaintenancePriority', hex, buildings: [building.type] } : undefined;
  },
  BuildRoad: (state, seat, { chance }) => {
    const from = pick(chance, hexesOf(state, seat)) ?? '0,0';
    return {
      type: 'BuildRoad',
      from,
      to: pick(chance, around(from))!,
      payFrom: pick(chance, urbanOf(state, seat)) ?? '0,0',
    };
  },
};

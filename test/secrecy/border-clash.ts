import { apiFaceOf } from '../../src/conformance/api/faces.js';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { PLANETARY } from '../../src/rulesets/planetary/index.js';
import { PLANETARY_FACE } from '../../src/service/graphql/rulesets/planetary/index.js';
import type { WorldParts } from './world.js';

/** West (seat-1, `red` in a world) looks; East (seat-2, `blue`) has secrets. */
export type Position = Readonly<Record<string, unknown>> & {
  readonly hexes: readonly (Readonly<Record<string, unknown>> & { readonly q: number; readonly r: number })[];
  readonly detachments: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[];
};

const scenario = PLANETARY.scenarios.find((each) => each.code === 'border-clash')!;
export const CLASH = scenario.setup([
  { id: 'seat-1', number: 1, name: 'West', role: 'player' },
  { id: 'seat-2', number: 2, name: 'East', role: 'player' },
]) as unknown as Position;

/** @param more input of `createCampaign`; `parameters` are those of the ruleset */
export const opened = (
  position: Position,
  { parameters, ...more }: { readonly diceMode?: string; readonly parameters?: object } = {},
): WorldParts => ({
  faces: [PLANETARY_FACE],
  shelf: loadCatalogs(),
  opening: {
    name: 'Border clash',
    diceMode: 'COMMITTED',
    seats: [{ name: 'West' }, { name: 'East' }],
    ruleset: {
      planetary: { start: { position: apiFaceOf(PLANETARY).position(position as never) }, parameters },
    },
    ...more,
  },
});

export const battleOrder = (detachment: string, order: string, target?: object): object => ({
  battleOrder: { detachment, order, ...(target ? { target } : {}) },
});
export const sheet = (...orders: readonly object[]): object => ({ planetary: { orders } });

/** Two sheets of East's, of which one is sealed. */
export const SHEETS = [
  sheet(battleOrder('east-1', 'ATTACK', { detachment: 'west-1' }), battleOrder('east-2', 'GUARD')),
  sheet(battleOrder('east-1', 'GUARD'), battleOrder('east-2', 'ATTACK', { hex: '3,2' })),
] as const;

const hidden = (bp: number, ready: number, building: string): Position => ({
  ...CLASH,
  hexes: CLASH.hexes.map((hex) =>
    hex.q === 6 && hex.r === 3
      ? {
          ...hex,
          urban: {
            ...(hex['urban'] as object),
            bp,
            buildings: [{ type: 'MAJOR_SPACEPORT' }, { type: building }],
          },
        }
      : hex,
  ),
  detachments: CLASH.detachments.map((army) =>
    army.id === 'east-2'
      ? {
          ...army,
          units: (army['units'] as object[]).map((unit, at) =>
            at === 1 ? { ...unit, ready, dead: 10 - ready } : unit,
          ),
        }
      : army,
  ),
});

/** Armies, stocks and buildings of East's that West cannot see. */
export const HIDDEN = [hidden(300, 10, 'PRISON'), hidden(170, 9, 'BARRACKS')] as const;

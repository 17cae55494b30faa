import { entryAt, existing, itemAt, lookUp, type InputPath } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import { LEAST_CONVOY } from '../../data/economy.js';
import type { Convoy, PlanetaryState } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import type { BuildAction } from '../build-action.js';
import { inOrder } from '../../map/map.js';
import { judgePayment, pay, receive } from '../../money/paying.js';
import { createConvoy } from '../../money/new-convoy.js';

/** PLN-CNV-01 Create: free, in an own production hex, with at least 50 BP of its stock. */
export const CONVOY: BuildAction<'CreateConvoy'> = {
  judge: (state, seat, { hex, bp }) => [
    ...(Number.isInteger(bp) && bp >= LEAST_CONVOY
      ? []
      : [violation('PLN-CNV-01', 'CONVOY_TOO_SMALL', ['bp'], { least: LEAST_CONVOY })]),
    ...judgePayment(state, { seat, hex, bp }, ['hex']),
  ],
  carryOut: (table, { hex, bp }) => {
    const { seat } = table.actor;
    pay(table, { seat, hex, bp, cause: 'convoy', rule: 'PLN-CNV-01' });
    createConvoy(table, seat, hex, bp, 'loaded', ['PLN-CNV-01']);
  },
};

function ownConvoy(state: PlanetaryState, seat: string, id: string): Convoy | undefined {
  const found = lookUp(state.convoys, id);
  return found?.owner === seat ? found : undefined;
}

const noConvoy = (id: string, path: InputPath): Violation =>
  violation('PLN-CNV-02', 'NO_OWN_CONVOY', path, { convoy: id });

/** PLN-CNV-02 Unload: all, or a part that leaves at least 50 BP, in an own Urban hex. */
export const UNLOADING: BuildAction<'UnloadConvoy'> = {
  judge: (state, seat, { convoy: id, bp }) => {
    const convoy = ownConvoy(state, seat, id);
    if (!convoy) return [noConvoy(id, ['convoy'])];
    const hex = lookUp(state.hexes, convoy.hex);
    const found: Violation[] = [];
    if (!hex?.urban || hex.controller !== seat) {
      found.push(violation('PLN-CNV-02', 'NO_OWN_URBAN_HEX', ['convoy'], { hex: convoy.hex }));
    }
    const amount = bp ?? convoy.bp;
    const left = convoy.bp - amount;
    const possible = Number.isInteger(amount) && amount > 0 && (left === 0 || left >= LEAST_CONVOY);
    if (!possible) {
      found.push(violation('PLN-CNV-02', 'CANNOT_UNLOAD', ['bp'], { most: convoy.bp, least: LEAST_CONVOY }));
    }
    return found;
  },
  carryOut: (table, { convoy: id, bp }) => {
    const convoy = entryAt(table.state.convoys, id);
    const amount = bp ?? convoy.bp;
    const left = convoy.bp - amount;
    const { owner, hex } = convoy;
    table.emit({ type: 'planetary.ConvoyUnloaded', data: { convoy: id, owner, hex, bp: amount, left } }, [
      'PLN-CNV-02',
    ]);
    receive(table, { seat: owner, hex, bp: amount, cause: `convoy ${id}`, rule: 'PLN-CNV-02' });
    if (left === 0) disengageFrom(table, convoy);
  },
};

/** PLN-CNV-02 Merge: own convoys in one hex, into the first. */
export const MERGING: BuildAction<'MergeConvoys'> = {
  judge: (state, seat, { convoys: ids }) => {
    const found = ids.flatMap((id, at) => {
      const known = ownConvoy(state, seat, id) !== undefined && ids.indexOf(id) === at;
      return known ? [] : [noConvoy(id, ['convoys', at])];
    });
    if (ids.length < 2) found.push(violation('PLN-CNV-02', 'NEEDS_TWO_CONVOYS', ['convoys']));
    if (found.length > 0) return found;
    const apart = ids.filter(
      (id) => entryAt(state.convoys, id).hex !== entryAt(state.convoys, itemAt(ids, 0)).hex,
    );
    return apart.map((id) =>
      violation('PLN-CNV-02', 'CONVOYS_APART', ['convoys', ids.indexOf(id)], { convoy: id }),
    );
  },
  carryOut: (table, { convoys: [into, ...others] }) => {
    const merged = others.map((id) => entryAt(table.state.convoys, id));
    table.emit(
      {
        type: 'planetary.ConvoysMerged',
        data: {
          into: existing(into, 'convoy to merge into'),
          owner: table.actor.seat,
          merged: merged.map(({ id, bp }) => ({ id, bp })),
        },
      },
      ['PLN-CNV-02'],
    );
    for (const each of merged) disengageFrom(table, each);
  },
};

/** PLN-SPY-04: a spy in a convoy that ceases to exist stays in the hex. */
function disengageFrom(table: PlanetaryTable, { id, hex }: Convoy): void {
  for (const spy of inOrder(Object.values(table.state.spies))) {
    const target = spy.infiltrating;
    if (target?.kind === 'convoy' && target.id === id) {
      table.emit({ type: 'planetary.SpyDisengaged', data: { spy: spy.id, hex } }, ['PLN-SPY-04']);
    }
  }
}

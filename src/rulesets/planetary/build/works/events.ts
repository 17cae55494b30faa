import { directionTo } from '../../../../engine/hex/index.js';
import { editIn, entryAt, existing, type Edit, type Mutable } from '../../../../kernel/index.js';
import type { Convoy, Defence, PlanetaryState, RaceKey, StrongholdType } from '../../state/index.js';
import { editHex } from '../../state/editing.js';
import { noteMade } from '../../state/numbering.js';
import { event } from '../../state/event.js';
import { ofSeat, owner } from '../../state/audiences.js';
import { convoyAccount, posting } from '../../state/accounts.js';
import { words, list, some } from '../../state/sentences.js';

interface RoadAttempt {
  readonly seat: string;
  readonly from: string;
  readonly to: string;
  /** One of the free actions of the start (PLN-STA-06). */
  readonly free: boolean;
}

/** Strongholds and their defences, roads, routes and convoys. */
export const WORKS_EVENTS = {
  'planetary.StrongholdBuilt': event<{
    readonly hex: string;
    readonly seat: string;
    readonly type: StrongholdType;
    readonly race: RaceKey;
    readonly turn: number;
  }>({
    evolve: (state, { hex, type, race, turn }, edit) => {
      editHex(edit, state, hex).stronghold = {
        type,
        race,
        builtTurn: turn,
        lastUpgradeTurn: turn,
        defences: [],
      };
    },
    audience: ofSeat,
    summary: ({ seat, hex, type }) => `${seat} builds a ${words(type)} in ${hex}.`,
  }),
  'planetary.StrongholdUpgraded': event<{
    readonly hex: string;
    readonly seat: string;
    readonly type: StrongholdType;
    readonly turn: number;
  }>({
    evolve: (state, { hex, type, turn }, edit) => {
      const stronghold = editIn(edit, editHex(edit, state, hex), 'stronghold');
      stronghold.type = type;
      stronghold.lastUpgradeTurn = turn;
    },
    audience: ofSeat,
    summary: ({ hex, type }) => `The Stronghold in ${hex} becomes a ${words(type)}.`,
  }),
  'planetary.DefenceBuilt': event<{ readonly hex: string; readonly seat: string; readonly defence: Defence }>(
    {
      evolve: (state, { hex, seat, defence }, edit) => {
        const stronghold = editIn(edit, editHex(edit, state, hex), 'stronghold');
        stronghold.defences = [...stronghold.defences, defence];
        state.nextOrder += 1;
        noteMade(state, edit, 'defence-', defence.id, seat);
      },
      audience: ofSeat,
      summary: ({ hex, defence }) => `In ${hex} is built: ${defence.type} ${defence.id}.`,
    },
  ),
  'planetary.TowerConverted': event<{
    readonly hex: string;
    readonly seat: string;
    readonly defence: string;
    readonly into: string;
    readonly turretWeapon: string | null;
    readonly costBp: number;
  }>({
    evolve: (state, { hex, defence, into, turretWeapon, costBp }, edit) => {
      const stronghold = editIn(edit, editHex(edit, state, hex), 'stronghold');
      stronghold.defences = stronghold.defences.map((each) =>
        each.id === defence
          ? { ...each, type: into, costBp, ...(turretWeapon === null ? {} : { turretWeapon }) }
          : each,
      );
    },
    audience: ofSeat,
    summary: ({ hex, defence, into }) => `Tower ${defence} in ${hex} becomes: ${into}.`,
  }),
  'planetary.DefencesDisbanded': event<{
    readonly hex: string;
    readonly seat: string;
    readonly defences: readonly string[];
  }>({
    evolve: (state, { hex, defences }, edit) => {
      const stronghold = editIn(edit, editHex(edit, state, hex), 'stronghold');
      stronghold.defences = stronghold.defences.filter((each) => !defences.includes(each.id));
    },
    audience: ofSeat,
    summary: ({ hex, defences }) => `${list(defences)} in ${hex} are disbanded.`,
  }),
  'planetary.RoadBuilt': event<RoadAttempt>({
    evolve: (state, attempt, edit) => {
      const { from, to } = attempt;
      for (const [one, other] of [
        [from, to],
        [to, from],
      ] as const) {
        const hex = editHex(edit, state, one);
        const direction = existing(directionTo(hex, entryAt(state.hexes, other)), 'direction');
        hex.roads = [...hex.roads, direction].sort((a, b) => a - b);
        if (state.builtRoads)
          editIn(edit, state, 'builtRoads')[one] = [...(state.builtRoads[one] ?? []), direction];
      }
      countFree(edit, state, attempt);
    },
    audience: ofSeat,
    summary: ({ from, to }) => `A road joins ${from} and ${to}.`,
  }),
  'planetary.RoadFailed': event<RoadAttempt>({
    evolve: (state, attempt, edit) => countFree(edit, state, attempt),
    audience: ofSeat,
    summary: ({ from, to }) => `The road from ${from} to ${to} fails.`,
  }),
  'planetary.RouteSet': event<{
    readonly seat: string;
    readonly resourceHex: string;
    readonly hexes: readonly string[];
  }>({
    evolve: (state, { resourceHex, hexes }, edit) => {
      editIn(edit, state, 'routes')[resourceHex] = { resourceHex, hexes };
    },
    audience: ofSeat,
    summary: ({ resourceHex, hexes }) => `The route of ${resourceHex} leads to ${hexes.at(-1)}.`,
  }),
  'planetary.ConvoyUnloaded': event<{
    readonly convoy: string;
    readonly owner: string;
    readonly hex: string;
    readonly bp: number;
    /** BP that stay in it; with 0 it is gone. */
    readonly left: number;
  }>({
    evolve: (state, { convoy, left }, edit) => {
      const convoys = editIn(edit, state, 'convoys');
      if (left === 0) delete convoys[convoy];
      else editIn(edit, convoys, convoy).bp = left;
    },
    audience: owner,
    summary: ({ convoy, hex, bp }) => `Convoy ${convoy} unloads ${bp} BP in ${hex}.`,
    postings: (data) => {
      const { convoy, owner, bp } = data;
      return [posting(convoyAccount(convoy), owner, -bp, 'PLN-CNV-02', 'unloaded')];
    },
  }),
  'planetary.ConvoysMerged': event<{
    readonly into: string;
    readonly owner: string;
    readonly merged: readonly Pick<Convoy, 'id' | 'bp'>[];
  }>({
    evolve: (state, { into, merged }, edit) => {
      const convoys = editIn(edit, state, 'convoys');
      for (const each of merged) {
        editIn(edit, convoys, into).bp += each.bp;
        delete convoys[each.id];
      }
    },
    audience: owner,
    summary: ({ into, merged }) => `${some(merged.length, 'convoy')} merge into ${into}.`,
    postings: (data) => {
      const { into, owner, merged } = data;
      return merged.flatMap((each) => [
        posting(convoyAccount(each.id), owner, -each.bp, 'PLN-CNV-02', `merged into ${into}`),
        posting(convoyAccount(into), owner, each.bp, 'PLN-CNV-02', `merged from ${each.id}`),
      ]);
    },
  }),
};

function countFree(edit: Edit, state: Mutable<PlanetaryState>, { seat, free }: RoadAttempt): void {
  if (free) editIn(edit, editIn(edit, state, 'starts'), seat).freeRoads -= 1;
}

import { lookUp } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { GhostOfWarState, TradeLine } from '../state/index.js';
import type { GowTable } from '../table.js';
import { failOrder, ordersOf, type InForce } from '../sheets/orders-taken-up.js';
import { judgeInForce } from '../sheets/sheets.js';
import { asFields, judgeEstablishLine, judgeNotedLine, type EstablishOrder } from './establish-order.js';
import { readLineText } from './line-notation.js';
import { delaysOf, planLine } from './planning.js';
import { witnessesOf } from './witnesses.js';
import { nextNumbered } from '../state/numbering.js';

/** GOW-TRD-03, -05: S2: lines are established, by faction and entry; their ways, rounds and delays are fixed. */
export function establishLines(table: GowTable): void {
  for (const entry of ordersOf(table.state, 'ESTABLISH_LINE', 'NOTE_LINE')) {
    const { state } = table;
    const { order, violations } = judgedLine(state, entry);
    if (!order || violations.length > 0) {
      failOrder(table, entry, violations);
      continue;
    }
    const line = newLine(state, entry.faction, order);
    table.emit(
      {
        type: 'ghost-of-war.LineEstablished',
        data: { faction: entry.faction, line, witnesses: witnessesOf(state, line) },
      },
      ['GOW-TRD-03', 'GOW-TRD-04', 'GOW-TRD-05'],
    );
  }
}

/** GOW-RND-02: an order for a line, judged again when it is used; null where its notation cannot be read any more. */
function judgedLine(
  state: GhostOfWarState,
  { order, ...entry }: InForce<'ESTABLISH_LINE' | 'NOTE_LINE'>,
): { readonly order: EstablishOrder | null; readonly violations: readonly Violation[] } {
  if (order.order === 'ESTABLISH_LINE') {
    return { order, violations: judgeInForce(state, { ...entry, order }, judgeEstablishLine) };
  }
  const reading = readLineText(state, order.notation);
  return {
    order: reading.ok ? asFields(order, reading.value) : null,
    violations: judgeInForce(state, { ...entry, order }, judgeNotedLine),
  };
}

function newLine(state: GhostOfWarState, owner: string, order: EstablishOrder): TradeLine {
  const { stops: planned, wellCharted } = planLine(state, order);
  const stops = planned.flatMap((each) => each ?? []);
  const delays = delaysOf(state, stops, wellCharted, order.astropath === null ? 0 : 1);
  const { id, number } = nextNumbered(state, 'line', owner);
  return {
    id: freeId(state, id),
    number,
    owner,
    kind: order.kind,
    origin: order.origin,
    stops: stops.map((each, at) => {
      const firstRound = state.round + (delays[at] ?? 0);
      return {
        ...each,
        firstRound,
        deliversFrom: firstRound,
        status: 'RUNNING',
        interruptedRounds: 0,
        delivered: false,
      };
    }),
    wellCharted,
    establishedRound: state.round,
    setAside: [],
    raid: null,
  };
}

/** A club may have named a line of its own like this. */
const freeId = ({ lines }: Pick<GhostOfWarState, 'lines'>, id: string): string =>
  lookUp(lines, id) ? freeId({ lines }, `${id}-again`) : id;

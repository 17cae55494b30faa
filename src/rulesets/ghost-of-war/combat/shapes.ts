import { flag, list, oneOf, orNull, record, table, text } from '../../../kernel/index.js';
import { OUTCOMES, SCALES, SIDES } from '../data/combat.js';
import type { Battle } from '../state/index.js';
import { amount, figure, round } from '../shapes/goods.js';
import { battleMethod, battleReport } from './report-shapes.js';

const STATUSES: readonly Battle['status'][] = ['PENDING', 'REPORTED', 'DISPUTED', 'ROLLING', 'SETTLED'];

const coalition = record({
  factions: list(text),
  participants: list(
    record({
      id: text,
      kind: oneOf(['UNIT', 'PLANET']),
      faction: text,
      weight: amount,
      baseCe: figure(0, 150),
      effectiveCe: figure(0, 200),
      strength: figure(0),
    }),
  ),
  strength: figure(0),
  share: figure(0, 100),
  characters: list(text),
});

const entered = orNull(record({ by: orNull(text), report: battleReport }));
const total = figure(-1000, 1000);

/** GOW-CBT-18: a battle of a position: fought, or waiting for its result. */
export const battle = record({
  id: text,
  round,
  domain: oneOf(['ground', 'void']),
  location: text,
  attacker: coalition,
  defender: coalition,
  defended: flag,
  surprise: flag,
  shock: flag,
  counterShock: flag,
  orbital: orNull(oneOf(SIDES)),
  scale: oneOf(SCALES),
  chosen: record({ attacker: orNull(battleMethod), defender: orNull(battleMethod) }),
  method: orNull(battleMethod),
  status: oneOf(STATUSES),
  reports: record({ attacker: entered, defender: entered }),
  settledBy: orNull(battleReport),
  friendlyFire: table(figure(0, 100)),
  result: orNull(
    record({
      outcome: oneOf(OUTCOMES),
      scale: oneOf(SCALES),
      fieldHolder: oneOf(SIDES),
      losses: table(figure(0, 150)),
      totals: orNull(record({ attacker: total, defender: total })),
    }),
  ),
});

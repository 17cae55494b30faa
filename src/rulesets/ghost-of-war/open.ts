import { positionReader } from '../../engine/index.js';
import { inParts } from '../../kernel/index.js';
import type { Violation } from './catalog.js';
import { checkPosition } from './start/check.js';
import { enteredState, readPosition } from './start/read.js';
import { PROCEDURE } from './phases.js';
import type { GhostOfWarPosition } from './start/position.js';
import { openingOf } from './goods/accounts.js';
import { factionsBySeq } from './general/factions.js';
import { advance, openStep } from './rounds/rounds.js';
import { position as SHAPE } from './start/shapes.js';
import type { GowTable } from './table.js';

const read = positionReader(SHAPE, 'GOW-GEN-12');

/** GOW-GEN-12: starts a campaign from what a club entered, or answers everything that is illegal in it. */
export function open(entered: GhostOfWarPosition, table: GowTable): readonly Violation[] {
  const reading = read(entered);
  if (!reading.ok) return reading.violations;
  const { position } = reading;
  const state = readPosition(position, table.state);
  const violations = checkPosition(position, state);
  if (violations.length > 0) return violations;
  const [first, ...more] = inParts(enteredState(state));
  table.emit({ type: 'ghost-of-war.CampaignSetUp', data: { state: first } }, ['GOW-GEN-12']);
  for (const part of more)
    table.emit({ type: 'ghost-of-war.SetUpContinued', data: { state: part } }, ['GOW-GEN-12']);
  for (const { id: faction } of factionsBySeq(state)) {
    const written = openingOf(state, faction);
    if (written.length === 0) continue;
    table.emit({ type: 'ghost-of-war.OpeningBooked', data: { faction, written, reason: 'set-up' } }, [
      'GOW-GEN-12',
    ]);
  }
  openStep(table, state.step, state.round);
  advance(table, PROCEDURE, 0);
  return [];
}

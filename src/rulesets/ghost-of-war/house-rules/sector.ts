import { choice, flag, whole, type ParameterDefinition } from '../../../engine/index.js';
import type { RuleId } from '../catalog.js';

/** GOW-GEN-05 House rules of the calendar, travel, trade lines and what is seen. */
export const SECTOR = [
  whole('calendar.roundsPerYear', 'Rounds in a year.', 'GOW-GEN-02', 4, 1, 12),
  whole(
    'campaign.lastRound',
    'The campaign ends at the close of this round; 0 = open-ended.',
    'GOW-GEN-10',
    0,
    0,
    999,
  ),
  choice(
    'travel.endpointCounting',
    'Both end hexes of a path counted as one hex, or as one hex each.',
    'GOW-TRV-02',
    'together',
    ['together', 'each'],
  ),
  flag(
    'travel.chartedHalvesUnits',
    'Charted journeys halved (rounded up) for units too.',
    'GOW-TRV-06',
    false,
  ),
  choice(
    'transport.mode',
    'Void transport is always found, or takes room aboard ships.',
    'GOW-TRV-07',
    'abstract',
    ['abstract', 'capacity'],
  ),
  choice('trade.restartMode', 'Delay when an interruption ends.', 'GOW-TRD-11', 'travelOnly', [
    'none',
    'travelOnly',
    'full',
  ]),
  whole('trade.lapseRounds', 'A stop interrupted at so many S3 in a row lapses.', 'GOW-TRD-11', 4, 1, 48),
  whole('trade.minDelay', 'Least delay of a line.', 'GOW-TRD-05', 1, 0, 4),
  flag('raid.enabled', 'Raids on trade lines.', 'GOW-TRD-13', true),
  whole('raid.target', 'Least face of the d6 with which a raid succeeds.', 'GOW-TRD-13', 4, 2, 6),
  whole('voidSupremacy.ratio', 'Strength ratio for void supremacy.', 'GOW-MAP-08', 2, 1, 4),
  whole('detect.target', 'Least face of the d6 with which something is detected.', 'GOW-DET-02', 4, 2, 6),
] as const satisfies readonly ParameterDefinition<RuleId>[];

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULESETS } from '../../src/rulesets/registry.js';
import { goldenEvents, readGolden } from './playing.js';

/** Types of events that no golden campaign of a ruleset comes to yet: its cases alone hold them. */
const ABSENT: Readonly<Record<string, readonly string[]>> = {
  'ghost-of-war': [
    'ActionPaid',
    'CharacterStunned',
    'EventsForeseen',
    'FriendlyFireSuffered',
    'GeneSeedRecovered',
    'GoodsCaptured',
    'JourneysShown',
    'LineRaided',
    'LinesRestarted',
    'RelationChanged',
    'SetUpContinued',
    'StepCharted',
    'StocksShared',
    'SubventionAnswered',
    'SystemBecameHonorBound',
    'SystemDivined',
    'ThingRemoved',
    'UnitsDissolved',
    'UnitsJammed',
    'WaresReturned',
    'WorksLost',
  ],
  planetary: [
    'BattleIntentNoted',
    'BombardmentResolved',
    'CapitalRegained',
    'CaptiveAtMercy',
    'CaptiveFateDecided',
    'DetachmentConverted',
    'DetachmentLanded',
    'DropHeld',
    'GarrisonReduced',
    'InjuryHealed',
    'InjurySuffered',
    'NpcAppeared',
    'PlayerDefeated',
    'PositionContinued',
    'PrisonBpWithheld',
    'ShrineFailed',
    'SupportJoined',
    'TransportLost',
    'UnitXpChanged',
    'UrbanShrank',
    'WithdrawalBlocked',
  ],
  'space-empires': [
    'CardsLaid',
    'CardsLaidPrivately',
    'GmCorrectionRecordedPrivately',
    'HandDealtPrivately',
    'StacksPlaced',
    'StacksPlacedPrivately',
    'TurnTakenUp',
    'TurnTakenUpPrivately',
    'UnitsTrapped',
  ],
};

const FOLDER = dirname(fileURLToPath(import.meta.url));
const ENDING = '.ndjson.gz';
const recordings = readdirSync(FOLDER)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => goldenEvents(readGolden(name.slice(0, -ENDING.length))));

/** The conformance cases of a ruleset, as they are written. */
function casesOf(code: string): string {
  const folder = join(FOLDER, '../../src/rulesets', code);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

describe.each(RULESETS.map(({ meta, eventTypes }) => [meta.code, eventTypes] as const))(
  'every type of event of %s',
  (code, eventTypes) => {
    const absent = ABSENT[code] ?? [];

    it('occurs in its golden campaigns, but for those named here', () => {
      const own = recordings.filter(
        ([opened]) => (opened!.data['ruleset'] as { code: string }).code === code,
      );
      const happened = new Set(own.flat().map(({ type }) => type));
      const never = eventTypes.filter((each) => !happened.has(each));
      expect(never.map((each) => each.slice(code.length + 1)).toSorted()).toEqual(absent);
    });

    it('that does not is in its cases', () => {
      const cases = casesOf(code);
      expect(absent.filter((each) => !new RegExp(`\\b${each}\\b`).test(cases))).toEqual([]);
    });
  },
);

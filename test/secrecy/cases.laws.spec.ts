import { jest } from '@jest/globals';
import { join } from 'node:path';
import { findCaseFiles, readCases, runCase } from '../../src/conformance/index.js';
import type { AnyRuleset } from '../../src/engine/index.js';
import { packageRoot } from '../../src/rules-catalog/index.js';
import { EPIC } from '../../src/rulesets/epic/index.js';
import { GHOST_OF_WAR } from '../../src/rulesets/ghost-of-war/index.js';
import { META_CAMPAIGN } from '../../src/rulesets/meta-campaign/index.js';
import { PLANETARY } from '../../src/rulesets/planetary/index.js';
import { SPACE_EMPIRES } from '../../src/rulesets/space-empires/index.js';
import { newEavesdropping, overheardStage, type Eavesdropping } from './eavesdropping.js';

jest.setTimeout(600_000);

/** Commands that each player tries before each command of a case: those of the file, some in each case. */
const TRIES = 3;

/** Every case of a ruleset with eavesdroppers; `tries` as above. */
async function overhear(ruleset: AnyRuleset, tries = TRIES): Promise<Eavesdropping> {
  const ears = newEavesdropping();
  for (const file of findCaseFiles(join(packageRoot(), 'src', 'rulesets', ruleset.meta.code))) {
    const { cases } = readCases(file);
    const said = cases.flatMap(({ given, when = [] }) => [...(given.after ?? []), ...when]);
    const commands = said.map((each) => each.command);
    for (const [place, each] of cases.entries()) {
      const from = (place * tries) % Math.max(1, commands.length);
      await runCase(each, [ruleset], (opening) =>
        overheardStage(opening, commands.slice(from, from + tries), ears),
      );
    }
  }
  return ears;
}

/** What changes for who is shown no event of it: it is open, or seen on the map, and no event of others says so. */
const OPEN: Readonly<Record<string, readonly RegExp[]>> = {
  planetary: [
    // PLN-GEN-12: how a battle stands is open, what was reported is not.
    /^(EnterBattleReport|ConfirmBattleReport|DisputeBattleReport): (state\.battles\.\*\.status|due\.)/,
    // PLN-STA-05: players place one after the other.
    /^PlaceStart: (state\.starts\.\*\.placed|due\.)/,
    // Both sides of a battle lay out their figures.
    /^SetFillUpOrder: state\.detachments\.\*\.units\./,
    // PLN-SIG-01: whoever sees the hex sees what comes to stand in it, or is gone.
    /^\w+: state\.(detachments|garrisons|convoys|diplomats)\.\*$/,
    /^\w+: state\.hexes\.\*\.(controller|urban|stronghold|resource)/,
  ],
  'ghost-of-war': [
    // GOW-GEN-07, -09: what the arbiter changes is told to those whom it concerns; others see it where they see the thing.
    /^MakeGmChanges: /,
    // GOW-DIC-03: dice of battles are open, also before they stand.
    /^RerollFateDie: (state\.provisional|due\.)/,
  ],
};

/** What a refusal tells of what its reader does not know: see "the code of a refusal" in docs/metadata.md. */
const TOLD: Readonly<Record<string, readonly RegExp[]>> = {
  planetary: [
    /IN_ENEMY_ZOC$/,
    /^PlaceStart: PLN-STA-05\/(URBAN|RESOURCE)_TOO_NEAR$/,
    /^SubmitOrders: PLN-BOR-06\/HEX_NOT_LEGAL$/,
    /^(EnterBattleReport|EnterReportHalf): /,
    // What is wrong with the own part of a deal is said before the partner is known to have no Capital.
    /^(AcceptDeal|ProposeDeal): PLN-DIP-03\/NEEDS_PAYING_HEX$/,
  ],
  'ghost-of-war': [
    /^(OfferExchange|SubmitOrders): GOW-BUF-09\/(NOT_HELD|NO_ROOM)$/,
    /^SubmitOrders: GOW-TRD-03\/NOT_OBTAINABLE$/,
  ],
};

/** Types of events that everybody is shown, always. */
const SHOWN_TO_ALL: Readonly<Record<string, readonly string[]>> = {
  planetary: [
    'PhaseLocked',
    'PhaseUnlockAsked',
    'PhaseCloseOrdered',
    'QuickBattleAgreed',
    'PostponementAsked',
    'PostponementObjected',
    'FunBattleEntered',
    'FunBattleConsented',
    'PhaseOpened',
    'PhaseUnlocked',
    'TurnStarted',
    'PlayerDefeated',
    'GameWon',
    'DemonGodChosen',
    'CraftworldChosen',
    'InitiativeDetermined',
    'BattleCreated',
    'PostponementWanted',
    'PostponementBarred',
    'BattlePostponed',
    'BattleResumed',
    'QuickBattleConsented',
    'UnitTypeDefined',
    'SpecialDetachmentDefined',
    'FunBattleReported',
    'FunBattleConfirmed',
    'BattleWon',
    'BattleDrawn',
    'VpAwarded',
    'CapitalTaken',
    'CapitalRegained',
    'BattleResolved',
  ],
  'ghost-of-war': [
    'OrdersLocked',
    'OrdersUnlockAsked',
    'PhaseCloseOrdered',
    'MethodChosen',
    'ReportSubmitted',
    'ReportConfirmed',
    'ReportDisputed',
    'AutoForced',
    'HouseRuleOrdered',
    'CampaignEndOrdered',
    'HouseRuleSet',
    'EntrySet',
    'RoundOpened',
    'StepOpened',
    'RoundClosed',
    'OrdersClosed',
    'OrdersUnlocked',
    'CampaignEnded',
    'BattleOpened',
    'MethodSettled',
    'BattleReported',
    'BattleDisputed',
    'BattleDecided',
    'FriendlyFireSuffered',
    'BattleResolved',
    'WorksLost',
    'ShipsWithdrew',
    'PlanetWalkedInto',
    'PlanetCaptured',
    'BattleSettled',
    'StepCharted',
    'RelationChanged',
    'YearBegan',
    'ScoreRecorded',
    'PlanetRevolted',
  ],
};

/** The arbiter's, and in no case: a set-up that fills more than one event. */
const TOO_LARGE_FOR_A_CASE = 'ghost-of-war.SetUpContinued';

describe.each([PLANETARY, GHOST_OF_WAR] as readonly AnyRuleset[])('in the cases of $meta.code', (ruleset) => {
  const { code } = ruleset.meta;
  let ears: Eavesdropping;
  beforeAll(async () => {
    ears = await overhear(ruleset);
  });

  const besides = (found: ReadonlySet<string>, known: readonly RegExp[]): readonly string[] =>
    [...found].filter((each) => !known.some((one) => one.test(each)));

  it('nothing changes for somebody whom a command shows nothing', () => {
    expect(besides(ears.changes, OPEN[code]!)).toEqual([]);
  });

  it('no refusal says what its reader does not know', () => {
    expect(ears.tried).toBeGreaterThan(5000);
    expect(besides(ears.refusals, TOLD[code]!)).toEqual([]);
  });

  it('everything that can be hidden is hidden from somebody in one of them', () => {
    const open = SHOWN_TO_ALL[code]!.map((each) => `${code}.${each}`);
    const seen = ruleset.eventTypes.filter((each) => !ears.hidden.has(each) && each !== TOO_LARGE_FOR_A_CASE);
    expect([...seen].sort()).toEqual([...open].sort());
    expect(ears.hiddenRolls.size).toBeGreaterThan(12);
  });
});

// Their commands need what is masked: they are tried where the service answers them.
describe.each([SPACE_EMPIRES, META_CAMPAIGN, EPIC] as readonly AnyRuleset[])(
  'in the cases of $meta.code',
  (ruleset) => {
    it('nothing changes for somebody whom a command shows nothing', async () => {
      expect([...(await overhear(ruleset, 0)).changes]).toEqual([]);
    });
  },
);

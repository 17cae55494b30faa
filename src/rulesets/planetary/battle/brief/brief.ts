import { entryAt, itemAt } from '../../../../kernel/index.js';
import { violation, type RuleId, type Violation } from '../../catalog.js';
import type { PlanetaryCommand } from '../../commands.js';
import type { Battle, PlanetaryState } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { admit, isArbiter } from '../battle-sides.js';
import { terrainOf, terrainRoll } from './brief-rolls.js';
import { rollBrief, type Agreed } from './brief-sheet.js';
import { fillUp } from '../filling-up.js';

type Issue = Extract<PlanetaryCommand, { type: 'IssueBattleBrief' }>;
type Reroll = Extract<PlanetaryCommand, { type: 'RerollTerrain' }>;

/** Rules behind every battle sheet. */
const BECAUSE: readonly RuleId[] = [
  'PLN-PRE-01',
  'PLN-PRE-02',
  'PLN-PRE-03',
  'PLN-PRE-05',
  'PLN-PRE-06',
  'PLN-PRE-07',
  'PLN-TBL-01',
];

/** Issues the battle sheet of a full battle (PLN-PRE): rolls its dice, lists who may use what. Once for each battle. */
export function issueBattleBrief(table: PlanetaryTable, command: Issue): readonly Violation[] {
  const admission = admit(table, command.battle, 'PLN-PRE-06', ['pending']);
  if (admission.violations) return admission.violations;
  const agreed = command.agreed ?? {};
  const violations = checkAgreed(admission.battle, agreed);
  if (violations.length > 0) return violations;
  fillUp(table, command.battle);
  const brief = rollBrief(table, entryAt(table.state.battles, command.battle), agreed);
  table.emit({ type: 'planetary.BattleBriefIssued', data: { battle: command.battle, brief } }, [
    ...BECAUSE,
    ...(brief.orbitalArrival.length > 0 ? (['PLN-PRE-04'] as const) : []),
  ]);
  return [];
}

function checkAgreed(battle: Battle, agreed: Agreed): readonly Violation[] {
  const refuse = (rule: RuleId, code: string, path: readonly string[]) =>
    violation(rule, code, path, { battle: battle.id });
  return [
    ...(battle.brief ? [refuse('PLN-PRE-06', 'BRIEF_ISSUED', ['battle'])] : []),
    ...(agreed.scenario === true && battle.strongholdBattle
      ? [refuse('PLN-PRE-03', 'SCENARIO_AGAINST_STRONGHOLD', ['agreed', 'scenario'])]
      : []),
    ...(agreed.mission !== undefined && agreed.scenario === false
      ? [refuse('PLN-PRE-03', 'MISSION_WITHOUT_SCENARIO', ['agreed', 'mission'])]
      : []),
    ...(agreed.night === true && !battle.planned
      ? [refuse('PLN-PRE-02', 'NIGHT_NOT_PLANNED', ['agreed', 'night'])]
      : []),
    ...(agreed.sentries === true && battle.kind !== 'RAID'
      ? [refuse('PLN-PRE-02', 'SENTRIES_WITHOUT_RAID', ['agreed', 'sentries'])]
      : []),
    ...(agreed.gameTurns !== undefined && !(Number.isInteger(agreed.gameTurns) && agreed.gameTurns >= 1)
      ? [refuse('PLN-PRE-02', 'GAME_TURNS', ['agreed', 'gameTurns'])]
      : []),
  ];
}

const strongholdOwner = (state: PlanetaryState, battle: string): string | null =>
  state.hexes[state.battles[battle]?.hex ?? '']?.controller ?? null;

/** PLN-PRE-01: the owner of an attacked Stronghold may re-roll the terrain density once. */
export function rerollTerrain(table: PlanetaryTable, command: Reroll): readonly Violation[] {
  const admission = admit(
    table,
    command.battle,
    'PLN-PRE-01',
    ['pending'],
    strongholdOwner(table.state, command.battle),
  );
  if (admission.violations) return admission.violations;
  const { battle } = admission;
  const refuse = (code: string) => violation('PLN-PRE-01', code, ['battle'], { battle: battle.id });
  const owner = strongholdOwner(table.state, battle.id);
  const density = battle.brief?.terrainDensity;
  const violations = [
    ...(battle.strongholdBattle ? [] : [refuse('NO_STRONGHOLD')]),
    ...(owner === table.actor.seat || isArbiter(table.actor) ? [] : [refuse('NOT_THE_OWNER')]),
    ...(density ? [] : [refuse('NOT_ROLLED')]),
    ...(density?.rerolled ? [refuse('REROLLED')] : []),
  ];
  if (violations.length > 0) return violations;
  const again = terrainOf(itemAt(table.roll(terrainRoll(battle.id)), 0));
  table.emit({ type: 'planetary.TerrainRerolled', data: { battle: battle.id, ...again } }, ['PLN-PRE-01']);
  return [];
}

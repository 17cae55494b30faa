import type {
  Battle,
  BattleReport,
  GhostOfWarState,
  Side,
} from '../../../src/rulesets/ghost-of-war/index.js';
import { ARBITER } from './arbiter.js';
import { pick, type Mind, type Said } from './mind.js';

const OUTCOMES = ['DECISIVE_VICTORY', 'VICTORY', 'DRAW', 'DEFEAT', 'DECISIVE_DEFEAT'] as const;

/** A faction that speaks for a side, and its seat. */
function speaker(state: GhostOfWarState, battle: Battle, side: Side) {
  const faction = battle[side].factions[0]!;
  return { faction, seat: state.factions[faction]?.seat ?? ARBITER };
}

function reportOf(battle: Battle, { chance }: Mind): BattleReport {
  const [some] = battle.defender.participants;
  return {
    method: pick(chance, ['TABLETOP', 'QUICK', 'EPIC'] as const)!,
    date: '2025-01-10',
    place: 'The club',
    scale: null,
    outcome: pick(chance, OUTCOMES)!,
    points: null,
    losses: some ? [{ id: some.id, ceLoss: Math.floor(chance() * (some.baseCe + 1)) }] : [],
    lossShare: { attacker: Math.floor(chance() * 101), defender: null },
    fieldHolder: null,
    captured: 'AUTO',
    fates: [],
    controlChange: null,
  };
}

/** What is said about the battle that waits: every way of settling one is taken in turn. */
export function battleTalk(state: GhostOfWarState, mind: Mind): Said | null {
  const battle = Object.values(state.battles).find((each) => each.status !== 'SETTLED');
  if (!battle) return null;
  const attacker = speaker(state, battle, 'attacker');
  const defender = speaker(state, battle, 'defender');
  const { id } = battle;
  const report = reportOf(battle, mind);
  if (battle.status === 'DISPUTED') {
    return {
      seat: ARBITER,
      command: { type: 'ResolveDispute', battle: id, report, reason: 'The table saw it' },
    };
  }
  if (battle.status === 'REPORTED') {
    const { faction, seat } = battle.reports.attacker ? defender : attacker;
    return mind.times('DisputeReport') < mind.times('ConfirmReport')
      ? { seat, command: { type: 'DisputeReport', faction, battle: id, reason: 'Not so' } }
      : { seat, command: { type: 'ConfirmReport', faction, battle: id } };
  }
  const { faction, seat } = battle.chosen.attacker === null ? attacker : defender;
  const asked = battle.chosen.attacker !== null && battle.chosen.defender !== null;
  const said = mind.times('ChooseMethod') + mind.times('SubmitReport') + mind.times('ForceAuto');
  switch (asked ? 3 : said % 5) {
    case 3:
      return {
        seat: attacker.seat,
        command: { type: 'SubmitReport', faction: attacker.faction, battle: id, report },
      };
    case 4:
      return mind.times('ForceAuto') < mind.times('ClosePhase')
        ? { seat: ARBITER, command: { type: 'ForceAuto', battle: id } }
        : { seat: ARBITER, command: { type: 'ClosePhase' } };
    default:
      return {
        seat,
        command: {
          type: 'ChooseMethod',
          faction,
          battle: id,
          method: mind.chance() < 0.7 ? 'AUTO' : 'QUICK',
        },
      };
  }
}

/** Whoever may re-roll a die: a low one is thrown again. */
export function fateTalk(state: GhostOfWarState): Said | null {
  const { provisional } = state;
  const [character] = provisional?.holders ?? [];
  if (!provisional || !character) return null;
  const seat = state.factions[provisional.faction]?.seat ?? ARBITER;
  const die = provisional.faces.findIndex((each, at) => each === 1 && !provisional.rerolled.includes(at));
  return {
    seat,
    command: die < 0 ? { type: 'PassReroll', character } : { type: 'RerollFateDie', character, die },
  };
}

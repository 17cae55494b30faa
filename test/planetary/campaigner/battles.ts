import type {
  Battle,
  BattleReport,
  CasualtyStep,
  PlanetaryCommand,
  PlanetaryState,
  SideRole,
} from '../../../src/rulesets/planetary/index.js';
import { plainReport } from '../../../src/rulesets/planetary/demonstration.js';
import { modifiersOfSeat } from '../../../src/rulesets/planetary/races/profile-of.js';
import { enemySide, SIDES, sideOf } from '../../../src/rulesets/planetary/battle/battle-sides.js';
import { battlesOutstanding } from '../../../src/rulesets/planetary/battle/battles.js';
import { activePlayers, armyOf } from '../../../src/rulesets/planetary/map/map.js';
import {
  defaultChoice,
  pickLimit,
  readSteps,
} from '../../../src/rulesets/planetary/battle/quick/quick-choice.js';
import {
  hasHalves,
  piecesOf,
  stepCost,
  stepOf,
} from '../../../src/rulesets/planetary/battle/quick/quick-pieces.js';
import type { Mind, Said } from './mind.js';

/** What is said in the Battle phase next: each battle goes its way, the first one that waits first. */
export function battleTalk(state: PlanetaryState, mind: Mind): Said | null {
  const [battle] = battlesOutstanding(state);
  if (!battle) return null;
  const arbiter = state.seats.find((each) => each.role === 'arbiter')!.id;
  const says = (seat: string, command: PlanetaryCommand): Said => ({
    seat: state.players[seat] ? seat : arbiter,
    command,
  });
  switch (battle.status) {
    case 'reported':
      return answerReport(battle, says, mind);
    case 'disputed':
      return says(arbiter, { type: 'DecideDispute', battle: battle.id, reason: 'seen at the table' });
    case 'quick':
      return casualties(state, battle, says);
    default:
      return putOff(state, battle, says, mind) ?? fight(state, battle, says, mind);
  }
}

type Says = (seat: string, command: PlanetaryCommand) => Said;

/** The opponent disputes the first report that he sees, and confirms the others. */
function answerReport(battle: Battle, says: Says, { isNew }: Mind): Said {
  const opponent = SIDES.map((side) => battle[side].seat).find((seat) => seat !== battle.report!.by)!;
  return isNew('DisputeBattleReport')
    ? says(opponent, { type: 'DisputeBattleReport', battle: battle.id, reason: 'one model fewer fell' })
    : says(opponent, { type: 'ConfirmBattleReport', battle: battle.id });
}

/** A pick of the first half-steps that fit, then what the service would choose. */
function casualties(state: PlanetaryState, battle: Battle, says: Says): Said | null {
  const quick = battle.quick!;
  for (const side of SIDES.filter((each) => quick[each].pick === null)) {
    const pieces = piecesOf(state, battle, enemySide(side));
    const limit = pickLimit(quick[enemySide(side)].toLose);
    const piece = pieces.find((each) => hasHalves(each) && stepCost(each, 'FIRST_HALF') <= limit);
    const steps: CasualtyStep[] = piece ? [stepOf(piece, 'FIRST_HALF')] : [];
    return says(battle[side].seat, { type: 'PickOpponentCasualties', battle: battle.id, side, steps });
  }
  const side = SIDES.find((each) => quick[each].choice === null);
  if (!side) return null;
  const pieces = piecesOf(state, battle, side);
  const picked = readSteps(pieces, quick[enemySide(side)].pick!, new Map(), 'PLN-QBT-05').taken;
  const steps = defaultChoice(pieces, picked, quick[side].toLose);
  return says(battle[side].seat, { type: 'ChooseCasualties', battle: battle.id, side, steps });
}

/** Both sides put the first battle between players off; in the next turn another player objects. */
function putOff(state: PlanetaryState, battle: Battle, says: Says, { isNew }: Mind): Said | null {
  const asked = battle.postponeAskedBy;
  const waiting = SIDES.map((side) => battle[side].seat).find((seat) => !asked.includes(seat));
  const players = SIDES.every((side) => state.players[battle[side].seat]?.status === 'active');
  if (players && battle.turn === state.turn && (isNew('PostponeBattle') || asked.length === 1)) {
    return says(waiting!, { type: 'PostponeBattle', battle: battle.id });
  }
  const other = activePlayers(state).find((each) => sideOf(state, battle, each.seat) === null);
  return battle.turn < state.turn && isNew('ObjectPostponement') && other
    ? says(other.seat, { type: 'ObjectPostponement', battle: battle.id })
    : null;
}

function fight(state: PlanetaryState, battle: Battle, says: Says, mind: Mind): Said | null {
  const { isNew } = mind;
  const { id } = battle;
  const { seat, detachment } = battle.attacker;
  if (isNew('SetFillUpOrder')) {
    const units = armyOf(state, detachment)!.units.map((each) => each.id);
    return says(seat, { type: 'SetFillUpOrder', battle: id, army: detachment, units: units.reverse() });
  }
  if (!isFull(battle, mind)) {
    const silent = SIDES.map((side) => battle[side].seat).find(
      (each) => !battle.quickAgreedBy.includes(each),
    );
    return says(silent!, { type: 'AgreeQuickBattle', battle: id });
  }
  if (!battle.brief) return says(seat, { type: 'IssueBattleBrief', battle: id });
  const owner = state.hexes[battle.hex]!.controller;
  if (battle.strongholdBattle && isNew('RerollTerrain') && owner !== null) {
    return says(owner, { type: 'RerollTerrain', battle: id });
  }
  const entered = report(state, battle, mind);
  return isNew('EnterReportHalf')
    ? says(seat, { type: 'EnterReportHalf', battle: id, side: 'attacker', half: entered.attacker })
    : says(seat, { type: 'EnterBattleReport', battle: id, report: entered });
}

/** Stronghold battles are fought out, planned ones are quick as long as nobody picked casualties; of the rest every other. */
function isFull(battle: Battle, { isNew }: Mind): boolean {
  if (battle.brief) return true;
  if (battle.quickAgreedBy.length > 0) return false;
  if (battle.strongholdBattle && isNew('RerollTerrain')) return true;
  if ((battle.planned || battle.defenderDefends) && isNew('PickOpponentCasualties')) return false;
  return battle.attackSeq % 2 === 1;
}

/** The first detachments beaten surrender, until a captive was handed on and one that came home has arms again. */
function report(state: PlanetaryState, battle: Battle, { isNew }: Mind): BattleReport {
  const plain = { ...plainReport(state, battle), ...prisonersOf(state, battle) };
  const loser: SideRole | null =
    battle.defender.detachment !== null && (isNew('TransferCaptive') || isNew('Rearm')) ? 'defender' : null;
  return loser ? { ...plain, [loser]: { ...plain[loser], surrendered: true } } : plain;
}

/** Who takes prisoners takes everybody of the other side who can be taken and fell (RACE-DE-09). */
function prisonersOf(state: PlanetaryState, battle: Battle): Pick<BattleReport, 'prisoners'> {
  const plain = plainReport(state, battle);
  const prisoners = SIDES.flatMap((side) =>
    modifiersOfSeat(state, battle[side].seat).prisoners === null
      ? []
      : plain[enemySide(side)].units.flatMap(({ unit, modelsRemoved = [] }) =>
          modelsRemoved.length > 0 ? [{ unit, models: modelsRemoved, basicValuePerModel: 8 }] : [],
        ),
  );
  return prisoners.length > 0 ? { prisoners } : {};
}

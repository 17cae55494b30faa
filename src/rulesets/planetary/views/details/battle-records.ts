import {
  type Shaped,
  decimal,
  flag,
  hex,
  id,
  list,
  named,
  orNull,
  ownId,
  record,
  said,
  text,
  whole,
} from '../../../../kernel/index.js';
import * as words from '../../words/index.js';
import { battleBriefView } from './brief.js';
import { battleReportView } from './report.js';

export const attackerView = named(
  'Attacker',
  'The attacker of a battle.',
  record({
    seat: said('The seat, or `npc`.', id),
    detachment: said('The detachment.', id),
    origin: said('Hex that it came from; null from orbit, or when the viewer may not know it.', orNull(hex)),
    startHex: said('Of a raid two hexes away: where it started (RACE-DE-05).', orNull(hex)),
    fromOrbit: said('Whether it came from orbit.', flag),
  }),
);

export type AttackerView = Shaped<typeof attackerView>;

export const defenderView = named(
  'Defender',
  'The defender of a battle.',
  record({
    seat: said('The seat, or `npc`.', id),
    detachment: said('The detachment.', orNull(id)),
    garrison: said('The garrison.', orNull(id)),
  }),
);

export type DefenderView = Shaped<typeof defenderView>;

export const fillUpOrderView = named(
  'FillUpOrder',
  'Order in which the units of an army are filled up.',
  record({
    army: said('The army.', id),
    units: said('Its units, best first.', list(id)),
  }),
);

export type FillUpOrderView = Shaped<typeof fillUpOrderView>;

export const intentView = named(
  'Intent',
  'What a side means to do, if it comes to that. Seen by that side alone until it does.',
  record({
    withdrawalPreference: said(
      'Directions in which it would rather withdraw, best first; null where the viewer may not know it.',
      orNull(list(whole())),
    ),
    killCaptives: said(
      'Whether it kills what it captures; null where the viewer may not know it.',
      orNull(flag),
    ),
  }),
);

export type IntentView = Shaped<typeof intentView>;

export const casualtyStepView = named(
  'CasualtyStep',
  'One step of losses.',
  record({
    unit: said('The unit.', orNull(id)),
    model: said('The vehicle of a squadron.', orNull(id)),
    defence: said('The defence.', orNull(id)),
    step: said('How much of it.', words.casualtyStepKind),
    fallen: said('Which models fall; empty: the last ready ones.', list(id)),
  }),
);

export type CasualtyStepView = Shaped<typeof casualtyStepView>;

export const quickSideView = named(
  'QuickSide',
  'A side of a quick battle.',
  record({
    dice: said('Its 2D6.', list(whole())),
    percent: said('Part of its value that it inflicts, in percent.', decimal),
    value: said('Battle value at the start, defences included.', whole()),
    inflicted: said('Points that it inflicts.', whole()),
    toLose: said('Points that it must lose.', whole()),
    mayPick: said("May pick up to a quarter of the enemy's losses (PLN-QBT-05).", flag),
    pickOutstanding: said('It is waited for its pick.', flag),
    pick: said(
      "Its pick among the enemy's units; null while open or sealed.",
      orNull(list(casualtyStepView)),
    ),
    choiceOutstanding: said('It is waited for its choice of losses.', flag),
    choice: said('Its choice among its own units; null while open.', orNull(list(casualtyStepView))),
    killCaptives: said('If it wins, its captives die.', flag),
  }),
);

export type QuickSideView = Shaped<typeof quickSideView>;

export const quickBattleView = named(
  'QuickBattle',
  'A quick battle (PLN-QBT).',
  record({
    attacker: said('The attacker.', quickSideView),
    defender: said('The defender.', quickSideView),
    winner: said('Who won; null: a draw.', orNull(words.side)),
  }),
);

export type QuickBattleView = Shaped<typeof quickBattleView>;

export const disputeView = named(
  'Dispute',
  'Why a report is disputed.',
  record({
    by: said('Seat that disputes it.', id),
    reason: said('Its reason.', text),
  }),
);

export type DisputeView = Shaped<typeof disputeView>;

export const sideResultView = named(
  'SideResult',
  'What a battle brought a side.',
  record({
    value: said(
      'Value for the victory points (PLN-VPS-03); null when the viewer may not know it.',
      orNull(whole()),
    ),
    destroyed: said(
      'Points of enemy models destroyed (PLN-WIN-06); null when the viewer may not know it.',
      orNull(whole()),
    ),
    lostModels: said(
      'Own models that count as destroyed for the enemy; null when the viewer may not know it.',
      orNull(list(id)),
    ),
    bp: said(
      'Build points: paid when all battles of the turn are done, 0 before; null when the viewer may not know it.',
      orNull(whole()),
    ),
    prisonerBp: said(
      'BP of the models that it took prisoner (RACE-DE-09); null when the viewer may not know it.',
      orNull(whole()),
    ),
    vp: said('Victory points of the campaign.', whole()),
    surrendered: said('It surrendered.', flag),
    retreated: said('It retreated.', flag),
    noModelsLeft: said('No model of it was left.', flag),
    someLeftTable: said('Some of it left the table.', flag),
    captured: said('Its detachment was captured.', flag),
  }),
);

export type SideResultView = Shaped<typeof sideResultView>;

export const battleResultView = named(
  'BattleResult',
  'Who won, and what each side lost and gained by it.',
  record({
    method: said('How it was decided.', words.resultMethod),
    winner: said('Who won; null: a draw.', orNull(words.side)),
    rule: said('Rule that decided.', id),
    attacker: said('The attacker.', sideResultView),
    defender: said('The defender.', sideResultView),
  }),
);

export type BattleResultView = Shaped<typeof battleResultView>;

export const battleView = named(
  'Battle',
  'A meeting of armies on a hex, from the attack to its result.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    turn: said('Turn in which it arose.', whole()),
    hex: said('Where it is fought.', hex),
    kind: said('Attack or raid.', words.battleKind),
    planned: said('Whether it was planned.', flag),
    attackSeq: said('Order in which the battles of its turn arose.', whole()),
    attacker: said('Who came.', attackerView),
    defender: said('Who was there.', defenderView),
    defenderDefends: said("The defending detachment's order DEFEND stands.", flag),
    strongholdBattle: said('It is fought over a Stronghold.', flag),
    supportingAttackers: said(
      'Detachments that support the attack from where they stand; null for all but the attacker.',
      orNull(list(id)),
    ),
    status: said('How far it has come.', words.battleStatus),
    postponements: said('Times it was postponed.', whole()),
    postponeAskedBy: said('Seats that want it postponed.', list(id)),
    objectedBy: said('Seats that object to a further postponement.', list(id)),
    postponedByArbiter: said('The arbiter postponed it.', flag),
    quickAgreedBy: said('Seats that agreed to a quick battle.', list(id)),
    fillUpOrder: said(
      'Order in which units are filled up, as far as one was given and the viewer may know it.',
      list(fillUpOrderView),
    ),
    onTake: said('How the attacker treats the Urban hex.', orNull(words.treatment)),
    strongholdFate: said(
      'What the attacker does with the Stronghold; null for all but them.',
      orNull(words.strongholdFate),
    ),
    attackerIntent: said('What the attacker means to do.', intentView),
    defenderIntent: said('What the defender means to do.', intentView),
    brief: said('Battle sheet of a full battle.', orNull(battleBriefView)),
    quick: said('Quick battle.', orNull(quickBattleView)),
    report: said('Report of a full battle.', orNull(battleReportView)),
    dispute: said('Why the report is disputed.', orNull(disputeView)),
    result: said('Its result.', orNull(battleResultView)),
  }),
);

export type BattleView = Shaped<typeof battleView>;

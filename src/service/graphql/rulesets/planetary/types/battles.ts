import { Float, ObjectType } from '@nestjs/graphql';
import {
  BattleKinds,
  BattleStatuses,
  CasualtySteps,
  ResultMethods,
  SideRoles,
  StrongholdFates,
  Treatments,
} from '../enums.js';
import { Out, OutFlag, OutHex, OutId, OutKey, OutText, OutWhole } from '../fields.js';
import { PlanetaryBattleBrief } from './brief.js';
import { PlanetaryBattleReport } from './report.js';

const nullable = { nullable: true } as const;
const list = { list: true } as const;

@ObjectType({ description: 'The attacker of a battle.' })
export class PlanetaryAttacker {
  @OutId('The seat, or `npc`.')
  seat: string;

  @OutId('The detachment.')
  detachment: string;

  @OutHex('Hex that it came from; null from orbit, or when the viewer may not know it.', nullable)
  origin: string | null;

  @OutHex('Of a raid two hexes away: where it started (RACE-DE-05).', nullable)
  startHex: string | null;

  @OutFlag('Whether it came from orbit.')
  fromOrbit: boolean;
}

@ObjectType({ description: 'The defender of a battle.' })
export class PlanetaryDefender {
  @OutId('The seat, or `npc`.')
  seat: string;

  @OutId('The detachment.', nullable)
  detachment: string | null;

  @OutId('The garrison.', nullable)
  garrison: string | null;
}

@ObjectType({ description: 'Order in which the units of an army are filled up.' })
export class PlanetaryFillUpOrder {
  @OutId('The army.')
  army: string;

  @OutId('Its units, best first.', list)
  units: string[];
}

@ObjectType({
  description: 'What a side means to do, if it comes to that. Seen by that side alone until it does.',
})
export class PlanetaryIntent {
  @OutWhole(
    'Directions in which it would rather withdraw, best first; null where the viewer may not know it.',
    {
      ...list,
      ...nullable,
    },
  )
  withdrawalPreference: number[] | null;

  @OutFlag('Whether it kills what it captures; null where the viewer may not know it.', nullable)
  killCaptives: boolean | null;
}

@ObjectType({ description: 'One step of losses.' })
export class PlanetaryCasualtyStep {
  @OutId('The unit.', nullable)
  unit: string | null;

  @OutId('The vehicle of a squadron.', nullable)
  model: string | null;

  @OutId('The defence.', nullable)
  defence: string | null;

  @Out(() => CasualtySteps, 'How much of it.')
  step: string;

  @OutId('Which models fall; empty: the last ready ones.', list)
  fallen: string[];
}

@ObjectType({ description: 'A side of a quick battle.' })
export class PlanetaryQuickSide {
  @OutWhole('Its 2D6.', list)
  dice: number[];

  @Out(() => Float, 'Part of its value that it inflicts, in percent.')
  percent: number;

  @OutWhole('Battle value at the start, defences included.')
  value: number;

  @OutWhole('Points that it inflicts.')
  inflicted: number;

  @OutWhole('Points that it must lose.')
  toLose: number;

  @OutFlag("May pick up to a quarter of the enemy's losses (PLN-QBT-05).")
  mayPick: boolean;

  @OutFlag('It is waited for its pick.')
  pickOutstanding: boolean;

  @Out(() => PlanetaryCasualtyStep, "Its pick among the enemy's units; null while open or sealed.", {
    list: true,
    nullable: true,
  })
  pick: PlanetaryCasualtyStep[] | null;

  @OutFlag('It is waited for its choice of losses.')
  choiceOutstanding: boolean;

  @Out(() => PlanetaryCasualtyStep, 'Its choice among its own units; null while open.', {
    list: true,
    nullable: true,
  })
  choice: PlanetaryCasualtyStep[] | null;

  @OutFlag('If it wins, its captives die.')
  killCaptives: boolean;
}

@ObjectType({ description: 'A quick battle (PLN-QBT).' })
export class PlanetaryQuickBattle {
  @Out(() => PlanetaryQuickSide, 'The attacker.')
  attacker: PlanetaryQuickSide;

  @Out(() => PlanetaryQuickSide, 'The defender.')
  defender: PlanetaryQuickSide;

  @Out(() => SideRoles, 'Who won; null: a draw.', nullable)
  winner: string | null;
}

@ObjectType({ description: 'Why a report is disputed.' })
export class PlanetaryDispute {
  @OutId('Seat that disputes it.')
  by: string;

  @OutText('Its reason.')
  reason: string;
}

@ObjectType({ description: 'What a battle brought a side.' })
export class PlanetarySideResult {
  @OutWhole('Value for the victory points (PLN-VPS-03); null when the viewer may not know it.', nullable)
  value: number | null;

  @OutWhole('Points of enemy models destroyed (PLN-WIN-06); null when the viewer may not know it.', nullable)
  destroyed: number | null;

  @OutId('Own models that count as destroyed for the enemy; null when the viewer may not know it.', {
    list: true,
    nullable: true,
  })
  lostModels: string[] | null;

  @OutWhole(
    'Build points: paid when all battles of the turn are done, 0 before; null when the viewer may not know it.',
    nullable,
  )
  bp: number | null;

  @OutWhole(
    'BP of the models that it took prisoner (RACE-DE-09); null when the viewer may not know it.',
    nullable,
  )
  prisonerBp: number | null;

  @OutWhole('Victory points of the campaign.')
  vp: number;

  @OutFlag('It surrendered.')
  surrendered: boolean;

  @OutFlag('It retreated.')
  retreated: boolean;

  @OutFlag('No model of it was left.')
  noModelsLeft: boolean;

  @OutFlag('Some of it left the table.')
  someLeftTable: boolean;

  @OutFlag('Its detachment was captured.')
  captured: boolean;
}

@ObjectType({ description: 'Result of a battle.' })
export class PlanetaryBattleResult {
  @Out(() => ResultMethods, 'How it was decided.')
  method: string;

  @Out(() => SideRoles, 'Who won; null: a draw.', nullable)
  winner: string | null;

  @OutId('Rule that decided.')
  rule: string;

  @Out(() => PlanetarySideResult, 'The attacker.')
  attacker: PlanetarySideResult;

  @Out(() => PlanetarySideResult, 'The defender.')
  defender: PlanetarySideResult;
}

@ObjectType({ description: 'A battle.' })
export class PlanetaryBattle {
  @OutKey('Its id.')
  id: string;

  @OutWhole('Turn in which it arose.')
  turn: number;

  @OutHex('Where it is fought.')
  hex: string;

  @Out(() => BattleKinds, 'Attack or raid.')
  kind: string;

  @OutFlag('Whether it was planned.')
  planned: boolean;

  @OutWhole('Order in which the battles of its turn arose.')
  attackSeq: number;

  @Out(() => PlanetaryAttacker, 'Who came.')
  attacker: PlanetaryAttacker;

  @Out(() => PlanetaryDefender, 'Who was there.')
  defender: PlanetaryDefender;

  @OutFlag("The defending detachment's order DEFEND stands.")
  defenderDefends: boolean;

  @OutFlag('It is fought over a Stronghold.')
  strongholdBattle: boolean;

  @OutId('Detachments that support the attack from where they stand; null for all but the attacker.', {
    ...list,
    ...nullable,
  })
  supportingAttackers: string[] | null;

  @Out(() => BattleStatuses, 'How far it has come.')
  status: string;

  @OutWhole('Times it was postponed.')
  postponements: number;

  @OutId('Seats that want it postponed.', list)
  postponeAskedBy: string[];

  @OutId('Seats that object to a further postponement.', list)
  objectedBy: string[];

  @OutFlag('The arbiter postponed it.')
  postponedByArbiter: boolean;

  @OutId('Seats that agreed to a quick battle.', list)
  quickAgreedBy: string[];

  @Out(
    () => PlanetaryFillUpOrder,
    'Order in which units are filled up, as far as one was given and the viewer may know it.',
    list,
  )
  fillUpOrder: PlanetaryFillUpOrder[];

  @Out(() => Treatments, 'How the attacker treats the Urban hex.', nullable)
  onTake: string | null;

  @Out(() => StrongholdFates, 'What the attacker does with the Stronghold; null for all but him.', nullable)
  strongholdFate: string | null;

  @Out(() => PlanetaryIntent, 'What the attacker means to do.')
  attackerIntent: PlanetaryIntent;

  @Out(() => PlanetaryIntent, 'What the defender means to do.')
  defenderIntent: PlanetaryIntent;

  @Out(() => PlanetaryBattleBrief, 'Battle sheet of a full battle.', nullable)
  brief: PlanetaryBattleBrief | null;

  @Out(() => PlanetaryQuickBattle, 'Quick battle.', nullable)
  quick: PlanetaryQuickBattle | null;

  @Out(() => PlanetaryBattleReport, 'Report of a full battle.', nullable)
  report: PlanetaryBattleReport | null;

  @Out(() => PlanetaryDispute, 'Why the report is disputed.', nullable)
  dispute: PlanetaryDispute | null;

  @Out(() => PlanetaryBattleResult, 'Its result.', nullable)
  result: PlanetaryBattleResult | null;
}

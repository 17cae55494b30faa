import { InputType } from '@nestjs/graphql';
import type { BattleMethod, GhostOfWarCommand } from '../../../../../rulesets/ghost-of-war/index.js';
import { ChoiceField, IdField, NestedField, TextField, YesField } from '../../../schema/input-fields.js';
import { BattleMethods } from '../enums.js';
import { GhostOfWarBattleReportInput, toReport } from './report.input.js';

@InputType({ description: 'The method that a side wants (GOW-CBT-04).' })
export class GhostOfWarMethodInput {
  @IdField('Faction that speaks for its side.')
  faction: string;

  @ChoiceField('The method: fought so when both sides choose the same.', BattleMethods)
  method: BattleMethod;
}

@InputType({ description: 'A report, by one of the factions that fought (GOW-CBT-10).' })
export class GhostOfWarReportEntryInput {
  @IdField('The faction; left out by the arbiter, whose report holds at once.', { optional: true })
  faction?: string | null;

  @NestedField('The report.', () => GhostOfWarBattleReportInput)
  report: GhostOfWarBattleReportInput;
}

@InputType({ description: 'A confirmation of the report (GOW-CBT-11).' })
export class GhostOfWarConfirmationInput {
  @IdField('Faction that confirms; the own one that fights when left out, of the arbiter none.', {
    optional: true,
  })
  faction?: string | null;
}

@InputType({ description: 'A dispute about the report (GOW-CBT-11).' })
export class GhostOfWarDisputeInput {
  @IdField('Faction that disputes; the own one that fights when left out.', { optional: true })
  faction?: string | null;

  @TextField('Why.', { max: 2000 })
  reason: string;
}

@InputType({ description: 'What the arbiter decides in a dispute (GOW-CBT-11).' })
export class GhostOfWarDecisionInput {
  @NestedField('The report that holds.', () => GhostOfWarBattleReportInput)
  report: GhostOfWarBattleReportInput;

  @TextField('Why.', { max: 2000 })
  reason: string;
}

@InputType({ isOneOf: true, description: 'The result of a battle, or a step towards it.' })
export class GhostOfWarBattleResultInput {
  @NestedField('Chooses how it is fought.', () => GhostOfWarMethodInput, { optional: true })
  chooseMethod?: GhostOfWarMethodInput | null;

  @NestedField('Reports it.', () => GhostOfWarReportEntryInput, { optional: true })
  report?: GhostOfWarReportEntryInput | null;

  @NestedField('Confirms the report.', () => GhostOfWarConfirmationInput, { optional: true })
  confirm?: GhostOfWarConfirmationInput | null;

  @NestedField('Disputes the report.', () => GhostOfWarDisputeInput, { optional: true })
  dispute?: GhostOfWarDisputeInput | null;

  @NestedField('Arbiter: decides a dispute.', () => GhostOfWarDecisionInput, { optional: true })
  resolveDispute?: GhostOfWarDecisionInput | null;

  @YesField('Arbiter: has it rolled.')
  forceAuto?: boolean | null;
}

/** The word about a battle as the core takes it. Exactly one member is set: the schema sees to it. */
export function toBattleCommand(battle: string, input: GhostOfWarBattleResultInput): GhostOfWarCommand {
  const { chooseMethod, report, confirm, dispute, resolveDispute } = input;
  if (chooseMethod) {
    const { faction, method } = chooseMethod;
    return { type: 'ChooseMethod', faction, battle, method };
  }
  if (report) {
    return { type: 'SubmitReport', faction: report.faction ?? null, battle, report: toReport(report.report) };
  }
  if (confirm) return { type: 'ConfirmReport', faction: confirm.faction ?? null, battle };
  if (dispute)
    return { type: 'DisputeReport', faction: dispute.faction ?? null, battle, reason: dispute.reason };
  if (resolveDispute) {
    return {
      type: 'ResolveDispute',
      battle,
      report: toReport(resolveDispute.report),
      reason: resolveDispute.reason,
    };
  }
  return { type: 'ForceAuto', battle };
}

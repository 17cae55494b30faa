import { byKey, whole, wholes, type ParameterDefinition } from '../../../engine/index.js';
import type { RuleId } from '../catalog.js';
import { CE_LOSS, LOSS_SHARE_CAP, RATIO_BONUS, SCALES, SCALE_WEIGHTS } from '../data/combat.js';

/** GOW-GEN-05 House rules of combat. */
export const COMBAT = [
  whole('morale.ppPerPoint', 'Effective CE per morale point.', 'GOW-CE-04', 3, 0, 10),
  whole('morale.limit', 'Morale is between −this and this.', 'GOW-CE-04', 3, 0, 6),
  whole('morale.lowCeLoss', 'Morale loss below 75 CE.', 'GOW-CE-05', 1, 0, 3),
  whole('ce.lowContributionPercent', 'Percent of strength below 50 CE.', 'GOW-CE-08', 75, 25, 100),
  whole('ce.lowDamagePercent', 'Percent of losses below 50 CE.', 'GOW-CE-08', 125, 100, 200),
  {
    name: 'combat.scaleWeights',
    description: 'Most total weight of scales S1, S2 and S3.',
    rule: 'GOW-CBT-05',
    default: SCALE_WEIGHTS,
    range: wholes(3, 1, 1_000_000, { order: 'rising' }),
  },
  {
    name: 'combat.lossTable',
    description: 'CE loss by scale and outcome, from decisive victory to decisive defeat.',
    rule: 'GOW-CBT-09',
    default: CE_LOSS,
    range: byKey(SCALES, () => wholes(5, 0, 100)),
  },
  whole('combat.drawMargin', 'A difference up to this is a draw.', 'GOW-CBT-08', 1, 0, 3),
  whole('combat.decisiveMargin', 'A difference from this is decisive.', 'GOW-CBT-08', 6, 3, 10),
  whole('capture.planetCeBelow', 'A planet is captured below this CE.', 'GOW-CBT-15', 50, 1, 150),
  whole('titan.friendlyFirePp', 'CE lost by friendly fire.', 'GOW-CBT-12', 10, 0, 30),
  {
    name: 'combat.ratioBonus',
    description: 'Bonus of the stronger coalition at a ratio of 6, 4, 3, 2, 3/2, 5/4 and 1.',
    rule: 'GOW-CBT-07',
    default: RATIO_BONUS.map((each) => each.bonus),
    range: wholes(RATIO_BONUS.length, 0, 10, { order: 'not rising' }),
  },
  whole('combat.surpriseBonus', "Bonus of the attacker's surprise.", 'GOW-CBT-07', 2, 0, 5),
  whole('combat.orbitalBonus', 'Bonus of void supremacy in a ground battle.', 'GOW-CBT-07', 1, 0, 5),
  whole('combat.jamShockLossPp', 'Extra loss of jammed units.', 'GOW-CBT-09', 10, 0, 30),
  {
    name: 'combat.lossShareCap',
    description: 'CE loss at 100% loss share, by scale S1 … S4.',
    rule: 'GOW-CBT-20',
    default: LOSS_SHARE_CAP,
    range: wholes(4, 10, 100, { order: 'not falling' }),
  },
  whole('morale.chapterMaster', 'Morale that a Chapter Master gives.', 'GOW-CE-04', 2, 0, 3),
  whole(
    'morale.captain',
    'Morale that a Captain or Lieutenant gives to his own command.',
    'GOW-CE-04',
    1,
    0,
    3,
  ),
  whole('morale.lordGeneral', 'Morale that a Lord General gives.', 'GOW-CE-04', 1, 0, 3),
  whole('morale.preach', 'Morale that Preach gives to a unit.', 'GOW-CHR-09', 2, 0, 3),
] as const satisfies readonly ParameterDefinition<RuleId>[];

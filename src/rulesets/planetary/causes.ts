import type { PlanetaryEvent } from './events.js';

type Type = PlanetaryEvent['type'];

const DECIDED: readonly Type[] = [
  'planetary.BattleWon',
  'planetary.BattleDrawn',
  'planetary.FunBattleConfirmed',
];
const MOVED: readonly Type[] = ['planetary.MovementOrdersTakenUp', 'planetary.PieceMoved'];

/**
 * What leads to what in one decision, where both are about the same piece: "why?" is answered by it. Types that are not
 * named follow from a roll of their rule, or from the command.
 */
export const CAUSES: Partial<Readonly<Record<Type, readonly Type[]>>> = {
  // Movement
  'planetary.PieceMoved': ['planetary.MovementOrdersTakenUp', 'planetary.SpyDisengaged'],
  'planetary.MoveStopped': [
    ...MOVED,
    'planetary.SpyInfiltrated',
    'planetary.SpyCaught',
    'planetary.SpyDisengaged',
  ],
  'planetary.HexClaimed': MOVED,
  'planetary.ClaimRejected': MOVED,
  'planetary.DiscoveryMade': ['planetary.HexClaimed', 'planetary.PieceMoved'],
  'planetary.ConvoyCaptured': MOVED,
  'planetary.ConvoyLost': MOVED,
  'planetary.DetachmentAscended': ['planetary.MovementOrdersTakenUp'],
  'planetary.GarrisonSettled': ['planetary.DetachmentArrived', 'planetary.PieceMoved'],
  'planetary.SpyDisengaged': [...MOVED, 'planetary.SpyFollowed'],
  'planetary.SpyFollowed': MOVED,
  'planetary.SpyCaught': [...MOVED, 'planetary.SpyMissionResolved'],
  'planetary.ShrineCreated': ['planetary.MovementOrdersTakenUp'],
  // Battle orders and battle movement
  'planetary.AttackVoid': ['planetary.BattleOrdersTakenUp'],
  'planetary.OrderCancelled': ['planetary.BattleOrdersTakenUp', 'planetary.InformationGained'],
  'planetary.DetachmentMoved': ['planetary.BattleOrdersTakenUp'],
  'planetary.RaidSucceeded': ['planetary.DetachmentMoved', 'planetary.DetachmentWithdrew'],
  'planetary.BattleCreated': ['planetary.BattleOrdersTakenUp', 'planetary.DetachmentMoved'],
  'planetary.BattleOriginNoted': ['planetary.BattleCreated'],
  'planetary.UnitsFilledUp': ['planetary.BattleCreated', 'planetary.BattleOriginNoted'],
  // Battles and what follows from them
  'planetary.BattlePostponed': ['planetary.PostponementWanted'],
  'planetary.QuickPicksRevealed': ['planetary.QuickPickMade'],
  'planetary.QuickCasualtiesTaken': ['planetary.QuickBattleRolled', 'planetary.QuickPicksRevealed'],
  'planetary.BattleWon': [
    'planetary.ReportAccepted',
    'planetary.QuickBattleRolled',
    'planetary.QuickCasualtiesTaken',
  ],
  'planetary.BattleDrawn': [
    'planetary.ReportAccepted',
    'planetary.QuickBattleRolled',
    'planetary.QuickCasualtiesTaken',
  ],
  'planetary.OptionsLost': ['planetary.ModelStateChanged'],
  'planetary.DefenceDestroyed': DECIDED,
  'planetary.PrisonersTaken': DECIDED,
  'planetary.VpAwarded': DECIDED,
  'planetary.DxpChanged': DECIDED,
  'planetary.StatusRaised': ['planetary.DxpChanged'],
  'planetary.BattleJudged': DECIDED,
  'planetary.DetachmentCaptured': DECIDED,
  'planetary.DetachmentDestroyed': [
    'planetary.DetachmentCaptured',
    'planetary.ModelStateChanged',
    ...DECIDED,
  ],
  'planetary.RareThingsLost': [
    'planetary.ModelStateChanged',
    'planetary.DetachmentDestroyed',
    'planetary.GarrisonDestroyed',
    'planetary.StructureChanged',
    'planetary.ModelsDisbanded',
    'planetary.GarrisonReduced',
    'planetary.DetachmentConverted',
  ],
  'planetary.GarrisonDestroyed': ['planetary.ModelStateChanged'],
  'planetary.DetachmentWithdrew': ['planetary.BattleJudged'],
  'planetary.BattleBpPaid': ['planetary.BattleJudged'],
  'planetary.SpiritStonesLost': ['planetary.BattleJudged', 'planetary.BattleBpPaid'],
  'planetary.BattleResolved': ['planetary.BattleJudged'],
  // Dealings
  'planetary.DealMade': ['planetary.DealAccepted'],
  'planetary.TreatySigned': ['planetary.DealMade'],
};

import { armyAbout } from '../state/army-of.js';
import type { Audience, RollRequest } from '../../../kernel/index.js';
import type { PlanetaryEvent } from '../events.js';
import type { Deal, Phase, PlanetaryState } from '../state/index.js';
import { ARBITER_ONLY, concerned, EVERYBODY, holders, presentIn, seats, witnesses } from './circles.js';

type Data<T extends PlanetaryEvent['type']> = Extract<PlanetaryEvent, { readonly type: T }>['data'];

/** Who may see each event, with the state after it: complete by its type. */
type Audiences = {
  readonly [T in PlanetaryEvent['type']]: (data: Data<T>, state: PlanetaryState) => Audience;
};

const everybody = (): Audience => EVERYBODY;
const inBattle = (data: { readonly battle: string }, state: PlanetaryState): Audience =>
  seats(state, concerned(state, data.battle));
const ofCommand = (
  data: { readonly command: { readonly battle: string } },
  state: PlanetaryState,
): Audience => seats(state, concerned(state, data.command.battle));
const owner = (data: { readonly owner: string }, state: PlanetaryState): Audience =>
  seats(state, [data.owner]);
const ofSeat = (data: { readonly seat: string }, state: PlanetaryState): Audience =>
  seats(state, [data.seat]);
const ofArmy = (data: { readonly army: string }, state: PlanetaryState): Audience =>
  seats(state, holders(state, data.army));
const ofDetachment = (data: { readonly detachment: string }, state: PlanetaryState): Audience =>
  seats(state, holders(state, data.detachment));
const ofSpy = (data: { readonly spy: string }, state: PlanetaryState): Audience =>
  seats(state, [state.spies[data.spy]?.owner]);

const ofParties = ({ deal }: { readonly deal: Deal }, state: PlanetaryState): Audience =>
  seats(state, [deal.proposer, deal.partner]);
/** PLN-DIP-01, PLN-DIP-02: content and breach are public, those of secret diplomacy the parties' own. */
const openDeal = (data: { readonly deal: Deal }, state: PlanetaryState): Audience =>
  data.deal.secret ? ofParties(data, state) : EVERYBODY;

/** Phases in which the sheets of an order phase are carried out. */
const CARRIED_OUT_IN: Readonly<Partial<Record<Phase, Phase>>> = {
  AIR_ORDERS: 'AIR_MISSIONS',
  MOVEMENT_ORDERS: 'MOVEMENT',
  BATTLE_ORDERS: 'BATTLE_MOVEMENT',
};

/** PLN-GEN-12: a sheet stays with its owner; the arbiter sees it when it is carried out. */
const sealedSheet = (data: { readonly seat: string }, state: PlanetaryState): Audience => ({
  to: 'sealed',
  seats: [data.seat],
  until: { turn: state.turn, phase: CARRIED_OUT_IN[state.phase] ?? 'BATTLE_MOVEMENT' },
  then: 'arbiter',
});

const AUDIENCES: Audiences = {
  'planetary.BuildOrdered': ofSeat,
  'planetary.ListsRuled': ({ command }, state) =>
    command.type === 'RejectDetachment' ? seats(state, holders(state, command.detachment)) : EVERYBODY,
  'planetary.UnitTypeDefined': everybody,
  'planetary.SpecialDetachmentDefined': everybody,
  'planetary.DetachmentRejectedByGm': owner,
  'planetary.OrdersSubmitted': sealedSheet,
  'planetary.OrdersWithdrawn': sealedSheet,
  'planetary.PhaseLocked': everybody,
  'planetary.PhaseUnlockAsked': everybody,
  'planetary.PhaseUnlocked': everybody,
  'planetary.PhaseCloseOrdered': everybody,
  'planetary.BattleBriefAsked': ofCommand,
  'planetary.FillUpOrderGiven': ofSeat,
  'planetary.TerrainRerollAsked': ofCommand,
  'planetary.QuickBattleAgreed': everybody,
  'planetary.OpponentCasualtiesPicked': ofSeat,
  'planetary.CasualtiesChosen': ofCommand,
  'planetary.BattleReportEntered': ofCommand,
  'planetary.BattleReportConfirmed': ofCommand,
  'planetary.BattleReportDisputed': ofCommand,
  'planetary.DisputeDecided': ofCommand,
  'planetary.PostponementAsked': everybody,
  'planetary.PostponementObjected': everybody,
  'planetary.FunBattleEntered': everybody,
  'planetary.FunBattleConsented': everybody,

  'planetary.PositionEntered': () => ARBITER_ONLY,
  'planetary.PositionContinued': () => ARBITER_ONLY,
  'planetary.PhaseOpened': everybody,
  'planetary.TurnStarted': everybody,
  'planetary.PlayerDefeated': everybody,
  'planetary.GameWon': everybody,

  'planetary.BpSpent': ofSeat,
  'planetary.BpReceived': ofSeat,
  'planetary.VillageFounded': ofSeat,
  'planetary.UrbanUpgraded': ofSeat,
  'planetary.UrbanShrank': ofSeat,
  'planetary.BuildingBuilt': ofSeat,
  'planetary.BuildingDisbanded': ofSeat,
  'planetary.MaintenancePrioritySet': ofSeat,
  'planetary.SquadronsChanged': ({ owner: base }, state) => seats(state, [base]),
  'planetary.WorksCounted': ofSeat,
  'planetary.StrongholdBuilt': ofSeat,
  'planetary.StrongholdUpgraded': ofSeat,
  'planetary.DefenceBuilt': ofSeat,
  'planetary.TowerConverted': ofSeat,
  'planetary.DefencesDisbanded': ofSeat,
  'planetary.RoadBuilt': ofSeat,
  'planetary.RoadFailed': ofSeat,
  'planetary.RouteSet': ofSeat,
  'planetary.ConvoyUnloaded': owner,
  'planetary.ConvoysMerged': owner,
  'planetary.DemonGodChosen': everybody,
  'planetary.CraftworldChosen': everybody,
  'planetary.StartAreaDrawn': ofSeat,
  'planetary.StartRolled': ofSeat,
  'planetary.StartPlaced': ofSeat,
  'planetary.DetachmentOrdered': ({ detachment }, state) => seats(state, [detachment.owner]),
  'planetary.GarrisonPlaced': ({ garrison }, state) => seats(state, [garrison.owner]),
  'planetary.GarrisonRetargeted': ofDetachment,
  'planetary.GarrisonSettled': ({ garrison }, state) => seats(state, [garrison.owner]),
  'planetary.ModelsReplaced': ofArmy,
  'planetary.StructureChanged': owner,
  'planetary.ModelsDisbanded': ofArmy,
  'planetary.ModelsTransferred': ofArmy,
  'planetary.CaptiveTransferred': ofDetachment,
  'planetary.DetachmentRearmed': ofDetachment,
  'planetary.PrisonBpWithheld': ofSeat,
  'planetary.CapitalMoveOrdered': ofSeat,
  'planetary.CapitalMoved': ofSeat,
  'planetary.StrongholdLessened': ofSeat,
  'planetary.GarrisonReduced': owner,
  'planetary.ShrineCreated': ofSeat,
  'planetary.ShrineFailed': ofSeat,
  'planetary.ConversionAttempted': ofSeat,
  // PLN-SIG-01: it tells of its units; who merely sees the hex learns by sight that a detachment is there.
  'planetary.DetachmentConverted': ({ from, by }, state) => seats(state, [from, by]),
  'planetary.SpyBuilt': ({ spy }, state) => seats(state, [spy.owner]),
  'planetary.DiplomatBuilt': ({ diplomat }, state) =>
    seats(state, [diplomat.owner, ...witnesses(state, [diplomat.hex])]),
  'planetary.DiplomatAdmitted': ({ seat, player }, state) => seats(state, [seat, player]),
  'planetary.DealProposed': ofParties,
  'planetary.DealAccepted': ofParties,
  'planetary.DealMade': openDeal,
  'planetary.DealVoid': ofParties,
  'planetary.TreatySigned': ({ treaty }, state) => (treaty.secret ? seats(state, treaty.players) : EVERYBODY),
  'planetary.TreatyEndAnnounced': ofSeat,
  'planetary.TreatyEnded': ({ treaty }, state) => (treaty.secret ? seats(state, treaty.players) : EVERYBODY),
  'planetary.DealMarked': openDeal,
  'planetary.DeliveriesPromised': openDeal,
  'planetary.DeliveriesDone': () => ARBITER_ONLY,
  'planetary.FunBattleReported': everybody,
  'planetary.FunBattleConfirmed': everybody,
  'planetary.DetachmentArrived': ({ owner: one, hex }, state) =>
    seats(state, [one, ...witnesses(state, [hex])]),
  'planetary.DetachmentArrivedInOrbit': owner,
  'planetary.ResourcesTransported': ofSeat,
  'planetary.ResourcesBlocked': ofSeat,

  'planetary.FollowersEntered': ofSeat,
  'planetary.MercenariesEntered': ofSeat,

  'planetary.AirOrdersTakenUp': sealedSheet,
  'planetary.SquadronNegated': ({ owner: loser, by }, state) => seats(state, [loser, by]),
  'planetary.AirspaceControlled': ({ seats: controllers }, state) => seats(state, controllers),
  'planetary.BombardmentResolved': ({ seat, owner: target, hex }, state) =>
    seats(state, [seat, target, ...(target === null ? [] : witnesses(state, [hex]))]),
  'planetary.ReconResolved': ofSeat,
  'planetary.ReinforcementsIntercepted': ofSeat,

  'planetary.MovementOrdersTakenUp': ofSeat,
  'planetary.PieceMoved': ({ kind, owner: mover, from, to }, state) =>
    seats(state, [mover, ...(kind === 'spy' ? [] : witnesses(state, [from, to]))]),
  'planetary.MoveStopped': owner,
  'planetary.ConvoyDamaged': owner,
  'planetary.ConvoyLost': owner,
  'planetary.DetachmentAscended': owner,
  'planetary.SpyInfiltrated': ofSpy,
  'planetary.InjuryHealed': ofArmy,
  'planetary.HexClaimed': ({ hex, seat, from }, state) =>
    seats(state, [seat, from, ...witnesses(state, [hex])]),
  'planetary.ClaimCancelled': ({ seats: claimants }, state) => seats(state, claimants),
  'planetary.ClaimRejected': ofSeat,
  'planetary.DiscoveryMade': ofSeat,
  'planetary.ResourceHexConsumed': ofSeat,
  'planetary.FollowersJoined': ofSeat,
  'planetary.MercenariesJoined': ofSeat,
  'planetary.NpcAppeared': ({ detachment }, state) =>
    seats(state, detachment.place.at === 'hex' ? witnesses(state, [detachment.place.hex]) : []),

  'planetary.BattleOrdersTakenUp': ofSeat,
  'planetary.InitiativeDetermined': everybody,
  'planetary.OrderCancelled': ofDetachment,
  'planetary.AttackVoid': ofDetachment,
  'planetary.DropHeld': ofDetachment,
  'planetary.DetachmentMoved': ({ detachment, from, to }, state) =>
    seats(state, [...holders(state, detachment), ...witnesses(state, [from, to])]),
  'planetary.WithdrawalBlocked': ofDetachment,
  'planetary.BattleIntentNoted': ofSeat,
  'planetary.DiplomatDestroyed': ({ owner: loser, by }, state) =>
    seats(state, [loser, ...holders(state, by)]),
  'planetary.SpyFollowed': ofSpy,
  'planetary.SpyMissionResolved': ofSpy,
  'planetary.SpyCaught': ({ owner: loser, by }, state) => seats(state, [loser, by]),
  'planetary.InformationGained': ofSeat,
  'planetary.SightUpdated': ofSeat,

  'planetary.BattleCreated': everybody,
  'planetary.BattleOriginNoted': inBattle,
  'planetary.SupportJoined': ({ battle, detachment }, state) =>
    seats(state, [state.battles[battle]?.attacker.seat, ...holders(state, detachment)]),
  'planetary.PostponementWanted': everybody,
  'planetary.PostponementBarred': everybody,
  'planetary.BattlePostponed': everybody,
  'planetary.BattleResumed': everybody,
  'planetary.FillUpOrderSet': ofArmy,
  'planetary.UnitsFilledUp': ofArmy,
  'planetary.BattleBriefIssued': inBattle,
  'planetary.TerrainRerolled': inBattle,
  'planetary.QuickBattleConsented': everybody,
  'planetary.QuickBattleRolled': inBattle,
  'planetary.QuickPickMade': ({ battle, side }, state) => seats(state, [state.battles[battle]?.[side].seat]),
  'planetary.QuickPicksRevealed': inBattle,
  'planetary.QuickCasualtiesTaken': inBattle,
  'planetary.BattleReported': inBattle,
  'planetary.ReportDisputed': inBattle,
  'planetary.ReportAccepted': inBattle,

  'planetary.BattleWon': everybody,
  'planetary.BattleDrawn': everybody,
  'planetary.PrisonersTaken': inBattle,
  'planetary.ModelStateChanged': ofArmy,
  'planetary.InjurySuffered': ofArmy,
  'planetary.TransportLost': ofArmy,
  'planetary.OptionsLost': ofArmy,
  'planetary.DefenceDestroyed': inBattle,
  'planetary.DetachmentCaptured': inBattle,
  'planetary.CaptiveAtMercy': inBattle,
  'planetary.CaptiveFateDecided': inBattle,
  'planetary.DetachmentDestroyed': owner,
  'planetary.RareThingsLost': ofSeat,
  'planetary.GarrisonDestroyed': ({ owner: loser, hex }, state) =>
    seats(state, [loser, ...witnesses(state, [hex])]),
  'planetary.CaptiveFreed': ({ detachment, from, hex }, state) =>
    seats(state, [...holders(state, detachment), from, ...witnesses(state, [hex])]),
  'planetary.VpAwarded': everybody,
  'planetary.DxpChanged': owner,
  'planetary.StatusRaised': ofDetachment,
  'planetary.UnitXpChanged': owner,
  'planetary.BattleJudged': inBattle,
  'planetary.DetachmentWithdrew': ({ detachment, from, to }, state) =>
    seats(state, [...holders(state, detachment), ...witnesses(state, [from, to])]),
  'planetary.StrongholdCaptured': ({ from, by }, state) => seats(state, [from, by]),
  'planetary.StrongholdDestroyed': ({ hex, by }, state) => seats(state, [by, ...witnesses(state, [hex])]),
  'planetary.UrbanTaken': ({ from, by }, state) => seats(state, [from, by]),
  'planetary.BuildingDestroyed': ({ hex }, state) => seats(state, presentIn(state, hex)),
  'planetary.CapitalTaken': everybody,
  'planetary.CapitalRegained': everybody,
  'planetary.ConvoyCreated': ({ convoy }, state) => seats(state, [convoy.owner]),
  'planetary.ConvoyCaptured': ({ from, by }, state) => seats(state, [from, by]),
  'planetary.BattleBpPaid': ({ battle, side }, state) => seats(state, [state.battles[battle]?.[side].seat]),
  'planetary.RaidSucceeded': ({ raid }, state) =>
    seats(state, [raid.seat, state.hexes[raid.hex]?.controller]),
  'planetary.LootTaken': ({ from, by }, state) => seats(state, [from, by]),
  'planetary.DetachmentLanded': ({ detachment, hex }, state) =>
    seats(state, [...holders(state, detachment), ...witnesses(state, [hex])]),
  'planetary.SpyDisengaged': ofSpy,
  'planetary.SpiritStonesLost': ofSeat,
  'planetary.BattleResolved': everybody,
};

/** Who may see an event (PLN-GEN-12, PLN-SIG-01). */
export const audience = (event: PlanetaryEvent, state: PlanetaryState): Audience =>
  (AUDIENCES[event.type] as (data: unknown, state: PlanetaryState) => Audience)(event.data, state);

/** Rolls that all may see: initiative (PLN-GEN-12). */
const PUBLIC_ROLLS: readonly string[] = ['PLN-BMV-03', 'PLN-MOV-01'];

/** Who may see a roll: those whom its subject concerns, a battle, a piece, a hex or a seat. */
export function rollAudience(request: RollRequest, state: PlanetaryState): Audience {
  if (PUBLIC_ROLLS.includes(request.for)) return EVERYBODY;
  const subjects = request.subject.split(/[\s:|/]+/);
  const battle = subjects.find((each) => state.battles[each]);
  if (battle) return seats(state, concerned(state, battle));
  return seats(
    state,
    subjects.flatMap((each) => concernedBySubject(state, each)),
  );
}

function concernedBySubject(state: PlanetaryState, subject: string): readonly (string | null | undefined)[] {
  if (state.players[subject]) return [subject];
  if (state.hexes[subject]) return presentIn(state, subject);
  const army = armyAbout(state, subject);
  if (army) return holders(state, army.id);
  return [(state.spies[subject] ?? state.convoys[subject] ?? state.squadrons[subject])?.owner];
}

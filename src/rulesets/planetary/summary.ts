import type { PlanetaryEvent } from './events.js';
import type { InitiativeResult } from './battle-movement/events.js';
import type { BattleResult } from './state/index.js';

type Data<T extends PlanetaryEvent['type']> = Extract<PlanetaryEvent, { readonly type: T }>['data'];

/** One plain sentence about each event: complete by its type. */
type Sentences = { readonly [T in PlanetaryEvent['type']]: (data: Data<T>) => string };

const list = (names: readonly string[]): string => names.join(', ');
/** `2 orders`, `1 delivery`, `no squadrons`. */
const some = (count: number, one: string): string => {
  const many = /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`;
  return `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** `BuildRoad` → `build road`. */
const spaced = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, at: number) => `${at > 0 ? ' ' : ''}${letter.toLowerCase()}`);
/** PLN-VPS-01, -02, -03: what VP were looked up by, the higher value first; e.g. `525 − 485 = 40`. */
function difference({ attacker, defender }: BattleResult['sides']): string {
  const [more, less] = [Math.max(attacker.value, defender.value), Math.min(attacker.value, defender.value)];
  return `${more} − ${less} = ${more - less}`;
}

/** E.g. `seat-1 5 (4 rolled, strategy value 2, race −1)`. */
function initiativeOf({ seat, total, die, strategyValue, raceModifier, ties }: InitiativeResult): string {
  const race = raceModifier === 0 ? '' : `, race ${raceModifier > 0 ? '+' : '−'}${Math.abs(raceModifier)}`;
  const tie = ties.length > 0 ? `; tie: ${list(ties.map(String))}` : '';
  return `${seat} ${total} (${die} rolled, strategy value ${strategyValue}${race}${tie})`;
}

const words = (code: string): string => code.toLowerCase().replaceAll('_', ' ');

const SENTENCES: Sentences = {
  'planetary.BuildOrdered': ({ seat, command }) => `${seat} orders: ${spaced(command.type)}.`,
  'planetary.ListsRuled': ({ seat, command }) => `${seat} rules: ${spaced(command.type)}.`,
  'planetary.UnitTypeDefined': ({ unitType }) =>
    `The type ${unitType.name} (${unitType.key}) has ${some(unitType.modelPoints, 'point')} per model.`,
  'planetary.SpecialDetachmentDefined': ({ race, detachment }) =>
    `The race ${race} may have a new kind of detachment: ${detachment.name}.`,
  'planetary.DetachmentRejectedByGm': ({ detachment, reason }) =>
    `The arbiter rejects ${detachment}: ${reason}`,
  'planetary.OrdersSubmitted': ({ seat, command }) =>
    `${seat} hands in ${some(command.orders.length, 'order')}.`,
  'planetary.OrdersWithdrawn': ({ seat }) => `${seat} takes the orders back.`,
  'planetary.PhaseLocked': ({ seat }) => `${seat} locks the phase.`,
  'planetary.PhaseUnlockAsked': ({ seat }) => `${seat} asks for the lock of the phase back.`,
  'planetary.PhaseUnlocked': ({ seat }) => `${seat} takes the lock of the phase back.`,
  'planetary.PhaseCloseOrdered': ({ seat }) => `${seat} closes the phase.`,
  'planetary.BattleBriefAsked': ({ seat, command }) =>
    `${seat} asks for the sheet of battle ${command.battle}.`,
  'planetary.FillUpOrderGiven': ({ seat, command }) =>
    `${seat} says which units of ${command.army} are filled up first.`,
  'planetary.TerrainRerollAsked': ({ seat, command }) =>
    `${seat} re-rolls the terrain of battle ${command.battle}.`,
  'planetary.QuickBattleAgreed': ({ seat, command }) => `${seat} wants battle ${command.battle} to be quick.`,
  'planetary.OpponentCasualtiesPicked': ({ seat, command }) =>
    `${seat} picks ${some(command.steps.length, 'casualty step')} of the enemy in battle ${command.battle}.`,
  'planetary.CasualtiesChosen': ({ seat, command }) =>
    `${seat} chooses ${some(command.steps.length, 'casualty step')} in battle ${command.battle}.`,
  'planetary.BattleReportEntered': ({ seat, command }) => `${seat} reports battle ${command.battle}.`,
  'planetary.BattleReportConfirmed': ({ seat, command }) =>
    `${seat} confirms the report of battle ${command.battle}.`,
  'planetary.BattleReportDisputed': ({ seat, command }) =>
    `${seat} disputes the report of battle ${command.battle}: ${command.reason}`,
  'planetary.DisputeDecided': ({ seat, command }) =>
    `${seat} decides the dispute about battle ${command.battle}: ${command.reason}`,
  'planetary.PostponementAsked': ({ seat, command }) => `${seat} asks to postpone battle ${command.battle}.`,
  'planetary.PostponementObjected': ({ seat, command }) =>
    `${seat} objects to a postponement of battle ${command.battle}.`,

  'planetary.PositionEntered': ({ state }) =>
    `The campaign starts in turn ${state.turn} with ${some(Object.keys(state.players).length, 'player')}.`,
  'planetary.PositionContinued': ({ state }) =>
    `The position goes on: ${Object.keys(state).sort().join(', ')}.`,
  'planetary.PhaseOpened': ({ turn, phase }) => `Turn ${turn}: ${words(phase)}.`,
  'planetary.TurnStarted': ({ turn }) => `Turn ${turn} begins.`,
  'planetary.PlayerDefeated': ({ seat }) => `${seat} is out.`,
  'planetary.GameWon': ({ victory }) => `${list(victory.winners)} won: ${words(victory.form)}.`,

  'planetary.BpSpent': ({ seat, hex, bp, cause }) => `${seat} pays ${bp} BP from ${hex}: ${cause}.`,
  'planetary.BpReceived': ({ seat, hex, bp, cause }) => `${seat} gets ${bp} BP in ${hex}: ${cause}.`,
  'planetary.VillageFounded': ({ seat, hex }) => `${seat} founds a village in ${hex}.`,
  'planetary.UrbanUpgraded': ({ hex, size }) => `The Urban hex ${hex} grows to size ${size}.`,
  'planetary.UrbanShrank': ({ hex, size }) => `The Urban hex ${hex} shrinks to size ${size}.`,
  'planetary.BuildingBuilt': ({ hex, building }) => `In ${hex} is built: ${words(building.type)}.`,
  'planetary.BuildingDisbanded': ({ hex, building, cause }) =>
    cause === 'unpaid'
      ? `${capital(words(building))} in ${hex} cannot be paid and is given up.`
      : `${capital(words(building))} in ${hex} is disbanded.`,
  'planetary.MaintenancePrioritySet': ({ hex }) => `The order in which ${hex} pays its buildings is set.`,
  'planetary.SquadronsChanged': ({ base, added, removed }) =>
    `${base} gains ${some(added.length, 'squadron')} and loses ${some(removed.length, 'squadron')}.`,
  'planetary.WorksCounted': ({ seat }) => `Works of ${seat} in this turn are counted.`,
  'planetary.StrongholdBuilt': ({ seat, hex, type }) => `${seat} builds a ${words(type)} in ${hex}.`,
  'planetary.StrongholdUpgraded': ({ hex, type }) => `The Stronghold in ${hex} becomes a ${words(type)}.`,
  'planetary.DefenceBuilt': ({ hex, defence }) => `In ${hex} is built: ${defence.type} ${defence.id}.`,
  'planetary.TowerConverted': ({ hex, defence, into }) => `Tower ${defence} in ${hex} becomes: ${into}.`,
  'planetary.DefencesDisbanded': ({ hex, defences }) => `${list(defences)} in ${hex} are disbanded.`,
  'planetary.RoadBuilt': ({ from, to }) => `A road joins ${from} and ${to}.`,
  'planetary.RoadFailed': ({ from, to }) => `The road from ${from} to ${to} fails.`,
  'planetary.RouteSet': ({ resourceHex, hexes }) => `The route of ${resourceHex} leads to ${hexes.at(-1)}.`,
  'planetary.ConvoyUnloaded': ({ convoy, hex, bp }) => `Convoy ${convoy} unloads ${bp} BP in ${hex}.`,
  'planetary.ConvoysMerged': ({ into, merged }) => `${some(merged.length, 'convoy')} merge into ${into}.`,
  'planetary.DemonGodChosen': ({ seat, god }) => `${seat} serves ${capital(words(god))}.`,
  'planetary.CraftworldChosen': ({ seat, craftworld }) =>
    `${seat} is of the craftworld ${capital(words(craftworld))}.`,
  'planetary.StartAreaDrawn': ({ seat, centre }) => `${seat} starts around ${centre}.`,
  'planetary.StartRolled': ({ seat, urbanSizes, yields, freeRoads }) =>
    `${seat} starts with ${list([
      ...urbanSizes.map((size) => `an Urban hex of size ${size}`),
      ...yields.map((rp) => `a Resource hex of ${rp} RP`),
      some(freeRoads, 'free road action'),
    ])}.`,
  'planetary.StartPlaced': ({ seat, capital }) => `${seat} places the start, with the Capital in ${capital}.`,
  'planetary.FunBattleEntered': ({ seat, command }) =>
    `${seat} reports a fun battle with ${command.opponent}.`,
  'planetary.FunBattleConsented': ({ seat, command }) => `${seat} confirms fun battle ${command.battle}.`,
  'planetary.DetachmentOrdered': ({ detachment }) =>
    `${detachment.owner} orders detachment ${detachment.id}.`,
  'planetary.GarrisonPlaced': ({ garrison }) => `Garrison ${garrison.id} is placed in ${garrison.hex}.`,
  'planetary.GarrisonRetargeted': ({ detachment, target }) => `${detachment} now marches to ${target}.`,
  'planetary.GarrisonSettled': ({ detachment, garrison }) =>
    `${detachment} settles in ${garrison.hex} as garrison ${garrison.id}.`,
  'planetary.ModelsReplaced': ({ army, models, options }) =>
    `${army} gets ${some(models.length, 'model')} and ${some(options.length, 'option')} back.`,
  'planetary.StructureChanged': ({ army, added, removed }) =>
    `${some(added.length, 'unit')} join ${army}, ${some(removed.length, 'unit')} leave.`,
  'planetary.ModelsDisbanded': ({ army, models }) =>
    `${some(models.length, 'model')} of ${army} are disbanded.`,
  'planetary.ModelsTransferred': ({ army, to, pairs }) =>
    `${some(pairs.length, 'model')} go from ${army} to ${to}.`,
  'planetary.CaptiveTransferred': ({ detachment, place }) =>
    `Captive ${detachment} goes to ${place.at === 'prison' ? `the prison of ${place.hex}` : 'another captor'}.`,
  'planetary.DetachmentRearmed': ({ detachment }) => `${detachment} is armed again.`,
  'planetary.PrisonBpWithheld': ({ detachment }) => `Captive ${detachment} brings no BP.`,
  'planetary.CapitalMoveOrdered': ({ seat, move }) => `${seat} will move the Capital to ${move.target}.`,
  'planetary.CapitalMoved': ({ seat, from, to }) => `The Capital of ${seat} moves from ${from} to ${to}.`,
  'planetary.StrongholdLessened': ({ hex, type, removed }) =>
    `The Stronghold in ${hex} becomes a ${words(type)} and loses ${some(removed.length, 'defence')}.`,
  'planetary.GarrisonReduced': ({ hex, units }) =>
    `${some(
      units.reduce((sum, each) => sum + each.models.length, 0),
      'model',
    )} leave the garrison in ${hex}.`,
  'planetary.ShrineCreated': ({ defence, hex, kind }) =>
    `${defence} in ${hex} becomes a shrine: ${words(kind)}.`,
  'planetary.ShrineFailed': ({ defence, hex, reason }) =>
    `${defence} in ${hex} does not become a shrine: ${words(reason)}.`,
  'planetary.ConversionAttempted': ({ seat, detachment, die }) =>
    `${seat} tries to convert ${detachment}: ${die}.`,
  'planetary.DetachmentConverted': ({ detachment, by, hex }) =>
    `${detachment} goes over to ${by} and stands in ${hex}.`,
  'planetary.SpyBuilt': ({ spy }) => `${spy.owner} hires spy ${spy.id} in ${spy.hex}.`,
  'planetary.DiplomatBuilt': ({ diplomat }) => `${diplomat.owner} sends out diplomat ${diplomat.id}.`,
  'planetary.DiplomatAdmitted': ({ seat, player, admitted }) =>
    `${seat} ${admitted ? 'admits' : 'no longer admits'} diplomats of ${player}.`,
  'planetary.DealProposed': ({ deal }) => `${deal.proposer} proposes deal ${deal.id} to ${deal.partner}.`,
  'planetary.DealAccepted': ({ deal }) => `${deal.partner} accepts deal ${deal.id}.`,
  'planetary.DealMade': ({ deal }) => `Deal ${deal.id} between ${deal.proposer} and ${deal.partner} is made.`,
  'planetary.DealVoid': ({ deal, reason }) => `Deal ${deal.id} is void: ${words(reason)}.`,
  'planetary.TreatySigned': ({ treaty }) => `${list(treaty.players)} sign: ${words(treaty.kind)}.`,
  'planetary.TreatyEndAnnounced': ({ seat, partner }) => `${seat} will end the treaty with ${partner}.`,
  'planetary.TreatyEnded': ({ seat, partner }) => `${seat} ends the treaty with ${partner}.`,
  'planetary.DealMarked': ({ deal, seat, kept }) =>
    `${seat} calls deal ${deal.id} ${kept ? 'kept' : 'broken'}.`,
  'planetary.DeliveriesPromised': ({ deal, deliveries }) =>
    `${some(deliveries.length, 'delivery')} of deal ${deal.id} will arrive at the end of the turn.`,
  'planetary.DeliveriesDone': ({ arrived, lost }) => `Deliveries: ${arrived} arrived, ${lost} lost.`,
  'planetary.FunBattleReported': ({ battle }) =>
    `Fun battle ${battle.id} of ${battle.by} and ${battle.opponent}.`,
  'planetary.FunBattleConfirmed': ({ battle }) => `Fun battle ${battle.id} counts.`,
  'planetary.DetachmentArrived': ({ detachment, hex }) => `${detachment} arrives in ${hex}.`,
  'planetary.DetachmentArrivedInOrbit': ({ detachment, built }) =>
    `${detachment}, built in ${built}, arrives in orbit.`,
  'planetary.ResourcesTransported': ({ resourceHex, to, rp, bp }) =>
    `${rp} RP of ${resourceHex} become ${bp} BP in ${to}.`,
  'planetary.ResourcesBlocked': ({ resourceHex, rp, at }) =>
    `${rp} RP of ${resourceHex} are lost: nothing comes through ${at}.`,

  'planetary.FollowersEntered': ({ seat, command }) =>
    `${seat} enters ${some(command.units.length, 'unit')} of followers.`,
  'planetary.MercenariesEntered': ({ seat, command }) =>
    `${seat} enters ${some(command.units.length, 'unit')} of mercenaries.`,

  'planetary.AirOrdersTakenUp': ({ seat, orders }) => `${seat} sends out ${some(orders.length, 'squadron')}.`,
  'planetary.SquadronNegated': ({ squadron, by, airspace }) =>
    `Interceptors of ${by} turn back ${squadron} over ${airspace}.`,
  'planetary.AirspaceControlled': ({ airspace, seats }) =>
    `${list(seats)} ${seats.length === 1 ? 'controls' : 'control'} the Airspace ${airspace}.`,
  'planetary.BombardmentResolved': ({ squadron, hex, die, buildings }) =>
    die === null
      ? `${squadron} finds nothing to bomb in ${hex}.`
      : `${squadron} bombs ${hex} with a ${die}: ${some(buildings, 'building')} destroyed.`,
  'planetary.ReconResolved': ({ squadron, airspace, die, hexes }) =>
    `${squadron} sees ${some(hexes.length, 'place')} of ${airspace} with a ${die}.`,
  'planetary.ReinforcementsIntercepted': ({ seat, bp }) =>
    `Of the next reinforcements of ${seat} ${bp} BP get through.`,

  'planetary.MovementOrdersTakenUp': ({ seat, orders }) =>
    `${some(orders.length, 'movement order')} of ${seat} will be carried out.`,
  'planetary.PieceMoved': ({ piece, from, to, cost }) =>
    cost === null ? `${piece} goes back from ${from} to ${to}.` : `${piece} goes from ${from} to ${to}.`,
  'planetary.MoveStopped': ({ piece, hex, reason }) => `${piece} stops in ${hex}: ${words(reason)}.`,
  'planetary.ConvoyDamaged': ({ convoy, hex, haltedTurn }) =>
    `Convoy ${convoy} is damaged in ${hex} and does not move in turn ${haltedTurn}.`,
  'planetary.ConvoyLost': ({ convoy, hex, bp }) => `Convoy ${convoy} with ${bp} BP is lost in ${hex}.`,
  'planetary.DetachmentAscended': ({ detachment, from }) => `${detachment} ascends from ${from} to orbit.`,
  'planetary.SpyInfiltrated': ({ spy, target }) => `Spy ${spy} infiltrates a ${target.kind}.`,
  'planetary.InjuryHealed': ({ model }) => `An injury of ${model} is healed by bionics.`,
  'planetary.HexClaimed': ({ hex, seat }) => `${seat} claims ${hex}.`,
  'planetary.ClaimCancelled': ({ hex, seats }) => `The claims of ${list(seats)} on ${hex} cancel each other.`,
  'planetary.ClaimRejected': ({ hex, seat, reason }) =>
    `The claim of ${seat} on ${hex} is invalid: ${words(reason)}.`,
  'planetary.DiscoveryMade': ({ hex, seat, found }) => `${seat} discovers in ${hex}: ${words(found.what)}.`,
  'planetary.ResourceHexConsumed': ({ hex, seat, rp, bp }) =>
    `${seat} consumes the Resource hex ${hex} of ${rp} RP: ${bp} BP.`,
  'planetary.FollowersJoined': ({ detachment, units }) =>
    `${some(units.length, 'unit')} of followers join ${detachment}.`,
  'planetary.MercenariesJoined': ({ seat, detachment }) =>
    detachment ? `Mercenaries ${detachment.id} join ${seat}.` : `No mercenaries join ${seat}.`,
  'planetary.NpcAppeared': ({ detachment, attacks }) => `${detachment.name} attacks ${attacks}.`,

  'planetary.BattleOrdersTakenUp': ({ seat, orders, spies, airSupport }) =>
    `${some(orders.length + spies.length + airSupport.length, 'order')} of ${seat} will be carried out.`,
  'planetary.InitiativeDetermined': ({ results }) => `Initiative: ${list(results.map(initiativeOf))}.`,
  'planetary.OrderCancelled': ({ detachment, order, by }) =>
    `Order ${words(order)} of ${detachment} is cancelled because of ${by}.`,
  'planetary.AttackVoid': ({ detachment, order, reason }) =>
    `Order ${words(order)} of ${detachment} is void: ${words(reason)}.`,
  'planetary.DropHeld': ({ detachment, hex }) => `${detachment} stays in orbit above a friend in ${hex}.`,
  'planetary.DetachmentMoved': ({ detachment, from, to, how }) =>
    `${detachment} goes from ${from ?? 'orbit'} to ${to} (${words(how)}).`,
  'planetary.WithdrawalBlocked': ({ detachment, hex }) =>
    `${detachment} finds no hex to withdraw to and stays in ${hex}.`,
  'planetary.BattleIntentNoted': ({ battle, seat }) => `${seat} has wishes for the end of battle ${battle}.`,
  'planetary.DiplomatDestroyed': ({ diplomat, hex, by }) => `${by} destroys diplomat ${diplomat} in ${hex}.`,
  'planetary.SpyFollowed': ({ spy, to }) => `Spy ${spy} follows to ${to}.`,
  'planetary.SpyMissionResolved': ({ spy, die, result }) => `Spy ${spy} rolls ${die}: ${result}.`,
  'planetary.SpyCaught': ({ spy, hex }) => `Spy ${spy} is caught in ${hex}.`,
  'planetary.InformationGained': ({ seat, gained }) => `${seat} learns ${some(gained.length, 'thing')}.`,
  'planetary.SightUpdated': ({ seat, sightings }) =>
    `${seat} sees something new in ${list(Object.keys(sightings))}.`,

  'planetary.BattleCreated': ({ battle }) =>
    `Battle ${battle.id}: ${battle.attacker.detachment} of ${battle.attacker.seat} ${
      battle.kind === 'RAID' ? 'raids' : 'attacks'
    } ${battle.defender.seat} in ${battle.hex}.`,
  'planetary.BattleOriginNoted': ({ battle, origin }) =>
    `The attacker of battle ${battle} came from ${origin}.`,
  'planetary.SupportJoined': ({ battle, detachment }) =>
    `${detachment} supports the attack of battle ${battle}.`,
  'planetary.PostponementWanted': ({ battle, seat }) => `${seat} wants battle ${battle} postponed.`,
  'planetary.PostponementBarred': ({ battle, seat }) => `${seat} bars a postponement of battle ${battle}.`,
  'planetary.BattlePostponed': ({ battle }) => `Battle ${battle} is postponed.`,
  'planetary.BattleResumed': ({ battle }) => `Battle ${battle} can be fought.`,
  'planetary.FillUpOrderSet': ({ army }) => `The order in which units of ${army} are filled up is set.`,
  'planetary.UnitsFilledUp': ({ army, swaps }) =>
    `${some(swaps.length, 'model')} of ${army} fill up its units.`,
  'planetary.BattleBriefIssued': ({ battle }) => `The sheet of battle ${battle} is issued.`,
  'planetary.TerrainRerolled': ({ battle, density }) =>
    `The terrain of battle ${battle} is ${words(density)}.`,
  'planetary.QuickBattleConsented': ({ battle, seat }) => `${seat} agrees to a quick battle ${battle}.`,
  'planetary.QuickBattleRolled': ({ battle, quick }) =>
    `Quick battle ${battle}: ${quick.attacker.inflicted} to ${quick.defender.inflicted} points.`,
  'planetary.QuickPickMade': ({ battle, side }) => `The ${side} of battle ${battle} has picked.`,
  'planetary.QuickPicksRevealed': ({ battle }) => `The picks of battle ${battle} are revealed.`,
  'planetary.QuickCasualtiesTaken': ({ battle, side, taken }) =>
    `The ${side} of battle ${battle} loses ${taken} points.`,
  'planetary.BattleReported': ({ battle, by, forecast: { winner, sides } }) =>
    `${by} has reported battle ${battle}: ${winner === null ? 'a draw' : `won by the ${winner}`}, ${
      sides.attacker.vp
    } VP to ${sides.defender.vp}.`,
  'planetary.ReportDisputed': ({ battle, by }) => `${by} disputes the report of battle ${battle}.`,
  'planetary.ReportAccepted': ({ battle, how }) => `The report of battle ${battle} holds: ${how}.`,

  'planetary.BattleWon': ({ battle, winner, seat }) => `${seat}, the ${winner}, wins battle ${battle}.`,
  'planetary.PrisonersTaken': ({ seat, prisoners, battle }) =>
    `${seat} takes ${some(prisoners.length, 'prisoner')} in battle ${battle}.`,
  'planetary.BattleDrawn': ({ battle }) => `Battle ${battle} is a draw.`,
  'planetary.ModelStateChanged': ({ model, from, to }) => `${model}: ${from} becomes ${to}.`,
  'planetary.InjurySuffered': ({ model, effect }) => `${model} is injured: ${effect}.`,
  'planetary.TransportLost': ({ unit }) => `${unit} loses its transport.`,
  'planetary.OptionsLost': ({ unit, options }) => `${unit} loses ${list(options)}.`,
  'planetary.DefenceDestroyed': ({ hex, defence, shrine }) =>
    `Defence ${defence} in ${hex}${shrine ? `, a shrine (${words(shrine)}),` : ''} is destroyed.`,
  'planetary.DetachmentCaptured': ({ detachment, by }) => `${detachment} is captured by ${by}.`,
  'planetary.CaptiveAtMercy': ({ seat, detachment }) => `${seat} says whether ${detachment} lives.`,
  'planetary.CaptiveFateDecided': ({ seat, detachment, killed }) =>
    killed ? `${seat} has ${detachment} killed.` : `${seat} spares ${detachment}.`,
  'planetary.RareThingsLost': ({ army, losses }) =>
    `${army} has lost ${list(losses.map((each) => each.typeKey))}.`,
  'planetary.DetachmentDestroyed': ({ detachment, cause }) => `${detachment} is destroyed: ${cause}.`,
  'planetary.GarrisonDestroyed': ({ garrison, hex }) => `Garrison ${garrison} in ${hex} is destroyed.`,
  'planetary.CaptiveFreed': ({ detachment, hex }) => `${detachment} is freed and stands in ${hex}.`,
  'planetary.VpAwarded': ({ seat, amount, cause }) => `${seat} gets ${amount} VP: ${cause}.`,
  'planetary.DxpChanged': ({ detachment, from, to }) => `DXP of ${detachment}: ${from} to ${to}.`,
  'planetary.StatusRaised': ({ detachment, status }) => `${detachment} is now ${status}.`,
  'planetary.UnitXpChanged': ({ unit, from, to }) => `XP of ${unit}: ${from} to ${to}.`,
  'planetary.BattleJudged': ({ battle, result: { rule, sides } }) =>
    `Battle ${battle} is judged by ${rule}: ${difference(sides)}, so ${sides.attacker.vp} VP for the attacker and ${sides.defender.vp} for the defender.`,
  'planetary.DetachmentWithdrew': ({ detachment, from, to }) =>
    `${detachment} withdraws from ${from} to ${to}.`,
  'planetary.StrongholdCaptured': ({ hex, by }) => `${by} captures the Stronghold in ${hex}.`,
  'planetary.StrongholdDestroyed': ({ hex, by }) => `${by} destroys the Stronghold in ${hex}.`,
  'planetary.UrbanTaken': ({ hex, by, mode }) => `${by} takes the Urban hex ${hex}: ${words(mode)}.`,
  'planetary.BuildingDestroyed': ({ hex, building }) => `${capital(words(building))} in ${hex} is destroyed.`,
  'planetary.CapitalTaken': ({ hex, from, by }) => `${by} takes ${hex}, the Capital of ${from}.`,
  'planetary.CapitalRegained': ({ hex, seat }) => `${hex} is again the Capital of ${seat}.`,
  'planetary.ConvoyCreated': ({ convoy, cause }) => `Convoy ${convoy.id} with ${convoy.bp} BP: ${cause}.`,
  'planetary.ConvoyCaptured': ({ convoy, by, bp }) => `${by} captures convoy ${convoy} with ${bp} BP.`,
  'planetary.BattleBpPaid': ({ battle, bp }) => `${bp} BP are paid for battle ${battle}.`,
  'planetary.RaidSucceeded': ({ raid }) => `${raid.detachment} raids ${raid.hex}.`,
  'planetary.LootTaken': ({ hex, by }) => `${by} loots ${hex}.`,
  'planetary.DetachmentLanded': ({ detachment, hex }) => `${detachment} lands in ${hex}.`,
  'planetary.SpyDisengaged': ({ spy, hex }) => `Spy ${spy} stays in ${hex}.`,
  'planetary.SpiritStonesLost': ({ seat, hex, units, bp }) =>
    `${seat} loses the spirit stones of ${list(units)}: ${bp} BP of ${hex}.`,
  'planetary.BattleResolved': ({ battle }) => `Battle ${battle} is over.`,
};

/** One plain sentence about an event. */
export const summary = (event: PlanetaryEvent): string =>
  (SENTENCES[event.type] as (data: unknown) => string)(event.data).replace(/^no /, 'No ');

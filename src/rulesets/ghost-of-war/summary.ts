import type { GhostOfWarEvent } from './events.js';
import type { CancelReason } from './projects/events.js';
import type { LineEnd } from './trade/events.js';
import type { BattleMethod, Outcome } from './state/index.js';

type Data<T extends GhostOfWarEvent['type']> = Extract<GhostOfWarEvent, { readonly type: T }>['data'];

/** One plain sentence about each event: complete by its type. */
type Sentences = { readonly [T in GhostOfWarEvent['type']]: (data: Data<T>) => string };

/** `2 orders`, `no orders`. */
export const some = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;
/** `1 unit recovers`, `2 units recover`: with verbs that the count asks for. */
const who = (count: number, one: string, does: string, many: string, do_: string): string =>
  `${some(count, one, many)} ${count === 1 ? does : do_}`;
/** `eventProjects` → `event projects`. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const words = (code: string): string => code.toLowerCase().replaceAll('_', ' ');

/** How a battle is fought. */
const FOUGHT: Readonly<Record<BattleMethod, string>> = {
  AUTO: 'rolled out',
  TABLETOP: 'played at the table',
  QUICK: 'played as a quick game',
  EPIC: 'played as a game of Epic',
};
const RESULTS: Readonly<Record<Outcome, string>> = {
  DECISIVE_VICTORY: 'a decisive victory of the attacker',
  VICTORY: 'a victory of the attacker',
  DRAW: 'a draw',
  DEFEAT: 'a defeat of the attacker',
  DECISIVE_DEFEAT: 'a decisive defeat of the attacker',
};
const LINE_ENDS: Readonly<Record<LineEnd, string>> = {
  ORDERED: 'it was ordered so',
  LAPSED: 'it was interrupted for too long',
  TARGET_GONE: 'whom it supplied is gone',
  REVOLT: 'a planet of it has revolted',
  CAPTURED: 'a planet of it was captured',
};
const CANCELLED: Readonly<Record<CancelReason, string>> = {
  ORDERED: 'it was ordered so',
  NOT_LEGAL_AGAIN: 'it cannot be started again',
  LEFT_THE_PLANET: 'its builder has left the planet',
  REVOLT: 'the planet has revolted',
  CAPTURED: 'the planet was captured',
  HERO_DEAD: 'its hero is dead',
  REMOVED: 'its place was removed by the arbiter',
};

const SENTENCES: Sentences = {
  'ghost-of-war.OrdersSubmitted': ({ command }) =>
    `${command.faction} hands in ${some(command.orders.length, 'order')}.`,
  'ghost-of-war.OrdersLocked': ({ seat, command }) => `${command.faction ?? seat} locks its orders.`,
  'ghost-of-war.OrdersUnlockAsked': ({ seat, command }) =>
    `${command.faction ?? seat} asks for its orders to be opened again.`,
  'ghost-of-war.OrdersUnlocked': ({ factions }) => `The orders of ${factions.join(', ')} are open again.`,
  'ghost-of-war.PhaseCloseOrdered': ({ seat }) => `${seat} closes the step.`,
  'ghost-of-war.ExchangeOffered': ({ command }) => `${command.faction} offers ${command.taker} an exchange.`,
  'ghost-of-war.ExchangeAccepted': ({ command }) => `${command.faction} accepts ${command.offer}.`,
  'ghost-of-war.ExchangeWithdrawn': ({ command }) => `${command.faction} withdraws ${command.offer}.`,
  'ghost-of-war.MethodChosen': ({ command }) =>
    `${command.faction} wants ${command.battle} to be ${FOUGHT[command.method]}.`,
  'ghost-of-war.ReportSubmitted': ({ seat, command }) => `${seat} reports ${command.battle}.`,
  'ghost-of-war.ReportConfirmed': ({ seat, command }) => `${seat} confirms the report of ${command.battle}.`,
  'ghost-of-war.ReportDisputed': ({ seat, command }) =>
    `${seat} disputes the report of ${command.battle}: ${command.reason}`,
  'ghost-of-war.DisputeResolved': ({ seat, command }) =>
    `${seat} decides the dispute about ${command.battle}: ${command.reason}`,
  'ghost-of-war.AutoForced': ({ seat, command }) => `${seat} lets ${command.battle} be rolled.`,
  'ghost-of-war.RerollAsked': ({ seat, command }) => `${seat} uses the re-roll of ${command.character}.`,
  'ghost-of-war.RerollDeclined': ({ seat, command }) => `${seat} keeps the re-roll of ${command.character}.`,
  'ghost-of-war.HouseRuleOrdered': ({ seat, command }) =>
    `${seat} sets ${command.parameter}: ${command.reason}`,
  'ghost-of-war.GmChangesOrdered': ({ seat, command }) =>
    `${seat} makes ${some(command.changes.length, 'change')}: ${command.reason}`,
  'ghost-of-war.CampaignEndOrdered': ({ seat, command }) => `${seat} ends the campaign: ${command.reason}`,
  'ghost-of-war.HouseRuleSet': ({ parameter, reason }) => `House rule ${parameter} is set: ${reason}`,
  'ghost-of-war.ThingEntered': ({ kind, id, reason }) => `The arbiter enters ${kind} ${id}: ${reason}`,
  'ghost-of-war.ThingRemoved': ({ kind, id, reason }) => `The arbiter removes ${kind} ${id}: ${reason}`,
  'ghost-of-war.FieldsSet': ({ kind, id, fields, reason }) =>
    `The arbiter sets ${Object.keys(fields).sort().join(', ')} of ${kind} ${id}: ${reason}`,
  'ghost-of-war.EntrySet': ({ record, key, reason }) =>
    `The arbiter sets ${key} of ${spaced(record)}: ${reason}`,
  'ghost-of-war.CampaignSetUp': ({ state }) =>
    `The campaign starts in round ${state.round} with ${some(Object.keys(state.factions).length, 'faction')}.`,
  'ghost-of-war.SetUpContinued': ({ state }) =>
    `The set-up goes on: ${Object.keys(state).sort().map(spaced).join(', ')}.`,
  'ghost-of-war.OpeningBooked': ({ faction, written }) =>
    `${faction} begins with what ${some(written.length, 'account')} ${written.length === 1 ? 'holds' : 'hold'}.`,
  'ghost-of-war.RoundOpened': ({ round }) => `Round ${round} begins.`,
  'ghost-of-war.StepOpened': ({ round, step }) => `Round ${round}: ${words(step)}.`,
  'ghost-of-war.RoundClosed': ({ round }) => `Round ${round} is over.`,
  'ghost-of-war.OrdersClosed': ({ factions }) => `The orders are closed for ${factions.join(', ')}.`,
  'ghost-of-war.OrdersTakenUp': ({ faction, orders }) => `${faction} has ${some(orders.length, 'order')}.`,
  'ghost-of-war.OrderFailed': ({ faction, index, order }) =>
    `Order ${index + 1} of ${faction} fails: ${words(order)}.`,
  'ghost-of-war.OfferMade': ({ offer }) => `${offer.from} offers ${offer.to} an exchange.`,
  'ghost-of-war.OfferAccepted': ({ offer }) => `${offer.to} accepts the offer of ${offer.from}.`,
  'ghost-of-war.OfferGone': ({ offer }) => `The offer of ${offer.from} to ${offer.to} is gone.`,
  'ghost-of-war.FateDieOffered': ({ faction, provisional }) =>
    `${faction} may re-roll ${provisional.faces.join(', ')}: ${provisional.purpose}.`,
  'ghost-of-war.FateDieRerolled': ({ character, faces }) => `${character} re-rolls: ${faces.join(', ')}.`,
  'ghost-of-war.RerollPassed': ({ character }) => `${character} does not re-roll.`,
  'ghost-of-war.FateDieTaken': ({ faction }) => `The roll of ${faction} stands.`,
  'ghost-of-war.CampaignEnded': ({ end }) => `${end.winners.join(', ')} won: ${end.reason}`,
  'ghost-of-war.AttacksDeclared': ({ attacks }) => `${some(attacks.length, 'attack')} to be fought out.`,
  'ghost-of-war.AssaultBegan': ({ battlefield }) =>
    battlefield.assault
      ? `${battlefield.assault.factions.join(', ')} assault ${battlefield.location}.`
      : `The assault on ${battlefield.location} is over.`,
  'ghost-of-war.BattlefieldLeft': ({ location }) => `No more battles at ${location}.`,
  'ghost-of-war.AssaultMet': ({ assault, attacks }) =>
    `The assault of ${assault.factions.join(', ')} leaves ${some(assault.enemies.length, 'enemy', 'enemies')}; ${some(attacks.length, 'attack')} to come.`,
  'ghost-of-war.BattleOpened': ({ battle }) =>
    `${battle.id} at ${battle.location}: ${battle.attacker.factions.join(', ')} against ${battle.defender.factions.join(', ')}.`,
  'ghost-of-war.MethodSettled': ({ battle, method }) =>
    method === null ? `${battle}: the sides do not agree yet.` : `${battle} is ${FOUGHT[method]}.`,
  'ghost-of-war.BattleReported': ({ battle, by }) => `${by ?? 'The arbiter'} has reported ${battle}.`,
  'ghost-of-war.BattleDisputed': ({ battle, faction, reason }) =>
    `${faction} disputes the report of ${battle}: ${reason}`,
  'ghost-of-war.BattleDecided': ({ battle, outcome }) => `${battle}: ${RESULTS[outcome]}.`,
  'ghost-of-war.FriendlyFireSuffered': ({ unit, ce }) => `${unit} suffers friendly fire: ${ce} CE.`,
  'ghost-of-war.BattleResolved': ({ battle, rows }) =>
    `${battle}: ${rows.map((each) => `${each.id} ${each.from} → ${each.to}`).join(', ')}.`,
  'ghost-of-war.UnitsDestroyed': ({ rows, cause }) =>
    `${rows.map((each) => each.name).join(', ')}: ${cause}.`,
  'ghost-of-war.WorksLost': ({ planet, factions }) => `${factions.join(', ')} lose their works on ${planet}.`,
  'ghost-of-war.GoodsCaptured': ({ faction, battle, bookings }) =>
    `${faction} captures ${some(
      bookings.reduce((sum, each) => sum + each.amount, 0),
      'unit',
    )} of goods${battle === null ? '' : ` in ${battle}`}.`,
  'ghost-of-war.GeneSeedRecovered': ({ faction, unit }) => `${faction} recovers gene-seed of ${unit}.`,
  'ghost-of-war.ShipsWithdrew': ({ units, battle }) => `${units.join(', ')} withdraw after ${battle}.`,
  'ghost-of-war.PlanetWalkedInto': ({ planet, factions }) => `${factions.join(', ')} walk into ${planet}.`,
  'ghost-of-war.PlanetCaptured': ({ planet, from, to }) => `${planet} passes from ${from} to ${to}.`,
  'ghost-of-war.BattleSettled': ({ battle }) => `${battle} is settled.`,
  'ghost-of-war.FormationFormed': ({ formation, members }) =>
    `${formation.name} is formed of ${some(members.length, 'unit')}.`,
  'ghost-of-war.FormationChanged': ({ formation, members }) =>
    `${formation}: ${some(members.length, 'unit')} ${members.some((each) => each.formation === formation) ? 'join' : 'leave'}.`,
  'ghost-of-war.FormationDissolved': ({ formation }) => `${formation} dissolves.`,
  'ghost-of-war.UnitsMerged': ({ unit, absorbed, merged }) => `${absorbed} joins ${unit}: ${merged.ce} CE.`,
  'ghost-of-war.HoldersResized': ({ faction, rows }) =>
    `${faction}: ${who(rows.length, 'supply counter is', 'now', 'supply counters are', 'now')} of another size.`,
  'ghost-of-war.UnitsDissolved': ({ rows, cause }) =>
    `${rows.map((each) => each.name).join(', ')}: ${cause === 'SALVAGED' ? 'salvaged' : 'spent as Scouts'}.`,
  'ghost-of-war.SuitsAssigned': ({ unit, from, to }) =>
    `${unit} has ${to} suits of Terminator armour, not ${from}.`,
  'ghost-of-war.SupplyUpkeepPaid': ({ faction, rows }) =>
    `${faction}: supply of ${some(rows.length, 'holder')} is due, ${rows.filter((each) => !each.paid).length} without.`,
  'ghost-of-war.SupplyCountersRose': ({ faction, rows }) =>
    `${faction}: ${some(rows.length, 'holder')} resupplied.`,
  'ghost-of-war.SpentUnitsWasted': ({ faction, rows }) =>
    `${faction}: ${who(rows.length, 'spent unit', 'loses', 'spent units', 'lose')} CE for want of any supply.`,
  'ghost-of-war.SupplyGroupsSet': ({ faction, system, groups }) =>
    `${faction} has ${some(groups.length, 'supply group')} in ${system}.`,
  'ghost-of-war.ChapterCountersChanged': ({ faction, rows }) =>
    `${faction}: ${rows.filter((each) => each.paid).length} chapter counters paid, ${rows.filter((each) => !each.paid).length} not.`,
  'ghost-of-war.SystemBecameGrateful': ({ faction, system, gratitude }) =>
    `${system} is grateful to ${faction} through round ${gratitude.until}.`,
  'ghost-of-war.SystemBecameHonorBound': ({ faction, system }) => `${system} is honor-bound to ${faction}.`,
  'ghost-of-war.SubventionAnswered': ({ faction, system, percent }) =>
    `${system} gives ${faction} up to ${percent}% of what it has.`,
  'ghost-of-war.PlanetsRecovered': ({ faction, rows }) =>
    `${faction}: ${who(rows.length, 'planet', 'recovers', 'planets', 'recover')}.`,
  'ghost-of-war.UnitsRecovered': ({ faction, rows }) =>
    `${faction}: ${who(rows.length, 'unit', 'recovers', 'units', 'recover')}.`,
  'ghost-of-war.RecoveryFailed': ({ faction, rows }) =>
    `${faction}: ${some(rows.length, 'unit')} cannot recover.`,
  'ghost-of-war.ConditionsSuffered': ({ faction, rows }) =>
    `${faction}: ${who(rows.length, 'unit or planet', 'loses', 'units and planets', 'lose')} CE by what afflicts them.`,
  'ghost-of-war.XpChanged': ({ faction, rows }) =>
    `${faction}: the experience of ${some(rows.length, 'unit')} changes.`,
  'ghost-of-war.GeneSeedYielded': ({ faction, rows }) =>
    `${faction} gets gene-seed of ${some(rows.length, 'squad')} at Tactical.`,
  'ghost-of-war.CharacterStunned': ({ character, until }) =>
    `${character} is stunned through round ${until}.`,
  'ghost-of-war.CommanderAppointed': ({ formation, character }) => `${character.name} commands ${formation}.`,
  'ghost-of-war.HeroAttached': ({ hero, to }) =>
    to === null ? `${hero} goes alone.` : `${hero} joins ${to}.`,
  'ghost-of-war.HeroPromoted': ({ unit, character }) => `${character.name} rises from ${unit}.`,
  'ghost-of-war.StandingRerollLodged': ({ character, standing }) =>
    standing
      ? `${character} will re-roll his lowest die up to ${standing.atMost}.`
      : `${character} will be asked for re-rolls.`,
  'ghost-of-war.PsykerTargetSet': ({ faction, enemy }) =>
    `The Psykers of ${faction} look at ${enemy ?? 'the first enemy'}.`,
  'ghost-of-war.CharacterAdvanced': ({ character, trait, advisor }) =>
    trait || advisor
      ? `${character} gains ${words(trait ?? advisor ?? '')}.`
      : `${character} learns nothing new.`,
  'ghost-of-war.CharacterXpChanged': ({ faction, rows }) =>
    `${faction}: the experience of ${some(rows.length, 'character')} changes.`,
  'ghost-of-war.DeedsDone': ({ faction, rows }) =>
    `${faction}: the deeds of ${some(rows.length, 'commander')} are noted.`,
  'ghost-of-war.WarsProlonged': ({ faction, rows }) =>
    `${faction} wages war in ${some(rows.length, 'system')}.`,
  'ghost-of-war.HeroActed': ({ hero, action, target, succeeded }) =>
    `${hero}: ${words(action)}${target === null ? '' : ` on ${target}`} ${succeeded ? 'succeeds' : 'fails'}.`,
  'ghost-of-war.HeroBackfired': ({ hero }) => `The powers of ${hero} turn against him.`,
  'ghost-of-war.CeDamaged': ({ rows }) =>
    `${rows.map((each) => `${each.id} ${each.from} → ${each.to}`).join(', ')}.`,
  'ghost-of-war.SpiritsRaised': ({ units, spirit }) =>
    `${units.join(', ')}: ${words(spirit.cause)} through round ${spirit.until}.`,
  'ghost-of-war.ConditionLifted': ({ subject, name }) => `${subject} is free of ${words(name)}.`,
  'ghost-of-war.PlanetScreened': ({ planet }) => `The people of ${planet} are screened.`,
  'ghost-of-war.WorkRaised': ({ planet, work }) => `${words(work.kind)} on ${planet}: ${work.pp} pp.`,
  'ghost-of-war.WorksLeft': ({ planet, heroes }) =>
    `The works of ${heroes.join(', ')} on ${planet} are given up.`,
  'ghost-of-war.UnitsJammed': ({ units }) => `${units.join(', ')} are jammed.`,
  'ghost-of-war.Foreseen': ({ faction, foresight }) => `${faction} foresees the plans of ${foresight.enemy}.`,
  'ghost-of-war.SystemDivined': ({ faction, system }) => `${faction} divines what comes to ${system}.`,
  'ghost-of-war.StepCharted': ({ hexes }) => `The step from ${hexes[0]} to ${hexes[1]} is charted.`,
  'ghost-of-war.ActionPaid': ({ hero }) => `${hero} uses up goods.`,
  'ghost-of-war.PopulationStirred': ({ planet, from, to }) => `Loyalty of ${planet}: ${from} → ${to}.`,
  'ghost-of-war.CharacterKilled': ({ character }) => `${character} is killed.`,
  'ghost-of-war.CharacterWounded': ({ character, until }) =>
    `${character} is wounded through round ${until}.`,
  'ghost-of-war.ActivitiesSet': ({ faction, rows }) =>
    `${faction}: ${some(rows.length, 'unit or planet', 'units and planets')} with another activity.`,
  'ghost-of-war.SystemsContested': ({ faction, status }) =>
    `${faction}: ${some(status.contested.length, 'system')} contested, ${status.cutOff.length} cut off.`,
  'ghost-of-war.RelationChanged': ({ faction, other, to }) => `${faction} and ${other} are ${words(to)}.`,
  'ghost-of-war.SharingChanged': ({ planet, partner, allow }) =>
    `${planet} ${allow ? 'shares' : 'shares no more'} with ${partner}.`,
  'ghost-of-war.TradeConsentChanged': ({ planet, partner, allow }) =>
    `${planet} ${allow ? 'admits' : 'admits no'} lines of ${partner}.`,
  'ghost-of-war.ConfidenceChanged': ({ faction, ally, allow }) =>
    `${faction} ${allow ? 'confides' : 'confides no more'} in ${ally}.`,
  'ghost-of-war.ReserveSet': ({ planet, resource, amount }) => `${planet} keeps ${amount} ${resource}.`,
  'ghost-of-war.PrioritiesSet': ({ faction, rows }) =>
    `${faction} sets ${some(rows.length, 'priority', 'priorities')}.`,
  'ghost-of-war.GoodsExchanged': ({ giver, taker }) => `Goods pass between ${giver} and ${taker}.`,
  'ghost-of-war.YearBegan': ({ year }) => `Year ${year} begins.`,
  'ghost-of-war.RerollsReturned': ({ faction, rows }) =>
    `${faction}: the re-rolls of ${some(rows.length, 'character')} return.`,
  'ghost-of-war.EffectsExpired': ({ faction }) => `${faction}: effects of earlier rounds are over.`,
  'ghost-of-war.BasicProductionMade': ({ faction, rows }) =>
    `${faction}: ${some(rows.length, 'planet')} with basic production.`,
  'ghost-of-war.StocksShared': ({ faction, by, bookings }) =>
    `${by} changes ${some(bookings.length, 'stock')} of ${faction}.`,
  'ghost-of-war.ProductionBoosted': ({ planet, resource }) => `${planet} makes more ${resource} this round.`,
  'ghost-of-war.SpecialYieldRolled': ({ faction, planet, resource, total, target, gained }) =>
    `${planet} rolls ${total}, ${target} or more needed: ${gained} ${resource} for ${faction}.`,
  'ghost-of-war.PlanetsBraced': ({ faction, rows }) =>
    `${faction}: the CE of ${some(rows.length, 'planet')} changes.`,
  'ghost-of-war.UpkeepPaid': ({ faction, rows }) =>
    `${faction}: ${some(rows.length, 'planet')} with upkeep, ${rows.filter((each) => each.shortage.to).length} short.`,
  'ghost-of-war.LoyaltyChanged': ({ faction, rows, cause }) =>
    `${faction}: the loyalty of ${some(rows.length, 'planet')} changes ${cause === 'YEAR_END' ? 'at the end of the year' : 'for arrears of the tithe'}.`,
  'ghost-of-war.TithePaid': ({ faction, rows }) => `${faction}: ${some(rows.length, 'planet')} with a tithe.`,
  'ghost-of-war.ScoreRecorded': ({ faction, amount, score }) =>
    `${faction} scores ${amount}, ${score} in all.`,
  'ghost-of-war.ProjectStarted': ({ project }) => `${project.place.id} starts ${project.item}.`,
  'ghost-of-war.ProjectsProgressed': ({ faction, rows }) =>
    `${faction}: ${who(rows.length, 'project', 'goes', 'projects', 'go')} on.`,
  'ghost-of-war.ProjectsStalled': ({ faction, rows }) =>
    `${faction}: ${who(rows.length, 'project', 'stands', 'projects', 'stand')} still.`,
  'ghost-of-war.ProjectCompleted': ({ project, item }) => `${project} is complete: ${item}.`,
  'ghost-of-war.ProjectCancelled': ({ project, reason }) => `${project} is cancelled: ${CANCELLED[reason]}.`,
  'ghost-of-war.PlanetRevolted': ({ planet, faction }) => `${planet} revolts against ${faction}.`,
  'ghost-of-war.LineEstablished': ({ faction, line }) =>
    `${faction} establishes line ${line.number} from ${line.origin} to ${line.stops.map((each) => each.place.id).join(', ')}.`,
  'ghost-of-war.LineCancelled': ({ line, stops, reason }) =>
    stops > 0
      ? `${line} keeps ${some(stops, 'stop')}: ${LINE_ENDS[reason]}.`
      : `${line} is over: ${LINE_ENDS[reason]}.`,
  'ghost-of-war.LinesInterrupted': ({ faction, rows }) =>
    `${faction}: ${who(rows.length, 'stop of a line is', 'interrupted', 'stops of lines are', 'interrupted')}.`,
  'ghost-of-war.LinesRestarted': ({ faction, rows }) =>
    `${faction}: ${who(rows.length, 'stop of a line is', 'open', 'stops of lines are', 'open')} again.`,
  'ghost-of-war.LineRaided': ({ line, raid, success }) =>
    `${raid.raider} ${success ? 'raids' : 'fails to raid'} ${line} in ${raid.system}.`,
  'ghost-of-war.LinesDelivered': ({ faction, rows, captures }) =>
    `${faction}: ${some(rows.length, 'delivery', 'deliveries')}, ${some(captures.length, 'capture')}.`,
  'ghost-of-war.WaresReturned': ({ faction, rows }) =>
    `${faction}: what ${some(rows.length, 'stop')} of supply lines did not use goes back.`,
  'ghost-of-war.JourneysBegan': ({ faction, journeys }) =>
    `${faction}: ${some(journeys.length, 'journey')} to ${journeys.map((each) => each.to).join(', ')}.`,
  'ghost-of-war.JourneysEnded': ({ faction, rows }) =>
    `${faction}: arrivals in ${rows.map((each) => each.system).join(', ')}.`,
  'ghost-of-war.UnitsLanded': ({ faction, rows }) =>
    `${faction}: ${some(rows.length, 'unit')} landed or embarked.`,
  'ghost-of-war.LandingsRefused': ({ faction, rows }) =>
    `${faction}: ${some(rows.length, 'unit')} cannot land or embark.`,
  'ghost-of-war.FormationDetected': ({ faction, force, system }) =>
    `${faction} detects ${force} in ${system}.`,
  'ghost-of-war.DetectionFailed': ({ faction, force, system }) =>
    `${faction} does not detect ${force} in ${system}.`,
  'ghost-of-war.DepartureSeen': ({ faction, force, from, to }) =>
    `${faction} sees ${force} leave ${from} for ${to}.`,
  'ghost-of-war.JourneysShown': ({ faction, rows }) =>
    `${faction} is shown ${some(rows.length, 'journey')} of large fleets.`,
  'ghost-of-war.EventsForeseen': ({ faction, rows }) => `${faction} foresees ${some(rows.length, 'event')}.`,
  'ghost-of-war.HidingEnded': ({ faction, rows }) =>
    `${some(rows.length, 'unit')} of ${faction} ${rows.length === 1 ? 'is' : 'are'} hidden no longer.`,
};

/** One plain sentence about an event. */
export const summary = (event: GhostOfWarEvent): string =>
  (SENTENCES[event.type] as (data: unknown) => string)(event.data);

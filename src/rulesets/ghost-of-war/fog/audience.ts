import type { RollRequest } from '../../../kernel/index.js';
import { lookUp, type Audience } from '../../../kernel/index.js';
import type { GhostOfWarEvent } from '../events.js';
import { seesRaider } from './redact-forces.js';
import { circleOf } from '../general/confidence.js';
import { factionsBySeq } from '../general/factions.js';
import { ownerOf } from '../general/owners.js';
import type { GhostOfWarState } from '../state/index.js';

const EVERYBODY: Audience = { to: 'public' };

type EventType = GhostOfWarEvent['type'];

/** GOW-GEN-09: what is open to all; everything else is its faction's, and the arbiter's. */
const PUBLIC_EVENTS: readonly EventType[] = [
  'ghost-of-war.OrdersLocked',
  'ghost-of-war.OrdersUnlockAsked',
  'ghost-of-war.OrdersUnlocked',
  'ghost-of-war.PhaseCloseOrdered',
  'ghost-of-war.AutoForced',
  'ghost-of-war.HouseRuleOrdered',
  'ghost-of-war.CampaignEndOrdered',
  'ghost-of-war.RoundOpened',
  'ghost-of-war.StepOpened',
  'ghost-of-war.RoundClosed',
  'ghost-of-war.OrdersClosed',
  'ghost-of-war.CampaignEnded',
  'ghost-of-war.HouseRuleSet',
  'ghost-of-war.YearBegan',
  'ghost-of-war.RelationChanged',
  'ghost-of-war.PlanetRevolted',
  'ghost-of-war.ScoreRecorded',
  'ghost-of-war.BattleOpened',
  'ghost-of-war.MethodSettled',
  'ghost-of-war.BattleReported',
  'ghost-of-war.BattleDisputed',
  'ghost-of-war.BattleDecided',
  'ghost-of-war.FriendlyFireSuffered',
  'ghost-of-war.BattleResolved',
  'ghost-of-war.WorksLost',
  'ghost-of-war.ShipsWithdrew',
  'ghost-of-war.PlanetWalkedInto',
  'ghost-of-war.PlanetCaptured',
  'ghost-of-war.BattleSettled',
  'ghost-of-war.StepCharted',
  'ghost-of-war.ReportSubmitted',
  'ghost-of-war.ReportConfirmed',
  'ghost-of-war.ReportDisputed',
  'ghost-of-war.MethodChosen',
];

export const ofFactions = (state: GhostOfWarState, factions: readonly (string | null)[]): Audience => ({
  to: 'seats',
  seats: [...new Set(factions.flatMap((each) => (each === null ? [] : circleOf(state, each))))],
});

/** GOW-GEN-09: sheets are their faction's until S1 closes, and stay so but for the arbiter, who gives those of nobody. */
const sealed = (state: GhostOfWarState, faction: string): Audience =>
  lookUp(state.factions, faction)?.seat === null
    ? ofFactions(state, [faction])
    : {
        to: 'sealed',
        seats: circleOf(state, faction),
        until: { turn: state.round, phase: 'ADMINISTRATION' },
        then: 'arbiter',
      };

/** Who may see an event. */
export function audience(event: GhostOfWarEvent, state: GhostOfWarState): Audience {
  if (PUBLIC_EVENTS.includes(event.type)) return EVERYBODY;
  switch (event.type) {
    case 'ghost-of-war.CampaignSetUp':
    case 'ghost-of-war.SetUpContinued':
    case 'ghost-of-war.GmChangesOrdered':
    case 'ghost-of-war.DisputeResolved':
    case 'ghost-of-war.AttacksDeclared':
    case 'ghost-of-war.AssaultBegan':
    case 'ghost-of-war.AssaultMet':
    case 'ghost-of-war.FateDieOffered':
    case 'ghost-of-war.BattlefieldLeft':
    case 'ghost-of-war.DetectionFailed':
      return { to: 'arbiter' };
    case 'ghost-of-war.ThingEntered':
    case 'ghost-of-war.ThingRemoved':
    case 'ghost-of-war.FieldsSet':
    case 'ghost-of-war.EntrySet':
      return ofCorrection(event.data, state);
    case 'ghost-of-war.OrdersSubmitted':
      return sealed(state, event.data.command.faction);
    case 'ghost-of-war.OfferMade':
    case 'ghost-of-war.OfferAccepted':
    case 'ghost-of-war.OfferGone':
      return ofFactions(state, [event.data.offer.from, event.data.offer.to]);
    case 'ghost-of-war.GoodsExchanged':
      return ofFactions(state, [event.data.faction, event.data.partner]);
    case 'ghost-of-war.LineEstablished':
    case 'ghost-of-war.LineCancelled':
      return ofFactions(state, [event.data.faction, ...event.data.witnesses]);
    case 'ghost-of-war.LineRaided': {
      const { faction, witnesses, raid } = event.data;
      return ofFactions(state, [faction, ...witnesses.filter((each) => seesRaider(state, raid, [each]))]);
    }
    case 'ghost-of-war.CharacterKilled':
    case 'ghost-of-war.CharacterWounded':
      return state.step === 'COMBAT' ? EVERYBODY : ofFactions(state, [event.data.faction]);
    case 'ghost-of-war.RerollAsked':
    case 'ghost-of-war.RerollDeclined':
      return ofFactions(state, [ownerOf(state, event.data.command.character)]);
    case 'ghost-of-war.ProjectCompleted':
      return ofFactions(state, [event.data.faction, event.data.forFaction]);
    default:
      return ofFactions(state, [factionOf(event, state)]);
  }
}

/** GOW-GEN-09: what is nobody's is open to all, but for what the arbiter only plans. */
const ofCorrection = (
  { change, faction }: { readonly change: string; readonly faction: string | null },
  state: GhostOfWarState,
): Audience => {
  if (change === 'SCHEDULE_EVENT') return { to: 'arbiter' };
  return faction === null ? EVERYBODY : ofFactions(state, [faction]);
};

/** The faction that an event names, or whose seat spoke. */
function factionOf({ data }: GhostOfWarEvent, state: GhostOfWarState): string | null {
  const { faction, seat, command } = data as {
    readonly faction?: string;
    readonly seat?: string;
    readonly command?: { readonly faction?: string | null };
  };
  return faction ?? command?.faction ?? factionsBySeq(state).find((each) => each.seat === seat)?.id ?? null;
}

/** GOW-GEN-09: dice of public battles are open; others are the roller's. The subject of a roll is an entity's id. */
export function rollAudience(request: RollRequest, state: GhostOfWarState): Audience {
  if (Object.hasOwn(state.battles, request.subject)) return EVERYBODY;
  return ofFactions(state, [ownerOf(state, request.subject)]);
}

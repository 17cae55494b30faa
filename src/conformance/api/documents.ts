import { entryAt } from '../../kernel/index.js';
import type { PlayMutation } from './face.js';

const REASONS = `
  ... on Refused { violations { rule { id } code places { commandPath } details { name value } } }
  ... on RollsNeeded { rolls { rule { id } purpose subject counter count sides } }`;

export const CREATE_CAMPAIGN = `mutation ($input: CreateCampaignInput!) {
  createCampaign(input: $input) {
    __typename
    ... on CampaignOpened { campaign { id seats { key } } timeline { id } arbiterSeat { key } arbiterToken }${REASONS}
  }
}`;

export const INVITE = `mutation ($input: InviteToSeatInput!) { inviteToSeat(input: $input) { ... on SeatInvited { code } } }`;
export const CLAIM = `mutation ($input: ClaimSeatInput!) { claimSeat(input: $input) { ... on SeatClaimed { token } } }`;

/** Document of a play mutation. */
export const playDocument = (
  mutation: PlayMutation,
): string => `mutation ($input: ${capital(mutation)}Input!) {
  answer: ${mutation}(input: $input) {
    __typename
    ... on TimelineMoved { expected revision }
    ... on ${ACCEPTED[mutation]} { notTaken { rule { id } code places { commandPath } details { name value } } }${REASONS}
  }
}`;

const ACCEPTED: Readonly<Record<PlayMutation, string>> = {
  submitOrders: 'OrdersAccepted',
  withdrawOrders: 'OrdersAccepted',
  lockPhase: 'PhaseAccepted',
  unlockPhase: 'PhaseAccepted',
  closePhase: 'PhaseAccepted',
  resolveBattle: 'BattleAccepted',
  confirmBattle: 'BattleAccepted',
  disputeBattle: 'BattleAccepted',
  enterDice: 'DiceAccepted',
};

/** Dice that the timeline waits for, as the arbiter is asked for them. */
export const AWAITED = `query ($timeline: ID!) {
  timeline(id: $timeline) { awaited { rolls { rule { id } purpose subject counter count sides } } }
}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const EVENTS = `query ($timeline: ID!, $after: String) {
  timeline(id: $timeline) {
    events(first: 200, after: $after) {
      edges { node { id revision type kind turn phase at because { id } payload } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

export const LEDGER = `query ($timeline: ID!, $after: String) {
  timeline(id: $timeline) {
    at {
      ledger(first: 200, after: $after) {
        edges { node { account amount } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

export const DUE = `query ($timeline: ID!, $seat: ID) { timeline(id: $timeline) { due(seat: $seat) { seat { key } code } } }`;

/** What the asking seat may do with a thing of its own. */
export const OPTIONS = `query ($timeline: ID!, $thing: ID!) {
  timeline(id: $timeline) {
    at {
      options(piece: $thing) {
        options {
          order target how path cost { amount measure } arithmetic { name value }
          barred { rule { id } code places { commandPath } details { name value } }
        }
      }
    }
  }
}`;

export const MOMENT = `query ($timeline: ID!) {
  timeline(id: $timeline) { at { over moment { turn phase } } }
}`;

export const VERIFICATION = `query ($timeline: ID!) {
  timeline(id: $timeline) {
    verification { sound checks { name result problems { revision message } } }
  }
}`;

/** One view at a time: a request may not ask for too much. */
export const VIEWS: Readonly<Record<string, string>> = {
  board: `board {
    turn phase
    locations { id: key name kind q r terrain owner { id: key } contents lastSeenTurn }
    pieces { id: key name kind owner { id: key } location strength status }
  }`,
  tradeLines: `tradeLines {
    id: key owner { id: key } kind origin stops goods { name amount } length loss charted status nextArrival notation
  }`,
  units: `units(first: 200) {
    edges { node { id: key name kind owner { id: key } location experience rank account strength } }
  }`,
  standings: `standings {
    measure goal over winners { id: key }
    seats { seat { id: key } total rank out account byTurn { turn amount } }
  }`,
  battles: `battles {
    id: key location turn status method winners { id: key } drawn consequences because { id }
    sides { role seat { id: key } pieces value }
  }`,
};

export const viewDocument = (view: string): string =>
  `query ($timeline: ID!) { timeline(id: $timeline) { at { ${entryAt(VIEWS, view)} } } }`;

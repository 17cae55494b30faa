import type { PlanetaryEvent } from './events.js';
import { pieceOf } from './sheets/sheet-checks.js';

/** Fields of event data that name a piece, or an army in a report's order. */
const PIECE_FIELDS = [
  'detachment',
  'army',
  'garrison',
  'convoy',
  'spy',
  'diplomat',
  'squadron',
  'piece',
  'captor',
  'unit',
  'model',
  'battle',
] as const;

/** Ids of pieces (and of the battle) that an event is about: the audit filter. */
export function pieces(event: PlanetaryEvent): readonly string[] {
  const data = event.data as Readonly<Record<string, unknown>>;
  const named = PIECE_FIELDS.flatMap((field) => idOf(data[field]));
  return [...new Set([...named, ...inside(event)])];
}

const idOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? [id] : [];
};

function inside(event: PlanetaryEvent): readonly string[] {
  switch (event.type) {
    case 'planetary.BattleOrdersTakenUp':
      return [
        ...event.data.orders.map((each) => each.detachment),
        ...event.data.spies.map((each) => each.spy),
        ...event.data.airSupport.map((each) => each.squadron),
      ];
    case 'planetary.OrdersSubmitted':
      return event.data.command.orders.map(pieceOf);
    case 'planetary.AirOrdersTakenUp':
    case 'planetary.MovementOrdersTakenUp':
      return event.data.orders.map(pieceOf);
    case 'planetary.NpcAppeared':
      return [event.data.attacks];
    case 'planetary.BattleCreated': {
      const { attacker, defender } = event.data.battle;
      return [attacker.detachment, defender.detachment, defender.garrison].filter((id) => id !== null);
    }
    case 'planetary.ModelsTransferred':
      return [event.data.to];
    case 'planetary.DealProposed':
    case 'planetary.DealAccepted':
    case 'planetary.DealMade':
    case 'planetary.DealVoid':
    case 'planetary.DealMarked':
      return [event.data.deal.id];
    case 'planetary.RaidSucceeded':
      return [event.data.raid.detachment];
    case 'planetary.InformationGained':
      return event.data.gained.flatMap(({ about }) => ('id' in about ? [about.id] : []));
    default:
      return 'command' in event.data && 'battle' in event.data.command ? [event.data.command.battle] : [];
  }
}

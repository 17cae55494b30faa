import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { CARDS } from '../data/cards.js';
import { mustBeArbiter } from '../general/barred.js';
import type { CommandOf } from '../judge.js';
import type { SpaceEmpiresState, UnitLine } from '../state/index.js';
import type { SpeTable } from '../table.js';
import { isLeader, isShip, lineOfChit } from '../units/lines.js';
import type { OpenChange, SecretChange } from './events.js';
import type { Change } from './shapes.js';

/** What a correction comes to: what all learn, and what single players, or nobody, do. */
interface Effects {
  readonly open: readonly OpenChange[];
  readonly secret: readonly { readonly player: string | null; readonly change: SecretChange }[];
}

/** SPE-GEN-06, section 12: the arbiter sets right what was wrong; what the state promises stays kept. */
export function recordCorrection(
  table: SpeTable,
  { text, effect }: CommandOf<'RecordCorrection'>,
): readonly Violation[] {
  const { state } = table;
  const barred = mustBeArbiter(table);
  if (barred.length > 0) return barred;
  const wrong = effect.flatMap((change, index) => judgeChange(state, change, ['effect', index]));
  const illegal = wrong.length > 0 ? wrong : judgeTogether(state, effect);
  if (illegal.length > 0) return illegal;
  const effects = effect.map((change) => effectsOf(state, change));
  const open = effects.flatMap((each) => each.open);
  table.emit({ type: 'space-empires.GmCorrectionRecorded', data: { text, open } }, ['SPE-GEN-06']);
  const secrets = effects.flatMap((each) => each.secret);
  for (const player of new Set(secrets.map((each) => each.player))) {
    const secret = secrets.filter((each) => each.player === player).map((each) => each.change);
    table.emit({ type: 'space-empires.GmCorrectionRecordedPrivately', data: { player, secret } }, [
      'SPE-GEN-06',
    ]);
  }
  return [];
}

type Path = readonly (string | number)[];

/** What is wrong with one change by itself. */
function judgeChange(state: SpaceEmpiresState, change: Change, path: Path): readonly Violation[] {
  const noPlayer = (player: string | null, at: Path) =>
    player === null || Object.hasOwn(state.players, player)
      ? []
      : [violation('SPE-GEN-02', 'UNKNOWN_SEAT', at, { seat: player })];
  if ('treasury' in change) return noPlayer(change.treasury.player, [...path, 'treasury', 'player']);
  if ('hand' in change) return noPlayer(change.hand.player, [...path, 'hand', 'player']);
  if ('unit' in change) return judgeUnit(state, change.unit, [...path, 'unit']);
  if ('planet' in change) return noSpace(state, change.planet.mapSpace, [...path, 'planet', 'mapSpace']);
  if ('controller' in change)
    return [
      ...noSpace(state, change.controller.mapSpace, [...path, 'controller', 'mapSpace']),
      ...noPlayer(change.controller.player, [...path, 'controller', 'player']),
    ];
  return [];
}

const noSpace = (state: SpaceEmpiresState, mapSpace: string, path: Path): readonly Violation[] =>
  Object.hasOwn(state.spaces, mapSpace) ? [] : [violation('SPE-MAP-04', 'NO_SUCH_SPACE', path, { mapSpace })];

type UnitChange = Extract<Change, { readonly unit: unknown }>['unit'];

/** Section 3: a chit of the lists, ships never on a surface, leaders alone are captured; no chit of a battle or a move under way. */
function judgeUnit(state: SpaceEmpiresState, change: UnitChange, path: Path): readonly Violation[] {
  const { unit } = change;
  const line = lineOfChit(state, unit);
  if (!line) return [violation('SPE-SET-01', 'NO_SUCH_CHIT', [...path, 'unit'], { unit })];
  if (isBusy(state, unit)) return [violation('SPE-BAT-18', 'NOT_NOW', [...path, 'unit'], { unit })];
  if ('mapSpace' in change) return judgePlace(state, line, change, path);
  return 'capturedBy' in change ? judgeCaptor(state, line, change, path) : [];
}

/** Whether a chit fights in the battle, or is in the stack move, that is open. */
const isBusy = ({ battle, reaction }: SpaceEmpiresState, unit: string): boolean =>
  (battle?.participants ?? []).some((each) => each.unit === unit) || (reaction?.units ?? []).includes(unit);

/** Section 3: ships never on a surface; a surface where there is a planet. */
function judgePlace(
  state: SpaceEmpiresState,
  line: UnitLine,
  { unit, mapSpace, layer }: Extract<UnitChange, { readonly mapSpace: string }>,
  path: Path,
): readonly Violation[] {
  const isPlanet = lookUp(state.spaces, mapSpace)?.planetClass !== 'NONE';
  const code = isShip(line) ? 'SHIP_ON_SURFACE' : 'NO_SURFACE';
  return [
    ...noSpace(state, mapSpace, [...path, 'mapSpace']),
    ...(layer === 'SURFACE' && (isShip(line) || !isPlanet)
      ? [violation('SPE-SET-01', code, [...path, 'layer'], { unit })]
      : []),
  ];
}

/** SPE-BAT-14: leaders, by an opponent. */
function judgeCaptor(
  state: SpaceEmpiresState,
  line: UnitLine,
  { unit, capturedBy: captor }: Extract<UnitChange, { readonly capturedBy: string }>,
  path: Path,
): readonly Violation[] {
  if (!isLeader(line)) return [violation('SPE-BAT-14', 'NOT_A_LEADER', [...path, 'unit'], { unit })];
  return Object.hasOwn(state.players, captor) && lookUp(state.units, unit)?.owner !== captor
    ? []
    : [violation('SPE-BAT-14', 'NOT_AN_OPPONENT', [...path, 'capturedBy'], { player: captor })];
}

/** SPE-DECK-01, SPE-DRAW-03, SPE-MAP-01: the deck is whole, no hand too large, control markers lie on planets, when all is done. */
function judgeTogether(state: SpaceEmpiresState, effect: readonly Change[]): readonly Violation[] {
  const hands = new Map(Object.values(state.players).map((each) => [each.id, each.hand ?? []]));
  let { drawPile } = state.deck;
  let { discardPile } = state.deck;
  const classes = new Map(Object.values(state.spaces).map((each) => [each.id, each.planetClass]));
  const controllers = new Map(Object.values(state.spaces).map((each) => [each.id, each.controller]));
  for (const change of effect) {
    if ('hand' in change) hands.set(change.hand.player, change.hand.cards);
    if ('drawPile' in change) drawPile = change.drawPile.cards;
    if ('discardPile' in change) discardPile = change.discardPile.cards;
    if ('planet' in change) classes.set(change.planet.mapSpace, change.planet.planetClass);
    if ('controller' in change) controllers.set(change.controller.mapSpace, change.controller.player);
  }
  const all = [...[...hands.values()].flat(), ...(drawPile ?? []), ...discardPile];
  const cards = CARDS.flatMap(({ id: card, count: there }) => {
    const found = all.filter((each) => each === card).length;
    return found === there
      ? []
      : [violation('SPE-DECK-01', 'CARDS_WRONG', ['effect'], { card, there, found })];
  });
  const limit = state.rules.maxHand;
  const tooLarge = [...hands].flatMap(([, hand]) =>
    state.phase !== 'DRAW' && hand.length > limit
      ? [violation('SPE-DRAW-03', 'HAND_TOO_LARGE', ['effect'], { hand: hand.length, limit })]
      : [],
  );
  const markers = [...controllers].flatMap(([mapSpace, player]) =>
    player !== null && classes.get(mapSpace) === 'NONE'
      ? [violation('SPE-MAP-01', 'NOT_A_PLANET', ['effect'], { mapSpace })]
      : [],
  );
  return [...cards, ...tooLarge, ...markers];
}

/** What one change comes to. */
function effectsOf(state: SpaceEmpiresState, change: Change): Effects {
  if ('treasury' in change) {
    const { player, treasuryRp } = change.treasury;
    const byRp = treasuryRp - (lookUp(state.players, player)?.treasuryRp ?? 0);
    return { open: [{ kind: 'TREASURY', player, treasuryRp, byRp }], secret: [] };
  }
  if ('hand' in change) {
    const { player, cards } = change.hand;
    return {
      open: [{ kind: 'HAND_SIZE', player, cards: cards.length }],
      secret: [{ player, change: { kind: 'HAND', cards } }],
    };
  }
  if ('drawPile' in change) {
    const { cards } = change.drawPile;
    return {
      open: [{ kind: 'DRAW_SIZE', cards: cards.length }],
      secret: [{ player: null, change: { kind: 'DRAW_PILE', cards } }],
    };
  }
  if ('discardPile' in change)
    return { open: [{ kind: 'DISCARD_PILE', cards: change.discardPile.cards }], secret: [] };
  if ('planet' in change) return { open: [{ kind: 'PLANET', ...change.planet }], secret: [] };
  if ('controller' in change) return { open: [{ kind: 'CONTROLLER', ...change.controller }], secret: [] };
  return effectsOnUnit(state, change.unit);
}

function effectsOnUnit(state: SpaceEmpiresState, change: UnitChange): Effects {
  const { unit } = change;
  const owner = lookUp(state.units, unit)?.owner ?? null;
  const captor = Object.values(state.players).find((each) => each.capturedLeaders.includes(unit));
  const released: readonly OpenChange[] = captor ? [{ kind: 'RELEASED', unit, player: captor.id }] : [];
  if ('capturedBy' in change)
    return { open: [...released, { kind: 'CAPTURED', unit, player: change.capturedBy }], secret: [] };
  if ('mapSpace' in change) {
    const { mapSpace, layer } = change;
    return { open: released, secret: [{ player: owner, change: { kind: 'PLACED', unit, mapSpace, layer } }] };
  }
  return { open: released, secret: [{ player: owner, change: { kind: 'PILE', unit } }] };
}

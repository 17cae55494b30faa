import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { CARDS } from '../data/cards.js';
import { mustBeArbiter } from '../general/barred.js';
import type { CommandOf } from '../judge.js';
import type { PlanetClass, SpaceEmpiresState, UnitLine } from '../state/index.js';
import type { SpeTable } from '../table.js';
import { isLeader, isShip, lineOfChit } from '../units/lines.js';
import { sharedPlaces } from '../units/sharing.js';
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
  if ('treasury' in change) return noPlayer(state, change.treasury.player, [...path, 'treasury', 'player']);
  if ('hand' in change) return judgeHand(state, change.hand, [...path, 'hand']);
  if ('unit' in change) return judgeUnit(state, change.unit, [...path, 'unit']);
  if ('planet' in change) return noSpace(state, change.planet.mapSpace, [...path, 'planet', 'mapSpace']);
  if ('controller' in change)
    return [
      ...noSpace(state, change.controller.mapSpace, [...path, 'controller', 'mapSpace']),
      ...noPlayer(state, change.controller.player, [...path, 'controller', 'player']),
      ...outOfTheGame(state, change.controller.player, [...path, 'controller', 'player']),
    ];
  return [];
}

const noPlayer = (state: SpaceEmpiresState, player: string | null, path: Path): readonly Violation[] =>
  player === null || Object.hasOwn(state.players, player)
    ? []
    : [violation('SPE-GEN-02', 'UNKNOWN_SEAT', path, { seat: player })];

/** SPE-VIC-02: who is out of the game gets nothing any more. */
const outOfTheGame = (state: SpaceEmpiresState, seat: string | null, path: Path): readonly Violation[] =>
  seat !== null && lookUp(state.players, seat)?.eliminated
    ? [violation('SPE-VIC-02', 'OUT_OF_THE_GAME', path, { seat })]
    : [];

/** SPE-VIC-02; SPE-BAT-18: cards that are committed to the battle are not taken away. */
function judgeHand(
  state: SpaceEmpiresState,
  { player, cards }: Extract<Change, { readonly hand: unknown }>['hand'],
  path: Path,
): readonly Violation[] {
  const { battle } = state;
  const fights = battle !== null && [battle.attacker, battle.defender].includes(player);
  return [
    ...noPlayer(state, player, [...path, 'player']),
    ...(cards.length > 0 ? outOfTheGame(state, player, [...path, 'player']) : []),
    ...(fights ? [violation('SPE-BAT-18', 'FIGHTING', [...path, 'player'], { seat: player })] : []),
  ];
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
  if ((state.turn.offer ?? []).includes(unit))
    return [violation('SPE-REC-01', 'ON_OFFER', [...path, 'unit'], { unit })];
  if ('mapSpace' in change)
    return [
      ...judgePlace(state, line, change, path),
      ...outOfTheGame(state, lookUp(state.units, unit)?.owner ?? null, [...path, 'unit']),
    ];
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
  return [...cards, ...tooLarge, ...markers, ...judgeChits(state, effect, classes)];
}

/** Section 3: every chit in one place, nobody on the surface of deep space, and nobody where an opponent stands for good. */
function judgeChits(
  state: SpaceEmpiresState,
  effect: readonly Change[],
  classes: ReadonlyMap<string, PlanetClass>,
): readonly Violation[] {
  const named = effect.flatMap((change, index) => ('unit' in change ? [{ ...change.unit, index }] : []));
  const changed = new Map(named.map((each) => [each.unit, each]));
  const places = Object.values(state.units).flatMap(({ id, owner, mapSpace, layer }) => {
    const change = changed.get(id);
    const line = lineOfChit(state, id);
    const chit = { unit: id, owner, isShip: line !== undefined && isShip(line) };
    const after = change ? ('mapSpace' in change ? change : null) : { mapSpace, layer };
    return [{ ...chit, before: { mapSpace, layer }, after: after ?? { mapSpace: null, layer: null } }];
  });
  const standing = (when: 'before' | 'after') =>
    places.flatMap(({ [when]: { mapSpace, layer }, ...chit }) =>
      mapSpace === null || layer === null ? [] : [{ ...chit, mapSpace, layer }],
    );
  const { phase, activePlayer, turn } = state;
  const shared = (when: 'before' | 'after') =>
    sharedPlaces(standing(when), { phase, activePlayer, lostAt: turn.lostAt });
  const known = shared('before').map(({ code, mapSpace }) => `${code} ${mapSpace}`);
  return [
    ...named
      .filter(({ unit }, place) => named.findIndex((each) => each.unit === unit) < place)
      .map(({ unit, index }) =>
        violation('SPE-SET-01', 'IN_TWO_PLACES', ['effect', index, 'unit', 'unit'], { unit }),
      ),
    ...standing('after')
      .filter(({ layer, mapSpace }) => layer === 'SURFACE' && classes.get(mapSpace) === 'NONE')
      .map(({ unit, mapSpace }) => violation('SPE-MOVE-06', 'NO_SURFACE', ['effect'], { unit, mapSpace })),
    ...shared('after')
      .filter(({ code, mapSpace }) => !known.includes(`${code} ${mapSpace}`))
      .map(({ code, ...params }) => violation('SPE-BAT-01', code, ['effect'], params)),
  ];
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

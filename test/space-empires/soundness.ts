import type { SpaceEmpiresState } from '../../src/rulesets/space-empires/index.js';

const DECK = 49;

/** Invariants of section 3 of the catalog that a state breaks, in plain words. */
export const unsound = (state: SpaceEmpiresState): readonly string[] => [
  ...chits(state),
  ...cards(state),
  ...planets(state),
  ...armies(state),
];

function chits({ units, stacks, players, entries }: SpaceEmpiresState): readonly string[] {
  const lying = Object.entries(stacks).flatMap(([owner, mine]) =>
    Object.entries(mine).flatMap(([mapSpace, stack]) => stack.map((chit) => ({ owner, mapSpace, chit }))),
  );
  const taken = Object.values(players).flatMap((each) => each.capturedLeaders);
  const all = Object.values(entries).reduce((sum, each) => sum + each.count, 0);
  return [
    ...(Object.keys(units).length === all ? [] : ['chits are more or fewer than the lists have']),
    ...Object.values(units).flatMap(({ id, owner, status, mapSpace, layer }) => {
      const places = lying.filter((each) => each.chit === id);
      const inPlay = status === 'IN_PLAY';
      const right = inPlay
        ? places.length === 1 && places[0]!.owner === owner && places[0]!.mapSpace === mapSpace
        : places.length === 0 && mapSpace === null && layer === null;
      const captured = taken.filter((each) => each === id).length;
      return right && captured === (status === 'CAPTURED' ? 1 : 0) ? [] : [`${id} lies in the wrong place`];
    }),
    ...Object.values(stacks).flatMap((mine) =>
      Object.values(mine).flatMap((stack) => (stack.length > 0 ? [] : ['an empty stack'])),
    ),
  ];
}

function cards({ deck, players, rules, phase }: SpaceEmpiresState): readonly string[] {
  const hands = Object.values(players).map((each) => each.hand ?? []);
  const drawPile = deck.drawPile ?? [];
  const all = [...drawPile, ...deck.discardPile, ...hands.flat()].length;
  return [
    ...(all === DECK ? [] : [`${all} cards`]),
    ...(drawPile.length === deck.drawSize ? [] : ['the draw pile is miscounted']),
    ...Object.values(players).flatMap(({ id, hand, handSize }) => [
      ...(hand?.length === handSize ? [] : [`the hand of ${id} is miscounted`]),
      ...(phase === 'DRAW' || handSize <= rules.maxHand ? [] : [`the hand of ${id} is too large`]),
    ]),
  ];
}

const planets = ({ spaces, players }: SpaceEmpiresState): readonly string[] => [
  ...Object.values(spaces).flatMap(({ id, planetClass, controller }) =>
    controller === null || planetClass !== 'NONE' ? [] : [`a marker in deep space, ${id}`],
  ),
  ...Object.values(players).flatMap(({ id, treasuryRp }) =>
    treasuryRp >= 0 ? [] : [`the treasury of ${id} is negative`],
  ),
];

/** No ship on a surface, no ground unit on the surface of deep space; nobody shares a surface once battles are over. */
function armies({ units, entries, spaces, phase, activePlayer }: SpaceEmpiresState): readonly string[] {
  const inPlay = Object.values(units).filter((each) => each.status === 'IN_PLAY');
  const isShip = (entry: string): boolean => entries[entry]!.types.includes('S');
  const after = ['REVENUE', 'RECRUIT', 'UPKEEP', 'CONTROL'].includes(phase);
  return [
    ...inPlay.flatMap(({ id, entry, layer, mapSpace }) =>
      layer === 'SURFACE' && (isShip(entry) || spaces[mapSpace ?? '']?.planetClass === 'NONE')
        ? [`${id} stands on no surface`]
        : [],
    ),
    ...(after ? Object.keys(spaces) : []).flatMap((mapSpace) => {
      const here = inPlay.filter((each) => each.mapSpace === mapSpace);
      const ground = new Set(here.filter((each) => each.layer === 'SURFACE').map((each) => each.owner));
      const fleets = new Set(here.filter((each) => isShip(each.entry)).map((each) => each.owner));
      return [
        ...(ground.size > 1 ? [`two armies on ${mapSpace}`] : []),
        ...(fleets.size > 1 && fleets.has(activePlayer ?? '') ? [`two fleets at ${mapSpace}`] : []),
      ];
    }),
  ];
}

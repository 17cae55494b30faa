import {
  id,
  list,
  named,
  orNull,
  ownId,
  record,
  said,
  text,
  whole,
  type Shaped,
} from '../../../../kernel/index.js';
import type { SpaceEmpiresState } from '../../state/index.js';
import { layersOf } from '../../units/layers.js';
import * as words from '../../words/index.js';

export const spaceView = named(
  'MapSpace',
  'A map space (SPE-MAP-01).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    neighbours: said('Its neighbours.', list(id)),
    planetClass: said('What it holds.', words.planetClass),
    planetName: said('What the planet is called.', text),
    controller: said('Seat whose control marker lies there (SPE-CTL-01).', orNull(id)),
    homeworldOf: said('Seat that started there.', orNull(id)),
  }),
);

export const unitView = named(
  'Unit',
  'A chit that the viewer knows.',
  record({
    id: said('The chit.', ownId),
    entry: said('Line of the unit list that it is of.', id),
    owner: said('Seat of its faction.', id),
    status: said('Where it is.', words.unitStatus),
    mapSpace: said('Map space; null unless it is in play.', orNull(id)),
    layer: said('Layer; null unless it is in play.', orNull(words.layer)),
  }),
);

export const stackView = named(
  'Stack',
  'All units of a player in a map space (SPE-GEN-07).',
  record({
    owner: said('Seat whose it is.', id),
    mapSpace: said('Where.', id),
    orbit: said('Units in orbit.', whole()),
    surface: said('Units on the surface.', whole()),
    top: said('The top unit, which all may see.', id),
    units: said('All chits, top first; null where the viewer may not know them.', orNull(list(id))),
  }),
);

export const showSpaces = ({ spaces }: SpaceEmpiresState): readonly Shaped<typeof spaceView>[] =>
  Object.values(spaces).map((each) => ({ ...each, neighbours: [...each.neighbours] }));

export const showUnits = ({ units }: SpaceEmpiresState): readonly Shaped<typeof unitView>[] =>
  Object.values(units);

export const showStacks = (state: SpaceEmpiresState): readonly Shaped<typeof stackView>[] =>
  Object.entries(state.stacks).flatMap(([owner, mine]) =>
    Object.entries(mine).map(([mapSpace, stack]) => {
      const known = stack.flatMap((chit) => (chit === null ? [] : [chit]));
      return {
        owner,
        mapSpace,
        ...layersOf(state, owner, mapSpace),
        top: known[0] ?? '',
        units: known.length === stack.length ? known : null,
      };
    }),
  );

import { LEGAL_SETS } from './data/activities.js';
import { ITEM_KEYS, itemRow } from './data/items.js';
import { GENERAL_RESOURCES } from './data/resources.js';
import { choose, type Asking, type Choice } from './options-choice.js';
import { projectChoices } from './options-projects.js';
import { inForce } from './house-rules/house-rules.js';
import type { Planet, TradeLine } from './state/index.js';

/** GOW-ACT-01, GOW-PRJ-02, GOW-PLA-11: what a planet may be ordered. */
export const planetChoices = (asking: Asking, { id, basicProduction }: Planet): readonly Choice[] => [
  ...LEGAL_SETS.map((set) =>
    choose(asking, { order: { order: 'SET_ACTIVITY', entity: id, set }, target: null, how: set.join(', ') }),
  ),
  ...[
    ...ITEM_KEYS.filter((each) => itemRow(each)?.place !== 'FIELD'),
    ...Object.keys(asking.state.eventProjects),
  ].flatMap((item) => projectChoices(asking, { kind: 'PLANET', id }, item)),
  ...(inForce(asking.state.parameters, 'boost.enabled')
    ? GENERAL_RESOURCES.filter((each) => (basicProduction[each] ?? 0) > 0).map((resource) =>
        choose(asking, { order: { order: 'BOOST', planet: id, resource }, target: resource }),
      )
    : []),
];

/** GOW-TRD-09: the whole line, or its stops from one on. */
export const lineChoices = (asking: Asking, { id, stops }: TradeLine): readonly Choice[] =>
  [null, ...stops.map((_, at) => at)].map((stop) =>
    choose(asking, {
      order: { order: 'CANCEL_LINE', line: id, stop },
      target: id,
      ...(stop === null ? {} : { how: `from stop ${stop + 1} on` }),
    }),
  );

// Files that are longer or more winding than the rest may be, each with its reason. Only ever shorter: whoever mends one takes it off.

/** More than 300 lines. */
export const LONG_FILES = [
  // Tables of a rulebook, a row for each of its rows: cut in two they would be looked for twice.
  'src/rulesets/ghost-of-war/data/recruitment.ts',
  'src/rulesets/ghost-of-war/data/units.ts',
  'src/rulesets/meta-campaign/data/classes.ts',
  'src/rulesets/meta-campaign/data/task-forces.ts',
  'src/rulesets/meta-campaign/data/upgrades.ts',
  'src/rulesets/meta-campaign/data/weapons.ts',
  // Written by `npm run rule-ids`.
  'src/rulesets/meta-campaign/rule-ids.ts',
  'src/rulesets/planetary/rule-ids.ts',
  // The one suite of all stores.
  'src/event-store/conformance.ts',
];

/** A function of more than 60 lines. */
export const LONG_FUNCTIONS = [
  // They make an object: a list of small functions that share what it keeps, and that nobody else may see.
  'src/conformance/api/api-stage.ts',
  'src/conformance/engine-stage.ts',
  'src/read-model/audit.ts',
  'src/read-model/database.ts',
  'src/read-model/history.ts',
  'src/read-model/project-timeline.ts',
  'src/read-model/projector.ts',
  'src/rulesets/ghost-of-war/goods/books.ts',
  'src/service/graphql/limits/cost.ts',
  'src/service/graphql/subscriptions/socket-options.ts',
  'src/service/graphql/subscriptions/socket-server.ts',
  'src/timelines/verification/chain.ts',
  'src/timelines/verification/chained-dice.ts',
  'src/timelines/verification/order.ts',
  'src/timelines/verification/play.ts',
  'src/timelines/verification/proven-dice.ts',
  'src/timelines/verification/rolls.ts',
  'tools/event-shapes/shapes-of.ts',
  // A member or a line for each member of the state: who looks for one finds it in the order of the state.
  'src/rulesets/ghost-of-war/start/check-references.ts',
  'src/rulesets/planetary/fog/redact.ts',
  // Positions, written out.
  'src/rulesets/ghost-of-war/start/scenarios/corvus-war.ts',
  'src/rulesets/planetary/start/scenarios/border-clash.ts',
  // Parts of a suite.
  'src/event-store/conformance.ts',
];

/** A function of a complexity over 15. */
export const MANY_WAYS = [
  // A way for each kind of thing there is.
  'src/kernel/misfits.ts',
  'src/rulesets/ghost-of-war/game-master/gm-settings.ts',
  'src/rulesets/ghost-of-war/general/owners.ts',
  'src/service/graphql/messages/summary.ts',
  // What is left out of a position is this: a `??` for each member.
  'src/conformance/opening.ts',
  'src/rulesets/ghost-of-war/formations/entries.ts',
  'src/rulesets/ghost-of-war/goods/place-entries.ts',
  'src/rulesets/planetary/start/pieces.ts',
  'src/rulesets/planetary/start/read.ts',
  // One rule, or one entry of a position, with so many conditions of its own.
  'src/rulesets/ghost-of-war/effectiveness/effectiveness.ts',
  'src/rulesets/ghost-of-war/goods/draw-sources.ts',
  'src/rulesets/ghost-of-war/goods/notation/line.ts',
  'src/rulesets/planetary/battle-orders/battle-orders.ts',
  'src/rulesets/planetary/fog/redact-pieces.ts',
  'src/rulesets/planetary/start/check-armies.ts',
  'src/rulesets/planetary/start/check-map.ts',
  // A procedure that may end at each of its steps.
  'src/service/play/adjudicator.ts',
  'src/service/play/previews.ts',
  'src/timelines/amend.ts',
  'src/timelines/export/read.ts',
  'src/timelines/export/verify-export.ts',
];

import { getIntrospectionQuery } from 'graphql';

/** A request that somebody sends who means no good. Numbers are near the limits on either side. */
export interface Hostile {
  readonly name: string;
  readonly query: string;
  readonly variables?: unknown;
}

const many = (count: number, make: (at: number) => string, between = ' '): string =>
  Array.from({ length: count }, (_, at) => make(at)).join(between);
const times = <T>(count: number, item: T): readonly T[] => Array.from({ length: count }, () => item);
const aliased = (count: number, selection: (at: number) => string): string =>
  `{ ${many(count, (at) => `a${at}: ${selection(at)}`)} }`;

const CREATE = 'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { __typename } }';
const CLOSE = 'mutation ($input: ClosePhaseInput!) { closePhase(input: $input) { __typename } }';
const die = { rule: 'x', purpose: 'y', subject: 'z', faces: [1] };

/** What is sent without knowing anything of the service. */
export const BLIND: readonly Hostile[] = [
  { name: 'the whole schema', query: getIntrospectionQuery() },
  {
    name: 'the schema 60 times',
    query: aliased(60, () => '__schema { types { name fields { name type { name } } } }'),
  },
  {
    name: 'a type 60 times',
    query: aliased(60, () => '__type(name: "Mutation") { fields { args { name type { name } } } }'),
  },
  { name: 'a field 600 times', query: `{ ${many(490, () => 'me { admin }')} }` },
  {
    name: 'fields that overlap in fields',
    query: `{ campaigns { edges { ${many(120, () => 'node { main { campaign { main { id name } } } }')} } } }`,
  },
  { name: 'unknown fields', query: `{ ${many(1900, (at) => `tymeline${at}`)} }` },
  {
    name: 'unknown types',
    query: `{ me { ${many(320, (at) => `... on Planetarx${at} { a }`)} } }`,
  },
  {
    name: 'fragments that double',
    query: `{ campaigns { edges { node { ...f0 } } } } ${many(60, (at) => `fragment f${at} on Campaign { a: main { campaign { ...f${at + 1} } } b: main { campaign { ...f${at + 1} } } }`)} fragment f60 on Campaign { id }`,
  },
  {
    name: 'fragments in a circle',
    query: `{ me { admin } } ${many(190, (at) => `fragment f${at} on Campaign { ...f${(at + 1) % 190} id }`)}`,
  },
  {
    name: 'fragments that overlap',
    query: `{ campaigns { edges { node { ${many(70, (at) => `...f${at}`)} } } } } ${many(70, (at) => `fragment f${at} on Campaign { ...g${at} main { id } } fragment g${at} on Campaign { main { name } }`)}`,
  },
  {
    name: 'operations that share fragments',
    query: `query a { ...f0 } ${many(100, (at) => `query q${at} { ...f0 }`)} ${many(110, (at) => `fragment f${at} on Query { ...f${at + 1} }`)} fragment f110 on Query { me { admin } }`,
  },
  { name: 'a long comment', query: `{ me { admin } } #${'x'.repeat(1_000_000)}` },
  { name: 'a long text', query: `{ campaign(id: """${' \\nx'.repeat(150_000)}""") { id } }` },
  { name: 'lists in lists', query: `{ campaign(id: ${'['.repeat(950)}${']'.repeat(950)}) { id } }` },
  { name: 'seats without names', query: CREATE, variables: { input: { seats: times(24_000, {}) } } },
  {
    name: 'too many seats',
    query: CREATE,
    variables: {
      input: {
        commandId: 'x',
        name: 'x',
        seats: times(12_000, { name: 'a' }),
        ruleset: { planetary: { start: { scenario: 'BORDER_CLASH' } } },
      },
    },
  },
  {
    name: 'many dice',
    query: CLOSE,
    variables: { input: { timeline: 'x', commandId: 'x', dice: times(4_000, die) } },
  },
  {
    name: 'a die with many faces',
    query: CLOSE,
    variables: { input: { timeline: 'x', commandId: 'x', dice: [{ ...die, faces: times(24_000, 1) }] } },
  },
  {
    name: 'a name that never ends',
    query: 'query ($f: CampaignFilterInput) { campaigns(filter: $f) { edges { cursor } } }',
    variables: { f: { nameContains: 'aA'.repeat(500_000) } },
  },
  {
    name: 'a cursor that never ends',
    query: 'query ($after: String) { campaigns(after: $after) { edges { cursor } } }',
    variables: { after: '='.repeat(1_000_000) },
  },
  {
    name: 'a file of quotes',
    query:
      'mutation ($input: ImportPlanetaryUnitTypesInput!) { importPlanetaryUnitTypes(input: $input) { __typename } }',
    variables: {
      input: {
        timeline: 'x',
        commandId: 'x',
        file: { format: 'JSON', text: `["${'\\"'.repeat(99_000)}` },
      },
    },
  },
  {
    name: 'a file of columns',
    query:
      'mutation ($input: ImportPlanetaryUnitTypesInput!) { importPlanetaryUnitTypes(input: $input) { __typename } }',
    variables: {
      input: {
        timeline: 'x',
        commandId: 'x',
        file: { format: 'CSV', text: `${many(30_000, (at) => `c${at}`, ',')}\n` },
      },
    },
  },
];

/** What is sent by somebody who may read a timeline. */
export const readingOf = (timeline: string, pieces: readonly string[]): readonly Hostile[] => {
  const within = (name: string, inner: string): Hostile => ({
    name,
    query: `{ timeline(id: "${timeline}") { ${inner} } }`,
  });
  const board =
    'board { pieces { key name kind location strength status } locations { key name kind contents } }';
  return [
    within('a verification', 'verification { sound checks { name problems { message } } }'),
    within(
      'nine verifications',
      many(9, (at) => `a${at}: verification { sound }`),
    ),
    within(
      'many positions',
      many(60, (at) => `a${at}: at(moment: { revision: ${at * 4} }) { ${board} }`),
    ),
    within('board and units', `at { ${board} units(first: 200) { edges { node { key name rank } } } }`),
    within('the trail', 'events(first: 200) { edges { node { id type summary payload } } }'),
    within(
      'trails',
      many(20, (at) => `a${at}: events(first: 200) { edges { node { payload } } }`),
    ),
    within(
      'trails of nothing',
      many(50, (at) => `a${at}: events(first: 200, filter: { piece: "no-${at}" }) { edges { node { id } } }`),
    ),
    within('causes', 'events(first: 40) { edges { node { causes { id } effects { id } } } }'),
    within(
      'dice',
      many(60, (at) => `a${at}: dice { luck { mean } commitments { commitment } }`),
    ),
    within(
      'ledgers',
      `at { ${many(50, (at) => `a${at}: ledger(first: 200) { edges { node { amount } } }`)} }`,
    ),
    within(
      'options',
      many(
        50,
        (at) => `a${at}: at { options(piece: "${pieces[at % pieces.length]}") { options { target } } }`,
      ),
    ),
    within(
      'comparisons',
      many(
        10,
        (at) =>
          `a${at}: compare(with: "${timeline}", withAt: { revision: ${at} }) { commonRevision pieces { key field left right } turns { same } }`,
      ),
    ),
    within('forks', 'forks { id at { board { pieces { key } } } }'),
    within('verified forks', 'forks { verification { sound } }'),
  ];
};

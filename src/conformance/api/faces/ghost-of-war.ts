import type { CommandShape } from '../../../engine/index.js';
import type { ApiCommand, ApiFace } from '../face.js';

type Said = Readonly<Record<string, unknown>>;

/** One of the words that the API has for the ruleset. */
const ordered = (member: string, said: unknown): ApiCommand => ({
  mutation: 'submitOrders',
  input: { orders: { ghostOfWar: { [member]: said } } },
});

const ruled = (member: string, said: unknown): ApiCommand => ordered('arbiter', { [member]: said });

const about = (battle: unknown, member: string, said: unknown): ApiCommand => ({
  mutation: 'resolveBattle',
  input: { battle, result: { ghostOfWar: { [member]: said } } },
});

/** `ESTABLISH_LINE` → `establishLine`. */
const camel = (word: string): string =>
  word.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `RareMinerals` → `rareMinerals`, `GG` → `gg`. */
const lower = (name: string): string =>
  name === name.toUpperCase() ? name.toLowerCase() : name.charAt(0).toLowerCase() + name.slice(1);

const isRecord = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byLower = (goods: Said): Said =>
  Object.fromEntries(Object.entries(goods).map(([name, amount]) => [lower(name), amount]));

/** Entries of a record as a list: GraphQL has no records. */
const listed =
  (key: string, figure: string, said: (value: unknown) => unknown = (value) => value) =>
  (record: Said): readonly Said[] =>
    Object.entries(record).map(([name, value]) => ({ [key]: name, [figure]: said(value) }));

const upkeep = (record: Said) => listed('activity', 'goods', (goods) => byLower(goods as Said))(record);

/** Records by the names of their fields; a list of the same name is no record. */
const RECORDS: Readonly<Record<string, (record: Said) => unknown>> = {
  stock: byLower,
  capacity: byLower,
  reserve: byLower,
  basicProduction: byLower,
  goods: byLower,
  given: byLower,
  asked: byLower,
  counters: byLower,
  perRound: byLower,
  oneTime: byLower,
  oneTimePaid: byLower,
  yields: byLower,
  list: byLower,
  salvage: byLower,
  slots: byLower,
  upkeep,
  parts: listed('part', 'amount'),
  specialYields: listed('resource', 'sum'),
  sharing: listed('faction', 'allow'),
  tradeConsent: listed('faction', 'allow'),
  contestedRounds: listed('faction', 'rounds'),
  saves: listed('system', 'count'),
  gained: listed('activity', 'ce'),
  losses: listed('id', 'ceLoss'),
  friendlyFire: listed('id', 'ceLoss'),
};

/** Everything within a value as the API's inputs have it. */
function input(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => input(each, name));
  if (!isRecord(value)) return value;
  if ('order' in value && name === 'orders') return orderInput(value);
  if ('change' in value && name === 'changes') return changeInput(value);
  if ('method' in value && 'lossShare' in value) return reportInput(value);
  const { kind: _kind, ...ware } = value;
  const fields = Object.entries(name === 'wares' ? ware : value).map(([field, each]) => [
    field,
    RECORDS[field] && isRecord(each) ? RECORDS[field](each) : input(each, field),
  ]);
  return Object.fromEntries(fields) as Said;
}

const fieldsOf = (value: Said, name = ''): Said => input(value, name) as Said;

/** Orders that are one id, or are written otherwise. */
const ORDERS: Readonly<Record<string, (said: Said) => Said>> = {
  CANCEL_PROJECT: ({ project }) => ({ cancelProject: project }),
  NOTE_LINE: (said) => ({ establishLine: said }),
  MERGE_UNITS: ({ units }) => {
    const [first, second] = units as readonly unknown[];
    return { mergeUnits: { first, second } };
  },
  HERO_ACTION: ({ hero, action }) => ({ heroAction: { hero, ...(action as Said) } }),
};

function orderInput({ order, ...said }: Said): Said {
  const word = String(order);
  return ORDERS[word]?.(said) ?? { [camel(word)]: fieldsOf(said) };
}

/** Changes are called as in the core; those with an entry are the entry. */
function changeInput({ change, ...said }: Said): Said {
  const word = String(change);
  const told = said['entry'] ?? said['event'] ?? said['id'] ?? said;
  return { [camel(word)]: input(word === 'SET_STORM' || word === 'SET_ROUTE' ? said : told, 'entry') };
}

/** Spoils are named in a list, or left to a word. */
function reportInput({ captured, lossShare, ...report }: Said): Said {
  const spoils = Array.isArray(captured) ? { captured: input(captured) } : { capture: captured };
  return { ...fieldsOf(report), lossShare, ...spoils };
}

/** The value of a house rule, by its kind. */
function ruleValue(value: unknown): Said {
  if (typeof value === 'number') return { number: value };
  if (typeof value === 'boolean') return { flag: value };
  if (Array.isArray(value)) return { numbers: value };
  return isRecord(value) ? { figures: figuresOf(value, []) } : { choice: value };
}

function figuresOf(value: unknown, path: readonly string[]): readonly Said[] {
  const figure = path.join('.');
  if (Array.isArray(value)) return [{ figure, numbers: value }];
  if (!isRecord(value)) return [{ figure, number: value }];
  return Object.entries(value).flatMap(([key, each]) => figuresOf(each, [...path, key]));
}

/** Command type → how the API is told. */
const COMMANDS: Readonly<Record<string, (said: Said) => ApiCommand>> = {
  SubmitOrders: (said) => ordered('sheet', fieldsOf(said)),
  LockOrders: ({ faction }) =>
    faction === null ? { mutation: 'lockPhase', input: {} } : ordered('lock', faction),
  UnlockOrders: ({ faction }) =>
    faction === null ? { mutation: 'unlockPhase', input: {} } : ordered('unlock', faction),
  ClosePhase: () => ({ mutation: 'closePhase', input: {} }),
  OfferExchange: (said) => ordered('offerExchange', fieldsOf(said)),
  AcceptExchange: (said) => ordered('acceptExchange', said),
  WithdrawExchange: (said) => ordered('withdrawExchange', said),
  RerollFateDie: (said) => ordered('reroll', said),
  PassReroll: ({ character }) => ordered('passReroll', character),
  SetHouseRule: ({ parameter, value, reason }) =>
    ruled('setHouseRule', { parameter, value: ruleValue(value), reason }),
  MakeGmChanges: (said) => ruled('makeChanges', fieldsOf(said)),
  EndCampaign: ({ reason }) => ruled('endCampaign', reason),
  ChooseMethod: ({ battle, ...said }) => about(battle, 'chooseMethod', said),
  SubmitReport: ({ battle, ...said }) => about(battle, 'report', fieldsOf(said)),
  ConfirmReport: ({ battle, faction }) => about(battle, 'confirm', { faction }),
  DisputeReport: ({ battle, ...said }) => about(battle, 'dispute', said),
  ResolveDispute: ({ battle, ...said }) => about(battle, 'resolveDispute', fieldsOf(said)),
  ForceAuto: ({ battle }) => about(battle, 'forceAuto', true),
};

function command({ type, ...said }: CommandShape): ApiCommand {
  const told = COMMANDS[type];
  if (!told) throw new Error(`the API has no command ${type}`);
  return told(said);
}

/** Ways and depots of lines are lists of their own in the core. */
function lineInput({ paths, intoDepots, ...line }: Said): Said {
  return {
    ...line,
    ...(paths ? { paths: (paths as readonly unknown[]).map((path) => ({ path })) } : {}),
    ...(intoDepots ? { intoDepots: (intoDepots as readonly unknown[]).map((depot) => ({ depot })) } : {}),
  };
}

/** What each side has said of a battle stands in fields of their own. */
function battleInput({ chosen, reports, result, ...battle }: Said): Said {
  const by = (chosen ?? {}) as Said;
  const told = Object.entries((reports ?? {}) as Said).flatMap(([side, each]) =>
    isRecord(each) ? [{ side, ...fieldsOf(each) }] : [],
  );
  return {
    ...fieldsOf(battle),
    attackerMethod: by['attacker'],
    defenderMethod: by['defender'],
    reports: told,
    result: isRecord(result) ? fieldsOf(result) : result,
  };
}

function position({ lines, battles, ...given }: Said): object {
  return {
    ...fieldsOf(given),
    ...(lines ? { lines: (lines as readonly Said[]).map(lineInput) } : {}),
    ...(battles ? { battles: (battles as readonly Said[]).map(battleInput) } : {}),
  };
}

export const GHOST_OF_WAR_API: ApiFace = {
  ruleset: 'ghost-of-war',
  command,
  position: (given) => position(given as Said),
};

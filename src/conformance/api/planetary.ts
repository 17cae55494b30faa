import type { Json, JsonObject } from '../../kernel/index.js';
import type { CommandShape } from '../../engine/index.js';
import { enumName, type ApiCommand, type ApiFace, type PlayMutation } from './face.js';

/** Members that hold a code; the API writes codes in capitals. */
const CODES = new Set([
  ...['phase', 'nativeRace', 'race', 'terrain', 'class', 'slot', 'moveClass', 'weight', 'limit', 'hqRank'],
  ...['state', 'kind', 'order', 'onTake', 'strongholdFate', 'urbanTreatment', 'step', 'side', 'role'],
  ...['end', 'fate', 'result', 'controlledBy', 'fulfilledBy'],
]);

/** Lists whose members' `type` is a code, and a key of the club everywhere else. */
const TYPED = new Set(['buildings', 'defences', 'stronghold']);

/** How the planetary rules are said in the API. Its inputs mirror the core; codes and targets are said otherwise. */
export const PLANETARY_API: ApiFace = {
  ruleset: 'planetary',
  command: (command) => toApi(command as Command),
  position: (position) => {
    const { unitTypes, squadrons, ...rest } = position as {
      readonly unitTypes?: readonly JsonObject[];
      readonly squadrons?: readonly JsonObject[];
    };
    return {
      ...(inApi(rest) as object),
      ...(unitTypes ? { unitTypes: unitTypes.map(unitType) } : {}),
      ...(squadrons ? { squadrons: squadrons.map(squadron) } : {}),
    };
  },
};

type Command = CommandShape & { readonly battle: string; readonly [field: string]: Json };

/** Members of the oneOf input `PlanetaryBattleResultInput` by command. */
const RESULTS: Readonly<Record<string, (command: Command) => object>> = {
  AgreeQuickBattle: () => ({ agreeQuick: true }),
  RerollTerrain: () => ({ rerollTerrain: true }),
  PostponeBattle: () => ({ postpone: true }),
  ObjectPostponement: () => ({ objectPostponement: true }),
  IssueBattleBrief: ({ agreed }) => ({ issueBrief: agreed ?? {} }),
  EnterBattleReport: ({ report }) => ({ report: inApi(report!) }),
  PickOpponentCasualties: (command) => ({ opponentPick: inApi(fields(command)) }),
  ChooseCasualties: (command) => ({ casualties: inApi(fields(command)) }),
  SetFillUpOrder: (command) => ({ fillUpOrder: fields(command) }),
  DecideDispute: (command) => ({ decideDispute: inApi(fields(command)) }),
};

const PLAIN: Readonly<Record<string, PlayMutation>> = {
  WithdrawOrders: 'withdrawOrders',
  LockPhase: 'lockPhase',
  ClosePhase: 'closePhase',
  ConfirmBattleReport: 'confirmBattle',
  DisputeBattleReport: 'disputeBattle',
};

function toApi(command: Command): ApiCommand {
  const { type, battle } = command;
  if (type === 'SubmitOrders') {
    const orders = (command['orders'] as readonly JsonObject[]).map(order);
    return { mutation: 'submitOrders', input: { orders: { planetary: { orders } } } };
  }
  const plain = PLAIN[type];
  if (plain) return { mutation: plain, input: { ...fields(command), ...(battle ? { battle } : {}) } };
  const result = RESULTS[type];
  if (!result) throw new Error(`the API has no command ${type}`);
  return { mutation: 'resolveBattle', input: { battle, result: { planetary: result(command) } } };
}

/** A command without what says which it is. */
function fields({ type: _type, battle: _battle, ...rest }: Command): JsonObject {
  return rest;
}

function order(said: JsonObject): object {
  const { order: code, target, ...rest } = said;
  if (code === 'AIR_SUPPORT') return { airSupport: rest };
  if (code === 'SPY_GUARD' || code === 'GAIN_INFORMATION') return { spyOrder: { ...rest, order: code } };
  const aim = target as { readonly hex?: string; readonly detachment?: string } | undefined;
  const target_ = aim && (aim.hex === undefined ? { detachment: aim.detachment } : { hex: aim.hex });
  return {
    battleOrder: { ...(inApi(rest) as object), order: code, ...(target_ ? { target: target_ } : {}) },
  };
}

const unitType = ({ requires, race, ...rest }: JsonObject): object => ({
  ...(inApi(rest) as object),
  ...(race === undefined ? {} : { race }),
  ...(Array.isArray(requires) ? { requires: requires.map((anyOf) => ({ anyOf })) } : {}),
});

const squadron = ({ mission, ...rest }: JsonObject): object => ({ ...rest, ...(mission ? { mission } : {}) });

/** The same with codes in capitals. `under` is the name of the member that holds the value. */
function inApi(value: Json, under = ''): Json {
  if (Array.isArray(value)) return value.map((each: Json) => inApi(each, under));
  if (typeof value === 'string') return CODES.has(under) ? enumName(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name === 'type' && TYPED.has(under) && typeof each === 'string' ? enumName(each) : inApi(each!, name),
    ]),
  );
}

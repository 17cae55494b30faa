import type { JsonObject } from '../../../kernel/index.js';
import type { CommandShape } from '../../../engine/index.js';
import type { ApiCommand, ApiFace } from '../face.js';

type Said = Readonly<Record<string, unknown>>;

/** One word about a battle: the member of the ruleset's oneOf input, and what it holds. */
const about = (battle: unknown, member: string, said: unknown): ApiCommand => ({
  mutation: 'resolveBattle',
  input: { battle, result: { planetary: { [member]: said } } },
});

/** Command type → how the API is told. */
const COMMANDS: Readonly<Record<string, (said: Said) => ApiCommand>> = {
  SubmitOrders: ({ orders }) => {
    const sheet = (orders as readonly Said[]).map(orderInput);
    return { mutation: 'submitOrders', input: { orders: { planetary: { orders: sheet } } } };
  },
  WithdrawOrders: () => ({ mutation: 'withdrawOrders', input: {} }),
  LockPhase: () => ({ mutation: 'lockPhase', input: {} }),
  UnlockPhase: () => ({ mutation: 'unlockPhase', input: {} }),
  ClosePhase: () => ({ mutation: 'closePhase', input: {} }),
  IssueBattleBrief: ({ battle, agreed }) => about(battle, 'issueBrief', agreed ?? {}),
  RerollTerrain: ({ battle }) => about(battle, 'rerollTerrain', true),
  AgreeQuickBattle: ({ battle }) => about(battle, 'agreeQuick', true),
  PickOpponentCasualties: ({ battle, ...said }) => about(battle, 'opponentPick', said),
  ChooseCasualties: ({ battle, ...said }) => about(battle, 'casualties', said),
  SetFillUpOrder: ({ battle, ...said }) => about(battle, 'fillUpOrder', said),
  EnterBattleReport: ({ battle, report }) => about(battle, 'report', report),
  DecideDispute: ({ battle, ...said }) => about(battle, 'decideDispute', said),
  DefineUnitType: ({ unitTypes }) =>
    ruled('defineUnitType', { unitTypes: withRequirements(unitTypes as readonly UnitTypeSaid[]) }),
  DefineSpecialDetachment: ({ race, detachment }) => {
    const { slots, ...rest } = detachment as Said;
    return ruled('defineSpecialDetachment', { race, ...rest, list: listInput(slots as Said) });
  },
  RejectDetachment: (said) => ruled('rejectDetachment', said),
  ReportFunBattle: (said) => ordered('funBattle', { report: said }),
  ConfirmFunBattle: ({ battle }) => ordered('funBattle', { confirm: battle }),
  PostponeBattle: ({ battle }) => about(battle, 'postpone', true),
  ObjectPostponement: ({ battle }) => about(battle, 'objectPostponement', true),
  ConfirmBattleReport: ({ battle }) => ({ mutation: 'confirmBattle', input: { battle } }),
  DisputeBattleReport: ({ battle, reason }) => ({ mutation: 'disputeBattle', input: { battle, reason } }),
};

function orderInput(given: Said): Said {
  const { order, target, ...rest } = given;
  if ('piece' in given) return { movementOrder: given };
  if ('airspace' in given) return { airMission: { mission: order, ...rest } };
  if (order === 'AIR_SUPPORT') return { airSupport: rest };
  if ('spy' in given) return { spyOrder: given };
  const aim = target as { readonly kind: 'hex' | 'detachment' } & Said;
  return { battleOrder: { order, ...rest, ...(aim ? { target: { [aim.kind]: aim[aim.kind] } } : {}) } };
}

/** What is said outside sheets and battles: a member of the ruleset's input for orders. */
const ordered = (member: string, said: unknown): ApiCommand => ({
  mutation: 'submitOrders',
  input: { orders: { planetary: { [member]: said } } },
});

const ruled = (member: string, said: unknown): ApiCommand => ordered('arbiter', { [member]: said });

/** The list of a special detachment: a table has one entry for each slot and type. */
function listInput({ by, table, ...rest }: Said): Said {
  if (by === 'EXTERNAL') return { declared: true };
  if (by === 'NORMAL_LIST') return { normalList: rest };
  const slots = Object.entries(table as Readonly<Record<string, readonly Said[]>>);
  return { table: slots.flatMap(([slot, entries]) => entries.map((entry) => ({ slot, ...entry }))) };
}

/** Commands of the set-up and the Build phase are called as in the core, with a small first letter. */
const build = (type: string, said: Said): ApiCommand =>
  ordered('build', {
    [`${type[0]!.toLowerCase()}${type.slice(1)}`]: Object.keys(said).length > 0 ? said : true,
  });

const command = ({ type, ...said }: CommandShape): ApiCommand =>
  (COMMANDS[type] ?? build.bind(null, type))(said);

/** Only the requirements of unit types are written otherwise: lists of lists are no GraphQL input of ours. */
function position(given: JsonObject): object {
  const types = given['unitTypes'] as readonly UnitTypeSaid[] | undefined;
  return types ? { ...given, unitTypes: withRequirements(types) } : given;
}

type UnitTypeSaid = Said & { readonly requires?: readonly string[][] };

const withRequirements = (types: readonly UnitTypeSaid[]): readonly Said[] =>
  types.map(({ requires, ...type }) =>
    requires ? { ...type, requires: requires.map((anyOf) => ({ anyOf })) } : type,
  );

export const PLANETARY_API: ApiFace = {
  ruleset: 'planetary',
  command,
  position: (given) => position(given as JsonObject),
};

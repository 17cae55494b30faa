import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { catalogOf, taskForceIn } from '../catalogs/starter.js';
import {
  accountOf,
  firstOf,
  isGameMaster,
  mustBeGameMaster,
  mustGoOn,
  mustHaveAccount,
  unless,
  type Asked,
} from '../general/asked.js';
import { existing } from '../../../kernel/index.js';
import type { Account, MetaCampaignState } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { checkFunds, paymentOf } from './paying.js';

/** An account that must be there: its owner was judged to have one. */
export const ownAccount = ({ state, actor }: Asked): Account =>
  existing(accountOf(state, actor.seat), 'account');

/** Pays a price in full (EDCU-ECO-06). */
export function pay(table: EdcTable, player: string, price: number, cause: string): void {
  if (price === 0) return;
  const account = existing(accountOf(table.state, player), 'account');
  table.emit({ type: 'meta-campaign.PurchasePaid', data: { player, ...paymentOf(account, price), cause } }, [
    'EDCU-ECO-06',
  ]);
}

const isPlayer = ({ seats }: MetaCampaignState, seat: string): boolean =>
  seats.some(({ id, role }) => id === seat && role === 'player');

/** Who has no account yet. */
const registered = ({ actor }: Pick<Asked, 'actor'>, player: string | undefined): string =>
  player ?? actor.seat;

/** EDCU-ECO-05: themselves, or by the game master. */
export function judgeRegistration(
  asked: Asked,
  { player }: CommandOf<'RegisterPlayer'>,
): readonly Violation[] {
  const seat = registered(asked, player);
  return firstOf(
    () => mustGoOn(asked),
    () => unless(seat === asked.actor.seat || isGameMaster(asked), 'EDCU-ECO-05', 'NOT_YOURSELF', ['player']),
    () => unless(isPlayer(asked.state, seat), 'EDCU-ECO-05', 'NOT_A_PLAYER', ['player'], { seat }),
    () =>
      unless(accountOf(asked.state, seat) === undefined, 'EDCU-ECO-05', 'REGISTERED_ALREADY', ['player'], {
        seat,
      }),
  );
}

export function register(table: EdcTable, command: CommandOf<'RegisterPlayer'>): void {
  const player = registered(table, command.player);
  table.emit({ type: 'meta-campaign.PlayerRegistered', data: { player } }, ['EDCU-ECO-05']);
  const { signUpBonusReq: req } = table.state.rules;
  if (req > 0) table.emit({ type: 'meta-campaign.BonusGranted', data: { player, req } }, ['EDCU-ECO-05']);
}

/** EDCU-ECO-02 */
export const judgeConversion = (asked: Asked, { n }: CommandOf<'ConvertCredits'>): readonly Violation[] =>
  firstOf(
    () => mustHaveAccount(asked),
    () => unless(n >= 1, 'EDCU-ECO-02', 'LESS_THAN_ONE', ['n']),
    () => {
      const needed = n * asked.state.rules.creditsPerRequisition;
      const has = ownAccount(asked).credits;
      return unless(has >= needed, 'EDCU-ECO-02', 'TOO_FEW_CREDITS', ['n'], { needed, has });
    },
  );

export function convert(table: EdcTable, { n }: CommandOf<'ConvertCredits'>): void {
  const credits = n * table.state.rules.creditsPerRequisition;
  table.emit(
    { type: 'meta-campaign.CreditsConverted', data: { player: table.actor.seat, credits, req: n } },
    ['EDCU-ECO-02'],
  );
}

/** EDCU-ECO-03 */
export const judgeTransfer = (asked: Asked, command: CommandOf<'TransferCredits'>): readonly Violation[] =>
  firstOf(
    () => mustHaveAccount(asked),
    () =>
      unless((command.from ?? asked.actor.seat) === asked.actor.seat, 'EDCU-ECO-03', 'NOT_THE_GIVER', [
        'from',
      ]),
    () => unless(command.to !== asked.actor.seat, 'EDCU-ECO-03', 'TO_YOURSELF', ['to']),
    () =>
      unless(accountOf(asked.state, command.to) !== undefined, 'EDCU-ECO-03', 'NOT_REGISTERED', ['to'], {
        seat: command.to,
      }),
    () => unless(command.amount >= 1, 'EDCU-ECO-03', 'LESS_THAN_ONE', ['amount']),
    () => {
      const has = ownAccount(asked).credits;
      return unless(has >= command.amount, 'EDCU-ECO-03', 'TOO_FEW_CREDITS', ['amount'], {
        needed: command.amount,
        has,
      });
    },
  );

export function transfer(table: EdcTable, { to, amount }: CommandOf<'TransferCredits'>): void {
  const from = table.actor.seat;
  table.emit({ type: 'meta-campaign.CreditsTransferred', data: { from, to, amount } }, ['EDCU-ECO-03']);
  table.emit({ type: 'meta-campaign.GmNotified', data: { text: `${from} gave ${to} ${amount} credits.` } }, [
    'EDCU-ECO-03',
  ]);
}

/** The player that the game master means. */
const mustBeRegistered = ({ state }: Asked, player: string, rule: 'EDCU-ECO-08' | 'EDCU-SHT-03') =>
  unless(accountOf(state, player) !== undefined, rule, 'NOT_REGISTERED', ['player'], { seat: player });

/** EDCU-ECO-08: never below 0. */
export const judgeAdjustment = (asked: Asked, command: CommandOf<'AdjustFunds'>): readonly Violation[] =>
  firstOf(
    () => mustBeGameMaster(asked, 'EDCU-ECO-08'),
    () => mustBeRegistered(asked, command.player, 'EDCU-ECO-08'),
    () => unless(command.credits !== 0 || command.req !== 0, 'EDCU-ECO-08', 'NOTHING_ADJUSTED'),
    () => {
      const { credits, req } = existing(accountOf(asked.state, command.player), 'account');
      return [
        ...unless(credits + command.credits >= 0, 'EDCU-ECO-08', 'BELOW_ZERO', ['credits'], { has: credits }),
        ...unless(req + command.req >= 0, 'EDCU-ECO-08', 'BELOW_ZERO', ['req'], { has: req }),
      ];
    },
  );

export function adjustFunds(
  table: EdcTable,
  { player, credits, req, reason }: CommandOf<'AdjustFunds'>,
): void {
  table.emit({ type: 'meta-campaign.FundsAdjusted', data: { player, credits, req, reason } }, [
    'EDCU-ECO-08',
  ]);
}

/** EDCU-SHT-03: to a player, perhaps for a unit of theirs. */
export const judgeMedal = (asked: Asked, { player, unit }: CommandOf<'AwardMedal'>): readonly Violation[] =>
  firstOf(
    () => mustBeGameMaster(asked, 'EDCU-SHT-03'),
    () => mustBeRegistered(asked, player, 'EDCU-SHT-03'),
    () =>
      unless(
        unit === undefined || asked.state.units[unit]?.owner === player,
        'EDCU-SHT-03',
        'NOT_A_UNIT_OF_THEIRS',
        ['unit'],
        { unit: unit ?? '' },
      ),
  );

export function awardMedal(table: EdcTable, { player, unit, name, reason }: CommandOf<'AwardMedal'>): void {
  const campaign = table.state.contract?.name ?? null;
  table.emit(
    { type: 'meta-campaign.MedalAwarded', data: { player, unit: unit ?? null, name, campaign, reason } },
    ['EDCU-SHT-03'],
  );
}

/** EDCU-TF-04: what the game master has set, else what the catalog says. */
export const statusOf = (state: MetaCampaignState, taskForce: string): 'active' | 'phasedOut' | 'disabled' =>
  state.taskForceStatuses[taskForce] ?? taskForceIn(catalogOf(state), taskForce)?.status ?? 'disabled';

/** EDCU-TF-03 */
export const judgeTaskForcePurchase = (
  asked: Asked,
  { taskForce }: CommandOf<'PurchaseTaskForce'>,
): readonly Violation[] => {
  const row = taskForceIn(catalogOf(asked.state), taskForce);
  return firstOf(
    () => mustHaveAccount(asked),
    () => unless(row !== undefined, 'EDCU-TF-03', 'UNKNOWN_TASK_FORCE', ['taskForce'], { taskForce }),
    () =>
      unless(statusOf(asked.state, taskForce) === 'active', 'EDCU-TF-03', 'NOT_ACTIVE', ['taskForce'], {
        status: statusOf(asked.state, taskForce),
      }),
    () =>
      unless(!ownAccount(asked).taskForces.includes(taskForce), 'EDCU-TF-03', 'OWNED_ALREADY', ['taskForce']),
    () => checkFunds(ownAccount(asked), row?.priceReq ?? 0),
  );
};

export function purchaseTaskForce(table: EdcTable, { taskForce }: CommandOf<'PurchaseTaskForce'>): void {
  const player = table.actor.seat;
  pay(
    table,
    player,
    taskForceIn(catalogOf(table.state), taskForce)?.priceReq ?? 0,
    `task force ${taskForce}`,
  );
  table.emit({ type: 'meta-campaign.TaskForcePurchased', data: { player, taskForce } }, ['EDCU-TF-03']);
}

/** EDCU-TF-04 */
export const judgeTaskForceStatus = (
  asked: Asked,
  { taskForce }: CommandOf<'SetTaskForceStatus'>,
): readonly Violation[] =>
  firstOf(
    () => mustBeGameMaster(asked, 'EDCU-TF-04'),
    () =>
      unless(
        taskForceIn(catalogOf(asked.state), taskForce) !== undefined,
        'EDCU-TF-04',
        'UNKNOWN_TASK_FORCE',
        ['taskForce'],
        { taskForce },
      ),
  );

export function setTaskForceStatus(
  table: EdcTable,
  { taskForce, status }: CommandOf<'SetTaskForceStatus'>,
): void {
  table.emit({ type: 'meta-campaign.TaskForceStatusSet', data: { taskForce, status } }, ['EDCU-TF-04']);
}

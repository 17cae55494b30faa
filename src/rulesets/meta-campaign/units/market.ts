import type { Violation } from '../catalog.js';
import { catalogFor, upgradeIn } from '../catalogs/starter.js';
import type { CommandOf } from '../commands.js';
import { firstOf, unless, type Asked } from '../general/asked.js';
import { ownAccount, pay } from '../money/dealing.js';
import { checkFunds } from '../money/paying.js';
import type { Fitting } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { buildOf, rebuilt, withFittings } from './building.js';
import { checkBuild, checkRequired, emptySlots } from './checking.js';
import { fitted, mustHaveFitting, mustKnowUpgrade, mustOwn, ownUnit, without } from './drafting.js';

/** EDCU-ECO-07: in the unit's intermission, or between rounds where the market is open, before its order is carried out. */
const mustBeOnMarket = (asked: Asked, unit: string): readonly Violation[] =>
  firstOf(
    () => mustOwn(asked, unit),
    () => {
      const { status } = ownUnit(asked, unit);
      const { phase, rules, orders } = asked.state;
      const resolved = Object.values(orders).some((each) => each.unit === unit && each.status === 'RESOLVED');
      const open = status === 'ACTIVE' && rules.marketDuringCampaign && phase === 'PLANNING' && !resolved;
      return unless(
        ['SAVED', 'ASSIGNED'].includes(status) || open,
        'EDCU-ECO-07',
        'NOT_IN_INTERMISSION',
        ['unit'],
        { unit, status },
      );
    },
  );

/** EDCU-UPG-11: the unit as it would be. */
function changed(asked: Asked, command: CommandOf<'BuyUpgrade'>): readonly Fitting[] {
  const { fittings } = ownUnit(asked, command.unit);
  const { replaces } = command;
  return fitted(asked, replaces === undefined ? fittings : without(fittings, replaces), command);
}

/** EDCU-UPG-11, EDCU-VET-06: the whole unit must be legal and the upgrade paid; a stripped one may be refilled slot by slot (EDCU-END-06). */
export const judgePurchase = (asked: Asked, command: CommandOf<'BuyUpgrade'>): readonly Violation[] =>
  firstOf(
    () => mustBeOnMarket(asked, command.unit),
    () => mustKnowUpgrade(asked, command.unit, command.upgrade),
    () =>
      command.replaces === undefined
        ? []
        : mustHaveFitting(ownUnit(asked, command.unit), command.replaces, 'replaces'),
    () => {
      const unit = ownUnit(asked, command.unit);
      const build = withFittings(buildOf(asked.state, unit), changed(asked, command));
      const price = upgradeIn(catalogFor(asked.state, unit), command.upgrade)?.costReq ?? 0;
      return [
        ...checkBuild(build, unit.veterancy),
        ...(unit.complete ? checkRequired(build) : []),
        ...checkFunds(ownAccount(asked), price),
      ];
    },
  );

export function buyUpgrade(table: EdcTable, command: CommandOf<'BuyUpgrade'>): void {
  const { unit: id, upgrade, replaces = null } = command;
  const price = upgradeIn(catalogFor(table.state, ownUnit(table, id)), upgrade)?.costReq ?? 0;
  const fittings = changed(table, command);
  pay(table, table.actor.seat, price, `${upgrade} for ${id}`);
  table.emit(
    {
      type: 'meta-campaign.UpgradeBought',
      data: { unit: id, upgrade, replaces, ...rebuilt(table.state, ownUnit(table, id), fittings) },
    },
    ['EDCU-UPG-11'],
  );
}

/** EDCU-UPG-11: never from a required slot without a replacement. */
export const judgeTakingOff = (
  asked: Asked,
  { unit, fitting }: CommandOf<'RemoveUpgrade'>,
): readonly Violation[] =>
  firstOf(
    () => mustBeOnMarket(asked, unit),
    () => mustHaveFitting(ownUnit(asked, unit), fitting, 'fitting'),
    () => {
      const before = ownUnit(asked, unit);
      const build = withFittings(buildOf(asked.state, before), without(before.fittings, fitting));
      const required = emptySlots(build).length > emptySlots(buildOf(asked.state, before)).length;
      return [
        ...unless(!required, 'EDCU-UPG-11', 'REQUIRED_SLOT', ['fitting'], { fitting }),
        ...checkBuild(build, before.veterancy),
      ];
    },
  );

export function removeUpgrade(table: EdcTable, { unit: id, fitting }: CommandOf<'RemoveUpgrade'>): void {
  const unit = ownUnit(table, id);
  const upgrade = unit.fittings.find((each) => each.id === fitting)?.upgrade ?? fitting;
  table.emit(
    {
      type: 'meta-campaign.UpgradeRemoved',
      data: { unit: id, upgrade, ...rebuilt(table.state, unit, without(unit.fittings, fitting)) },
    },
    ['EDCU-UPG-11'],
  );
}

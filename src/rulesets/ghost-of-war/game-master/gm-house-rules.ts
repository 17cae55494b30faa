import { checkParameters, describeRange } from '../../../engine/index.js';
import { fits } from '../../../kernel/index.js';
import { violation } from '../catalog.js';
import { HOUSE_RULES } from '../house-rules/index.js';
import type { Judge } from '../judge.js';
import { mustBeArbiter } from '../general/factions.js';
import { mustBeBeforeOrders, mustSayWhy } from './gm-changing.js';
import { namedFigure, withFigure } from '../house-rules/house-rules.js';

/** GOW-GEN-05: applies from now on; nothing that is stored is reckoned again. */
export const setHouseRule: Judge<'SetHouseRule'> = (table, { parameter, value, reason }) => {
  const barred = [...mustBeArbiter(table), ...mustBeBeforeOrders(table), ...mustSayWhy(reason)];
  if (barred.length > 0) return barred;
  const named = namedFigure(parameter);
  if (!named) return [violation('GOW-GEN-05', 'UNKNOWN_PARAMETER', ['parameter'], { name: parameter })];
  const { definition, path, range } = named;
  const parameters = withFigure(table.state.parameters, definition.name, path, value);
  const whole = checkParameters(
    HOUSE_RULES,
    { [definition.name]: parameters[definition.name] ?? null },
    'GOW-GEN-05',
  );
  if (!fits(range, value) || whole.length > 0) {
    return [
      violation(definition.rule, 'PARAMETER_OUT_OF_RANGE', ['value'], {
        name: parameter,
        value,
        range: describeRange(range),
      }),
    ];
  }
  table.emit({ type: 'ghost-of-war.HouseRuleSet', data: { parameter, parameters, reason } }, ['GOW-GEN-05']);
  return [];
};

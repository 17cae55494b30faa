import {
  flag,
  id,
  list,
  named,
  orNull,
  ownId,
  record,
  said,
  whole,
  type Shaped,
} from '../../../../kernel/index.js';
import type { BattleForecast, SideForecast } from '../../combat/forecast.js';
import { spoilsView } from './battles.js';
import { showGoods } from './goods.js';
import * as words from '../../words/index.js';

export const expectedLossView = named(
  'ExpectedLoss',
  'What a participant would lose.',
  record({
    id: said('Unit or planet.', ownId),
    ceLoss: said('CE lost, pp.', whole()),
    left: said('CE left.', whole()),
    destroyed: said('Nothing of it is left (GOW-CE-10).', flag),
  }),
);
export type ExpectedLossView = Shaped<typeof expectedLossView>;

export const sideForecastView = named(
  'SideForecast',
  'What a report leads to for a side, as far as no die decides it.',
  record({
    factions: said('Factions.', list(id)),
    losses: said('Losses of all who take part (GOW-CBT-09, -10, -20).', list(expectedLossView)),
    experience: said('Experience of each unit that fought (GOW-XP-05).', whole()),
    fates: said('Characters for whom a die is thrown (GOW-CBT-14).', list(id)),
  }),
);
export type SideForecastView = Shaped<typeof sideForecastView>;

export const forecastView = named(
  'Forecast',
  'What follows from a report when it is confirmed, at once where the arbiter gives it; but for what dice decide: friendly fire, fates, gene-seed. Battles bring no victory points.',
  record({
    battle: said('The battle.', id),
    outcome: said('Outcome for the attacker.', words.outcome),
    winner: said('Who wins; null: a draw.', orNull(words.side)),
    scale: said('Scale.', words.scale),
    fieldHolder: said('Who holds the field.', words.side),
    attacker: said('The attacker.', sideForecastView),
    defender: said('The defender.', sideForecastView),
    takenBy: said(
      'Factions that take the planet, if it is weak enough when the round ends (GOW-CBT-15).',
      list(id),
    ),
    capture: said('How goods are captured; null where the report names them.', orNull(words.captureKind)),
    captured: said('Goods that the report names.', list(spoilsView)),
  }),
);
export type ForecastView = Shaped<typeof forecastView>;

const showSide = ({ losses, ...side }: SideForecast): SideForecastView => ({
  factions: [...side.factions],
  losses: losses.map((each) => ({ ...each, destroyed: each.left === 0 && each.ceLoss > 0 })),
  experience: side.experience,
  fates: [...side.fates],
});

export function showForecast({ sides, captured, takenBy, ...forecast }: BattleForecast): ForecastView {
  const { outcome } = forecast;
  const won = outcome.endsWith('VICTORY') ? 'attacker' : 'defender';
  const named = typeof captured === 'string' ? [] : captured;
  return {
    ...forecast,
    winner: outcome === 'DRAW' ? null : won,
    attacker: showSide(sides.attacker),
    defender: showSide(sides.defender),
    takenBy: [...(takenBy ?? [])],
    capture: typeof captured === 'string' ? captured : null,
    captured: named.map(({ to, goods }) => ({ to, goods: showGoods(goods) })),
  };
}

import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { BattleForecast } from '../../../../rulesets/ghost-of-war/index.js';
import type { SeenEvent } from '../../presenters/events.js';
import { BattleAccepted } from '../../types/results.js';
import { presentForecast } from './present/battles.js';
import { GhostOfWarForecast } from './types/forecast.js';

interface Accepted {
  readonly events: readonly SeenEvent[];
  readonly forecast: BattleForecast | null;
}

/** What a report that was just entered, or previewed, leads to. */
@Resolver(() => BattleAccepted)
export class GhostOfWarForecastResolver {
  @ResolveField('ghostOfWarForecast', () => GhostOfWarForecast, {
    nullable: true,
    description:
      'Of a report of the ruleset ghost-of-war: what follows when it is confirmed, winner, losses, experience, what is captured.',
  })
  forecast(@Parent() { events, forecast }: Accepted): GhostOfWarForecast | null {
    const own = events.some(({ type }) => type.startsWith('ghost-of-war.'));
    return own && forecast ? presentForecast(forecast) : null;
  }
}

import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Forecast } from '../../../../rulesets/planetary/index.js';
import type { SeenEvent } from '../../presenters/events.js';
import { BattleAccepted } from '../../types/results.js';
import { presentForecast } from './present/battles.js';
import { PlanetaryForecast } from './types/report.js';

/** What a report that was just entered, or previewed, leads to. */
@Resolver(() => BattleAccepted)
export class PlanetaryForecastResolver {
  @ResolveField('planetaryForecast', () => PlanetaryForecast, {
    nullable: true,
    description:
      'Of a report of the ruleset planetary: what follows when it is confirmed, winner, victory points, experience, what is captured.',
  })
  forecast(@Parent() { events }: { readonly events: readonly SeenEvent[] }): PlanetaryForecast | null {
    const reported = events.find((each) => each.type === 'planetary.BattleReported');
    return reported
      ? presentForecast((reported.data as unknown as { readonly forecast: Forecast }).forecast)
      : null;
  }
}

import { ArgsType } from '@nestjs/graphql';
import { IdField, WholeField } from '../schema/input-fields.js';

@ArgsType()
export class DraftFromArgs {
  @IdField('The timeline that the orders were tried on, e.g. a fork of this one.')
  timeline: string;

  @WholeField('Turn of it; when left out, the first in which the seat ordered something there.', {
    optional: true,
    min: 0,
    max: 100_000,
  })
  turn?: number | null;
}

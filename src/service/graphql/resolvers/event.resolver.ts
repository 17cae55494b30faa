import { ResolveField, Resolver } from '@nestjs/graphql';
import { QueryBus } from '@nestjs/cqrs';
import { isRollType, type DiceRolledData, type DrawnData } from '../../../kernel/index.js';
import { currentShape, memberName } from '../../../engine/index.js';
import { EventQuery } from '../../contracts/index.js';
import type { ApiContext } from '../context.js';
import { summaryOf } from '../messages/summary.js';
import { causesAmong, effectsAmong } from '../../play/known-causes.js';
import { placesIn, seeEvent, type SeenEvent } from '../presenters/events.js';
import { Rules } from '../rules.js';
import { faceOfType } from '../rulesets/faces.js';
import { RecordedEventType } from '../types/events.js';

@Resolver(() => RecordedEventType)
export class EventResolver {
  constructor(
    private readonly queries: QueryBus,
    private readonly rules: Rules,
  ) {}

  @ResolveField('actor')
  async actor({ actor, seenIn }: SeenEvent, _args: object, { known }: ApiContext) {
    return (await known.seatsIn(seenIn))(actor);
  }

  @ResolveField('spokenBy')
  async spokenBy({ spokenBy, seenIn }: SeenEvent, _args: object, { known }: ApiContext) {
    return (await known.seatsIn(seenIn))(spokenBy);
  }

  @ResolveField('inAbsence')
  inAbsence({ spokenBy }: SeenEvent) {
    return spokenBy === 'service';
  }

  @ResolveField('because')
  because(event: SeenEvent) {
    return event.because.map(this.rules.rule);
  }

  @ResolveField('causes')
  async causes(event: SeenEvent, _args: object, context: ApiContext) {
    const { together, seenIn } = event;
    const causes = together ? causesAmong(event, together) : (await this.related(event, context))?.causes;
    return causes?.map((each) => seeEvent(each, seenIn, together)) ?? [];
  }

  @ResolveField('effects')
  async effects(event: SeenEvent, _args: object, context: ApiContext) {
    const { together, seenIn } = event;
    const effects = together ? effectsAmong(event, together) : (await this.related(event, context))?.effects;
    return effects?.map((each) => seeEvent(each, seenIn, together)) ?? [];
  }

  @ResolveField('command')
  command(event: SeenEvent) {
    return event.commandId;
  }

  @ResolveField('locations')
  async locations(event: SeenEvent, _args: object, { known }: ApiContext) {
    return placesIn(event, await known.placesOf(event.seenIn));
  }

  @ResolveField('payload')
  payload(event: SeenEvent) {
    return event.data;
  }

  @ResolveField('summary')
  async summary(event: SeenEvent, _args: object, { known }: ApiContext) {
    return (await known.namingIn(event.seenIn))(summaryOf(event));
  }

  @ResolveField('told')
  async told(event: SeenEvent, _args: object, { known }: ApiContext) {
    const { wording, nameOf } = await known.speechIn(event.seenIn, event.turn);
    return wording(summaryOf(event, nameOf));
  }

  /** Of what the viewer sees of the event, and of nothing else. */
  @ResolveField('amendment')
  amendment(event: SeenEvent) {
    const face = event.kind === 'input' ? faceOfType(event.type) : undefined;
    const command = face?.ruleset.commandOf(currentShape(face.ruleset, event));
    const said = face && command ? face.said(command) : null;
    if (!face || !said) return null;
    const member = memberName(face.ruleset.meta.code);
    return 'orders' in said
      ? { orders: { [member]: said.orders } }
      : { battle: { battle: said.battle, result: { [member]: said.result } } };
  }

  /** Of what the viewer sees of the event, and of nothing else. */
  @ResolveField('postings')
  async postings(event: SeenEvent, _args: object, { known }: ApiContext) {
    const face = faceOfType(event.type);
    if (!face) return [];
    const { ruleset } = face;
    const seatOf = await known.seatsIn(event.seenIn);
    return ruleset.postings(currentShape(ruleset, event)).map((each) => ({
      ...each,
      seat: seatOf(each.seat),
      rule: this.rules.rule(each.rule),
    }));
  }

  @ResolveField('roll')
  async roll(event: SeenEvent, _args: object, { known }: ApiContext) {
    if (!isRollType(event.type)) return null;
    const seat = await known.seatsIn(event.seenIn);
    const { roll, key, notation, faces, source, enteredBy, confirmedBy, proof, drawn } =
      event.data as unknown as DiceRolledData & Partial<DrawnData>;
    return {
      number: roll ?? null,
      notation,
      faces,
      drawn: drawn ?? null,
      sum: faces.reduce((sum, face) => sum + face, 0),
      rule: this.rules.rule(key.rule),
      purpose: key.purpose,
      subject: key.subject,
      counter: key.counter,
      source,
      enteredBy: seat(enteredBy),
      confirmedBy: seat(confirmedBy),
      proof: proof ?? null,
    };
  }

  private related(event: SeenEvent, { session }: ApiContext) {
    return this.queries.execute(new EventQuery(session, event.seenIn, event.revision, event.place));
  }
}

import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { QueryBus } from '@nestjs/cqrs';
import {
  isSheet,
  type BattleView,
  type CommonViews,
  type TradeLineView,
  type UnitView,
} from '../../../engine/index.js';
import {
  EventQuery,
  LedgerQuery,
  MAP_LINKS,
  OptionsQuery,
  PositionQuery,
  ServiceError,
  type LedgerEntry,
  type LedgerFilter,
  type MapLinks,
  type Session,
} from '../../contracts/index.js';
import { Inject } from '../../inject.js';
import { pageOfList } from '../../paging.js';
import { CurrentSession } from '../access/caller.js';
import { optionKey, optionSentences } from '../chosen-options.js';
import type { ApiContext, RequestCache } from '../context.js';
import {
  BattlesArgs,
  LedgerArgs,
  PieceArgs,
  PiecesArgs,
  SinceArgs,
  TradeLinesArgs,
  UnitsArgs,
} from '../inputs/timeline.inputs.js';
import {
  presentBattle,
  seatsOf,
  presentBoard,
  presentChanges,
  presentPosting,
  presentStandings,
  presentTradeLine,
  presentUnit,
  type SeenPosition,
} from '../presenters/positions.js';
import { seeEvent } from '../presenters/events.js';
import { Rules } from '../rules.js';
import { faceOf, PositionDetails } from '../rulesets/faces.js';
import { pageIn, toConnection } from '../schema/connection.js';
import { outputName } from '../schema/output-types.js';
import { plain } from '../schema/plain.js';
import { momentOf } from './timeline.resolver.js';
import { Battle } from '../types/battles.js';
import { PositionChanges } from '../types/changes.js';
import { PieceOptions } from '../types/options.js';
import { PositionType } from '../types/position.js';
import { Posting, PostingConnection, TradeLine, UnitConnection } from '../types/books.js';

/** A posting with the timeline whose ledger was asked for. */
type SeenPosting = Pick<LedgerEntry, 'revision' | 'eventId' | 'turn' | 'cause'> & {
  readonly bookedIn: string;
};

@Resolver(() => PositionType)
export class PositionResolver {
  constructor(
    private readonly queries: QueryBus,
    private readonly rules: Rules,
    @Inject(MAP_LINKS) private readonly maps: MapLinks,
  ) {}

  @ResolveField('moment')
  moment({ result }: SeenPosition) {
    return result.head;
  }

  @ResolveField('over')
  over({ result }: SeenPosition): boolean {
    return result.ruleset.isOver(result.played.state);
  }

  @ResolveField('locked')
  locked({ result, seat }: SeenPosition) {
    const locked = result.ruleset.views.locked?.(result.played.state) ?? null;
    return locked && seatsOf(locked, seat);
  }

  @ResolveField('mapPath')
  mapPath(position: SeenPosition, _args: object, { session }: ApiContext): string | null {
    const { head, timeline } = position.result;
    if (view(position, 'board').locations.every(({ q, r }) => q === null || r === null)) return null;
    const signed = this.maps.sign(session, timeline.campaignId, timeline.id, head.revision);
    return `/maps/${encodeURIComponent(timeline.id)}/${head.revision}.svg${signed}`;
  }

  @ResolveField('board')
  board(position: SeenPosition) {
    return presentBoard(view(position, 'board'), position.seat);
  }

  @ResolveField('standings')
  standings(position: SeenPosition) {
    return presentStandings(view(position, 'standings'), position.seat);
  }

  @ResolveField('tradeLines', () => [TradeLine], {
    complexity: ({ childComplexity }) => 10 + 20 * childComplexity,
    description: 'Routes on which goods travel, and supply lines.',
  })
  tradeLines(@Parent() position: SeenPosition, @Args() { filter }: TradeLinesArgs) {
    const wanted = (line: TradeLineView) =>
      (!filter?.owner || line.owner === filter.owner) && (!filter?.kind || line.kind === filter.kind);
    return view(position, 'tradeLines')
      .filter(wanted)
      .map((line) => presentTradeLine(line, position.seat));
  }

  @ResolveField('units', () => UnitConnection, {
    description:
      'Units that gain experience, in the order in which the ruleset lists them; the ledger of each is the postings of its account.',
  })
  units(@Parent() position: SeenPosition, @Args() args: UnitsArgs) {
    const { key, owner, kind, location } = args.filter ?? {};
    const wanted = (unit: UnitView) =>
      (!key || unit.id === key) &&
      (!owner || unit.owner === owner) &&
      (!kind || unit.kind === kind) &&
      (!location || unit.location === location);
    const units = view(position, 'units').filter(wanted);
    return toConnection(pageOfList(units, pageIn(args)), (unit) => presentUnit(unit, position.seat));
  }

  @ResolveField('ledger', () => PostingConnection, {
    complexity: ({ childComplexity, args }) => 20 + Number(args['first']) * childComplexity,
    description:
      'Every change of points, goods, experience and victory points up to this moment, oldest first.',
  })
  async ledger(
    @Parent() position: SeenPosition,
    @Args() args: LedgerArgs,
    @CurrentSession() session: Session,
  ) {
    const { timeline, moment } = position.result;
    const filter = { ...plain({ ...args.filter }), moment } as LedgerFilter;
    const found = await this.queries.execute(new LedgerQuery(session, timeline.id, filter, pageIn(args)));
    return toConnection(found, (entry) => ({
      ...presentPosting(entry, position.seat, this.rules),
      bookedIn: timeline.id,
    }));
  }

  @ResolveField('battles', () => [Battle], {
    complexity: ({ childComplexity }) => 10 + 20 * childComplexity,
    description: 'Battles, pending and past.',
  })
  async battles(
    @Parent() position: SeenPosition,
    @Args() { filter }: BattlesArgs,
    @Context() { known }: ApiContext,
  ) {
    const { status, seat, turn } = filter ?? {};
    const wanted = (battle: BattleView) =>
      (!status || battle.status === status) &&
      (!seat || battle.sides.some((side) => side.seat === seat)) &&
      (turn === undefined || turn === null || battle.turn === turn);
    const face = faceOf(position.result.ruleset.meta.code);
    const wording = await known.wordingIn(position.result.timeline.id);
    return view(position, 'battles')
      .filter(wanted)
      .map((battle) => presentBattle(battle, position, this.rules, face, wording));
  }

  @ResolveField('options', () => PieceOptions, {
    complexity: ({ childComplexity }) => 50 + 10 * childComplexity,
    description: "What one of the viewer's own pieces may do at this moment, with its cost.",
  })
  async options(
    @Parent() position: SeenPosition,
    @Args() { piece }: PieceArgs,
    @CurrentSession() session: Session,
    @Context() { known }: ApiContext,
  ) {
    const found = await this.optionsOf(position, piece, session, known);
    if (!found) throw new ServiceError('NOT_FOUND', 'No piece of yours has this id.', ['piece']);
    return found;
  }

  /** Null for what is no piece of the viewer's. */
  private async optionsOf({ result }: SeenPosition, piece: string, session: Session, known: RequestCache) {
    const { timeline, moment } = result;
    const options = await this.queries.execute(new OptionsQuery(session, timeline.id, moment, piece));
    if (!options) return null;
    const face = faceOf(result.ruleset.meta.code);
    const named = await known.wordingIn(result.timeline.id);
    const sentence = optionSentences(view({ result }, 'board'), piece);
    return {
      piece,
      options: options.map((each) => ({
        ...each,
        key: optionKey(each),
        onSheet: each.command !== null && isSheet(each.command),
        draft: each.draft ? (face?.orders.write(each.draft) ?? null) : null,
        sentence: named(sentence(each)),
        legal: each.barred.length === 0,
        barred: each.barred.map((violation) => this.rules.violation(face, violation, named)),
      })),
    };
  }

  @ResolveField('pieceOptions', () => [PieceOptions], {
    complexity: ({ childComplexity }) => 500 + 40 * childComplexity,
    description: "What many of the viewer's own pieces may do at this moment, as `options` says it of one.",
  })
  async pieceOptions(
    @Parent() position: SeenPosition,
    @Args() { pieces }: PiecesArgs,
    @CurrentSession() session: Session,
    @Context() { known }: ApiContext,
  ) {
    const found = [];
    for (const piece of pieces ?? ownPieces(position)) {
      const options = await this.optionsOf(position, piece, session, known);
      if (options) found.push(options);
    }
    return found;
  }

  @ResolveField('changes', () => PositionChanges, {
    complexity: ({ childComplexity }) => 50 + 30 * childComplexity,
    description: 'What is otherwise than at an earlier moment, as the viewer was shown it then.',
  })
  async changes(
    @Parent() position: SeenPosition,
    @Args() { since }: SinceArgs,
    @CurrentSession() session: Session,
  ) {
    const { timeline } = position.result;
    const before = await this.queries.execute(new PositionQuery(session, timeline.id, momentOf(since)));
    const boardThen = view({ result: before }, 'board');
    return presentChanges(before.head, boardThen, view(position, 'board'), position.seat);
  }

  @ResolveField('details', () => PositionDetails, {
    complexity: ({ childComplexity }) => 10 + 5 * childComplexity,
    description: "The ruleset's own state, fully typed.",
  })
  details(@Parent() { result }: SeenPosition): object {
    const face = faceOf(result.ruleset.meta.code);
    if (!face)
      throw new ServiceError('NOT_FOUND', `This service shows no details of ${result.ruleset.meta.title}.`);
    const { details, prefix } = face;
    return {
      ...details.of(result.played.state, result.viewer),
      __typename: outputName(prefix, details.shape),
    };
  }
}

@Resolver(() => Posting)
export class PostingResolver {
  constructor(private readonly queries: QueryBus) {}

  @ResolveField('event')
  async event({ bookedIn, revision, eventId }: SeenPosting, _args: object, { session }: ApiContext) {
    const found = await this.queries.execute(new EventQuery(session, bookedIn, revision, eventId));
    return found && seeEvent(found.event, bookedIn);
  }

  @ResolveField('told')
  async told({ bookedIn, turn, cause }: SeenPosting, _args: object, { known }: ApiContext) {
    return (await known.wordingIn(bookedIn, turn))(cause);
  }
}

function ownPieces(position: SeenPosition): readonly string[] {
  const { viewer } = position.result;
  if (viewer.kind !== 'seat') return [];
  const { pieces } = view(position, 'board');
  return pieces.filter(({ owner }) => owner === viewer.seat).map(({ id }) => id);
}

function view<K extends Exclude<keyof CommonViews<unknown>, 'locked' | 'names'>>(
  { result }: Pick<SeenPosition, 'result'>,
  name: K,
): ReturnType<CommonViews<unknown>[K]> {
  return result.ruleset.views[name](result.played.state) as ReturnType<CommonViews<unknown>[K]>;
}

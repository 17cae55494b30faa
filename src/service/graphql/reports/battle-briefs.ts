import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { BoardView, CommonViews } from '../../../engine/index.js';
import type { Json } from '../../../kernel/index.js';
import { briefPaper, makeBattleBrief, type Paper } from '../../../reporting/index.js';
import { CampaignQuery, PositionQuery, ServiceError, type Session } from '../../contracts/index.js';
import { namingOf, seatIn } from '../messages/names.js';
import { faceOf } from '../rulesets/faces.js';

/** Briefs of battles, as the position at the head tells of them. */
@Injectable()
export class BattleBriefs {
  constructor(private readonly queries: QueryBus) {}

  /** Throws NOT_FOUND where there is no such timeline, or no such battle for the caller. */
  async of(session: Session, timelineId: string, id: string): Promise<Paper> {
    const position = await this.queries.execute(new PositionQuery(session, timelineId, {}));
    const { ruleset, played, viewer, timeline } = position;
    const views: CommonViews<unknown> = ruleset.views;
    const battle = views.battles(played.state).find((each) => each.id === id);
    if (!battle) throw new ServiceError('NOT_FOUND', 'There is no such battle.', ['file']);
    const campaign = await this.queries.execute(new CampaignQuery(session, timeline.campaignId));
    const named = namingOf(played.seats);
    const board = views.board(played.state);
    const sheet = faceOf(ruleset.meta.code)?.details.brief?.(played.state, id) ?? null;
    const brief = makeBattleBrief({
      campaign: campaign?.name ?? '',
      ruleset: ruleset.meta.title,
      seats: played.seats,
      viewer,
      battle: { ...battle, consequences: battle.consequences.map(named) },
      board,
      sheet: sheet as Json,
    });
    return briefPaper(
      brief,
      namesIn(board, (each) => seatIn(played.seats)(each)?.name),
    );
  }
}

/** Names of whatever a board and its seats call by an id. */
function namesIn(
  { locations, pieces }: BoardView,
  seat: (id: string) => string | undefined,
): (id: string) => string {
  const parts = pieces.flatMap((each) => each.parts ?? []);
  const names = new Map([...locations, ...pieces, ...parts].map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? seat(id) ?? id;
}

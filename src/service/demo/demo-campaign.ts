import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { AnyRuleset } from '../../engine/index.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import { existing, type SeatRole } from '../../kernel/index.js';
import {
  AdjudicateCommand,
  ClaimSeatCommand,
  InviteToSeatCommand,
  OpenCampaignCommand,
  type Session,
} from '../contracts/index.js';
import { Inject } from '../inject.js';
import { TimelineHeads } from '../play/timeline-heads.js';
import { EVENT_STORE, RULESETS } from '../ports.js';

/** Who holds which token of the demo campaign. */
export interface DemoSeat {
  readonly name: string;
  readonly role: SeatRole;
  readonly token: string;
}

export interface Demo {
  readonly campaignId: string;
  readonly timelineId: string;
  readonly name: string;
  readonly seats: readonly DemoSeat[];
}

const ADMIN: Session = { admin: true, seats: [], holder: 'service' };
const NOBODY: Session = { admin: false, seats: [], holder: 'service' };

const PLAYERS = ['Ada', 'Boris', 'Chioma', 'Dmitri', 'Elin', 'Farid', 'Greta', 'Hiro'];

/** Opens a campaign in an empty store and plays its first turns, through the same commands as everybody. */
@Injectable()
export class DemoCampaign {
  constructor(
    private readonly commands: CommandBus,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly heads: TimelineHeads,
    @Inject(RULESETS) private readonly rulesets: readonly AnyRuleset[],
  ) {}

  /** Null when the store holds anything, or no ruleset has a demonstration. */
  async openInEmptyStore(): Promise<Demo | null> {
    const ruleset = this.rulesets.find((each) => each.demonstration);
    if (!ruleset || (await this.store.lastPosition()) !== null) return null;
    const demo = await this.open(ruleset);
    await this.play(ruleset, demo);
    return demo;
  }

  private async open(ruleset: AnyRuleset): Promise<Demo> {
    const { scenario: code } = existing(ruleset.demonstration, 'demonstration');
    const scenario = existing(
      ruleset.scenarios.find((each) => each.code === code),
      'scenario',
    );
    const name = `Demo: ${scenario.title}`;
    const names = PLAYERS.slice(0, scenario.players.max);
    const opened = await this.commands.execute(
      new OpenCampaignCommand({
        session: ADMIN,
        commandId: 'demo-open',
        name,
        ruleset: ruleset.meta.code,
        seats: names.map((each) => ({ name: each, role: 'player' as const })),
        start: { kind: 'scenario', scenario: code },
        parameters: {},
        diceMode: 'committed',
        policy: { playerForks: 'completed-turns', publicReading: true },
        preview: false,
        dice: [],
      }),
    );
    if (opened.kind !== 'opened') throw new Error(`The demo campaign was answered ${opened.kind}`);
    const { campaignId, timelineId } = opened;
    const seats: DemoSeat[] = [
      { name: 'Arbiter', role: 'arbiter', token: existing(opened.arbiterToken, 'arbiter token') },
    ];
    for (const [index, each] of names.entries()) {
      seats.push({ name: each, role: 'player', token: await this.claim(campaignId, `seat-${index + 1}`) });
    }
    return { campaignId, timelineId, name, seats };
  }

  private async claim(campaignId: string, seat: string): Promise<string> {
    const invite = new InviteToSeatCommand({
      session: ADMIN,
      commandId: `demo-invite-${seat}`,
      campaignId,
      seat,
    });
    const { code } = await this.commands.execute(invite);
    const { token } = await this.commands.execute(
      new ClaimSeatCommand({ session: NOBODY, bearer: null, commandId: 'claim', code }),
    );
    return existing(token, 'token');
  }

  private async play(ruleset: AnyRuleset, { campaignId, timelineId }: Demo): Promise<void> {
    const { next, turns } = existing(ruleset.demonstration, 'demonstration');
    for (let number = 1; ; number += 1) {
      const { played } = existing(await this.heads.load(timelineId), 'head');
      const move = ruleset.moment(played.state).turn > turns ? null : next(played.state);
      if (!move) return;
      const { role } = existing(
        played.seats.find((each) => each.id === move.seat),
        'seat',
      );
      const session: Session = {
        admin: false,
        seats: [{ campaignId, seat: move.seat, role }],
        holder: 'service',
      };
      const commandId = `demo-${number}`;
      const envelope = { session, timelineId, commandId, preview: false, dice: [] };
      const answer = await this.commands.execute(new AdjudicateCommand(envelope, move.command));
      if (answer.kind !== 'accepted') throw new Error(`${commandId} was answered ${JSON.stringify(answer)}`);
    }
  }
}

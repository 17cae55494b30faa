import { randomUUID } from 'node:crypto';
import { existing, PUBLIC, type EventShape, type Viewer } from '../../kernel/index.js';
import { fold, openTimeline, schemaOf, type PlatformEvent } from '../../engine/index.js';
import { isByKey, type DiceForm } from '../case-form.js';
import { seatIdOf, type CaseOpening } from '../opening.js';
import { ENTER_DICE, type Look, type Stage, type StagedCommand, type StepResult } from '../stage.js';
import { openCampaign, type OpenedCampaign } from './campaign.js';
import { AWAITED, DUE, MOMENT, playDocument, VERIFICATION, viewDocument, VIEWS } from './documents.js';
import type { ApiCommand, ApiFace, PlayMutation } from './face.js';
import { optionsSeenBy } from './options.js';
import type { Service } from './service.js';
import { balancesOfAll, eventsOfAll, eventsSeenBy, Trails } from './sight.js';
import {
  withScript,
  type ApiAnswer,
  type ApiRoll,
  type DiceTable,
  type EnteredDice,
} from './table-script.js';
import { typedInput } from './typed-input.js';
import { coreView } from './views.js';

/** Dice of a step that enters them for a command which waits: by key, or in the order asked. */
const enterDice = (dice: DiceForm): ApiCommand => ({
  mutation: 'enterDice',
  input: isByKey(dice) ? { dice } : { faces: dice.filter((each) => typeof each === 'number') },
});

/**
 * Plays a case on a running service over GraphQL, with table dice. Events,
 * views, balances and duties are the service's answers; a state is folded from the events that the seats see
 * together, as the API shows each ruleset's state in types of its own.
 */
export function apiStage(opening: CaseOpening, service: Service, face: ApiFace): Stage {
  const { ruleset, seats } = opening;
  const { ask, schema } = service;
  let campaign: (OpenedCampaign & { readonly trails: Trails }) | null = null;

  const here = () => {
    if (!campaign) throw new Error('the campaign was not opened');
    return campaign;
  };
  const tokensOfAll = (): readonly string[] => {
    const { arbiter, tokens } = here();
    return [
      existing(tokens.get(arbiter), 'token'),
      ...[...tokens].filter(([seat]) => seat !== arbiter).map(([, token]) => token),
    ];
  };
  const tokenOf = (seat: string | null): string | null => here().tokens.get(seat ?? here().arbiter) ?? null;
  const query = <T>(token: string | null, document: string, more: object = {}): Promise<T> =>
    ask<{ timeline: T }>(token, document, { timeline: here().timeline, ...more }).then(
      (each) => each.timeline,
    );

  const send = async (seat: string | null, mutation: PlayMutation, input: object): Promise<ApiAnswer> => {
    const own = { timeline: here().timeline, commandId: randomUUID() };
    here().trails.forget();
    const variables = { input: typedInput(schema, mutation, { ...input, ...own }) };
    return (await ask<{ answer: ApiAnswer }>(tokenOf(seat), playDocument(mutation), variables)).answer;
  };
  const tableOfArbiter: DiceTable = {
    awaited: async () => {
      const { awaited } = await query<{ awaited: { rolls: readonly ApiRoll[] } | null }>(
        tokenOf(null),
        AWAITED,
      );
      return awaited?.rolls ?? [];
    },
    enter: (dice) => send(null, 'enterDice', { dice }),
  };

  return {
    seatId: (name) => seatIdOf(opening, name),
    async open() {
      const opened = await openCampaign(service, opening, face);
      campaign = opened.campaign && { ...opened.campaign, trails: new Trails(ask, opened.campaign.timeline) };
      return opened.result;
    },
    async play({ seat, command, dice }: StagedCommand): Promise<StepResult> {
      const isEntry = command.type === ENTER_DICE;
      const { mutation, input } = isEntry ? enterDice(dice) : face.command(command);
      const say = (entered: readonly EnteredDice[]) =>
        send(seat, mutation, isEntry ? input : { ...input, dice: entered });
      const { result } = await withScript(isEntry ? [] : dice, say, tableOfArbiter);
      return result;
    },
    look: (name) => lookOf(name),
    knowsAll: false,
    told: () => lookOf(null).events(),
    async brokenLaws() {
      if (!campaign) return [];
      type Check = { name: string; result: string; problems: { revision: number; message: string }[] };
      const { verification } = await query<{ verification: { checks: Check[] } }>(
        tokenOf(null),
        VERIFICATION,
      );
      return verification.checks
        .filter((check) => check.result === 'FAILED')
        .map(({ name, problems }) => `${name}: ${problems.map((each) => each.message).join('; ')}`);
    },
  };

  function lookOf(name: string | null): Look {
    const events = () =>
      name === null
        ? eventsOfAll(here().trails, tokensOfAll())
        : eventsSeenBy(here().trails, tokenOf(name), tokensOfAll());
    return {
      events,
      async state() {
        const state = await foldedState();
        return name === null ? state : ruleset.redact(state, viewerOf(name));
      },
      async views() {
        const views: Record<string, unknown> = {};
        const terrains = ruleset.views.board(await foldedState()).locations.map(({ terrain }) => terrain);
        for (const view of Object.keys(VIEWS)) {
          const { at } = await query<{ at: Record<string, unknown> }>(tokenOf(name), viewDocument(view));
          views[view] = coreView(at[view], terrains);
        }
        return views;
      },
      async balances() {
        // An account without postings stands in no ledger: its balance is 0, if the ruleset knows it.
        const known = Object.keys(ruleset.balances(await foldedState())).map((account) => [account, 0]);
        return {
          ...Object.fromEntries(known),
          ...(await balancesOfAll(ask, tokensOfAll(), here().timeline)),
        };
      },
      async due() {
        const due = [];
        for (const [seat, token] of here().tokens) {
          type Answer = { due: readonly { seat: { key: string }; code: string }[] };
          const asked = (await query<Answer>(token, DUE, { seat })).due;
          due.push(...asked.map((each) => ({ ...each, seat: each.seat.key })));
        }
        return due;
      },
      options: (thing) => optionsSeenBy(ask, tokenOf(name), here().timeline, thing),
      moment: async () => (await momentAndEnd()).moment,
      isOver: async () => (await momentAndEnd()).over,
    };
  }

  async function momentAndEnd() {
    type Answer = { at: { over: boolean; moment: { turn: number; phase: string } } };
    return (await query<Answer>(tokenOf(null), MOMENT)).at;
  }

  async function foldedState(): Promise<unknown> {
    const [first, ...rest] = await eventsOfAll(here().trails, tokensOfAll());
    const opened = first as EventShape as PlatformEvent & { type: 'timeline.Opened' };
    const played = rest.reduce(
      (before, { type, data }) => {
        const event = { type, data, schema: schemaOf(ruleset, type) };
        return fold(ruleset, before, event, here().timeline);
      },
      openTimeline(ruleset, here().timeline, opened),
    );
    return played.state;
  }

  function viewerOf(name: string): Viewer {
    const seat = seats.find((each) => each.id === name);
    return seat ? { kind: 'seat', seat: seat.id, role: seat.role } : PUBLIC;
  }
}

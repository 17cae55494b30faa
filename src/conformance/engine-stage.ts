import {
  EVERYTHING,
  existing,
  PUBLIC,
  type DiceSource,
  type DraftEvent,
  type Viewer,
  type Violation,
} from '../kernel/index.js';
import {
  adjudicate,
  adjudicateOpening,
  awaitedRolls,
  checkParameters,
  completeParameters,
  diceDue,
  enterFaces,
  mayKnow,
  type FoldedTimeline,
  type Verdict,
} from '../engine/index.js';
import { scriptedDice, tableDice, type Scripted } from '../dice/index.js';
import { digest } from '../hashing/index.js';
import { isByKey, type DiceForm } from './case-form.js';
import { brokenLaws } from './laws.js';
import { seatIdOf, type CaseOpening } from './opening.js';
import {
  CASE_CLOCK,
  ENTER_DICE,
  type Look,
  type Stage,
  type StagedCommand,
  type StepResult,
} from './stage.js';

const TIMELINE = 'case';

/** Plays a case on the bare engine: no store, no clock, dice from the case. */
export function engineStage(opening: CaseOpening): Stage {
  const { ruleset, seats } = opening;
  const events: DraftEvent[] = [];
  const refused: Violation[] = [];
  let opened: FoldedTimeline | null = null;
  let played: FoldedTimeline | null = null;

  const take = (verdict: Verdict, dice: DiceForm): StepResult => {
    if (verdict.kind === 'refused') refused.push(...verdict.violations);
    if (verdict.kind !== 'accepted') return verdict;
    events.push(...verdict.events);
    played = verdict.played;
    opened ??= played;
    if (verdict.notTaken) return { kind: 'refused', violations: verdict.notTaken };
    const rolls = awaitedRolls(ruleset, played);
    return rolls.length > 0 ? { kind: 'rollsNeeded', rolls } : leftOver(verdict.events, dice);
  };

  const now = (): FoldedTimeline => {
    if (!played) throw new Error('the campaign was not opened');
    return played;
  };

  const viewerOf = (name: string | null): Viewer => {
    if (name === null) return EVERYTHING;
    const seat = seats.find((each) => each.id === name);
    return seat ? { kind: 'seat', seat: seat.id, role: seat.role } : PUBLIC;
  };

  const seenBy = (viewers: readonly Viewer[]) =>
    events
      .map((event, place) => ({ ...event, place }))
      .filter(({ audience }) =>
        viewers.some((viewer) => mayKnow(ruleset.meta, audience, viewer, ruleset.moment(now().state))),
      );

  return {
    seatId: (name) => seatIdOf(opening, name),
    knowsAll: true,
    told: async () => seenBy([PUBLIC, ...seats.map(({ id }) => viewerOf(id))]),
    async open() {
      const { parameters, houseRules } = ruleset.meta;
      const wrong = checkParameters(parameters, opening.parameters, houseRules);
      if (wrong.length > 0) return { kind: 'refused', violations: wrong };
      const data = {
        campaignId: 'case',
        name: 'case',
        ruleset: { code: ruleset.meta.code, version: ruleset.meta.version },
        parameters: completeParameters(ruleset.meta.parameters, opening.parameters),
        seats,
        scenario: opening.scenario,
        position: opening.position,
        dice: { mode: 'table', commitment: null, turns: 0 },
      } as const;
      const arbiter = existing(
        seats.find((each) => each.role === 'arbiter'),
        'arbiter',
      );
      const envelope = {
        actor: { seat: arbiter.id, role: arbiter.role },
        at: CASE_CLOCK,
        timelineId: TIMELINE,
      };
      const tools = { dice: sourceOf(opening.dice), digest };
      return take(adjudicateOpening(ruleset, data, envelope, tools), opening.dice);
    },
    async play({ seat, command, dice }: StagedCommand) {
      const role = seats.find((each) => each.id === seat)?.role ?? 'service';
      const envelope = { command, actor: { seat, role }, at: CASE_CLOCK, timelineId: TIMELINE } as const;
      if (command.type !== ENTER_DICE) {
        return take(adjudicate(ruleset, now(), envelope, { dice: sourceOf(dice), digest }), dice);
      }
      const said = {
        dice: isByKey(dice) ? dice : [],
        faces: isByKey(dice) ? [] : (dice as number[]),
        rest: false,
      };
      return take(enterFaces(ruleset, now(), said, envelope, { dice: tableDice([]), digest }), []);
    },
    look(name): Look {
      const viewer = viewerOf(name);
      const state = () => (name === null ? now().state : ruleset.redact(now().state, viewer));
      return {
        events: async () => seenBy([viewer]),
        state: async () => state(),
        views: async () =>
          Object.fromEntries(Object.entries(ruleset.views).map(([view, of]) => [view, of(state())])),
        balances: async () => ruleset.balances(now().state),
        due: async () => (now().waiting ? diceDue(ruleset, now(), EVERYTHING) : ruleset.due(now().state)),
        options: async (thing) =>
          viewer.kind === 'seat' ? ruleset.options(state(), viewer.seat, thing) : null,
        moment: async () => ruleset.moment(now().state),
        isOver: async () => ruleset.isOver(now().state),
      };
    },
    async brokenLaws() {
      if (!played || !opened) return [];
      return brokenLaws({ ruleset, seats, timelineId: TIMELINE, events, opened, played, refused });
    },
  };
}

const sourceOf = (dice: DiceForm): DiceSource =>
  isByKey(dice) ? tableDice(dice) : scriptedDice(dice as Scripted[]);

/** The engine itself refuses faces entered for a roll that nobody asked for; a script may be too long. */
function leftOver(events: readonly DraftEvent[], dice: DiceForm): StepResult {
  if (isByKey(dice)) return { kind: 'accepted' };
  const thrown = events
    .filter((event) => event.kind === 'roll')
    .reduce(
      (sum, { type, data }) => sum + (type === 'dice.Drawn' ? 1 : (data['faces'] as number[]).length),
      0,
    );
  const faces = (dice as Scripted[]).slice(thrown);
  return faces.length > 0 ? { kind: 'diceLeftOver', faces } : { kind: 'accepted' };
}

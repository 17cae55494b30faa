import { Club } from './club.js';
import { operation } from './operations.js';

// oxlint-disable-next-line typescript/no-explicit-any
type Any = any;

/** Faces that come up again and again: the first of two sides throws more. */
const FACES = [5, 2];

/**
 * A battle of Epic from its opening to its end, as `docs/epic.md` tells it: each step runs the text of a tab of the playground,
 * with dice from the table.
 */
describe('a battle of Epic', () => {
  let club: Club;
  let timeline: string;
  let said = 0;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    club = await Club.open();
  });
  afterAll(async () => {
    await club.close();
    expect(club.faults).toEqual([]);
  });

  const red = (): string => tokens['seat-1']!;
  const blue = (): string => tokens['seat-2']!;
  const seen = async (): Promise<Any> =>
    (await club.run('88-epic', red(), (variables) => Object.assign(variables, { timeline }))).timeline;

  /** Says what a tab says, or other orders in its place; enters as many faces as are asked for. */
  async function say(name: string, token: string, orders?: object): Promise<Any> {
    const { document, variables } = operation(name);
    Object.assign(variables.input, {
      timeline,
      commandId: `epic-${(said += 1)}`,
      ...(orders ? { orders: { epic: orders } } : {}),
    });
    for (let thrown: number[] = []; ;) {
      variables.input.faces = thrown.length > 0 ? thrown : null;
      const { submitOrders } = await club.send(document, variables, token);
      if (submitOrders.__typename !== 'RollsNeeded') return submitOrders;
      thrown = [...thrown, ...facesFor(submitOrders.faces)];
    }
  }
  const facesFor = (count: number) => Array.from({ length: count }, (_, at) => FACES[at % 2]!);

  async function accept(name: string, token: string, orders?: object): Promise<Any> {
    const answer = await say(name, token, orders);
    expect(answer.violations ?? []).toEqual([]);
    expect(answer.__typename).toBe('OrdersAccepted');
    return answer;
  }
  const dueIn = ({ timeline: at }: Any): readonly string[] =>
    at.due.map(({ seat, code }: Any) => `${seat.key} ${code}`);
  const sentences = ({ events }: Any): string => events.map((each: Any) => each.summary).join('\n');

  it('opens with two armies, and asks for the dice of the first initiative', async () => {
    const { document, variables } = operation('87-open-epic');
    const { createCampaign: asked } = await club.send(document, variables, club.admin);
    expect(asked).toMatchObject({ __typename: 'RollsNeeded', faces: 2 });
    variables.input.faces = FACES;
    const { createCampaign: opened } = await club.send(document, variables, club.admin);
    expect(opened).toMatchObject({
      __typename: 'CampaignOpened',
      timeline: { head: { turn: 1, phase: 'MOVEMENT' } },
    });
    timeline = opened.timeline.id;
    for (const seat of ['seat-1', 'seat-2']) {
      const { inviteToSeat: invite } = await club.run('05-invite', opened.arbiterToken, ({ input }) =>
        Object.assign(input, { campaign: opened.campaign.id, seat, commandId: `invite-epic-${seat}` }),
      );
      const { claimSeat: claim } = await club.run('06-claim', null, ({ input }) =>
        Object.assign(input, { code: invite.code, commandId: `claim-epic-${seat}` }),
      );
      tokens[seat] = claim.token;
    }
    expect((await seen()).due).toMatchObject([{ seat: { key: 'seat-1' }, code: 'CHOOSE_FIRST' }]);
  });

  it('lays a reference of the battle beside the table', async () => {
    const { timeline: shown } = await club.run('89-epic-brief', blue(), (variables) =>
      Object.assign(variables, { timeline }),
    );
    expect(shown.at.details.brief.text).toContain('ARMY OF RED (seat-1): morale 8 of 8');
    expect(shown.at.details.brief.houseRules).toEqual([]);
  });

  it('is moved, each step by who has won the initiative first', async () => {
    expect(dueIn(await accept('90-choose-first', red()))).toEqual(['seat-1 MOVE']);
    await accept('91-move-detachment', red());
    expect(dueIn(await accept('92-end-moves', red()))).toEqual(['seat-2 MOVE']);
    const ended = await accept('92-end-moves', blue());
    expect(sentences(ended)).toContain('Initiative: Red 5, Blue 2; Red chooses.');
  });

  it('answers a shot with the whole arithmetic', async () => {
    await accept('90-choose-first', red());
    const shot = await accept('93-shoot', red());
    expect(sentences(shot)).toBe(
      [
        'Red shoots.',
        'red-company shoots at blue-company. Firepower 11; column C: 4 dice.',
        '4D6 for to hit of red-company: 5, 2, 5, 2.',
        'A 2 hits nobody.',
        'A 2 hits nobody.',
        'A 5 hits blue-rifles-1.',
        'blue-rifles-1 is hit and destroyed.',
        'A 5 hits blue-rifles-2.',
        'blue-rifles-2 is hit and destroyed.',
        'red-company: 2 of 4 dice hit (5, 2, 5, 2).',
        'blue-company gets 1 blast marker (1 for the fire); it has 1.',
        'Blue is next.',
      ].join('\n'),
    );
    expect(dueIn(shot)).toEqual(['seat-2 SHOOT']);
    await pass(blue(), red());
  });

  /** Both pass, in vehicles and infantry as with war engines, until assaults may begin. */
  async function pass(...inTurn: readonly string[]): Promise<void> {
    for (const token of inTurn) await accept('94-pass-shooting', token);
    await accept('90-choose-first', red());
    for (const token of [red(), blue()]) await accept('94-pass-shooting', token);
    await accept('90-choose-first', red());
  }

  it('rallies by itself, and asks who holds what', async () => {
    await accept('97-answer-combat', red(), { combat: { end: true } });
    const ended = await accept('97-answer-combat', blue(), { combat: { end: true } });
    expect(sentences(ended)).toContain('blue-company rolls 5: 1 blast marker removed, 0 left.');
    expect(dueIn(ended)).toEqual(['seat-1 DECLARE_OBJECTIVES', 'seat-2 DECLARE_OBJECTIVES']);
    const held = await accept('98-hold-objectives', red());
    expect(sentences(held)).toContain('Morale of Red +3 (bridge): 11.');
    expect(held.timeline.head).toEqual({ turn: 2, phase: 'MOVEMENT' });
  });

  it('comes to a firefight on Assault orders', async () => {
    await accept('90-choose-first', red());
    const move = { detachment: 'red-company', order: 'ASSAULT', units: [] };
    expect(sentences(await accept('91-move-detachment', red(), { move }))).toContain(
      'red-company gets assault orders.',
    );
    await accept('92-end-moves', red());
    await accept('92-end-moves', blue());
    await accept('90-choose-first', red());
    await pass(red(), blue());
    await accept('95-assault-move', red());
    const fight = await accept('96-firefight', red());
    expect(sentences(fight)).toContain('Firefight: totals Red 11, Blue 9. Red adds 1 for the total.');
    expect(dueIn(fight)).toEqual(['seat-1 USE_SUPREME_COMMANDER']);
    await accept('97-answer-combat', red());
    const kept = await accept('97-answer-combat', blue());
    expect(sentences(kept)).toContain('Red wins by 4: hurled back.');
    expect(dueIn(kept)).toEqual(['seat-1 ALLOCATE_HITS']);
    const taken = await accept('97-answer-combat', red(), { combat: { allocateHits: {} } });
    expect(sentences(taken)).toContain('Morale of Blue −2 (blue-company broken): 6.');
    expect(dueIn(taken)).toEqual(['seat-2 RETREAT']);
    const retreat = { detachment: 'blue-company', units: [] };
    expect(dueIn(await accept('97-answer-combat', blue(), { retreat }))).toEqual(['seat-1 ASSAULT']);
  });

  it('ends where one side gives it up', async () => {
    await accept('97-answer-combat', red(), { combat: { end: true } });
    const ended = await accept('97-answer-combat', blue(), { combat: { end: true } });
    expect(dueIn(ended)).toEqual(['seat-2 DECLARE_STUBBORN']);
    const over = await accept('99-concede', blue());
    expect(over.timeline.due).toEqual([]);
    expect((await seen()).at.details).toMatchObject({ winner: 'seat-1', drawn: false });
  });
});

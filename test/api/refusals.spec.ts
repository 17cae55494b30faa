/** @rulesets toy */
import { seatToyCampaign, type SeatedCampaign } from './seated-campaign.js';
import { openToyApplication, type ToyApplication } from './toy-application.js';

interface Mutation {
  readonly name: string;
  readonly type: { readonly name: string; readonly ofType: { readonly name: string } | null };
}

interface Possible {
  readonly name: string;
  readonly possibleTypes: readonly { readonly name: string }[] | null;
}

const SCHEMA = `{ __schema { mutationType { fields { name type { name ofType { name } } } }
  types { name possibleTypes { name } } } }`;

const REFUSED = `... on Refused { violations {
  ... on UserError { message path rule { id } } code commandPath places { path } details { name } } }`;

/** A mutation whose refusal alone is looked at. */
const refusing = (name: string): string =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
    answer: ${name}(input: $input) { __typename ${REFUSED} } }`;

describe('a mutation that is not done', () => {
  let toy: ToyApplication;
  let campaign: SeatedCampaign;
  let commands = 0;

  beforeAll(async () => {
    toy = await openToyApplication();
    campaign = await seatToyCampaign(toy, 'open');
  });
  afterAll(() => toy.close());

  const refuse = async (name: string, input: object, token: string | null) => {
    const asked = { input: { commandId: `refuse-${++commands}`, ...input } };
    const { data, errors } = await toy.send(refusing(name), asked, token);
    expect(errors).toBeUndefined();
    expect(data.answer).toMatchObject({ __typename: 'Refused', violations: [{ rule: null }] });
    const { code, message, path } = data.answer.violations[0];
    return { code, message, path };
  };

  it('may answer `Refused`, whichever it is', async () => {
    const { mutationType, types } = (await toy.send(SCHEMA)).data.__schema as {
      mutationType: { fields: readonly Mutation[] };
      types: readonly Possible[];
    };
    const possible = new Map(types.map((each) => [each.name, each.possibleTypes ?? []]));
    const without = mutationType.fields.filter(({ type }) => {
      const answers = possible.get(type.ofType?.name ?? type.name) ?? [];
      return !answers.some((each) => each.name === 'Refused');
    });
    expect(without.map((each) => each.name)).toEqual([]);
  });

  it('says what, where and by which rule: seats', async () => {
    const { arbiter, red, blue } = campaign.tokens;
    const seat = { campaign: campaign.id, seat: 'seat-1' };
    expect(await refuse('inviteToSeat', seat, arbiter)).toEqual({
      code: 'CONFLICT',
      message:
        'The seat is taken: whoever holds it invites others beside them. To give it to somebody else, revoke it first.',
      path: ['input', 'seat'],
    });
    expect(await refuse('inviteToSeat', seat, blue)).toEqual({
      code: 'FORBIDDEN',
      message: 'This is for the arbiter.',
      path: ['input'],
    });
    expect(await refuse('revokeSeat', { ...seat, seat: 'seat-9' }, arbiter)).toEqual({
      code: 'NOT_FOUND',
      message: 'There is no such seat.',
      path: ['input', 'seat'],
    });
    for (const token of [null, red]) {
      expect(await refuse('claimSeat', { code: 'AAAA-AAAA-AAAA' }, token)).toEqual({
        code: 'NOT_FOUND',
        message: 'This code is unknown, used or expired.',
        path: ['input', 'code'],
      });
    }
  });

  it('says what, where and by which rule: timelines', async () => {
    const { arbiter, red } = campaign.tokens;
    const promote = { timeline: campaign.timeline, reason: 'mine' };
    expect(await refuse('promoteTimeline', promote, red)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refuse('promoteTimeline', { ...promote, timeline: 'none' }, arbiter)).toMatchObject({
      code: 'NOT_FOUND',
    });
    const reused = { ...promote, commandId: 'invite-seat-1' };
    expect(await refuse('promoteTimeline', reused, arbiter)).toMatchObject({
      code: 'COMMAND_ID_REUSED',
      path: ['input', 'commandId'],
    });
    expect(await refuse('importTimeline', { text: '{}' }, red)).toMatchObject({ code: 'FORBIDDEN' });
    const forked = { timeline: 'none', name: 'A fork', reason: 'to see' };
    expect(await refuse('forkTimeline', forked, red)).toMatchObject({ code: 'NOT_FOUND' });
    const orders = { timeline: 'none', whatIf: true };
    expect(await refuse('lockPhase', orders, red)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('but one that is not understood, or of nobody known, is an error', async () => {
    const claim = { input: { commandId: '', code: '' } };
    expect((await toy.send(refusing('claimSeat'), claim)).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    const invite = { input: { commandId: 'mine', campaign: campaign.id, seat: 'seat-1' } };
    expect((await toy.send(refusing('inviteToSeat'), invite, null)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });
});

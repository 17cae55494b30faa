import type { DiceRolledData, RecordedEvent } from '../../src/kernel/index.js';
import { rollKeyText } from '../../src/kernel/index.js';
import { drawFaces, provenOutput } from '../../src/dice/index.js';
import {
  AddEntropyCommand,
  AmendTimelineCommand,
  DiceQuery,
  ForkTimelineCommand,
  PromoteTimelineCommand,
  VerifyQuery,
  type Session,
} from '../../src/service/contracts/index.js';
import { accepted, Club, failure, holding, type Table } from './club.js';

const rollOf = (event: { readonly data: object }) => event.data as unknown as DiceRolledData;

describe('dice of timelines that take turns as the main one', () => {
  let club: Club;
  let table: Table;

  beforeEach(async () => {
    club = await Club.start();
    table = await club.campaign({ parameters: { rounds: 9, handSize: 2 } });
  });
  afterEach(() => club.close());

  const playRound = async (timelineId: string) => {
    for (let phase = 0; phase < 2; phase++) {
      accepted(await club.play(table.arbiter, timelineId, { type: 'ClosePhase' }));
    }
  };
  const promote = (timelineId: string, commandId: string) =>
    club.commands.execute(
      new PromoteTimelineCommand({ session: table.arbiter, commandId, timelineId, reason: 'agreed' }),
    );
  const rolls = (timelineId: string) => club.events(table.arbiter, timelineId, { type: 'dice.DiceRolled' });
  const verified = async (session: Session, timelineId: string) =>
    (await club.queries.execute(new VerifyQuery(session, timelineId))).checks.flatMap(
      (each) => each.problems,
    );

  /** A timeline amended in its first turn; players see it at once when it is promoted. */
  const amended = async (): Promise<string> => {
    const sheet = accepted(await club.play(table.red, table.timelineId, holding('seat-1')));
    await playRound(table.timelineId);
    const command = new AmendTimelineCommand({
      session: table.arbiter,
      commandId: 'amend',
      timelineId: table.timelineId,
      revision: sheet.revision,
      amendment: { kind: 'drop' },
      reason: 'never said',
      preview: false,
    });
    const result = await club.commands.execute(command);
    if (result.kind !== 'amended') throw new Error(JSON.stringify(result));
    return result.timelineId!;
  };

  it('tell nothing of what another will throw that is promoted back', async () => {
    const corrected = await amended();
    await promote(corrected, 'promote');
    for (let round = 0; round < 3; round++) await playRound(corrected);
    const before = await rolls(table.timelineId);
    await promote(table.timelineId, 'back');
    for (let round = 0; round < 3; round++) await playRound(table.timelineId);
    const coming = (await rolls(table.timelineId)).slice(before.length).map(rollOf);
    expect(coming.length).toBeGreaterThan(15);
    const known = await rolls(corrected);
    const thrown = new Map(known.map((each) => [rollKeyText(rollOf(each).key), rollOf(each).faces.join()]));
    const again = coming.filter(({ key }) => thrown.has(rollKeyText(key)));
    expect(again.length).toBeGreaterThan(15);
    const same = again.filter(({ key, faces }) => thrown.get(rollKeyText(key)) === faces.join());
    expect(same.length).toBeLessThan(again.length / 2);
    const computed = coming.filter(({ key, faces, notation }) => {
      const sides = Number(notation.split('D')[1]);
      return (
        foreseen(known, key).filter(
          (secret) => drawFaces(secret, key, faces.length, sides).join() === faces.join(),
        ).length > 0
      );
    });
    expect(computed.length).toBeLessThan(coming.length / 2);
    expect(await verified(table.blue, table.timelineId)).toEqual([]);
    expect(await verified(table.arbiter, corrected)).toEqual([]);
  });

  /** Outputs of the proofs of one run, were it thrown under a commitment that has been used. */
  const foreseen = (known: readonly RecordedEvent[], { turn, rule }: DiceRolledData['key']) =>
    known.flatMap((event) => {
      const { proof, shownTo, key } = rollOf(event);
      if (!shownTo || key.turn !== turn || key.rule !== rule) return [];
      for (const domain of [1, 2]) {
        const list = [key.ruleset, key.turn, key.phase, key.rule, key.purpose, key.subject, key.counter];
        const alpha = JSON.stringify(['warledger-dice-2', domain, [], shownTo, list]);
        const output = provenOutput(publicKey, alpha, proof!);
        if (output) return [output];
      }
      return [];
    });
  let publicKey: string;
  beforeEach(async () => {
    const { commitments } = await club.queries.execute(new DiceQuery(table.red, table.timelineId));
    publicKey = commitments[0]!.publicKey!;
  });

  it('are committed anew, each time under the next domain, before the next roll', async () => {
    const corrected = await amended();
    await promote(corrected, 'promote');
    await playRound(corrected);
    await promote(table.timelineId, 'back');
    await playRound(table.timelineId);
    await playRound(table.timelineId);
    const domains = async (timelineId: string) =>
      (await club.queries.execute(new DiceQuery(table.blue, timelineId))).commitments.map(
        (each) => each.domain,
      );
    expect(await domains(corrected)).toEqual([1, 2]);
    expect(await domains(table.timelineId)).toEqual([1, 3]);
    const fork = new ForkTimelineCommand({
      session: table.arbiter,
      commandId: 'fresh',
      timelineId: table.timelineId,
      revision: null,
      name: 'Anew',
      dice: 'fresh',
      reason: 'why not',
    });
    const made = await club.commands.execute(fork);
    if (made.kind !== 'created') throw new Error(JSON.stringify(made));
    await playRound(made.timelineId);
    expect(await domains(made.timelineId)).toEqual([1, 3, 4]);
    expect(await verified(table.arbiter, made.timelineId)).toEqual([]);
  });

  it('are the same in an amendment, also behind a promotion, wherever nothing was changed', async () => {
    const corrected = await amended();
    await promote(corrected, 'promote');
    const sheet = accepted(await club.play(table.red, corrected, holding('seat-1')));
    await playRound(corrected);
    await playRound(corrected);
    const command = new AmendTimelineCommand({
      session: table.arbiter,
      commandId: 'again',
      timelineId: corrected,
      revision: sheet.revision,
      amendment: { kind: 'drop' },
      reason: 'never said',
      preview: false,
    });
    const result = await club.commands.execute(command);
    if (result.kind !== 'amended') throw new Error(JSON.stringify(result));
    const [one, other] = [await rolls(corrected), await rolls(result.timelineId!)];
    expect(other.map(rollOf).map(({ key, faces }) => [key, faces])).toEqual(
      one.map(rollOf).map(({ key, faces }) => [key, faces]),
    );
    expect(await verified(table.arbiter, result.timelineId!)).toEqual([]);
  });

  it('depend on what players add, once each and before the first turn has ended', async () => {
    const add = (session: Session, text: string, commandId: string) =>
      club.commands.execute(
        new AddEntropyCommand(
          { session, timelineId: table.timelineId, commandId, preview: false, dice: [] },
          text,
        ),
      );
    const first = accepted(await add(table.red, 'forty-two', 'add-red'));
    expect(accepted(await add(table.red, 'forty-two', 'add-red'))).toMatchObject({
      revision: first.revision,
      repeated: true,
    });
    expect(await failure(add(table.red, 'more', 'add-more'))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await failure(add(table.arbiter, 'mine', 'add-arbiter'))).toMatchObject({ code: 'FORBIDDEN' });
    accepted(await add(table.blue, 'seven', 'add-blue'));
    await playRound(table.timelineId);
    const { entropy } = await club.queries.execute(new DiceQuery(table.blue, table.timelineId));
    expect(entropy.map((each) => each.seat)).toEqual(['seat-1', 'seat-2']);
    const last = rollOf((await rolls(table.timelineId)).findLast((each) => rollOf(each).shownTo)!);
    const { key } = last;
    const list = [key.ruleset, key.turn, key.phase, key.rule, key.purpose, key.subject, key.counter];
    const alpha = (digests: readonly string[]) =>
      JSON.stringify(['warledger-dice-2', 1, digests, last.shownTo, list]);
    expect(provenOutput(publicKey, alpha([]), last.proof!)).toBeNull();
    expect(provenOutput(publicKey, alpha(entropy.map((each) => each.digest)), last.proof!)).not.toBeNull();
    const late = await club.campaign({ commandId: 'late', parameters: { rounds: 3 } });
    for (let phase = 0; phase < 2; phase++) {
      accepted(await club.play(late.arbiter, late.timelineId, { type: 'ClosePhase' }));
    }
    const command = new AddEntropyCommand(
      { session: late.red, timelineId: late.timelineId, commandId: 'late', preview: false, dice: [] },
      'too late',
    );
    expect(await failure(club.commands.execute(command))).toMatchObject({ code: 'FORBIDDEN' });
  });
});

import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { existing } from '../../../../../kernel/index.js';
import {
  showUnitType,
  type PlanetaryCommand,
  type UnitType,
} from '../../../../../rulesets/planetary/index.js';
import { AdjudicateCommand, type PlayResult } from '../../../../contracts/index.js';
import type { ApiContext } from '../../../context.js';
import type { PlayInput } from '../../../inputs/play.inputs.js';
import { AS_IT_STANDS } from '../../../messages/names.js';
import { envelopeOf, timelineOf, TimelineFaces } from '../../../play.js';
import { inFile, lineOf } from '../../../presenters/problems.js';
import { presentPlay } from '../../../presenters/results.js';
import { Rules } from '../../../rules.js';
import { faceOf } from '../../faces.js';
import { plain } from '../../../schema/plain.js';
import { readArmyListFile } from './army-list-file.js';
import type { Problem } from '../../files/rows.js';
import {
  ImportDetachmentResult,
  ImportPlanetaryDetachmentInput,
  ImportPlanetaryUnitTypesInput,
  ImportUnitTypesResult,
} from './types.js';
import { readUnitTypeFile } from './unit-type-file.js';

const CODE = 'planetary';
const INPUT = { description: 'The file, and what it is for.' };

/** Files of the club: read here, judged by the ruleset as if their content had been typed in. */
@Resolver()
export class PlanetaryFilesResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly faces: TimelineFaces,
    private readonly rules: Rules,
  ) {}

  @Mutation(() => ImportUnitTypesResult, {
    description: 'Arbiter: enters unit types with their points from a file (RACE-PROD-08).',
  })
  async importPlanetaryUnitTypes(
    @Args('input', INPUT) input: ImportPlanetaryUnitTypesInput,
    @Context() context: ApiContext,
  ) {
    const { entries, lines, problems } = readUnitTypeFile(input.file);
    if (problems.length > 0) return invalid(problems);
    const timeline = await timelineOf(input, context);
    const command: PlanetaryCommand = { type: 'DefineUnitType', unitTypes: entries };
    const result = await this.adjudicate(timeline, input, command, context);
    if (result.kind !== 'accepted') return this.present(timeline, result, 'unitTypes', lines, context);
    const { revision, preview, repeated } = result;
    const unitTypes = result.events
      .filter((each) => each.type === 'planetary.UnitTypeDefined')
      .map((each) => showUnitType((each.data as unknown as { readonly unitType: UnitType }).unitType));
    return { __typename: 'PlanetaryUnitTypesImported', unitTypes, revision, preview, repeated };
  }

  @Mutation(() => ImportDetachmentResult, {
    description: 'Builds a detachment from the file of an army list (PLN-DET-06).',
  })
  async importPlanetaryDetachment(
    @Args('input', INPUT) input: ImportPlanetaryDetachmentInput,
    @Context() context: ApiContext,
  ) {
    const { entries, lines, problems } = readArmyListFile(input.file);
    if (problems.length > 0) return invalid(problems);
    const { hex, typeKey, name } = input;
    const command: PlanetaryCommand = {
      type: 'BuildDetachment',
      ...plain({ hex, typeKey, name }),
      units: entries,
    };
    const timeline = await timelineOf(input, context);
    const result = await this.adjudicate(timeline, input, command, context);
    return this.present(timeline, result, 'units', lines, context);
  }

  private async adjudicate(
    timeline: string,
    input: PlayInput,
    command: PlanetaryCommand,
    context: ApiContext,
  ): Promise<PlayResult> {
    await this.faces.mustBe(existing(faceOf(CODE), 'face'), timeline, context, 'file');
    const result = await this.commands.execute(
      new AdjudicateCommand(envelopeOf(input, timeline, context), command),
    );
    context.known.forget();
    return result;
  }

  /** A refusal says the line of the file instead of the place in the list of entries. */
  private async present(
    timeline: string,
    result: PlayResult,
    entries: string,
    lines: readonly number[],
    context: ApiContext,
  ) {
    const face = await this.faces.of(timeline, context);
    const named = result.kind === 'accepted' ? AS_IT_STANDS : await context.known.namingIn(timeline);
    return presentPlay('OrdersAccepted', timeline, inLines(result, entries, lines), face, this.rules, named);
  }
}

const invalid = (problems: readonly Problem[]) => ({
  __typename: 'PlanetaryFileInvalid',
  problems: [...problems]
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map((each) => inFile(each, 'file')),
});

function inLines(result: PlayResult, entries: string, lines: readonly number[]): PlayResult {
  if (result.kind !== 'refused') return result;
  return {
    ...result,
    violations: result.violations.map((each) => {
      const [first, place, ...rest] = each.path;
      return first === entries && typeof place === 'number'
        ? { ...each, path: ['file', lineOf(lines[place]), ...rest] }
        : each;
    }),
  };
}

import { join } from 'node:path';
import { findCaseFiles, readCases, runCase } from '../../src/conformance/index.js';
import { isTable } from '../../src/engine/index.js';
import { fits, type Json, type Shape } from '../../src/kernel/index.js';
import { packageRoot } from '../../src/rules-catalog/index.js';
import { GHOST_OF_WAR } from '../../src/rulesets/ghost-of-war/index.js';

type Definition = (typeof GHOST_OF_WAR.meta.parameters)[number];

const CASES = findCaseFiles(join(packageRoot(), 'src', 'rulesets', 'ghost-of-war')).flatMap(
  (file) => readCases(file).cases,
);

/** Allowed values beside the default: of tables those in which every figure is as large, or as small, as may be. */
function otherValues(range: Shape, standard: Json): readonly Json[] {
  const values = ((): readonly Json[] => {
    switch (range.is) {
      case 'flag':
        return [true, false];
      case 'word':
        return range.words;
      case 'number':
        return [range.max, range.min];
      case 'list':
        return otherLists(range, standard as readonly number[]);
      case 'optional':
        return otherValues(range.of, standard);
      case 'record':
        return [0, 1].map((which) => extremeTable(range, standard, which));
      default:
        throw new Error(`No values are known of a house rule that is ${range.is}.`);
    }
  })();
  return values.filter((each) => fits(range, each) && !isSame(standard, each));
}

/** One place of a list changed, or all of them alike. */
function otherLists(
  { of }: Extract<Shape, { readonly is: 'list' }>,
  standard: readonly number[],
): readonly (readonly number[])[] {
  const bounds = of.is === 'number' ? [of.max, of.min] : [];
  return [
    ...bounds.map((each) => standard.map(() => each)),
    ...standard.flatMap((each, place) =>
      [...bounds, each + 1, each - 1].map((value) => standard.with(place, value)),
    ),
  ];
}

function extremeTable(range: Extract<Shape, { readonly is: 'record' }>, standard: Json, which: number): Json {
  const before = standard as Readonly<Record<string, Json>>;
  return Object.fromEntries(
    Object.entries(range.members).flatMap(([key, each]) => {
      const old = before[key] ?? (isTable(each) ? {} : null);
      const value = otherValues(each, old)[which] ?? otherValues(each, old)[0];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

const isSame = (one: Json | undefined, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Title of a case that shows a rule, and that does not hold with another value of its house rule; null for none. */
async function whatChanges({ name, rule, range, default: standard }: Definition): Promise<string | null> {
  const shown = CASES.filter((each) => each.rules.includes(rule));
  for (const value of [...otherValues(range, standard), standard]) {
    for (const each of shown) {
      const { parameters = {} } = each.given;
      if (isSame((parameters[name] as Json | undefined) ?? standard, value)) continue;
      const given = { ...each.given, parameters: { ...parameters, [name]: value } } as typeof each.given;
      const findings = await runCase({ ...each, given }, [GHOST_OF_WAR]);
      if (findings.length > 0) return each.title;
    }
  }
  return null;
}

describe('GOW-GEN-05 Every house rule is in force', () => {
  it.each(GHOST_OF_WAR.meta.parameters.map((each) => [each.name, each] as const))(
    '%s: with another value a case that shows its rule goes otherwise',
    async (_, definition) => expect(await whatChanges(definition)).not.toBeNull(),
  );
});

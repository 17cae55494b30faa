import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { packageRoot } from '../../src/rules-catalog/index.js';

interface Recorded {
  readonly id: string;
  readonly kind: 'input' | 'roll' | 'outcome';
  readonly type: string;
  readonly causationId: string | null;
  readonly data: { readonly cause?: string };
}

const recorded = (name: string): readonly Recorded[] =>
  gunzipSync(readFileSync(join(packageRoot(), 'test', 'golden-campaigns', `${name}.ndjson.gz`)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Recorded)
    .filter(({ kind }) => kind !== undefined);

/** What led to the events of a type: other types, or a roll; an input, where they follow from nothing else. */
function ledTo(campaigns: readonly string[], type: string, cause?: string): readonly string[] {
  const names = campaigns.flatMap((name) => {
    const events = recorded(name);
    const byId = new Map(events.map((each) => [each.id, each]));
    return events
      .filter((each) => each.type.endsWith(`.${type}`) && (cause === undefined || each.data.cause === cause))
      .map(({ causationId }) => byId.get(causationId ?? '')!)
      .map((each) => (each.kind === 'input' ? 'an input' : each.type.replace(/^.*\./, '')));
  });
  return [...new Set(names)].sort();
}

describe('what led to an outcome is what its rule used, not who closed the phase', () => {
  it.each([
    ['DamageDealt', 'an attack', ['AttackMade', 'DiceRolled']],
    ['DamageDealt', 'a mine', ['MineDetonated']],
    // Whom an explosion hits, no event before it says.
    ['DamageDealt', 'explosion', ['an input']],
    ['UnitDestroyed', 'an attack', ['DamageDealt']],
    ['UnitDestroyed', 'overkill', ['OverkillRolled']],
    ['StructureDestroyed', undefined, ['StructureDamaged']],
    ['DepotExploded', undefined, ['StructureDestroyed']],
    ['OverkillCancelled', undefined, ['DamageDealt']],
    ['MineDetonated', undefined, ['UnitMoved']],
  ] as const)('EDC: %s by %s', (type, cause, expected) => {
    expect(ledTo(['meta-campaign', 'meta-campaign-drill'], type, cause)).toEqual(expected);
  });

  it.each([
    ['UnitDestroyed', 'DAMAGE', ['DamageTaken']],
    ['UnitDestroyed', 'PASSENGER', ['DiceRolled']],
    ['DetachmentDestroyed', undefined, ['UnitDestroyed']],
    ['HqReplaced', undefined, ['UnitDestroyed', 'an input']],
  ] as const)('Epic: %s by %s', (type, cause, expected) => {
    expect(ledTo(['epic'], type, cause)).toEqual(expected);
  });
});

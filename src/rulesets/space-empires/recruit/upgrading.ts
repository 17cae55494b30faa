import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { cardRow, mustHold } from '../deck/hands.js';
import { firstOf } from '../general/barred.js';
import type { CommandOf } from '../judge.js';
import type { PlanetClass } from '../state/index.js';
import type { SpeTable } from '../table.js';
import { mayRecruit, notControlled } from './offering.js';

interface Upgrade {
  readonly rule: 'SPE-REC-07' | 'SPE-REC-08';
  readonly card: 'terraform' | 'industrialization';
  readonly wrongClass: 'NOT_POOR' | 'NOT_RICH';
  readonly costRp: number;
}

/** SPE-REC-07: poor to rich. */
export const playTerraform = (
  table: SpeTable,
  { planet }: CommandOf<'PlayTerraform'>,
): readonly Violation[] => {
  const costRp = table.state.rules.terraformCostRp;
  return upgrade(table, planet, { rule: 'SPE-REC-07', card: 'terraform', wrongClass: 'NOT_POOR', costRp });
};

/** SPE-REC-08: rich to homeworld. */
export const playIndustrialization = (
  table: SpeTable,
  { planet }: CommandOf<'PlayIndustrialization'>,
): readonly Violation[] => {
  const costRp = table.state.rules.industrializationCostRp;
  const card = 'industrialization';
  return upgrade(table, planet, { rule: 'SPE-REC-08', card, wrongClass: 'NOT_RICH', costRp });
};

function upgrade(
  table: SpeTable,
  planet: string,
  { rule, card, wrongClass, costRp }: Upgrade,
): readonly Violation[] {
  const { state, actor } = table;
  const barred = firstOf(
    () => mayRecruit(table, 'SPE-DECK-03'),
    () => mustHold(state, actor.seat, [card]),
  );
  const row = cardRow(card);
  if (barred.length > 0 || row?.kind !== 'UPGRADE') return barred;
  const space = lookUp(state.spaces, planet);
  const planetClass: PlanetClass = space?.planetClass ?? 'NONE';
  const treasuryRp = lookUp(state.players, actor.seat)?.treasuryRp ?? 0;
  const illegal = [
    ...(planetClass === row.from ? [] : [violation(rule, wrongClass, ['planet'], { planet, planetClass })]),
    ...(space?.controller === actor.seat ? [] : [notControlled(rule, ['planet'], planet)]),
    ...(treasuryRp < costRp ? [violation(rule, 'TOO_DEAR', [], { priceRp: costRp, treasuryRp })] : []),
  ];
  if (illegal.length > 0) return illegal;
  const data = { player: actor.seat, planet, from: row.from, to: row.to, costRp };
  table.emit({ type: 'space-empires.PlanetUpgraded', data }, [rule]);
  return [];
}

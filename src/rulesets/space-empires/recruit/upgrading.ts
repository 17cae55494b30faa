import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { mustHold } from '../deck/hands.js';
import { firstOf } from '../general/barred.js';
import type { CommandOf } from '../judge.js';
import type { CardId, PlanetClass, SpaceEmpiresState } from '../state/index.js';
import type { SpeTable } from '../table.js';
import { mayRecruit, notControlled } from './offering.js';

interface Upgrade {
  readonly rule: 'SPE-REC-07' | 'SPE-REC-08';
  readonly card: CardId;
  readonly from: PlanetClass;
  readonly to: PlanetClass;
  readonly wrongClass: 'NOT_POOR' | 'NOT_RICH';
  readonly costRp: (state: SpaceEmpiresState) => number;
}

/** What the two cards do, by the order that plays them. */
export const UPGRADES = {
  PlayTerraform: {
    rule: 'SPE-REC-07',
    card: 'terraform',
    from: 'POOR',
    to: 'RICH',
    wrongClass: 'NOT_POOR',
    costRp: ({ rules }) => rules.terraformCostRp,
  },
  PlayIndustrialization: {
    rule: 'SPE-REC-08',
    card: 'industrialization',
    from: 'RICH',
    to: 'HOMEWORLD',
    wrongClass: 'NOT_RICH',
    costRp: ({ rules }) => rules.industrializationCostRp,
  },
} as const satisfies Readonly<Record<string, Upgrade>>;

type UpgradeOrder = CommandOf<keyof typeof UPGRADES>;

/** SPE-REC-07, SPE-REC-08: poor to rich, rich to homeworld. */
export function playUpgrade(table: SpeTable, { type, planet }: UpgradeOrder): readonly Violation[] {
  const { state, actor } = table;
  const upgrade = UPGRADES[type];
  const { rule, card, from, to } = upgrade;
  const illegal = firstOf(
    () => mayRecruit(table, 'SPE-DECK-03'),
    () => mustHold(state, actor.seat, [card]),
    () => judgeUpgrade(state, actor.seat, planet, upgrade),
  );
  if (illegal.length > 0) return illegal;
  const data = { player: actor.seat, planet, from, to, costRp: upgrade.costRp(state) };
  table.emit({ type: 'space-empires.PlanetUpgraded', data }, [rule]);
  return [];
}

/** An own planet of the right class, and the money for it. */
export function judgeUpgrade(
  state: SpaceEmpiresState,
  seat: string,
  planet: string,
  { rule, from, wrongClass, costRp }: Upgrade,
): readonly Violation[] {
  const space = lookUp(state.spaces, planet);
  const planetClass: PlanetClass = space?.planetClass ?? 'NONE';
  const treasuryRp = lookUp(state.players, seat)?.treasuryRp ?? 0;
  const priceRp = costRp(state);
  return [
    ...(planetClass === from ? [] : [violation(rule, wrongClass, ['planet'], { planet, planetClass })]),
    ...(space?.controller === seat ? [] : [notControlled(rule, ['planet'], planet)]),
    ...(treasuryRp < priceRp ? [violation(rule, 'TOO_DEAR', [], { priceRp, treasuryRp })] : []),
  ];
}

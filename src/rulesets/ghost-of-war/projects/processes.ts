import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { itemRow } from '../data/items.js';
import type { Order } from '../sheets/orders.js';
import { withinYear } from '../general/calendar.js';
import { figure } from '../house-rules/house-rules.js';
import type { OrderContext } from '../sheets/sheets.js';
import { heroWorksAt } from './builders.js';
import type { StartOrder } from './options.js';

/** GOW-CHR-19: processes of Tech-Marines; whatever only they can start needs one. */
export function judgeProcess(
  context: OrderContext,
  order: StartOrder,
  again: string | null,
): readonly Violation[] {
  const { path } = context;
  const row = itemRow(order.item);
  if (order.hero === null) {
    return row?.startedBy !== undefined && row.place === 'HOLD_OR_FLEET'
      ? [violation('GOW-CHR-19', 'TECH_MARINE_NEEDED', [...path, 'hero'], { item: order.item })]
      : [];
  }
  if (row?.startedBy === undefined) {
    return [violation('GOW-CHR-19', 'NO_PROCESS', [...path, 'item'], { item: order.item })];
  }
  return [
    ...judgeHero(context, order, order.hero, again),
    ...(row.startedBy === 'RITE_OF_ENTOMBMENT' ? judgeDeath(context, order) : []),
  ];
}

function judgeHero(
  context: OrderContext,
  order: StartOrder,
  id: string,
  again: string | null,
): readonly Violation[] {
  const { state, faction, path, sheet, index } = context;
  const at = [...path, 'hero'];
  const hero = lookUp(state.characters, id);
  if (!hero) return [violation('GOW-CHR-19', 'NO_SUCH_CHARACTER', at, { character: id })];
  if (hero.faction !== faction) return [violation('GOW-GEN-01', 'NOT_YOUR_ENTITY', at, { entity: id })];
  if (hero.class !== 'TECH_MARINE')
    return [violation('GOW-CHR-19', 'NOT_A_TECH_MARINE', at, { character: id })];
  const violations: Violation[] = [];
  if (!heroWorksAt(state, hero, order.place) || hero.stunnedUntil >= state.round) {
    violations.push(violation('GOW-CHR-04', 'CANNOT_ACT', at, { character: id }));
  }
  const others = sheet.filter((each, at) => at !== index && actsBy(each, id));
  const started = others.some((each) => each.order === 'START_PROJECT');
  if (started || Object.values(state.projects).some((each) => each.hero === id && each.id !== again)) {
    violations.push(violation('GOW-CHR-19', 'PROCESS_RUNNING', at, { character: id }));
  }
  const most = figure(state.parameters, 'hero.actionsPerRound');
  if (others.length >= most)
    violations.push(violation('GOW-CHR-04', 'TOO_MANY_ACTIONS', at, { character: id, most }));
  return violations;
}

const actsBy = (order: Order, hero: string): boolean =>
  (order.order === 'HERO_ACTION' || order.order === 'START_PROJECT') && order.hero === hero;

/** GOW-CHR-19: a Rite serves a death of the chapter, less than a year ago, that no other serves. */
function judgeDeath(
  { state, faction, path, sheet, index }: OrderContext,
  { death }: StartOrder,
): readonly Violation[] {
  const at = [...path, 'death'];
  const fallen = death === null ? undefined : lookUp(state.fallen, death);
  if (!fallen || fallen.faction !== faction) return [violation('GOW-CHR-19', 'NO_SUCH_DEATH', at, { death })];
  if (!withinYear(state, fallen.round)) return [violation('GOW-CHR-19', 'DEATH_TOO_OLD', at, { death })];
  const named = sheet.some(
    (each, place) => place !== index && each.order === 'START_PROJECT' && each.death === death,
  );
  return fallen.served || named ? [violation('GOW-CHR-19', 'DEATH_SERVED', at, { death })] : [];
}

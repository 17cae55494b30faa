import { lookUp } from '../../../kernel/index.js';
import { CE_THRESHOLDS, SCALES } from '../data/combat.js';
import type { CeRow } from './events.js';
import type { Battle, GhostOfWarState, Participant, Side } from '../state/index.js';
import { isAllied } from '../general/factions.js';
import { isActive } from '../dice/fate-dice.js';
import { figure, figures, tableRow } from '../house-rules/house-rules.js';
import { SIDES } from './coalitions.js';
import { outcomeFor, placeOfOutcome } from './outcome.js';

/** GOW-CBT-09, -10, -20: CE of every participant before and after. */
export const lossRows = (state: GhostOfWarState, battle: Battle): readonly CeRow[] =>
  SIDES.flatMap((side) =>
    battle[side].participants.map((each) => {
      const from = baseCeOf(state, each);
      return {
        id: each.id,
        kind: each.kind,
        faction: each.faction,
        from,
        to: from - clampedLoss(state, battle, side, each, from),
      };
    }),
  );

/** All losses are reckoned from the CE before the battle; what has changed since then is respected. */
const baseCeOf = (state: GhostOfWarState, { id, kind, baseCe }: Participant): number =>
  (kind === 'UNIT' ? lookUp(state.units, id)?.ce : lookUp(state.planets, id)?.ce) ?? baseCe;

/** CE that a participant loses, within 0 … what it has. */
const clampedLoss = (...args: Parameters<typeof lossOf>): number =>
  Math.min(args[4], Math.max(0, lossOf(...args)));

/** GOW-DIC-02, GOW-CBT-12: whether friendly fire would change what a unit loses. */
export function friendlyFireMatters(
  state: GhostOfWarState,
  battle: Battle,
  side: Side,
  id: string,
  pp: number,
): boolean {
  const one = battle[side].participants.find((each) => each.id === id);
  if (!one) return false;
  const ce = baseCeOf(state, one);
  const struck = { ...battle, friendlyFire: { ...battle.friendlyFire, [id]: pp } };
  return clampedLoss(state, struck, side, one, ce) !== clampedLoss(state, battle, side, one, ce);
}

/** GOW-CBT-10: its own entry, else the loss share of its side, else the table. */
function lossOf(state: GhostOfWarState, battle: Battle, side: Side, one: Participant, ce: number): number {
  const report = battle.settledBy;
  const reported = report?.losses.find((each) => each.id === one.id);
  if (reported) return reported.ceLoss;
  const share = report?.lossShare[side] ?? null;
  return share === null ? tableLoss(state, battle, side, one, ce) : shareLoss(state, battle, share);
}

/** GOW-CBT-20 */
function shareLoss({ parameters }: GhostOfWarState, battle: Battle, share: number): number {
  const scale = battle.result?.scale ?? battle.scale;
  const cap = figures(parameters, 'combat.lossShareCap')[SCALES.indexOf(scale)] ?? 0;
  return Math.ceil((share * cap) / 100);
}

/** GOW-CBT-09: base loss by scale and outcome, then the modifiers in their order. */
function tableLoss(state: GhostOfWarState, battle: Battle, side: Side, one: Participant, ce: number): number {
  const { parameters } = state;
  const { scale, outcome } = battle.result ?? { scale: battle.scale, outcome: 'DRAW' as const };
  const base =
    tableRow(parameters, 'combat.lossTable', scale)[placeOfOutcome(outcomeFor(side, outcome))] ?? 0;
  const low = ce < CE_THRESHOLDS.low ? figure(parameters, 'ce.lowDamagePercent') : 100;
  const unit = lookUp(state.units, one.id);
  const struck = side === 'defender' ? battle.surprise || battle.shock : battle.counterShock;
  return (
    Math.ceil((base * low) / 100) +
    (unit?.thisRound.jammed && struck ? figure(parameters, 'combat.jamShockLossPp') : 0) -
    (unit && hasApothecari(state, battle, side, unit.owner)
      ? figure(parameters, 'hero.apothecaryReductionPp')
      : 0) +
    (battle.friendlyFire[one.id] ?? 0)
  );
}

/** GOW-CHR-16: an allied Apothecari on the battlefield. */
export const hasApothecari = (state: GhostOfWarState, battle: Battle, side: Side, faction: string): boolean =>
  battle[side].characters.some((id) => {
    const character = lookUp(state.characters, id);
    return (
      character?.class === 'APOTHECARI' &&
      isActive(state, character) &&
      isAllied(state, character.faction, faction)
    );
  });

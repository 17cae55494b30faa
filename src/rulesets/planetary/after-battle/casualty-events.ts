import type {
  Battle,
  BattleResult,
  Loss,
  ModelState,
  Place,
  PlanetaryState,
  ShrineKind,
  SideRole,
} from '../state/index.js';
import { event } from '../state/event.js';
import { everybody, inBattle, ofArmy, ofSeat, owner } from '../state/audiences.js';
import type { TakenModel } from '../state/battle-facts.js';
import { list, some, words } from '../state/sentences.js';
import { editBattle, editDetachment, editHex, editModel, editUnit } from '../state/editing.js';
import { type Edit, type Mutable, editIn, existing } from '../../../kernel/index.js';
import { armyOf, livingUnitsOf } from '../state/army-of.js';
import { noteLosses } from '../state/losses.js';
import { dxpAccount, isBooked, posting, xpAccount } from '../state/accounts.js';

/** A capture after its battle was judged. */
export interface LateCapture {
  /** That was captured. */
  readonly side: SideRole;
  readonly dxpHalved: boolean;
  /** Points that the other side has destroyed beside those counted. */
  readonly destroyed: number;
}

/** What put a model into another state. */
export type ModelCause =
  | 'casualty'
  | 'vehicle'
  | 'leadership'
  | 'wounds'
  | 'recovery'
  | 'skimmer'
  | 'prisoner';

/** PLN-VPS-01, -02, -03: what VP were looked up by, the higher value first; e.g. `525 − 485 = 40`. */
export function difference({ attacker, defender }: BattleResult['sides']): string {
  const [more, less] = [Math.max(attacker.value, defender.value), Math.min(attacker.value, defender.value)];
  return `${more} − ${less} = ${more - less}`;
}

/** Who has won, and what the battle cost: models, options, defences, whole armies. */
export const CASUALTY_EVENTS = {
  'planetary.BattleWon': event<{ readonly battle: string; readonly winner: SideRole; readonly seat: string }>(
    {
      evolve: () => undefined,
      audience: everybody,
      summary: ({ battle, winner, seat }) => `${seat}, the ${winner}, wins battle ${battle}.`,
      follows: ['planetary.ReportAccepted', 'planetary.QuickBattleRolled', 'planetary.QuickCasualtiesTaken'],
    },
  ),
  'planetary.BattleDrawn': event<{ readonly battle: string }>({
    evolve: () => undefined,
    audience: everybody,
    summary: ({ battle }) => `Battle ${battle} is a draw.`,
    follows: ['planetary.ReportAccepted', 'planetary.QuickBattleRolled', 'planetary.QuickCasualtiesTaken'],
  }),
  /** BP are paid when all battles of the turn are done. */
  'planetary.PrisonersTaken': event<{
    readonly battle: string;
    readonly seat: string;
    readonly side: SideRole;
    readonly prisoners: readonly TakenModel[];
    /** Battle victory points that they add (RACE-DE-11). */
    readonly victoryPoints: number;
    readonly bp: number;
  }>({
    evolve: () => undefined,
    audience: inBattle,
    summary: ({ seat, prisoners, battle }) =>
      `${seat} takes ${some(prisoners.length, 'prisoner')} in battle ${battle}.`,
    follows: ['planetary.BattleWon', 'planetary.BattleDrawn', 'planetary.FunBattleConfirmed'],
  }),
  'planetary.ModelStateChanged': event<{
    readonly army: string;
    readonly unit: string;
    readonly model: string;
    readonly from: ModelState;
    readonly to: ModelState;
    readonly cause: ModelCause;
  }>({
    evolve: (state, data, edit) => {
      editModel(edit, state, data.army, data.unit, data.model).state = data.to;
      const army = existing(armyOf(state, data.army), 'army');
      const unit = existing(
        army.units.find((each) => each.id === data.unit),
        'unit',
      );
      if (data.to === 'dead' && unit.models.every((each) => each.state === 'dead')) {
        noteLosses(edit, state, army, [unit]);
      }
    },
    audience: ofArmy,
    summary: ({ model, from, to }) => `${model}: ${from} becomes ${to}.`,
  }),
  'planetary.InjurySuffered': event<{
    readonly army: string;
    readonly unit: string;
    readonly model: string;
    readonly injury: number;
    readonly effect: string;
  }>({
    evolve: (state, data, edit) => {
      const model = editModel(edit, state, data.army, data.unit, data.model);
      model.injuries = [...model.injuries, data.injury];
    },
    audience: ofArmy,
    summary: ({ model, effect }) => `${model} is injured: ${effect}.`,
  }),
  /** RACE-PROD-04: the transport that belongs to a unit by its type. */
  'planetary.TransportLost': event<{ readonly army: string; readonly unit: string }>({
    evolve: (state, { army, unit }, edit) => {
      editUnit(edit, state, army, unit).transportLost = true;
    },
    audience: ofArmy,
    summary: ({ unit }) => `${unit} loses its transport.`,
  }),
  'planetary.OptionsLost': event<{
    readonly army: string;
    readonly unit: string;
    readonly options: readonly string[];
  }>({
    evolve: (state, data, edit) => {
      const unit = editUnit(edit, state, data.army, data.unit);
      unit.options = unit.options.map((each) =>
        data.options.includes(each.key) ? { ...each, lost: true } : each,
      );
    },
    audience: ofArmy,
    summary: ({ unit, options }) => `${unit} loses ${list(options)}.`,
    follows: ['planetary.ModelStateChanged'],
  }),
  'planetary.DefenceDestroyed': event<{
    readonly hex: string;
    readonly defence: string;
    readonly battle: string;
    /** The shrine that goes with it (RACE-CH-09). */
    readonly shrine?: ShrineKind;
  }>({
    evolve: (state, data, edit) => {
      const stronghold = editIn(edit, editHex(edit, state, data.hex), 'stronghold');
      stronghold.defences = stronghold.defences.filter((each) => each.id !== data.defence);
    },
    audience: inBattle,
    summary: ({ hex, defence, shrine }) =>
      `Defence ${defence} in ${hex}${shrine ? `, a shrine (${words(shrine)}),` : ''} is destroyed.`,
    follows: ['planetary.BattleWon', 'planetary.BattleDrawn', 'planetary.FunBattleConfirmed'],
  }),
  'planetary.DetachmentCaptured': event<{
    readonly detachment: string;
    readonly captor: string;
    readonly by: string;
    readonly battle: string;
    /** Points of models that become captives and were not counted as destroyed before (PLN-WIN-06). */
    readonly points: number;
    /** What it changes in the result of a battle that had one (PLN-WDR-06); null for nothing. Missing on events of old. */
    readonly late?: LateCapture | null;
  }>({
    evolve: (state, data, edit) => {
      moveTo(edit, state, data.detachment, { at: 'captor', army: data.captor });
      editDetachment(edit, state, data.detachment).imprisonedOnce = false;
      const battle = editBattle(edit, state, data.battle);
      const late = data.late === undefined ? lateAsOfOld(battle, data) : data.late;
      if (late === null) return;
      const sides = editIn(edit, editIn(edit, battle, 'result'), 'sides');
      Object.assign(editIn(edit, sides, late.side), { captured: true, dxpHalved: late.dxpHalved });
      editIn(edit, sides, late.side === 'attacker' ? 'defender' : 'attacker').destroyed += late.destroyed;
    },
    audience: inBattle,
    summary: ({ detachment, by }) => `${detachment} is captured by ${by}.`,
    follows: ['planetary.BattleWon', 'planetary.BattleDrawn', 'planetary.FunBattleConfirmed'],
  }),
  'planetary.DetachmentDestroyed': event<{
    readonly detachment: string;
    readonly owner: string;
    readonly cause:
      | 'no models'
      | 'killed'
      | 'captured by nobody'
      | 'driven off'
      | 'disbanded'
      | 'building hex lost';
    readonly dxp: number;
    readonly unitXp: readonly { readonly unit: string; readonly xp: number }[];
  }>({
    evolve: (state, data, edit) => {
      const army = state.detachments[data.detachment];
      if (army) noteLosses(edit, state, army, livingUnitsOf(army));
      delete editIn(edit, state, 'detachments')[data.detachment];
    },
    audience: owner,
    summary: ({ detachment, cause }) => `${detachment} is destroyed: ${cause}.`,
    postings: (data, rule = 'PLN-GEN-08') => {
      const { detachment, owner, dxp, unitXp, cause } = data;
      return [
        posting(dxpAccount(detachment), owner, -dxp, rule, cause),
        ...unitXp.map((each) => posting(xpAccount(each.unit), owner, -each.xp, rule, cause)),
      ].filter(isBooked);
    },
    follows: [
      'planetary.DetachmentCaptured',
      'planetary.ModelStateChanged',

      'planetary.BattleWon',
      'planetary.BattleDrawn',
      'planetary.FunBattleConfirmed',
    ],
  }),
  /** PLN-GEN-11, RACE-PROD-07: what an army has just lost that its owner may not have again at will. */
  'planetary.RareThingsLost': event<{
    readonly seat: string;
    readonly army: string;
    readonly losses: readonly Loss[];
  }>({
    evolve: (state, { seat, losses }, edit) => {
      const all = editIn(edit, state, 'losses');
      all[seat] = [...(all[seat] ?? []), ...losses];
    },
    audience: ofSeat,
    summary: ({ army, losses }) => `${army} has lost ${list(losses.map((each) => each.typeKey))}.`,
    follows: [
      'planetary.ModelStateChanged',
      'planetary.DetachmentDestroyed',
      'planetary.GarrisonDestroyed',
      'planetary.StructureChanged',
      'planetary.ModelsDisbanded',
      'planetary.GarrisonReduced',
      'planetary.DetachmentConverted',
    ],
  }),
  /** The winner says next whether the captive is killed: their own losses left them no choice (PLN-CPT-08). */
  'planetary.CaptiveAtMercy': event<{
    readonly battle: string;
    /** The winner's. */
    readonly side: SideRole;
    readonly seat: string;
    readonly detachment: string;
  }>({
    evolve: (state, { battle, side, detachment }, edit) => {
      editBattle(edit, state, battle).mercy = { side, detachment };
    },
    audience: inBattle,
    summary: ({ seat, detachment }) => `${seat} says whether ${detachment} lives.`,
  }),
  'planetary.CaptiveFateDecided': event<{
    readonly battle: string;
    readonly seat: string;
    readonly detachment: string;
    readonly killed: boolean;
  }>({
    evolve: (state, data, edit) => {
      const battle = editBattle(edit, state, data.battle);
      delete battle.mercy;
    },
    audience: inBattle,
    summary: ({ seat, detachment, killed }) =>
      killed ? `${seat} has ${detachment} killed.` : `${seat} spares ${detachment}.`,
  }),
  'planetary.GarrisonDestroyed': event<{
    readonly garrison: string;
    readonly owner: string;
    readonly hex: string;
    /** Left out where it was destroyed in battle. */
    readonly cause?: 'disbanded' | 'no models';
    readonly unitXp: readonly { readonly unit: string; readonly xp: number }[];
  }>({
    evolve: (state, data, edit) => {
      const army = state.garrisons[data.garrison];
      if (army) noteLosses(edit, state, army, livingUnitsOf(army));
      delete editIn(edit, state, 'garrisons')[data.garrison];
    },
    audience: ({ owner: loser, hex }, who) => who.seats([loser, ...who.witnesses([hex])]),
    summary: ({ garrison, hex }) => `Garrison ${garrison} in ${hex} is destroyed.`,
    postings: (data, rule) =>
      data.unitXp.map((each) =>
        posting(xpAccount(each.unit), data.owner, -each.xp, rule ?? 'PLN-WDR-01', 'garrison destroyed'),
      ),
    follows: ['planetary.ModelStateChanged'],
  }),
} as const;

/** Events of old do not say it: captured when all battles were done, for want of a way out (PLN-WDR-06). */
const lateAsOfOld = (
  { result, attacker }: Pick<Battle, 'result' | 'attacker'>,
  { detachment, points }: { readonly detachment: string; readonly points: number },
): LateCapture | null =>
  result && {
    side: detachment === attacker.detachment ? 'attacker' : 'defender',
    dxpHalved: true,
    destroyed: points,
  };

export const moveTo = (edit: Edit, state: Mutable<PlanetaryState>, id: string, place: Place): void => {
  editDetachment(edit, state, id).place = place;
};

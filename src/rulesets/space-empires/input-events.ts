import type { Audience } from '../../kernel/index.js';
import type { SpaceEmpiresCommand } from './commands.js';
import { everybody, ofPlayer, sealed, type Who } from './state/audiences.js';
import { event } from './state/event.js';

/** The event that records each command. */
export const INPUT_TYPES = {
  DiscardCards: 'space-empires.DiscardOrdered',
  ReorderStack: 'space-empires.ReorderOrdered',
  PlayMoveCard: 'space-empires.MoveCardOrdered',
  MoveStack: 'space-empires.StackMoveOrdered',
  PlayDecoy: 'space-empires.DecoyOrdered',
  PassReaction: 'space-empires.PassOrdered',
  SetAlwaysPass: 'space-empires.StandingPassOrdered',
  PlayRecon: 'space-empires.ReconOrdered',
  PlayIntelligence: 'space-empires.IntelligenceOrdered',
  EndMovePhase: 'space-empires.MovePhaseEndOrdered',
  ChooseBattle: 'space-empires.BattleChosen',
  CommitToBattle: 'space-empires.CommitmentMade',
  PickFirstLoss: 'space-empires.FirstLossPicked',
  PickLosses: 'space-empires.LossesPicked',
  PickWinnerLosses: 'space-empires.WinnerLossesPicked',
  Retreat: 'space-empires.RetreatOrdered',
  PurchaseUnits: 'space-empires.PurchaseOrdered',
  PlayTerraform: 'space-empires.TerraformOrdered',
  PlayIndustrialization: 'space-empires.IndustrializationOrdered',
  FinishRecruit: 'space-empires.RecruitEndOrdered',
  DiscardForUpkeep: 'space-empires.UpkeepDiscardOrdered',
  Resign: 'space-empires.ResignationSaid',
  RecordCorrection: 'space-empires.CorrectionOrdered',
  ClosePhase: 'space-empires.PhaseCloseOrdered',
} as const satisfies Record<SpaceEmpiresCommand['type'], string>;

type CommandOfInput<T extends string> = {
  [K in SpaceEmpiresCommand['type']]: (typeof INPUT_TYPES)[K] extends T ? K : never;
}[SpaceEmpiresCommand['type']];

/** What a seat said: the whole command. */
interface Said<T extends string> {
  readonly seat: string;
  readonly command: Extract<SpaceEmpiresCommand, { readonly type: CommandOfInput<T> }>;
}

const nothing = (): void => undefined;

/** A row of an input: what it leads to its outcomes say. */
const input = <T extends string>(
  words: string,
  audience: (data: { readonly seat: string }, who: Who) => Audience = everybody,
) =>
  event<Said<T>>({
    evolve: nothing,
    audience,
    summary: ({ seat }) => `${seat} ${words}.`,
  });

/** SPE-GEN-06: what names hidden things is shown to who said it. */
const own = ({ seat }: { readonly seat: string }): Audience => ofPlayer({ player: seat });
const arbiterOnly = (): Audience => ({ to: 'arbiter' });
const secret = ({ seat }: { readonly seat: string }, who: Who): Audience => sealed([seat], who);

/** What is said changes nothing by itself. */
export const INPUT_EVENTS = {
  'space-empires.DiscardOrdered': input<'space-empires.DiscardOrdered'>('discards'),
  'space-empires.ReorderOrdered': input<'space-empires.ReorderOrdered'>('rearranges a stack', own),
  'space-empires.MoveCardOrdered': input<'space-empires.MoveCardOrdered'>('plays a move card'),
  'space-empires.StackMoveOrdered': input<'space-empires.StackMoveOrdered'>('moves a stack', own),
  'space-empires.DecoyOrdered': input<'space-empires.DecoyOrdered'>('answers', own),
  'space-empires.PassOrdered': input<'space-empires.PassOrdered'>('answers', own),
  'space-empires.StandingPassOrdered': input<'space-empires.StandingPassOrdered'>(
    'sets the standing pass',
    own,
  ),
  'space-empires.ReconOrdered': input<'space-empires.ReconOrdered'>('plays Recon'),
  'space-empires.IntelligenceOrdered': input<'space-empires.IntelligenceOrdered'>('plays Intelligence'),
  'space-empires.MovePhaseEndOrdered': input<'space-empires.MovePhaseEndOrdered'>('ends the Move phase'),
  'space-empires.BattleChosen': input<'space-empires.BattleChosen'>('chooses a battle'),
  'space-empires.CommitmentMade': input<'space-empires.CommitmentMade'>('commits', secret),
  'space-empires.FirstLossPicked': input<'space-empires.FirstLossPicked'>('picks the first loss'),
  'space-empires.LossesPicked': input<'space-empires.LossesPicked'>('picks losses'),
  'space-empires.WinnerLossesPicked': input<'space-empires.WinnerLossesPicked'>('picks losses'),
  'space-empires.RetreatOrdered': input<'space-empires.RetreatOrdered'>('retreats'),
  'space-empires.PurchaseOrdered': input<'space-empires.PurchaseOrdered'>('buys units'),
  'space-empires.TerraformOrdered': input<'space-empires.TerraformOrdered'>('plays Terraform'),
  'space-empires.IndustrializationOrdered':
    input<'space-empires.IndustrializationOrdered'>('plays Industrialization'),
  'space-empires.RecruitEndOrdered': input<'space-empires.RecruitEndOrdered'>('ends recruiting'),
  'space-empires.UpkeepDiscardOrdered': input<'space-empires.UpkeepDiscardOrdered'>('discards units'),
  'space-empires.ResignationSaid': input<'space-empires.ResignationSaid'>('resigns'),
  'space-empires.CorrectionOrdered': input<'space-empires.CorrectionOrdered'>('corrects', arbiterOnly),
  'space-empires.PhaseCloseOrdered': input<'space-empires.PhaseCloseOrdered'>('closes the phase'),
} as const;

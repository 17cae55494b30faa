import { lookUp, type Audience, type Edit } from '../../kernel/index.js';
import type { EpicCommand } from './commands.js';
import type { Editable } from './state/editing.js';
import { event, sealed, type Who } from './state/event.js';
import type { LastMove } from './state/index.js';

/** The event that records each command. */
export const INPUT_TYPES = {
  AddDetachment: 'epic.DetachmentAdditionOrdered',
  RemoveDetachment: 'epic.DetachmentRemovalOrdered',
  StartBattle: 'epic.StartOrdered',
  DeclareMissions: 'epic.MissionsOrdered',
  ChooseFirst: 'epic.FirstPlayerOrdered',
  MoveDetachment: 'epic.MoveOrdered',
  Retreat: 'epic.RetreatOrdered',
  EndMoves: 'epic.MovesEndOrdered',
  FlyTransport: 'epic.TransportOrdered',
  Shoot: 'epic.ShotOrdered',
  Bombard: 'epic.BombardmentOrdered',
  PassShooting: 'epic.ShootingPassOrdered',
  Intercept: 'epic.InterceptionOrdered',
  FireFlak: 'epic.FlakOrdered',
  PassReaction: 'epic.ReactionPassOrdered',
  AssaultMove: 'epic.AssaultMoveOrdered',
  ResolveCloseCombat: 'epic.CloseCombatOrdered',
  ResolveFirefight: 'epic.FirefightOrdered',
  UseSupremeCommander: 'epic.RerollOrdered',
  KeepRoll: 'epic.RollKept',
  AllocateHits: 'epic.HitsTaken',
  EndAssaults: 'epic.AssaultsEndOrdered',
  NameHq: 'epic.HqNamed',
  DeclareStubborn: 'epic.StubbornOrdered',
  DeclareObjectives: 'epic.ObjectivesOrdered',
  DeclareObjectiveTaken: 'epic.ObjectiveTakenOrdered',
  ConfirmObjective: 'epic.ObjectiveAnswered',
  Concede: 'epic.Conceded',
  AcceptDeclaration: 'epic.AcceptanceSaid',
  ObjectToDeclaration: 'epic.ObjectionSaid',
  TakeBack: 'epic.TakingBackSaid',
  ClosePhase: 'epic.PhaseCloseOrdered',
  RecordCorrection: 'epic.CorrectionOrdered',
  RecordFateCard: 'epic.FateCardOrdered',
} as const satisfies Record<EpicCommand['type'], string>;

type CommandOfInput<T extends string> = {
  [K in EpicCommand['type']]: (typeof INPUT_TYPES)[K] extends T ? K : never;
}[EpicCommand['type']];

/** What a seat said: the whole command. */
interface Said<T extends string> {
  readonly seat: string;
  readonly command: Extract<EpicCommand, { readonly type: CommandOfInput<T> }>;
}

/** What is said leads to outcomes; by itself it only ends that a move may be taken back (EPC-GEN-01). */
const ended = (state: Editable): void => {
  state.lastMove = null;
};

/** A row of an input. */
const input = <T extends string>(
  words: string,
  audience?: (data: { readonly seat: string }, who: Who) => Audience,
) =>
  event<Said<T>>({
    evolve: ended,
    ...(audience ? { audience } : {}),
    summary: ({ seat }) => `${seat} ${words}.`,
  });

interface SaidMove {
  readonly seat: string;
  readonly command: {
    readonly detachment: string;
    readonly units: readonly { readonly unit: string; readonly mounts?: string }[];
  };
}

/** EPC-GEN-01: what a move touches is kept as it was, until something else is said or a die is thrown. */
function keepAsItWas(state: Editable, { seat, command }: SaidMove, _: Edit): void {
  const { detachment: id, units: moves } = command;
  const detachment = lookUp(state.detachments, id);
  const own = detachment?.units ?? [];
  const touched = [...own, ...own.flatMap((each) => lookUp(state.units, each)?.mountedIn ?? [])];
  const hosts = moves.flatMap((each) => each.mounts ?? []);
  const lastMove: LastMove = {
    by: seat,
    detachment: id,
    detachments: detachment ? [{ ...detachment }] : [],
    units: [...new Set([...touched, ...hosts])].flatMap((each) => {
      const unit = lookUp(state.units, each);
      return unit ? [{ ...unit }] : [];
    }),
    retreats: state.retreats,
    contacts: state.contacts,
  };
  state.lastMove = lastMove;
}

const move = <D extends SaidMove>(words: string) =>
  event<D>({ evolve: keepAsItWas, summary: ({ seat }) => `${seat} ${words}.` });

/** Every command, recorded. */
export const INPUT_EVENTS = {
  'epic.DetachmentAdditionOrdered': input<'epic.DetachmentAdditionOrdered'>('adds a detachment'),
  'epic.DetachmentRemovalOrdered': input<'epic.DetachmentRemovalOrdered'>('removes a detachment'),
  'epic.StartOrdered': input<'epic.StartOrdered'>('is ready'),
  'epic.MissionsOrdered': input<'epic.MissionsOrdered'>('declares missions', ({ seat }, who) =>
    sealed(seat, who),
  ),
  'epic.FirstPlayerOrdered': input<'epic.FirstPlayerOrdered'>('chooses'),
  'epic.MoveOrdered': move<Said<'epic.MoveOrdered'>>('moves a detachment'),
  'epic.RetreatOrdered': move<Said<'epic.RetreatOrdered'>>('retreats'),
  'epic.MovesEndOrdered': input<'epic.MovesEndOrdered'>('ends the moves'),
  'epic.TransportOrdered': input<'epic.TransportOrdered'>('flies a transport mission'),
  'epic.ShotOrdered': input<'epic.ShotOrdered'>('shoots'),
  'epic.BombardmentOrdered': input<'epic.BombardmentOrdered'>('bombards'),
  'epic.ShootingPassOrdered': input<'epic.ShootingPassOrdered'>('passes'),
  'epic.InterceptionOrdered': input<'epic.InterceptionOrdered'>('intercepts'),
  'epic.FlakOrdered': input<'epic.FlakOrdered'>('fires flak'),
  'epic.ReactionPassOrdered': input<'epic.ReactionPassOrdered'>('lets the mission go on'),
  'epic.AssaultMoveOrdered': move<Said<'epic.AssaultMoveOrdered'>>('assaults'),
  'epic.CloseCombatOrdered': input<'epic.CloseCombatOrdered'>('declares a close combat'),
  'epic.FirefightOrdered': input<'epic.FirefightOrdered'>('declares a firefight'),
  'epic.RerollOrdered': input<'epic.RerollOrdered'>('rolls again'),
  'epic.RollKept': input<'epic.RollKept'>('keeps the die'),
  'epic.HitsTaken': input<'epic.HitsTaken'>('says who is hit'),
  'epic.AssaultsEndOrdered': input<'epic.AssaultsEndOrdered'>('ends the assaults'),
  'epic.HqNamed': input<'epic.HqNamed'>('names an HQ'),
  'epic.StubbornOrdered': input<'epic.StubbornOrdered'>('says who is near the Supreme Commander'),
  'epic.ObjectivesOrdered': input<'epic.ObjectivesOrdered'>('says who holds what'),
  'epic.ObjectiveTakenOrdered': input<'epic.ObjectiveTakenOrdered'>('declares an objective taken'),
  'epic.ObjectiveAnswered': input<'epic.ObjectiveAnswered'>('answers on an objective'),
  'epic.Conceded': input<'epic.Conceded'>('concedes'),
  'epic.AcceptanceSaid': input<'epic.AcceptanceSaid'>('accepts'),
  'epic.ObjectionSaid': input<'epic.ObjectionSaid'>('objects'),
  'epic.TakingBackSaid': event<Said<'epic.TakingBackSaid'>>({
    evolve: () => undefined,
    summary: ({ seat }) => `${seat} takes back.`,
  }),
  'epic.PhaseCloseOrdered': input<'epic.PhaseCloseOrdered'>('closes what is waited for'),
  'epic.CorrectionOrdered': input<'epic.CorrectionOrdered'>('corrects'),
  'epic.FateCardOrdered': input<'epic.FateCardOrdered'>('records a fate card'),
} as const;

import { editIn } from '../../../kernel/index.js';
import type { Compass } from '../../../engine/hex/index.js';
import type { Bloc } from '../data/words.js';
import { editUnit } from '../state/editing.js';
import { event, gameMaster } from '../state/event.js';
import type { Stance } from '../state/index.js';

/** Where units stand in their hex, and how they face. */
export const POSITION_EVENTS = {
  /** EDC-POS-02 */
  'meta-campaign.PositionsChanged': event<{
    readonly hex: string;
    readonly bloc: Bloc;
    readonly front: string | null;
    readonly back: readonly string[];
  }>({
    evolve: (state, { front, back }, edit) => {
      if (front !== null) editUnit(state, edit, front).position = 'FRONT';
      for (const each of back) editUnit(state, edit, each).position = 'BACK';
    },
    summary: ({ hex, front, back }) =>
      `In ${hex} ${front ?? 'nobody'} stands in front${back.length > 0 ? `, ${back.join(', ')} behind` : ''}.`,
    follows: ['meta-campaign.UnitMoved', 'meta-campaign.UnitDestroyed'],
    pieces: ({ front, back }) => (front === null ? back : [front, ...back]),
  }),
  /** EDC-FAC-02 */
  'meta-campaign.FacingSet': event<{
    readonly hex: string;
    readonly bloc: Bloc;
    readonly facing: Compass;
    readonly source: Stance['source'];
    readonly unit: string;
  }>({
    evolve: (state, { hex, bloc, facing, source, unit }, edit) => {
      (editIn(edit, state, 'stances') as Record<string, Stance>)[`${hex}/${bloc}`] = { facing, source, unit };
    },
    summary: ({ hex, bloc, facing }) => `The ${bloc.toLowerCase()} bloc in ${hex} faces ${facing}.`,
    follows: ['meta-campaign.FacingDeclared', 'meta-campaign.UnitMoved'],
    pieces: ({ unit }) => [unit],
  }),
  'meta-campaign.FacingLost': event<{ readonly hex: string; readonly bloc: Bloc }>({
    evolve: (state, { hex, bloc }, edit) => {
      delete (editIn(edit, state, 'stances') as Record<string, Stance>)[`${hex}/${bloc}`];
    },
    audience: ({ hex, bloc }, who) =>
      bloc === 'FRIENDLY' || who.isSeen(hex) ? { to: 'public' } : gameMaster,
    summary: ({ hex, bloc }) => `Nobody of the ${bloc.toLowerCase()} bloc is left in ${hex}.`,
  }),
  'meta-campaign.FacingDeclared': event<{
    readonly unit: string;
    readonly facing: Compass;
  }>({
    evolve: (state, { unit, facing }, edit) => {
      const posted = Object.values(state.orders).find(
        (each) => each.unit === unit && each.status === 'POSTED',
      );
      editUnit(state, edit, unit).declaredFacing = { facing, order: posted?.postSeq ?? 0 };
    },
    summary: ({ unit, facing }) => `${unit} declares the facing ${facing}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDC-FAC-02 */
  'meta-campaign.FacingDeclarationIgnored': event<{ readonly unit: string; readonly facing: Compass }>({
    evolve: () => undefined,
    summary: ({ unit, facing }) => `That ${unit} declares ${facing} does nothing.`,
    pieces: ({ unit }) => [unit],
  }),
} as const;

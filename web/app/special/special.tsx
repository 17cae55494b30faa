import { lazy, Suspense } from 'react';
import type { SpecialProps } from './special-props.js';

/** Renderers of what a single ruleset has; all others are shown whole by what they share. */
const RENDERERS = {
  SPACE_EMPIRES: lazy(async () => ({ default: (await import('./hands-and-stacks.js')).HandsAndStacks })),
  EPIC: lazy(async () => ({ default: (await import('./epic-armies.js')).EpicArmies })),
} as const;

/** What the ruleset has beside the board that all share. */
export function Special({ campaign, revision }: SpecialProps) {
  const { code } = campaign.ruleset;
  if (!(code in RENDERERS)) return null;
  const Renderer = RENDERERS[code as keyof typeof RENDERERS];
  return (
    <Suspense>
      <Renderer campaign={campaign} revision={revision} />
    </Suspense>
  );
}

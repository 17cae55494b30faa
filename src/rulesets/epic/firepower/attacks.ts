import type { CommandOf } from '../commands.js';
import type { AttackKind, Column } from '../state/index.js';

type Shot = CommandOf<'Shoot'>;
export type Firing = Shot['firing'][number];
export type Eligible = Shot['eligible'][number];
export type WeaponFired = Shot['weapons'][number];

/** A declared attack (EPC-SHO-02), whoever makes it. */
export interface Attack extends Omit<Shot, 'type' | 'column'> {
  readonly kind: AttackKind;
  readonly column: Column | null;
}

/** EPC-FLY-04, EPC-FLY-05: flyers count as vehicles in the open. */
const FLYERS_COLUMN: Column = 'B';

const KINDS = {
  Shoot: 'SHOOTING',
  Bombard: 'BOMBARDMENT',
  Intercept: 'INTERCEPTION',
  FireFlak: 'FLAK',
} as const satisfies Record<string, AttackKind>;

/** The attack that a command declares. */
export function attackOf(command: CommandOf<keyof typeof KINDS>): Attack {
  const { type, ...attack } = command;
  const kind = KINDS[type];
  if (kind === 'INTERCEPTION' || kind === 'FLAK') return { ...attack, kind, column: FLYERS_COLUMN };
  return { ...attack, kind, column: 'column' in attack ? (attack.column ?? null) : null };
}

import type { RollKey } from '../../kernel/index.js';

/** Whether so many faces can be drawn at all; `falls`: sides by which each die has fewer than the one before it. */
export const canBeDrawn = (count: number, sides: number, falls: 0 | 1): boolean =>
  count > 0 && sides <= 1000 && (falls === 1 ? count <= sides : sides >= 2);

/** How committed faces are drawn, proofs checked and secrets chained; handed in, since pure floors import no crypto. */
export interface DiceVerifier {
  readonly faces: (
    secret: string,
    key: RollKey,
    count: number,
    sides: number,
    falls?: 0 | 1,
  ) => readonly number[];
  /** Output of a proof for alpha under a public key, hex; null where it proves nothing. */
  readonly output: (publicKey: string, alpha: string, proof: string) => string | null;
  /** SHA-256 of a public key, hex. */
  readonly fingerprint: (publicKey: string) => string;
  /** Whether a certificate shows that a key leaves no choice of outputs. */
  readonly certified: (publicKey: string, certificate: readonly string[]) => boolean;
  /** The secret hashed so many times, hex. */
  readonly chained: (secret: string, steps: number) => string;
}

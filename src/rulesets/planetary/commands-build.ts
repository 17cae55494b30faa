import type { HexKey } from '../../engine/hex/index.js';

/** Set-up and the economy of the Build phase: carried out at once, one by one (PLN-BUI-01). Hexes are keys `q,r`. */
export type EconomyCommand =
  | { readonly type: 'FoundVillage'; readonly hex: HexKey; readonly payFrom: HexKey }
  | { readonly type: 'UpgradeUrban'; readonly hex: HexKey };

/** Everything that is said in the set-up and in the Build phase. */
export type BuildCommand = EconomyCommand;

import type { HexKey } from '../../../../engine/hex/index.js';
import type { DemonGod } from '../../races/profile.js';
import type { FunSide, Gift, Slot, SpyTarget, Treaty } from '../../state/index.js';

/** A unit to be built. */
export interface NewUnit {
  /** Key of a unit type. */
  readonly type: string;
  readonly models: number;
  /** Keys of options; one entry for each that the unit gets. */
  readonly options?: readonly string[];
  /** Place, from 0, of the transport that carries it, among the units of the same command. */
  readonly mountedIn?: number;
  /** Points of a model, from the army list in use; for types that have none of their own (RACE-PROD-08). */
  readonly modelPoints?: number;
  /** Wargear and the like of such a type, from the army list in use; one entry for each that the unit gets. */
  readonly wargear?: readonly Wargear[];
  /** Slot that it takes, where the list of its detachment knows it in several (RACE-PROD-09). */
  readonly slot?: Slot;
  /** RACE-CH-03. */
  readonly mark?: DemonGod;
  readonly gifts?: readonly Gift[];
}

/** A thing with its points. `staysWithUnit`: true for special and heavy weapons, false (the default) for wargear. */
export interface Wargear {
  readonly key: string;
  readonly points: number;
  readonly staysWithUnit?: boolean;
}

/** A model that changes places with the one in another slot (PLN-CHG-01). */
export interface TransferPair {
  readonly model: string;
  readonly slot: string;
  /** Keys of wargear and personal equipment of its unit that go with the model. */
  readonly options?: readonly string[];
}

/** Armies and captives in the Build phase: carried out at once, one by one (PLN-BUI-01). */
export type ArmyCommand =
  /** PLN-DET-06. `typeKey`: list of the detachment (PLN-SPD-02); default NORMAL. `start`: RACE-SM-01; default HEX. */
  | {
      readonly type: 'BuildDetachment';
      readonly hex: HexKey;
      readonly typeKey?: string;
      readonly start?: 'HEX' | 'ORBIT';
      readonly name?: string;
      readonly units: readonly NewUnit[];
    }
  /** PLN-GAR-05. `target`: hex of an own Stronghold. */
  | {
      readonly type: 'BuildGarrisonDetachment';
      readonly hex: HexKey;
      readonly target: HexKey;
      readonly units: readonly NewUnit[];
    }
  /** PLN-STA-07, PLN-GAR-01: directly into an own Stronghold, in the set-up only. */
  | {
      readonly type: 'PlaceGarrison';
      readonly hex: HexKey;
      readonly payFrom: HexKey;
      readonly units: readonly NewUnit[];
    }
  /** PLN-GAR-06: a garrison-detachment whose target is lost goes to another one. */
  | { readonly type: 'RetargetGarrisonDetachment'; readonly detachment: string; readonly target: HexKey }
  /** PLN-DET-08: dead models by id, and lost options. */
  | {
      readonly type: 'Reinforce';
      readonly army: string;
      readonly models: readonly string[];
      readonly options?: readonly { readonly unit: string; readonly option: string }[];
      readonly payFrom: HexKey;
    }
  /** PLN-DET-11: units that join, and ids of units that are disbanded. */
  | {
      readonly type: 'ChangeStructure';
      readonly army: string;
      readonly add: readonly NewUnit[];
      readonly disband: readonly string[];
      readonly payFrom: HexKey;
    }
  /** PLN-DIS-01: ids of models and of units; the whole army where neither is named. */
  | {
      readonly type: 'Disband';
      readonly army: string;
      readonly models?: readonly string[];
      readonly units?: readonly string[];
    }
  /** PLN-CHG-01. */
  | {
      readonly type: 'TransferModels';
      readonly from: string;
      readonly to: string;
      readonly pairs: readonly TransferPair[];
    }
  /** PLN-CPT-03: to an own detachment, or into the prison of an own Urban hex; `learn` for its first (PLN-CPT-04). */
  | {
      readonly type: 'TransferCaptive';
      readonly captive: string;
      readonly to: { readonly army: string } | { readonly prison: HexKey };
      readonly learn?: SpyTarget;
    }
  /** RACE-CH-11: a captive in an own prison. */
  | { readonly type: 'AttemptConversion'; readonly captive: string }
  /** PLN-CPT-07. */
  | { readonly type: 'Rearm'; readonly detachment: string; readonly payFrom: HexKey };

/** Spies, diplomats and deals. */
export type PeopleCommand =
  /** PLN-BLD-07. */
  | { readonly type: 'BuildSpy'; readonly hex: HexKey }
  /** PLN-BLD-13. */
  | { readonly type: 'BuildDiplomat' }
  /** PLN-MOV-09: lets the diplomats of a player into the own Capital, or no longer. */
  | { readonly type: 'AdmitDiplomat'; readonly player: string; readonly admitted: boolean }
  /** PLN-DIP: what the seat gives, what it wants for it, and a treaty between the two. */
  | {
      readonly type: 'ProposeDeal';
      readonly partner: string;
      /** Needs a diplomat; others do not learn of it (PLN-DIP-02). */
      readonly secret?: boolean;
      readonly bp?: number;
      readonly fromHex?: HexKey;
      /** Ids of captives in own prisons (PLN-DIP-04). */
      readonly release?: readonly string[];
      readonly wantedBp?: number;
      readonly wantedRelease?: readonly string[];
      readonly treaty?: Treaty['kind'];
      /** What is not enforced (PLN-DIP-08). */
      readonly text?: string;
    }
  /** The partner agrees; `fromHex` pays what is wanted of them. */
  | { readonly type: 'AcceptDeal'; readonly deal: string; readonly fromHex?: HexKey }
  /** Either side drops a deal that has not been accepted. */
  | { readonly type: 'WithdrawDeal'; readonly deal: string }
  /** PLN-DIP-05. */
  | { readonly type: 'EndTreaty'; readonly partner: string }
  /** PLN-DIP-08: a party says whether the other one keeps what was agreed in words. */
  | { readonly type: 'MarkDeal'; readonly deal: string; readonly kept: boolean };

/** PLN-FUN-01: in phase 8, beside the battles of the campaign. */
export type FunBattleCommand =
  | {
      readonly type: 'ReportFunBattle';
      readonly opponent: string;
      readonly own: FunSide;
      readonly theirs: FunSide;
      /** Seat; left out for a draw. */
      readonly winner?: string;
    }
  | { readonly type: 'ConfirmFunBattle'; readonly battle: string };

import { editIn } from '../../../../kernel/index.js';
import type { Deal, Delivery, Diplomat, FunBattle, Spy, Treaty } from '../../state/index.js';
import type { Evolvers } from '../../state/evolvers.js';
import { noteMade } from '../../state/numbering.js';

/** Spies, diplomats, deals, treaties and fun battles. */
export type PeopleEvent =
  | { readonly type: 'planetary.SpyBuilt'; readonly data: { readonly spy: Spy } }
  | { readonly type: 'planetary.DiplomatBuilt'; readonly data: { readonly diplomat: Diplomat } }
  | {
      readonly type: 'planetary.DiplomatAdmitted';
      readonly data: { readonly seat: string; readonly player: string; readonly admitted: boolean };
    }
  | { readonly type: 'planetary.DealProposed'; readonly data: { readonly deal: Deal } }
  | {
      readonly type: 'planetary.DealAccepted';
      readonly data: { readonly deal: Deal; readonly fromHex: string | null };
    }
  /** When the Build phase closes: open deals are public from now on. `deal`: as it was made. */
  | { readonly type: 'planetary.DealMade'; readonly data: { readonly deal: Deal } }
  | {
      readonly type: 'planetary.DealVoid';
      readonly data: { readonly deal: Deal; readonly reason: string };
    }
  | { readonly type: 'planetary.TreatySigned'; readonly data: { readonly treaty: Treaty } }
  | {
      readonly type: 'planetary.TreatyEndAnnounced';
      readonly data: { readonly seat: string; readonly partner: string };
    }
  | {
      readonly type: 'planetary.TreatyEnded';
      readonly data: { readonly seat: string; readonly partner: string; readonly treaty: Treaty };
    }
  | {
      readonly type: 'planetary.DealMarked';
      readonly data: { readonly deal: Deal; readonly seat: string; readonly kept: boolean };
    }
  /** What waits for the end of the turn. */
  | {
      readonly type: 'planetary.DeliveriesPromised';
      readonly data: { readonly deal: Deal; readonly deliveries: readonly Delivery[] };
    }
  | {
      readonly type: 'planetary.DeliveriesDone';
      readonly data: { readonly arrived: number; readonly lost: number };
    }
  | { readonly type: 'planetary.FunBattleReported'; readonly data: { readonly battle: FunBattle } }
  | {
      readonly type: 'planetary.FunBattleConfirmed';
      readonly data: {
        readonly battle: FunBattle;
        /** BP that each side's income of the turn named lacks. */
        readonly deductions: readonly { readonly seat: string; readonly turn: number; readonly bp: number }[];
      };
    };

export const PEOPLE_EVOLVERS: Evolvers<PeopleEvent> = {
  'planetary.SpyBuilt': (state, { spy }, edit) => {
    editIn(edit, state, 'spies')[spy.id] = spy;
    state.nextOrder = Math.max(state.nextOrder, spy.order + 1);
    noteMade(state, edit, 'sp', spy.id, spy.owner);
  },
  'planetary.DiplomatBuilt': (state, { diplomat }, edit) => {
    editIn(edit, state, 'diplomats')[diplomat.id] = diplomat;
    state.nextOrder = Math.max(state.nextOrder, diplomat.order + 1);
    noteMade(state, edit, 'dp', diplomat.id, diplomat.owner);
  },
  'planetary.DiplomatAdmitted': (state, { seat, player, admitted }, edit) => {
    const admissions = editIn(edit, state, 'admissions');
    const others = (admissions[seat] ?? []).filter((each) => each !== player);
    admissions[seat] = admitted ? [...others, player] : others;
  },
  'planetary.DealProposed': (state, { deal }, edit) => {
    editIn(edit, state, 'deals')[deal.id] = deal;
    state.nextOrder = Math.max(state.nextOrder, deal.order + 1);
    noteMade(state, edit, 'deal', deal.id, deal.proposer, deal.partner);
  },
  'planetary.DealAccepted': (state, { deal, fromHex }, edit) => {
    const found = editIn(edit, editIn(edit, state, 'deals'), deal.id);
    found.status = 'accepted';
    found.wants = { ...found.wants, fromHex };
  },
  'planetary.DealMade': (state, { deal }, edit) => {
    editIn(edit, state, 'deals')[deal.id] = deal;
  },
  'planetary.DealVoid': (state, { deal }, edit) => {
    delete editIn(edit, state, 'deals')[deal.id];
  },
  'planetary.TreatySigned': (state, { treaty }) => {
    state.treaties = [...state.treaties, treaty];
  },
  'planetary.TreatyEndAnnounced': (state, { seat, partner }) => {
    state.endings = [...state.endings, { seat, partner }];
  },
  'planetary.TreatyEnded': (state, { seat, partner }) => {
    const isPair = (each: Treaty): boolean => each.players.includes(seat) && each.players.includes(partner);
    state.treaties = state.treaties.filter((each) => !isPair(each));
    state.endings = state.endings.filter(
      (each) => !([each.seat, each.partner].includes(seat) && [each.seat, each.partner].includes(partner)),
    );
  },
  'planetary.DealMarked': (state, { deal, seat, kept }, edit) => {
    editIn(edit, editIn(edit, editIn(edit, state, 'deals'), deal.id), 'marks')[seat] = kept;
  },
  'planetary.DeliveriesPromised': (state, { deliveries }) => {
    state.deliveries = [...state.deliveries, ...deliveries];
  },
  'planetary.DeliveriesDone': (state) => {
    state.deliveries = [];
  },
  'planetary.FunBattleReported': (state, { battle }, edit) => {
    editIn(edit, state, 'funBattles')[battle.id] = battle;
    state.nextOrder = Math.max(state.nextOrder, battle.order + 1);
    noteMade(state, edit, 'fun', battle.id, battle.by);
  },
  'planetary.FunBattleConfirmed': (state, { battle, deductions }, edit) => {
    editIn(edit, state, 'funBattles')[battle.id] = battle;
    const owed = editIn(edit, state, 'deductions');
    for (const { seat, turn, bp } of deductions) owed[seat] = { turn, bp };
  },
};

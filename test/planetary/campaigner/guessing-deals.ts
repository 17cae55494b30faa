import { own, pick, urbanOf, type Guesses } from './mind.js';

/** Spies, diplomats and deals. */
export const PEOPLE_GUESSES: Guesses = {
  BuildSpy: (state, seat, { chance }) => ({
    type: 'BuildSpy',
    hex: pick(chance, urbanOf(state, seat)) ?? '0,0',
  }),
  BuildDiplomat: () => ({ type: 'BuildDiplomat' }),
  AdmitDiplomat: (state, seat, { chance }) => ({
    type: 'AdmitDiplomat',
    player: pick(chance, Object.keys(state.players))!,
    admitted: chance() < 0.7,
  }),
  ProposeDeal: (state, seat, { chance }) => {
    const prisoners = (owner: string, holder: string): readonly string[] =>
      own(state.detachments, owner)
        .filter(({ place }) => place.at === 'prison' && state.hexes[place.hex]?.controller === holder)
        .map((each) => each.id);
    const others = Object.keys(state.players);
    const jailed = others.filter((each) => [...prisoners(each, seat), ...prisoners(seat, each)].length > 0);
    const partner = pick(chance, jailed.length > 0 ? jailed : others)!;
    const what = chance();
    return {
      type: 'ProposeDeal',
      partner,
      bp: 10,
      fromHex: pick(chance, urbanOf(state, seat)) ?? '0,0',
      release: prisoners(partner, seat),
      wantedRelease: prisoners(seat, partner),
      ...(what < 0.3 ? { treaty: 'NON_AGGRESSION_PACT' as const } : { text: 'no raids this turn' }),
    };
  },
  AcceptDeal: (state, seat, { chance }) => {
    const offered = Object.values(state.deals).filter(
      (each) => each.status === 'proposed' && each.partner === seat,
    );
    const deal = pick(chance, offered);
    return deal && { type: 'AcceptDeal', deal: deal.id };
  },
  WithdrawDeal: (state, seat, { chance }) => {
    const deal = pick(chance, Object.values(state.deals));
    return chance() < 0.1 && deal ? { type: 'WithdrawDeal', deal: deal.id } : undefined;
  },
  EndTreaty: (state, seat, { chance }) => ({
    type: 'EndTreaty',
    partner: pick(chance, Object.keys(state.players))!,
  }),
  MarkDeal: (state, seat, { chance }) => {
    const deal = pick(chance, Object.values(state.deals));
    return deal && { type: 'MarkDeal', deal: deal.id, kept: true };
  },
};

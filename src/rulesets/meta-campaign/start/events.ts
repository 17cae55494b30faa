import { levelPosting, posting, stepsOf } from '../state/books.js';
import { editUnit, put } from '../state/editing.js';
import { event, gameMaster } from '../state/event.js';
import type { UnitStatus } from '../data/words.js';
import type { Account, Company, Field, SignUp, Structure, Unit, Weather } from '../state/index.js';

/** A world as a club enters it. */
export const START_EVENTS = {
  'meta-campaign.AccountEntered': event<{ readonly account: Account }>({
    evolve: (state, { account }, edit) => put(state, edit, 'accounts', account.seat, account),
    summary: ({ account }) => `The account of ${account.seat} is entered.`,
    postings: ({ account: { seat, credits, req, bonusReq } }, rule) =>
      (
        [
          ['CREDITS', credits],
          ['REQ', req],
          ['BONUS', bonusReq],
        ] as const
      ).flatMap(([measure, amount]) => posting(measure, seat, amount, rule, 'as entered')),
  }),
  'meta-campaign.UnitEntered': event<{ readonly unit: Unit }>({
    evolve: (state, { unit }, edit) => {
      put(state, edit, 'units', unit.id, unit);
      state.unitCount += 1;
    },
    summary: ({ unit }) => `${unit.name} is entered.`,
    postings: ({ unit: { id, owner, veterancy } }, rule) =>
      levelPosting(id, owner, stepsOf(veterancy), rule, 'as entered'),
    pieces: ({ unit }) => [unit.id],
  }),
  'meta-campaign.CompanyEntered': event<{ readonly company: Company }>({
    evolve: (state, { company }, edit) => put(state, edit, 'companies', company.seat, company),
    summary: ({ company }) => `${company.name} of ${company.seat} is entered.`,
  }),
  'meta-campaign.SignUpEntered': event<{ readonly signUp: SignUp; readonly turn: number }>({
    evolve: (state, { signUp, turn }) => {
      state.signUp = signUp;
      state.turn = turn;
    },
    summary: ({ signUp }) =>
      signUp.name === '' ? 'No campaign is announced.' : `${signUp.name} is announced.`,
  }),
  'meta-campaign.FieldEntered': event<{
    readonly unit: string;
    readonly status: UnitStatus;
    readonly field: Partial<Field>;
  }>({
    evolve: (state, { unit, status, field }, edit) => {
      Object.assign(editUnit(state, edit, unit), { ...field, status });
    },
    audience: ({ unit }, { isForeign }) => (isForeign(unit) ? gameMaster : { to: 'public' }),
    summary: ({ unit }) => `How ${unit} stands is entered.`,
    pieces: ({ unit }) => [unit],
  }),
  'meta-campaign.StructureEntered': event<{ readonly structure: Structure }>({
    evolve: (state, { structure }, edit) => put(state, edit, 'structures', structure.id, structure),
    summary: ({ structure }) => `${structure.type} in ${structure.hex} is entered.`,
    pieces: ({ structure }) => [structure.id],
  }),
  'meta-campaign.RoundEntered': event<{
    readonly round: number;
    readonly deadline: string | null;
    readonly weather: Weather;
  }>({
    evolve: (state, { round, deadline, weather }) => {
      if (state.contract) state.contract = { ...state.contract, round, deadline };
      state.phase = 'PLANNING';
      state.weather = weather;
    },
    summary: ({ round }) => `The campaign stands in round ${round}.`,
  }),
} as const;

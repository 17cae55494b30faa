import { event, ofBloc } from '../state/event.js';
import type { Bloc } from '../data/words.js';
import type { Detection, SonarContact } from '../state/index.js';

/** What is known of a vessel, with what is heard now: in one round a class once known stays. */
function withContact({ sonar }: Detection, contact: SonarContact): Detection['sonar'] {
  const isIt = (each: SonarContact) => each.bloc === contact.bloc && each.unit === contact.unit;
  const before = sonar.find((each) => isIt(each) && each.round === contact.round);
  return [
    ...sonar.filter((each) => !isIt(each)),
    { ...contact, class: contact.class ?? before?.class ?? null },
  ];
}

/** Who is heard, and who searches. */
export const SONAR_EVENTS = {
  /** EDCU-SON-01 */
  'meta-campaign.SonarContactFound': event<{ readonly by: string; readonly contact: SonarContact }>({
    evolve: (state, { contact }) => {
      state.detection = { ...state.detection, sonar: withContact(state.detection, contact) };
    },
    audience: ({ contact }) => ofBloc(contact),
    summary: ({ by, contact }) =>
      `${by} hears ${contact.class === null ? 'a vessel' : `a vessel (${contact.class})`} in ${contact.hex}.`,
    pieces: ({ by }) => [by],
  }),
  /** EDCU-SON-02: who is found is seen by the bloc of the searcher, the searcher by all that oppose it. */
  'meta-campaign.ActiveSearchMade': event<{
    readonly unit: string;
    readonly bloc: Bloc;
    readonly found: readonly string[];
    readonly seenBy: readonly Bloc[];
  }>({
    evolve: (state, { unit, bloc, found, seenBy }) => {
      const { shown, searched } = state.detection;
      const isNew = ({ bloc, unit }: Detection['shown'][number]) =>
        !shown.some((each) => each.bloc === bloc && each.unit === unit);
      const seen = [
        ...seenBy.map((each) => ({ bloc: each, unit })),
        ...found.map((each) => ({ bloc, unit: each })),
      ];
      state.detection = {
        ...state.detection,
        shown: [...shown, ...seen.filter(isNew)],
        searched: searched.includes(unit) ? searched : [...searched, unit],
      };
    },
    summary: ({ unit, found }) =>
      `${unit} searches with its sonar, for all to hear${found.length > 0 ? `, and finds ${found.join(', ')}` : ''}.`,
    pieces: ({ unit, found }) => [unit, ...found],
    growing: ['found'],
  }),
} as const;

import { editUnit } from '../state/editing.js';
import { event, ofBloc } from '../state/event.js';
import { lookUp } from '../../../kernel/index.js';
import type { Bloc, TrackTag } from '../data/words.js';
import type {
  Detection,
  GroundContact,
  MetaCampaignState,
  RadarTrack,
  RadarWarning,
} from '../state/index.js';

type Editable = { detection: Detection } & Omit<MetaCampaignState, 'detection'>;

const change = (state: Editable, part: Partial<Detection>): void => {
  state.detection = { ...state.detection, ...part };
};

/** Puts a track where the one of the same bloc and unit was. */
const withTrack = ({ tracks }: Detection, track: RadarTrack): readonly RadarTrack[] => {
  const isIt = (each: RadarTrack) => each.bloc === track.bloc && each.unit === track.unit;
  return tracks.some(isIt) ? tracks.map((each) => (isIt(each) ? track : each)) : [...tracks, track];
};

const withoutContact = (
  { contacts }: Detection,
  { bloc, unit }: Pick<GroundContact, 'bloc' | 'unit'>,
): readonly GroundContact[] => contacts.filter((each) => each.bloc !== bloc || each.unit !== unit);

type Warned = Pick<RadarWarning, 'bloc' | 'unit' | 'radar'>;

/** What a unit has learnt of a radar, with what it learns now. */
function withWarning(
  { warnings }: Detection,
  { bloc, unit, radar }: Warned,
  learnt: Partial<Pick<RadarWarning, 'bearing' | 'hex'>>,
): readonly RadarWarning[] {
  const before = warnings.find((each) => each.unit === unit && each.radar === radar);
  const others = warnings.filter((each) => each !== before);
  return [...others, { bearing: null, hex: null, ...before, bloc, unit, radar, ...learnt }];
}

/** Radars, their tracks, and what those learn who are tracked. */
export const RADAR_EVENTS = {
  /** EDCU-RAD-01: the radars of a unit, or a station. */
  'meta-campaign.EmissionSet': event<{ readonly radar: string; readonly on: boolean }>({
    evolve: (state, { radar, on }, edit) => {
      if (lookUp(state.units, radar)) {
        const unit = editUnit(state, edit, radar);
        unit.radarWasOn = unit.radarWasOn || unit.radarOn;
        unit.radarOn = on;
        return;
      }
      const { [radar]: wasOn = true, ...others } = state.detection.silent;
      change(state, { silent: on ? others : { ...others, [radar]: wasOn } });
    },
    audience: ({ radar }, { state }) =>
      ofBloc({ bloc: lookUp(state.units, radar)?.owner == null ? 'HOSTILE' : 'FRIENDLY' }),
    summary: ({ radar, on }) => `${radar} switches its radar ${on ? 'on' : 'off'}.`,
    pieces: ({ radar }) => [radar],
  }),
  /** EDCU-RAD-02 */
  'meta-campaign.RadarTrackOpened': event<{ readonly track: RadarTrack }>({
    evolve: (state, { track }) => change(state, { tracks: withTrack(state.detection, track) }),
    audience: ({ track }) => ofBloc(track),
    summary: ({ track: { bloc, hex, profile, tag } }) =>
      `Radar (${bloc.toLowerCase()}): a new track in ${hex}, ${profile.toLowerCase()}, ${tag.toLowerCase()}.`,
  }),
  /** EDCU-RAD-02: or missed, or seen for the first time. */
  'meta-campaign.RadarTrackMoved': event<{ readonly track: RadarTrack }>({
    evolve: (state, { track }) => change(state, { tracks: withTrack(state.detection, track) }),
    audience: ({ track }) => ofBloc(track),
    summary: ({ track: { bloc, hex, profile, tag, radars } }) =>
      `Radar (${bloc.toLowerCase()}): the track in ${hex}, ${profile.toLowerCase()}, ${tag.toLowerCase()}${radars.length > 0 ? '' : ', is missed'}.`,
  }),
  /** EDCU-RAD-04 */
  'meta-campaign.RadarTrackLost': event<{ readonly bloc: Bloc; readonly unit: string }>({
    evolve: (state, { bloc, unit }) =>
      change(state, {
        tracks: state.detection.tracks.filter((each) => each.bloc !== bloc || each.unit !== unit),
      }),
    audience: ofBloc,
    summary: ({ bloc }) => `Radar (${bloc.toLowerCase()}): a track is lost.`,
  }),
  /** EDCU-RAD-04 */
  'meta-campaign.TrackTagged': event<{
    readonly bloc: Bloc;
    readonly unit: string;
    readonly tag: TrackTag;
    readonly by: string;
  }>({
    evolve: (state, { bloc, unit, tag }) =>
      change(state, {
        tracks: state.detection.tracks.map((each) =>
          each.bloc === bloc && each.unit === unit ? { ...each, tag } : each,
        ),
      }),
    audience: ofBloc,
    summary: ({ by, tag }) => `${by} tags a track: ${tag.toLowerCase()}.`,
  }),
  /** EDCU-GRD-01 */
  'meta-campaign.GroundContactFound': event<{ readonly contact: GroundContact }>({
    evolve: (state, { contact }) =>
      change(state, { contacts: [...withoutContact(state.detection, contact), contact] }),
    audience: ({ contact }) => ofBloc(contact),
    summary: ({ contact: { bloc, hex } }) => `Ground radar (${bloc.toLowerCase()}): something is in ${hex}.`,
  }),
  'meta-campaign.GroundContactLost': event<GroundContact>({
    evolve: (state, contact) => change(state, { contacts: withoutContact(state.detection, contact) }),
    audience: ofBloc,
    summary: ({ bloc, hex }) => `Ground radar (${bloc.toLowerCase()}): there is nothing in ${hex} any more.`,
  }),
  /** EDCU-RAD-07 */
  'meta-campaign.RadarLocked': event<{ readonly unit: string; readonly by: string }>({
    evolve: (state, { unit }) => change(state, { locked: [...state.detection.locked, unit] }),
    summary: ({ unit, by }) => `${by} has a lock on ${unit}.`,
    pieces: ({ unit, by }) => [unit, by],
  }),
  /** EDCU-RWR-01 */
  'meta-campaign.RadarWarningGiven': event<
    Warned & { readonly cause: 'PING' | 'LOCK'; readonly bearing: number | null }
  >({
    evolve: (state, { cause: _, bearing, ...warned }) =>
      change(state, { warnings: withWarning(state.detection, warned, { bearing }) }),
    audience: ofBloc,
    summary: ({ unit, cause, bearing }) =>
      `${unit} is warned of a radar ${cause.toLowerCase()} from ${bearing === null ? 'its own hex' : `bearing ${bearing} of 6`}.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-RWR-02 */
  'meta-campaign.RadarLocated': event<Warned & { readonly hex: string }>({
    evolve: (state, { hex, ...warned }) =>
      change(state, { warnings: withWarning(state.detection, warned, { hex }) }),
    audience: ofBloc,
    summary: ({ unit, hex }) => `${unit} finds the radar: it is in ${hex}.`,
    pieces: ({ unit }) => [unit],
  }),
} as const;

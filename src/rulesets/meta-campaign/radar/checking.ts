import { BLOCS, type Bloc, type TrackTag } from '../data/words.js';
import { isSeenByBloc } from '../sight/seeing.js';
import type { GroundContact, MetaCampaignState, RadarTrack, Unit } from '../state/index.js';
import { existing, lookUp } from '../../../kernel/index.js';
import type { EdcTable } from '../table.js';
import { blocOf, isOnMap, opposes } from '../units/kinds.js';
import { pings, radarsOf, type Radar } from './warning/emitters.js';
import { pingsGround, reviewContacts } from './ground.js';
import { warnOfPing } from './warning/warning.js';

/** A radar that has met a unit. */
interface Ping {
  readonly radar: Radar;
  readonly unit: Unit;
}

const roundOf = ({ contract }: MetaCampaignState): number => existing(contract, 'campaign').round;

/** EDCU-RAD-02, EDCU-GRD-01: who is pinged by whom, unit by unit. */
const pingsOf = (state: MetaCampaignState, radars: readonly Radar[]): readonly Ping[] =>
  Object.values(state.units)
    .filter(isOnMap)
    .flatMap((unit) =>
      radars
        .filter((each) => (each.type === 'airRadar' ? pings : pingsGround)(state, each, unit))
        .map((radar) => ({ radar, unit })),
    );

/** EDCU-RAD-04: the tag of a track that begins, or of one whose unit is seen for the first time. */
function tagOf(bloc: Bloc, unit: Unit, isKnown: boolean): TrackTag {
  if (blocOf(unit) === bloc) return 'FRIENDLY';
  if (blocOf(unit) === 'NEUTRAL') return 'NEUTRAL';
  return isKnown && opposes(bloc, blocOf(unit)) ? 'ENEMY' : 'UNKNOWN';
}

/** EDCU-RAD-04: a track that begins in this round, where the radars of the bloc have met a unit. */
function newTrack(state: MetaCampaignState, bloc: Bloc, unit: Unit, seen: boolean): RadarTrack {
  return {
    bloc,
    unit: unit.id,
    hex: existing(unit.hex, 'hex'),
    profile: existing(unit.profile, 'profile'),
    tag: tagOf(bloc, unit, seen),
    seen,
    radars: [],
    sinceRound: roundOf(state),
  };
}

/** EDCU-RAD-02, EDCU-RAD-04: a track after a check; null where the radars of the bloc have nothing on the unit. */
function trackAfter(
  state: MetaCampaignState,
  bloc: Bloc,
  unit: Unit,
  radars: readonly string[],
  before: RadarTrack | undefined,
): RadarTrack | null {
  if (radars.length === 0 && !before) return null;
  const seen = unit.hex !== null && isSeenByBloc(state, bloc, unit);
  const known = before ?? newTrack(state, bloc, unit, seen);
  const tag = seen && !known.seen ? tagOf(bloc, unit, true) : known.tag;
  const track = { ...known, tag, seen: seen || known.seen, radars };
  // Who is missed is remembered where it was.
  const { hex, profile } = unit;
  return radars.length > 0 && hex !== null && profile !== null ? { ...track, hex, profile } : track;
}

const isSame = (a: RadarTrack, b: RadarTrack): boolean =>
  a.hex === b.hex &&
  a.profile === b.profile &&
  a.tag === b.tag &&
  a.seen === b.seen &&
  a.radars.join() === b.radars.join();

/** EDCU-RAD-02, EDCU-RAD-04: tracks of a bloc after a check. */
function reviewTracks(table: EdcTable, bloc: Bloc, found: readonly Ping[]): void {
  for (const unit of Object.values(table.state.units)) {
    const radars = found.filter((each) => each.unit.id === unit.id && each.radar.bloc === bloc);
    const before = table.state.detection.tracks.find((each) => each.bloc === bloc && each.unit === unit.id);
    const ids = radars.map(({ radar }) => radar.id);
    const track = trackAfter(table.state, bloc, unit, ids, before);
    if (track === null) continue;
    if (!before) table.emit({ type: 'meta-campaign.RadarTrackOpened', data: { track } }, ['EDCU-RAD-02']);
    else if (!isSame(before, track))
      table.emit({ type: 'meta-campaign.RadarTrackMoved', data: { track } }, ['EDCU-RAD-02']);
  }
}

/**
 * EDCU-RAD-02, EDCU-GRD-01: the radars of all blocs look once: at the start of R5, after every order, at every band end and at E9; never
 * inside an order.
 */
export function checkRadars(table: EdcTable): void {
  const { tracks, contacts } = table.state.detection;
  const radars = radarsOf(table.state);
  if (radars.length + tracks.length + contacts.length === 0) return;
  const found = pingsOf(table.state, radars);
  const inAir = found.filter(({ radar }) => radar.type === 'airRadar');
  for (const bloc of BLOCS) {
    reviewTracks(table, bloc, inAir);
    reviewContacts(table, bloc, contactsOf(bloc, found));
  }
  for (const { radar, unit } of found) warnOfPing(table, unit.id, radar);
}

/** EDCU-GRD-01: each unit that ground radars of a bloc have met, once. */
const contactsOf = (bloc: Bloc, found: readonly Ping[]): readonly GroundContact[] => {
  const met = found
    .filter(({ radar }) => radar.bloc === bloc && radar.type === 'groundRadar')
    .map(({ unit }) => unit);
  return [...new Set(met)].flatMap(({ id, hex }) => (hex === null ? [] : [{ bloc, unit: id, hex }]));
};

/** EDCU-RAD-04: E9, the last check of the round; what is not pinged then ends. */
export function closeTracks(table: EdcTable): void {
  checkRadars(table);
  for (const { bloc, unit, radars } of table.state.detection.tracks)
    if (radars.length === 0 || lookUp(table.state.units, unit) === undefined)
      table.emit({ type: 'meta-campaign.RadarTrackLost', data: { bloc, unit } }, ['EDCU-RAD-04']);
}

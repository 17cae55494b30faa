import type { Bloc, Profile, TrackTag } from '../data/words.js';

/** EDCU-RAD-02: what a bloc knows of an airborne unit by its radars: exact hex, profile and tag, neither class nor FS. */
export interface RadarTrack {
  readonly bloc: Bloc;
  readonly unit: string;
  /** Where the last ping has met it. */
  readonly hex: string;
  readonly profile: Profile;
  readonly tag: TrackTag;
  /** Whether the bloc has seen it at some time since the track began (EDCU-RAD-04). */
  readonly seen: boolean;
  /** Radars and stations that the latest check has pinged it with; it is tracked while there is one. */
  readonly radars: readonly string[];
  readonly sinceRound: number;
}

/** EDCU-GRD-01: a hex in which the latest check of a ground radar has met something. */
export interface GroundContact {
  readonly bloc: Bloc;
  readonly unit: string;
  readonly hex: string;
}

/** EDCU-RWR-01, EDCU-RWR-02: what a unit with radar warning has learnt of a radar in this round. */
export interface RadarWarning {
  readonly bloc: Bloc;
  readonly unit: string;
  /** Unit or station that has the radar. */
  readonly radar: string;
  /** Sector of 6 toward the radar, clockwise from N; null where they share a hex. */
  readonly bearing: number | null;
  /** Hex of the radar, where the die has told it. */
  readonly hex: string | null;
}

/** EDCU-SON-01: where a vessel was heard. */
export interface SonarContact {
  readonly bloc: Bloc;
  readonly unit: string;
  readonly hex: string;
  /** Its class, or type of unit where it has none; null where only its hex is known. */
  readonly class: string | null;
  /** Round at whose end it was heard; it is known until that moment of the next one. */
  readonly round: number;
}

/** What is known by radar and sonar. */
export interface Detection {
  readonly tracks: readonly RadarTrack[];
  readonly contacts: readonly GroundContact[];
  /** Of this round. */
  readonly warnings: readonly RadarWarning[];
  /** Units locked until the end of the round (EDCU-RAD-07). */
  readonly locked: readonly string[];
  /** Radar stations that are switched off, and whether they were on at some time in this round. */
  readonly silent: Readonly<Record<string, boolean>>;
  readonly sonar: readonly SonarContact[];
  /** EDCU-SON-02: vessels shown to a bloc until the end of the round. */
  readonly shown: readonly { readonly bloc: Bloc; readonly unit: string }[];
  /** Vessels that have used Active Search in this round. */
  readonly searched: readonly string[];
}

export const NOTHING_DETECTED: Detection = {
  tracks: [],
  contacts: [],
  warnings: [],
  locked: [],
  silent: {},
  sonar: [],
  shown: [],
  searched: [],
};

/** E9: what lasts beyond a round. */
export const afterRound = ({ tracks, contacts, silent, sonar }: Detection, round: number): Detection => ({
  ...NOTHING_DETECTED,
  tracks,
  contacts,
  silent: Object.fromEntries(Object.keys(silent).map((station) => [station, false])),
  sonar: sonar.filter((each) => each.round >= round),
});

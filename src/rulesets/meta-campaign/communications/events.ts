import { event } from '../state/event.js';

/** EDC-GEN-05: open conversation; all players and the game master read it. */
export const COMMS_EVENTS = {
  'meta-campaign.CommsPosted': event<{
    readonly by: string;
    readonly channel: string;
    readonly text: string;
  }>({
    evolve: () => undefined,
    summary: ({ by, channel, text }) => `${by} in ${channel.toLowerCase().replaceAll('_', ' ')}: ${text}`,
  }),
  'meta-campaign.VoiceLogFiled': event<{
    readonly by: string;
    readonly time: string;
    readonly participants: readonly string[];
    readonly text: string;
  }>({
    evolve: () => undefined,
    summary: ({ by, time, participants }) =>
      `${by} files the log of a meeting (${time}) of ${participants.join(', ') || 'nobody'}.`,
  }),
} as const;

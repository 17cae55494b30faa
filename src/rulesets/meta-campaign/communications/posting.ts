import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { firstOf, isGameMaster, mustGoOn, mustHaveAccount, unless, type Asked } from '../general/asked.js';
import type { EdcTable } from '../table.js';

/** EDC-GEN-05: players and the game master; spectators too (EDC-GEN-07). */
const mustSpeak = (asked: Asked): readonly Violation[] =>
  isGameMaster(asked) ? mustGoOn(asked) : mustHaveAccount(asked);

export const judgeComms = (asked: Asked, { text }: CommandOf<'PostComms'>): readonly Violation[] =>
  firstOf(
    () => mustSpeak(asked),
    () => unless(text.trim() !== '', 'EDC-GEN-05', 'NO_TEXT', ['text']),
  );

export function postComms(table: EdcTable, { channel, text }: CommandOf<'PostComms'>): void {
  table.emit({ type: 'meta-campaign.CommsPosted', data: { by: table.actor.seat, channel, text } }, [
    'EDC-GEN-05',
    'EDC-GEN-06',
  ]);
}

/** EDC-GEN-05: a meeting without the game master cannot be filed. */
export const judgeVoiceLog = (asked: Asked, { gmPresent }: CommandOf<'FileVoiceLog'>): readonly Violation[] =>
  firstOf(
    () => mustSpeak(asked),
    () => unless(gmPresent, 'EDC-GEN-05', 'GM_ABSENT', ['gmPresent']),
  );

export function fileVoiceLog(table: EdcTable, { time, participants, text }: CommandOf<'FileVoiceLog'>): void {
  table.emit(
    { type: 'meta-campaign.VoiceLogFiled', data: { by: table.actor.seat, time, participants, text } },
    ['EDC-GEN-05'],
  );
}

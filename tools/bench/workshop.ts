import { cpSync } from 'node:fs';
import { buildClub, type ClubFolder } from './club-folder.js';
import { Ground } from './ground.js';
import type { House } from './house.js';
import { playHistory, playLongHistory, SHORT, type LongHistory } from './long-history.js';

/** What the figures work with: a ground of their own, and what is made once and used by several. */
export class Workshop {
  private readonly ground = new Ground();
  private history: Promise<LongHistory> | null = null;
  private short: Promise<LongHistory> | null = null;
  private copied: Promise<string> | null = null;
  private club: Promise<ClubFolder> | null = null;

  constructor(readonly say: (what: string) => void) {}

  /** Name of a new folder; it is made by who uses it. */
  folder(name: string): string {
    return this.ground.folder(name);
  }

  /** A service without its API, in this process, over a folder of its own. */
  house(folder: string, durability: 'full' | 'normal'): Promise<House> {
    return this.ground.house(folder, durability);
  }

  /** One campaign of 100,000 events, played through the service's commands. */
  longHistory(): Promise<LongHistory> {
    this.history ??= playLongHistory(this.ground, this.say);
    return this.history;
  }

  /** One of 1,000 events in the same house. */
  shortHistory(): Promise<LongHistory> {
    this.short ??= this.longHistory().then(({ house }) => playHistory(house, 'A short war', SHORT));
    return this.short;
  }

  /** A data directory with the long history, for a service of its own. */
  copyOfLongHistory(): Promise<string> {
    this.copied ??= this.longHistory().then(async ({ house }) => {
      const folder = this.folder('copy');
      await house.projected();
      cpSync(house.settings.dataDir, folder, { recursive: true });
      return folder;
    });
    return this.copied;
  }

  /** A data directory of 100 campaigns with 10,000 events each, as a service leaves it behind. */
  clubFolder(): Promise<ClubFolder> {
    this.club ??= this.longHistory().then((history) => buildClub(this.ground, history, this.say));
    return this.club;
  }

  close(): Promise<void> {
    return this.ground.clear();
  }
}

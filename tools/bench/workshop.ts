import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClub, type ClubFolder } from './club-folder.js';
import { openHouse, type House } from './house.js';
import { playLongHistory, type LongHistory } from './long-history.js';

/** What the figures share: folders that are taken away at the end, and what is made once and used by several. */
export class Workshop {
  private readonly root = mkdtempSync(join(tmpdir(), 'warledger-bench-'));
  private readonly houses: House[] = [];
  private folders = 0;
  private history: Promise<LongHistory> | null = null;
  private club: Promise<ClubFolder> | null = null;

  constructor(private readonly say: (what: string) => void) {}

  /** Name of a new folder; it is made by who uses it. */
  folder(name: string): string {
    return join(this.root, `${name}-${++this.folders}`);
  }

  /** A service without its API, in this process, over a folder of its own. */
  async house(folder: string, durability: 'full' | 'normal'): Promise<House> {
    const house = await openHouse(folder, durability);
    this.houses.push(house);
    return house;
  }

  /** One campaign of 100,000 events, played through the service's commands. */
  longHistory(): Promise<LongHistory> {
    this.history ??= playLongHistory(this, this.say);
    return this.history;
  }

  /** A data directory of 100 campaigns with 10,000 events each, as a service leaves it behind. */
  clubFolder(): Promise<ClubFolder> {
    this.club ??= buildClub(this, this.say);
    return this.club;
  }

  async close(): Promise<void> {
    for (const house of this.houses) await house.close();
    rmSync(this.root, { recursive: true, force: true });
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHouse, type House } from './house.js';

/** Folders and services of one run; all of it is taken away at the end. */
export class Ground {
  private readonly root = mkdtempSync(join(tmpdir(), 'warledger-bench-'));
  private readonly houses: House[] = [];
  private folders = 0;

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

  async clear(): Promise<void> {
    for (const house of this.houses) await house.close();
    rmSync(this.root, { recursive: true, force: true });
  }
}

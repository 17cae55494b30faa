import { Injectable } from '@nestjs/common';
import { ServiceError } from './contracts/index.js';
import { addressIn, groupIn, groupOf, type Group } from './groups.js';
import { madeId } from './identity.js';
import { Inject } from './inject.js';
import { SETTINGS } from './ports.js';
import { Settings } from './settings.js';

/** Which campaigns and timelines are this group's, where they are dealt to several. */
@Injectable()
export class Dealing {
  private readonly group: Group | null;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {
    this.group = groupIn(settings.group);
  }

  /** An id that follows from the command that made it and is dealt to this group. */
  madeId(prefix: string, ...parts: readonly string[]): string {
    let id = madeId(prefix, ...parts);
    for (let next = 1; !this.isHere(id); next += 1) id = madeId(prefix, ...parts, `another ${next}`);
    return id;
  }

  /**
   * Throws ELSEWHERE for the id of a campaign or timeline that is dealt to another group. It follows from the id alone, and tells nobody
   * whether there is such a thing.
   */
  checkHere(id: string): void {
    if (!this.group || this.isHere(id)) return;
    const number = groupOf(id, this.group.of);
    const address = addressIn(this.settings.groupUrl, number);
    throw new ServiceError(
      'ELSEWHERE',
      `This is group ${this.group.number} of ${this.group.of}, and ${id} is dealt to group ${number}: ask there${address ? `, at ${address}` : ''}`,
    );
  }

  private isHere(id: string): boolean {
    return this.group === null || groupOf(id, this.group.of) === this.group.number;
  }
}

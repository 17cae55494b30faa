import { newDiceKeyPem } from './vrf.js';

/** Keys that lie ready; one more is made whenever one is taken. */
const READY = 2;

/** Makes keys ahead, one after the other and beside the event loop, so that nobody waits for one. */
export class KeyPool {
  private readonly ready: string[] = [];
  private making: Promise<void> | null = null;

  /** Begins to make keys; safe to call again. */
  fill(): void {
    if (this.making || this.ready.length >= READY) return;
    this.making = newDiceKeyPem().then(
      (pem) => {
        this.ready.push(pem);
        this.making = null;
        this.fill();
      },
      () => {
        // The next one who needs a key tries again, and is told what is wrong.
        this.making = null;
      },
    );
  }

  /** A private key as PEM that nobody else gets. */
  async take(): Promise<string> {
    this.fill();
    if (this.ready.length === 0) await this.making;
    const pem = this.ready.shift() ?? (await newDiceKeyPem());
    this.fill();
    return pem;
  }
}

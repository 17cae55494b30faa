/** Loaded before a service (`NODE_OPTIONS=--import`): its clock is a minute ahead, as if it had been started so much later. */
const LATER_MS = 60_000;
const RealDate = globalThis.Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + LATER_MS] : parts));
  }

  static now() {
    return RealDate.now() + LATER_MS;
  }
};

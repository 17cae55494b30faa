import { attemptConversion } from './conversion.js';
import { rearm, transferCaptive } from './prisoners.js';

export const CAPTIVE_JUDGES = {
  TransferCaptive: transferCaptive,
  AttemptConversion: attemptConversion,
  Rearm: rearm,
};

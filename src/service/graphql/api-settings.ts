import type { FaultLog } from './errors/format-error.js';
import type { Limits } from './config.js';

export interface ApiSettings {
  readonly limits: Limits;
  readonly logFault: FaultLog;
}

export const API_SETTINGS = Symbol('ApiSettings');

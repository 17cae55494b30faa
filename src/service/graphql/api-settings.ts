import type { Group } from '../groups.js';
import { token } from '../inject.js';
import type { Limits } from '../limits.js';
import type { FaultLog } from './errors/format-error.js';
import type { KnownOperations } from './known-operations.js';
import type { AccessSettings } from './http/access.js';

export interface ApiSettings {
  readonly limits: Limits;
  readonly logFault: FaultLog;
  readonly access: AccessSettings;
  /** Where campaigns are dealt to several groups: which this is. */
  readonly group?: Group;
  /** None where left out. */
  readonly operations?: KnownOperations;
}

export const API_SETTINGS = token<ApiSettings>('ApiSettings');

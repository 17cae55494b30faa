import type { Logger } from 'pino';
import type { AnyRuleset } from '../engine/index.js';
import type { EventStore } from '../event-store/event-store.port.js';
import type { ReadModel } from '../read-model/index.js';
import type { ServiceKey } from './auth/service-key.js';
import { token } from './inject.js';
import type { Settings } from './settings.js';

/** UTC time now, ISO 8601. */
export type Clock = () => string;

/** Names under which the wiring provides what the handlers work with. */
export const EVENT_STORE = token<EventStore>('EventStore');
export const RULESETS = token<readonly AnyRuleset[]>('Rulesets');
export const READ_MODEL = token<ReadModel>('ReadModel');
export const SERVICE_KEY = token<ServiceKey>('ServiceKey');
export const SETTINGS = token<Settings>('Settings');
export const CLOCK = token<Clock>('Clock');
export const LOG = token<Logger>('Log');

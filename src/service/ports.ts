/** Names under which the wiring provides what the handlers work with. */
export const EVENT_STORE = Symbol('EventStore');
export const RULESETS = Symbol('Rulesets');
export const READ_MODEL = Symbol('ReadModel');
export const SERVICE_KEY = Symbol('ServiceKey');
export const SETTINGS = Symbol('Settings');
export const CLOCK = Symbol('Clock');
export const LOG = Symbol('Log');

/** UTC time now, ISO 8601. */
export type Clock = () => string;

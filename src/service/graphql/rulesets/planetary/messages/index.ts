export const PLANETARY_MESSAGES = {};

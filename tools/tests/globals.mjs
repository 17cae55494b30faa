/** `@jest/globals` of the suite that imports it: read anew for each importer. */
export const { jest, expect, describe, test, it, beforeAll, beforeEach, afterAll, afterEach } = globalThis;

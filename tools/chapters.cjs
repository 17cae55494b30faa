const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const SHELF = join(__dirname, '..', 'src', 'rulesets');

/**
 * The chapters of each ruleset, from `src/rulesets/<code>/chapters.json`: folders of the ruleset, each after those that it
 * uses: about in the order of play, what a chapter shows to an earlier one standing in a room of its own. The fence holds
 * them to it.
 */
module.exports = Object.fromEntries(
  readdirSync(SHELF)
    .map((code) => [code, join(SHELF, code, 'chapters.json')])
    .filter(([, file]) => existsSync(file))
    .map(([code, file]) => [code, require(file)]),
);

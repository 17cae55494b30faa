/** @rulesets all */
import { goldenEvents, readGolden } from '../../../../test/golden-campaigns/playing.js';
import { FACES } from './registry.js';

const RECORDED = ['planetary-battles', 'planetary-whole', 'sector', 'space-empires', 'epic'];

/** Commands that every ruleset has by a mutation of its own. */
const COMMON = /Lock|Unlock|Clos|Confirm|Disput|Withdr/;

it.each(RECORDED)('every order and result of %s is said again in words of the schema', (name) => {
  const inputs = goldenEvents(readGolden(name)).filter(({ kind }) => kind === 'input');
  const found = inputs.flatMap((event) => {
    const face = FACES.find(({ ruleset }) => event.type.startsWith(`${ruleset.meta.code}.`));
    return face ? [{ type: event.type, said: face.said(face.ruleset.commandOf(event)) }] : [];
  });
  const silent = new Set(found.filter(({ said }) => said === null).map(({ type }) => type));
  expect([...silent].filter((type) => !COMMON.test(type))).toEqual([]);
  expect(found.filter(({ said }) => said !== null).length).toBeGreaterThan(10);
});

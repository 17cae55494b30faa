import { summaryOf } from './summary.js';

it('a sealed sheet is told in words, and nothing of what it says', () => {
  expect(summaryOf({ type: 'timeline.Sealed', schema: 1, data: {} })).toBe(
    'A sealed order sheet was handed in; what it says is shown at its reveal.',
  );
});

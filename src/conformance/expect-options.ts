import { isDeepStrictEqual } from 'node:util';
import type { OptionForm, OptionsForm } from './case-form.js';
import { asExpected, shapedViolations } from './expect-violations.js';
import { differ, pick, plain, type Finding } from './finding.js';
import type { SeenOption } from './stage.js';

/** Checks what a seat is told that it may do with a thing; null where the thing is none of its own. */
export function checkOptions(
  what: string,
  form: OptionsForm,
  options: readonly SeenOption[] | null,
): readonly Finding[] {
  if (form === null || options === null) return differ(what, form, options);
  if (Array.isArray(form)) {
    const wanted = form.map(whole);
    return differ(
      what,
      wanted,
      options.map((each, place) => (wanted[place] ? shape(wanted[place], each) : each)),
    );
  }
  const { has = [], hasNot = [] } = form;
  return [
    ...has.flatMap((each) => {
      const wanted = whole(each);
      const same = options.filter(({ order }) => order === wanted.order);
      return matching(wanted, same).length > 0
        ? []
        : differ(`${what}: has`, wanted, same.length > 0 ? same : options);
    }),
    ...hasNot.flatMap((each) => {
      const wanted = typeof each === 'string' ? { order: each } : each;
      return differ(`${what}: hasNot ${JSON.stringify(each)}`, [], matching(wanted, options));
    }),
  ];
}

type Wanted = Exclude<OptionForm, string>;

/** What is had is open unless a reason is named; what is not had is neither open nor barred. */
const whole = (form: OptionForm): Wanted =>
  typeof form === 'string' ? { order: form, barred: [] } : { ...form, barred: form.barred ?? [] };

const matching = (form: Wanted, options: readonly SeenOption[]): readonly SeenOption[] =>
  options.filter((each) => isDeepStrictEqual(plain(shape(form, each)), plain(form)));

/** An option cut down to what an expectation speaks of. */
function shape(form: Wanted, option: SeenOption): unknown {
  const { barred, ...rest } = form;
  const reasons = barred && shapedViolations(barred, asExpected(barred, option.barred));
  return { ...(pick(rest, option) as object), ...(reasons ? { barred: reasons } : {}) };
}

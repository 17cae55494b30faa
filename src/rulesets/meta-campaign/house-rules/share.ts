/** A house rule that is a part of something, from nothing to all of it. */
export const share = <const N extends string, const R extends string>(
  name: N,
  description: string,
  rule: R,
  standard: number,
) =>
  ({
    name,
    description,
    rule,
    default: standard,
    range: { kind: 'number', min: 0, max: 1, step: 0.0625 },
  }) as const;

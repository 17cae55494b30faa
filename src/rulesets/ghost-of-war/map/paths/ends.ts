/** GOW-TRV-02: both ends of a path as one hex, or each as one. */
export type EndCounting = 'together' | 'each';

/** GOW-TRV-02: what the two ends of a path count; as one hex they count as the dearer one. */
export const endWeight = (first: number, last: number, counting: EndCounting): number =>
  counting === 'each' ? first + last : Math.max(first, last);

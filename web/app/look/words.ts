const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const SINCE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

export const timeWords = (at: string): string => TIME.format(new Date(at));

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** `2 hours ago`; `just now` within a minute. */
export function sinceWords(at: string, now = Date.now()): string {
  const seconds = Math.round((now - Date.parse(at)) / 1000);
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? [null, 1];
  return unit === null ? 'just now' : SINCE.format(-Math.floor(seconds / length), unit);
}

/** `Agri world` for `AGRI_WORLD`. */
export function codeWords(code: string): string {
  const words = code
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/_|(?<=[a-z])-(?=[a-z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** What is counted, as people write it: `VP`, but `Morale` for `MORALE`. */
export const measureWords = (measure: string): string => (measure.length > 3 ? codeWords(measure) : measure);

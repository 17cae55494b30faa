const FORM = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?Z$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text is a time of RFC 3339 in UTC, written with `T` and `Z`, of a day that there is. */
export function isMomentOfTime(text: string): boolean {
  const found = FORM.exec(text);
  if (!found) return false;
  const [year, month, day] = found.slice(1, 4).map(Number) as [number, number, number];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

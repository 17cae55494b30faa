/** Days of 400 Gregorian years. */
const ERA_DAYS = 146_097;

/**
 * A UTC time whole hours later. Minutes and what follows them stay as they are.
 * @param at ISO 8601, UTC, years 0001…9999, e.g. `2026-11-21T14:05:00.000Z`
 * @param hours whole number, 0 or more
 */
export function hoursLater(at: string, hours: number): string {
  const figure = (from: number, to: number): number => Number(at.slice(from, to));
  const total = dayNumber(figure(0, 4), figure(5, 7), figure(8, 10)) * 24 + figure(11, 13) + hours;
  return `${dateOf(Math.floor(total / 24))}T${padded(total % 24, 2)}${at.slice(13)}`;
}

/** Days since 1 March of the year 0. Years begin in March, so that the leap day is their last. */
function dayNumber(year: number, month: number, day: number): number {
  const years = month > 2 ? year : year - 1;
  const months = (month + 9) % 12;
  return yearStart(years) + monthStart(months) + day - 1;
}

function dateOf(days: number): string {
  const era = Math.floor(days / ERA_DAYS);
  const inEra = days % ERA_DAYS;
  const yearInEra = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  );
  const years = era * 400 + yearInEra;
  const inYear = days - yearStart(years);
  const months = Math.floor((5 * inYear + 2) / 153);
  const month = months < 10 ? months + 3 : months - 9;
  const year = month > 2 ? years : years + 1;
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(inYear - monthStart(months) + 1, 2)}`;
}

const yearStart = (years: number): number =>
  365 * years + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);

/** Months from March on have 31, 30, 31, 30, 31 days, again and again. */
const monthStart = (months: number): number => Math.floor((153 * months + 2) / 5);

const padded = (figure: number, signs: number): string => String(figure).padStart(signs, '0');

const DAY = 86_400_000;

/** Calendar days are texts such as 2026-11-20, so that no time zone can shift them. */
export function today() {
  return dayOf(new Date());
}

/**
 * The calendar day of a moment in local time.
 * @param {string | Date} moment
 */
export function dayOf(moment) {
  const date = new Date(moment);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/**
 * @param {string} day
 * @param {number} count
 */
export function addDays(day, count) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/**
 * The Monday of the week that a day is in (ISO 8601).
 * @param {string} day
 */
export function mondayOf(day) {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/**
 * @param {string | null} text
 * @returns {text is string}
 */
export function isDay(text) {
  return /^\d{4}-\d{2}-\d{2}$/.test(text ?? "") && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}

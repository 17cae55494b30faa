/*
 * Tokens by name, for as long as the browser's tab is open: an organiser can sit down on one seat after the other.
 * They are kept in the session's storage and sent to this service only.
 */
const KEY = 'warledger.seats';
const EMPTY = { seats: [], active: null };

export function loadSeats() {
  try {
    const book = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return Array.isArray(book?.seats) ? book : EMPTY;
  } catch {
    return EMPTY;
  }
}

export function saveSeats(book) {
  sessionStorage.setItem(KEY, JSON.stringify(book));
}

/** The token of the seat that is sat on; null for a spectator without one. */
export const activeToken = (book) => book.seats.find((seat) => seat.name === book.active)?.token ?? null;

/** With this seat added, or its token replaced; it becomes the active one. */
export const withSeat = (book, name, token) => ({
  seats: [...book.seats.filter((seat) => seat.name !== name), { name, token }],
  active: name,
});

export const withoutSeat = (book, name) => ({
  seats: book.seats.filter((seat) => seat.name !== name),
  active: book.active === name ? null : book.active,
});

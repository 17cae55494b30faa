import { useState } from 'react';
import { withoutSeat, withSeat } from './seats.js';

/** The bar above the editor: who is asking, what the examples are about, and where the rules are. */
export function SeatBar({ book, onChange, ids, onIds, onRestore }) {
  const [name, setName] = useState('');
  const [token, setToken] = useState('');
  const add = (event) => {
    event.preventDefault();
    const secret = token.trim();
    if (secret === '') return;
    onChange(withSeat(book, name.trim() || `Seat ${book.seats.length + 1}`, secret));
    setName('');
    setToken('');
  };
  return (
    <header className="seat-bar">
      <strong>Warledger</strong>
      <label>
        Asking as{' '}
        <select
          id="seat"
          value={book.active ?? ''}
          onChange={(event) => onChange({ ...book, active: event.target.value || null })}
        >
          <option value="">nobody (public)</option>
          {book.seats.map((seat) => (
            <option key={seat.name} value={seat.name}>
              {seat.name}
            </option>
          ))}
        </select>
      </label>
      {book.active !== null && (
        <button type="button" onClick={() => onChange(withoutSeat(book, book.active))}>
          Forget {book.active}
        </button>
      )}
      <form onSubmit={add}>
        <input
          id="seat-name"
          placeholder="Name, e.g. Arbiter"
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <input
          id="seat-token"
          type="password"
          autoComplete="off"
          placeholder="Token"
          value={token}
          onChange={(event) => setToken(event.target.value)}
        />
        <button type="submit">Sit down</button>
      </form>
      {['campaign', 'timeline'].map((name) => (
        <label key={name} title={`Put in for "(id of the ${name})" when a tab is run`}>
          {name === 'campaign' ? 'Campaign' : 'Timeline'}{' '}
          <input
            id={`${name}-id`}
            size={12}
            placeholder="id"
            value={ids[name]}
            onChange={(event) => onIds({ [name]: event.target.value.trim() })}
          />
        </label>
      ))}
      <nav>
        <a href="/rules" target="_blank" rel="noreferrer">
          Rules
        </a>
        <button type="button" onClick={onRestore}>
          Restore examples
        </button>
      </nav>
    </header>
  );
}

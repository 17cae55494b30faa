import { Link, Outlet } from '@tanstack/react-router';
import { lookAs, useSeats } from './seats/store.js';
import { RuleReader } from './look/rule-reader.js';
import { ThemeButton } from './look/theme-button.js';

/** What stands around every screen: the way home, and whose eyes one looks through. */
export function Shell() {
  const { held, as } = useSeats();
  return (
    <>
      <a className="skip" href="#content">
        To the content
      </a>
      <header className="top">
        <Link to="/" className="brand">
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d="M16 2 28 9v14L16 30 4 23V9z" className="brand-hex" />
            <path d="M10 12h12M10 16h12M10 20h8" className="brand-lines" />
          </svg>
          Warledger
        </Link>
        <label className="eyes">
          <span>Looking as</span>
          <select value={as ?? ''} onChange={({ target }) => lookAs(target.value || null)}>
            <option value="">Spectator</option>
            {held.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <nav aria-label="Service">
          <Link to="/enter">Seats</Link>
          <a href="/rules">Rules</a>
          <a href="/graphql">Playground</a>
        </nav>
        <ThemeButton />
      </header>
      <div id="content">
        <Outlet />
      </div>
      <RuleReader />
    </>
  );
}

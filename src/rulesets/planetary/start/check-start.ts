import { repeated, isWhole, type Examination } from './check.js';

const WIDEST = 50;

/** PLN-STA-09: start areas are drawn in the set-up, one for each player at least, around hexes of the map. */
export function checkStartAreas({ position, state, must }: Examination): void {
  const areas = position.startAreas;
  if (!areas) return;
  const at = ['startAreas'];
  must(state.phase === 'SET_UP', 'PLN-STA-09', 'SET_UP_ONLY', at);
  must(isWhole(areas.radius, 1, WIDEST), 'PLN-STA-09', 'OUT_OF_RANGE', [...at, 'radius'], {
    least: 1,
    most: WIDEST,
  });
  const players = Object.values(state.players).filter((each) => each.status === 'active').length;
  const { centres } = areas;
  must(centres.length >= players, 'PLN-STA-09', 'TOO_FEW_START_AREAS', [...at, 'centres'], {
    found: centres.length,
    least: players,
  });
  centres.forEach((hex, place) =>
    must(state.hexes[hex] !== undefined, 'PLN-MAP-01', 'NO_SUCH_HEX', [...at, 'centres', place], { hex }),
  );
  must(repeated(centres).length === 0, 'PLN-STA-09', 'START_AREA_TWICE', [...at, 'centres']);
}

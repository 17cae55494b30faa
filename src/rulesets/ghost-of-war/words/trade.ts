import { words } from '../../../kernel/index.js';

export const lineKind = words('LineKind', 'What a trade line is there for.', {
  TRADE: 'Trade line, to planets.',
  SUPPLY: 'Supply line, to forces (GOW-TRD-08).',
});

export const stopKind = words('StopKind', 'Where a stop of a line delivers.', {
  PLANET: 'To a planet.',
  FORCE: 'To a unit, formation or supply group.',
});

export const stopStatus = words('StopStatus', 'Status of a stop (GOW-TRD-11).', {
  RUNNING: 'It is served.',
  INTERRUPTED: 'It is interrupted.',
});

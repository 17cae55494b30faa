import { pino } from 'pino';
import { nestLog } from './nest-log.js';

describe('the log of the framework', () => {
  it('tells errors, but leaves why the service did not start to whoever starts it', () => {
    const lines: string[] = [];
    const log = nestLog(pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }));
    log.error(new Error('service.key is missing'), 'ExceptionHandler');
    log.error(new Error('listen EADDRINUSE'), 'NestApplication');
    expect(lines).toEqual([]);
    log.error(new Error('broken'), 'Router');
    expect(lines.map((line) => (JSON.parse(line) as { context: string }).context)).toEqual(['Router']);
  });
});

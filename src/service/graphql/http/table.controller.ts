import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { pipeline, Readable } from 'node:stream';
import { ServiceError, type Session } from '../../contracts/index.js';
import { CurrentSession } from '../access/caller.js';
import { Tables } from '../reports/tables.js';

/**
 * Tables as CSV for programs of calculation, with the same bearer token as GraphQL: `GET /reports/:timeline/tables/units.csv`, `ledger.csv`,
 * `standings.csv`, `trade-lines.csv`, `dice.csv`. 400 for another format, 404 for another table. Rows are read while they are sent.
 */
@Controller('reports/:timeline')
export class TableController {
  constructor(private readonly tables: Tables) {}

  @Get('tables/:file')
  async table(
    @Param('timeline') timeline: string,
    @Param('file') file: string,
    @CurrentSession() session: Session,
  ): Promise<StreamableFile> {
    const name = /^([a-z-]+)\.csv$/.exec(file)?.[1];
    if (name === undefined)
      throw new ServiceError('BAD_USER_INPUT', 'A table is called `units.csv`.', ['file']);
    const { head, rows } = await this.tables.of(session, timeline, name);
    const csv = stringify({
      bom: true,
      header: true,
      columns: [...head],
      record_delimiter: 'windows',
      // A name that begins as a formula does is text to every program.
      escape_formulas: true,
    });
    // Each ends with the other, also where somebody goes away.
    pipeline(Readable.from(rows), csv, () => undefined);
    return new StreamableFile(csv, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${file}"`,
    });
  }
}

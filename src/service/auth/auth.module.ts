import { Module } from '@nestjs/common';
import { SESSIONS } from '../contracts/index.js';
import { AdminToken } from './admin-token.js';
import { SessionBook } from './session-book.js';

/** Who holds which token. */
@Module({
  providers: [AdminToken, { provide: SESSIONS, useClass: SessionBook }],
  exports: [AdminToken, SESSIONS],
})
export class AuthModule {}

import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { MAP_LINKS, SESSIONS } from '../contracts/index.js';
import { provider } from '../inject.js';
import { LOG, SETTINGS } from '../ports.js';
import { AdminToken } from './admin-token.js';
import { SignedMaps } from './map-links.js';
import { SessionBook } from './session-book.js';
import { TokenUses } from './token-uses.js';

/** Who holds which token. */
@Module({
  providers: [
    AdminToken,
    provider(
      TokenUses,
      [SETTINGS, LOG],
      ({ store, dataDir }, log) =>
        new TokenUses(store === 'memory' ? null : join(dataDir, 'token-uses.json'), log),
    ),
    { provide: SESSIONS, useClass: SessionBook },
    { provide: MAP_LINKS, useClass: SignedMaps },
  ],
  exports: [AdminToken, TokenUses, SESSIONS, MAP_LINKS],
})
export class AuthModule {}

import type { ServiceDefinition } from '@proofround/service-kit';

import { UserRow } from './accounts/user.entity.js';
import { AuthModule } from './auth.module.js';
import { authConfig, type AuthConfig } from './config.js';
import { Users1763600000000 } from './migrations/1763600000000-users.js';
import { PremiumRevision1764200000000 } from './migrations/1764200000000-premium-revision.js';

/** auth: users, credentials, the premium flag, the admin account. */
export const authService: ServiceDefinition<AuthConfig> = {
  name: 'auth',
  config: authConfig,
  module: AuthModule,
  database: { entities: [UserRow], migrations: [Users1763600000000, PremiumRevision1764200000000] },
};

import type { ServiceDefinition } from '@proofround/service-kit';

import { AccountsModule } from './accounts/accounts.module.js';
import { UserRow } from './accounts/user.entity.js';
import { authConfig, type AuthConfig } from './config.js';
import { Users1763600000000 } from './migrations/1763600000000-users.js';
import { PremiumRevision1764200000000 } from './migrations/1764200000000-premium-revision.js';

/** auth: users, credentials, the premium flag, the admin account. */
export const authService: ServiceDefinition<AuthConfig> = {
  name: 'auth',
  config: authConfig,
  module: AccountsModule,
  database: { entities: [UserRow], migrations: [Users1763600000000, PremiumRevision1764200000000] },
};

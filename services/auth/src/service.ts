import type { ServiceDefinition } from '@proofround/service-kit';

import { AuditEntryRow } from './audit/audit-entry.entity.js';
import { AuthModule } from './auth.module.js';
import { type AuthConfig, authConfig } from './config.js';
import { GatewayRow } from './gateways/gateway.entity.js';
import { AccountMailRow } from './mails/account-mail.entity.js';
import { RecoveryCodeRow } from './mfa/recovery-code.entity.js';
import { Users1763600000000 } from './migrations/1763600000000-users.js';
import { PremiumRevision1764200000000 } from './migrations/1764200000000-premium-revision.js';
import { AccountSecurity1766000000000 } from './migrations/1766000000000-account-security.js';
import { MessageReports1766200000000 } from './migrations/1766200000000-message-reports.js';
import { ChangedCredentials1766210000000 } from './migrations/1766210000000-changed-credentials.js';
import { AcceptedTerms1766220000000 } from './migrations/1766220000000-accepted-terms.js';
import { AccessChanges1766230000000 } from './migrations/1766230000000-access-changes.js';
import { Size1766240000000 } from './migrations/1766240000000-size.js';
import { SearchOfUsers1766250000000 } from './migrations/1766250000000-search-of-users.js';
import { ReportRow } from './reports/report.entity.js';
import { SessionRow } from './sessions/session.entity.js';
import { UserRow } from './users/user.entity.js';

export const authService: ServiceDefinition<AuthConfig> = {
  name: 'auth',
  config: authConfig,
  module: AuthModule,
  database: {
    entities: [UserRow, SessionRow, RecoveryCodeRow, AccountMailRow, AuditEntryRow, ReportRow, GatewayRow],
    appendOnly: ['audit_entries'],
    migrations: [
      Users1763600000000,
      PremiumRevision1764200000000,
      AccountSecurity1766000000000,
      MessageReports1766200000000,
      ChangedCredentials1766210000000,
      AcceptedTerms1766220000000,
      AccessChanges1766230000000,
      Size1766240000000,
      SearchOfUsers1766250000000,
    ],
  },
};

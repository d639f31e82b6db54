import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StreamKeeper } from '@proofround/service-kit';

import { AccountDeletionService } from './accounts/account-deletion.service.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { AccountsService } from './accounts/accounts.service.js';
import { AdminAccount } from './accounts/admin-account.js';
import { AccountsBillingEventsController } from './accounts/billing-events.controller.js';
import { CurrentPassword } from './accounts/current-password.js';
import { Entitlements } from './accounts/entitlements.js';
import { FactorTokens } from './accounts/factor-tokens.js';
import { LogIns } from './accounts/log-ins.js';
import { PasswordHashes } from './accounts/password-hashes.js';
import { SecondFactor } from './accounts/second-factor.js';
import { Addresses } from './addresses/addresses.js';
import { EmailsController } from './addresses/emails.controller.js';
import { EmailsService } from './addresses/emails.service.js';
import { AdminController } from './admin/admin.controller.js';
import { AdminService } from './admin/admin.service.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditLog } from './audit/audit-log.js';
import { AuditStartupsEventsController } from './audit/startups-events.controller.js';
import { GatewaysController } from './gateways/gateways.controller.js';
import { Gateways } from './gateways/gateways.js';
import { AccountMailsController } from './mails/account-mails.controller.js';
import { AccountMails } from './mails/account-mails.js';
import { LinkTokens } from './mails/link-tokens.js';
import { FactorCodes } from './mfa/factor-codes.js';
import { FactorSecrets } from './mfa/factor-secrets.js';
import { MfaController } from './mfa/mfa.controller.js';
import { MfaService } from './mfa/mfa.service.js';
import { PasswordsController } from './passwords/passwords.controller.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { ReportsController } from './reports/reports.controller.js';
import { ReportsService } from './reports/reports.service.js';
import { ReportsStartupsEventsController } from './reports/startups-events.controller.js';
import { Callers } from './sessions/callers.js';
import { KnownDevices } from './sessions/known-devices.js';
import { OwnSessions } from './sessions/own-sessions.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { Sessions } from './sessions/sessions.js';
import { Tokens } from './sessions/tokens.js';
import { SettingsController } from './settings/settings.controller.js';
import { Suspensions } from './suspension/suspensions.js';
import { UserRow } from './users/user.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserRow]), JwtModule.register({})],
  controllers: [
    AccountsController,
    AccountsBillingEventsController,
    AdminController,
    AuditController,
    AuditStartupsEventsController,
    ReportsController,
    ReportsStartupsEventsController,
    GatewaysController,
    MfaController,
    SessionsController,
    AccountMailsController,
    EmailsController,
    PasswordsController,
    ProfileController,
    SettingsController,
  ],
  providers: [
    AccountsService,
    AccountDeletionService,
    AccountMails,
    PasswordsService,
    Addresses,
    AdminService,
    AdminAccount,
    AuditLog,
    ReportsService,
    Suspensions,
    Callers,
    FactorCodes,
    { provide: SecondFactor, useExisting: FactorCodes },
    FactorSecrets,
    FactorTokens,
    EmailsService,
    Entitlements,
    Gateways,
    KnownDevices,
    LinkTokens,
    LogIns,
    MfaService,
    OwnSessions,
    PasswordHashes,
    CurrentPassword,
    ProfileService,
    Sessions,
    StreamKeeper,
    Tokens,
  ],
})
export class AuthModule {}

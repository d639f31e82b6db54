import { Module } from '@nestjs/common';
import { StreamKeeper } from '@proofround/service-kit';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountsController } from './accounts/accounts.controller.js';
import { AccountsService } from './accounts/accounts.service.js';
import { AdminAccount } from './accounts/admin-account.js';
import { Entitlements } from './accounts/entitlements.service.js';
import { LogIns } from './accounts/log-ins.service.js';
import { PasswordHashes } from './accounts/password-hashes.js';
import { Tokens } from './sessions/tokens.js';
import { UserRow } from './users/user.entity.js';
import { AdminController } from './admin/admin.controller.js';
import { AdminService } from './admin/admin.service.js';
import { Addresses } from './addresses/addresses.service.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditLog } from './audit/audit-log.service.js';
import { EmailsController } from './addresses/emails.controller.js';
import { EmailsService } from './addresses/emails.service.js';
import { AccountMailsController } from './mails/account-mails.controller.js';
import { AccountMails } from './mails/account-mails.service.js';
import { GatewaysController } from './gateways/gateways.controller.js';
import { Gateways } from './gateways/gateways.service.js';
import { LinkTokens } from './mails/link-tokens.js';
import { FactorCodes } from './mfa/factor-codes.service.js';
import { FactorSecrets } from './mfa/factor-secrets.js';
import { FactorTokens } from './accounts/factor-tokens.js';
import { MfaController } from './mfa/mfa.controller.js';
import { MfaService } from './mfa/mfa.service.js';
import { AccountDeletionService } from './accounts/account-deletion.service.js';
import { Callers } from './sessions/callers.service.js';
import { KnownDevices } from './sessions/known-devices.service.js';
import { OwnSessions } from './sessions/own-sessions.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { PasswordsController } from './passwords/passwords.controller.js';
import { CurrentPassword } from './accounts/current-password.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { ReportsController } from './reports/reports.controller.js';
import { ReportsService } from './reports/reports.service.js';
import { Suspensions } from './suspension/suspensions.service.js';
import { Sessions } from './sessions/sessions.service.js';
import { SettingsController } from './settings/settings.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserRow]), JwtModule.register({})],
  controllers: [
    AccountsController,
    AdminController,
    AuditController,
    ReportsController,
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

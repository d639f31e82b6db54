import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountsController } from './accounts/accounts.controller.js';
import { AccountsService } from './accounts/accounts.service.js';
import { AdminAccount } from './accounts/admin-account.js';
import { Passwords } from './accounts/passwords.js';
import { Tokens } from './accounts/tokens.js';
import { UserRow } from './accounts/user.entity.js';
import { AdminController } from './admin/admin.controller.js';
import { AdminService } from './admin/admin.service.js';
import { AccountDeletionService } from './privacy/account-deletion.service.js';
import { PrivacyController } from './privacy/privacy.controller.js';
import { SettingsController } from './settings/settings.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserRow]), JwtModule.register({})],
  controllers: [AccountsController, AdminController, PrivacyController, SettingsController],
  providers: [AccountsService, AccountDeletionService, AdminService, AdminAccount, Passwords, Tokens],
})
export class AuthModule {}

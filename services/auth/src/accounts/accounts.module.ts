import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AdminController } from '../admin/admin.controller.js';
import { AdminService } from '../admin/admin.service.js';
import { AccountDeletionService } from '../privacy/account-deletion.service.js';
import { PrivacyController } from '../privacy/privacy.controller.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { AdminAccount } from './admin-account.js';
import { Passwords } from './passwords.js';
import { Tokens } from './tokens.js';
import { UserRow } from './user.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserRow]), JwtModule.register({})],
  controllers: [AccountsController, AdminController, PrivacyController],
  providers: [AccountsService, AccountDeletionService, AdminService, AdminAccount, Passwords, Tokens],
  exports: [AccountsService],
})
export class AccountsModule {}

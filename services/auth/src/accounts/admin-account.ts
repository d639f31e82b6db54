import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { emailKey } from '@proofround/contracts';
import { CONFIG } from '@proofround/service-kit';
import type { Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';

import type { AuthConfig } from '../config.js';
import { Passwords } from './passwords.js';
import { UserRow } from './user.entity.js';

/**
 * Creates the designated admin's account at start-up, or resets its password to the configured one
 * (ACCOUNT-9).
 */
@Injectable()
export class AdminAccount implements OnApplicationBootstrap {
  private readonly logger = new Logger(AdminAccount.name);

  constructor(
    @InjectRepository(UserRow) private readonly users: Repository<UserRow>,
    private readonly passwords: Passwords,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.config;
    const email_key = emailKey(ADMIN_EMAIL);
    const present = await this.users.findOneBy({ email_key });
    if (present) {
      if (await this.passwords.matches(present.password_hash, ADMIN_PASSWORD)) return;
      const password_hash = await this.passwords.hash(ADMIN_PASSWORD);
      await this.users.update({ id: present.id }, { password_hash });
      this.logger.log('reset the password of the admin account to the configured one');
      return;
    }
    await this.users
      .createQueryBuilder()
      .insert()
      .values({
        id: uuid(),
        name: 'Admin',
        email: ADMIN_EMAIL,
        email_key,
        password_hash: await this.passwords.hash(ADMIN_PASSWORD),
        user_type: 'startup',
        is_premium: false,
        created_at: new Date(),
      })
      .orIgnore()
      .execute();
    this.logger.log('created the admin account');
  }
}

import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { CONFIG } from '@proofround/service-kit';
import { IsNull, type Repository } from 'typeorm';

import { UserRow } from '../users/user.entity.js';
import type { AuthConfig } from '../config.js';

/** Where addresses are not verified, all accounts count as verified, also those registered before. */
@Injectable()
export class UnverifiedAddresses implements OnApplicationBootstrap {
  constructor(
    @InjectRepository(UserRow) private readonly users: Repository<UserRow>,
    @Inject(CONFIG) private readonly config: Pick<AuthConfig, 'EMAIL_VERIFICATION'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.EMAIL_VERIFICATION) return;
    await this.users.update({ email_verified_at: IsNull() }, { email_verified_at: new Date() });
  }
}

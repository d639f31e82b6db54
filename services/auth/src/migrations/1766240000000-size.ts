import { countByDay, createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Keeps the admin's figures fast with a million users. */
export class Size1766240000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await countByDay(runner, 'users', { kind: 'user_type' });
    await createIndexOnline(runner, 'users_premium', 'ON "users" ("id") WHERE "is_premium"');
  }
}

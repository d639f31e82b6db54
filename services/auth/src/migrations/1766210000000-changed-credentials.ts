import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/**
 * The time before which an account's device tokens do not count (those that exist count), and the
 * ADMIN_PASSWORD that was applied last, as a hash.
 */
export class ChangedCredentials1766210000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "users" ADD "devices_since" timestamptz, ADD "configured_password" text');
  }
}

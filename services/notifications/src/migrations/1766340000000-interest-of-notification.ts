import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** The interest that a notification is about. Notifications that exist have none. */
export class InterestOfNotification1766340000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "notifications" ADD "interest_id" uuid');
  }
}

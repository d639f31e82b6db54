import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Who recorded the interest that a notification is about. Notifications that exist have none. */
export class InterestedUser1766390000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "notifications" ADD "interested_user_id" uuid');
  }
}

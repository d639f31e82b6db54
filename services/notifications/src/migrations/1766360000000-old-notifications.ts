import { createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Finds the notifications that the sweep deletes, by the time that they were read or mailed (NOTE-12). */
export class OldNotifications1766360000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await createIndexOnline(
      runner,
      'notifications_old',
      `ON "notifications" ((coalesce("read_at", CASE WHEN "is_hidden" THEN "created_at" END)))
       WHERE coalesce("read_at", CASE WHEN "is_hidden" THEN "created_at" END) IS NOT NULL`,
    );
  }
}

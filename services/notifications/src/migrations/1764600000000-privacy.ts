import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

export class Privacy1764600000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "departed_users" (
        "user_id" uuid NOT NULL,
        "departed_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_departed_users" PRIMARY KEY ("user_id")
      )`);
    await runner.query('ALTER TABLE "notifications" ADD "names_user_id" uuid');
    await runner.query(
      'CREATE INDEX "notifications_names" ON "notifications" ("names_user_id") WHERE "names_user_id" IS NOT NULL',
    );
  }
}

import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

export class Privacy1764600000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "departed_users" (
        "user_id" uuid NOT NULL,
        "departed_at" timestamptz NOT NULL DEFAULT now(),
        "swept" boolean NOT NULL DEFAULT false,
        CONSTRAINT "PK_departed_users" PRIMARY KEY ("user_id")
      )`);
    await runner.query(
      'CREATE INDEX "departed_users_due" ON "departed_users" ("departed_at") WHERE NOT "swept"',
    );
    // Erasure and export find a user's interest and views through these.
    await runner.query('CREATE INDEX "interests_user" ON "interests" ("user_id")');
    await runner.query('CREATE INDEX "views_viewer" ON "views" ("viewer_id")');
  }
}

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
    // Erasure and export find a user's rows through these.
    await runner.query('CREATE INDEX "startups_owner" ON "startups" ("owner_id")');
    await runner.query('CREATE INDEX "listings_owner" ON "listings" ("owner_id", "id")');
  }
}

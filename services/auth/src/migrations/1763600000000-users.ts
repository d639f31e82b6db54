import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

export class Users1763600000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "users" (
        "id" uuid NOT NULL,
        "name" text NOT NULL,
        "email" text NOT NULL,
        "email_key" text NOT NULL,
        "password_hash" text NOT NULL,
        "user_type" text NOT NULL,
        "is_premium" boolean NOT NULL DEFAULT false,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_a3ffb1c0c8416b9fc6f907b7433" PRIMARY KEY ("id"),
        CONSTRAINT "users_user_type" CHECK ("user_type" IN ('startup', 'investor'))
      )`);
    await runner.query('CREATE UNIQUE INDEX "users_email_key" ON "users" ("email_key")');
  }
}

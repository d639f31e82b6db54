import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** The running gateways, which acknowledge a change of a user's access, and the changes under way. */
export class AccessChanges1766230000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "users" ADD "access_change" uuid');
    await runner.query(
      `CREATE TABLE "gateways" ("id" uuid NOT NULL, "expires_at" timestamptz NOT NULL, PRIMARY KEY ("id"))`,
    );
  }
}

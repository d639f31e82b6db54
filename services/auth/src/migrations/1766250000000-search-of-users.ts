import { createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Serves the admin's search for users (ADMIN-12). */
export class SearchOfUsers1766250000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await createIndexOnline(runner, 'users_name_search', 'ON "users" USING gin ("name" gin_trgm_ops)');
    await createIndexOnline(runner, 'users_email_search', 'ON "users" USING gin ("email_key" gin_trgm_ops)');
  }
}

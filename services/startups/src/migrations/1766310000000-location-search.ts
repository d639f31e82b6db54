import { createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Serves the filter by location (FILTER-11). */
export class LocationSearch1766310000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await createIndexOnline(runner, 'startups_location', 'ON "startups" USING gin ("location" gin_trgm_ops)');
  }
}

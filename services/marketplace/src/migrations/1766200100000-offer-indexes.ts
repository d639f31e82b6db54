import { createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Indexes for a caller's newest offer on each listing, for expiry, and for the offers that a sale rejected. */
export class OfferIndexes1766200100000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await createIndexOnline(runner, 'offers_mine', 'ON "offers" ("buyer_id", "listing_id", "id")');
    await createIndexOnline(runner, 'offers_expiry', `ON "offers" ("expires_at") WHERE "status" = 'pending'`);
    await createIndexOnline(runner, 'offers_lost', 'ON "offers" ("lost_to") WHERE "lost_to" IS NOT NULL');
  }
}

import { createIndexOnline, OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** An index to count the pending offers of a listing and of a buyer on it. */
export class PendingOffers1766100000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await createIndexOnline(
      runner,
      'offers_pending',
      `ON "offers" ("listing_id", "buyer_id") WHERE "status" = 'pending'`,
    );
  }
}

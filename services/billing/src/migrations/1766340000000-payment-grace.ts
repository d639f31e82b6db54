import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Since when a payment is overdue. For a subscription that is past due already: from its next reading on. */
export class PaymentGrace1766340000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "subscriptions" ADD "past_due_since" timestamptz');
  }
}

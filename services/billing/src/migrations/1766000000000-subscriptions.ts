import { OnlineMigration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/**
 * Founder Pro, and what the subscription page shows. Subscriptions that exist keep their access:
 * their price is accepted when it is first read.
 */
export class Subscriptions1766000000000 extends OnlineMigration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE "members" ADD COLUMN IF NOT EXISTS "is_pro" boolean NOT NULL DEFAULT false',
    );
    await runner.query('ALTER TABLE "checkouts" ADD COLUMN IF NOT EXISTS "amount_cents" integer');
    await runner.query(`
      ALTER TABLE "subscriptions"
        ADD COLUMN IF NOT EXISTS "cancel_at_period_end" boolean NOT NULL DEFAULT false,
        ADD COLUMN IF NOT EXISTS "customer_id" text,
        ADD COLUMN IF NOT EXISTS "price_id" text,
        ADD COLUMN IF NOT EXISTS "product_id" text,
        ADD COLUMN IF NOT EXISTS "amount_cents" bigint,
        ADD COLUMN IF NOT EXISTS "foreign_part" text`);
    await this.check(
      runner,
      'subscriptions',
      'foreign',
      `"foreign_part" IN ('price', 'currency', 'product')`,
    );
    for (const table of ['checkouts', 'subscriptions', 'payments']) {
      await this.check(runner, table, 'plan', `"plan" IN ('monthly', 'annual', 'pro')`);
    }
  }

  /** Replaces a check; the rows are read afterwards, without a lock that stops writers. */
  private async check(runner: QueryRunner, table: string, name: string, condition: string): Promise<void> {
    const constraint = `"${table}_${name}"`;
    await runner.query(
      `ALTER TABLE "${table}" DROP CONSTRAINT IF EXISTS ${constraint},
         ADD CONSTRAINT ${constraint} CHECK (${condition}) NOT VALID`,
    );
    await runner.query(`ALTER TABLE "${table}" VALIDATE CONSTRAINT ${constraint}`);
  }
}

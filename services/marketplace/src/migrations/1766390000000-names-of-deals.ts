import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** The names of a deal's sides. A deal that was completed before has none. */
export class NamesOfDeals1766390000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "deals" ADD "seller_name" text, ADD "buyer_name" text');
  }
}

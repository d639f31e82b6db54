import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/**
 * Deals, and what offers and listings show since then. Pending offers get 14 days from now on. The
 * sector and score of a listed startup stay null until the startup is next edited or analysed.
 */
export class Deals1766200000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await this.addColumns(runner);
    await runner.query(`
      CREATE TABLE "deals" (
        "id" uuid NOT NULL,
        "listing_id" uuid NOT NULL,
        "offer_id" uuid NOT NULL,
        "startup_id" uuid NOT NULL,
        "seller_id" uuid NOT NULL,
        "buyer_id" uuid NOT NULL,
        "amount" numeric(15,2) NOT NULL,
        "status" text NOT NULL,
        "created_at" timestamptz NOT NULL,
        "closed_at" timestamptz,
        "closed_by" text,
        "reason" text,
        "reminders" integer NOT NULL DEFAULT 0,
        "due_at" timestamptz,
        CONSTRAINT "PK_deals" PRIMARY KEY ("id"),
        CONSTRAINT "deals_status" CHECK ("status" IN ('open', 'completed', 'fell_through')),
        CONSTRAINT "deals_listing_fk" FOREIGN KEY ("listing_id") REFERENCES "listings" ("id"),
        CONSTRAINT "deals_offer_fk" FOREIGN KEY ("offer_id") REFERENCES "offers" ("id")
      )`);
    await runner.query('CREATE UNIQUE INDEX "deals_offer" ON "deals" ("offer_id")');
    await runner.query(
      'CREATE UNIQUE INDEX "deals_open" ON "deals" ("listing_id") WHERE "status" = \'open\'',
    );
    await runner.query('CREATE INDEX "deals_seller" ON "deals" ("seller_id", "id")');
    await runner.query('CREATE INDEX "deals_buyer" ON "deals" ("buyer_id", "id")');
    await runner.query('CREATE INDEX "deals_startup" ON "deals" ("startup_id")');
    await runner.query('CREATE INDEX "deals_due" ON "deals" ("due_at") WHERE "status" = \'open\'');
    await this.createParts(runner);
  }

  private async addColumns(runner: QueryRunner): Promise<void> {
    // The previous release stores offers without these columns, hence the defaults.
    await runner.query(`
      ALTER TABLE "offers"
        ADD "made_by" text NOT NULL DEFAULT 'buyer',
        ADD "counter_of" uuid,
        ADD "reason" text,
        ADD "expires_at" timestamptz NOT NULL DEFAULT now() + interval '14 days',
        ADD "deal_id" uuid,
        ADD "lost_to" uuid`);
    await runner.query(`
      ALTER TABLE "startups"
        ADD "sector" text,
        ADD "overall_score" double precision,
        ADD "score_version" integer NOT NULL DEFAULT 0`);
  }

  private async createParts(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "deal_steps" (
        "deal_id" uuid NOT NULL,
        "step" text NOT NULL,
        "due_at" timestamptz NOT NULL,
        "buyer_done_at" timestamptz,
        "seller_done_at" timestamptz,
        "done_at" timestamptz,
        CONSTRAINT "PK_deal_steps" PRIMARY KEY ("deal_id", "step"),
        CONSTRAINT "deal_steps_deal_fk" FOREIGN KEY ("deal_id") REFERENCES "deals" ("id")
      )`);
    await runner.query(`
      CREATE TABLE "deal_notes" (
        "id" uuid NOT NULL,
        "deal_id" uuid NOT NULL,
        "author_id" uuid NOT NULL,
        "note" text NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "PK_deal_notes" PRIMARY KEY ("id"),
        CONSTRAINT "deal_notes_deal_fk" FOREIGN KEY ("deal_id") REFERENCES "deals" ("id")
      )`);
    await runner.query('CREATE INDEX "deal_notes_deal" ON "deal_notes" ("deal_id", "id")');
    await runner.query('CREATE INDEX "deal_notes_author" ON "deal_notes" ("author_id", "id")');
    await runner.query(`
      CREATE TABLE "deal_signatures" (
        "deal_id" uuid NOT NULL,
        "role" text NOT NULL,
        "name" text NOT NULL,
        "terms_hash" text NOT NULL,
        "signed_at" timestamptz NOT NULL,
        CONSTRAINT "PK_deal_signatures" PRIMARY KEY ("deal_id", "role"),
        CONSTRAINT "deal_signatures_deal_fk" FOREIGN KEY ("deal_id") REFERENCES "deals" ("id")
      )`);
  }
}

import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

export class Marketplace1763700000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "startups" (
        "startup_id" uuid NOT NULL,
        "owner_id" uuid NOT NULL,
        "run_id" uuid,
        "idea_title" text NOT NULL,
        "idea_description" text NOT NULL,
        "user_count" bigint NOT NULL,
        "monthly_revenue" numeric(15,2) NOT NULL,
        "deleted" boolean NOT NULL DEFAULT false,
        CONSTRAINT "PK_startups" PRIMARY KEY ("startup_id")
      )`);
    await runner.query(`
      CREATE TABLE "listings" (
        "id" uuid NOT NULL,
        "startup_id" uuid NOT NULL,
        "owner_id" uuid NOT NULL,
        "asking_price" numeric(15,2) NOT NULL,
        "reason_for_selling" text,
        "tech_stack" text,
        "status" text NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "PK_listings" PRIMARY KEY ("id"),
        CONSTRAINT "listings_status" CHECK ("status" IN ('active', 'sold', 'withdrawn')),
        CONSTRAINT "listings_startup_fk" FOREIGN KEY ("startup_id") REFERENCES "startups" ("startup_id")
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX "listings_standing" ON "listings" ("startup_id") WHERE "status" <> 'withdrawn'`,
    );
    await runner.query('CREATE INDEX "listings_startup" ON "listings" ("startup_id")');
    await runner.query(`CREATE INDEX "listings_active" ON "listings" ("id") WHERE "status" = 'active'`);
    await runner.query(
      `CREATE INDEX "listings_sold" ON "listings" ("owner_id", "id") WHERE "status" = 'sold'`,
    );
    await runner.query(`
      CREATE TABLE "offers" (
        "id" uuid NOT NULL,
        "listing_id" uuid NOT NULL,
        "buyer_id" uuid NOT NULL,
        "offer_amount" numeric(15,2) NOT NULL,
        "message" text,
        "status" text NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "PK_offers" PRIMARY KEY ("id"),
        CONSTRAINT "offers_status" CHECK ("status" IN ('pending', 'accepted', 'rejected')),
        CONSTRAINT "offers_listing_fk" FOREIGN KEY ("listing_id") REFERENCES "listings" ("id")
      )`);
    await runner.query('CREATE INDEX "offers_listing" ON "offers" ("listing_id", "id")');
    await runner.query('CREATE INDEX "offers_buyer" ON "offers" ("buyer_id", "id")');
    await runner.query(
      `CREATE UNIQUE INDEX "offers_accepted" ON "offers" ("listing_id") WHERE "status" = 'accepted'`,
    );
  }
}

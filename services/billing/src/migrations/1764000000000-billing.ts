import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "members" (
    "user_id" uuid NOT NULL,
    "is_premium" boolean NOT NULL DEFAULT false,
    "revision" integer NOT NULL DEFAULT 0,
    "synced_revision" integer NOT NULL DEFAULT 0,
    "checkout_until" timestamptz,
    "checkout_by" uuid,
    "checkout_key" text,
    CONSTRAINT "PK_members" PRIMARY KEY ("user_id")
  )`,
  `CREATE TABLE "checkouts" (
    "id" uuid NOT NULL,
    "user_id" uuid NOT NULL,
    "plan" text NOT NULL,
    "request_hash" text,
    "generation" integer NOT NULL DEFAULT 0,
    "session_id" text,
    "status" text NOT NULL,
    "payment_status" text NOT NULL DEFAULT 'unpaid',
    "checks" integer NOT NULL DEFAULT 0,
    "next_check_at" timestamptz,
    "created_at" timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT "PK_checkouts" PRIMARY KEY ("id"),
    CONSTRAINT "checkouts_plan" CHECK ("plan" IN ('monthly', 'annual')),
    CONSTRAINT "checkouts_status" CHECK ("status" IN ('creating', 'open', 'retiring', 'complete', 'expired', 'abandoned')),
    CONSTRAINT "checkouts_payment" CHECK ("payment_status" IN ('paid', 'unpaid', 'no_payment_required'))
  )`,
  'CREATE UNIQUE INDEX "checkouts_session" ON "checkouts" ("session_id")',
  'CREATE INDEX "checkouts_user" ON "checkouts" ("user_id", "status")',
  'CREATE INDEX "checkouts_due" ON "checkouts" ("next_check_at") WHERE "next_check_at" IS NOT NULL',
  `CREATE TABLE "subscriptions" (
    "id" text NOT NULL,
    "user_id" uuid NOT NULL,
    "plan" text NOT NULL,
    "status" text NOT NULL,
    "period_end" timestamptz,
    "as_of" timestamptz NOT NULL,
    "next_check_at" timestamptz,
    CONSTRAINT "PK_subscriptions" PRIMARY KEY ("id"),
    CONSTRAINT "subscriptions_plan" CHECK ("plan" IN ('monthly', 'annual'))
  )`,
  'CREATE INDEX "subscriptions_user" ON "subscriptions" ("user_id")',
  'CREATE INDEX "subscriptions_due" ON "subscriptions" ("next_check_at") WHERE "next_check_at" IS NOT NULL',
  `CREATE TABLE "payments" (
    "id" uuid NOT NULL,
    "invoice_id" text NOT NULL,
    "user_id" uuid NOT NULL,
    "subscription_id" text NOT NULL,
    "amount_cents" bigint NOT NULL,
    "kind" text NOT NULL,
    "plan" text NOT NULL,
    "created_at" timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT "PK_payments" PRIMARY KEY ("id"),
    CONSTRAINT "payments_amount" CHECK ("amount_cents" > 0),
    CONSTRAINT "payments_kind" CHECK ("kind" IN ('subscription', 'renewal')),
    CONSTRAINT "payments_plan" CHECK ("plan" IN ('monthly', 'annual'))
  )`,
  'CREATE UNIQUE INDEX "payments_invoice" ON "payments" ("invoice_id")',
  'CREATE INDEX "payments_user" ON "payments" ("user_id")',
  `CREATE TABLE "webhook_events" (
    "id" text NOT NULL,
    "type" text NOT NULL,
    "object_id" text,
    "payload" text NOT NULL,
    "status" text NOT NULL DEFAULT 'pending',
    "attempts" integer NOT NULL DEFAULT 0,
    "next_attempt_at" timestamptz NOT NULL DEFAULT now(),
    "received_at" timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT "PK_webhook_events" PRIMARY KEY ("id"),
    CONSTRAINT "webhook_events_status" CHECK ("status" IN ('pending', 'processed', 'ignored', 'failed'))
  )`,
  `CREATE INDEX "webhook_events_due" ON "webhook_events" ("next_attempt_at") WHERE "status" = 'pending'`,
  'CREATE INDEX "webhook_events_age" ON "webhook_events" ("received_at")',
];

export class Billing1764000000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    for (const sql of STATEMENTS) await runner.query(sql);
  }
}

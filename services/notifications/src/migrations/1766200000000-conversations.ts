import { Migration } from '@proofround/service-kit';
import type { QueryRunner } from 'typeorm';

/** Conversations: copies of startups, threads, messages, and mails about unread messages. */
export class Conversations1766200000000 extends Migration {
  override async up(runner: QueryRunner): Promise<void> {
    await this.createThreads(runner);
    await this.createMessages(runner);
    await this.createMails(runner);
  }

  private async createThreads(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "discussed_startups" (
        "startup_id" uuid NOT NULL,
        "idea_title" text NOT NULL,
        "run_id" uuid,
        "held" boolean NOT NULL,
        "held_version" integer NOT NULL,
        CONSTRAINT "PK_discussed_startups" PRIMARY KEY ("startup_id")
      )`);
    await runner.query(`
      CREATE TABLE "threads" (
        "id" uuid NOT NULL,
        "startup_id" uuid NOT NULL,
        "listing_id" uuid,
        "owner_id" uuid NOT NULL,
        "guest_id" uuid NOT NULL,
        "state" text NOT NULL,
        "owner_blocked" boolean NOT NULL DEFAULT false,
        "guest_blocked" boolean NOT NULL DEFAULT false,
        "owner_unread" integer NOT NULL DEFAULT 0,
        "guest_unread" integer NOT NULL DEFAULT 0,
        "last_message_id" uuid,
        "last_message_at" timestamptz NOT NULL,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "PK_threads" PRIMARY KEY ("id"),
        CONSTRAINT "threads_state" CHECK ("state" IN ('requested', 'open', 'passed')),
        CONSTRAINT "threads_startup_fk" FOREIGN KEY ("startup_id") REFERENCES "discussed_startups" ("startup_id") ON DELETE CASCADE
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX "threads_startup_guest" ON "threads" ("startup_id", "guest_id") WHERE "listing_id" IS NULL',
    );
    await runner.query(
      'CREATE UNIQUE INDEX "threads_listing_guest" ON "threads" ("listing_id", "guest_id") WHERE "listing_id" IS NOT NULL',
    );
    await runner.query('CREATE INDEX "threads_startup" ON "threads" ("startup_id")');
    await runner.query('CREATE INDEX "threads_owner" ON "threads" ("owner_id", "last_message_at", "id")');
    await runner.query('CREATE INDEX "threads_guest" ON "threads" ("guest_id", "last_message_at", "id")');
  }

  private async createMessages(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "messages" (
        "id" uuid NOT NULL,
        "thread_id" uuid NOT NULL,
        "sender_id" uuid NOT NULL,
        "message" text NOT NULL,
        "quote_kind" text,
        "quote_text" text,
        "created_at" timestamptz NOT NULL,
        "read_at" timestamptz,
        CONSTRAINT "PK_messages" PRIMARY KEY ("id"),
        CONSTRAINT "messages_quote" CHECK (("quote_kind" IS NULL) = ("quote_text" IS NULL)),
        CONSTRAINT "messages_quote_kind" CHECK ("quote_kind" IN ('ledger', 'match_reason')),
        CONSTRAINT "messages_thread_fk" FOREIGN KEY ("thread_id") REFERENCES "threads" ("id") ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX "messages_thread" ON "messages" ("thread_id", "id")');
    await runner.query('CREATE INDEX "messages_sender" ON "messages" ("sender_id", "id")');
    await runner.query(
      'CREATE INDEX "messages_unread" ON "messages" ("thread_id", "id") WHERE "read_at" IS NULL',
    );
  }

  private async createMails(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "message_mails" (
        "mail_id" uuid NOT NULL,
        "thread_id" uuid NOT NULL,
        "user_id" uuid NOT NULL,
        "status" text NOT NULL DEFAULT 'pending',
        "attempts" integer NOT NULL DEFAULT 0,
        "next_attempt_at" timestamptz NOT NULL,
        "last_error" text,
        "created_at" timestamptz NOT NULL DEFAULT now(),
        "finished_at" timestamptz,
        CONSTRAINT "PK_message_mails" PRIMARY KEY ("mail_id"),
        CONSTRAINT "message_mails_status" CHECK ("status" IN ('pending', 'sending', 'sent', 'dropped', 'failed')),
        CONSTRAINT "message_mails_thread_fk" FOREIGN KEY ("thread_id") REFERENCES "threads" ("id") ON DELETE CASCADE
      )`);
    await runner.query(
      `CREATE INDEX "message_mails_due" ON "message_mails" ("next_attempt_at") WHERE "status" IN ('pending', 'sending')`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "message_mails_waiting" ON "message_mails" ("thread_id", "user_id") WHERE "status" IN ('pending', 'sending')`,
    );
    await runner.query('CREATE INDEX "message_mails_thread" ON "message_mails" ("thread_id", "user_id")');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

async function moderation(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE TABLE audit_entries (
      id uuid PRIMARY KEY,
      at timestamptz NOT NULL,
      actor_id uuid,
      action text NOT NULL,
      object_kind text NOT NULL,
      object_id uuid NOT NULL,
      details jsonb NOT NULL
    )`);
  await queryRunner.query(`CREATE INDEX audit_entries_action ON audit_entries (action, id)`);
  await queryRunner.query(`CREATE INDEX audit_entries_actor ON audit_entries (actor_id, id)`);
  await queryRunner.query(`
    CREATE TABLE reports (
      id uuid PRIMARY KEY,
      reporter_id uuid CONSTRAINT reports_reporter_fk REFERENCES users (id) ON DELETE SET NULL,
      kind text NOT NULL CONSTRAINT reports_kind CHECK (kind IN ('startup', 'listing')),
      object_id uuid NOT NULL,
      startup_id uuid NOT NULL,
      idea_title text NOT NULL,
      reason text NOT NULL,
      state text NOT NULL DEFAULT 'open'
        CONSTRAINT reports_state CHECK (state IN ('open', 'dismissed', 'upheld')),
      created_at timestamptz NOT NULL,
      note text,
      decided_by uuid,
      decided_at timestamptz
    )`);
  await queryRunner.query(
    `CREATE UNIQUE INDEX reports_open ON reports (reporter_id, kind, object_id) WHERE state = 'open'`,
  );
  await queryRunner.query(`CREATE INDEX reports_by_state ON reports (state, id)`);
  await queryRunner.query(`CREATE INDEX reports_startup ON reports (startup_id)`);
  await queryRunner.query(`CREATE INDEX reports_reporter ON reports (reporter_id)`);
}

/**
 * Sessions, verified addresses, second factors, account mails, suspension, reports and the audit log. Accounts that exist
 * count as verified, and have one session for seven days.
 */
export class AccountSecurity1766000000000 implements MigrationInterface {
  name = 'AccountSecurity1766000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE users
        ADD COLUMN email_verified_at timestamptz DEFAULT now(),
        ADD COLUMN pending_email text,
        ADD COLUMN is_admin boolean NOT NULL DEFAULT false,
        ADD COLUMN is_pro boolean NOT NULL DEFAULT false,
        ADD COLUMN suspended_at timestamptz,
        ADD COLUMN suspension_reason text,
        ADD COLUMN mfa_secret text,
        ADD COLUMN mfa_enabled_at timestamptz,
        ADD COLUMN mfa_last_step bigint NOT NULL DEFAULT 0`);
    await queryRunner.query(`ALTER TABLE users ALTER COLUMN email_verified_at DROP DEFAULT`);
    await queryRunner.query(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT sessions_user_fk REFERENCES users (id) ON DELETE CASCADE,
        device text NOT NULL,
        address text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await queryRunner.query(`CREATE INDEX sessions_user ON sessions (user_id)`);
    await queryRunner.query(`CREATE INDEX sessions_expiry ON sessions (expires_at)`);
    await queryRunner.query(`
      INSERT INTO sessions (id, user_id, device, address, expires_at)
      SELECT id, id, 'Signed in before sessions were listed', '', now() + interval '7 days' FROM users`);
    await queryRunner.query(`
      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL CONSTRAINT recovery_codes_user_fk REFERENCES users (id) ON DELETE CASCADE,
        code_hash text NOT NULL,
        used_at timestamptz,
        CONSTRAINT recovery_codes_pk PRIMARY KEY (user_id, code_hash)
      )`);
    await queryRunner.query(`
      CREATE TABLE account_mails (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT account_mails_user_fk REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL,
        email text NOT NULL,
        email_key text NOT NULL,
        session_id uuid,
        details jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz,
        used_at timestamptz
      )`);
    await queryRunner.query(`CREATE INDEX account_mails_user ON account_mails (user_id, kind)`);
    await queryRunner.query(`CREATE INDEX account_mails_created ON account_mails (created_at)`);
    await queryRunner.query(
      `CREATE INDEX account_mails_undo ON account_mails (email_key) WHERE kind = 'undo_email_change' AND used_at IS NULL`,
    );
    await moderation(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE audit_entries, reports, account_mails, recovery_codes, sessions`);
    await queryRunner.query(`
      ALTER TABLE users
        DROP COLUMN email_verified_at, DROP COLUMN pending_email, DROP COLUMN is_admin, DROP COLUMN is_pro,
        DROP COLUMN suspended_at, DROP COLUMN suspension_reason,
        DROP COLUMN mfa_secret, DROP COLUMN mfa_enabled_at, DROP COLUMN mfa_last_step`);
  }
}

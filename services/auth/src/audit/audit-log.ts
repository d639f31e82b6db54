import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditEntry, AuditObject, AuditRequest } from '@proofround/contracts';
import { PAGE_ROWS, pageOf, type RawJson, statement, Statements } from '@proofround/service-kit';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { AuditEntryRow } from './audit-entry.entity.js';

interface Act {
  /** Null for the product itself. */
  actor_id: string | null;
  action: AuditAction;
  object_kind: AuditObject;
  object_id: string;
  /** Without personal data. */
  details?: Record<string, string | boolean>;
}

const PAGE = statement(
  `SELECT e.*, u.name AS actor_name FROM audit_entries e LEFT JOIN users u ON u.id = e.actor_id
   WHERE ($1::uuid IS NULL OR e.id < $1) AND ($2::text IS NULL OR e.action = $2)
     AND ($3::uuid IS NULL OR e.actor_id = $3)
     AND ($4::timestamptz IS NULL OR e.at >= $4) AND ($5::timestamptz IS NULL OR e.at < $5)
   ORDER BY e.id DESC LIMIT $6`,
  z.object({
    id: z.string(),
    at: z.date(),
    actor_id: z.string().nullable(),
    actor_name: z.string().nullable(),
    action: z.string(),
    object_kind: z.string(),
    object_id: z.string(),
    details: z.record(z.string(), z.union([z.string(), z.boolean()])),
  }),
);

/** The audit log: who did what to accounts and startups (ACCOUNT-33). */
@Injectable()
export class AuditLog {
  constructor(private readonly statements: Statements) {}

  /** Records an act in the transaction that does it, so that there is never one without the other. */
  async record(tx: EntityManager, { details = {}, ...act }: Act): Promise<void> {
    await tx.insert(AuditEntryRow, { ...act, id: uuid(), at: new Date(), details });
  }

  /** Records what a user did to their own account. */
  recordOwn(
    tx: EntityManager,
    user_id: string,
    action: AuditAction,
    details: Record<string, string | boolean> = {},
  ): Promise<void> {
    return this.record(tx, {
      actor_id: user_id,
      action,
      object_kind: 'account',
      object_id: user_id,
      details,
    });
  }

  async list({ limit = PAGE_ROWS, cursor, action, actor_id, from, to }: AuditRequest): Promise<RawJson> {
    // Dates, because Postgres reads neither the year 0 nor a fraction of hundreds of digits.
    const times = [from, to].map((time) => (time === undefined ? null : new Date(time)));
    const values = [cursor ?? null, action ?? null, actor_id ?? null, ...times];
    const rows = await this.statements.run(PAGE, [...values, limit + 1]);
    return pageOf(rows, limit, ({ at, ...row }) =>
      JSON.stringify({ ...row, at: at.toISOString() } satisfies Record<keyof AuditEntry, unknown>),
    );
  }
}

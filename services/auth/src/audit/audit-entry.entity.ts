import type { AuditAction, AuditObject } from '@proofround/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * An entry of the audit log. It has no foreign keys and no personal data but ids, because it stays
 * when the account is deleted. The service's database user may only add and read entries.
 */
@Entity('audit_entries')
@Index('audit_entries_action', ['action', 'id'])
@Index('audit_entries_actor', ['actor_id', 'id'])
export class AuditEntryRow {
  /** Time-ordered. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz')
  at: Date;

  /** Null for the product itself. */
  @Column('uuid', { nullable: true })
  actor_id: string | null;

  @Column('text')
  action: AuditAction;

  @Column('text')
  object_kind: AuditObject;

  @Column('uuid')
  object_id: string;

  @Column('jsonb')
  details: Record<string, string | boolean>;
}

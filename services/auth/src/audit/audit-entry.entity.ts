import type { AuditAction, AuditObject } from '@proofround/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An entry of the audit log. It holds ids only and no foreign keys, because it outlives the account. */
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

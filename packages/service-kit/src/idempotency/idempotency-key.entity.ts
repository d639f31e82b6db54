import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The first reply to a command with an Idempotency-Key; deleted after 24 hours. */
@Entity('idempotency_keys')
@Index('idempotency_keys_age', ['created_at'])
@Index('idempotency_keys_quotes', { synchronize: false })
@Index('idempotency_keys_unread', { synchronize: false })
export class IdempotencyKeyRow {
  @PrimaryColumn('uuid')
  user_id: string;

  @PrimaryColumn('text')
  route: string;

  @PrimaryColumn('text')
  key: string;

  @Column('text')
  fingerprint: string;

  /** JSON. */
  @Column('text')
  reply: string;

  /** All ids that the reply contains. */
  @Column('uuid', { array: true, nullable: true })
  quotes: string[] | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}

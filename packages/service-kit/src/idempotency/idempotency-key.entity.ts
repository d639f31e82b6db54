import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The first answer to a command under its Idempotency-Key; swept after 24 hours. */
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

  /** The answer as JSON. */
  @Column('text')
  reply: string;

  /** Every id that stands in the answer. */
  @Column('uuid', { array: true, nullable: true })
  quotes: string[] | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}

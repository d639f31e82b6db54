import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The first answer to a command under its Idempotency-Key; swept after 24 hours. */
@Entity('idempotency_keys')
@Index('idempotency_keys_age', ['created_at'])
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

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;
}

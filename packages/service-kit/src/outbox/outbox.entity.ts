import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A message of a committed change that is not yet published; deleted after the broker's ack. */
@Entity('outbox')
export class OutboxRow {
  /** The event's id and its Nats-Msg-Id; time-ordered. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  subject: string;

  /** The message exactly as it is published. */
  @Column('text')
  payload: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('int', { default: 0 })
  attempts: number;

  @Column('timestamptz', { default: () => 'now()' })
  next_attempt_at: Date;
}

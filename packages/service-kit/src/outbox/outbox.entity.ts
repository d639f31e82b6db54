import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A message that a committed change owes to the rest of the system; gone with the broker's ack. */
@Entity('outbox')
export class OutboxRow {
  /** The event's id and its Nats-Msg-Id; time-ordered. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  subject: string;

  /** The message exactly as it will be published. */
  @Column('text')
  payload: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('int', { default: 0 })
  attempts: number;

  @Column('timestamptz', { default: () => 'now()' })
  next_attempt_at: Date;
}

/** An event that this service has taken in. */
@Entity('inbox')
@Index('inbox_received', ['received_at'])
export class InboxRow {
  @PrimaryColumn('uuid')
  event_id: string;

  @Column('timestamptz', { default: () => 'now()' })
  received_at: Date;
}

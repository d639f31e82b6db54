import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event that this service has handled. */
@Entity('inbox')
@Index('inbox_received', ['received_at'])
export class InboxRow {
  @PrimaryColumn('uuid')
  event_id: string;

  @Column('timestamptz', { default: () => 'now()' })
  received_at: Date;
}

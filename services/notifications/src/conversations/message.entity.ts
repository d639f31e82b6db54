import type { Message, MessageQuote } from '@proofround/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { ThreadRow } from './thread.entity.js';

@Entity('messages')
@Index('messages_thread', ['thread_id', 'id'])
@Index('messages_sender', ['sender_id', 'id'])
@Index('messages_unread', ['thread_id', 'id'], { where: '"read_at" IS NULL' })
@Check('messages_quote', `("quote_kind" IS NULL) = ("quote_text" IS NULL)`)
@Check('messages_quote_kind', `"quote_kind" IN ('ledger', 'match_reason')`)
export class MessageRow {
  /** Time-ordered: a newer message has a higher id. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  thread_id: string;

  @ManyToOne(() => ThreadRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'thread_id', foreignKeyConstraintName: 'messages_thread_fk' })
  thread?: Relation<ThreadRow>;

  @Column('uuid')
  sender_id: string;

  @Column('text')
  message: string;

  @Column('text', { nullable: true })
  quote_kind: MessageQuote['kind'] | null;

  @Column('text', { nullable: true })
  quote_text: string | null;

  @Column('timestamptz')
  created_at: Date;

  /** When the other side read it. */
  @Column('timestamptz', { nullable: true })
  read_at: Date | null;
}

export const quoteOf = ({ quote_kind, quote_text }: MessageRow): MessageQuote | null =>
  quote_kind === null || quote_text === null ? null : { kind: quote_kind, text: quote_text };

/** A message as a user reads it. */
export const toMessage = (row: MessageRow, readerId: string): Message => ({
  id: row.id,
  thread_id: row.thread_id,
  mine: row.sender_id === readerId,
  message: row.message,
  quote: quoteOf(row),
  created_at: row.created_at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
});

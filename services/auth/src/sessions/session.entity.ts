import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

import { UserRow } from '../users/user.entity.js';

/** One log-in on one device. Deleting it invalidates its token. */
@Entity('sessions')
export class SessionRow {
  /** The claim `sid` of the token. */
  @PrimaryColumn('uuid')
  id: string;

  @Index('sessions_user')
  @Column('uuid')
  user_id: string;

  @ManyToOne(() => UserRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'sessions_user_fk' })
  user?: Relation<UserRow>;

  /** Browser and system, e.g. "Firefox on Windows". */
  @Column('text')
  device: string;

  /** The network address without its last part, e.g. "203.0.113.x". */
  @Column('text')
  address: string;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  last_seen_at: Date;

  /** When the token expires. */
  @Index('sessions_expiry')
  @Column('timestamptz')
  expires_at: Date;
}

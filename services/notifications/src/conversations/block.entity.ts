import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A user who blocked another one. It stays when their conversations are deleted, and goes with either account. */
@Entity('blocks')
@Index('blocks_users', ['by_user_id', 'blocked_user_id'], { unique: true })
@Index('blocks_blocked', ['blocked_user_id'])
export class BlockRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  by_user_id: string;

  @Column('uuid')
  blocked_user_id: string;

  @Column('timestamptz')
  created_at: Date;
}

import type { SavedSearch } from '@proofround/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('saved_searches')
@Index('saved_searches_user', ['user_id'])
@Index('saved_searches_due', { synchronize: false })
export class SearchRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('text')
  name: string;

  /** The query string of GET /startups, without the page. */
  @Column('text')
  query: string;

  @Column('timestamptz')
  created_at: Date;

  /** When the search next looks for new startups; null if nobody follows it. All of a user's have the same time. */
  @Column('timestamptz', { nullable: true })
  look_due_at: Date | null;

  /** Startups that were added before have been looked at; null if nobody follows the search. */
  @Column('timestamptz', { nullable: true })
  looked_until: Date | null;
}

export const NOT_FOLLOWED = { look_due_at: null, looked_until: null } as const;

export const toSearch = ({ id, name, query, look_due_at, created_at }: SearchRow): SavedSearch => ({
  id,
  name,
  query,
  followed: look_due_at !== null,
  created_at: created_at.toISOString(),
});

import type { SavedSearch } from '@proofround/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('saved_searches')
@Index('saved_searches_user', ['user_id'])
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
}

export const toSearch = ({ id, name, query, created_at }: SearchRow): SavedSearch => ({
  id,
  name,
  query,
  created_at: created_at.toISOString(),
});

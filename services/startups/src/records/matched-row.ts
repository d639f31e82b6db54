import { Column } from 'typeorm';

/** The columns of matching, which both sides have. */
export abstract class MatchedRow {
  /** The request whose matches are stored; results of older requests are dropped. */
  @Column('uuid', { nullable: true })
  match_request_id: string | null;

  /** Derived keys that select match candidates through an index. */
  @Column('text', { array: true, select: false, default: () => "'{}'" })
  match_keys: string[];

  /** The `MATCH_KEYS_VERSION` that the match keys were derived with. */
  @Column('int', { select: false, default: 0 })
  match_keys_version: number;
}

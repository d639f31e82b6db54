import { type Investor, type InvestorFacts, investorFacts, type Stage } from '@proofround/contracts';
import { investorMatchKeys, MATCH_KEYS_VERSION } from '@proofround/matching/match-keys.js';
import { asNumber } from '@proofround/service-kit';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { MatchedRow } from './matched-row.js';

@Entity('investor_profiles')
@Index('investor_profiles_match', { synchronize: false })
export class InvestorRow extends MatchedRow implements InvestorFacts {
  @PrimaryColumn('uuid')
  id: string;

  /** One profile per account. */
  @Index('investor_profiles_user', { unique: true })
  @Column('uuid')
  user_id: string;

  @Column('numeric', { precision: 15, scale: 2, transformer: asNumber })
  budget: number;

  @Column('text')
  current_companies: string;

  @Column('text', { array: true })
  investment_sectors: string[];

  @Column('numeric', { precision: 15, scale: 2, nullable: true, transformer: asNumber })
  check_size_min: number | null;

  @Column('numeric', { precision: 15, scale: 2, nullable: true, transformer: asNumber })
  check_size_max: number | null;

  @Column('text', { nullable: true })
  investment_thesis: string | null;

  @Column('text', { array: true, nullable: true })
  geography_preference: string[] | null;

  @Column('bigint', { nullable: true, transformer: asNumber })
  portfolio_size: number | null;

  @Column('text', { array: true, nullable: true })
  preferred_stages: Stage[] | null;

  @Column('timestamptz')
  created_at: Date;
}

/** Recomputes the derived columns; call it before every write of investor facts. */
export function deriveInvestor(row: InvestorRow): InvestorRow {
  row.match_keys = investorMatchKeys(row);
  row.match_keys_version = MATCH_KEYS_VERSION;
  return row;
}

export const investorFactsOf = (row: InvestorRow): InvestorFacts => investorFacts.parse(row);

export function toInvestor(row: InvestorRow): Investor {
  return {
    id: row.id,
    user_id: row.user_id,
    ...investorFactsOf(row),
    created_at: row.created_at.toISOString(),
  };
}

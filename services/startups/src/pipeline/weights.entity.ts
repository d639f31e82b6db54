import type { FitWeights } from '@proofround/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('fit_weights')
export class FitWeightsRow implements FitWeights {
  @PrimaryColumn('uuid')
  user_id: string;

  @Column('int')
  team: number;

  @Column('int')
  market: number;

  @Column('int')
  feasibility: number;

  @Column('int')
  product: number;

  @Column('int')
  risk: number;
}

export const toWeights = ({ team, market, feasibility, product, risk }: FitWeightsRow): FitWeights => ({
  team,
  market,
  feasibility,
  product,
  risk,
});

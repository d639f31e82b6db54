import { Injectable } from '@nestjs/common';
import { DIMENSIONS, type FitWeights, fitWeights } from '@proofround/contracts';
import { statement, Statements } from '@proofround/service-kit';
import { DataSource } from 'typeorm';

import { EQUAL_WEIGHTS } from '../records/fit.js';
import { FitWeightsRow } from './weights.entity.js';

/** Every list that an investor reads asks for the weights. */
const READ = statement(`SELECT ${DIMENSIONS.join(', ')} FROM fit_weights WHERE user_id = $1`, fitWeights);

/** Investors' weights of the five parts (PIPELINE-8). */
@Injectable()
export class WeightsService {
  constructor(
    private readonly database: DataSource,
    private readonly statements: Statements,
  ) {}

  async getWeights(userId: string): Promise<FitWeights> {
    const [weights] = await this.statements.run(READ, [userId]);
    return weights ?? EQUAL_WEIGHTS;
  }

  async setWeights(userId: string, weights: FitWeights): Promise<FitWeights> {
    await this.database.manager.upsert(FitWeightsRow, { user_id: userId, ...weights }, ['user_id']);
    return weights;
  }
}

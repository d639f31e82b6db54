import { Injectable } from '@nestjs/common';
import type { FitWeights } from '@proofround/contracts';
import { DataSource, type EntityManager } from 'typeorm';

import { EQUAL_WEIGHTS } from '../records/fit.js';
import { FitWeightsRow, toWeights } from './weights.entity.js';

/** Investors' weights of the five parts (PIPELINE-8). */
@Injectable()
export class WeightsService {
  constructor(private readonly database: DataSource) {}

  async getWeights(userId: string, tx: EntityManager = this.database.manager): Promise<FitWeights> {
    const row = await tx.findOneBy(FitWeightsRow, { user_id: userId });
    return row ? toWeights(row) : EQUAL_WEIGHTS;
  }

  async setWeights(userId: string, weights: FitWeights): Promise<FitWeights> {
    await this.database.manager.upsert(FitWeightsRow, { user_id: userId, ...weights }, ['user_id']);
    return weights;
  }
}

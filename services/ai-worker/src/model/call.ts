import { Logger } from '@nestjs/common';
import type { z } from 'zod';

import type { Clock } from './clock.js';
import { modelCacheHits, modelCost, modelDuration, modelFallbacks, modelTokens } from './metrics.js';
import type { ModelJob, ModelUsage } from './model.js';

export const NO_USAGE: ModelUsage = { input_tokens: 0, output_tokens: 0, cost: 0 };

/** The attempts and the usage of one call, counted and logged without its texts. */
export class Call {
  readonly started: number;
  attempts = 0;
  usage = NO_USAGE;
  private readonly logger = new Logger('OpenAiModel');

  constructor(
    private readonly job: Pick<ModelJob<z.ZodType>, 'name' | 'promptVersion'>,
    private readonly model: string,
    private readonly clock: Clock,
  ) {
    this.started = clock.now();
  }

  /** Adds the tokens of one attempt; returns its cost. */
  add(tokens: Omit<ModelUsage, 'cost'>, cost: number): number {
    this.usage = {
      input_tokens: this.usage.input_tokens + tokens.input_tokens,
      output_tokens: this.usage.output_tokens + tokens.output_tokens,
      cost: this.usage.cost + cost,
    };
    const job = this.job.name;
    modelTokens.inc({ job, direction: 'input' }, tokens.input_tokens);
    modelTokens.inc({ job, direction: 'output' }, tokens.output_tokens);
    modelCost.inc({ job }, cost);
    return cost;
  }

  report(outcome: string, detail?: string): void {
    const { name: job, promptVersion: prompt } = this.job;
    const ms = this.clock.now() - this.started;
    modelDuration.observe({ job, outcome }, ms / 1000);
    if (outcome === 'cached') modelCacheHits.inc({ job });
    else if (outcome !== 'answered') modelFallbacks.inc({ job, reason: outcome });
    const { model, attempts, usage } = this;
    this.logger.log({ job, prompt, model, outcome, detail, attempts, ms, ...usage }, 'the model was asked');
  }
}

import { Counter, Gauge, Histogram } from 'prom-client';

import type { CircuitState } from './circuit-breaker.js';

export const modelTokens = new Counter({
  name: 'proofround_model_tokens_total',
  help: 'Tokens that the provider counted, by job and direction (input, output)',
  labelNames: ['job', 'direction'],
});

export const modelCost = new Counter({
  name: 'proofround_model_cost_dollars_total',
  help: 'US dollars spent on the model by the configured prices, by job',
  labelNames: ['job'],
});

export const modelDaySpent = new Gauge({
  name: 'proofround_model_day_spent_dollars',
  help: 'US dollars spent or reserved today (UTC) by all users together; every worker tells the same',
});

export const modelDayLimit = new Gauge({
  name: 'proofround_model_day_limit_dollars',
  help: 'US dollars that all users together may cost in a day',
});

export const modelFallbacks = new Counter({
  name: 'proofround_model_fallbacks_total',
  help: 'Calls without a usable answer, which rules answered instead, by job and reason',
  labelNames: ['job', 'reason'],
});

export const modelCacheHits = new Counter({
  name: 'proofround_model_cache_hits_total',
  help: 'Calls answered from the cache, by job',
  labelNames: ['job'],
});

export const modelAttempts = new Counter({
  name: 'proofround_model_attempts_total',
  help: 'Requests to the provider, by job and outcome (answered, or why not)',
  labelNames: ['job', 'outcome'],
});

export const modelDuration = new Histogram({
  name: 'proofround_model_duration_seconds',
  help: 'Time of a call, all attempts together, by job and outcome (answered, cached, or why not)',
  labelNames: ['job', 'outcome'],
  buckets: [0.01, 0.1, 0.5, 1, 2, 5, 10, 20, 45, 100],
});

const circuitState = new Gauge({
  name: 'proofround_model_circuit_state',
  help: 'The circuit to the provider in this process, by job: 0 closed, 1 half-open, 2 open',
  labelNames: ['job'],
});

const LEVEL: Record<CircuitState, number> = { closed: 0, 'half-open': 1, open: 2 };

export function showCircuit(job: string, state: CircuitState): void {
  circuitState.set({ job }, LEVEL[state]);
}

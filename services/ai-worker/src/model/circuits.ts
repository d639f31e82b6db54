import { Logger } from '@nestjs/common';

import { AttemptFailed } from './attempts.js';
import { CircuitBreaker, type CircuitOptions, type CircuitState, type Pass } from './circuit-breaker.js';
import type { Clock } from './clock.js';
import { showCircuit } from './metrics.js';

/** A circuit per job: a provider too slow for a conversation may be fast enough for an analysis. */
export class Circuits {
  private readonly logger = new Logger(Circuits.name);
  private readonly known = new Map<string, CircuitBreaker>();

  constructor(
    private readonly options: Omit<CircuitOptions, 'onChange'>,
    private readonly clock: Clock,
  ) {}

  of(job: string): CircuitBreaker {
    const known = this.known.get(job);
    if (known) return known;
    const onChange = (state: CircuitState) => {
      showCircuit(job, state);
      if (state !== 'closed') this.logger.warn({ job, state }, 'the circuit to the model');
    };
    const circuit = new CircuitBreaker({ ...this.options, onChange }, this.clock);
    this.known.set(job, circuit);
    return circuit;
  }
}

/** Runs a call and reports its outcome to the circuit; only the provider's faults count as failures. */
export async function throughCircuit<T>(
  pass: Pass,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const result = await work();
    pass.succeed();
    return result;
  } catch (error) {
    if (signal?.aborted || !(error instanceof AttemptFailed)) pass.release();
    else if (error.reason === 'down' || error.reason === 'slow') pass.fail();
    else pass.succeed(); // the provider answered, even if its answer is useless
    throw error;
  }
}

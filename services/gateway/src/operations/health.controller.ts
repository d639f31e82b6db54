import { Controller } from '@nestjs/common';
import { type Health, http, rpc, SERVICES } from '@proofround/contracts';
import { RpcClient } from '@proofround/service-kit';

import { Route } from '../http/route.decorator.js';

const TIMEOUT_MS = 1500;

@Controller()
export class HealthController {
  constructor(private readonly rpc: RpcClient) {}

  /** Always 200; the status is degraded if a service is down. */
  @Route(http.operations.getHealth)
  async getHealth(): Promise<Health> {
    const states = await Promise.all(
      SERVICES.map(async (service) => {
        const up = await this.rpc
          .call(rpc.operations.ping(service), {}, { timeoutMs: TIMEOUT_MS })
          .then(({ ready }) => ready)
          .catch(() => false);
        return [service, up ? 'up' : 'down'] as const;
      }),
    );
    const status = states.every(([, state]) => state === 'up') ? 'ok' : 'degraded';
    return { status, services: Object.fromEntries(states) };
  }
}

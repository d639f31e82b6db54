import { Controller, Module } from '@nestjs/common';
import { rpc } from '@proofround/contracts';
import { baseConfig, RpcHandlers, type ServiceDefinition } from '@proofround/service-kit';
import { startTestService, type TestService } from '@proofround/test-kit';

const EXPORTS = [
  ['startups', rpc.accounts.export.startups],
  ['marketplace', rpc.accounts.export.marketplace],
  ['billing', rpc.accounts.export.billing],
  ['notifications', rpc.accounts.export.notifications],
  ['ai-worker', rpc.accounts.export['ai-worker']],
] as const;

export interface ExportStubs {
  /** Runs before each page, while the gateway waits. */
  beforeAnswer: () => Promise<void>;
  close(): Promise<void>;
}

/** Stands in for the services beside auth: each has nothing about anybody. */
export async function exportStubs(natsUrl: string): Promise<ExportStubs> {
  const running: TestService[] = [];
  const stubs: ExportStubs = {
    beforeAnswer: () => Promise.resolve(),
    close: async () => {
      await Promise.all(running.map((service) => service.close()));
    },
  };
  for (const [name, contract] of EXPORTS) {
    @Controller()
    class ExportController {
      constructor(handlers: RpcHandlers) {
        handlers.on(contract, async () => {
          await stubs.beforeAnswer();
          return [];
        });
      }
    }
    @Module({ controllers: [ExportController] })
    class ExportStubModule {}
    const definition: ServiceDefinition = { name, config: baseConfig, module: ExportStubModule };
    running.push(await startTestService(definition, { NATS_URL: natsUrl }));
  }
  return stubs;
}

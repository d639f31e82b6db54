import { Controller, Module } from '@nestjs/common';
import { type ReplyOf, rpc } from '@proofround/contracts';
import { baseConfig, RpcHandlers, type ServiceDefinition } from '@proofround/service-kit';

type Answer = ReplyOf<typeof rpc.startups.getShown>;

export class StartupsStub {
  readonly answers = new Map<string, Answer>();
  /** Runs before each answer, while the marketplace waits, so tests can create races. */
  beforeAnswer: (startupId: string) => Promise<void> = () => Promise.resolve();
  calls = 0;
}

@Controller()
class ShownController {
  constructor(handlers: RpcHandlers, stub: StartupsStub) {
    handlers.on(rpc.startups.getShown, async ({ startup_id }) => {
      const answer = stub.answers.get(startup_id) ?? null;
      stub.calls += 1;
      await stub.beforeAnswer(startup_id);
      return answer;
    });
  }
}

/** Stands in for the startups service: answers `rpc.startups.getShown`. Tests set the answers and their time. */
export function startupsStub(): { stub: StartupsStub; definition: ServiceDefinition } {
  const stub = new StartupsStub();
  @Module({ controllers: [ShownController], providers: [{ provide: StartupsStub, useValue: stub }] })
  class StartupsStubModule {}
  return { stub, definition: { name: 'startups', config: baseConfig, module: StartupsStubModule } };
}

import { Controller, Module } from '@nestjs/common';
import { rpc, type ReplyOf, type RequestOf } from '@proofround/contracts';
import { baseConfig, Handle, type ServiceDefinition } from '@proofround/service-kit';

type Answer = ReplyOf<typeof rpc.startups.getShown>;

/** What the startups service's side knows, and when it answers. */
export class StartupsBook {
  readonly answers = new Map<string, Answer>();
  /** Runs before an answer is given, while the marketplace waits; for races. */
  beforeAnswer: (startupId: string) => Promise<void> = () => Promise.resolve();
  asked = 0;
}

@Controller()
class ShownController {
  constructor(private readonly book: StartupsBook) {}

  @Handle(rpc.startups.getShown)
  async getShown({ startup_id }: RequestOf<typeof rpc.startups.getShown>): Promise<Answer> {
    const answer = this.book.answers.get(startup_id) ?? null;
    this.book.asked += 1;
    await this.book.beforeAnswer(startup_id);
    return answer;
  }
}

/**
 * Plays the startups service's part of `rpc.startups.getShown` on real NATS, so that a test decides what
 * it answers and when. The real one is asked in startups-service.int-spec.ts.
 */
export function startupsSide(): { book: StartupsBook; definition: ServiceDefinition } {
  const book = new StartupsBook();
  @Module({ controllers: [ShownController], providers: [{ provide: StartupsBook, useValue: book }] })
  class StartupsSideModule {}
  return { book, definition: { name: 'startups', config: baseConfig, module: StartupsSideModule } };
}

import type { INestApplicationContext } from '@nestjs/common';
import {
  type Actor,
  analysisCompleted,
  type EventData,
  type EventEnvelope,
  eventEnvelope,
  type EventType,
  type HoldReason,
  type matchesGenerated,
  type matchingRequested,
  type PassReason,
  type PipelineCard,
  type PipelineInput,
  type RankedPair,
  rpc,
  type Startup,
  type StartupFilter,
  type StartupInput,
  type TaskProposal,
  toRankingMessage,
} from '@proofround/contracts';
import {
  connectNats,
  EventPublisher,
  jetstreamAdmin,
  jetstreamClient,
  lagOf,
  NATS,
} from '@proofround/service-kit';
import {
  anActor,
  aStartup,
  collectLive,
  rpcClient,
  type RpcTestClient,
  startNats,
  startTestService,
  until,
} from '@proofround/test-kit';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { startupsService } from '../service.js';

export const VISITOR_SECRET = 'a visitor secret of at least 32 characters';
export const founder = (id = uuid()): Actor => anActor({ user_id: id });
export const investor = (): Actor => anActor({ user_type: 'investor', is_premium: true });
export const admin = (): Actor => anActor({ is_admin: true });
export const missing = { code: 'not_found', message: 'Startup not found' };

export function aTask(overrides: Partial<TaskProposal> = {}): TaskProposal {
  return {
    task_title: 'Name three clinics you have spoken to',
    task_description: 'And what each of them said.',
    priority: 'high',
    horizon_days: 7,
    factor: 'Target customer',
    points: 3.3,
    ...overrides,
  };
}

/** A ranking as the worker publishes it. Reasons without groups fit. */
export function aRanking({
  pairs,
  ...request
}: EventData<typeof matchingRequested> & { pairs: RankedPair[] }): EventData<typeof matchesGenerated> {
  const fit = (fits: string[]) => ({ fits, does_not_fit: [], not_known: [] });
  const withGroups = pairs.map((pair) => ({
    startup_groups: fit(pair.startup_reasons),
    investor_groups: fit(pair.investor_reasons),
    ...pair,
  }));
  return { ...request, ...toRankingMessage(request.target, withGroups) };
}

/** A result as the analyst publishes it. */
export function aResult(
  startup: Startup,
  run_id: string,
  tasks = [aTask()],
  overall_score = 61.5,
  hold: HoldReason[] = [],
): EventData<typeof analysisCompleted> {
  return {
    startup_id: startup.id,
    owner_id: startup.owner_id,
    run_id,
    ai_score: { overall_score, feasibility: 60, market_potential: 55, risk_level: 40 },
    analysis: {
      product_readiness: 50,
      team_strength: null,
      summary: 'A summary.',
      strengths: ['Problem'],
      concerns: ['Team'],
      action_plan: { days_7: tasks.map(({ task_title }) => task_title), days_30: [], days_90: [] },
      ledger: [
        {
          dimension: 'feasibility',
          factor: 'Problem',
          weight: 10,
          points: 7,
          max_points: 10,
          evidence: 'x',
          rung: 'specified',
        },
      ],
      assessed: 4,
      source: 'test',
      generated_at: new Date().toISOString(),
    },
    tasks,
    hold,
  };
}

/** Runs the startups service on real servers; calls it and publishes events as other services do. */
export class StartupsWorld {
  private constructor(
    readonly rpc: RpcTestClient['rpc'],
    readonly events: EventPublisher,
    readonly database: DataSource,
    /** The running service, to call its loops without waiting for them. */
    readonly service: Pick<INestApplicationContext, 'get'>,
    private readonly published: EventEnvelope[],
    /** What the users' browsers have received. */
    readonly live: Awaited<ReturnType<typeof collectLive>>,
    private readonly end: () => Promise<void>,
  ) {}

  /** Without limits by count, unless the settings turn them on. */
  static async start(settings: NodeJS.ProcessEnv = {}): Promise<StartupsWorld> {
    const nats = await startNats();
    const service = await startTestService(startupsService, {
      NATS_URL: nats.url,
      VISITOR_SECRET,
      ANALYSIS_DEADLINE_MS: '60000',
      ANALYSIS_SWEEP_MS: '100',
      ANALYSIS_RESTARTS: '2',
      REMINDER_SWEEP_MS: '100',
      RATE_LIMITS: 'off',
      ...settings,
    });
    const client = await rpcClient(nats.url);
    const connection = await connectNats({ url: nats.url, name: 'test-events' });
    const published: EventEnvelope[] = [];
    connection.subscribe('events.>', {
      callback: (_error, message) => void published.push(eventEnvelope.parse(message.json())),
    });
    const live = await collectLive(connection);
    const events = new EventPublisher(jetstreamClient(connection));
    return new StartupsWorld(
      client.rpc,
      events,
      service.app.get(DataSource),
      service.app,
      published,
      live,
      async () => {
        await client.close();
        await connection.drain();
        await service.close();
        await nats.stop();
      },
    );
  }

  stop = (): Promise<void> => this.end();

  create = (actor: Actor, overrides?: Partial<StartupInput>): Promise<Startup> =>
    this.rpc.call(rpc.startups.create, { actor, body: aStartup(overrides) });

  get = (actor: Actor, startup_id: string): Promise<Startup> =>
    this.rpc.call(rpc.startups.get, { actor, startup_id });

  ids = async (actor: Actor, filter: StartupFilter = {}): Promise<string[]> =>
    (await this.rpc.call(rpc.startups.list, { actor, filter })).map(({ id }) => id);

  /** The data of the events published so far under one name. */
  publishedData = <E extends EventType>(event: E): EventData<E>[] =>
    this.published
      .filter(({ name }) => name === event.name)
      .map(({ data }) => event.data.parse(data) as EventData<E>);

  rows = async <S extends z.ZodType>(schema: S, sql: string, values: unknown[]): Promise<z.output<S>[]> =>
    z.array(schema).parse(await this.database.query(sql, values));

  runOf = async (startupId: string): Promise<string> => {
    const [row] = await this.rows(
      z.object({ run_id: z.string() }),
      'SELECT run_id FROM startups WHERE id = $1',
      [startupId],
    );
    return row?.run_id ?? '';
  };

  putCard = (actor: Actor, startup_id: string, body: PipelineInput): Promise<PipelineCard> =>
    this.rpc.call(rpc.pipeline.put, { actor, startup_id, body });

  pass = (actor: Actor, startup_id: string, reason: PassReason, message?: string): Promise<PipelineCard> =>
    this.putCard(actor, startup_id, { column: 'passed', reason, message });

  setHeld = (startupId: string, held: boolean): Promise<unknown> =>
    this.database.query('UPDATE startups SET held_back = $2 WHERE id = $1', [startupId, held]);

  /** Publishes an event of another service and waits until it is processed. */
  publish = async <E extends EventType>(event: E, data: EventData<E>, eventId = uuid()): Promise<void> => {
    await this.events.publish(event, data, eventId);
    const manager = await jetstreamAdmin(this.service.get(NATS));
    await until('the event is processed', async () => (await lagOf(manager, 'startups', event)) === 0);
  };

  /** Publishes a result of the current run and waits until it is stored. */
  complete = async (
    actor: Actor,
    startup: Startup,
    tasks?: TaskProposal[],
    overall?: number,
  ): Promise<Startup> => {
    const result = aResult(startup, await this.runOf(startup.id), tasks, overall);
    await this.events.publish(analysisCompleted, result, uuid());
    return until('the analysis is stored', async () => {
      const now = await this.get(actor, startup.id);
      return (
        now.analysis_status === 'complete' &&
        now.ai_score?.overall_score === result.ai_score.overall_score &&
        now
      );
    });
  };
}

import { z } from 'zod';

import { type AsService, newService } from '../context/per-service.js';
import { jsonLogger, logWith } from '../logging/logging.js';
import { definedMetrics, separateMetrics } from '../ops/metrics.js';
import { failToStart, runProcess } from './run.js';
import { type RunningService, type ServiceDefinition, startService } from './start-service.js';

/** What the launcher sends: each service's settings, which are not in the environment of the group. */
export const groupSettings = z.record(z.string(), z.record(z.string(), z.string()));
export type GroupSettings = z.infer<typeof groupSettings>;

export interface Member {
  readonly definition: ServiceDefinition;
  /** The metrics that its own modules define. */
  readonly metrics: readonly string[];
}

function isDefinition(value: unknown): value is ServiceDefinition {
  return typeof value === 'object' && value !== null && 'config' in value && 'module' in value;
}

/** Load one module at a time: metrics that are defined meanwhile count as this service's. */
export async function loadMember(load: () => Promise<unknown>): Promise<Member> {
  const before = new Set(definedMetrics());
  const exported: unknown[] = Object.values((await load()) ?? {});
  const definition = exported.find(isDefinition);
  if (!definition) throw new Error('The module exports no definition of a service');
  return { definition, metrics: definedMetrics().filter((name) => !before.has(name)) };
}

interface Running {
  asService: AsService;
  service: RunningService;
}

async function startMember(
  { definition, metrics }: Member,
  processMetrics: readonly string[],
  settings: GroupSettings,
): Promise<Running> {
  const asService = newService();
  try {
    const service = await asService(() => {
      separateMetrics(new Set([...processMetrics, ...metrics]));
      return startService(definition, settings[definition.name] ?? {});
    });
    return { asService, service };
  } catch (error) {
    return failToStart(definition.name, error);
  }
}

/**
 * Runs several services in one process, each with its own settings, connections, ports and metrics
 * (decision 32). They share the memory, the event loop and the signals of the process, and end
 * together. A service that cannot start ends the process with the same exit code as in a process of
 * its own. They stop in reverse order.
 */
export async function runGroup(
  name: string,
  processMetrics: readonly string[],
  members: readonly Member[],
  settings: GroupSettings,
): Promise<void> {
  // For lines that no service writes.
  logWith(jsonLogger({ service: name, level: 'info' }));
  await runProcess(name, async () => {
    const running = await Promise.all(members.map((member) => startMember(member, processMetrics, settings)));
    return {
      lost: Promise.race(running.map(({ service }) => service.lost)),
      close: async () => {
        for (const { asService, service } of running.toReversed()) await asService(() => service.close());
      },
    };
  });
}

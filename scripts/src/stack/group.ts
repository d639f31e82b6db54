import { join } from 'node:path';

import type { ProcessSpec } from '../processes/managed-process.js';
import { inRoot } from '../system/paths.js';
import { bareEnvironment } from './environment.js';
import type { ServiceSpec } from './services.js';

const GROUP = 'services';
/** Its services stop one after the other; each may take as long as in a process of its own. */
const STOP_TIMEOUT_MS = 30_000;

/** A service's settings by their names. */
type MemberSettings = Readonly<Record<string, NodeJS.ProcessEnv>>;

export interface GroupWanted {
  readonly members: readonly ServiceSpec[];
  /** Usually our own environment. */
  readonly inherited: NodeJS.ProcessEnv;
  readonly logs: string;
  /** The command line of a script of ours. */
  readonly node: (script: string, ...args: string[]) => Pick<ProcessSpec, 'file' | 'args'>;
  readonly isReady: (member: ServiceSpec) => Promise<boolean>;
}

/**
 * One process with several services (decision 32). It loads their modules while the servers start and the
 * databases are migrated. Then it gets the services' settings, which are not in its environment.
 */
export class Group {
  readonly members: readonly ServiceSpec[];
  readonly spec: ProcessSpec;
  private resolve: (settings: MemberSettings) => void = () => undefined;

  constructor({ members, inherited, logs, node, isReady }: GroupWanted) {
    this.members = members;
    this.spec = {
      name: GROUP,
      ...node(
        inRoot('packages', 'service-kit', 'dist', 'service', 'group-process.js'),
        GROUP,
        ...members.map(({ name }) => inRoot('services', name, 'dist', 'service.js')),
      ),
      env: bareEnvironment(inherited),
      cwd: inRoot('services'),
      logFile: join(logs, `${GROUP}.log`),
      endsWithUs: true,
      message: new Promise((resolve) => (this.resolve = resolve)),
      stopTimeoutMs: STOP_TIMEOUT_MS,
      ready: async () => (await Promise.all(members.map(isReady))).every((ready) => ready),
    };
  }

  give(settings: MemberSettings): void {
    this.resolve(settings);
  }
}

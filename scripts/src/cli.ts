import { lockBuildsWith } from './build/exclusively.js';
import { explain, warn } from './system/output.js';

type Command = (args: string[]) => Promise<void>;

/** Each command loads its own modules only: `npm start` keeps what it loads for as long as it runs. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => {
    const { start } = await import('./commands/start.js');
    return () => start();
  },
  demo: async () => {
    const { start } = await import('./commands/start.js');
    const { fillWithDemoData } = await import('./demo/demo.js');
    return () => start(fillWithDemoData);
  },
  dev: async () => (await import('./commands/dev.js')).dev,
  test: async () => (await import('./commands/test.js')).test,
  'test:more': async () => (await import('./commands/test.js')).testMore,
  recovery: async () => (await import('./commands/test.js')).recovery,
  check: async () => (await import('./commands/check.js')).check,
  build: async () => (await import('./build/build.js')).build,
  maintain: async () => (await import('./commands/maintain.js')).maintain,
  example: async () => (await import('./commands/example.js')).example,
  bench: async () => (await import('./commands/bench.js')).bench,
  faults: async () => (await import('./commands/test.js')).faults,
  pooler: async () => (await import('./commands/pooler.js')).pooler,
  rollout: async () => {
    const { bench } = await import('./commands/bench.js');
    return (args) => bench(['rollout', ...args]);
  },
  audit: async () => (await import('./commands/audit.js')).audit,
  image: async () => (await import('./commands/image.js')).image,
  compose: async () => (await import('./commands/compose.js')).compose,
  manifests: async () => (await import('./commands/manifests.js')).manifests,
  docs: async () => (await import('./commands/docs.js')).docs,
  budget: async () => (await import('./commands/budget.js')).budget,
  lighthouse: async () => (await import('./commands/lighthouse.js')).lighthouse,
  screenshots: async () => (await import('./commands/screenshots.js')).screenshots,
  catalogue: async () => (await import('./commands/catalogue.js')).catalogue,
  eval: async () => (await import('./commands/evaluate.js')).evaluate,
};

/** Runs one command. An error that the user can fix is printed as one sentence, with exit code 1. */
export async function main(
  [name = '', ...args]: string[],
  checkoutLock: Parameters<typeof lockBuildsWith>[0],
): Promise<void> {
  lockBuildsWith(checkoutLock);
  const load = COMMANDS[name];
  if (!load) {
    warn(`Unknown command “${name}”. There are: ${Object.keys(COMMANDS).join(', ')}.`);
    process.exit(2);
  }
  try {
    const command = await load();
    await command(args);
    process.exit(process.exitCode ?? 0);
  } catch (error) {
    warn(explain(error));
    process.exit(1);
  }
}

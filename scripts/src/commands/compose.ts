import { ComposeProject } from '../containers/compose-project.js';
import { type Proof, STEPS } from '../containers/compose-steps.js';
import { type Engine, engineOutput } from '../containers/engine.js';
import { findEngine } from '../containers/find-engine.js';
import { PROCESS_IMAGES, tagOf } from '../containers/processes.js';
import { buildServers, makeServers } from '../containers/server-images.js';
import { say, UserError } from '../system/output.js';
import { inOwnNetwork, isInOwnNetwork } from '../system/own-network.js';
import { ROOT } from '../system/paths.js';
import { run } from '../system/run.js';

/** Our images that are not built yet. */
const missingOf = (engine: Engine): string[] =>
  PROCESS_IMAGES.map(({ name }) => tagOf(name)).filter(
    (tag) => engineOutput(engine, ['image', 'ls', '--quiet', tag]) === '',
  );

/** The services to start: without a registry, those whose images can be made from Debian's packages. */
function servicesOf(engine: Engine, compose: ComposeProject): { services: string[]; leftOut: string[] } {
  const all = compose.images();
  const foreign = [...new Set(all.values())].filter((image) => !image.startsWith('proofround/'));
  const missing = engine.registry ? [] : buildServers(engine, foreign);
  if (!engine.registry) compose.useBuiltImages();
  const services = [...all].filter(([, image]) => !missing.includes(image)).map(([name]) => name);
  return { services, leftOut: [...all.keys()].filter((name) => !services.includes(name)) };
}

/** Starts docker-compose.yml, runs every step and prints the table for docs/operations.md. */
async function prove(engine: Engine): Promise<void> {
  const compose = new ComposeProject(engine);
  const { services, leftOut } = servicesOf(engine, compose);
  const url = `http://localhost:${process.env['PORT'] || '8080'}`;
  const proof: Proof = { compose, url };
  const rows: [string, string, string][] = [];
  let failure: Error | undefined;
  const took = async (name: string, work: () => Promise<string>) => {
    if (failure) return;
    say(`${name} …`);
    const began = performance.now();
    const seen = await work().catch((error: unknown) => {
      failure = error instanceof Error ? error : new Error(String(error));
      return 'FAILED';
    });
    rows.push([name, seen, ((performance.now() - began) / 1000).toFixed(1)]);
  };
  try {
    await took('up', async () => {
      await compose.up(services);
      return `${compose.states().length} containers, all healthy or exited with 0`;
    });
    for (const { name, run: work } of STEPS) await took(name, () => work(proof));
  } finally {
    if (failure) {
      say(compose.run('ps', '--all'));
      say(compose.run('logs', '--no-color', '--tail', '20'));
      compose.down();
    }
  }
  say('\n| step | seen | took, s |');
  say('| --- | --- | --: |');
  for (const row of rows) say(`| ${row.join(' | ')} |`);
  say(`\n${engine.title}, Compose ${compose.version}. Left out: ${leftOut.join(', ') || 'nothing'}.`);
  if (failure) throw failure;
}

/**
 * `npm run compose`: starts the unmodified docker-compose.yml from the built images as a separate project,
 * performs the actions of users and operators, and removes the project.
 */
export async function compose(): Promise<void> {
  const engine = await findEngine();
  try {
    const missing = missingOf(engine);
    if (missing.length > 0)
      throw new UserError(
        `Not built yet: ${missing.join(', ')}. Run npm run image, then this command again.`,
      );
    if (engine.registry || isInOwnNetwork()) {
      await prove(engine);
      return;
    }
  } finally {
    await engine.stop();
  }
  // Downloads come first, because the network namespace has no internet access.
  makeServers();
  const { file, args, env } = inOwnNetwork(['compose']);
  process.exitCode = await run(file, args, { env, cwd: ROOT });
}

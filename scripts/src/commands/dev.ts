import { spawn } from 'node:child_process';
import { watch } from 'node:fs';

import { compile, generateClient } from '../build/build.js';
import { SERVICES } from '../stack/services.js';
import { Stack } from '../stack/stack.js';
import { say } from '../system/output.js';
import { bin, inRoot, ROOT } from '../system/paths.js';
import { freePorts } from '../system/ports.js';
import { announce, place, untilAskedToEnd } from './start.js';

/** A build writes many files; the restart waits until the writes have stopped. */
const QUIET_MS = 400;

/** Restarts the services of a changed build; a change in packages/ restarts all of them. */
function restartOnChange(stack: Stack): void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const restart = async () => {
    const names = stack.processNames.filter((name) => waiting.has('all') || waiting.has(name));
    waiting.clear();
    if (names.length === 0) return;
    say(`Restarting ${names.join(', ')} …`);
    await Promise.all(names.map((name) => stack.process(name).stop()));
    await Promise.all(names.map((name) => stack.process(name).start()));
  };
  const changed = (who: string) => {
    waiting.add(who);
    clearTimeout(timer);
    timer = setTimeout(() => void restart().catch((error: unknown) => say(String(error))), QUIET_MS);
  };
  const onlyCode = (who: string) => (_event: string, file: string | null) => {
    if (file?.endsWith('.js')) changed(who);
  };
  for (const { name } of SERVICES)
    watch(inRoot('services', name, 'dist'), { recursive: true }, onlyCode(name));
  for (const name of ['contracts', 'matching', 'pdf', 'service-kit', 'text']) {
    watch(inRoot('packages', name, 'dist'), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.js')) return;
      for (const service of SERVICES) changed(service.name);
    });
  }
}

/** `npm run dev`: the stack with services that restart and a front end that reloads on change. */
export async function dev(): Promise<void> {
  const asked = untilAskedToEnd();
  const { port, dataDir } = place(process.env);
  await compile();
  await generateClient();
  const [gatewayPort = 0] = await freePorts(1);
  const page = `http://localhost:${port}`;
  const settings = { PUBLIC_ORIGINS: `${page},http://127.0.0.1:${port}`, PUBLIC_URL: page, ...process.env };
  const stack = await Stack.start({ port: gatewayPort, dataDir, settings });
  const compiler = spawn(bin('tsc'), ['-b', '--watch', '--preserveWatchOutput'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const frontend = spawn(bin('vite'), ['--port', String(port), '--host'], {
    cwd: inRoot('frontend'),
    stdio: 'inherit',
    env: { ...process.env, GATEWAY_URL: stack.url },
  });
  try {
    restartOnChange(stack);
    announce(stack, page);
    await asked;
  } finally {
    say('Stopping …');
    compiler.kill();
    frontend.kill();
    await stack.stop();
  }
}

/** A worker thread for tests that runs the requested action. */
import { parentPort } from 'node:worker_threads';

let held = [];

const acts = {
  echo: ({ value }) => value,
  count: ({ to }) => {
    for (let one = 1; one <= to; one++) parentPort.postMessage({ kind: 'progress', report: one });
    return to;
  },
  fail: ({ message }) => {
    throw new Error(message);
  },
  spin: () => {
    for (;;);
  },
  idle: ({ ms }) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    return `idle for ${ms} ms`;
  },
  grow: () => {
    for (;;) held.push(Array.from({ length: 10_000 }, () => ({})));
  },
  exit: () => process.exit(3),
  env: () => Object.keys(process.env),
};

parentPort.on('message', (task) => {
  try {
    parentPort.postMessage({ kind: 'done', value: acts[task.act](task) });
  } catch (error) {
    parentPort.postMessage({ kind: 'failed', message: error.message });
  }
});
parentPort.postMessage({ kind: 'ready' });

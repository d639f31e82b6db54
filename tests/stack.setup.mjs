// @ts-check
/** Starts the whole stack, as npm start does, unless E2E_URL names a running one. */
import { startTestStack } from './stack.mjs';

export default async function setup() {
  if (process.env.E2E_URL) return;
  const stack = await startTestStack();
  Object.assign(process.env, stack.env);
  globalThis.testStack = stack;
}

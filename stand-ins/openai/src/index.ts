/**
 * Stands in for OpenAI over HTTP: POST /v1/chat/completions with a JSON schema, for tests and
 * benchmarks. The test sets its answers, delays and failures.
 */
export * from './answers.js';
export * from './behaviour.js';
export { strictProblems } from './request.js';
export * from './stand-in.js';

/**
 * Stands in for OpenAI at the wire: POST /v1/chat/completions with a JSON schema, over HTTP, for
 * tests and benchmarks. What it answers, how slowly and how badly, is the test's to say.
 */
export * from './answers.js';
export * from './behaviour.js';
export { strictProblems } from './request.js';
export * from './stand-in.js';

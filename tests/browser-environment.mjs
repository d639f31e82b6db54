// @ts-check
import { TestEnvironment } from 'jest-environment-jsdom';

/** What a browser has and jsdom lacks, taken from Node. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'TextEncoder',
  'TextDecoder',
  'Uint8Array',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextDecoderStream',
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.matchMedia = () => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
    this.global.Element.prototype.scrollIntoView = () => {};
    this.global.Element.prototype.hasPointerCapture = () => false;
  }
}

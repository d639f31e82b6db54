// @ts-check
import './fast-styles.mjs'; // before jsdom takes the functions that it replaces
import './late-optimisation.mjs';

import { TestEnvironment } from 'jest-environment-jsdom';

import { keepCompiled } from './compile-cache.mjs';

/** Browser features that jsdom lacks, taken from Node. */
const FROM_NODE = [
  'URL', // jsdom's own is several times slower
  'URLSearchParams',
  'fetch',
  'Response',
  'Headers',
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

/** Allows relative addresses, as browsers do and Node does not. */
class BrowserRequest extends Request {
  /** @param {RequestInfo | URL} input @param {RequestInit} [init] */
  constructor(input, init) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
  }
}

/**
 * The test decides whether an element is near the window, because jsdom has no layout. The observed
 * elements are in `IntersectionObserver.watched`.
 */
class TestIntersectionObserver {
  /** @type {Map<unknown, (isIntersecting: boolean) => void>} */
  static watched = new Map();
  /** @param {(entries: unknown[], observer: unknown) => void} callback */
  constructor(callback) {
    this.callback = callback;
  }
  /** @param {unknown} target */
  observe(target) {
    TestIntersectionObserver.watched.set(target, (isIntersecting) =>
      this.callback([{ isIntersecting, target }], this),
    );
  }
  /** @param {unknown} target */
  unobserve(target) {
    TestIntersectionObserver.watched.delete(target);
  }
  disconnect() {}
}

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.Request = BrowserRequest;
    this.global.IntersectionObserver = TestIntersectionObserver;
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
    this.global.scrollTo = () => {};
    this.global.Element.prototype.hasPointerCapture = () => false;
  }

  async teardown() {
    keepCompiled();
    await super.teardown();
  }
}

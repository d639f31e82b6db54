// @ts-check
import './late-optimisation.mjs';

import { eld } from 'eld/small';
import { TestEnvironment } from 'jest-environment-node';

import { keepCompiled } from './compile-cache.mjs';

/**
 * Lends the detector of languages to the tests: each test file would compile and read its 1.6 MB of data
 * again. It keeps no state between calls.
 */
export default class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { lentToTests: { eld } });
  }

  async teardown() {
    keepCompiled();
    await super.teardown();
  }
}

// @ts-check
/** jest loads every module anew for every test file. Here all files of a worker share what keeps no state. */
import { createRequire, isBuiltin } from 'node:module';
import { dirname } from 'node:path';

import * as eld from 'eld/small';

const fromHere = createRequire(import.meta.url);
const fromCore = createRequire(createRequire(fromHere.resolve('jest')).resolve('@jest/core'));
/** @type {{ default: typeof import('jest-runtime').default }} */
const { default: Runtime } = fromCore('jest-runtime');

/** Our own modules, and packages that keep what a file registers with them. */
const NOT_A_SHARED_PACKAGE = /^[./]|^@proofround\/|^prom-client$|^@nestjs\/typeorm$/;

/** Our own packages that only compute: their word lists and schemas take most of the time of loading. */
const SHARED_SOURCES = /\/packages\/(?:contracts|matching|text)\/src\/(?!.*(?:\/testing\/|spec\.ts$))/;

const CONDITIONS = Object.freeze({ conditions: ['require', 'node', 'default'] });

/**
 * The shared modules of our own, by path.
 * @type {Map<string, any>}
 */
const loaded = new Map();

/**
 * The paths of our own modules, by the folder and the name that asks.
 * @type {Map<string, string>}
 */
const paths = new Map();

export default class SharingRuntime extends Runtime {
  /**
   * The runtime of the test file that runs.
   * @type {SharingRuntime | undefined}
   */
  static current;

  /** @param {ConstructorParameters<typeof Runtime>} args */
  constructor(...args) {
    super(...args);
    const { watch, watchAll } = args[7];
    this.resolver = args[2];
    this.sharesSources = !watch && !watchAll; // else an edited module would stay as it was
    SharingRuntime.current = this;
  }

  /** @type {InstanceType<typeof Runtime>['requireModuleOrMock']} */
  requireModuleOrMock(from, name) {
    // A shared module may load another in a later file than its own.
    const { current } = SharingRuntime;
    if (current && current !== this && SHARED_SOURCES.test(from))
      return current.requireModuleOrMock(from, name);
    return super.requireModuleOrMock(from, name);
  }

  /** @type {InstanceType<typeof Runtime>['requireModule']} */
  requireModule(from, name, options, isActual) {
    if (!name || options?.isInternalModule || isBuiltin(name))
      return super.requireModule(from, name, options, isActual);
    if (name === 'eld/small') return eld; // can be imported, but not required
    if (!NOT_A_SHARED_PACKAGE.test(name)) return createRequire(from)(name);
    const path = this.pathOf(from, name);
    if (!this.sharesSources || !SHARED_SOURCES.test(path))
      return super.requireModule(from, name, options, isActual);
    if (!loaded.has(path)) loaded.set(path, super.requireModule(from, name, options, isActual));
    return loaded.get(path);
  }

  /** @param {string} from @param {string} name */
  pathOf(from, name) {
    const key = `${dirname(from)}\0${name}`;
    let path = paths.get(key);
    if (path === undefined) {
      path = this.resolver.resolveModule(from, name, CONDITIONS);
      paths.set(key, path);
    }
    return path;
  }
}

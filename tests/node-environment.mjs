// @ts-check
import './late-optimisation.mjs';

import { TestEnvironment } from 'jest-environment-node';

import { OWN_REALM } from './compile-cache.mjs';

/** @param {object} object */
const propertiesOf = (object) =>
  new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]));

/**
 * Gives an object the properties that it had before, and no others.
 * @param {object} object
 * @param {ReturnType<typeof propertiesOf>} before
 */
function putBack(object, before) {
  for (const key of Reflect.ownKeys(object)) if (!before.has(key)) Reflect.deleteProperty(object, key);
  for (const [key, wanted] of before) {
    const now = Object.getOwnPropertyDescriptor(object, key);
    if (wanted && (now?.value !== wanted.value || now?.get !== wanted.get))
      Object.defineProperty(object, key, wanted);
  }
}

/**
 * @template {object} T
 * @param {T | null} instance
 * @returns {new (...args: any[]) => T}
 */
const constructorOf = (instance) => /** @type {any} */ (instance).constructor;

/**
 * Runs test files in the worker's own realm, so that they can share the packages that are loaded there
 * (shared-packages.mjs). The end of a file puts back the globals and the process.
 */
export default class NodeEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    const [{ projectConfig: config }] = args;
    const Mocker = constructorOf(this.moduleMocker);
    const FakeTimers = constructorOf(this.fakeTimersModern);
    this.global = /** @type {typeof this.global} */ (globalThis);
    this.moduleMocker = new Mocker(globalThis);
    this.fakeTimersModern = new FakeTimers({ config, global: globalThis });
    this.fakeTimers = null; // jest's older kind
    this.globals = propertiesOf(globalThis);
    this.variables = propertiesOf(process.env);
    this.functions = { exit: process.exit, getBuiltinModule: process.getBuiltinModule };
  }

  getVmContext() {
    return this.context && OWN_REALM;
  }

  async teardown() {
    await super.teardown();
    putBack(globalThis, this.globals);
    putBack(process.env, this.variables);
    Object.assign(process, this.functions);
  }
}

// @ts-check
/** jest compiles every module again for every test file. Here each file is compiled once in a worker. */
import { setFlagsFromString } from 'node:v8';
import vm from 'node:vm';

// V8 would forget a function that no test file has called for a while.
setFlagsFromString('--no-flush-bytecode');

const { compileFunction } = vm;

/** Stands for the worker's own realm where jest expects the context of a test file. */
export const OWN_REALM = {};

/**
 * What this process knows of each file; `data` is V8's code cache.
 * @type {Map<string, { code: string, data: Buffer }>}
 */
const known = new Map();

/**
 * The scripts of the test file that runs. A script keeps its whole environment alive.
 * @type {Map<string, { code: string, script: vm.Script }>}
 */
const compiled = new Map();

/**
 * The scripts of the own realm, which all test files share.
 * @type {Map<string, { code: string, script: vm.Script }>}
 */
const shared = new Map();

/** @param {string} code @param {readonly string[]} params */
const asFunction = (code, params) => `(function (${params.join(',')}) {\n${code}\n})`;
const isSpec = (/** @type {string} */ filename) => /\.(?:int-)?spec\.tsx?$/.test(filename);

/** @param {string} code @param {readonly string[]} params @param {string} filename */
function compileInOwnRealm(code, params, filename) {
  const kept = shared.get(filename);
  if (kept?.code === code) return kept.script.runInThisContext();
  const script = new vm.Script(asFunction(code, params), { filename, lineOffset: -1 });
  if (!isSpec(filename)) shared.set(filename, { code, script });
  return script.runInThisContext();
}

/** @type {typeof compileFunction} */
function compileWithCache(code, params = [], options = {}) {
  const { filename, parsingContext, importModuleDynamically, ...others } = options;
  if (!filename || !parsingContext || Object.keys(others).length > 0)
    return compileFunction(code, params, options);
  if (parsingContext === OWN_REALM) return compileInOwnRealm(code, params, filename);
  if (isSpec(filename)) return compileFunction(code, params, options);
  const cached = known.get(filename);
  const cachedData = cached?.code === code ? cached.data : undefined;
  const script = new vm.Script(asFunction(code, params), {
    filename,
    lineOffset: -1,
    importModuleDynamically,
    cachedData,
  });
  if (!cachedData) compiled.set(filename, { code, script });
  return script.runInContext(parsingContext);
}

vm.compileFunction = compileWithCache;

/** Called at the end of a test file: the code cache then contains the functions that have run, too. */
export function keepCompiled() {
  for (const [filename, { code, script }] of compiled)
    known.set(filename, { code, data: script.createCachedData() });
  compiled.clear();
}

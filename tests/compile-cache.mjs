// @ts-check
/** jest compiles every module again for every test file. Here each file gets V8's code cache of the first time. */
import vm from 'node:vm';

const { compileFunction } = vm;

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

/** @type {typeof compileFunction} */
function compileWithCache(code, params = [], options = {}) {
  const { filename, parsingContext, importModuleDynamically, ...others } = options;
  if (
    !filename ||
    !parsingContext ||
    /\.(?:int-)?spec\.tsx?$/.test(filename) ||
    Object.keys(others).length > 0
  )
    return compileFunction(code, params, options);
  const cached = known.get(filename);
  const cachedData = cached?.code === code ? cached.data : undefined;
  const script = new vm.Script(`(function (${params.join(',')}) {\n${code}\n})`, {
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

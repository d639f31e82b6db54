// @ts-check
import vm from 'node:vm';

const { compileFunction } = vm;

/**
 * The scripts that this process has compiled, by file. `data` is V8's code cache; it is made when a file is
 * compiled a second time, because it then contains the functions that have run, too.
 * @type {Map<string, { code: string, script: vm.Script, data?: Buffer }>}
 */
const compiled = new Map();

/**
 * jest compiles every module again for every test file. This replacement of `vm.compileFunction` gives V8 the
 * code cache of the first time.
 * @type {typeof compileFunction}
 */
function compileOnce(code, params = [], options = {}) {
  const { filename, parsingContext, importModuleDynamically, ...others } = options;
  if (!filename || !parsingContext || Object.keys(others).length > 0)
    return compileFunction(code, params, options);
  const before = compiled.get(filename);
  const known = before?.code === code ? before : undefined;
  if (known) known.data ??= known.script.createCachedData();
  const script = new vm.Script(`(function (${params.join(',')}) {\n${code}\n})`, {
    filename,
    lineOffset: -1,
    importModuleDynamically,
    cachedData: known?.data,
  });
  if (!known) compiled.set(filename, { code, script });
  return script.runInContext(parsingContext);
}

vm.compileFunction = compileOnce;

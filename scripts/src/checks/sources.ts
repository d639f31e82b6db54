import { faultsOfServices } from '../documents/class-names.js';
import { faultsOfHandlers } from '../documents/handler-names.js';
import { faultsOfRules } from '../documents/rules.js';
import { code, documents } from '../documents/sources.js';
import { warn } from '../system/output.js';

function areNone(faults: readonly string[]): boolean {
  for (const fault of faults) warn(fault);
  return faults.length === 0;
}

/** Whether each call's handler has the name of the call, and each service the name of its file. */
export function namesAreInOrder(): boolean {
  const sources = code();
  return areNone([...faultsOfHandlers(sources), ...faultsOfServices(sources)]);
}

/** Whether every rule of docs/product exists once and has a test, and every cited rule exists. */
export const rulesAreInOrder = (): boolean => areNone(faultsOfRules(documents('docs/product'), code()));

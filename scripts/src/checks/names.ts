import { faultsOfServices } from '../documents/class-names.js';
import { faultsOfHandlers } from '../documents/handler-names.js';
import { code } from '../documents/sources.js';
import { warn } from '../system/output.js';

/** Whether each call's handler has the name of the call, and each service the name of its file. */
export function namesAreInOrder(): boolean {
  const sources = code();
  const faults = [...faultsOfHandlers(sources), ...faultsOfServices(sources)];
  for (const fault of faults) warn(fault);
  return faults.length === 0;
}

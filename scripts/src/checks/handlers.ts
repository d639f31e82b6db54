import { faultsOfHandlers } from '../documents/handler-names.js';
import { code } from '../documents/sources.js';
import { warn } from '../system/say.js';

/** Whether each call's handler has the name of the call. */
export function handlersAreNamed(): boolean {
  const faults = faultsOfHandlers(code());
  for (const fault of faults) warn(fault);
  return faults.length === 0;
}

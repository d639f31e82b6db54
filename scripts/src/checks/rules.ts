import { faultsOfRules } from '../documents/rules.js';
import { code, documents } from '../documents/sources.js';
import { warn } from '../system/output.js';

/** Whether every rule of docs/product exists once and has a test, and every cited rule exists. */
export function rulesAreInOrder(): boolean {
  const faults = faultsOfRules(documents('docs/product'), code());
  for (const fault of faults) warn(fault);
  return faults.length === 0;
}

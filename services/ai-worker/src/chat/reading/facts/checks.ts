import type { FieldClaim, Situation } from '../claim.js';

/** Puts a new largest check first if the new smallest is above the known largest, so that each fits. */
export function inValidOrder<One extends Pick<FieldClaim, 'slot' | 'answer'>>(
  found: readonly One[],
  { known }: Situation,
): One[] {
  const max = known['check_size_max'];
  const min = found.find(({ slot }) => slot === 'check_size_min')?.answer;
  const above = min?.kind === 'value' && typeof max === 'number' && Number(min.value) > max;
  const first = above ? 'check_size_max' : 'check_size_min';
  return [...found].sort((a, b) => Number(b.slot === first) - Number(a.slot === first));
}

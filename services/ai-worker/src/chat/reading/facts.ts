import type { Claim, Situation } from './claim.js';
import type { Found, Look } from './found.js';
import { founderFacts } from './founder-facts.js';
import { investorFacts } from './investor-facts.js';

/** The facts of a text that stand there whatever was asked. */
export const everyFact = (text: string, { profile }: Situation, look: Look): Found[] =>
  profile === 'startup' ? founderFacts(text, look) : investorFacts(text, look);

/** A new smallest check above the present largest one is taken after the new largest. */
export function inOrder<One extends Pick<Claim, 'slot' | 'answer'>>(
  found: readonly One[],
  { known }: Situation,
): One[] {
  const max = known['check_size_max'];
  const min = found.find(({ slot }) => slot === 'check_size_min')?.answer;
  const above = min?.kind === 'value' && typeof max === 'number' && Number(min.value) > max;
  const first = above ? 'check_size_max' : 'check_size_min';
  return [...found].sort((a, b) => Number(b.slot === first) - Number(a.slot === first));
}

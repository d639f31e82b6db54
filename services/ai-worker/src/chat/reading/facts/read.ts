import type { Situation } from '../claim.js';
import type { Fact, FactOptions } from './fact.js';
import { founderFacts } from './founder.js';
import { investorFacts } from './investor.js';

/** The facts that a text gives regardless of the question. */
export const profileFacts = (text: string, { profile }: Situation, options: FactOptions): Fact[] =>
  profile === 'startup' ? founderFacts(text, options) : investorFacts(text, options);

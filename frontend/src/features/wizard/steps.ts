import { startupInput } from '@proofround/contracts/startups/schemas.js';
import { parseOrProblems } from '@proofround/contracts/wire/problems.js';

import { SECTIONS, toBody, type StartupValues } from '../../lib/startup-fields';
import { firstPerField } from '../../lib/use-problems';

/** The five steps of the manual form (CREATE-2): a section of the startup each. */
export const STEPS = SECTIONS;

/** What is wrong with the typed values, by field; the first complaint of each. */
export function problemsOf(values: StartupValues): ReadonlyMap<string, string> {
  const parsed = parseOrProblems(startupInput, toBody(values), 'body');
  return parsed.ok ? new Map() : firstPerField(parsed.problems);
}

/** The step on which a field stands. */
export const stepOf = (name: string): number =>
  STEPS.findIndex(({ fields }) => fields.some((field) => field.name === name));

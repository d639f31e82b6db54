import { type StartupFacts, startupFacts } from '@proofround/contracts';
import { aStartup } from '@proofround/test-kit';

import type { AnalysisAnswer } from '../analysis/openai/answer.js';
import { mergeAnswer } from '../analysis/openai/merge.js';
import { score } from '../analysis/rubric/ledger.js';
import { resultOf } from '../analysis/rubric/rubric-analyst.js';

export const facts = startupFacts.parse(aStartup());
export const scored = score(facts);
export const inputOf = (given: StartupFacts) => ({ owner_id: 'x', facts: given, completed_tasks: [] });
export const input = inputOf(facts);
export const rubric = resultOf(input, scored, 'source');
export const problem = facts.problem_statement ?? '';

export const SILENT: AnalysisAnswer = {
  summary: 'The case is plain.',
  strengths: ['The problem is measured in hours.'],
  concerns: ['Nobody is named.'],
  factors: [],
  risks: [],
  hold: [],
  tasks: [],
};
export const merge = (overrides: Partial<AnalysisAnswer> = {}) =>
  mergeAnswer(input, scored, { ...SILENT, ...overrides }, 'source');

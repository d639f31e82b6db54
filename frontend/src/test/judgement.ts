import type { Analysis, AnalysisQuestion, StartupReview } from '../api/generated/client';
import { aStartup } from './builders';

export const HOLD: StartupReview = {
  state: 'held',
  reasons: [
    {
      code: 'fake_reviews',
      text: 'It offers reviews that nobody wrote.',
      quote: 'We post 500 five-star reviews.',
    },
    { code: 'guaranteed_returns', text: 'It guarantees a return.', quote: '20 % a month, guaranteed.' },
  ],
};

export const aReview = (state: StartupReview['state']): StartupReview => ({ ...HOLD, state });

export const USERS_QUESTION: AnalysisQuestion = {
  field: 'user_count',
  value: 71,
  quote: 'We have 71 paying customers.',
  text: 'You write 71 paying customers. Are those your users?',
};
export const ASK_QUESTION: AnalysisQuestion = {
  field: 'funding_ask',
  value: 250_000,
  quote: 'We are raising $250k.',
  text: 'You write that you raise $250k. Is that your funding ask?',
};

/** An empty analysis with the given changes. */
export const aJudgement = (changes: Partial<Analysis> = {}): Analysis => ({
  product_readiness: null,
  team_strength: null,
  summary: 'A specific problem.',
  strengths: [],
  concerns: [],
  action_plan: { days_7: [], days_30: [], days_90: [] },
  ledger: [],
  assessed: 4,
  source: 'rubric-7',
  generated_at: '2026-11-20T09:30:02.000Z',
  ...changes,
});

/** Startup 1 with unanswered questions, as the founder sees it. */
export const aQuestionedStartup = (analysis: Partial<Analysis> = {}) =>
  aStartup(1, {
    user_count: 0,
    analysis: aJudgement({ questions: [USERS_QUESTION, ASK_QUESTION], ...analysis }),
  });

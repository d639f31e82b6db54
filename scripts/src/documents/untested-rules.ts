const AI = 'Proved in services/ai-worker/src';
const MATCHING = 'Proved in packages/matching/src';

/** Rules without a tag, each with the reason or with the test that needs its tag. */
export const UNTESTED_RULES: Readonly<Record<string, string>> = {
  'SCORE-1': `${AI}/analysis/rubric/rubric.spec.ts: keeps every figure within 0 and 100`,
  'SCORE-6': `${AI}/analysis/rubric/rubric.spec.ts: quotes the founder’s own words as evidence`,
  'SCORE-7': `${AI}/analysis/rubric/rubric.spec.ts: gives the same startup the same result`,
  'SCORE-8': `${AI}/analysis/rubric/rubric.spec.ts: does not assess what was not asked`,
  'SCORE-10': `${AI}/analysis/rubric/fairness.spec.ts: what earns nothing`,
  'SCORE-11': `${AI}/analysis/rubric/rubric.spec.ts: tells a strong case from a weak one`,
  'SCORE-13': `${AI}/analysis/openai/merge.spec.ts: rise within the bands that the product states`,
  'SCORE-14': `${AI}/analysis/openai/merge.spec.ts: stay where the quote %s`,
  'SCORE-15': `${AI}/analysis/openai/openai-analyst.spec.ts: fences the founder’s text as data`,
  'SCORE-16': `${AI}/analysis/openai/jobs-over-http.int-spec.ts: stays within the bounds when the answer is %s`,
  'SCORE-17': `${AI}/analysis/rubric/rubric.spec.ts: puts the highest gain first within each horizon`,
  'SCORE-20': `${AI}/analysis/rubric/rubric.spec.ts: has 6 to 12 tasks over 7, 30 and 90 days`,
  'CHAT-1': `${AI}/chat/chat.int-spec.ts: opens with a greeting and asks the first question`,
  'CHAT-2': `${AI}/chat/chat.int-spec.ts: is not there for another user`,
  'CHAT-3': `${AI}/chat/chat.int-spec.ts: ends 24 hours after its beginning; survives a restart`,
  'CHAT-4': `${AI}/chat/chat.int-spec.ts: leads to a valid body of POST /startups; interviews an investor`,
  'CHAT-5': `${AI}/chat/chat.int-spec.ts: refuses a blank message`,
  'CHAT-6': `${AI}/chat/chat.int-spec.ts: leads to a valid body of POST /startups, and still takes a correction`,
  'CHAT-7': `${AI}/chat/chat.int-spec.ts: is led by the model where there is one, which completes nothing`,
  'MATCH-6': `${MATCHING}/ranking.spec.ts: groups every reason of both sides exactly once`,
  'MATCH-7': `${MATCHING}/meaning.spec.ts: takes %j for one`,
  'MATCH-8': `${MATCHING}/ranking.spec.ts: takes %s that is missing as neutral`,
  'MATCH-9': `${MATCHING}/ranking.spec.ts: adds up by hand; gives a pair the same score whichever side asks`,
  'MATCH-10': `${MATCHING}/ranking.spec.ts: counts an ask inside the check size fully, near it half`,
};

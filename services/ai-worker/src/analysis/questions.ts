import { type AnalysisQuestion, dollars, figure as count } from '@proofround/contracts';

import type { Claims } from '../claims/claims.js';
import type { Figure } from '../claims/figures.js';

const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * Questions that offer a figure of the text for a blank field, to accept with one tap. A blank
 * number field arrives as 0, so an entered 0 is asked about too.
 */
export function questionsOf({ facts, inText }: Claims): AnalysisQuestion[] {
  const ask = (
    field: AnalysisQuestion['field'],
    blank: boolean,
    figure: Figure | null,
    text: (value: number) => string,
  ) =>
    blank && figure?.statement
      ? [
          {
            field,
            value: rounded(figure.value),
            quote: figure.statement.quote,
            text: text(rounded(figure.value)),
          },
        ]
      : [];
  return [
    ...ask(
      'user_count',
      facts.user_count === 0,
      inText.users,
      (value) => `You write of ${count(value)} users or customers. Are those your users?`,
    ),
    ...ask(
      'monthly_revenue',
      facts.monthly_revenue === 0,
      inText.revenue,
      (value) => `You write of ${dollars(value)} a month. Is that your monthly revenue?`,
    ),
    ...ask(
      'funding_ask',
      facts.funding_ask === null,
      inText.ask,
      (value) => `You write of ${dollars(value)}. Is that what you want to raise?`,
    ),
  ];
}

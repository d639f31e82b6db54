import { type HoldReason, type NamedRisk, SCREENING_CAPS } from '@proofround/contracts';

import { StatedNumbers } from '../../model/numbers.js';
import { isFit, tidy } from '../../model/wording.js';
import type { AnalystInput } from '../analyst.js';
import { revalued, type Scored } from '../rubric/ledger.js';
import type { AnalysisAnswer } from './answer.js';
import { quoted } from './quotes.js';

/** The code of the model's risks and holds; clearing it clears all of the model's holds for a startup. */
const MODEL_CODE = 'model';
const MAX_RISKS = 5;
const MAX_REASONS = 3;

/** The text of a hold when the model's own is not fit to be shown. */
const DEFAULT_TEXTS: Readonly<Record<AnalysisAnswer['hold'][number]['code'], string>> = {
  unlawful: 'What this describes may be against the law, so a person has to look at it first.',
  harmful: 'What this describes may harm people, so a person has to look at it first.',
  deceptive: 'What this promises may deceive people, so a person has to look at it first.',
};

const fit = (text: string, longest: number, facts: AnalystInput['facts']): boolean =>
  isFit(text, { longest, numbers: new StatedNumbers(facts) });

/** The rubric's risks, then the model's that quote the founder and can be shown. */
export function risksWith(
  { facts }: AnalystInput,
  answer: AnalysisAnswer,
  own: readonly NamedRisk[] = [],
): NamedRisk[] {
  const titles = new Set(own.map(({ title }) => title.toLowerCase()));
  const quotes = new Set(own.map(({ quote }) => quote));
  const added: NamedRisk[] = [];
  for (const { field, quote: given, ...texts } of answer.risks) {
    const title = tidy(texts.title);
    const question = tidy(texts.question);
    const quote = quoted(facts, field, given);
    if (quote === null || !fit(title, 100, facts) || !fit(question, 300, facts)) continue;
    if (titles.has(title.toLowerCase()) || quotes.has(quote) || added.length === MAX_RISKS) continue;
    titles.add(title.toLowerCase());
    added.push({ code: MODEL_CODE, title, question, quote });
  }
  return [...own, ...added];
}

/** The model's reasons for a review, each with the founder's own words. */
export function reasonsWith({ facts, cleared }: AnalystInput, answer: AnalysisAnswer): HoldReason[] {
  if (cleared?.includes(MODEL_CODE)) return [];
  const reasons: HoldReason[] = [];
  for (const { code, text, field, quote: given } of answer.hold) {
    const quote = quoted(facts, field, given);
    if (quote === null || reasons.some((reason) => reason.quote === quote)) continue;
    const shown = tidy(text);
    reasons.push({ code: MODEL_CODE, text: fit(shown, 300, facts) ? shown : DEFAULT_TEXTS[code], quote });
  }
  return reasons.slice(0, MAX_REASONS);
}

/** Adds the cap of a hold when there are reasons, so that score and texts include it. */
export function capped(scored: Scored, reasons: readonly HoldReason[]): Scored {
  const { caps } = scored.found;
  if (reasons.length === 0 || caps.some(({ factor }) => factor === SCREENING_CAPS.held.factor)) return scored;
  const found = { ...scored.found, caps: [...caps, SCREENING_CAPS.held] };
  return revalued({ ...scored, found }, new Map());
}

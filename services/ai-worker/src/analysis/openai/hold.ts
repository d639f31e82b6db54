import type { HoldReason, NamedRisk } from '@proofround/contracts';

import { StatedNumbers } from '../../model/numbers.js';
import { isFit, tidy } from '../../model/wording.js';
import type { AnalystInput } from '../analyst.js';
import { revalued, type Scored } from '../rubric/ledger.js';
import type { AnalysisAnswer } from './answer.js';
import { quoted } from './quotes.js';

/** The code of whatever the model asks for; an admin who clears it clears it for this startup. */
export const MODEL_CODE = 'model';
/** A startup that is held scores no more than this. */
const HELD_AT = 20;
const HELD = 'Held for review';
const MOST_RISKS = 5;
const MOST_REASONS = 3;

/** What a hold says where the model's own words are not fit to be shown. */
const SAID: Readonly<Record<AnalysisAnswer['hold'][number]['code'], string>> = {
  unlawful: 'What this describes may be against the law, so a person has to look at it first.',
  harmful: 'What this describes may harm people, so a person has to look at it first.',
  deceptive: 'What this promises may deceive people, so a person has to look at it first.',
};

const fit = (text: string, longest: number, facts: AnalystInput['facts']): boolean =>
  isFit(text, { longest, numbers: new StatedNumbers(facts) });

/** The model's risks that quote the founder and can be shown, behind the rubric's own. */
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
    if (titles.has(title.toLowerCase()) || quotes.has(quote) || added.length === MOST_RISKS) continue;
    titles.add(title.toLowerCase());
    added.push({ code: MODEL_CODE, title, question, quote });
  }
  return [...own, ...added];
}

/** Why the model asks that a person looks first; only with the founder's own words for it. */
export function reasonsWith({ facts, cleared }: AnalystInput, answer: AnalysisAnswer): HoldReason[] {
  if (cleared?.includes(MODEL_CODE)) return [];
  const reasons: HoldReason[] = [];
  for (const { code, text, field, quote: given } of answer.hold) {
    const quote = quoted(facts, field, given);
    if (quote === null || reasons.some((reason) => reason.quote === quote)) continue;
    const shown = tidy(text);
    reasons.push({ code: MODEL_CODE, text: fit(shown, 300, facts) ? shown : SAID[code], quote });
  }
  return reasons.slice(0, MOST_REASONS);
}

/** The same, held where there are reasons: by one more cap, so that every sum and sentence knows of it. */
export function capped(scored: Scored, reasons: readonly HoldReason[]): Scored {
  const { caps } = scored.found;
  if (reasons.length === 0 || caps.some(({ factor }) => factor === HELD)) return scored;
  const found = { ...scored.found, caps: [...caps, { factor: HELD, at: HELD_AT }] };
  return revalued({ ...scored, found }, new Map());
}

import { Inject, Injectable } from '@nestjs/common';
import {
  type MatchableInvestor,
  type MatchableStartup,
  type RankedPair,
  type ReasonGroups,
  type ReasonKind,
  reasonKind,
} from '@proofround/contracts';
import { z } from 'zod';

import { PROMPT_VERSION, SYSTEM, userMessage } from './match-reasons-prompt.v2.js';
import { Model, ModelUnavailable } from './model.js';
import { StatedNumbers } from './numbers.js';
import { isFit, tidy } from './wording.js';

/** A pair ranked by the rules, with the profiles of both sides. */
export interface MatchCase {
  readonly pair: RankedPair;
  readonly startup: MatchableStartup;
  readonly investor: MatchableInvestor;
}

/** The number of best pairs in one question; the others keep the rules' words. */
const MAX_PAIRS = 10;
/** POST /match waits 60 s for everything, ranking and transport included. */
const TIMEOUT_MS = 25_000;
const MAX_LENGTH = 240;
/** The characters of each text that the model gets. */
const EXCERPT = 500;

const wording = z.strictObject({ reason: z.number().int().min(1).max(12), text: z.string().min(1).max(500) });
export const matchReasonsAnswer = z.strictObject({
  pairs: z
    .array(
      z.strictObject({
        pair: z.number().int().min(1).max(MAX_PAIRS),
        startup_reasons: z.array(wording).max(12),
        investor_reasons: z.array(wording).max(12),
      }),
    )
    .max(MAX_PAIRS),
});
export type MatchReasonsAnswer = z.output<typeof matchReasonsAnswer>;

const UNKNOWN =
  /\b(?:not (?:been )?(?:stated|known|said|given|named)|unknown|ha(?:ve|s) not (?:stated|said)|cannot be compared)\b|^no .* stated\b/i;
const MISMATCH =
  /\b(?:(?:does|do|is|are) not\b|doesn['’]t|don['’]t|isn['’]t|aren['’]t|outside|mismatch|not among|other things|below|above|earlier|later|prefers?|rather)\b/i;
const NEAR =
  /\b(?:near|close to|just (?:under|over)|a little|partly|half|neither|shares a word|as far as|but)\b/i;
/** Phrases that deny a mismatch while naming it. */
const TALKED_AWAY =
  /\b(?:ideal\w*|great|excellent|perfect\w*|fits? well|no problem|(?:is|are|does|do) not (?:a problem|an issue|matter)|not true|still fits?|fits? anyway|nevertheless)\b/i;

/** Whether the model's text has the same kind as the rule's and is no stronger. */
function stillSays(kind: ReasonKind, rule: string, text: string): boolean {
  if (NEAR.test(rule) && !NEAR.test(text)) return false;
  switch (kind) {
    case 'fits':
      return !UNKNOWN.test(text) && (NEAR.test(rule) || !(MISMATCH.test(text) || NEAR.test(text)));
    case 'does_not_fit':
      return (MISMATCH.test(text) || NEAR.test(text)) && !UNKNOWN.test(text) && !TALKED_AWAY.test(text);
    case 'not_known':
      return UNKNOWN.test(text) && !TALKED_AWAY.test(text);
  }
}

const KINDS = reasonKind.options;

/**
 * The reasons of one side: each of the rules' exactly once, in the model's order, and in its words
 * when these are fit and keep the kind. A reason without a kind, or that quotes an investor, keeps
 * the rules' words, so that no mismatch can be denied.
 */
function reasonsOf(
  rules: readonly string[],
  groups: ReasonGroups | undefined,
  answered: readonly z.output<typeof wording>[],
  facts: readonly unknown[],
): { reasons: string[]; groups: ReasonGroups | undefined } {
  const result: { rule: string; shown: string }[] = [];
  const remaining = new Map(rules.map((rule, index) => [index + 1, rule]));
  for (const { reason, text } of answered) {
    const rule = remaining.get(reason);
    if (rule === undefined) continue;
    remaining.delete(reason);
    const shown = tidy(text);
    const kind = KINDS.find((name) => groups?.[name].includes(rule));
    const fits =
      kind !== undefined &&
      !rule.includes('“') &&
      stillSays(kind, rule, shown) &&
      isFit(shown, { longest: MAX_LENGTH, numbers: new StatedNumbers(rule, ...facts) });
    result.push({ rule, shown: fits ? shown : rule });
  }
  result.push(...[...remaining.values()].map((rule) => ({ rule, shown: rule })));
  const group = (kind: ReasonKind) =>
    result.filter(({ rule }) => groups?.[kind].includes(rule)).map(({ shown }) => shown);
  return {
    reasons: result.map(({ shown }) => shown),
    groups: groups && {
      fits: group('fits'),
      does_not_fit: group('does_not_fit'),
      not_known: group('not_known'),
    },
  };
}

/** Merges the model's words into the ranked pairs. Scores and order stay the rules' (MATCH-9). Pure. */
export function mergeReasons(cases: readonly MatchCase[], answer: MatchReasonsAnswer): RankedPair[] {
  const answers = new Map(answer.pairs.map((answered) => [answered.pair, answered]));
  return cases.map(({ pair, startup, investor }, index) => {
    const found = answers.get(index + 1);
    if (!found) return pair;
    const facts = [excerptOfStartup(startup), excerptOfInvestor(investor)];
    const mine = reasonsOf(pair.startup_reasons, pair.startup_groups, found.startup_reasons, facts);
    const theirs = reasonsOf(pair.investor_reasons, pair.investor_groups, found.investor_reasons, facts);
    return {
      ...pair,
      startup_reasons: mine.reasons,
      startup_groups: mine.groups,
      investor_reasons: theirs.reasons,
      investor_groups: theirs.groups,
    };
  });
}

const cut = (text: string | null) => (text === null ? null : text.slice(0, EXCERPT));

function excerptOfStartup(startup: MatchableStartup) {
  const { idea_title, idea_description, sector, stage, problem_statement, target_market } = startup;
  const { user_count, monthly_revenue, funding_ask, location } = startup;
  const texts = {
    description: cut(idea_description),
    problem: cut(problem_statement),
    market: cut(target_market),
  };
  return { idea_title, sector, stage, ...texts, user_count, monthly_revenue, funding_ask, location };
}

function excerptOfInvestor(investor: MatchableInvestor) {
  const { budget, investment_sectors, check_size_min, check_size_max, geography_preference } = investor;
  const { preferred_stages, investment_thesis, current_companies } = investor;
  const texts = { thesis: cut(investment_thesis), companies: cut(current_companies) };
  return {
    budget,
    investment_sectors,
    check_size_min,
    check_size_max,
    geography_preference,
    preferred_stages,
    ...texts,
  };
}

const numbered = (reasons: readonly string[]) => reasons.map((text, index) => ({ reason: index + 1, text }));

/** Words match reasons with the model (MATCH-6). */
@Injectable()
export class MatchReasons {
  constructor(@Inject(Model) private readonly model: Model) {}

  /**
   * The pairs, best first, in the model's words; unchanged without a usable answer.
   * @param userId the user who asked for the matches, whose model budget is used.
   * @param cases best first.
   */
  async word(userId: string, cases: readonly MatchCase[]): Promise<RankedPair[]> {
    const pairs = cases.map(({ pair }) => pair);
    if (!this.model.configured || cases.length === 0) return pairs;
    const asked = cases.slice(0, MAX_PAIRS).map(({ pair, startup, investor }, index) => ({
      pair: index + 1,
      startup: excerptOfStartup(startup),
      investor: excerptOfInvestor(investor),
      startup_reasons: numbered(pair.startup_reasons),
      investor_reasons: numbered(pair.investor_reasons),
    }));
    try {
      const { value } = await this.model.ask({
        name: 'match-reasons',
        promptVersion: PROMPT_VERSION,
        system: SYSTEM,
        messages: [{ role: 'user', content: userMessage(asked) }],
        identity: JSON.stringify(asked),
        answer: matchReasonsAnswer,
        userId,
        timeoutMs: TIMEOUT_MS,
        cached: true,
      });
      return mergeReasons(cases, value);
    } catch (error) {
      if (error instanceof ModelUnavailable) return pairs;
      throw error;
    }
  }
}

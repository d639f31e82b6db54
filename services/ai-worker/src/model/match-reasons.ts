import type { MatchableInvestor, MatchableStartup, RankedPair } from '@proofround/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

import { Model, ModelUnavailable } from './model.js';
import { StatedNumbers } from './numbers.js';
import { PROMPT_VERSION, SYSTEM, userMessage } from './prompts/match-reasons.v1.js';
import { isFit, tidy } from './wording.js';

/** A pair as the rules ranked it, with what both sides stated. */
export interface MatchCase {
  readonly pair: RankedPair;
  readonly startup: MatchableStartup;
  readonly investor: MatchableInvestor;
}

/** How far the model may move a match from its rank score, in points. */
export const MATCH_BAND = 10;
/** The best pairs, in one question; the others keep the words of the rules. */
const MOST_PAIRS = 10;
/** POST /match waits for 60 s, the ranking and the way there and back included. */
const TIMEOUT_MS = 25_000;
const LONGEST = 240;
/** Enough of a founder's or investor's text to know what it is about. */
const EXCERPT = 500;

const wording = z.strictObject({ reason: z.number().int().min(1).max(12), text: z.string().min(1).max(500) });
export const matchReasonsAnswer = z.strictObject({
  pairs: z
    .array(
      z.strictObject({
        pair: z.number().int().min(1).max(MOST_PAIRS),
        score: z.number().min(0).max(100),
        startup_reasons: z.array(wording).max(12),
        investor_reasons: z.array(wording).max(12),
      }),
    )
    .max(MOST_PAIRS),
});
export type MatchReasonsAnswer = z.output<typeof matchReasonsAnswer>;

type Kind = 'fit' | 'near' | 'mismatch' | 'unknown';

const UNKNOWN =
  /\b(?:not (?:been )?(?:stated|known|said|given|named)|unknown|ha(?:ve|s) not (?:stated|said)|cannot be compared)\b|^no .* stated\b/i;
const MISMATCH =
  /\b(?:(?:does|do|is|are) not\b|doesn['’]t|don['’]t|isn['’]t|aren['’]t|outside|mismatch|not among|other things|below|above|earlier|later|prefers?)\b/i;
const NEAR = /\b(?:near|close to|just (?:under|over)|partly|half)\b/i;
/** What only a reason that fits begins and ends with; a mere "invests in" says nothing yet. */
const FIT =
  /^(?:invests in [^,]+, (?:your sector|where you are)|invests (?:in any sector|anywhere)|(?:your|their) ask of \S+ is within\b.*|asks for \S+, within your check size.*|invests at your stage \(\w+\)|at a stage you prefer \(\w+\)(?:, with .*)?|.* is among your sectors(?: \(.*\))?|touches your .*|their .* and your idea share .*|their thesis speaks of .*|based in .*, where you invest)$/i;
/** Talks a mismatch away while naming it. */
const TALKED_AWAY =
  /\b(?:ideal\w*|great|excellent|perfect\w*|fits? well|no problem|(?:is|are|does|do) not (?:a problem|an issue|matter)|not true|still fits?|fits? anyway|nevertheless)\b/i;

/**
 * What a reason of the rules says, as far as its words show beyond doubt; undefined where they
 * say two things or something that is not recognised.
 */
export function kindOf(rule: string): Kind | undefined {
  if (/\b(?:but|though|neither|already)\b/i.test(rule)) return undefined;
  if (UNKNOWN.test(rule)) return 'unknown';
  if (FIT.test(rule) && !/other things/i.test(rule)) return 'fit';
  if (MISMATCH.test(rule)) return 'mismatch';
  return NEAR.test(rule) ? 'near' : undefined;
}

/** Whether the model's words still say that kind of thing. */
function stillSays(kind: Kind, text: string): boolean {
  switch (kind) {
    case 'fit':
      return !UNKNOWN.test(text) && !MISMATCH.test(text) && !NEAR.test(text);
    case 'near':
      return NEAR.test(text) && !UNKNOWN.test(text) && !TALKED_AWAY.test(text);
    case 'mismatch':
      return MISMATCH.test(text) && !UNKNOWN.test(text) && !TALKED_AWAY.test(text);
    case 'unknown':
      return UNKNOWN.test(text) && !TALKED_AWAY.test(text);
  }
}

/**
 * The reasons of one side: each of the rules' exactly once, in the model's order and, where its
 * words are fit and still say the same kind of thing, in its words. A reason whose kind is not
 * recognised keeps its own words, so that no mismatch can be talked away.
 */
function reasonsOf(
  rules: readonly string[],
  answered: readonly z.output<typeof wording>[],
  facts: readonly unknown[],
): string[] {
  const order: string[] = [];
  const left = new Map(rules.map((rule, index) => [index + 1, rule]));
  for (const { reason, text } of answered) {
    const rule = left.get(reason);
    if (rule === undefined) continue;
    left.delete(reason);
    const shown = tidy(text);
    const kind = kindOf(rule);
    const fits =
      kind !== undefined &&
      stillSays(kind, shown) &&
      isFit(shown, { longest: LONGEST, numbers: new StatedNumbers(rule, ...facts) });
    order.push(fits ? shown : rule);
  }
  return [...order, ...left.values()];
}

/**
 * Puts the model's words into the ranked pairs; the scores stay within MATCH_BAND of the rank
 * score. Pure; best first again.
 */
export function mergeReasons(cases: readonly MatchCase[], answer: MatchReasonsAnswer): RankedPair[] {
  const answers = new Map(answer.pairs.map((one) => [one.pair, one]));
  return cases
    .map(({ pair, startup, investor }, index) => {
      const found = answers.get(index + 1);
      if (!found) return pair;
      const low = Math.max(0, pair.match_score - MATCH_BAND);
      const high = Math.min(100, pair.match_score + MATCH_BAND);
      const facts = [excerptOfStartup(startup), excerptOfInvestor(investor)];
      return {
        ...pair,
        match_score: Math.min(high, Math.max(low, Math.round(found.score))),
        startup_reasons: reasonsOf(pair.startup_reasons, found.startup_reasons, facts),
        investor_reasons: reasonsOf(pair.investor_reasons, found.investor_reasons, facts),
      };
    })
    .toSorted((a, b) => b.match_score - a.match_score);
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

/** Words match reasons through the model (decisions, section 7); the rules' words without one. */
@Injectable()
export class MatchReasons {
  constructor(@Inject(Model) private readonly model: Model) {}

  /**
   * The pairs, best first, with better words and scores within the band; as they were given where
   * the model has no usable answer. Never throws for the model's sake.
   * @param userId whose budget it counts against: who asked for the matches.
   * @param cases best first, as the rules ranked them.
   */
  async word(userId: string, cases: readonly MatchCase[], signal?: AbortSignal): Promise<RankedPair[]> {
    const pairs = cases.map(({ pair }) => pair);
    if (!this.model.configured || cases.length === 0) return pairs;
    const asked = cases.slice(0, MOST_PAIRS).map(({ pair, startup, investor }, index) => ({
      pair: index + 1,
      rank_score: pair.match_score,
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
        ...(signal ? { signal } : {}),
      });
      return mergeReasons(cases, value);
    } catch (error) {
      if (error instanceof ModelUnavailable) return pairs;
      throw error;
    }
  }
}

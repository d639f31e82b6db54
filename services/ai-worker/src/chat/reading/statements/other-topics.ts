import { isForeign } from '@proofround/text/languages/foreign.js';
import { wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';

import { slotOf } from '../../slots/profile.js';
import { value } from '../../slots/slot.js';
import { str } from '../../slots/text-slot.js';
import { actOf } from '../acts/read.js';
import type { FieldClaim, Situation } from '../claim.js';
import type { Span } from '../clauses/around.js';
import { isAside } from '../clauses/informative.js';
import { highestConfidence } from '../clauses/kinds.js';
import { moneyFacts } from '../facts/money.js';
import type { NameRead } from '../names/read.js';
import { isReport } from './reported.js';

/** The founder's text fields with the kinds of sentences that belong there, whatever the question was. */
const FIELDS: readonly (readonly [slot: string, kinds: readonly string[]])[] = [
  ['problem_statement', ['problem', 'problem_cost']],
  ['solution_statement', ['mechanism', 'solution']],
  ['target_market', ['customer', 'market_count']],
  ['competitive_advantage', ['alternatives', 'no_rivals', 'edge']],
  ['team_background', ['team_role', 'team_experience']],
  ['funding_usage', ['funding_use']],
];

/** The kinds of sentences that may answer the question for a text field. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  idea_title: ['solution', 'mechanism', 'customer', 'problem', 'problem_cost', 'outcome'],
  idea_description: ['solution', 'mechanism', 'customer', 'problem', 'problem_cost', 'outcome'],
  // The classifier often takes a short problem ("No way to check a batch") for a way of working.
  problem_statement: [
    'problem',
    'problem_cost',
    'customer',
    'alternatives',
    'price',
    'outcome',
    'market_count',
    'solution',
    'mechanism',
  ],
  solution_statement: ['solution', 'mechanism', 'outcome', 'customer', 'problem', 'product_state', 'price'],
  target_market: [
    'customer',
    'everyone',
    'market_count',
    'market_share_guess',
    'customer_contact',
    'users',
    'price',
  ],
  competitive_advantage: [
    'alternatives',
    'no_rivals',
    'edge',
    'solution',
    'mechanism',
    'outcome',
    'price',
    'approval',
    'problem',
  ],
  team_background: ['team_role', 'team_experience', 'team_gap'],
  funding_usage: ['funding_use', 'milestone', 'planned'],
};

/** From this confidence on, a sentence belongs to a field. */
const SURE = 0.6;
/** The same for a sentence that can be read as the answer, which most sentences of a message are. */
const SURE_BESIDE_ANSWER = 0.85;
/** Below this confidence in all kinds that may answer the question, a sentence does not answer it. */
const UNLIKELY = 0.15;
/** Fewer words say too little to leave the field's own question out. */
const MIN_WORDS = 5;

interface OtherTopics {
  readonly claims: FieldClaim[];
  /** The sentences that belong to other fields, and so do not answer the question. */
  readonly spans: readonly Span[];
}

/** The confidence from which on a sentence belongs to another field than the one that was asked for. */
function leastConfidence(sentence: string, { asked, context }: Situation): number {
  const mayAnswer = asked !== null && (asked.text || asked.read(sentence, context).kind === 'value');
  return mayAnswer ? SURE_BESIDE_ANSWER : SURE;
}

/** The other field that a sentence belongs to; null if this is not sure. */
function otherFieldOf(sentence: string, situation: Situation): string | null {
  const answers = ANSWERS[situation.asked?.name ?? ''];
  if (answers && highestConfidence(sentence, answers) >= UNLIKELY) return null;
  const [best] = FIELDS.map(([slot, kinds]) => ({
    slot,
    confidence: highestConfidence(sentence, kinds),
  })).sort((a, b) => b.confidence - a.confidence);
  return best !== undefined && best.confidence >= leastConfidence(sentence, situation) ? best.slot : null;
}

/** The speakers' own uncertainty goes on with the sentence before it: "We don't know how many, about 300". */
const IS_UNSURE =
  /^\s*(?:(?:but|and|though)\s+)?(?:we|i)(?: (?:do|can)(?:n['’]t|not| not)| really don['’]t) (?:know|tell|say)\b/iu;

const mayBelongElsewhere = (sentence: string, named: NameRead | null): boolean =>
  wordCount(sentence) >= MIN_WORDS &&
  !sentence.trim().endsWith('?') &&
  (named === null || !sentence.includes(named.name)) &&
  !isForeign(sentence) &&
  actOf(sentence) === null &&
  !isReport(sentence) &&
  !IS_UNSURE.test(sentence) &&
  !isAside(sentence);

/**
 * The sentences of a founder's message that belong to other text fields than the one that was asked for.
 * Each fills its field if nothing is known for it. The sentence with the startup's name stays in the
 * description.
 */
export function otherTopicsIn(text: string, named: NameRead | null, situation: Situation): OtherTopics {
  const { profile, phase, known, asked } = situation;
  const spans: Span[] = [];
  const said = new Map<string, Span & { readonly text: string }>();
  if (profile !== 'startup' || phase === 'complete') return { claims: [], spans };
  for (const { text: sentence, start, end } of sentenceSpans(text)) {
    const field = mayBelongElsewhere(sentence, named) ? otherFieldOf(sentence, situation) : null;
    if (field === null || field === asked?.name) continue;
    const isKnown = known[field] !== undefined;
    // The words are the person's, so they stay in a text; they are no sector and no figure.
    if (isKnown && asked?.text !== false) continue;
    spans.push({ start, end });
    if (isKnown) continue;
    const before = said.get(field);
    said.set(field, { text: `${before?.text ?? ''} ${sentence.trim()}`, start: before?.start ?? start, end });
  }
  return { claims: [...said].flatMap(([slot, span]) => claimOf(slot, span, situation)), spans };
}

const namesAsk = (text: string): boolean =>
  moneyFacts(text, { onlyAboutOneself: true, title: null }).facts.some((fact) => fact.slot === 'funding_ask');

function claimOf(
  slot: string,
  { text, start, end }: Span & { readonly text: string },
  { profile, context }: Situation,
): FieldClaim[] {
  // "We look for $600,000" names the sum; what it is for is read beside it.
  if (slot === 'funding_usage' && namesAsk(text)) return [];
  const answer = slotOf(profile, slot)?.read(text.trim(), context);
  return answer?.kind === 'value' ? [{ slot, answer, manner: 'volunteered', start, end }] : [];
}

/** Adds what other sentences say about a field to what the message states for it. */
export function withOtherTopics(stated: readonly FieldClaim[], topics: readonly FieldClaim[]): FieldClaim[] {
  const added = new Set<FieldClaim>();
  const joined = stated.map((claim) => {
    const more = topics.find(({ slot, start }) => slot === claim.slot && start >= claim.end);
    if (!more || claim.answer.kind !== 'value' || more.answer.kind !== 'value') return claim;
    added.add(more);
    return { ...claim, answer: value(`${str(claim.answer.value)} ${str(more.answer.value)}`) };
  });
  const statedSlots = new Set(stated.map(({ slot }) => slot));
  return [...joined, ...topics.filter((topic) => !added.has(topic) && !statedSlots.has(topic.slot))];
}

import type { UserType } from '@proofround/contracts';
import { wordSet } from '@proofround/text/word-set.js';
import { trimEnds, wordCount } from '@proofround/text/words/prose.js';
import { sentenceSpans } from '@proofround/text/words/sentences.js';

import { profileOf } from '../../slots/profile.js';
import { cueIn } from './cues.js';

/** A sentence that names a field and sets, clears or rejects its value. */
export interface FieldStatement {
  readonly kind: 'set' | 'clear' | 'wrong';
  readonly slot: string;
  /** The new value, as written. */
  readonly text: string;
  /** Whether it may replace a known value: "change the …", "actually, the … is". */
  readonly explicit: boolean;
  /** Whether it is written as a label: "Stage: MVP". */
  readonly label: boolean;
  readonly start: number;
  readonly end: number;
}

const LEAD = String.raw`^(?:[\s,•*–-]|\d{1,2}[.)]\s)*(?<lead>(?:(?:(?:no|nope)(?=\s*(?:[,.!:—-]|$)|\s+(?:the|my|our|its|your|please|change|make|set)\b)|actually|sorry|wait|oops|oh|hm+|please|pls|can you|could you|can we|could we|also|and|but|then|so|ok(?:ay)?|yes|yeah|almost|looks good|i(?:'d| would) like to|i(?:'d| would) like you to|i (?:want|need|have) to|let's|let us|btw|by the way|correction|one (?:thing|change|correction)|just)[\s,.!:—-]+)*)(?:(?:the|my|our|its|a|an|your)\s+)?`;
const ONLY_LEAD = new RegExp(`${LEAD}$`, 'isu');
const CHANGE = '(?:change|set|update|make|switch|correct|edit|fix|replace|modify|adjust|rename)';
const CORRECTS = /\b(?:no|nope|actually|sorry|wait|oops|correction|but|change|almost)\b/i;
const WRONG = String.raw`(?:is|are|looks?|seems?|was)\s+(?:wrong|incorrect|not (?:right|correct|quite right)|off|outdated|a mistake|false)`;
const SHOULD = String.raw`(?:it|that|this)?\s*(?:(?:should|must|ought to|has to|needs to)\s+(?:be|read|say)|(?:it|that)(?:'s| is)|make (?:it|that))`;

interface Patterns {
  /** Names and aliases by field. */
  readonly fields: readonly (readonly [slot: string, name: RegExp])[];
  readonly labels: readonly (readonly [slot: string, name: RegExp])[];
  readonly set: readonly RegExp[];
  readonly label: RegExp;
  readonly clear: RegExp;
  readonly wrong: RegExp;
  readonly bare: RegExp;
  readonly split: RegExp;
}

function patternsOf(type: UserType): Patterns {
  const { slots } = profileOf(type);
  const names = slots.map(({ aliases }) => aliases).join('|');
  const labels = slots.flatMap(({ labels: own }) => (own === undefined ? [] : [own])).join('|');
  const article = String.raw`(?:(?:the|my|our|its|a|an)\s+)?`;
  const field = `(?<field>${names})`;
  const make = (source: string) => new RegExp(source, 'isu');
  return {
    fields: slots.map(({ name, aliases }) => [name, make(`^(?:${aliases})$`)] as const),
    labels: slots.flatMap(({ name, labels: own }) =>
      own === undefined ? [] : [[name, make(`^(?:${own})$`)] as const],
    ),
    set: [
      make(
        `${LEAD}${field}\\s+${WRONG}\\s*[,;.!–—-]*\\s*(?:and\\s+|but\\s+)?(?<fix>${SHOULD})\\s+(?<what>\\S.*)$`,
      ),
      make(
        `${LEAD}(?:${CHANGE}|add|put|include|enter|note)\\s+${article}${field}\\s*(?:from\\s.{1,80}?\\s)?(?:down\\s)?(?<fix>to|as|with|=|:|into|should be|is|at|of)\\s*(?<what>\\S.*)$`,
      ),
      make(`${LEAD}(?<fix>make|put)\\s+${article}${field}\\s+(?<what>(?!to\\b|as\\b)\\S.*)$`),
      make(
        `${LEAD}${field}(?:'s)?(?:\\s+(?<verb>is|are|was|were|should be|should read|should say|must be|ought to be|has to be|would be|to)\\s+|\\s*(?<sign>[:=])\\s*|\\s+(?<dash>[-–—])\\s+)(?<how>(?:actually|really|now|in fact|rather)\\s+)*(?<what>\\S.*)$`,
      ),
    ],
    label: make(`${LEAD}(?<field>${labels})\\s*[:=]\\s*(?<what>\\S.*)$`),
    clear: make(
      `${LEAD}(?:remove|delete|clear|drop|forget|leave out|take out|erase|omit|scrap|get rid of|unset)\\s+${article}${field}\\s*(?:again|please|entirely)?\\s*(?:[,;–—-]\\s*\\D{3,})?[.!]*\\s*$`,
    ),
    wrong: make(
      `${LEAD}(?:(?:${CHANGE}|redo|go back to|back to|add)\\s+${article}${field}\\s*(?:please|again)?|wrong\\s+(?<field2>${names})|(?<field3>${names})\\s+${WRONG})\\s*[.!]*\\s*$`,
    ),
    bare: make(`${LEAD}${field}\\s+(?<what>(?!(?:is|are|to|and|or|but|for|of|in)\\b)\\S.*)$`),
    split: new RegExp(
      String.raw`(?:\s*[,;]\s*(?:and\s+)?|\s+and\s+)(?=(?:${CHANGE}\s+|set\s+)?(?:(?:the|my|our)\s+)?(?:${names})\s*(?:\s(?:to|is|are|should be)\s|[:=]))`,
      'giu',
    ),
  };
}
const PATTERNS: Readonly<Record<UserType, Patterns>> = {
  startup: patternsOf('startup'),
  investor: patternsOf('investor'),
};

const MAX_SENTENCES = 60;

/** Fields with one figure, one choice or one link. */
const CLOSED = wordSet(
  'stage user_count monthly_revenue funding_ask product_url pitch_deck_url budget check_size_max portfolio_size',
);

/** The end of a figure or a choice. After a sum a number with a noun begins the next: "22k a month, 310 customers". */
const AFTER_FIGURE = /,\s+(?=\D)|;\s|\s+(?:and|but|with)\s+(?=\p{L})/u;
const AFTER_SUM =
  /,\s+(?=\D|\d[\d.,]*\s+\p{L}{4,})|;\s|\s+(?:and|but|with)\s+(?=\p{L})|\s+(?:and|from|with|by)\s+(?=\d[\d.,]*\s+\p{L}{4,})/u;
const SUMS: ReadonlySet<string> = new Set(['monthly_revenue', 'funding_ask', 'budget']);

interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Splits a text at sentences and where the next field begins: "sector to X and users to 40". */
function partsOf(text: string, type: UserType): Part[] {
  const sentences: Part[] = [];
  for (const span of sentenceSpans(text).slice(0, MAX_SENTENCES)) {
    const before = sentences.at(-1);
    const fixes = new RegExp(String.raw`^\s*${SHOULD}\s`, 'i').test(span.text);
    if (before && fixes && PATTERNS[type].wrong.test(before.text)) {
      sentences[sentences.length - 1] = {
        text: before.text + span.text,
        start: before.start,
        end: span.end,
      };
    } else sentences.push(span);
  }
  return sentences.flatMap((sentence) => {
    const parts: Part[] = [];
    let from = 0;
    for (const match of sentence.text.matchAll(PATTERNS[type].split)) {
      // "Actually, the stage is MVP" is one part.
      if (ONLY_LEAD.test(`${sentence.text.slice(from, match.index)} `)) continue;
      parts.push({
        text: sentence.text.slice(from, match.index),
        start: sentence.start + from,
        end: sentence.start + match.index,
      });
      from = match.index + match[0].length;
    }
    return [...parts, { text: sentence.text.slice(from), start: sentence.start + from, end: sentence.end }];
  });
}

type Options = { readonly bare: boolean; readonly changing: boolean };
type Named = Omit<FieldStatement, 'start' | 'end'>;

const slotNamed = (list: Patterns['fields'], name: string | undefined): string | undefined =>
  name === undefined ? undefined : list.find(([, field]) => field.test(name.trim()))?.[0];

function newValueIn(text: string, type: UserType, { bare, changing }: Options): Named | null {
  const patterns = PATTERNS[type];
  for (const pattern of patterns.set) {
    const { field, what, lead = '', fix, verb, sign, dash, how } = pattern.exec(text)?.groups ?? {};
    const slot = slotNamed(patterns.fields, field);
    if (slot === undefined || what === undefined || (verb === 'to' && !changing)) continue;
    const explicit =
      (fix ?? how) !== undefined || CORRECTS.test(lead) || /^to$|should|must|ought|has/i.test(verb ?? '');
    return { kind: 'set', slot, text: what, explicit, label: (sign ?? dash) !== undefined };
  }
  const labelled = patterns.label.exec(text)?.groups;
  const label = slotNamed(patterns.labels, labelled?.['field']);
  if (label !== undefined)
    return { kind: 'set', slot: label, text: labelled?.['what'] ?? '', explicit: false, label: true };
  return bare ? bareValueIn(text, type) : null;
}

/** "Stage mvp", without a verb or a colon. */
function bareValueIn(text: string, type: UserType): Named | null {
  if (wordCount(text) > 6) return null;
  const { field = '', what = '' } = PATTERNS[type].bare.exec(text)?.groups ?? {};
  const slot = slotNamed(PATTERNS[type].fields, field);
  const isText = profileOf(type).slots.some(({ name, text: free }) => name === slot && free);
  // "Space tech" is a sector; it does not set the sector to "tech".
  if (slot === undefined || isText || /^(?:space|field|place|use|vertical)$/i.test(field)) return null;
  return { kind: 'set', slot, text: what, explicit: true, label: true };
}

/** The statement of a part that names a field; null if it names none. */
function statementIn({ text, start, end }: Part, type: UserType, options: Options): FieldStatement | null {
  const patterns = PATTERNS[type];
  const cleared = slotNamed(patterns.fields, patterns.clear.exec(text)?.groups?.['field']);
  const at = { text: '', explicit: true, label: false, start, end };
  if (cleared !== undefined) return { kind: 'clear', slot: cleared, ...at };
  const wrong = patterns.wrong.exec(text)?.groups;
  const reopened = slotNamed(patterns.fields, wrong?.['field'] ?? wrong?.['field2'] ?? wrong?.['field3']);
  if (reopened !== undefined) return { kind: 'wrong', slot: reopened, ...at };
  const set = newValueIn(text, type, options);
  if (!set) return null;
  // A figure or a choice ends with its clause, because the next clause may be about something else.
  const pattern = SUMS.has(set.slot) ? AFTER_SUM : AFTER_FIGURE;
  const cut = CLOSED.has(set.slot) ? pattern.exec(set.text) : null;
  const short = cut && cut.index > 0 ? set.text.slice(0, cut.index) : set.text;
  return { ...set, text: trimTail(short), start, end: end - (set.text.length - short.length) };
}

/**
 * The statements of a message. With `bare`, "stage mvp" counts too. A field's name may be there by
 * chance, so the caller decides which statements to use.
 */
export function statementsIn(text: string, type: UserType, { bare }: { bare: boolean }): FieldStatement[] {
  const found: FieldStatement[] = [];
  for (const part of partsOf(text, type)) {
    const cue = cueIn(part.text.trim(), type);
    const statement = statementIn(part, type, { bare, changing: found.some(({ explicit }) => explicit) });
    // "Our customers are clinics" is about the market, although customers is also a name for users.
    if (statement && (!cue || statement.explicit || statement.label)) {
      found.push(statement);
      continue;
    }
    if (!cue) continue;
    // After a list of companies the sentence may still give their number.
    const names = cue.slot === 'current_companies';
    const start = names ? part.start + part.text.lastIndexOf(cue.what) : part.start;
    const end = names ? start + cue.what.length : part.end;
    found.push({
      kind: 'set',
      slot: cue.slot,
      text: cue.what.trim(),
      explicit: false,
      label: false,
      start,
      end,
    });
  }
  return found;
}

/** Drops polite words at the end: "HealthTech, please" → "HealthTech". */
const trimTail = (text: string): string =>
  text
    .replace(/(?<![\s,])[\s,]+(?:please|pls|thanks|thank you|instead|actually|sorry|not \S+)[.!]*$/i, '')
    .trim() || trimEnds(text);

import type { StartupFacts } from '@proofround/contracts';

import { SENTENCES, TEXT_FIELDS, type TextField, type Texts } from './fields.js';
import { languageOf, plain, type Language } from './language.js';
import { saidOnce } from './repetition.js';
import { keysOf, wordsOf } from './words-read.js';
import { figuresIn, maskNames } from './tokens.js';
import { ADDRESSES_SCORER, FUNCTION_WORDS, FUTURE, GENERIC, MARKETING } from './vocabulary.js';

/**
 * Reads what a founder wrote for what it says, not for how long or how grand it is. A sentence
 * counts once, when it is about this startup: not praise, not addressed to whoever scores, and
 * tied to something that another sentence says. Names count neither as words nor as signals.
 */

export interface Sentence {
  /** As the founder wrote it. */
  readonly raw: string;
  /** In lower case, without accents and names; what patterns are tried on. */
  readonly text: string;
  /** Distinct telling words, shortened. */
  readonly content: ReadonlySet<string>;
  /** Distinct figures: "6 hours", "$40", "94 %". */
  readonly figures: readonly string[];
  /** Speaks of plans. */
  readonly future: boolean;
}

/** What one field holds. */
export interface Reading {
  /** Says anything at all, be it two words. */
  readonly says: boolean;
  readonly sentences: readonly Sentence[];
  readonly content: ReadonlySet<string>;
  readonly figures: readonly string[];
  matches(pattern: RegExp): boolean;
  /** The first sentence on the pattern, with a figure beside it, that is no plan. */
  proof(pattern: RegExp): Sentence | undefined;
}

/** Everything a founder wrote, read. */
export interface Dossier {
  readonly facts: StartupFacts;
  readonly language: Language;
  /** Sentences told the scorer what to do; they were left out. */
  readonly instructed: boolean;
  readonly fields: Readonly<Record<TextField, Reading>>;
  /** Every sentence, also those that do not count: what they claim may be contradicted. */
  readonly statements: readonly Sentence[];
}

const WORD = /[a-z0-9][a-z0-9'-]*/g;
/** Too short a stem would tie everything to everything. */
const STEM = 6;

interface Draft extends Sentence {
  readonly field: TextField;
  readonly praise: number;
  /** Words too general to describe anybody's case. */
  readonly general: number;
  readonly words: number;
}

function draft(raw: string, field: TextField, language: Language): Draft {
  const text = plain(maskNames(raw, language));
  const small: ReadonlySet<string> = language === 'other' ? new Set<string>() : FUNCTION_WORDS[language];
  const content = new Set<string>();
  let praise = 0;
  let general = 0;
  let counted = 0;
  const tokens =
    language === 'other' && !/[a-z]{3}/.test(text)
      ? (text.match(/\p{L}{2}/gu) ?? [])
      : (text.match(WORD) ?? []);
  for (const token of tokens) {
    if (MARKETING.has(token) || token.split('-').some((part) => MARKETING.has(part))) praise += 1;
    else if (/^\d/.test(token) || token.startsWith('xx') || small.has(token)) continue;
    else {
      counted += 1;
      if (GENERIC.has(token)) general += 1;
      else if (token.length >= 3 || language === 'other')
        content.add(token.replace(/'s$/, '').slice(0, STEM).replace(/s$/, ''));
    }
  }
  return {
    raw,
    field,
    text,
    content,
    figures: figuresIn(text),
    future: FUTURE.test(text),
    praise,
    general,
    words: counted + praise,
  };
}

function readingOf(says: boolean, sentences: readonly Sentence[]): Reading {
  return {
    says,
    sentences,
    content: new Set(sentences.flatMap(({ content }) => [...content])),
    figures: [...new Set(sentences.flatMap(({ figures }) => figures))],
    matches: (pattern) => sentences.some(({ text }) => pattern.test(text)),
    proof: (pattern) =>
      sentences.find(({ text, figures, future }) => !future && figures.length > 0 && pattern.test(text)),
  };
}

/**
 * Reads everything once; the factors look things up in it. Where the same statement stands in
 * several places there is a dossier for each place it may count in.
 */
export const readDossiers = (facts: StartupFacts): Dossier[] =>
  saidOnce(facts).map((texts) => dossierOf(facts, texts));

function dossierOf(facts: StartupFacts, texts: Texts): Dossier {
  let instructed = false;
  const split = TEXT_FIELDS.flatMap((field) =>
    texts[field]
      .split(SENTENCES)
      .map((raw) => raw.trim())
      .filter((raw) => {
        if (!/\p{L}/u.test(raw)) return false;
        if (ADDRESSES_SCORER.test(plain(raw))) {
          instructed = true;
          return false;
        }
        return true;
      })
      .map((raw) => ({ raw, field })),
  );
  const language = languageOf(split.map(({ raw }) => raw).join(' '));
  const drafts = split.map(({ raw, field }) => ({
    ...draft(raw, field, language),
    raw: asWritten(raw, facts[field] ?? ''),
  }));

  // A few words of another sentence, put somewhere else once more, tie nothing to anything.
  const copies = withinLonger(split.map(({ raw }) => keysOf(wordsOf(raw))));
  const uses = new Map<string, number>();
  drafts.forEach(({ content }, at) => {
    if (!copies[at]) for (const stem of content) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  });
  const sector = draft(facts.sector, 'idea_description', 'English').content;
  const tied = (one: Draft) => {
    const others = copies[drafts.indexOf(one)] ? 0 : 1;
    return [...one.content].some((stem) => (uses.get(stem) ?? 0) > others || sector.has(stem));
  };

  const readField = (field: TextField) => {
    const own = drafts.filter((one) => one.field === field && one.praise * 2 < Math.max(1, one.words));
    // The first sentence of a field answers its question; what follows must belong to it.
    const counted = own.filter((one, place) => place === 0 || (!isVague(one) && (isOwn(one) || tied(one))));
    const says = own.some(({ words }) => words > 0);
    return readingOf(says, counted);
  };
  const fields = {
    idea_description: readField('idea_description'),
    problem_statement: readField('problem_statement'),
    solution_statement: readField('solution_statement'),
    target_market: readField('target_market'),
    competitive_advantage: readField('competitive_advantage'),
    funding_usage: readField('funding_usage'),
    team_background: readField('team_background'),
  };
  return { facts, language, instructed, fields, statements: drafts };
}

/** Which of these stand in the midst of a longer one; no two are held against each other. */
function withinLonger(keys: readonly string[]): boolean[] {
  const distinct = [...new Set(keys)].toSorted((a, b) => b.length - a.length);
  const all = distinct.join('\n');
  /** Where those of a length begin: what is in front of them is longer. */
  const begins = new Map<number, number>();
  let end = 0;
  for (const { length } of distinct) {
    if (!begins.has(length)) begins.set(length, end);
    end += length + 1;
  }
  const within = new Map(
    distinct.map((key) => [key, all.slice(0, begins.get(key.length)).includes(key)] as const),
  );
  return keys.map((key) => within.get(key) ?? false);
}

/** So much of a sentence may have been left out at its end for the quote to show it in full. */
const TAIL = 60;

/** The whole sentence for a quote, where its last words were left out as said before. */
function asWritten(raw: string, text: string): string {
  const at = text.indexOf(raw);
  if (at < 0) return raw;
  const behind = text.slice(at + raw.length);
  // Looked for once, not split throughout: a text may hold a thousand sentences.
  const end = behind.search(SENTENCES);
  const rest = end < 0 ? behind : behind.slice(0, end);
  return rest.length <= TAIL ? (raw + rest).trim() : raw;
}

/** The founder speaking of themselves. */
export const FIRST_PERSON =
  /(?<![a-z])(?:we|our|ours|us|i|my|me|mine|we're|we've|wir|uns\w*|ich|nous|notre|nos|nuestr\w+|noss\w+)(?![a-z])/;
/** Keywords in a row and the like. */
const isVague = ({ praise, general, words }: Draft) => (praise + general) * 2 > words;

/** Speaks in the first person and gives a figure. */
function isOwn({ text, figures, future }: Draft): boolean {
  return figures.length > 0 && !future && FIRST_PERSON.test(text);
}

/** Cut to a quotable length, word for word. */
export function quoted(raw: string | undefined): string | null {
  if (raw === undefined) return null;
  const words = raw.replace(/;$/, '');
  return words.length <= 200 ? words : `${words.slice(0, 199).trimEnd()}…`;
}

/** The sentence of a reading that shows the pattern best; else its first one. */
export function quote(reading: Reading, pattern?: RegExp): string | null {
  const chosen = pattern && reading.sentences.find(({ text }) => pattern.test(text));
  return quoted((chosen ?? reading.sentences[0])?.raw);
}

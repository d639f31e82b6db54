import {
  ADVERBIAL,
  ALONE,
  ANYBODY,
  CLAUSE,
  EACH_OF,
  EARNS,
  FAMILY,
  FILLERS,
  FORMER,
  HAS,
  IS,
  MARKET,
  OBJECT,
  OF_PRODUCTS,
  OWN_CUSTOMERS,
  OWN_POSSESSIVE,
  OWN_THING,
  OWNS,
  POSSESSIVE,
  RELATED,
  RELATIVE,
  RIVAL,
  THEY,
  WE,
  WITH,
  WITH_END,
} from './owner.words.js';

/** Whose figure a sentence states. */
export type Owner =
  | 'startup'
  /** Many, or nobody in particular: a typical shop, a market. */
  | 'others in general'
  /** One company or person that is named or was mentioned: a rival, a former employer, "they". */
  | 'certain other';

/** Whether something may be the startup's. Founders often leave out the subject. */
export const isOwn = (owner: Owner | null): boolean => owner === 'startup' || owner === null;

/** What decides whose a figure is. */
export interface OwnerContext {
  /** The sentence, in lower case and without accents. */
  readonly text: string;
  /** The startup's names. */
  readonly own: ReadonlySet<string>;
  /** The names in it that are neither the startup's nor those of places and months. */
  readonly names: ReadonlySet<string>;
  /** Whether the sentence before is about a certain other, so that "it" may mean them. */
  readonly followsCertainOther: boolean;
}

/**
 * The owner of what stands at [start, end) of a sentence; null if the words do not tell. The first of these that
 * tells decides:
 *
 * 1. the words behind the figure: "9,000 customers of Acme",
 * 2. without a verb before it, a possessive or the words beside it: "Acme's 12,000 customers", "Acme (12,000 users)",
 * 3. the subject of the verb before it: "Acme has 12,000 customers",
 * 4. a former job anywhere before it,
 * 5. a subject that is a noun alone: "bakeries have 300 customers".
 */
export function ownerAt(context: OwnerContext, start: number, end: number): Owner | null {
  const { text } = context;
  const behind = text.slice(end).split(CLAUSE)[0] ?? '';
  return ownerByWordsBehind(behind, context) ?? ownerByWordsBefore(text.slice(0, start).trimEnd(), context);
}

/** Whether a sentence is about a certain other, so that the next one may continue about them. */
export function isAboutCertainOther(context: OwnerContext): boolean {
  const { text } = context;
  const subject = text.slice(0, verbIn(text)?.index ?? 0).trim();
  return subject !== '' && ownerOfSubject(subject, context) === 'certain other';
}

/** The verb that says what its subject has, earns or is. */
const verbIn = (text: string) => HAS.exec(text) ?? EARNS.exec(text) ?? IS.exec(text);

/** Others whose product the counted people use: "40,000 merchants use Acme". */
function ownerByWordsBehind(behind: string, { names }: OwnerContext): Owner | null {
  if (WE.test(behind) || /\bus\b/.test(behind)) return null;
  if (OF_PRODUCTS.test(behind.trim())) return 'others in general';
  const object = OBJECT.exec(behind)?.[1];
  return object !== undefined && names.has(object) ? 'certain other' : null;
}

function ownerByWordsBefore(before: string, context: OwnerContext): Owner | null {
  const last = lastClause(before);
  const clause = last.clause.replace(FILLERS, '').trim();
  if (ALONE.test(clause)) return 'others in general';
  const verb = verbIn(clause);
  const ofFormerJob = FORMER.test(before) ? 'certain other' : null;
  if (!verb) return ownerWithoutVerb({ ...last, clause }, context) ?? ofFormerJob;
  const subject = clause.slice(0, verb.index).trim();
  if (OWNS.test(verb[0]) && OWN_CUSTOMERS.test(subject)) return 'others in general';
  // A subject that the clause leaves out, or a "which", stands before the clause.
  if (RELATIVE.test(subject) && endsWithName(last.earlier, context)) return 'certain other';
  const isOutside = (subject === '' || RELATIVE.test(subject)) && last.earlier !== '';
  return (
    ownerOfSubject(isOutside ? last.earlier : subject, context) ??
    ofFormerJob ??
    ownerOfBareNoun(subject, verb[0], HAS.test(clause))
  );
}

interface LastClause {
  readonly clause: string;
  /** The word or sign that joins it to the text before. */
  readonly joint: string;
  /** The text before it. */
  readonly earlier: string;
}

function lastClause(text: string): LastClause {
  const boundary = [...text.matchAll(CLAUSE)].at(-1);
  const from = boundary ? boundary.index + boundary[0].length : 0;
  return {
    clause: text.slice(from).trim(),
    joint: boundary?.[0] ?? '',
    earlier: text.slice(0, boundary?.index ?? 0).trim(),
  };
}

function ownerWithoutVerb({ clause, joint, earlier }: LastClause, context: OwnerContext): Owner | null {
  const owner = ownerByPossessive(clause, earlier, context);
  if (owner) return owner;
  if (WITH_END.test(clause) && context.names.has(wordsIn(clause)[0] ?? '')) return 'certain other';
  if (RIVAL.test(clause) || FORMER.test(clause)) return 'certain other';
  // "Acme has 300 customers and 40 employees": the second figure has the first one's verb.
  if (clause === '' && /^(?:and|plus)$/.test(joint)) return ownerByWordsBefore(earlier, context);
  const isBeside = clause === '' ? /[(:–—]/.test(joint) : WITH.test(clause);
  return isBeside && ownerOfSubject(earlier, context) === 'certain other' ? 'certain other' : null;
}

/** The owner whom a possessive names: "Acme's 12,000 customers", "Acme and its 12,000 customers". */
function ownerByPossessive(clause: string, earlier: string, context: OwnerContext): Owner | null {
  if (/\bits\b/.test(clause)) {
    const isNamed = wordsIn(clause).some((word) => context.names.has(word));
    return isNamed || endsWithName(earlier, context) ? 'certain other' : null;
  }
  const possessive = POSSESSIVE.exec(clause);
  const [, whose] = possessive ?? [];
  if (!possessive || (whose !== undefined && OWN_POSSESSIVE.test(whose))) return null;
  return whose === undefined || context.names.has(whose) ? 'certain other' : null;
}

/** Who the subject of a verb is; null if its words do not tell. */
function ownerOfSubject(subject: string, context: OwnerContext): Owner | null {
  const { own, names, followsCertainOther } = context;
  if (RIVAL.test(subject) || FORMER.test(subject)) return 'certain other';
  if ([MARKET, RELATED, FAMILY, EACH_OF].some((pattern) => pattern.test(subject))) return 'others in general';
  if (WE.test(subject)) return 'startup';
  if (THEY.test(subject)) return 'certain other';
  const words = wordsIn(subject);
  if (own.has(subject) || words.some((word) => own.has(word))) return 'startup';
  if (endsWithName(subject, context) || (subject.includes("'s ") && names.has(words[0] ?? '')))
    return 'certain other';
  if (/^(?:it|this|that)\b/.test(subject) && followsCertainOther) return 'certain other';
  if (subject === '' || ADVERBIAL.test(subject) || OWN_THING.test(subject)) return null;
  if (words.some((word) => names.has(word))) return 'certain other';
  return ANYBODY.test(subject) ? 'others in general' : null;
}

/** The owner if the subject is a noun alone: "bakeries have 300 customers", "Rover charges $40". */
function ownerOfBareNoun(subject: string, verb: string, has: boolean): Owner | null {
  if (subject === '' || ADVERBIAL.test(subject) || OWN_THING.test(subject) || RELATIVE.test(subject))
    return null;
  // A singular without an article that charges something is a name.
  if (/^(?:charges|asks|bills)$/.test(verb) && /^[\w-]+$/.test(subject)) return 'certain other';
  return has ? 'others in general' : null;
}

/** The words of a text, without the possessive s. */
const wordsIn = (text: string): string[] =>
  (text.match(/[\p{L}\d'-]+/gu) ?? []).map((word) => word.replace(/'s$/, ''));

/** Whether a text ends with the name of another: "we lost a tender to Acme". */
const endsWithName = (text: string, { names }: OwnerContext): boolean =>
  names.has(wordsIn(text).at(-1) ?? '');

import { sentenceClassifier } from '@proofround/text/labels/model.js';
import { isForeign } from '@proofround/text/languages/foreign.js';
import { countryCalled } from '@proofround/text/places/countries.js';
import { placesIn } from '@proofround/text/places/places-named.js';
import { isOrdinary } from '@proofround/text/words/plain-words.js';
import { normalise, type Word } from '@proofround/text/words/words.js';
import pluralize from 'pluralize';

/**
 * Whose figure a sentence states: the startup's, that of others in general (a typical shop, a market), or
 * that of a certain other (a rival, a former employer).
 */
export type Owner = 'startup' | 'others' | 'rival';

/** Whether something may be the startup's; founders often leave out the subject. */
export const isOwn = (owner: Owner | null): boolean => owner === 'startup' || owner === null;

/** What decides whose a figure is. */
export interface OwnerContext {
  /** The sentence, in lower case and without accents. */
  readonly text: string;
  /** The startup's names. */
  readonly own: ReadonlySet<string>;
  /** The names in it that are neither the startup's nor those of places and months. */
  readonly names: ReadonlySet<string>;
  /** Whether the sentence before is about a rival, so that "it" may mean the rival. */
  readonly followsRival: boolean;
}

const RIVAL =
  /\b(?:competitors?|competition|rivals?|incumbents?|market leaders?|alternatives?|big players|giants?|copycats?|(?:similar|competing|comparable|rival) (?:apps?|tools?|platforms?|compan(?:y|ies)|startups?|products?|services?|sites?|shops?|agenc(?:y|ies))|wettbewerber\w*|mitbewerber\w*|konkurren\w*|competidor\w*|competencia|concurrent\w*|concurrence|concorren\w*)\b/;
const FORMER =
  /\b(?:(?:my|our|his|her|their|a|an|the) (?:(?:very|own) )?(?:last|previous|former|prior|ex)[ -](?:\w+ )?(?:compan(?:y|ies)|startups?|business(?:es)?|jobs?|employers?|ventures?|agency|shop|store|firm|role|project|app)|(?:i|he|she) (?:previously|formerly)|(?:previously|formerly|earlier in (?:my|his|her) career),? (?:i|he|she)|before (?:this|that|founding|starting)\b[^,.]{0,20},? (?:i|he|she)|used to (?:run|own|work|lead|manage|head)|as (?:[\w-]+ ){1,4}(?:of|at|for) (?:[\w-]+ ){1,2}(?:i|he|she))\b/;
const MARKET =
  /\b(?:(?:our|the|this|a) (?:\w+ )?(?:market|target group|target audience|industry|sector|segment|population)|there (?:are|is|were|exist)|average|typical|usual(?:ly)?|(?:us|most) alone)\b/;
/** Others whom the founder knows; what they have is not the startup's. */
const FAMILY =
  /\bmy (?:father|mother|parents?|brother|sister|uncle|aunt|cousin|friend|family|wife|husband|boss)\b(?! and (?:i|me)\b)/;
const RELATED =
  /\b(?:our|my) (?:[\w-]+ ){0,2}(?:partners?|suppliers?|investors?|advisors?|landlord|distributors?|resellers?|parent company|sister company)(?: [\w-]+)?$/;
const EACH_OF = /^(?:each|every one|many|most|some|any|one|all) of (?:our|my)\b/;
const OWN_CUSTOMERS = /\b(?:our|my) (?:[\w-]+ ){0,2}(?:customers?|clients?|users?)$/;
const OWNS = /^(?:has|have|had|having|serve[sd]?|serving|handles?|hosts?|employs)$/;
const WE =
  /\b(?:we|we're|we've|we'd|i|i'm|i've|i'd|our|ours|my|mine|wir|ich|unser\w*|nosotros|nuestr\w+|nous|notre|nos|noi|nostr\w+|nosso|nossa)\b/;
const THEY =
  /^(?:(?:so|and|but|today|now|already) )*(?:they|he|she|others|somebody else|another|nobody else|people)\b/;
const ANYBODY =
  /^(?:a|an|each|every|any|most|many|some|other|another|existing|one|big|bigger|large|larger|all|those|such|few|several|two|three|similar|conventional|traditional|unlike|like|such as)\b/;
/** Starts an adverbial phrase, not a subject. */
const ADVERBIAL =
  /^(?:in|on|at|by|after|since|during|for|from|with|within|over|until|as|before|per|via|through|across|under|between|among|without|already|currently|now|today|right now|so far|to date|meanwhile|just|only|still|also|even|then|this|last|next|month|week|year|day|q[1-4]|yes|yeah|well|ok|lol|btw)\b/;
/** Names the startup's own product or income. */
const OWN_THING =
  /^(?:it|this|that|(?:the|this|that) (?!other|same|biggest|largest|leading|top|best[- ]known|dominant|old|second|country|city|region|state|bank|chain|group|world|whole|entire|average|typical)[\w-]+|(?:\w+ )?(?:revenues?|mrr|arr|sales|turnover|income|users|customers|subscriptions|traction|growth|total))\b/;
/** Precedes a figure of what its subject has. */
const HAS =
  /\b(?:has|have|had|having|serves?|served|serving|counts?|counted|claims?|claimed|boasts?|boasted|reach(?:es|ed)?|supports?|handles?|hosts?|employs|attracts?|attracted|got|gets|won|gained|hit|grew to|scaled to|is used by|are used by|was used by|were used by|is trusted by|is at|are at|stands at|signed up|onboarded|acquired|passed|crossed|runs? at|brings?)\b/;
/** Precedes a sum that its subject earns or asks for. */
const EARNS =
  /\b(?:makes?|made|do|does|did|brings? in|brought in|earns?|earned|generates?|generated|turns over|bills|billed|grossed|reports?|reported|posted|takes? in|charges?|charged|costs?|asks?|sells?|sold|raises?|raised|is raising|are raising|seeks?|looks? for|is looking for|are looking for)\b/;
const IS = /\b(?:is|are|was|were)\b/;
const CLAUSE =
  /[.;:()–—]|(?<!\d),|,(?!\d)|\b(?:and|but|while|whereas|although|though|because|plus|yet|however)\b/g;
const RELATIVE = /^(?:which|who|that|where|whose)\b/;
const FILLERS =
  /(?:^|\s)(?:(?:already|now|today|currently|about|around|roughly|approximately|over|more than|almost|nearly|some|only|just|up to|at least|together|each|all|both|even|still|also|together)\s*)+$/;
/** A part of a market: "in Lisbon alone". */
const ALONE = /\b(?:in|of) [\w ]+ alone\b/;
const WITH_END = /\b(?:with|at|of)$/;
const WITH = /^(?:with|having|at|serving|used by|from|of)$/;
const POSSESSIVE = /(?:\b([\w-]+)'s|\b[\w-]+s'|\b(?:their|his|her))(?: [\w-]+){0,3}$/;
const OWN_POSSESSIVE =
  /^(?:today|yesterday|month|year|week|quarter|let|it|that|there|here|what|who|app|company|startup|platform|product|team|service|site|business|founder)$/;
const NOT_NAMES =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|christmas|easter|ramadan|covid|mrr|arr|mau|dau|beta|mvp|saas|q[1-4]|i|i'm|i've|english|spanish|german|french)$/;

const isPlace = (name: string) => countryCalled(name) !== null || placesIn(name).length > 0;

/** Whether the first word of a sentence, which always has a capital, may be a name: it is rare and no plural. */
const isRare = (word: string) =>
  word.length > 2 && !isOrdinary(word) && !sentenceClassifier().knows(word) && !pluralize.isPlural(word);

/** The names of others in a sentence. @param own the startup's names. */
export function othersNamed(
  words: readonly Word[],
  sentence: string,
  own: ReadonlySet<string>,
): ReadonlySet<string> {
  const [first] = words;
  const isEnglish = /^\p{Lu}/u.test(sentence) && !isForeign(sentence);
  const initial = isEnglish && first?.kind === 'word' && isRare(first.text) ? [first.text] : [];
  const names = words.filter(({ kind }) => kind === 'name').map(({ text }) => text);
  return new Set(
    [...initial, ...names].filter((name) => !own.has(name) && !NOT_NAMES.test(name) && !isPlace(name)),
  );
}

const INTRODUCED =
  /^(\p{Lu}[\p{L}\d'-]*)(?: \p{L}+)? (?:is|are|helps|lets|makes|turns|gives|connects|shows|sells|builds|tracks|reads|brings|keeps|takes)\b/u;
const LAUNCHED =
  /\b[Ww]e(?:'ve| have|'re| are)?(?: just| now| also)? (?:built|made|launched|created|call it|call this|called it|named it|are|run|sell) (\p{Lu}[\p{L}\d]+)/gu;

/** The startup's names: its title, the host of its page, and the names that the description gives it. */
export function ownNames(title: string, description: string, page: string | null): ReadonlySet<string> {
  const whole = normalise(title).trim();
  const first = /^[\p{L}\d'-]+/u.exec(whole)?.[0] ?? '';
  const introduced = normalise(INTRODUCED.exec(description)?.[1] ?? '');
  const given = [
    whole,
    isOrdinary(first) ? '' : first,
    isRare(introduced) ? introduced : '',
    /\/\/(?:www\.)?([\w-]+)\./.exec(page ?? '')?.[1] ?? '',
    ...[...description.matchAll(LAUNCHED)].map(([, name = '']) => normalise(name)),
  ];
  return new Set(given.filter((name) => name.length > 1));
}

/** The words of a text, without the possessive s. */
const wordsIn = (text: string): string[] =>
  (text.match(/[\p{L}\d'-]+/gu) ?? []).map((word) => word.replace(/'s$/, ''));

/** Whether a text ends with the name of another: "we lost a tender to Acme". */
const endsWithName = (text: string, { names }: OwnerContext): boolean =>
  names.has(wordsIn(text).at(-1) ?? '');

/** Who the subject of a figure is; null if the words do not tell. */
function ownerNamed(subject: string, { own, names, followsRival }: OwnerContext): Owner | null {
  if (RIVAL.test(subject) || FORMER.test(subject)) return 'rival';
  if ([MARKET, RELATED, FAMILY, EACH_OF].some((words) => words.test(subject))) return 'others';
  if (WE.test(subject)) return 'startup';
  if (THEY.test(subject)) return 'rival';
  const words = wordsIn(subject);
  if (own.has(subject) || words.some((word) => own.has(word))) return 'startup';
  if (names.has(words.at(-1) ?? '') || (subject.includes("'s ") && names.has(words[0] ?? ''))) return 'rival';
  if (/^(?:it|this|that)\b/.test(subject) && followsRival) return 'rival';
  if (subject === '' || ADVERBIAL.test(subject) || OWN_THING.test(subject)) return null;
  if (words.some((word) => names.has(word))) return 'rival';
  return ANYBODY.test(subject) ? 'others' : null;
}

/** The last clause of a text, the word or sign that joins it (`joint`), and the text before that (`earlier`). */
function lastClause(text: string): { clause: string; joint: string; earlier: string } {
  const boundary = [...text.matchAll(CLAUSE)].at(-1);
  const from = boundary ? boundary.index + boundary[0].length : 0;
  return {
    clause: text.slice(from).trim(),
    joint: boundary?.[0] ?? '',
    earlier: text.slice(0, boundary?.index ?? 0).trim(),
  };
}

/** The owner whom a possessive names: "Acme's 12,000 customers", "Acme and its 12,000 customers". */
function ownerByPossessive(clause: string, earlier: string, context: OwnerContext): Owner | null {
  if (/\bits\b/.test(clause)) {
    const isNamed = wordsIn(clause).some((word) => context.names.has(word));
    return isNamed || endsWithName(earlier, context) ? 'rival' : null;
  }
  const possessive = POSSESSIVE.exec(clause);
  const [, whose] = possessive ?? [];
  if (!possessive || (whose !== undefined && OWN_POSSESSIVE.test(whose))) return null;
  return whose === undefined || context.names.has(whose) ? 'rival' : null;
}

/** The owner of a figure that follows `clause` without a verb: "Acme's 12,000 customers", "Acme (12,000 users)". */
function ownerWithoutVerb(
  { clause, joint, earlier }: ReturnType<typeof lastClause>,
  context: OwnerContext,
): Owner | null {
  const owner = ownerByPossessive(clause, earlier, context);
  if (owner) return owner;
  if (WITH_END.test(clause) && context.names.has(wordsIn(clause)[0] ?? '')) return 'rival';
  if (RIVAL.test(clause) || FORMER.test(clause)) return 'rival';
  // "Acme has 300 customers and 40 employees": the second figure has the first one's verb.
  if (clause === '' && /^(?:and|plus)$/.test(joint)) return ownerBefore(earlier, context);
  const isBeside = clause === '' ? /[(:–—]/.test(joint) : WITH.test(clause);
  return isBeside && ownerNamed(earlier, context) === 'rival' ? 'rival' : null;
}

/** Names other products: "1.2 million users of translation apps". */
const OF_PRODUCTS =
  /^(?:[\w-]+ ){0,2}of (?:[\w-]+ ){0,2}(?:apps|tools|platforms|software|services|products|devices|sites|networks)\b/;

/** What the counted people use, and whom they buy from; with "via" or "on" it may be the startup's channel. */
const OBJECT =
  /\b(?:of|use|uses|using|used|choose|trust|pay|love|(?:order|buy|shop|rent|book)(?: [\w-]+)? (?:from|at)) (?:the )?([\w-]+)/;

/** Others whose product the counted people use: "40,000 merchants use Acme", "9,000 customers of Acme". */
function ownerBehind(behind: string, { names }: OwnerContext): Owner | null {
  if (WE.test(behind) || /\bus\b/.test(behind)) return null;
  if (OF_PRODUCTS.test(behind.trim())) return 'others';
  const object = OBJECT.exec(behind)?.[1];
  return object !== undefined && names.has(object) ? 'rival' : null;
}

/** The owner of what follows `before`; null if the words do not tell. */
function ownerBefore(before: string, context: OwnerContext): Owner | null {
  const last = lastClause(before);
  const clause = last.clause.replace(FILLERS, '').trim();
  if (ALONE.test(clause)) return 'others';
  const has = HAS.exec(clause);
  const verb = has ?? EARNS.exec(clause) ?? IS.exec(clause);
  if (!verb) return ownerWithoutVerb({ ...last, clause }, context) ?? (FORMER.test(before) ? 'rival' : null);
  const subject = clause.slice(0, verb.index).trim();
  if (OWNS.test(verb[0]) && OWN_CUSTOMERS.test(subject)) return 'others';
  // A subject that the clause leaves out, or a "which", stands before the clause.
  if (RELATIVE.test(subject) && endsWithName(last.earlier, context)) return 'rival';
  const isOutside = (subject === '' || RELATIVE.test(subject)) && last.earlier !== '';
  const named = ownerNamed(isOutside ? last.earlier : subject, context);
  if (named) return named;
  return FORMER.test(before) ? 'rival' : ownerOfBareNoun(subject, verb[0], has !== null);
}

/** The owner of what stands at [start, end) of a sentence; null if the words do not tell. */
export function ownerAt(context: OwnerContext, start: number, end: number): Owner | null {
  const { text } = context;
  const behind = text.slice(end).split(CLAUSE)[0] ?? '';
  return ownerBehind(behind, context) ?? ownerBefore(text.slice(0, start).trimEnd(), context);
}

/** The owner when the subject is a noun alone: "bakeries have 300 customers", "Rover charges $40". */
function ownerOfBareNoun(subject: string, verb: string, has: boolean): Owner | null {
  if (subject === '' || ADVERBIAL.test(subject) || OWN_THING.test(subject) || RELATIVE.test(subject))
    return null;
  // A singular without an article that charges something is a name.
  if (/^(?:charges|asks|bills)$/.test(verb) && /^[\w-]+$/.test(subject)) return 'rival';
  return has ? 'others' : null;
}

/** Whether a sentence is about a rival, so that the next one may continue about it. */
export function isAboutRival(context: OwnerContext): boolean {
  const verb = HAS.exec(context.text) ?? EARNS.exec(context.text) ?? IS.exec(context.text);
  const subject = context.text.slice(0, verb?.index ?? 0).trim();
  return subject !== '' && ownerNamed(subject, context) === 'rival';
}

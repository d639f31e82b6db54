import { sentenceSpans } from '@proofround/text/words/sentences.js';
import { normalise, wordsOf } from '@proofround/text/words/words.js';

import { othersNamed, ownNames } from '../../../claims/names.js';
import { isAboutCertainOther, ownerAt } from '../../../claims/owner.js';
import { type Span, wholeWords } from '../clauses/around.js';
import { FIELD_WORDS } from '../corrections/field-words.js';

/** The words around a figure in its sentence, from the figure before it to the one behind it. */
interface Surrounded {
  readonly sentence: string;
  /** The sentence before it. */
  readonly previous: string;
  readonly start: number;
  readonly end: number;
  readonly head: string;
  readonly tail: string;
}

/** The speakers themselves, in the languages that the chat reads. */
const WE = wholeWords(
  "we|we['’](?:re|ve|d)|us|our|ours|i|i['’](?:m|ve)|my|mine|wir|uns|unsere?[rsnm]?|ich|nous|notre|nos|moi|nosotr[oa]s|nuestr[oa]s?|yo|nós|nos|nosso|nossa|a gente|eu|noi|nostr[oaie]|wij|ons|onze|ik|my|nas|nasz\\p{L}*|u nás|nás|náš|naše|biz|bizim\\p{L}*|bizde|vi|oss|vår\\p{L}*|os|vores|vårt?|me|meillä|mi|nálunk|nekünk|noi|мы|нас|у нас|наш\\p{L}*|ми|ми маємо",
);
/** Rivals in languages other than those of {@link ownerAt}, and firms that are pointed at as others. */
const OTHER_FIRM = wholeWords(
  'the other (?:\\p{L}+ )?(?:compan(?:y|ies)|firms?|startups?|apps?|guys|ones?|people|shops?|brands?)|another (?:compan(?:y|ies)|firm|startup|app|brand)|other (?:companies|firms|startups|apps|brands|players)|(?:bigg?er|largest|biggest|leading) (?:player|company|firm|brand|provider|one)s?',
  'marktführer\\p{L}*|konkurren\\p{L}*|die anderen|andere (?:firma|firmen|anbieter)|leader du marché|les autres|une autre (?:boîte|société|entreprise)|líder del mercado|los otros|otra empresa|la otra empresa|líder do mercado|outra empresa|leader del mercato|altra azienda|marktleider|andere (?:partij|bedrijf|bedrijven)|konkuren\\p{L}*|rakip\\p{L}*|конкурент\\p{L}*|лидер рынка',
);
/** What a founder has: its clause is about the startup, whoever else is named. */
const OWN_NOUN = wholeWords(
  'apps?|product|platform|company|startup|business|website|site|service|tool|revenues?|mrr|arr|sales|turnover|income|users?|customers?|clients?|members|total|number|today|now',
  'firma|umsatz|produkt|projet|produit|entreprise|empresa|producto|ventas|azienda|prodotto|produto|bedrijf|omzet',
);
/** The customers of the question: "they bring in 4k". */
const THEY = /(?<!\p{L})they(?!\p{L})/iu;
/** A subject of its own at the start of a clause: "the wholesaler makes". */
const SUBJECT = new RegExp(
  String.raw`^\s*(?:the|an?|another|der|die|das|ein|eine|le|la|les|un|une|el|los|las|una|unos|o|os|as|um|uma|il|lo|gli|de|het|een|en|ett|den|det)\s+\p{L}{3,}|^\s*l['’]\p{L}{3,}`,
  'iu',
);
const JOINTS = /[,;:–—(]|\s(?:and|but|while|und|aber|et|mais|y|pero|e|mas|ma|en|maar|och|og|men)(?=\s)/giu;
/** The last clause of the words before a figure. */
const lastClause = (head: string): string => head.split(JOINTS).at(-1) ?? '';

function surrounded(text: string, { start, end }: Span, figures: readonly Span[]): Surrounded {
  const spans = sentenceSpans(text);
  const at = Math.max(
    0,
    spans.findLastIndex((span) => span.start <= start),
  );
  const span = spans[at];
  const from = span?.start ?? 0;
  const to = from + (span?.text.length ?? text.length);
  const last = Math.max(from, ...figures.filter((other) => other.end <= start).map((other) => other.end));
  const next = Math.min(to, ...figures.filter((other) => other.start >= end).map((other) => other.start));
  return {
    sentence: text.slice(from, to),
    previous: spans[at - 1]?.text ?? '',
    start: start - from,
    end: end - from,
    head: text.slice(last, start),
    tail: text.slice(end, next),
  };
}

/**
 * Whether the subject of a figure's clause is another: a rival, a market, a former employer. `own` is the
 * startup's name; without it names tell nothing.
 */
export function isAnothers(
  text: string,
  figure: Span,
  figures: readonly Span[],
  { own, isAsk }: { own: string | null; isAsk: boolean },
): boolean {
  const around = surrounded(text, figure, figures);
  const { sentence, previous, head, tail } = around;
  const names = own === null ? new Set<string>() : ownNames(own, '', null);
  const namedIn = (words: string) =>
    own === null ? new Set<string>() : othersNamed(wordsOf(words), words, names);
  const before = normalise(previous);
  const context = { text: before, own: names, names: namedIn(previous), followsCertainOther: false };
  const followsCertainOther = isAboutCertainOther(context) || OTHER_FIRM.test(previous);
  if (!followsCertainOther && THEY.test(head)) return false;
  // "5,000 of ours", "27 clinics use us"
  if (WE.test(tail.split(JOINTS)[0] ?? '') && !WE.test(head)) return false;
  // "People: 112" labels the figure.
  if (/:\s*$/.test(head)) return false;
  if (OTHER_FIRM.test(head) && !WE.test(head)) return true;
  const start = normalise(sentence.slice(0, around.start)).length;
  const owner = ownerAt(
    { text: normalise(sentence), own: names, names: namedIn(sentence), followsCertainOther },
    start,
    start + normalise(sentence.slice(around.start, around.end)).length,
  );
  return owner === 'certain other' || (owner === 'others in general' && isAsk);
}

/**
 * Whether a figure stands against one of the speaker's own: "The wholesaler makes 80,000, we make 4,500". It
 * has a subject, which is neither the speaker nor something of theirs.
 */
export function isContrasted(
  text: string,
  figure: Span,
  own: readonly Span[],
  figures: readonly Span[],
): boolean {
  const { head: words } = surrounded(text, figure, figures);
  const head = lastClause(words);
  if (WE.test(words) || !SUBJECT.test(head) || OWN_NOUN.test(head)) return false;
  if ([FIELD_WORDS['user_count'], FIELD_WORDS['monthly_revenue']].some((words) => words?.test(head)))
    return false;
  return own.some((other) => other !== figure && WE.test(surrounded(text, other, figures).head));
}

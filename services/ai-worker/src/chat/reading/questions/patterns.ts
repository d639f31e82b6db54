import { type Clause, clausesOf } from '../clauses/remainder.js';

/** Sounds and connecting words before the words that decide whether a clause asks. */
const LEAD =
  /^(?:(?:but|and|so|or|then|also|though|ok(?:ay)?|h+m+|um+|uh|er|wait|sorry|well|oh|ah|gosh|actually|y|et|und|e|ou|oder|aber|pero|mais|mas|ma)\b[\s,:.…-]*)+/i;
const AUXILIARY = String.raw`(?:can|could|do|does|did|is|are|am|was|were|will|would|shall|should|may|might|must|have|has|(?:is|are|do|does|did|was|were|would|could|should|have|has|ca|wo)n't)`;
const QUESTION_WORD = '(?:who|whom|whose|what|why|when|where|which|how)';
/** The beginning of a clause that asks, if its sentence ends with a question mark. */
const ASKS = new RegExp(String.raw`^(?:${AUXILIARY}|${QUESTION_WORD})(?:'s|'re)?(?![\p{L}'])`, 'iu');
/** The same in other languages. A verb comes first, or a question word. */
const ASKS_FOREIGN =
  /^¿|^(?:ist|sind|reich(?:t|en)|zähl(?:t|en)|gilt|gelten|soll(?:te|ten|en)?|kann|können|darf|dürfen|muss|müssen|hab(?:e|en)|wäre(?:n)?|würden?|was|wie|wer|wann|welche[rsn]?|es|son|basta[n]?|cuentan?|deb(?:o|emos|er[ií]a)|pued(?:o|en?|es)|vale|qu[eé]|cu[aá]nt[oa]s?|est-ce|suffi(?:t|sent)|dois-je|doit-on|faut-il|compte(?:nt)?|peut-on|combien|quel(?:le)?s?|é|são|devo|devemos|posso|podemos|contam?|serve[m]?|quant[oa]s?|dovrei|devo|contano|quanti|quale)(?![\p{L}'])/iu;
/** The inverted beginning of a clause that asks, which needs no question mark: "should I say fintech". */
const INVERTED =
  /^(?:(?:do|does|did|should|shall|would|could|can|may|might|must)(?:n't)? (?:i|we|you|they|it|this|that|these|those|he|she)|(?:is|are|am|was|were|has|have)(?:n't)? (?:i|we|you|they|it|this|that|there))(?![\p{L}'])/iu;
/**
 * The same with a noun or a question word, only at the start of a sentence. Inside it they go on about
 * something: "Rui, does the accounts", "which is Belgium".
 */
const ASKS_AT_START =
  /^(?:(?:do|does|did|should|shall|would|could|can|may|might|must)(?:n't)? (?:my|our|your|the|an?|any(?:one|body)?|people)|(?:what|who|why|how|where|when)(?:'s|'re| (?:is|are|was|do|does|did|should|would|could|can|counts?|to))|how (?:much|many|long|big) (?:is|are|do|does|should|would))(?![\p{L}'])/iu;
/** An indirect question: "not sure whether 40 counts". */
const INDIRECT =
  /^(?:(?:i|we)(?:'m| am|'re| are)? )?(?:just |really |still |honestly )?(?:wonder(?:ing)?|not sure|unsure|don't know|do not know|can't decide|cannot decide|couldn't say|want to (?:know|ask)|would like to know|no idea)(?: about)? (?:if|whether|(?:what|which|how|who|where|when|why)(?=[^.;!?]{0,40}(?<!\p{L})(?:to|you|counts?|counted|means?|meant|should|goes|belongs?)(?!\p{L})))(?!\p{L})/iu;
/** A request to change something is worded as a question and still gives a value. */
const REQUESTS =
  /^(?:can|could|would|will|may|might) (?:you|we|i) (?:also |just |please |perhaps |maybe )*(?:change|put|make|set|correct|update|write|note|call|use|add|remove|delete|take|fix|rename|replace|switch|say)(?!\p{L})/iu;
/** A condition, which states nothing. */
const SUPPOSES = /^(?:if|suppose|supposing|assuming|what if|imagine|say)(?!\p{L})/iu;
/** A clause with a subject of its own states something, even after a clause that asks. */
const STATES = /^(?:we|i|it|our|my|there|they|he|she|this|that|these|those)(?:'\p{L}+)?\s+\p{L}/iu;
/** A choice between two things: "fintech or healthtech?". A choice between figures is a rough figure. */
const CHOICE = /^[^\d]*\p{L}\s+(?:or|oder|o|ou)\s+\p{L}[^\d]*$/iu;

/** The same as a whole message: "Country, or kind of customer?" asks which of the two is meant. */
const WHOLE_CHOICE = /^[^\d,]{2,40}\p{L},\s+(?:or|oder|o|ou|of|czy|или|або)\s+\p{L}[^\d,]{1,40}\?\s*$/iu;

const bare = (clause: string): string => clause.replaceAll('’', "'").trim().replace(LEAD, '').trim();

/** Whether a question asks for a change: "Can you put 300k?" */
export const isRequest = (sentence: string): boolean => REQUESTS.test(bare(sentence));

/** Whether a clause asks. `marked`: its sentence ends with a question mark. `first`: it begins the sentence. */
function asks(clause: string, { marked, first }: { marked: boolean; first: boolean }): boolean {
  const words = bare(clause);
  if (isRequest(clause)) return false;
  if (INVERTED.test(words) || INDIRECT.test(words)) return true;
  if (first && ASKS_AT_START.test(words)) return true;
  return marked && (ASKS.test(words) || ASKS_FOREIGN.test(words));
}

/** Whether a message only asks which of two kinds is meant. "Bramble, or do you need the legal name?" states one. */
const isWholeChoice = (sentence: string): boolean =>
  WHOLE_CHOICE.test(sentence) &&
  parts(sentence).every(({ text }) => !INVERTED.test(bare(text)) && !STATES.test(bare(text)));

const isMarked = (sentence: string): boolean => /\?[\s"”’')\]!?]*$/.test(sentence);

/** The clauses of a sentence. A question may follow its statement after "or" or a colon as well. */
const parts = (sentence: string): Clause[] =>
  clausesOf(sentence.replaceAll(/:(?=\s)/g, ',')).map(({ start, end, text }) => ({
    start,
    end,
    text: sentence.slice(start, start + text.length),
  }));

/** A sentence split into the words that ask and the words that state something. */
export interface Asking {
  /** The clauses that ask; empty if none does. */
  readonly question: string;
  readonly stated: string;
}

/**
 * Separates what a sentence asks from what it states (CHAT-18): "We have 40 users, is that enough?" states
 * 40 users, "Is 40 users enough?" states nothing. A mere guess ("12 users?") is an answer.
 */
export function separateQuestion(sentence: string): Asking {
  const marked = isMarked(sentence);
  if (isWholeChoice(sentence)) return { question: sentence.trim(), stated: '' };
  let question = '';
  let stated = '';
  let continues = false;
  for (const { text, start, end } of parts(sentence)) {
    const written = sentence.slice(start, end);
    const first = bare(sentence.slice(0, start)) === '';
    if (
      asks(text, { marked, first }) ||
      (continues && !STATES.test(bare(text))) ||
      (marked && CHOICE.test(text))
    ) {
      question += written;
      continues = true;
    } else {
      stated += written;
      continues = false;
    }
  }
  return question === ''
    ? { question, stated: sentence }
    : { question: question.trim(), stated: statementIn(stated) };
}

/** The clauses beside a question that state something, without sounds and conditions. */
function statementIn(text: string): string {
  const clauses = parts(text).filter(
    (clause) => bare(clause.text) !== '' && !SUPPOSES.test(bare(clause.text)),
  );
  return clauses
    .map(({ start, end }) => text.slice(start, end))
    .join('')
    .replace(/^\s+|(?:[\s,;:–—-]|(?<!\p{L})(?:and|but|or|so)(?!\p{L}))+$/giu, '');
}

import { dollars, figure } from '@proofround/contracts';
import { everyday, hasDenial, isInProgress } from '@proofround/text/languages/everyday.js';
import { isForeign } from '@proofround/text/languages/foreign.js';
import { linkAnswered } from '@proofround/text/links.js';
import { dollarsFor, hasCertainRate } from '@proofround/text/numbers/currencies.js';
import { type Amount, findAmounts, perMonth } from '@proofround/text/numbers/money.js';
import { VAGUE } from '@proofround/text/numbers/numbers.js';
import { capitalise, sentence, stripFiller, trimEnds, wordCount } from '@proofround/text/words/prose.js';
import { fixTypos } from '@proofround/text/words/typos.js';

import { hasNoContent } from '../reading/acts/empty-words.js';
import { actOf } from '../reading/acts/read.js';
import { blankOut } from '../reading/facts/fact.js';
import { holdingFor, isOfToday, type LeftOut, type Purpose } from '../reading/facts/standing.js';
import { withPlainFigures } from './plain-figures.js';
import { type Answer, doubt, none, unclear, value } from './slot.js';
import { countsThings, inDollars, inOneCurrency } from './sums.js';

const NOT_MONEY =
  /^\+?\s*(?:months?|years?|weeks?|days?|hours?|users?|customers?|clients?|subscribers?|people|persons?|employees|engineers?|hires?|clinics?|companies|startups?|deals?|founders?|sites?|stores?|percent|x\b)/i;
const score = (text: string, amount: Amount): number =>
  (isOfToday(text, amount) || isSettled(text, amount) ? 1 : 0) +
  (amount.currency === null ? 0 : 3) +
  (amount.scaled ? 2 : 0) +
  (amount.period === null ? 0 : 1) -
  (amount.weak ? 4 : 0) -
  (isPerUnit(text, amount) ? 5 : 0) +
  (isTotal(text, amount) ? 2 : 0) -
  (NOT_MONEY.test(text.slice(amount.end)) ? 4 : 0);

/** The person settles on a figure: "25,000, I think … let's say 32,500". */
const SETTLES =
  /(?<!\p{L})(?:let(?:'s| us) (?:say|make it|call it)|call it|make it|put|sagen wir|nehmen wir|disons|mettons|digamos|pongamos|ponga|diciamo|facciamo|(?:laten we|laat ons)|zeg maar|powiedzmy|niech będzie|řekněme|diyelim|säg|lad os sige|la oss si|sanotaan|mondjuk|să zicem|скажем|пусть будет|давайте|скажімо|لنقل)\s+(?:\p{L}+\s+){0,2}(?:us\$|[$€£₹])?\s*$/iu;
const isSettled = (text: string, { start }: Amount): boolean =>
  SETTLES.test(text.slice(Math.max(0, start - 40), start));

/** The sum of the figures before it: "so together thirty-six thousand". */
const isTotal = (text: string, { start }: Amount): boolean =>
  /(?<!\p{L})(?:(?:all )?together|altogether|in total|in all|insgesamt|en total|in totale|no total)\s+(?:\p{L}+\s+){0,2}(?:us\$|[$€£₹])?\s*$/iu.test(
    text.slice(Math.max(0, start - 40), start),
  );

/** A price per unit is not the sum: "each pays 2,000". */
const isPerUnit = (text: string, { start, end }: Amount): boolean =>
  /\b(?:each|everyone|every \p{L}+|per \p{L}+)\b[^,.;\d]{0,20}$/iu.test(
    text.slice(Math.max(0, start - 40), start),
  ) || /^\s*(?:each|apiece|per (?:user|customer|client|seat|head|unit))\b/i.test(text.slice(end));

/** The most likely amount among several. */
function mainAmount(text: string, amounts: readonly Amount[]): Amount | undefined {
  return inDollars(amounts, (amount) => !isPerUnit(text, amount))
    .map((amount) => ({ amount, rank: score(text, amount) }))
    .sort((a, b) => b.rank - a.rank || a.amount.start - b.amount.start)[0]?.amount;
}

const SHARE = /\d\s?%|\b(?:percent|per cent|prozent|por ciento|pour cent|por cento|per cento)\b/i;
/** Whether a text gives a share where a figure was asked for. */
export const givesShare = (text: string): boolean => SHARE.test(text);

/** Why a figure is not taken as the answer. */
const NOT_TAKEN: Readonly<Record<LeftOut<Amount>['standing'], (figure: string) => string>> = {
  denied: (figure) => `So it is not ${figure}.`,
  past: (figure) => `I take ${figure} as the figure of an earlier time.`,
  planned: (figure) => `I take ${figure} as a plan; I mean today.`,
  spent: (figure) => `I take ${figure} as money that goes out, so I left it out here.`,
  received: (figure) =>
    `I take ${figure} as money that you already have or were offered, so I left it out here.`,
  others: (figure) => `I take ${figure} as somebody else's figure; I mean yours.`,
};

/** Explains that a text gives a figure, but not one that answers. */
export const notTaken = (text: string, { figure: { start, end }, standing }: LeftOut<Amount>): Answer =>
  unclear(NOT_TAKEN[standing](text.slice(start, end).trim()));

/** Whether a text gives no figure for a purpose and denies none: what remains of it may mean zero. */
export function givesNoFigure(text: string, purpose: Purpose): boolean {
  const { holding, left } = holdingFor(text, findAmounts(text), purpose);
  return holding.every(({ value: given, weak }) => given === 0 || weak) && left?.standing !== 'denied';
}

export interface MoneyOptions {
  /** Converts a figure per year or week into one per month. */
  readonly monthly?: boolean;
  /** The end of a range to take. */
  readonly end: 'low' | 'high';
  /** A bare figure below this is questioned: "250" for a round means 250 thousand. */
  readonly plausible?: number;
  /** The startup's name. */
  readonly own?: string | null;
}

/** To two figures, because the rates are approximate. */
const roundly = (amount: number): number => Number(amount.toPrecision(2));

/**
 * An amount in another currency, in US dollars. The reply says so. A word for several currencies needs the
 * person's yes (CHAT-24).
 */
function converted(
  { period }: Amount,
  currency: string,
  chosen: number,
  cents: number,
  monthly = false,
): Answer {
  const about = roundly(cents * dollarsFor(currency));
  const given = `${figure(chosen)} ${currency}${monthly && period ? ` a ${period}` : ''}`;
  const says = `Amounts here are in US dollars. ${given} make about ${dollars(about)}${monthly ? ' a month' : ''}`;
  return hasCertainRate(currency)
    ? value(about, `${says}, so I put that. If you have the exact amount, tell me.`)
    : doubt(
        about,
        `${says}, if I know which ${currency} you mean. Say yes to put that, or give me the amount in US dollars.`,
      );
}

export function amountAnswer(amount: Amount, options: MoneyOptions): Answer {
  const chosen = options.end === 'low' ? (amount.low ?? amount.value) : amount.value;
  if (chosen < 0) return unclear("An amount can't be below zero.");
  if (options.monthly && amount.overall && amount.period === null) {
    return unclear('That sounds like the total so far. I need it per month: what came in last month?');
  }
  const raw = options.monthly ? perMonth(chosen, amount.period) : chosen;
  const cents = Number(raw.toFixed(2));
  if (amount.currency !== null && amount.currency !== 'usd') {
    return converted(amount, amount.currency, chosen, cents, options.monthly);
  }
  const isBare = amount.currency === null && !amount.scaled && cents > 0;
  if (isBare && cents < (options.plausible ?? 0)) {
    const thousands = cents * 1000;
    return doubt(thousands, `Do you mean ${dollars(thousands)}? Say yes, or give me the full amount.`);
  }
  return value(cents, notesOn(amount, options, { chosen, raw, cents }) || undefined);
}

/** How the stored figure came out of the given one; empty if they are the same. */
function notesOn(
  { low, value: high, period }: Amount,
  { end, monthly }: MoneyOptions,
  { chosen, raw, cents }: { chosen: number; raw: number; cents: number },
): string {
  const notes: string[] = [];
  if (low !== null && low !== high) {
    const side = end === 'low' ? 'lower' : 'upper';
    notes.push(`I need one figure, so I took the ${side} end, ${dollars(chosen)}.`);
  }
  if (monthly && period !== null && period !== 'month') {
    notes.push(`${dollars(chosen)} per ${period} makes ${dollars(cents)} a month.`);
  } else if (cents !== raw) {
    notes.push(`I rounded that to ${dollars(cents)}.`);
  }
  return notes.join(' ');
}

export function readMoney(text: string, purpose: Purpose, options: MoneyOptions): Answer {
  const corrected = withPlainFigures(fixTypos(text));
  const amounts = inOneCurrency(corrected, findAmounts(corrected));
  const { holding, left } = holdingFor(corrected, amounts, purpose, options.own ?? null);
  const amount = mainAmount(corrected, holding);
  // "mil" means a million to some people and a thousand to others.
  if (amount && /\d\s?mil$/i.test(text.slice(amount.start, amount.end).trim()) && !isForeign(text))
    return doubt(amount.value, `Do you mean ${dollars(amount.value)}? Say yes, or give me the full amount.`);
  if (amount && !countsThings(corrected, amount)) return amountAnswer(amount, options);
  if (left) return notTaken(corrected, left);
  return VAGUE.test(text)
    ? unclear('Which figure comes closest, in US dollars? A rough one is fine.')
    : unclear(
        givesShare(text)
          ? 'That is a share. I need an amount in US dollars.'
          : "I didn't find an amount in that. A figure such as 4k, $1,850 or 1.2m is fine.",
      );
}

/** Reads a link. Any other text is asked for again. */
export function readLink(text: string): Answer {
  const url = linkAnswered(text);
  if (url !== null) return value(url);
  // "Aún no tenemos página", "Noch in Arbeit"
  if ((hasDenial(text) && actOf(text) !== 'unknown') || isInProgress(text)) return none();
  return unclear(
    "That doesn't look like a web address. It should read like your-product.com or https://your-product.com.",
  );
}

/** Whether a text is only a figure, in digits or in words: "sixty thousand dollars". */
function isFigureAlone(body: string): boolean {
  if (/^[\d\s.,$€£%+~-]*(?:k|m|mn|million|dollars|usd|euros?|pounds)?[.!?]*$/i.test(body)) return true;
  const [only] = findAmounts(body);
  return only !== undefined && !only.weak && trimEnds(blankOut(body, [only], ' ')) === '';
}

/** Several words of a language that writes no spaces. */
const UNSPACED_TEXT = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{5}/u;

/** Takes the text without its introductory words. Refuses a text without content. */
export function readText(
  text: string,
  { lead, least = 2, more }: { lead?: RegExp; least?: number; more: string },
): Answer {
  const answer = stripFiller(text);
  const rest = lead ? answer.replace(lead, '') : answer;
  const body = sentence(rest.trim() === '' ? answer : rest);
  if (isFigureAlone(body)) {
    return unclear("A figure alone doesn't tell me enough here. Could you put it in a sentence?");
  }
  const isShort = wordCount(body) < least && !UNSPACED_TEXT.test(body);
  return isShort || hasNoContent(body) ? unclear(more) : value(body);
}

/** The reply to a list with nothing but exclusions. */
export const ONLY_EXCLUDES = 'That tells me what to leave out; I need what you do want.';

/** Words to win time between two entries: "Oklahoma and, well, New Mexico". */
const ASIDE = new RegExp(String.raw`,\s*(?:well|hm+|i guess|say|${everyday('hesitation')})\s*(?=,)`, 'giu');
/** Words before the last entry: "et puis", "and lately", "e magari". */
const BEFORE_ENTRY =
  /^(?:(?:and|or|plus|et|y|e|und|en|och|og|i|a)\s+)?(?:mostly|mainly|realistically|principal(?:mente|ement)?|sobre todo|sobretudo|vor allem|hauptsächlich|vorwiegend|in erster linie|zur not|notfalls|surtout|avant tout|soprattutto|per lo più|vooral|voornamelijk|hoofdzakelijk|głównie|przede wszystkim|hlavně|především|özellikle|başta|främst|framför allt|mest|især|primært|lähinnä|pääasiassa|főleg|elsősorban|mai ales|în special|главным образом|в основном|прежде всего|переважно|насамперед|ज़्यादातर|मुख्यतः|puis|ensuite|pourquoi pas|éventuellement|lately|recently|also|even|now|neuerdings|eventuell|vielleicht|dann|noch|eventueel|misschien|ook|luego|después|también|quizás?|poi|anche|magari|depois|também|talvez|może|także|też)\s+(?=\S)/iu;
/** Words after the last entry: "l'alimentation aussi". */
const AFTER_ENTRY =
  /\s+(?:at a (?:pinch|push|stretch)|if need be|perhaps|maybe|possibly|zur not|notfalls|vielleicht|eventuell|à la rigueur|éventuellement|si acaso|tal vez|quizás?|eventualmente|se calhar|al limite|misschien|aussi|également|auch|ebenfalls|ook|también|também|anche|pure|também|też|także|i reckon)$/iu;

/** "It is" behind a word, and an address: "台湾です", "부산이에요", "Healthcare जी". */
export const COPULA = /(?<=[\p{L}\p{M}])(?:です|でございます|입니다|이에요|예요|\s+जी)?[。।]*$/u;

/** Splits "fintech, health and edtech" into its entries, without the other words of the sentence. */
export function entriesOf(text: string): string[] {
  return text
    .replaceAll(ASIDE, '')
    .split(
      /[,;\n|•、，；،]+|\s+(?:and|or|plus|n|'n'?|as well as|und|oder|y|o|et|ou|e|en|och|eller|og|oraz|lub|albo|a také|nebo|ve|veya|sekä|tai|és|vagy|și|sau|и|или|та|або|και|و|और|तथा|및|그리고)(?:\s+|(?=,))|\s+i\s+(?!(?:guess|think|suppose|like|love|do|invest|back|am|would|know|prefer|mean|have|want)\b)(?=\p{L}{4})|\s+و(?=ال)|(?<=[\p{sc=Han}\p{sc=Katakana}])(?:と|和|以及|及)(?=[\p{sc=Han}\p{sc=Katakana}])|(?<=\p{sc=Hangul}[와과랑])\s+|\s\+\s|\s*(?<=\w{3}\s*)&\s*(?=[^,;]{3})|\s+\/\s+/iu,
    )
    .map((entry) =>
      trimEnds(
        trimEnds(entry)
          .replace(BEFORE_ENTRY, '')
          .replace(AFTER_ENTRY, '')
          .replace(/^l'(?=\p{L})/iu, '')
          .replace(COPULA, '')
          .replace(
            /^(?:(?:and|or|so|also|mostly|mainly|primarily|especially|preferably|ideally|maybe|perhaps|some|(?:a )?(?:bit|little) of|anything in|anything around|anything to do with|then(?=,|$)|the|in|all of|across|only|just|both|nur|só|solo|sólo|solamente|apenas|soltanto|solamente|seulement|uniquement|alleen|tylko|jen|sadece|только|лишь|we|i|our|my|like|love|prefer|do|focus|focused|focusing|invest|investing|interested|look|looking|back|backing|cover|want|are|am|on|at|into|for|la|el|los|las|il|les|die|der|das|l')\s+)+/i,
            '',
          )
          .replace(
            /\s+(?:mostly|mainly|primarily|only|too|as well|startups?|companies|space|sectors?|industry|industries|please|first|for sure|of course|definitely|certainly|obviously|i guess|i think|etc\.?)$/gi,
            '',
          ),
      ),
    )
    .filter((entry) => /[\p{L}\p{N}]/u.test(entry));
}

/** The usual spelling of a place or a name: "Fernhill Health"; "uk" becomes "UK". */
export function usualSpelling(written: string): string {
  const name = written.replace(COPULA, '');
  if (/\p{Lu}/u.test(name)) return name;
  if (/^(?:uk|us|usa|eu|uae|mena|emea|apac|dach|latam|cee|sea)$/i.test(name)) {
    return /^latam$/i.test(name) ? 'LatAm' : name.toUpperCase();
  }
  return name
    .split(' ')
    .map((word, at, all) => {
      if (/^(?:and|of|the|in|de|la)$/.test(word)) return word;
      // "austin tx", "london uk"
      return at > 0 && at === all.length - 1 && word.length === 2 ? word.toUpperCase() : capitalise(word);
    })
    .join(' ');
}

import { dollarsFor } from '@proofround/text/numbers/currencies.js';
import { findAmounts } from '@proofround/text/numbers/money.js';
import { findNumbers } from '@proofround/text/numbers/numbers.js';
import { inPlainWords } from '@proofround/text/words/plain-words.js';

import { wholeWords } from '../topics/patterns.js';
import type { Limit, ShareOf } from './milestones.js';
import { refusingClauses } from './polarity.js';
import type { Refusal } from './refusals.js';
import { WELCOMES } from './yes-and-no.js';

const ABOVE = wholeWords(
  String.raw`more than|above|over|beyond|exceed\p{L}*|(?:bigger|larger|greater|higher) than|mehr als|uber|grosser als|plus d|plus de|au dela d\p{L}*|superieur\p{L}* a|mas del?|superior\p{L}* a|por encima de|mais de|mais do que|acima de|piu di|oltre|sopra|meer dan|boven|wiecej niz|ponad|powyzej|vic nez|nad|pres|yli|enemman kuin|mer an|over|больше|более|свыше|den fazla|dan fazla|ustunde|اكثر من`,
  '以上|超える|を超え',
);
/** "No more than four founders" is a limit by itself. */
const AT_MOST = wholeWords(
  String.raw`(?:no|not) (?:more|bigger|larger) than|at most|(?:a )?maximum(?: of)?|max|hochstens|maximal|nicht mehr als|pas plus d\p{L}*|au plus|no mas de|como maximo|nao mais (?:de|do que)|no maximo|non piu di|al massimo|niet meer dan|hoogstens|najwyzej|nie wiecej niz|nejvyse|ne vic nez|enintaan|hogst|не больше|не более|en fazla`,
);
/** What the startup asks for. */
const ASKS = wholeWords(
  String.raw`(?:you |they |who )?(?:need|ask|want|raise|seek|look)\p{L}*|rounds?|brauch\p{L}*|such\p{L}*|benotig\p{L}*|demand\p{L}*|cherch\p{L}*|besoin|necesit\p{L}*|pid\p{L}*|busc\p{L}*|precis\p{L}*|ped\p{L}*|chied\p{L}*|cerc\p{L}*|vrag\p{L}*|zoek\p{L}*|szuka\p{L}*|potrzebuj\p{L}*|potrebuj\p{L}*|hleda\p{L}*|нужн\p{L}*|прос\p{L}*|ist(?:eyen|iyor)\p{L}*|tarvits\p{L}*`,
);
/** Other figures that a sentence may bound. */
const OTHER_FIGURES = wholeWords(
  String.raw`revenue|sales|mrr|arr|turnover|users?|customers?|downloads|pensioners?|percent|month|year|umsatz|kunden|clients?|clientes|usuarios`,
);
const PEOPLE = wholeWords(
  String.raw`people|persons?|staff|employees|heads?|founders?|cofounders?|of you|teams?|committees?|mitarbeiter\p{L}*|leute|personen|grunder\p{L}*|personnes|salaries|fondateurs|personas|empleados|fundadores|pessoas|funcionarios|socios|persone|dipendenti|soci|mensen|medewerkers|oprichters|osob\p{L}*|ludzi|lidi|zamestnanc\p{L}*|zakladatel\p{L}*|человек|сотрудник\p{L}*|основател\p{L}*|kisi\p{L}*|calisan\p{L}*|kurucu\p{L}*|henkilo\p{L}*|henkea|tyontekij\p{L}*|perustaj\p{L}*|personer|anstallda|grundare`,
);
/** A company of one person. */
const ALONE = wholeWords(
  String.raw`(?:solo|lone|single|sole|solitary) (?:\p{L}+ )?(?:founders?|teams?|entrepreneurs?)|(?:one|single) (?:man|woman|person|founder) (?:bands?|shows?|compan\p{L}+|teams?|firms?|businesses)|(?:anyone|founders?|somebody|people) (?:who (?:is|are|works?) )?(?:on their own|alone|by themselves)|teams? of one|lone wol\p{L}+`,
  String.raw`einzelgrunder\p{L}*|einzelkampfer\p{L}*|ein mann \p{L}+|allein grunder\p{L}*`,
  String.raw`fondateurs? (?:seuls?|solitaires?|uniques?)|fundador(?:es)? (?:solitari\p{L}+|unic\p{L}+|sol[oa]s?)|fundador(?:es)? sozinh\p{L}+|fondator[ei] (?:solitari\p{L}*|singol\p{L}|sol[oi])|solo oprichters?|jednoosobow\p{L}+|jednoclenn\p{L}+|yksinyrittaj\p{L}*|yksin perust\p{L}*|ensamma grundare|одиноч\p{L}+|tek kisilik\p{L}*|tek kurucu\p{L}*|egyszemelyes\p{L}*`,
  '一人会社|単独創業|ひとり起業',
);
/** A couple counts as one. */
const COUPLES = wholeWords(
  String.raw`(?:married )?couples|husbands? and wi(?:fe|ves)|ehepaare?n?|couples? maries?|matrimonios?|parejas|casais|coppie|echtpar\p{L}*|malzenstw\p{L}*|manzelsk\p{L}+ par\p{L}*|avioparit?|avioparej\p{L}*|супруж\p{L}+|evli ciftler\p{L}*`,
);
/** An age limits which founders a clause refuses: "solo founders below thirty". */
const AGE = wholeWords(
  String.raw`below|under|younger|over|above|older|unter|uber|sous|menores|jovenes|pod|alle`,
);

const PERCENT =
  /\s?(?:%|percent|per cent|prozent|pour ?cents?|por ?ciento|por ?cento|per ?cento|procent\p{L}*|prosent\p{L}*|процент\p{L}*)/u;

const HALF =
  /(?<!\p{L})(?:(?:a )?half|(?:die |der )?hälfte|(?:la )?moitié|(?:la )?mitad|(?:a )?metade|(?:la )?metà|(?:de )?helft|połow[aęy]|polovin[aoyu]|половин[ауы]|yarı\p{L}*|puolet|hälften)(?!\p{L})/u;

/** A percentage, and the text between the percentage before and it. */
export interface Percentage {
  readonly value: number;
  readonly before: string;
}

/** The percentages of a text, in figures or words. */
export function percentagesIn(text: string): Percentage[] {
  const parts = text.toLowerCase().replace(HALF, '50 percent').split(PERCENT);
  return parts.slice(0, -1).flatMap((part) => {
    const last = findNumbers(part).at(-1);
    const isBeside = last !== undefined && part.slice(last.end).trim() === '';
    return isBeside ? [{ value: last.value, before: part.slice(0, last.start) }] : [];
  });
}
const CUSTOMERS = wholeWords(
  String.raw`(?:one|single|the same|ein\p{L}*|un|une|uno|una|um|uma|een|jed\p{L}+|одного|tek|yhde\p{L}*|en) (?:\p{L}+ )?(?:customer|client|buyer|account|kund\p{L}*|acheteur|cliente|klant\p{L}*|klient\p{L}*|zakaznik\p{L}*|odberatel\p{L}*|клиент\p{L}*|musteri\p{L}*|asiak\p{L}*)`,
);
const GRANTS = wholeWords(
  String.raw`grants?|edita(?:l|is)|subsid\p{L}+|public money|(?:ingresos|fondos|dinero) publicos?|argent public|offentliche\p{L}* (?:gelder\p{L}*|mittel\p{L}*)|fordermittel\p{L}*|zuschuss\p{L}*|subventions?|aides? publiques?|subvencion\p{L}*|ayudas publicas|subsidios?|subvenc\p{L}+|sovvenzion\p{L}*|contribut\p{L}* pubblic\p{L}*|dotacj\p{L}+|dotac\p{L}+|субсиди\p{L}+|грант\p{L}*|tesvik\p{L}*|hibe\p{L}*|tuki\p{L}*|tuet|avustu\p{L}*|bidrag`,
);

const refusal = (limit: Limit, quote: string): Refusal => ({
  about: [],
  unmet: [limit],
  ceiling: null,
  quote,
});

/** The text directly before and after a figure. */
const around = (sentence: string, start: number, end: number) => ({
  before: inPlainWords(sentence.slice(Math.max(0, start - 40), start)),
  after: inPlainWords(sentence.slice(end, end + 40)),
});

/** "If you need more than 25,000 you need a bank." */
function askLimits(sentence: string): Limit[] {
  return findAmounts(sentence).flatMap(({ value, currency, scaled, start, end, period }) => {
    const { before, after } = around(sentence, start, end);
    const isSum = currency !== null || scaled || value >= 1000;
    const near = after.split(' ').slice(0, 3).join(' ');
    if (!isSum || period !== null || OTHER_FIGURES.test(`${before} ${near}`)) return [];
    const isAsked = ABOVE.test(before) && ASKS.test(before);
    return isAsked ? [{ kind: 'ask', most: value * dollarsFor(currency) }] : [];
  });
}

/** "Nothing bigger than eight people", "committees of seven", "no solo founders". */
function teamLimits(sentence: string, refuses: boolean): Limit[] {
  const text = inPlainWords(sentence);
  const counted = findNumbers(sentence).flatMap(({ value, start, end }): Limit[] => {
    const { before, after } = around(sentence, start, end);
    const near = after.split(' ').slice(0, 2).join(' ');
    const isMost = AT_MOST.test(before) || (ABOVE.test(before) && refuses);
    if (isMost && PEOPLE.test(near)) return [{ kind: 'team', least: 0, most: value }];
    const isCommittee = /(?:^| )(?:committees?|crowds?|crews?|teams?) of$/.test(before);
    return isCommittee && refuses ? [{ kind: 'team', least: 0, most: value - 1 }] : [];
  });
  const isAlone = (ALONE.test(text) || (COUPLES.test(text) && refuses)) && !AGE.test(text);
  return refuses && isAlone ? [...counted, { kind: 'team', least: 2, most: Infinity }] : counted;
}

/** "More than sixty percent from one customer", "more than a tenth from grants". */
function shareLimits(sentence: string): Limit[] {
  const text = inPlainWords(sentence);
  const kinds: ShareOf[] = [
    ...(CUSTOMERS.test(text) ? (['one customer'] as const) : []),
    ...(GRANTS.test(text) ? (['grants'] as const) : []),
  ];
  return percentagesIn(sentence).flatMap(({ value, before }): Limit[] =>
    ABOVE.test(inPlainWords(before)) ? kinds.map((of) => ({ kind: 'share', of, most: value })) : [],
  );
}

/** The limits of a sentence on what is asked, on the team, and on where revenue comes from (MATCH-20). */
export function limitRefusals(sentence: string, quote: string): Refusal[] {
  const text = inPlainWords(sentence);
  if (WELCOMES.test(text)) return [];
  const limits = [
    ...askLimits(sentence),
    ...teamLimits(sentence, refusingClauses(sentence).length > 0),
    ...shareLimits(sentence),
  ];
  return limits.map((limit) => refusal(limit, quote));
}

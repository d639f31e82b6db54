import { dollarsFor } from '@proofround/text/numbers/currencies.js';

import type { Claims } from '../../../claims/claims.js';
import type { Statement } from '../../../claims/statement.js';
import { asked, isRunning, OF_OFFER, OF_PRODUCT, type Question, saysAnywhere, unquoted } from './question.js';

/** The customer pays bit by bit, or the maker is paid long before the startup is. */
const PAID_LATER =
  /\b(?:instal?lments?|pay[- ]as[- ]you[- ]go|on credit(?! card)|working capital|fonds de roulement|capital de giro|on account(?! of)|on tick|hire[- ]purchase|pays? (?:it )?(?:off|back) (?:over|in|within)|(?:the )?rest (?:over|in|within) (?:\w+ )?(?:weeks|months|years)|before we (?:are|get) paid|until (?:they|the customers?) (?:have )?pa(?:y|id)|we (?:must )?pay (?:\S+ )?\d+ days before|up front (?:and|but|while|since|because|as)|(?:in|auf) raten|ratenzahlung|auf kredit|vorfinanzier\w*|a plazos|a credito|al fiado|les fio|en (?:\d+ )?cuotas|(?:vend\w*|achet\w*) a credit|en plusieurs fois|a temperament|parcelad\w*|em \d+ vezes|prestacoes|pag\w+ a rate|in \d+ rate)\b/;
const STOCK =
  /\b(?:stock|inventory|containers? of|run of \d[\d.,]*|lager(?:bestand)?|warenbestand|inventario|mercaderia|mercancia|existencias|estoque|magazzino|scorte|\d[\d.,]* (?:more |further |new |weitere |other )?(?:units|pieces|boxes|kits|devices|sensors|machines|pumps|bikes|gerate|maschinen|stuck|pieces|unidades|equipos|maquinas|appareils|pezzi|macchine))\b/;
const NO_STOCK = /\b(?:stock (?:exchange|options?|photos?)|no stock|share stock|live ?stock)\b/;

/** The startup itself buys in a currency that it names. */
const BUYS_ABROAD =
  /\b(?:(?:we|i) (?:buy|import|pay|order)|costs? us|compramos|importamos|pagamos|wir (?:kaufen|importieren|zahlen)|nous (?:achetons|importons|payons)|compriamo|importiamo|paghiamo)\b[^.]*\b(?:dollars?|dolares|dollari|dolar|usd|euros?|yuan)\b|\bpri(?:ce|ces|x|zzo|zzi|s) (?:follows?|is tied to|suit|segue) (?:the |le |il )?(?:dollar|euro|dollaro)\b|\bal blue\b/;

/** Whether the texts name sums in another currency than the one in which the startup buys. */
const sellsElsewhere = ({ statements }: Claims, { text }: Statement): boolean =>
  statements.some(({ quantities }) =>
    quantities.some(({ kind, currency }) => kind === 'money' && currency !== null && isOther(currency, text)),
  );
const isOther = (currency: string, text: string) =>
  currency === 'usd'
    ? !/\b(?:dol+ar\w*|usd)\b/.test(text)
    : !text.includes(currency.slice(0, 4).toLowerCase());

/** Any word about those who stay or leave; with one of them nothing is asked. */
const ON_LEAVING =
  /\b(?:churn\w*|cancel\w*|leav(?:e|es|ing)|left|quit\w*|lost|lose|loses|losing|stay\w*|renew\w*|retention|retain\w*|drop(?:ped|s)? out|stopp\w*|gave up|give up|unsubscrib\w*|still (?:use|pay|with)|came back|come back|return\w*|repeat\w*|again|since (?:day|year) one|never|loyal\w*|kundig\w*|gekundigt|abgesprungen|bleib\w*|blieb\w*|verlor\w*|verlanger\w*|wieder|cancela\w*|dej(?:o|aron|an)|perd\w*|queda\w*|renuev\w*|renov\w*|siguen|resili\w*|parti[es]?|restent|restes?|renouvel\w*|perdu\w*|saiu|sairam|saem|ficam|voltam|disd\w*|lasci\w*|rest(?:a|ano)|rinnov\w*|on average|average (?:stay|time|of)|life ?time|dure\w*|dura\w*|dauer\w*|year contracts?|contracts?|vertrag\w*|contrat\w*)\b/;
const LEAST_PAYERS = 10;
const ROUNDING = 0.3;

/** All pay the same price each month: users times price is the revenue, apart from rounding. */
function payMonthly({ users, revenue, price }: Claims): boolean {
  if (!users || !revenue || price?.monthly == null || users.value < LEAST_PAYERS) return false;
  const each = price.monthly * dollarsFor(price.currency);
  return Math.abs(revenue.value / users.value - each) <= ROUNDING * each;
}

/** A monthly price, many payers, and not a word of those who stay or leave. */
function silentOnLeaving(claims: Claims): string | null {
  const { language, facts } = claims;
  const isSold = facts.stage === 'launched' || facts.stage === 'growing';
  if (language === 'other' || !isSold || !payMonthly(claims) || saysAnywhere(claims, ON_LEAVING)) return null;
  return 'An investor will ask how many gave notice in the last three months; no sentence says it.';
}

/** Somebody uses it, or the price is free in a sentence of its own. */
const TELLS_OF_USE =
  /\b(?:us(?:e|es|ed|ers?|ing)|customers?|clients?|members?|partners|onboarded|signed|test\w*|nutz\w*|kund\w*|usan|usuari\w*|utilis\w*|usam|pessoas|usano|listed)\b|^(?:it is |it's )?(?:free|gratis|kostenlos|gratuit)\b/;

/** What a customer pays, when, and how often. */
export const MONEY_QUESTIONS: readonly Question[] = [
  asked(
    'money.once',
    'By the price that you write a customer pays once',
    /(?:[$€£]\s?\d[\d.,]*|\b\d[\d.,]* ?(?:euros?|dollars?|€|\$|pesos|reais|bucks|kr|pounds?)) ?,? ?(?:once|one[- ]?time|one[- ]?off|flat for life|einmalig|una (?:sola )?vez|une (?:seule )?fois|uma (?:so )?vez|una tantum)\b|\b(?:one[- ]time (?:price|payment|fee|purchase)|pays? once|einmalzahlung|pago unico|paiement unique|pagamento unico)\b/,
    {
      unless:
        /\b(?:trial|pilot|test|grant|prize|and then|plus|per month|a month|monthly|a year|yearly|once (?:a|per|every|the|we|it)|then)\b/,
    },
  ),
  asked(
    'money.paid-later',
    'An investor will ask how long your money is tied up until the customers have paid',
    PAID_LATER,
    {
      fields: [...OF_OFFER, 'funding_usage'],
      unless:
        /\b(?:competitors?|rivals?|loan sharks?|other lenders?|bank loans?|we (?:are|get) paid first|direct debit)\b/,
      mayBePlanned: true,
    },
  ),
  asked(
    'money.stock',
    'An investor will ask how soon the goods that this money buys are earned back',
    STOCK,
    {
      fields: ['funding_usage'],
      unless: NO_STOCK,
      mayBePlanned: true,
      covers: /^ask\.money\.paid-later$/,
    },
  ),
  asked(
    'money.currency',
    'An investor will ask what a change of the exchange rate does to your price',
    BUYS_ABROAD,
    { needs: sellsElsewhere },
  ),
  asked(
    'money.free',
    'The use is free so far, and an investor will ask who pays what, and from when',
    /\b(?:free (?:so far|for now|at the moment|today|right now|until|while)|(?:use|uses|using|try|tries|test|tests) it (?:for free|free of charge)|free now|no charge|at no charge|free of charge|de graca|gratuitement|usan gratis|usam de graca|kostenlos|gratis|gratuit(?:e|s|es)?)\b/,
    {
      fields: OF_PRODUCT,
      needs: (claims, { text }) =>
        isRunning(claims) && claims.users !== null && claims.revenue === null && TELLS_OF_USE.test(text),
      unless: /\b(?:competitors?|rivals?|rival|bakeries|shops give|free edition|freemium)\b/,
      covers: /^open\.nobody-pays$/,
    },
  ),
  {
    code: 'money.leaving',
    covers: /^open\.(?:people-left|funnel|went-down)$/,
    read: (claims) => unquoted(silentOnLeaving(claims), claims, 'idea_description'),
  },
];

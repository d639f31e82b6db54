import type { Claims } from '../../../claims/claims.js';
import type { Statement } from '../../../claims/statement.js';
import { asked, isRunning, OF_OFFER, OF_PRODUCT, saysAnywhere, unquoted, type Question } from './question.js';

/** The customer pays bit by bit, or the maker is paid long before the startup is. */
const PAID_LATER =
  /\b(?:instal?lments?|pay[- ]as[- ]you[- ]go|on credit|on account|on tick|hire[- ]purchase|pays? (?:it )?(?:off|back) (?:over|in|within)|(?:the )?rest (?:over|in|within) (?:\w+ )?(?:weeks|months|years)|before we (?:are|get) paid|until (?:they|the customers?) (?:have )?pa(?:y|id)|we (?:must )?pay (?:\S+ )?\d+ days before|up front (?:and|but|while|since|because|as)|(?:in|auf) raten|ratenzahlung|auf kredit|vorfinanzier\w*|a plazos|a credito|fiado|al fiado|les fio|en (?:cuotas|\d+ cuotas)|a credit|en plusieurs fois|a temperament|parcelad\w*|em \d+ vezes|prestacoes|a rate|in \d+ rate)\b/;
const STOCK =
  /\b(?:stock|inventory|working capital|containers? of|run of \d[\d.,]*|lager(?:bestand)?|warenbestand|inventario|mercaderia|mercancia|existencias|fonds de roulement|capital de giro|estoque|magazzino|scorte|\d[\d.,]* (?:more |further |new |weitere |other )?(?:units|pieces|boxes|kits|devices|sensors|machines|pumps|bikes|gerate|maschinen|stuck|pieces|unidades|equipos|maquinas|appareils|pezzi|macchine))\b/;
const NO_STOCK = /\b(?:stock (?:exchange|options?|photos?)|no stock|share stock|live ?stock)\b/;

const FOREIGN_MONEY =
  /\b(?:dollars?|dollar|dolares|dollari|dolar|us\$|usd|euros?|eur|pounds|yuan|al blue)\b|€/;
const BOUGHT_ABROAD =
  /\b(?:buy|bought|pay|paid|import\w*|order|cost|costs|price\w*|follow\w*|kaufen|zahlen|importi\w*|compramos|pagamos|cuesta\w*|achetons|payons|coute\w*|compriamo|paghiamo)\b/;

/** Whether a sentence buys in one currency while other sentences sell in another. */
function hasTwoCurrencies({ statements }: Claims, { text, field, quantities }: Statement): boolean {
  if (!FOREIGN_MONEY.test(text) || !BOUGHT_ABROAD.test(text) || !/dol|usd|us\$/.test(text)) return false;
  const own = statements.filter((each) => each.field !== 'funding_usage' && each.field !== 'problem_statement');
  const currencies = new Set(
    [...own.flatMap((each) => each.quantities), ...quantities].flatMap(({ kind, currency }) =>
      kind === 'money' && currency !== null ? [currency] : [],
    ),
  );
  return field !== 'funding_usage' && [...currencies].some((currency) => currency !== 'usd');
}

const MONTHLY =
  /\b(?:a|per|each|every|im|pro|al|par|por) (?:month|monat|mes|mois|mese)\b|\/ ?mo(?:nth)?\b|\bmonthly\b|\bmonatlich\b|\bmensual\w*|\bmensuel\w*|\bmensil\w*|\bmensa(?:l|is)\b/;
/** Any word about those who stay or leave; with one of them nothing is asked. */
const ON_LEAVING =
  /\b(?:churn\w*|cancel\w*|leav(?:e|es|ing)|left|quit\w*|lost|lose|loses|losing|stay\w*|renew\w*|retention|retain\w*|drop(?:ped|s)? out|stopp\w*|gave up|give up|unsubscrib\w*|still (?:use|pay|with)|came back|come back|return\w*|repeat\w*|again|since (?:day|year) one|never|loyal\w*|kundig\w*|gekundigt|abgesprungen|bleib\w*|blieb\w*|verlor\w*|verlanger\w*|wieder|cancela\w*|dej(?:o|aron|an)|perd\w*|queda\w*|renuev\w*|renov\w*|siguen|resili\w*|parti[es]?|restent|restes?|renouvel\w*|perdu\w*|saiu|sairam|saem|ficam|voltam|disd\w*|lasci\w*|rest(?:a|ano)|rinnov\w*|year contracts?|contracts?|vertrag\w*|contrat\w*)\b/;
const LEAST_PAYERS = 10;

/** A monthly price, many payers, and not a word of those who stay or leave. */
function silentOnLeaving(claims: Claims): string | null {
  const { users, revenue, language, statements, facts } = claims;
  const isSold = facts.stage === 'launched' || facts.stage === 'growing';
  if (language === 'other' || !isSold || !users || !revenue || users.value < LEAST_PAYERS) return null;
  const paysMonthly = statements.some(
    ({ text, field, quantities }) =>
      OF_OFFER.includes(field) && MONTHLY.test(text) && quantities.some(({ kind }) => kind === 'money'),
  );
  if (!paysMonthly || saysAnywhere(claims, ON_LEAVING)) return null;
  return 'An investor will ask how many gave notice in the last three months; no sentence says it.';
}

/** What a customer pays, when, and how often. */
export const MONEY_QUESTIONS: readonly Question[] = [
  asked(
    'money.once',
    'By the price that you write a customer pays once',
    /(?:[$€£]\s?\d[\d.,]*|\b\d[\d.,]* ?(?:euros?|dollars?|€|\$|pesos|reais|bucks|kr|pounds?)) ?,? ?(?:once|one[- ]?time|one[- ]?off|flat for life|einmalig|una (?:sola )?vez|une (?:seule )?fois|uma (?:so )?vez|una tantum)\b|\b(?:one[- ]time (?:price|payment|fee|purchase)|pays? once|bought once|no subscriptions?|kein abo|sin suscripcion|sans abonnement|sem assinatura|senza abbonamento|einmalzahlung|pago unico|paiement unique|pagamento unico)\b/,
    {
      unless: /\b(?:and then|plus|per month|a month|monthly|a year|yearly|once (?:a|per|every|the|we|it)|then)\b/,
      
    },
  ),
  asked(
    'money.paid-later',
    'An investor will ask who pays for the goods until the customers have paid',
    PAID_LATER,
    {
      fields: [...OF_OFFER, 'funding_usage'],
      unless: /\b(?:competitors?|rivals?|loan sharks?|other lenders?|bank loans?|we (?:are|get) paid first|direct debit)\b/,
      mayBePlanned: true,
    },
  ),
  asked('money.stock', 'An investor will ask how soon the stock is sold that you buy with the money', STOCK, {
    fields: ['funding_usage'],
    unless: NO_STOCK,
    mayBePlanned: true,
    covers: /^ask\.money\.paid-later$/,
  }),
  asked(
    'money.currency',
    'An investor will ask what a change of the exchange rate does to your price',
    BOUGHT_ABROAD,
    { needs: hasTwoCurrencies },
  ),
  asked(
    'money.free',
    'The use is free so far, and an investor will ask who pays what, and from when',
    /\b(?:free (?:so far|for now|at the moment|today|right now|until|while)|(?:use|uses|using|try|tries|test|tests) it (?:for free|free of charge)|free now|no charge|at no charge|free of charge|de graca|gratuitement|usan gratis|usam de graca|kostenlos|gratis|gratuit(?:e|s|es)?)\b/,
    {
      fields: OF_PRODUCT,
      needs: (claims) => isRunning(claims) && claims.users !== null && claims.revenue === null,
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

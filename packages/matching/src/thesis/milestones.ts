import type { Stage } from '@proofround/contracts';
import { dollarsFor } from '@proofround/text/numbers/currencies.js';
import { findAmounts } from '@proofround/text/numbers/money.js';
import { wordSet } from '@proofround/text/word-set.js';
import { PhraseBook } from '@proofround/text/words/phrase-book.js';

/** A share of revenue of which a thesis speaks. */
export type ShareOf = 'one customer' | 'grants';

/** A figure that a startup must not exceed or fall below. */
export type Limit =
  | { readonly kind: 'ask'; readonly most: number }
  | { readonly kind: 'team'; readonly least: number; readonly most: number }
  | { readonly kind: 'share'; readonly of: ShareOf; readonly most: number };

/** How far a startup has come. Revenue is in dollars a month. */
export type Traction =
  | { readonly kind: 'revenue' | 'users'; readonly least: number }
  | { readonly kind: 'stage'; readonly least: Stage };

/** What an investor requires of a startup. */
export type Requirement =
  | Traction
  /** The permission of a regulator. */
  | { readonly kind: 'licence' }
  /** The meanings of things of which the startup must not deny any. */
  | { readonly kind: 'undenied'; readonly words: readonly string[] }
  | Limit
  /** Singular words that the startup's texts must state. */
  | { readonly kind: 'said'; readonly words: string };

/** A milestone as a sentence names it. */
export interface Milestone {
  readonly traction: Traction;
  readonly at: number;
  readonly length: number;
  /** 'lacking' after "before", "without", "below"; 'having' after "after", "with". */
  readonly side: 'lacking' | 'having' | null;
}

const isLate = ({ traction }: Milestone) => traction.kind === 'stage' && traction.least === 'growing';
/** Whether the milestone excludes startups that have passed it. */
export const isCeiling = (milestone: Milestone | undefined) =>
  milestone !== undefined && (milestone.side === 'having' || (milestone.side === null && isLate(milestone)));

const phrases = (list: string) => list.split(',');
/** Names of the idea stage. */
const BARE_IDEAS =
  'idea stage,ideas stage,concept stage,ideation,pure ideas,mere ideas,bare ideas,just an idea,reine ideen,reinen ideen';
const NAMES = new PhraseBook<Traction>([
  ...phrases(
    'revenue,revenues,paying customer,paying customers,paying users,paying client,paying clients,customers,a customer,sales,turnover,mrr,arr,paid pilot,paid pilots,paying pilot,paying pilots,already sells,already sell,first sale,umsatz,umsatze,umsatzen,zahlende kunden,zahlenden kunden,kunden,chiffre d affaires,chiffre affaires,revenus,clients payants,ingresos,facturacion,ventas,clientes de pago,clientes que pagan,clientes pagantes,receita,receitas,faturamento,fatturato,ricavi,clienti paganti,omzet,profit,profits,profitable,profitability,break even,breakeven,cash flow positive,cashflow positive,in the black,money making,gewinn,profitabel,profitable unternehmen,schwarze zahlen,rentable,rentables,rentabilite,benefices,rentabilidad,beneficios,lucrativa,lucrativas,lucrativo,lucrativos,lucro,lucratividade,redditizie,redditizia,winstgevend,winstgevende,earning companies,ja faturam,ja facturam,ja fatura,ya facturan,ya facturen,ya factura,facturent deja,already pay,already pays,that pays,who pays,which pays,who pay,that pay,die zahlen,der zahlt,die zahlt,das zahlt,qui paie,qui paient,que paga,que pagan,que pagam,che paga,che pagano,die betaalt,die betalen,already paid,making money already,already make money,already making money,already makes money,already earn,already earns,already earning,somebody who pays,someone who pays,schon bezahlen,schon dafur bezahlen,bereits zahlen,deja payer,paient deja,ya pagan,ya paguen,ja pagam,ja paguem,gia pagano',
  ).map((name) => [name, { kind: 'revenue', least: 1 }] as const),
  ...phrases('users,active users,traction,nutzer,utilisateurs,usuarios,utilizadores,utenti').map(
    (name) => [name, { kind: 'users', least: 1 }] as const,
  ),
  ...phrases(
    `${BARE_IDEAS},product,a product,prototype,working prototype,mvp,demo,working demo,produkt,prototyp,ideenphase,produit,producto,produto,prototipo,prodotto`,
  ).map((name) => [name, { kind: 'stage', least: 'mvp' }] as const),
  ...phrases(
    'launch,launched,shipped,shipping,on the market,on sale,live product,the market,in market,live,product market fit,pre seed,preseed,marktstart,lancement,lanzamiento,lancamento,lancio',
  ).map((name) => [name, { kind: 'stage', least: 'launched' }] as const),
  ...phrases('growth stage,late stage,later stage,series b,series c,scale up,scale ups,scaleups').map(
    (name) => [name, { kind: 'stage', least: 'growing' }] as const,
  ),
]);
/** Names of earlier stages: "no idea stage" requires more than an idea. */
const UNREACHED = new Set(phrases(`${BARE_IDEAS},ideenphase,pre seed,preseed`));
/** Words after a milestone's name that make it something else: "a sales team". */
const WORKERS = /^(?:teams?|people|person|managers?|staff|cycles?|support|tax|force|pitch|decks?)$/;

/** "Live in Berlin" is no launch. */
const RESIDES = /^live (?:in|there|near|where)$/;
const isMilestone = (phrase: string, next: string): boolean =>
  !WORKERS.test(next) && !RESIDES.test(`${phrase} ${next}`);

const LACKING = wordSet(
  'pre before without below under lacking lack zero sub vor ohne unter avant sans sous antes sin sem senza prima zonder abaixo bajo debajo menos prerevenue smaller fewer less',
);
const HAVING = wordSet(
  'post after with over above beyond past has have having exceeding nach mit uber apres avec plus con com dopo met pass passed',
);
/** The words before a milestone that are searched for its side. */
const REACH_IN_WORDS = 4;
const SKIPPED = wordSet(
  'any some their first very dem den ersten erstem erste premier premiere premiers primer primero primeros primera primeras primeiro primeiros primeira primo primi prima prime eerste nos vos suoi leur leurs sus seus le il lo gli real the a an of to than de d des du der die das une un una el la um uma paying prior or in i',
);

const AT_LEAST = /^(?:at least|al menos|(?:por )?lo menos|pelo menos|au moins|ao menos|al meno|ten minste)$/;

function sideOf(words: readonly string[], at: number): Milestone['side'] {
  for (let back = 1; back <= REACH_IN_WORDS; back++) {
    const word = words[at - back] ?? '';
    // "Less" in "at least" and "menos" in "al menos" do not mean lacking.
    if (AT_LEAST.test(`${words[at - back - 1] ?? ''} ${word}`)) return null;
    if (LACKING.has(word) || (word === 'no' && back === 1)) return 'lacking';
    if (HAVING.has(word)) return 'having';
    if (!SKIPPED.has(word) && !/\d/.test(word)) return null;
  }
  return null;
}

/** An amount in the words of a sentence. `value` and `low` are in dollars when `money`. */
interface WordsAmount {
  /** For a range, its upper end. */
  readonly value: number;
  /** The lower end of a range; null for a single figure. */
  readonly low: number | null;
  readonly money: boolean;
  readonly at: number;
  readonly length: number;
}

/** The amounts in the words of a sentence, with their position among the words. */
export function amountsIn(words: readonly string[]): WordsAmount[] {
  let length = 0;
  const starts = words.map((word) => (length += word.length + 1) - word.length - 1);
  const wordAt = (position: number) => starts.findLastIndex((start) => start <= position);
  return findAmounts(words.join(' ')).flatMap(({ value, low, currency, weak, start, end }) => {
    if (weak) return [];
    const rate = dollarsFor(currency);
    const at = wordAt(start);
    return [
      {
        value: value * rate,
        low: low === null ? null : low * rate,
        money: currency !== null,
        at,
        length: wordAt(end - 1) - at + 1,
      },
    ];
  });
}

const MONTH =
  /^(?:month|monthly|mrr|monat|monatlich|mois|mensuel|mensuels|mes|mensuales|mensual|mensais|mese|maand|mo)$/;
const YEAR =
  /^(?:year|yearly|annual|annually|annum|arr|jahr|jahrlich|an|annuel|ano|anual|anuales|anuais|anno|jaar)$/;
const PERIOD =
  /^(?:minutes?|hours?|days?|weeks?|months?|quarters?|years?|tagen?|wochen|monaten?|jahren?|mois|ans|meses|anos|mesi|anni|times|fold)$/;
/** Words that make any noun a customer: "ten paying businesses". */
const PAYING =
  /^(?:paying|zahlende|zahlenden|betalende)\b|^\p{L}+ (?:payants?|pagantes|paganti|que pagan|que pagam)\b/u;
const EARNED =
  /^(?:revenues?|mrr|arr|sales|turnover|umsatz|jahresumsatz|affaires|revenus|ingresos|facturacion|receita|faturamento|fatturato|ricavi|omzet|earn|earning|make|making|makes|bills?|billing|billings|invoices?|turns)$/;
const USERS =
  /^(?:users?|customers?|clients?|subscribers?|downloads|members|mau|dau|nutzer|kunden|utilisateurs|usuarios|clientes|utenti)$/;
/** Words for talking with people. Whom founders have talked to does not use or pay for anything yet. */
const TALKED =
  /^(?:talk(?:s|ed|ing)?|speak|spoken?|interview(?:s|ed|ing)?|met|meet|called|asked|visited|listened|gesprochen|befragt|besucht|parle|interroge|rencontre|hablado|hablaron|entrevistado|falado|conversado|parlato|intervistato|gesproken|rozmawial\p{L}*)$/u;
/** The words before the people that are searched for such a word. */
const TALK_REACH = 6;
const isTalkedTo = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - TALK_REACH), at).some((word) => TALKED.test(word));

/** Revenue of at least this much without a period is yearly. */
const YEARLY_FROM = 100_000;

function milestoneOf(words: readonly string[], amount: WordsAmount): Milestone | null {
  const { at } = amount;
  const value = amount.low ?? amount.value;
  // "Revenue tripled in twelve months" states no revenue of twelve.
  if (!amount.money && PERIOD.test(words[at + amount.length] ?? '')) return null;
  const around = words.slice(Math.max(0, at - 4), at + amount.length + 4);
  const after = words.slice(at + amount.length, at + amount.length + 4);
  const side = sideOf(words, at);
  const place = { at, length: amount.length };
  if (!amount.money && (after.slice(0, 3).some((word) => USERS.test(word)) || PAYING.test(after.join(' ')))) {
    return { traction: { kind: 'users', least: value }, side, ...place };
  }
  const monthly = around.some((word) => MONTH.test(word));
  const yearly = !monthly && around.some((word) => YEAR.test(word));
  if (!monthly && !yearly && !around.some((word) => EARNED.test(word))) return null;
  if (!amount.money && !around.some((word) => EARNED.test(word))) return null;
  const least = yearly || (!monthly && value >= YEARLY_FROM) ? value / 12 : value;
  return { traction: { kind: 'revenue', least: Math.max(1, Math.round(least)) }, side, ...place };
}

const PAYS = /^(?:paying|zahlenden?|betalende|payants?|pagantes|paganti|pagan|pagam)$/;
const UNITS = [MONTH, YEAR, EARNED, USERS, PAYS];
/** Whether a sentence has a word without which none of its amounts is a milestone. Reading amounts costs more. */
const hasUnit = (words: readonly string[]): boolean =>
  words.some((word) => UNITS.some((unit) => unit.test(word)));

/** The most words from an amount to the name of what it counts. */
const NAME_REACH = 5;
const isBeside = ({ at, length }: Milestone, name: number): boolean =>
  name < at ? at - name <= NAME_REACH : name - (at + length - 1) <= NAME_REACH;

/** The milestones of a sentence, in text order. An amount and its noun ("$10k revenue") are one milestone. */
export function milestonesIn(words: readonly string[]): Milestone[] {
  const amounts = hasUnit(words)
    ? amountsIn(words).flatMap((amount) => milestoneOf(words, amount) ?? [])
    : [];
  const found: Milestone[] = [...amounts];
  const named = NAMES.in(words, (_, length, name, at) => isMilestone(name, words[at + length] ?? ''));
  for (const { value: traction, at, length, phrase } of named) {
    if (traction.kind !== 'stage' && amounts.some((amount) => isBeside(amount, at))) continue;
    found.push({ traction, at, length, side: UNREACHED.has(phrase) ? 'lacking' : sideOf(words, at) });
  }
  return found
    .filter((milestone) => !isUnnecessary(words, milestone) && !isTalkedTo(words, milestone.at))
    .toSorted((a, b) => a.at - b.at);
}

/** Phrases that declare a milestone unnecessary: "pre-revenue is fine". */
const UNNECESSARY =
  /\b(?:fine|ok|okay|welcome|happy with|nice to have|comfortable with|no problem|not required|not needed|optional|no \w+ (?:is )?(?:required|needed|necessary)|(?:dont|do not|doesnt|does not|need not|not) (?:need|require|have to|expect|insist)|willkommen|gern|gerne|kein problem|kein muss|nicht notig|keine voraussetzung|bienvenue?s?|pas de probleme|pas necessaire|pas besoin|pas obligatoire|bienvenid[oa]s?|sin problema|no hace falta|no es necesario|sem problemas?|bem vind[oa]s?|nao e (?:necessario|preciso)|benvenut[oaie]|nessun problema|welkom)\b/;

const BOUNDARIES = wordSet(', : ? but aber mais pero mas ma maar however');

/** Whether the clause around a milestone declares it unnecessary. */
function isUnnecessary(words: readonly string[], { at }: Milestone): boolean {
  const from = words.findLastIndex((word, index) => index < at && BOUNDARIES.has(word)) + 1;
  const end = words.findIndex((word, index) => index > at && BOUNDARIES.has(word));
  return UNNECESSARY.test(words.slice(from, end < 0 ? undefined : end).join(' '));
}

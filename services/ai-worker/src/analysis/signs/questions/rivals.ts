import type { Claims } from '../../../claims/claims.js';
import type { Statement } from '../../../claims/statement.js';
import { asked, OF_OFFER, type Question, saysAnywhere } from './question.js';

const FIRMS = String.raw`(?:ones?|compan(?:y|ies)|firms?|makers?|manufacturers?|brands?|players?|chains?|crowd|vendors?|providers?|agenc(?:y|ies)|dealers?|platforms?|programs?|programmes?|apps?|systems?|stores?|studios|sites?|retailers?|boys|guys|outfits?)`;
const COMPANIES = String.raw`(?:anbieter\w*|hersteller\w*|firmen|ketten?|konzerne?n?|plattformen|programme?n?|marken|empresas?|cadenas?|marcas?|plataformas?|fabricantes|programas|aplicaciones|redes|aplicativos|aziende|catene|marche|piattaforme|entreprises|chaines|marques|plateformes|logiciels)`;
/** Others in the same trade: the large, the old and the cheap ones. */
const THE_LARGE = new RegExp(
  String.raw`\b(?:big|bigger|biggest|large|larger|largest|established|older|cheaper|expensive|well-known) (?:\w+ )?${FIRMS}\b|\b(?:competitors?|rivals?|incumbents?)\b|\b(?:gross\w*|etabliert\w*|teure\w*|billige\w*|grandes?|gran|grands|gros|grandi) ${COMPANIES}|\b${COMPANIES} (?:grandes|caras|baratas|establecidas|grandi)\b|\b(?:les gros|les grands|los grandes|as grandes|os grandes|i grandi|die grossen)\b|\bkonkurren(?:z|ten?)\b|\bmitbewerber\w*|\bla competencia\b|\bcompetidores\b|\bconcurrents?\b|\bconcorrent[ei]\b`,
);
/** Another trade or product as the subject of a sentence, and what it does or does not do. */
const OTHERS_DO =
  /^(?:the |other |most |all |existing |some )*(?!(?:we|us|it|this|customers|users|people|clients|buyers|parents|owners|members|years|patients|guests)\b)(?:[\w'-]+ ){0,2}(?!(?:customers|users|people|clients|buyers|years|months|guests|patients|\w*ss)\b)[\w'-]+s (?:in \S+ \S+ |here )?(?:do|does|don't|have|charge|cost|sell|offer|only|ask|make|are|can|cannot|can't|still|also|too|want|want to|know|rent|use|take|need)\b[^.]*\b(?:not|no|only|but|nobody|n't|don't|never|cheaper|dearer|more|less|over|too|by|just|themselves)\b|^(?:die|les|los|las|i|gli|le|os|as) (?!(?:clientes?|clients|kunden|clienti|people|gente)\b)\w+ (?!(?:sont|son|sono|sind|sao)\b)[^.]*\b(?:aber|nur|nicht|kein\w*|mais|pas|pero|solo|no|mas|nao|so|ma|non)\b/;
/** A price or an offer of others beside one's own. */
const SET_BESIDE =
  /\b(?:already|too|cost|costs|charge|charges|price|prices|sells?|sold|offers?|does?|don't|not|nobody|than|but|kosten|nicht|schon|aber|cuestan|cobran|pero|deja|mais|coutent|custam|cobram|mas|gia|ma|costano)\b/;
const OF_CUSTOMERS =
  /\b(?:our (?:revenue|income|turnover)|(?:i|we|founders?|of us) (?:\w+ ){0,2}(?:wrote|built|worked|know|knew|were|was|led|ran)|former|no (?:other )?(?:competitor|rival)s?|partners?|pays?|paid|paying|buys?|bought|orders?|ordered|customers?|clients?|signed|uses? (?:us|it|ours)|zahlen|kunden|pagan|clientes|clienti|paient|pagam|pagano)\b/;

/** Whether the first words of a sentence name those to whom the startup sells. */
function opensWithCustomers(text: string, claims: Claims): boolean {
  const [subject] = /[\p{L}-]{5,}/u.exec(text) ?? [];
  const stem = subject?.slice(0, Math.max(4, subject.length - 2));
  return stem !== undefined && claims.in('target_market').some((market) => market.text.includes(stem));
}

const THE_SAME = 'An investor will ask why the others that you mention do not do the same';

/** Rights and approvals; with such a word in any sentence the advantage is not judged. */
const RIGHTS =
  /\b(?:patent\w*|exclusiv\w*|exklusiv\w*|esclusiv\w*|licen[cs]\w*|lizenz\w*|licenz\w*|trade ?marks?|approv\w*|authori[sz]\w*|autori[sz]\w*|certif\w*|zertif\w*|accredit\w*|akkredit\w*|zulass\w*|genehmig\w*|zugelassen\w*|brevet\w*|copyright\w*|concession\w*|proprietary)\b/;
/** What else may last: agreements, records, and whatever took years. */
const LASTING =
  /\b(?:contra(?:ct|t|tt)\w*|vertrag\w*|data\w*|daten\w*|datos|donnees|dados|dati|secret\w*|geheim\w*|segret\w*|recip\w*|rezept\w*|receta\w*|recette\w*|receita\w*|ricett\w*|record\w*|archiv\w*|train\w*|register\w*|permit\w*|permis\w*|agree\w*|sign(?:ed|s)|acuerdo\w*|convenio\w*|accord\w*|acord\w*|formula\w*|years?|months?|jahre?n?|monate?n?|anos|meses|ans|mois|anni|mesi|measur\w*|tested|network\w*|communit\w*|partner\w*|parceir\w*|partenair\w*|socio\w*|algorithm\w*|firmware|method|tracking|technolog\w*|machine\w*|maschine\w*|maquina\w*|own(?:s|ed)?|invent\w*|only ones?|nobody else|no one else)\b/;
/** A longer advantage may name something that lasts in other words. */
const MOST_WORDS = 25;

/** Whether an advantage rests on nothing that a copy would lack, by all that the founder writes. */
function namesNothingLasting(claims: Claims, statement: Statement): boolean {
  const advantage = claims.in('competitive_advantage');
  const length = advantage.reduce((sum, { words }) => sum + words.length, 0);
  return (
    claims.language !== 'other' &&
    length <= MOST_WORDS &&
    statement.quantities.length === 0 &&
    advantage.every(({ quantities }) => quantities.length === 0) &&
    !advantage.some(({ text }) => LASTING.test(text)) &&
    !saysAnywhere(claims, RIGHTS)
  );
}

/** Who else offers it, and what a copy would lack. */
export const RIVALS: readonly Question[] = [
  asked('rivals.mentioned', THE_SAME, THE_LARGE, {
    unless: OF_CUSTOMERS,
    fields: [...OF_OFFER, 'problem_statement'],
    covers: /^open\.(?:rival-moves|rivals-named)$/,
    mayBePlanned: true,
    needs: (_, { field, text, isHype }) =>
      !isHype && (field === 'competitive_advantage' || SET_BESIDE.test(text)),
  }),
  asked('rivals.mentioned', THE_SAME, OTHERS_DO, {
    unless: OF_CUSTOMERS,
    fields: ['competitive_advantage'],
    covers: /^open\.(?:rival-moves|rivals-named)$|^ask\.rivals\.mentioned$/,
    needs: (claims, { isHype, text }) => !isHype && !opensWithCustomers(text, claims),
  }),
  asked(
    'rivals.makers',
    'An investor will ask what happens when the makers of these offer it themselves',
    /\bworks? (?:with|on|across|inside|on top of) (?:all|both|any|every|either)\b(?! (?:day|days|week|night|morning|of us|hands|kinds|ages|sizes)\b)|\b(?:android|ios|iphone|windows|mac) (?:and|\+|&) (?:android|ios|iphone|windows|mac)\b/,
    { covers: /^open\.(?:rival-moves|interface)$/ },
  ),
  asked(
    'rivals.no-hold',
    'An investor will ask what a copy of this would still lack after a year',
    /\p{L}/u,
    {
      fields: ['competitive_advantage'],
      covers: /^open\.(?:copy|rivals-named)$|^ask\.rivals\.mentioned$/,
      needs: namesNothingLasting,
    },
  ),
];

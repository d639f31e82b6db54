import type { OwnedQuantity, Statement } from './statement.js';

/** Why a sum of money is not the startup's present price (SCORE-34). */
export type MoneyRole =
  'cost' | 'paid out' | 'deposit' | 'capital' | 'of others' | 'past' | 'planned' | 'average';

/** Ends a clause at any place. */
const END =
  /[.;()–—!?]|(?<!\d),|,(?!\d)|\b(?:but|while|whereas|although|aber|pero|mais|maar|men|ale)\b|[。、，；]/gu;
/** Ends the words of one figure if another figure follows. */
const JOINT = /\b(?:and|plus|or|then|und|y|et|e|i|och|en|ve)\b/;

/** What one unit costs the startup. */
const COST =
  /\b(?:costs? (?:us|me)|(?:to|for) (?:make|build|produce|manufacture|assemble|grow|run|process)\b|bill of materials|bom|cogs|unit costs?|(?:production|material|making|manufacturing) costs?|costs:|cost of goods|materials?|raw|parts|labou?r|ingredients?|hardware|harvest\w*|pressing|our (?:own )?costs?|(?:we|i) (?:pay|buy|bought|spend|spent)|works out (?:to|at)|comes? to(?: about)?|(?:is|are|being|of which|agent plus) (?:the )?(?:tech|wages?|arborist|box|studio)|uns kostet|kostet (?:uns|mich)|herstell\w*|selbstkosten|nos cuesta|nos sale|cuesta (?:hacer|producir)|coste? de|nous coute|nous revient|cout de|ci costa|nos custa|custo de|kosztuje nas|(?:stoi|wychodzi) nas|koszt\w*|maliyet\w*|sebestoim\w*|kostar oss|koster oss|kwijt|kost ons|biaya|modal|\w*gharimu)\b|себестоимост|обходится нам|原価|成本|造价|ต้นทุน|تكلف|लागत|원가/u;
/** Says that the sum is the price in spite of such a word. */
const PRICED =
  /\b(?:sells?|sold|charg\w*|pric\w*|pays? us|(?:customers?|clients?|members?|parents|families|they) pays?)\b/;
/** What somebody else gets of the price. */
const PAID_OUT =
  /(?:\b(?:gets?|receives?|earns?|is paid|are paid|goes to|bekommt|erhaelt|recibe|se lleva|recoit|touche|riceve|recebe|dostaje|otrzymuje|krijgt|far)\b(?! (?:it|them|one|us)\b)|(?<!\b(?:we|i)(?: \w+)?) takes?\b(?! (?:it|them|one)\b)|\bkeeps?\b)(?: [\p{L}'-]+){0,2}\s*$|(?:拿|抽|もらう|受け取る|ได้)\s*$/u;
const OURS_BEFORE = /\b(?:we|i|us)\b[^,;]*$/;
const KEEPS = /\bkeeps?\b/;
/** Given back, or a first part of the price. */
const DEPOSIT =
  /\b(?:deposits?|down ?payment|advance|anzahlung|pfand|kaution|anticipo|fianza|acompte|caution|cauzione|caparra|kaparo|zaliczk\w*|kaucj\w*|statiegeld|borg|pant|depozito)\b|押金|保証金|敷金|залог/u;
/** Money that was put in, lost or lent. */
const CAPITAL =
  /\b(?:grants?|loans?|raised|invest\w*|spent|fines?|fined|broken|damages?|lost|loses?|wast\w*|throws?|bins?|insured|insurance|turned over|budget|salary|wages?|(?:^|\W)cost|tests)\b/;
/** What others take for the same. */
const OF_OTHERS =
  /\b(?:competitors?|rivals?|elsewhere|instead of|compared|versus|vs|normally|usually|otherwise|ordinary|conventional|new from|the (?:maker|middleman|giant)|would (?:be|cost)|(?:others|agenc(?:y|ies)|crews?|consultants?|lawyers?|accountants?|hotels?|divers?|scribes?|brokers?|banks?|chains?|bookstores?|couriers?|laundr\w+|vets?|plumbers?) (?:[\w-]+ ){0,4}(?:costs?|charges?|wants?|asks?|runs?|takes?|bills?))\b|(?<!\b(?:we|i|will|to)(?: \w+)?) (?:wants|quotes?|quoted|rekent|rechnet|nimmt|verlangt|cobran|demande|prende|bierze|tar)\b/;
/** The same behind a sum. */
const FOR_THE_SAME = /\b(?:for the same|elsewhere|in (?:a|the) (?:shop|store|supermarket|pharmacy))\b/;
/** What the startup took before. */
const PAST =
  /\b(?:used to|tried|at first|initially|originally|formerly|previously|before (?:us|that)|began (?:with|at)|began|started (?:with|at)|up from|down from|frueher|antes|avant|prima era|auparavant|vroeger|tidigare|dawniej|wczesniej|eskiden|kabla)\b|раньше|было|до повышения|以前|เมื่อก่อน|سابقا/u;
const FROM = /\bfrom (?:(?:about|around|roughly|just|only|some) )*$/;
const PLANNED =
  /\b(?:would|will|if|later|from next|going to|intend\w*|plan(?:s|ned|ning)? (?:to|for)|planned|planning|target|wuerde\w*|seria|serait|sarebbe|byloby)\b|予定|将来|计划|буд[уе]т/u;
const AVERAGE =
  /\b(?:averag\w+|typical\w*|median)\b(?! (?:order|basket|ticket|sale|invoice|bill|price|booking))/;

/** Says that an average is paid to the startup. */
const PAID_TO_US = /\b(?:pays?|we|us|our|per|subscription)\b/;

/** The words that belong to one figure: its clause, without the words of the figures beside it. */
export interface Clause {
  readonly before: string;
  readonly behind: string;
}

export function clauseOf({ text, quantities }: Statement, { start, end }: OwnedQuantity): Clause {
  const last = quantities.findLast((one) => one.end <= start);
  const next = quantities.find((one) => one.start >= end);
  const earlier = text.slice(last?.end ?? 0, start);
  const later = text.slice(end, next?.start);
  const beforeEnd = earlier.split(END).at(-1) ?? '';
  const joint = last && beforeEnd.length === earlier.length ? JOINT.exec(beforeEnd) : null;
  const behindEnd = later.split(END)[0] ?? '';
  const second = next && behindEnd.length === later.length ? JOINT.exec(behindEnd) : null;
  return {
    before: joint ? beforeEnd.slice(joint.index + joint[0].length) : beforeEnd,
    behind: second ? behindEnd.slice(0, second.index) : behindEnd,
  };
}

const isPaidOut = (before: string): boolean =>
  PAID_OUT.test(before) && (KEEPS.test(before) || !OURS_BEFORE.test(before));

/** Why a sum is not the startup's present price; null if its own clause gives no reason. */
export function roleOfMoney(statement: Statement, quantity: OwnedQuantity): MoneyRole | null {
  const { before, behind } = clauseOf(statement, quantity);
  const words = `${before} ${behind}`;
  if (OF_OTHERS.test(before) || FOR_THE_SAME.test(words)) return 'of others';
  if (COST.test(words) && !PRICED.test(words)) return 'cost';
  if (isPaidOut(before)) return 'paid out';
  if (DEPOSIT.test(words)) return 'deposit';
  if (CAPITAL.test(words)) return 'capital';
  if (PAST.test(words) || FROM.test(before)) return 'past';
  if (quantity.mood === 'planned' || PLANNED.test(words)) return 'planned';
  return AVERAGE.test(words) && !PAID_TO_US.test(words) ? 'average' : null;
}

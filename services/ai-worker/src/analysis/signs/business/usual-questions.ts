import {
  atPrice,
  atShare,
  few,
  isSold,
  keepsShare,
  paysEachMonth,
  says,
  unordered,
  unsold,
} from './facts.js';
import { usual, type UsualQuestion } from './usual-question.js';
import type { Way } from './vocabulary.js';

/** A licence in hand. */
const LICENSED =
  /\b(?:licen[cs]ed|(?:regulated|authori[sz]ed|registered|supervised|approved|accredited) (?:by|as|with|under)|registration (?:with|by|number|since)|(?:have|hold|holds|got|with) (?:a|the|our|all) (?:\w+ ){0,2}licen[cs]es?|licen[cs]e (?:granted|since|from|number)|zugelassen (?:von|bei)|con licencia|agree par|autorizad[ao] pel[ao])/;
/** What remains of a sale, in any words. */
const MARGIN =
  /\b(?:margins?|gross (?:profit|margin)|profit\w*|costs? (?:us|me)|break.?even|(?:we|i) keep|what is left|left over for|net of|marge|margen|margem|margine|marz\w+|deckungsbeitrag|nos quedan?|ci restano|il nous reste|sobra)\b/;
/** Words for people who drive or carry. */
const DRIVERS =
  /\b(?:drivers?|riders?|couriers?|fahrer\w*|kurier\w*|chauffeurs?|livreurs?|conduct(?:or|eur)\w*|repartidor\w*|mensajer\w*|motorist\w*|entregador\w*|autist[aei]|corriere|kierowc\w*|kurierz\w*|surucu\w*|kurye\w*|pengemudi|kurir|tukang ojek|boda)\b|водител|курьер|سائق|ड्राइवर|運転手|ドライバー|司机|骑手/u;
/** The startup brings two sides together, who could then deal with each other without it. */
const TWO_SIDES =
  /\b(?:match\w*|between|both sides|list(?:s|ed)?|broker\w*|connect\w*|vermittel\w*|zwischen|entre|tra|fra)\b/;
const COLLECTS =
  /\b(?:collect\w*|haul\w*|pick(?:s|ed)? up|sort\w*|sammel\w*|abhol\w*|collect\w*|ramass\w*|recog\w*|recol\w*|raccogl\w*|ritir\w*)\b/;
const SHOPS =
  /\b(?:shops?|retail\w*|stores?|bookshops?|supermarkets?|handel|laden|magasins?|boutiques?|tiendas?|lojas?|negozi\w*|sklep\w*)\b/;
/** What is paid by the hour or the month goes on. */
const BY_TIME =
  /\b(?:per hour|hourly|per shift|shifts?|per day|weekly|a month|per month|monthly|temp|temporary|stunde\w*|heure|hora|ora)\b/;
/** What is made when it is ordered needs no stock. */
const TO_ORDER =
  /\b(?:made[- ]to[- ]order|made to measure|print on demand|on demand|pre-?orders?|pre-?ordered|bespoke|nach mass|auf bestellung|sur mesure|sur commande|a medida|por encargo|sob medida|su misura)\b/;
const PRIZE_OF_HIT = /\b(?:second game|next game|studio|titles)\b/;
const TUTORS =
  /\b(?:tutor\w*|nachhilfe\w*|private lessons?|clases particulares|cours particuliers|aulas particulares|lezioni private|korepetycj\w*)\b/;
const OWN_DRIVERS =
  /\b(?:employed drivers|our own (?:drivers|vans|fleet)|we employ|on our payroll|salaried)\b/;
const INSURED =
  /\b(?:insur\w+|liabilit\w+|versicher\w+|haft\w+|seguro|assur\w+|assicur\w+|ubezpiecz\w+|sigorta)\b/;
const RETURNS =
  /\b(?:subscri\w+|a month|per month|monthly|abo|abonn\w+|suscrip\w+|assinat\w+|abbonament\w+|refills?|consumables?)\b/;
const SECOND_TOWN =
  /\b(?:second (?:city|town)|two (?:cities|towns)|three (?:cities|towns)|\d+ (?:cities|towns))\b/;

/** The questions on each way of earning, the gravest first. Each fits every such business, or says what it needs. */
export const OF_WAY: Readonly<Record<Way, readonly UsualQuestion[]>> = {
  lending: [
    usual('capital', 'where the money that is given on credit comes from, and what it costs'),
    usual(
      'loss',
      'how many do not pay back, and whether that share holds when you grow beyond the first ones',
    ),
    usual('law', 'whether this lending needs a licence, and what that takes', { unless: LICENSED }),
    usual('rivals', 'what happens when banks or larger lenders offer the same to your borrowers'),
  ],
  payments: [
    usual('law', 'whether moving this money needs a licence, and what checks and capital that takes', {
      unless: LICENSED,
    }),
    usual('cost', 'how large the volume must become before such a share pays for compliance and fraud', {
      quotes: atShare,
      needs: keepsShare,
    }),
    usual('loss', 'who bears fraud and the gap between money that comes in and money that goes out'),
    usual('rivals', 'what you do when banks or larger payment companies lower their price'),
    usual(
      'channel',
      'how people who do not know you come to trust you with money, and what winning one costs',
    ),
  ],
  insurance: [
    usual('loss', 'what happens in the year in which many claims come at once'),
    usual('law', 'who carries the risk, and which licence selling it takes', { unless: LICENSED }),
    usual('channel', 'what it costs to win one customer'),
    usual('rivals', 'what keeps insurers and brokers from offering the same'),
  ],
  savings: [
    usual('law', 'how what people save is protected, and whether holding or moving it needs a licence', {
      unless: LICENSED,
    }),
    usual('channel', 'what it costs to win one saver, and how many stay'),
    usual('cost', 'how much money must pass before such a share carries the firm', {
      quotes: atShare,
      needs: keepsShare,
    }),
    usual('rivals', 'why savers do not go to a bank or another large firm'),
  ],
  rides: [
    usual('law', 'whether carrying people needs a permit, and who answers for an accident', {
      unless: LICENSED,
    }),
    usual('rivals', 'what happens when a larger, better funded ride company comes to the same places'),
    usual('bypass', 'what keeps passengers and drivers with you once they have each other’s number', {
      unless: OWN_DRIVERS,
      needs: says(DRIVERS),
    }),
    usual('cost', 'what one ride leaves after driver, vehicle and insurance', {
      unless: MARGIN,
      needs: says(DRIVERS),
    }),
    usual('scale', 'whether rides can still be handled when there are ten times as many'),
  ],
  delivery: [
    usual('cost', 'what one delivery costs you, and what is then left', { quotes: atPrice, unless: MARGIN }),
    usual('rivals', 'what happens when a large, well funded delivery firm enters the same area'),
    usual('scale', 'whether it works in a second place, where customers must be won anew', {
      unless: SECOND_TOWN,
    }),
    usual('bypass', 'what keeps those who send and those who carry from dealing directly', {
      unless: OWN_DRIVERS,
      needs: (claims) => keepsShare(claims) && says(DRIVERS)(claims),
    }),
  ],
  rental: [
    usual('season', 'how much of what you let stands empty or idle over a year'),
    usual('capital', 'how long what you let takes to earn its price back'),
    usual('rivals', 'what keeps anybody who has the same things from letting them out nearby'),
    usual('liability', 'who pays for damage and accidents', { unless: INSURED }),
    usual('scale', 'who does the work at each further place'),
  ],
  marketplace: [
    usual('bypass', 'what keeps both sides with you once they know each other'),
    usual('cost', 'what is left of such a share after the work on one deal', {
      quotes: atShare,
      unless: MARGIN,
      needs: keepsShare,
    }),
    usual('rivals', 'why larger marketplaces do not take the same deals'),
    usual('supply', 'which of the two sides is scarce, and what winning it costs'),
    usual('liability', 'who answers when a deal is not as described'),
  ],
  placement: [
    usual('stay', 'what comes in again after a placement that is paid once', {
      unless: new RegExp(`${RETURNS.source}|${BY_TIME.source}`),
    }),
    usual('rivals', 'why clients do not use larger agencies, or find people directly'),
    usual('law', 'which permits and employment rules bind such an agency', { unless: LICENSED }),
    usual('scale', 'where enough suitable people come from, and how many one of you can handle'),
  ],
  food: [
    usual('cost', 'what is left after ingredients, wages and what spoils', {
      quotes: atPrice,
      unless: MARGIN,
    }),
    usual('rivals', 'what keeps larger food makers from selling the same'),
    usual('law', 'how hygiene is kept, and who answers when somebody falls ill'),
    usual('scale', 'how much more can be made with the present hands and room'),
  ],
  harvest: [
    usual('season', 'what a bad season or a disease does to what comes in'),
    usual('cost', 'what is left after labour and losses', { quotes: atPrice, unless: MARGIN }),
    usual('rivals', 'what keeps other growers from doing the same'),
    usual('scale', 'how much more space and labour a larger buyer would take'),
  ],
  goods: [
    usual('rivals', 'what keeps larger brands or cheaper makers from copying it'),
    usual('cost', 'what is left after material, making and the shop’s share', {
      quotes: atPrice,
      unless: MARGIN,
      needs: says(SHOPS),
    }),
    usual('cost', 'what is left of one sale after material and making', { quotes: atPrice, unless: MARGIN }),
    usual('proof', 'how many were sold to strangers, and at which price', { needs: few }),
    usual('capital', 'how much must be paid for before it is sold', { unless: TO_ORDER }),
    usual('stay', 'how often one customer buys again', { unless: RETURNS }),
  ],
  trade: [
    usual('cost', 'what is left of each sale after buying, storage and losses', {
      quotes: atShare,
      unless: MARGIN,
    }),
    usual(
      'capital',
      'who finances the goods between buying and being paid, and who bears a change of prices',
    ),
    usual('rivals', 'what larger dealers do when you take their customers'),
    usual('supply', 'what happens when what you buy becomes scarce or dearer'),
    usual('scale', 'how many more sales the present people and rooms can carry'),
  ],
  game: [
    usual('stay', 'what comes in when this one title does not become a hit', { unless: PRIZE_OF_HIT }),
    usual('channel', 'how players learn of it, and what share of those who are interested buys'),
    usual('capital', 'why a publisher’s advance would not suit better than an investor', { needs: unsold }),
    usual('proof', 'how sure the time and the money until release are', { needs: unsold }),
  ],
  course: [
    usual('rivals', 'what large training providers and free material leave for you'),
    usual('stay', 'who pays again after the first course', { unless: RETURNS }),
    usual('bypass', 'what keeps teacher and learner with you after the first lesson', {
      needs: says(TUTORS),
    }),
    usual('scale', 'how many can be taught without more hours of those who teach'),
    usual('proof', 'how it is shown that people learn or behave better'),
  ],
  care: [
    usual('liability', 'who is liable when somebody comes to harm', { unless: INSURED }),
    usual('scale', 'where enough trained people come from, and what an hour of theirs costs'),
    usual('law', 'which licence such care takes', { unless: LICENSED }),
    usual('payer', 'who pays in the long run: those cared for, an insurer or a public fund', {
      needs: unsold,
    }),
  ],
  service: [
    usual('scale', 'whether income can grow without as many more people'),
    usual('cost', 'what one job leaves after wages and all other cost', { quotes: atPrice, unless: MARGIN }),
    usual('rivals', 'what keeps established firms, or anybody with the same skills, from offering it'),
    usual('liability', 'who answers when a job goes wrong', { unless: INSURED }),
    usual('size', 'whether this is more than a good local business', { unless: SECOND_TOWN }),
  ],
  waste: [
    usual('cost', 'what is left of such cheap material after collecting and sorting it', {
      unless: MARGIN,
      needs: says(COLLECTS),
    }),
    usual('supply', 'how steady the supply of material and its quality are'),
    usual('rivals', 'what larger waste firms do with price and contracts'),
    usual('bypass', 'what keeps those who give and those who take the material from dealing directly', {
      needs: (claims) => keepsShare(claims) || says(TWO_SIDES)(claims),
    }),
    usual('law', 'whether handling this material needs a permit', { unless: LICENSED }),
  ],
  power: [
    usual('capital', 'how long the equipment takes to earn its price back, and who pays until then'),
    usual('rivals', 'what utilities and large equipment makers could offer instead'),
    usual('law', 'what a change of subsidies, tariffs or permits would do', { unless: LICENSED }),
    usual('liability', 'who pays for faults and service over the years'),
  ],
  laboratory: [
    usual('proof', 'whether the result holds at full scale and over years, outside the present tests'),
    usual('cost', 'what it costs at volume beside today’s way'),
    usual('payer', 'who has signed an order, and at which price', { needs: unsold }),
    usual('law', 'which approvals it needs before it is sold, and how long they take', { unless: LICENSED }),
    usual('rivals', 'what large makers with their own research are working on'),
  ],
  device: [
    usual('proof', 'how long it lasts and how often it fails in daily use, measured on many and over years'),
    usual('rivals', 'what larger makers of such devices can bring out at a lower price'),
    usual('cost', 'what one costs to make in volume, with returns', { quotes: atPrice, unless: MARGIN }),
    usual('capital', 'who pays for parts and stock until the money for them comes in'),
    usual('stay', 'what comes in after a device is sold', { unless: RETURNS, needs: isSold }),
    usual('payer', 'who has ordered it at its full price', { needs: unordered }),
  ],
  ai: [
    usual('rivals', 'what is left when general AI models or larger tools do it for little money'),
    usual('payer', 'who has agreed to pay, how much, and from when', { needs: unsold }),
    usual('liability', 'who answers for the errors of the model'),
    usual('cost', 'how much human checking and computing one use takes'),
  ],
  social: [
    usual('stay', 'how enough people come and stay for it to be of use'),
    usual('rivals', 'what the large apps, which have the people already, leave for you'),
    usual('payer', 'who pays, and for what', { needs: unsold }),
    usual('liability', 'how people are kept safe from each other'),
  ],
  software: [
    usual('rivals', 'what you do when a larger maker of software adds this to what it sells already'),
    usual('payer', 'who has agreed to pay, how much, and from when', { needs: unsold }),
    usual(
      'channel',
      'what it costs to win one customer where nobody knows you yet, and by which way many can be won',
      { needs: isSold },
    ),
    usual('stay', 'how many customers are still there after a year', { needs: paysEachMonth }),
  ],
};

/** The questions that fit every business of its stage. They come last. */
export const OF_ALL: readonly UsualQuestion[] = [
  usual('payer', 'who has agreed to pay for it, how much, and from when', { needs: unsold }),
  usual('rivals', 'what keeps a larger or cheaper provider from offering the same'),
  usual('cost', 'what is left of what one customer pays after all that serving it costs', {
    unless: MARGIN,
    needs: isSold,
  }),
  usual('stay', 'how much of what comes in each month comes again without new customers', { needs: isSold }),
  usual('proof', 'what shows that people who do not know you want it', { needs: unordered }),
  usual('channel', 'what it costs to win one more customer', { needs: isSold }),
];

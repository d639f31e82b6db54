import { type Doubt, doubt } from './doubt.js';
import { atPrice, atShare, few, isSold, paysEachMonth, unordered, unsold } from './facts.js';
import type { Way } from './vocabulary.js';

/** A licence in hand. */
const LICENSED =
  /\b(?:licensed|regulated (?:by|as)|authori[sz]ed (?:by|as)|(?:have|hold|holds|got|with) (?:a|the|our|all) (?:\w+ ){0,2}licen[cs]es?|licen[cs]e (?:granted|since|from|number)|zugelassen (?:von|bei)|con licencia|agree par|autorizad[ao] pel[ao])/;
/** What remains of a sale, in any words. */
const MARGIN =
  /\b(?:margins?|gross (?:profit|margin)|profit\w*|costs? (?:us|me)|break.?even|(?:we|i) keep|what is left|left over for|net of|marge|margen|margem|margine|marz\w+|deckungsbeitrag|nos quedan?|ci restano|il nous reste|sobra)\b/;
const OWN_DRIVERS =
  /\b(?:employed drivers|our own (?:drivers|vans|fleet)|we employ|on our payroll|salaried)\b/;
const INSURED =
  /\b(?:insur\w+|liabilit\w+|versicher\w+|haft\w+|seguro|assur\w+|assicur\w+|ubezpiecz\w+|sigorta)\b/;
const RETURNS =
  /\b(?:subscri\w+|a month|per month|monthly|abo|abonn\w+|suscrip\w+|assinat\w+|abbonament\w+|refills?|consumables?)\b/;
const SECOND_TOWN =
  /\b(?:second (?:city|town)|two (?:cities|towns)|three (?:cities|towns)|\d+ (?:cities|towns))\b/;

const DIRECT = 'what keeps both sides with you once they know each other';

/** The doubts about each way of business, the gravest first. */
export const OF_WAY: Readonly<Record<Way, readonly Doubt[]>> = {
  lending: [
    doubt('capital', 'who finances what is given on credit until it is paid back'),
    doubt(
      'loss',
      'how many do not pay back, and whether that share holds when you grow beyond the first ones',
    ),
    doubt('law', 'which licence this lending needs, and what it costs', { unless: LICENSED }),
    doubt('rivals', 'what happens when banks or rich lenders offer the same to your customers'),
  ],
  payments: [
    doubt('law', 'about the licence, the checks and the capital that moving money takes', {
      unless: LICENSED,
    }),
    doubt('cost', 'how large the volume must become before such a share pays for compliance and fraud', {
      quotes: atShare,
    }),
    doubt(
      'channel',
      'how people who do not know you come to trust you with money, and what winning one costs',
    ),
    doubt(
      'rivals',
      'what you do when banks, card companies or mobile-money operators lower their price or close their doors to you',
    ),
    doubt('loss', 'who bears fraud and the gap between money that comes in and money that goes out'),
  ],
  insurance: [
    doubt('law', 'about the licence, and who carries the risk', { unless: LICENSED }),
    doubt('loss', 'what happens in the year in which many claims come at once'),
    doubt('channel', 'what it costs to win one customer'),
    doubt('rivals', 'what keeps insurers and brokers from offering the same'),
  ],
  savings: [
    doubt('law', 'about the licence and the protection of those who save', { unless: LICENSED }),
    doubt('channel', 'what it costs to win one saver, and how many come back'),
    doubt('cost', 'how much money must pass before such a share carries the firm', { quotes: atShare }),
    doubt('rivals', 'why savers do not go to a bank or a larger broker'),
  ],
  rides: [
    doubt('law', 'about the permit for carrying people, and who answers for an accident', {
      unless: LICENSED,
    }),
    doubt('rivals', 'what happens when a larger, better funded ride company comes to your streets'),
    doubt('bypass', 'what keeps passengers and drivers with you once they have each other’s number', {
      unless: OWN_DRIVERS,
    }),
    doubt('scale', 'whether orders can still be handled when there are ten times as many'),
    doubt('cost', 'what one ride leaves after driver, vehicle and insurance', { unless: MARGIN }),
  ],
  delivery: [
    doubt('cost', 'what one delivery costs with a hired driver, and what is then left', { quotes: atPrice }),
    doubt('rivals', 'what happens when a large, well funded delivery firm enters the same streets'),
    doubt('scale', 'whether it works in a second town, where drivers and customers must be won anew', {
      unless: SECOND_TOWN,
    }),
    doubt('bypass', 'what keeps those who send and those who carry from dealing directly'),
  ],
  rental: [
    doubt(
      'capital',
      'how long each further unit takes to earn its price back, and why a bank loan would not do',
    ),
    doubt('season', 'in how many weeks of a year the units stand idle'),
    doubt('rivals', 'what keeps anybody who buys the same things from renting them out nearby'),
    doubt('liability', 'who pays for damage and accidents', { unless: INSURED }),
    doubt('scale', 'who does the work at each further place'),
  ],
  marketplace: [
    doubt('bypass', DIRECT),
    doubt('cost', 'what is left of such a share after the work on one deal', {
      quotes: atShare,
      unless: MARGIN,
    }),
    doubt('rivals', 'why larger marketplaces and classifieds do not take the same deals'),
    doubt('liability', 'who answers when a deal is not as described'),
    doubt('supply', 'which of the two sides is scarce, and what winning it costs'),
  ],
  placement: [
    doubt('stay', 'what comes in again after a placement that is paid once', { unless: RETURNS }),
    doubt('law', 'about permits, employment status and the rules for agencies', { unless: LICENSED }),
    doubt('rivals', 'why employers do not use the large agencies, or hire directly'),
    doubt('scale', 'how many placements one person can handle'),
  ],
  food: [
    doubt('cost', 'what is left after ingredients, wages and what spoils', {
      quotes: atPrice,
      unless: MARGIN,
    }),
    doubt('rivals', 'what keeps larger food makers, supermarkets or the next kitchen from selling the same'),
    doubt('law', 'about hygiene and cooling, and who answers when somebody falls ill'),
    doubt('scale', 'how much more can be sold with the present hands, room and supply'),
  ],
  harvest: [
    doubt('season', 'what comes in outside the season, and what one bad harvest does'),
    doubt('cost', 'what is left after labour and losses', { quotes: atPrice, unless: MARGIN }),
    doubt('rivals', 'what keeps other growers from doing the same'),
    doubt('scale', 'how much more land and labour a larger buyer would take'),
  ],
  goods: [
    doubt('rivals', 'what keeps larger brands and cheap factories from copying it'),
    doubt('cost', 'what is left after material, making and the shop’s share', {
      quotes: atPrice,
      unless: MARGIN,
    }),
    doubt('proof', 'how many were sold to strangers, and at which price', { needs: few }),
    doubt('capital', 'how much stock must be paid for before it is sold'),
    doubt('stay', 'how often one customer buys again', { unless: RETURNS }),
  ],
  trade: [
    doubt('cost', 'what is left of each sale after vans, storage and bad debts', { quotes: atShare }),
    doubt(
      'capital',
      'who finances the goods between buying and being paid, and who bears a change of prices',
    ),
    doubt('rivals', 'what large wholesalers do when you take their customers'),
    doubt('scale', 'how many orders the present way of taking them can carry'),
    doubt('supply', 'what happens when a supplier raises its price or sells directly'),
  ],
  game: [
    doubt('stay', 'what comes in when this one title does not become a hit'),
    doubt('channel', 'how players learn of it, and what share of those who are interested buys'),
    doubt('capital', 'why a publisher’s advance would not suit better than an investor'),
    doubt('proof', 'how sure the time and the money until release are', { needs: unsold }),
  ],
  course: [
    doubt('rivals', 'what large training providers and free material leave for you'),
    doubt('stay', 'who pays again after the first course', { unless: RETURNS }),
    doubt('scale', 'how many learners there can be without more hours of the people who teach and write'),
    doubt('proof', 'how it is shown that people learn or behave better'),
    doubt('bypass', 'what keeps teacher and learner with you after the first lesson', {
      unless: /^(?!.*(?:tutor|nachhilfe))/s,
    }),
  ],
  care: [
    doubt('liability', 'who is liable when somebody comes to harm, and which licence it takes', {
      unless: LICENSED,
    }),
    doubt('scale', 'where enough trained people come from, and what an hour of theirs costs'),
    doubt('payer', 'who pays in the long run: those cared for, an insurer or a public fund', {
      needs: unsold,
    }),
  ],
  service: [
    doubt('scale', 'whether income can grow without as many more people'),
    doubt('cost', 'what one job leaves after wages, travel and material', {
      quotes: atPrice,
      unless: MARGIN,
    }),
    doubt('rivals', 'what keeps established firms, or anybody with the same tools, from offering it'),
    doubt('liability', 'who answers for damage and accidents', { unless: INSURED }),
    doubt('size', 'whether this is more than a good local business', { unless: SECOND_TOWN }),
  ],
  waste: [
    doubt('cost', 'what is left of such cheap material after collecting, hauling and sorting it', {
      unless: MARGIN,
    }),
    doubt('supply', 'how steady the supply and its quality are'),
    doubt('rivals', 'what waste dealers and larger makers do with price and contracts'),
    doubt('bypass', 'what keeps those who give and those who take the material from dealing directly'),
    doubt('law', 'about the permits for handling waste', { unless: LICENSED }),
  ],
  power: [
    doubt('capital', 'how many years one site takes to earn its equipment back, and who lends until then'),
    doubt('law', 'what a change of subsidies, tariffs or permits would do', { unless: LICENSED }),
    doubt('rivals', 'what utilities and large equipment makers could offer instead'),
    doubt('liability', 'who pays for faults and service over the years'),
  ],
  laboratory: [
    doubt('proof', 'whether the result holds at full scale and over years, outside the present tests'),
    doubt('law', 'how long certification and approval take, and what they cost'),
    doubt('payer', 'who has signed an order, and at which price', { needs: unsold }),
    doubt('cost', 'what it costs at volume beside today’s way'),
    doubt('rivals', 'what large makers with their own research are working on'),
  ],
  device: [
    doubt('proof', 'how long it lasts and how often it fails in daily use, measured on many and over years'),
    doubt('rivals', 'what larger makers of such devices can bring out at a lower price'),
    doubt('capital', 'who pays for tooling, parts and stock before the devices are sold'),
    doubt('cost', 'what one costs to make in volume, with certification and returns', {
      quotes: atPrice,
      unless: MARGIN,
    }),
    doubt('stay', 'what comes in after a device is sold', { unless: RETURNS, needs: isSold }),
    doubt('payer', 'who has ordered it at its full price', { needs: unordered }),
  ],
  ai: [
    doubt('rivals', 'what is left when general language models or larger tools do it for little money'),
    doubt('payer', 'who has agreed to pay, how much, and from when', { needs: unsold }),
    doubt('liability', 'who answers for the errors of the model'),
    doubt('cost', 'how much human checking and computing one use takes'),
  ],
  social: [
    doubt('stay', 'how enough people come and stay at one place and time for it to be of use'),
    doubt('rivals', 'what the large apps, which have the people already, leave for you'),
    doubt('payer', 'who pays, and for what', { needs: unsold }),
    doubt('liability', 'how people who meet are kept safe, and who checks them'),
  ],
  software: [
    doubt('rivals', 'what you do when a larger maker of software adds this to what it sells already'),
    doubt('payer', 'who has agreed to pay, how much, and from when', { needs: unsold }),
    doubt(
      'channel',
      'what it costs to win one customer where nobody knows you yet, and by which way many can be won',
      {
        needs: isSold,
      },
    ),
    doubt('stay', 'how many customers are still there after a year', { needs: paysEachMonth }),
  ],
};

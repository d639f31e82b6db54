import { clauseAround, type Span, type Surroundings, wholeWords } from '../clauses/around.js';
import { isGranted, isInvested, isReceived, isSpent, isWanted } from './money-flow.js';
import { isAnothers, isContrasted } from './whose.js';

/**
 * How a text presents a figure: as of today, as wrong, of an earlier time, still to come, as money out or got,
 * as another's.
 */
export type Standing = 'holds' | 'denied' | 'past' | 'planned' | 'spent' | 'received' | 'others';

/** What a figure would be stored as. It decides which standings make it unfit. */
export type Purpose = 'count' | 'revenue' | 'ask' | 'budget' | 'check';

const SIGN = String.raw`(?:us\$|[$€£₹])?\s*$`;
/** Matches any of the alternatives before a figure, with no other figure between. */
const endingWith = (...alternatives: string[]): RegExp =>
  new RegExp(`${wholeWords(...alternatives).source}\\D*$`, 'iu');

/** Words between a negation and the figure that it denies: "not really about 40". */
const FILLERS = String.raw`(?:(?:really|quite|exactly|actually|even|yet|about|around|roughly|the|those|these|all|at|a|as|like|mehr|más|plus|mais|più)\s+)*${SIGN}`;
const NOT = String.raw`(?<!\b(?:if|why|or)\s)(?:not|no longer|instead of|rather than|(?:is|was|are)n['’]?t|nicht|statt|anstatt|ya no(?: son| es)?|no (?:son|es|tenemos)|en vez de|en lugar de|pas|au lieu de|não(?: são| é)?|em vez de|non(?: sono| è)?|invece di)`;
const DENIED_DIRECTLY = new RegExp(String.raw`(?<![\p{L}'’])${NOT}\s+${FILLERS}`, 'iu');
/** A negated verb of having, and the words that may stand between it and its figure. */
const DENIED_VERB = new RegExp(
  String.raw`(?<![\p{L}'’])(?:\p{L}+n['’]t|(?:do|does|did|is|are|was|were|have|has|had|am|would|could|will|can)(?: not|nt)|cannot|never|hardly|nobody|no one)\s+(?:(?:have|has|had|got|reach(?:ed)?|hit|be|been|say|said|told|wrote|meant|mentioned|gave|you|call|it|that|make|made|making|earn(?:ed|ing)?|charge|need|want|rais(?:e|ed|ing)|look(?:ing)?|seek(?:ing)?|ask(?:ing)?|for|as|many|anywhere|near|close|to|any|up|sell|serve)\s+){1,5}${FILLERS}`,
  'iu',
);
/** These only bound the figure: "not more than 40", "never below 200k". */
const BOUND = new RegExp(
  String.raw`(?<!\p{L})(?:only|just|less|fewer|more|below|under|over|above|before|until|(?:mehr|weniger) als|(?:más|menos|plus|moins|mais) de|più di)\s+(?:than\s+|about\s+|the\s+)*${SIGN}`,
  'iu',
);
const DENIED_AFTER =
  /^\s*(?:\p{L}+\s+){0,2}(?:(?:is|was|were|are)(?: not|n['’]t)? (?:wrong|a typo|a mistake|too (?:high|low|many|few|much)|out of date|outdated|right|correct|true)|no longer\b)/iu;
const AFFIRMED_AFTER = /\b(?:is|was|were|are) (?:right|correct|true)\b/iu;

/** "no siete, sino nueve", "keine sieben, sondern neun" */
const RATHER_AFTER = /^\s*(?:\p{L}+\s*)?,?\s*(?:sino|sondern)(?!\p{L})/iu;

const isDenied = ({ before: words, after, rest }: Surroundings): boolean =>
  (/(?<!\p{L})(?:no|keine?)\s+$/iu.test(words) && RATHER_AFTER.test(rest)) ||
  (!BOUND.test(words) && (DENIED_DIRECTLY.test(words) || DENIED_VERB.test(words))) ||
  (DENIED_AFTER.test(after) && !AFFIRMED_AFTER.test(after));

const PAST_BEFORE = endingWith(
  'used to|once had|formerly|previously|at (?:our|its|the) peak|at one point|back then|in the old days|peaked at|started (?:out )?(?:with|at|on|from|by)|began with|last (?:year|spring|summer|autumn|fall|winter)|(?:an?|one|two|three|some|many|few) (?:years?|months?) ago|before covid',
  'los[et]|losing|lost|churned|exited|wrote off|written off',
  'früher|vorher|damals|ehemals|vor (?:einem|zwei|drei) jahre?n?|letztes jahr|verloren',
  "antes|hace (?:un|dos|tres) años?|el año pasado|perdimos|auparavant|avant|il y a (?:un|deux|trois) ans?|l['’]an dernier",
  "ano passado|há (?:um|dois|três) anos?|un anno fa|l['’]anno scorso|prima",
);
/** The old figure of a change: "down from 300", "grew from 12". */
const CHANGED_FROM = new RegExp(
  String.raw`(?<!\p{L})(?:grew|grown|growing|grow|went|gone|going|rose|risen|up|down|moved|jumped|increased|dropped|fell|fallen|shr[aiu]nk|climbed|scaled|came|doubled|tripled|(?:pas|pass|crec|cresc)\p{L}+)(?!\p{L})[^.;\n\d]{0,24}(?<!\p{L})(?:from|de|da)\s+(?:(?:about|around|roughly|some)\s+)?${SIGN}`,
  'iu',
);
const PAST_AFTER = wholeWords(
  '(?:an?|one|two|three|some) (?:years?|months?) ago|last (?:year|spring|summer|autumn|fall|winter)|back (?:in|then)|at (?:our|its|the) peak|before (?:covid|the|that|we)',
  'vor einem jahr|letztes jahr|hace un año|el año pasado|il y a un an|un anno fa|ano passado',
);
/** "300 but that was the mailing list" */
const WAS_AFTER =
  /^\s*(?:\p{L}+\s+){0,3}?(?:,\s*)?(?:but|though|however|aber|pero|mais|mas|ma)\s+(?:that|those|it|this|das|eso|c['’]|isso)\s*(?:was|were|war|waren|era|eran|était|étaient|eram|erano)(?!\p{L})/iu;

const isPast = ({ before: words, after, rest }: Surroundings): boolean =>
  PAST_BEFORE.test(words) || CHANGED_FROM.test(words) || PAST_AFTER.test(after) || WAS_AFTER.test(rest);

/** These alone may still be about today ("last month we had 40") or about a first check ("25k at first"). */
const EARLIER = wholeWords(
  'had|was|were|made|did|got|saw|sold|earlier|originally|initially|at first|in the beginning|at the (?:start|beginning)|last year',
  'hatten|hatte|waren|war|anfangs|zuerst|zu beginn|eran|éramos|teníamos|tenía|era|al principio',
  "avions|avait|était|étions|au début|tínhamos|eram|no início|avevamo|erano|all['’]inizio|d['’]abord|primeiro|prima|primero",
  'eerst|eerder|vroeger|toen|waren|hadden|najpierw|wcześniej|kiedyś|było|mieliśmy|dříve|předtím|nejdřív|měli jsme|önce|eskiden|başta|vardı|först|tidigare|förut|først|tidligere|раньше|сначала|было|была|были|раніше|спочатку|було|avevo|avevi|tinha|avais|miał[ea]m|měla? jsem|mieliśmy|aiemmin|ennen|oli|korábban|régen|volt|înainte|aveam|erau|havde|hade|\\p{L}*(?:idi|ydi|ydı|ydu)|كانوا|كان|كانت|سابقا|थे|था|थी|पहले',
);
/** The same in languages that write no spaces. */
const EARLIER_UNSPACED = /以前|之前|原来|原來|曾|前は|でした|예전|전에|이었|였/u;
const TODAY_UNSPACED = /今は|今|現在|现在|目前|如今|지금|현재|이제/u;
const TODAY = wholeWords(
  "now|nowadays|today|currently|these days|this (?:year|month)|at the moment|by now|left|remain(?:ing)?|still|actually|(?:we|i) (?:have|are|am)|(?:we|i)['’](?:ve|re|m)|it(?:['’]s| is)",
  "inzwischen|jetzt|heute|aktuell|mittlerweile|derzeit|ahora|hoy|actualmente|maintenant|aujourd['’]hui|désormais|actuellement",
  'agora|hoje|atualmente|adesso|oggi|attualmente',
  'nu|inmiddels|tegenwoordig|vandaag|teraz|obecnie|dziś|dzisiaj|aktualnie|teď|nyní|dnes|şimdi|artık|bugün|şu an(?:da)?|idag|i dag|nuförtiden|nå|сейчас|теперь|сегодня|уже|зараз|тепер|нині|و?الآن|حاليا|اليوم|अभी|अब|abhi|ab|(?:il en |en )?reste(?:nt)?|quedan?|restam?|restano|rimangono|zostało|zbýv\\p{L}*|kaldı|återstår|kvar|tilbage|jäljellä|nyt|maradt|most|acum|rămas|осталось|остались|залишилось',
);

const isEarlierIn = (words: string): boolean => EARLIER.test(words) || EARLIER_UNSPACED.test(words);
const isTodayIn = (words: string): boolean => TODAY.test(words) || TODAY_UNSPACED.test(words);

const REACHING =
  '(?:(?:have|be|reach|hit|make|get|grow|serve|onboard|sign|earn|bring|double|at|to|in|up|about|around|roughly|over|some|the|another|us)\\s+)*';
const PLANNED_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:will|['’]ll|going to|gonna|plan(?:s|ning)? (?:to|for|on)|hop(?:e|es|ing) (?:to|for)|aim(?:s|ing)? (?:to|for|at)|expect(?:s|ing)?(?: to)?|want(?:s)? to|would like to|should soon|project(?:s|ed|ing)?|forecast\p{L}*|promised)\s+${REACHING}|(?:target|goal)\s+(?:(?:is|of|for|this|next|year|month)\s+)*|(?:wollen|planen|werden|queremos|planeamos|esperamos|voulons|prévoyons|pretendemos|vogliamo|prevediamo)\s+(?:\p{L}+\s+){0,3})${SIGN}`,
  'iu',
);
/** The second half of a plan: "… serve 200 plants and make $2m". */
const PLANNED_TOO = new RegExp(
  String.raw`(?<!\p{L})and\s+(?:reach|hit|make|get|grow|serve|earn|bring|be)\s+${REACHING}${SIGN}`,
  'iu',
);
const PLANNED_AFTER = wholeWords(
  'by (?:the end|next|summer|spring|autumn|winter|christmas|january|february|march|april|may|june|july|august|september|october|november|december|20\\d\\d)|next (?:year|month|quarter|spring|summer|autumn|fall|winter)|in (?:a|two|three|six|\\d+) (?:months?|years?)',
  "(?:would|will|['’]d|['’]ll|want(?:s|ed)? to|might|could) (?:like to )?(?:try|use|buy|pay|join|sign|test|come|take)",
);

const isPlanned = ({ before: words, after }: Surroundings): boolean =>
  PLANNED_BEFORE.test(words) || PLANNED_AFTER.test(after);

const INCOME = String.raw`(?:(?:monthly|annual|yearly|recurring) )*(?:revenues?|mrr|arr|sales|turnover|umsatz|monatsumsatz|chiffre d['’]affaires|ingresos|facturaci[oó]n|receitas?|faturamento|ricavi|fatturato|omzet|przychod\p{L}*|tržb\p{L}*|ciro|omsättning|omsætning|выручк\p{L}*)(?!\p{L})`;
/** What a startup takes in: "nothing below 10k monthly revenue" is a floor of the thesis, and no check. */
const INCOME_AFTER = new RegExp(
  String.raw`^\s*(?:(?:dollars?|usd|a month|per month|a year|in|of|de|an|di)\s+)*${INCOME}`,
  'iu',
);
const INCOME_BEFORE = new RegExp(
  String.raw`${INCOME}\s+(?:(?:is|are|of|at|least|above|over|below|under|from|around|about|reach(?:es)?|von|de|di|van)\s+)*${SIGN}`,
  'iu',
);

/** Whether a sum is what startups take in. "50k in companies with revenue" is none. */
const isStartups = ({ before: words, rest }: Surroundings): boolean =>
  INCOME_AFTER.test(rest) || INCOME_BEFORE.test(words);

/** Whether a sum is money that goes out or that was got, and so neither earned nor looked for. */
function flowOf(around: Surroundings, purpose: Purpose): 'spent' | 'received' | null {
  switch (purpose) {
    case 'revenue':
      return isSpent(around) ? 'spent' : isGranted(around) ? 'received' : null;
    case 'ask':
      if (isWanted(around)) return null;
      return isSpent(around) ? 'spent' : isReceived(around) ? 'received' : null;
    case 'budget':
      return isInvested(around) ? 'spent' : null;
    default:
      return null;
  }
}

function standingOf(around: Surroundings, purpose: Purpose, isOthers: () => boolean): Standing {
  if (isDenied(around)) return 'denied';
  const flow = flowOf(around, purpose);
  if (flow !== null) return flow;
  const isInvestors = purpose === 'check' || purpose === 'budget';
  if (isInvestors ? isStartups(around) : isOthers()) return 'others';
  if (isPast(around)) return 'past';
  const isAboutToday = purpose === 'count' || purpose === 'revenue';
  return isAboutToday && isPlanned(around) ? 'planned' : 'holds';
}

/** Whether the clause of a figure says that it is of today: "so 1.5 million left". */
export function isOfToday(text: string, figure: Span): boolean {
  const { before: words, after } = clauseAround(text, figure, []);
  return isTodayIn(`${words} ${after}`);
}

/**
 * The standing of each figure of a text for a purpose. A past tense alone counts as past only beside a
 * figure of today. `figures` are all figures of the text, and `own` is the startup's name.
 */
export function standingsOf(
  text: string,
  figures: readonly Span[],
  purpose: Purpose,
  own: string | null = null,
): Standing[] {
  const isMine = purpose === 'check' || purpose === 'budget';
  const read = figures.map((figure) => {
    const around = clauseAround(text, figure, figures);
    const isOthers = () => !isMine && isAnothers(text, figure, figures, { own, isAsk: purpose === 'ask' });
    const standing = standingOf(around, purpose, isOthers);
    const isEarlier =
      standing === 'holds' && isEarlierIn(`${around.before} ${around.written} ${around.after}`);
    return {
      around,
      standing,
      isEarlier,
      isToday: !isEarlier && isTodayIn(`${around.before} ${around.after}`),
    };
  });
  const isBesideToday = read.some(({ standing, isToday }) => standing === 'holds' && isToday);
  const held = figures.filter((_, at) => read[at]?.standing === 'holds');
  return read.map(({ standing, isEarlier, around }, at) => {
    if (isEarlier && isBesideToday) return 'past';
    const figure = figures[at];
    const isAgainst = standing === 'holds' && !isMine && figure !== undefined;
    if (isAgainst && isContrasted(text, figure, held, figures)) return 'others';
    const follows = read[at - 1]?.standing === 'planned' && PLANNED_TOO.test(around.before);
    return standing === 'holds' && follows ? 'planned' : standing;
  });
}

/** A figure that does not hold, and why. */
export interface LeftOut<Figure> {
  readonly figure: Figure;
  readonly standing: Exclude<Standing, 'holds'>;
}

/** The figures that hold for a purpose, and the first of the others. */
export function holdingFor<Figure extends Span>(
  text: string,
  figures: readonly Figure[],
  purpose: Purpose,
  own: string | null = null,
): { holding: Figure[]; left: LeftOut<Figure> | null } {
  const standings = standingsOf(text, figures, purpose, own);
  const [left = null] = figures.flatMap((figure, at) => {
    const standing = standings[at] ?? 'holds';
    return standing === 'holds' ? [] : [{ figure, standing }];
  });
  return { holding: figures.filter((_, at) => standings[at] === 'holds'), left };
}

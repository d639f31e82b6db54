import { type Admission, admission, OF_ALL, OF_CUSTOMERS } from './admission.js';

const MEMBERS = String.raw`(?:customers?|users?|subscribers?|members?|compan(?:y|ies)|clients?|schools?|shops?|clinics?|firms?|families|studios|museums|accounts?|players?|them|ones?)`;
const NONE_LEFT =
  /\b(?:no|none|nobody|no one|never|not one|without)\b[^.;]{0,40}\b(?:lost|left|leave|cancel\w*|quit|churn\w*)|churn (?:is|was|of)? ?(?:nil|zero|0)\b|left and hired|nothing (?:else )?is (?:guaranteed|left)|\b(?:have|has|are|is) (?:\w+ ){0,3}left\b|\bleft (?:to|over|in|with)\b|\bones? (?:that |which )?(?:they|he|she|you|we|people) (?:\w+ )?left\b|\b(?:it|they|he|she|both|all|which|that|who) (?:\w+ )?(?:closed|retired|died|went bankrupt|sold up)\b/i;
const MONTH = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december)`;

/** Who uses it, who pays, who stays and how they are won. */
export const DEMAND: readonly Admission[] = [
  admission(
    'nobody-pays',
    /\b(?:nobody|no ?one|none(?: of them)?) (?:pays?|is paying|has paid)\b|\b(?:customers?|users?|they|pilots?|firms?|schools?|shops?|clinics?) (?:do|does) ?n[o'’]?t (?:yet )?pay\b|\bnot paying (?:yet|us)\b|\bunpaid pilots?|\b(?:it is|it['’]?s|all|still|now|today) free\b|\bfree (?:pilot|beta|test|trial|for now|so far)|\b(?:use|uses|run|runs|tests?|have|try|give|gave) (?:it|them|this) (?:away )?for free\b|\bno money comes in\b|\bno price yet\b|\b(?:nobody|no ?one) (?:has been|is|was) (?:\w+ )?charged\b|\b(?:not|never|haven['’]t|have not) (?:\w+ ){0,2}(?:asked|tried|charged)\b[^.;]{0,20}\b(?:money|to charge|to pay|anything)\b|\bcharged (?:them |her |him )?nothing\b|\btest\w*\b[^.;]{0,30}\b(?:kostenlos|gratis|gratuit\w*)|\bneither (?:of them )?pays\b|\bpaga nadie|\bniemand zahlt/i,
    {
      unless:
        /\b(?:nurse|worker|patient|tenant|student|volunteer|donor|child|children|guest|seller)s? (?:pays?|do(?:es)? not pay)|they would not pay|pay (?:in|on) time|free (?:edition|shipping|delivery|of|tier|version|up to)|\bour first (?:product|app)\b/i,
      fields: OF_CUSTOMERS,
      mayBe: ['problem'],
    },
    'Nobody is shown to pay for this',
    [
      'Revenue',
      30,
      'Ask three for money, with a price and a date: “{q}”',
      'Choose the three who would miss it most, name a price and a start date, and let each answer before you discount. Bring back the sum that each named and how many of the three would sign.',
    ],
  ),
  admission(
    'interest-only',
    /\bnone (?:of them )?(?:has |have )?(?:yet )?signed|\bnot (?:yet )?signed\b|\bin (?:early )?(?:talks|discussions?) with\b|\btalks (?:have )?begun|\basked (?:for|about) (?:samples?|a demo|a (?:security )?review|a quote|access|\d+)|\bsaid (?:they['’]?d|they would|he would|she would|theyd)\b|\ball said\b|\b\d[\d,]* (?:\w+ ){0,3}would (?:try|buy|use|pay|switch|join)\b|\bthumbs up\b|\b(?:did|made|ran) a poll\b|\bletters? of intent\b|\bwants? to buy\b|\bgot samples\b|\b(?:placed|\d+|some|several) pre-?orders?\b|\bsaid (?:to )?send\b|\bspoken? with [^.;]*[;,] no contract|\basked (?:can|could|if|whether) they\b|\b(?:one|two|three) says? \w+ it\b/i,
    {
      unless:
        /\b(?:we|i) (?:may|might|could|plan|will|want to|intend)\b|\bnever\b|nobody would|would need the money|we would|i would|rights?\b|patent|licen[cs]e|investors?\b/i,
      fields: OF_CUSTOMERS,
      mayBe: ['problem'],
    },
    'Interest is not yet an order',
    [
      'Users',
      7,
      'Turn this interest into signatures or a no: “{q}”',
      'Ask each of those you mean for one of three: a deposit, a signed start date or a plain no. Bring back how many you asked, what each chose, and what those who refused would have to see first.',
    ],
  ),
  admission(
    'people-left',
    new RegExp(
      String.raw`\b${MEMBERS}\b[^.;]{0,40}\b(?:left|leave us|leave (?:after|because)|cancel(?:s|led|ed)?|churn\w*|quit|stopped|dropped out|unsubscrib\w*)\b|\b(?:lost|losing) (?:\w+ ){0,3}(?:customers?|users?|subscribers?|members?|clients?|shops?|schools?)\b|\bchurn (?:is|of|at|was)\b|\bmost leave\b|\b(?:then|after that) leave\b|\b(?:left|cancelled) after\b|\b(?:two|three|four|five|six|\d+) (?:of the \w+ )?(?:stopped|quit)\b|\bmost of the early ones left\b|\bwe lose (?:about |some |roughly )?\d`,
      'i',
    ),
    { unless: NONE_LEFT, fields: OF_CUSTOMERS },
    'Not all stay',
    [
      'Figures',
      30,
      'Find out why they go: “{q}”',
      'Call five of those you mean here, write down the last thing each did before going, and change one thing for those who start next month. Bring back the five reasons and the share that stays, before and after.',
    ],
  ),
  admission(
    'funnel',
    /\b\d[\d.,]*k?\b[^.;]{0,60}\b(?:began|started|signed up|registered|downloads?|downloaded|accounts?|visitors|sign-ups)\b[^.;]{0,60}\b\d[\d.,]*k?\b[^.;]{0,40}\b(?:finish\w*|pay|pays|paying|paid|use|used|using|active|answered|bought|stay\w*|returned|completed|ordered|signed)\b/i,
    { unless: /\b(?:goal|target|by the end of|within)\b/i },
    'Most of those who come in do not go on',
    [
      'Figures',
      30,
      'Find the step at which most stop: “{q}”',
      'Call ten of those who came in and did not go on, and note the last thing that each did. Take the most frequent reason away for the newcomers of two weeks. Bring back the share that goes on, before and after.',
    ],
  ),
  admission(
    'went-down',
    /\b(?:traffic|users?|visit\w*|visits|sales|revenue|orders?|sign-?ups?|downloads?|players?|subscribers?|renewals?|installs?|growth|bookings?)\b[^.;]{0,30}\b(?:fell|fallen|halved|declin(?:ed|ing)|decreas(?:ed|ing)|slowed|shrank|went down|dropped (?:to|by|from)|down (?:from|to|by) \d)|\bslow sign-?ups|; since then (?:only )?\d+\b/i,
    {
      unless:
        /\b(?:costs?|time|hours|errors?|turnover|waste|losses|complaints?|price per|minutes|emissions?|no[- ]?shows?)\b/i,
    },
    'A figure went down',
    [
      'Figures',
      7,
      'Explain this fall with its weeks and sources: “{q}”',
      'Put the figure into a line for each week, beside it where the people came from and what you changed. Bring back the week in which it turned, the source that dried up and what you will do about it.',
    ],
  ),
  admission(
    'one-source',
    /\b(?:since|because) google\b|\b(?:all|most|nearly all|every|half|both|\d+ of \d+)(?: of)? (?:our |my |the |them )?(?:\w+ )?(?:customers?|clients?|users?|members?|sign-ups|orders|families|bookings|players|them|one|two|three|four|five|six|pilots?|bakers|schools|shops)? ?(?:to us )?(?:comes?|came|found us|find us) (?:to us )?(?:from|through|via|off|by)\b|\b(?:came|come) off (?:essays|posts|articles|a post|a video)|\b(?:only|all) (?:\w+ )?(?:by|through) word of mouth|\bsold \d+ (?:\w+ )?on an? \w+ forum|\bgoogle sends\b|\b(?:users?|customers?|clients?|pilots?|sold|sign-ups)\b[^.;]{0,40}\b(?:friends|relatives|people we (?:used to work|know)|former colleagues|essays)\b/i,
    {
      unless:
        /\b(?:factory|factories|suppliers?|manufacturers?|mills?|salar\w+|money|dollars?|euros?|revenue|income|data|funding|costs?|grants?)\b/i,
      fields: OF_CUSTOMERS,
      mayBe: ['problem'],
    },
    'Much seems to rest on one source',
    [
      'Users',
      30,
      'Win the next ones from a second source beside this: “{q}”',
      'Choose two more ways to reach the same people, give each two weeks and the same sum, and count by source. Bring back for all three how many came, how many stayed and what one of them cost.',
    ],
  ),
  admission(
    'slow-sale',
    /\b(?:one by one|door to door|town by town|school by school|site by site|farm by farm|sales cycle\w*)\b|\b(?:takes?|took|lasts?|waits?)\b[^.;]{0,40}\b(?:weeks|months|years)\b[^.;]{0,30}\b(?:to (?:decide|sign|sell|win|buy|approve|agree|close)|(?:decision|contract|signature|tender|budget))\b|\b(?:approve|approval|decision|decide|sale|signature|tender|budget|contract)s?\b[^.;]{0,40}\btakes? [^.;]{0,20}\b(?:weeks|months|years)\b|\b(?:we|i) (?:visit|drive to|demo at|sell at) (?:each|every|conventions?|fairs?|trade shows?)\b/i,
    { unless: /\b(?:we|i) cut\b|\binstead of\b/i },
    'Each sale is slow or costly to win',
    [
      'Figures',
      30,
      'Cut one step from the way to a yes: “{q}”',
      'Write down the steps of the last three, with dates, from the first word to the money, and do without the longest one for the next three. Bring back the days from first word to yes, before and after.',
    ],
  ),
  admission(
    'season',
    new RegExp(
      String.raw`\b(?:from|between|only in|mostly in|mainly in|almost all (?:is )?(?:in|between)) ${MONTH} (?:to|and|until|till|through) ${MONTH}\b|\b(?:only|all|empty|nothing|idle|closed|quiet) (?:\w+ )?(?:in|during) (?:the )?(?:summer|winter|spring|autumn|fall|off[- ]?season)\b|\bone season\b|\b(?:in|a|per) (?:the )?season\b|\bonly one chance in a year\b|\bnext harvest\b|\b(?:na |der |im )?(?:entressafra|nebensaison|winterpause)\b|\bhors saison\b|\bfuera de temporada\b`,
      'i',
    ),
    {
      unless: /\b(?:since|built|developed|tested|trial|season ticket|hay ?fever|all seasons)\b/i,
      mayBe: ['problem'],
    },
    'Most of it falls into one season',
    [
      'Figures',
      30,
      'Show how you get through the months outside your season: “{q}”',
      'Write down for each of the twelve months what comes in and what goes out, and ask three of those who buy what they would take in the slack months. Bring back the lowest balance and its month.',
    ],
  ),
  admission(
    'next-place-first',
    /\b(?:open(?:ing)?|abrir|enter(?:ing)?|expand\w*|launch(?:ing)? in) (?:in |to |into )?(?:\p{Lu}\p{Ll}+)|\b(?:[Ss]econd|[Tt]hird|[Aa]nother|[Tt]wo other|[Tt]wo more|[Tt]hree more) (?:city|country|countries|market|state|states|cities|town|towns|lake|valley|suburbs?)\b|\b[Nn]ext (?:country|city|suburb|town)\b|\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)? next$|\p{Lu}\p{Ll}+,? then \p{Lu}\p{Ll}+/u,
    {
      unless:
        /\bopen (?:source|edition|api|banking|data|for)|launched? (?:in|on) (?:january|february|march|april|may|june|july|august|september|october|november|december|\d)/i,
      fields: OF_ALL,
    },
    'The first place must be won before the next one',
    [
      'Figures',
      90,
      'Fix what the first place must show before this: “{q}”',
      'Write down the share of the first place that you have, the share at which the next one may start, and what one more there costs to win. Bring back the three figures and the month.',
    ],
  ),
  admission(
    'small-market',
    /\b(?:the|our|this|my) (?:market|niche)[^.;]{0,12}\bis (?:small|limited|narrow)\b|\bceiling of (?:this|the|our) (?:niche|market)\b|\babout \d{1,2} \w+ worldwide\b/i,
    { mayBe: ['problem'] },
    'The market is small by the founder’s own account',
    [
      'Market size',
      90,
      'Name who buys after these: “{q}”',
      'Choose the next group with the same problem, count it and speak to three of them. Bring back their number, what each would pay and what you would have to change for them.',
    ],
  ),
];

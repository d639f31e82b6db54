import type { SignTask } from './sign.js';

/** A point that founders themselves call open, weak or missing. */
export interface Admission {
  readonly code: string;
  /** Matches the founder's sentence in any case. */
  readonly when: RegExp;
  /** Matches when the same words mean the opposite or are about others. */
  readonly unless?: RegExp;
  readonly concern: string;
  readonly task: SignTask;
}

const admission = (
  code: string,
  [when, unless]: readonly [RegExp, RegExp?],
  concern: string,
  [factor, horizon, title, ask]: readonly [SignTask['factor'], SignTask['horizon'], string, string],
): Admission => ({
  code,
  when,
  ...(unless ? { unless } : {}),
  concern,
  task: { factor, horizon, title, ask },
});

const NONE_LEFT =
  /\b(?:no|none|nobody|no one|never|not one|without)\b[^.;]{0,40}\b(?:lost|left|leave|cancel\w*|quit|churn\w*)|churn (?:is|was|of)? ?(?:nil|zero|0)\b|left and hired|nothing (?:else )?is (?:guaranteed|left)/i;

/** The gravest first: each sentence counts for the first match only. */
export const ADMISSIONS: readonly Admission[] = [
  admission(
    'leaving',
    [
      /\b(?:goes|going|leaves|leaving|starts|starting|off|se va|geht)\s+(?:to|for|a la|zum|an die)?\s*(?:college|uni(?:versit\w+|versidad)?\b|study|school|the army)|\bleaves? (?:us |the team )?(?:in|this|next) (?:spring|summer|autumn|fall|winter|year|month|january|september)/i,
    ],
    'Somebody whom the work depends on is about to go',
    [
      'Team completeness',
      30,
      'Hand over the work before this happens: “{q}”',
      'List what only this person can do, let a second one do each item once while both are there, and agree in writing who owns what was built. Bring back the list, who took over each item and what is still not handed over.',
    ],
  ),
  admission(
    'no-permission',
    [
      /\b(?:does ?n[o'’]?t|do ?n[o'’]?t|dont|doesnt|nobody) knows? (?:of|about) (?:it|this|us)|\b(?:is ?n['’]?t|isnt|not|aren['’]?t) (?:officially )?allowed|\bunofficial\w*|\bscrap(?:e|es|er|ing|ed)\b|\bblocked (?:my|our|us|me)\b|terms of (?:service|use)|without (?:asking|permission|telling)/i,
      /competitor|others? (?:scrape|do)|never/i,
    ],
    'It takes the leave of somebody who has not given it',
    [
      'Solution',
      30,
      'Get leave in writing for this: “{q}”',
      'Find out who may say yes, describe on one page what you do and what they gain, and ask. Bring back the name, the answer and its conditions, and what you do if the answer is no.',
    ],
  ),
  admission(
    'nobody-pays',
    [
      /\b(?:nobody|no ?one|none(?: of them)?) (?:pays?|is paying|has paid|paid)\b|\b(?:customers?|users?|they|pilots?|firms?|schools?|shops?|none) (?:\w+ )?(?:do|does) ?n[o'’]?t (?:yet )?pay\b|\bnot paying (?:yet|us)\b|\bunpaid pilots?|\bearn(?:s|ed)? nothing\b|\b(?:it is|it'?s|all|still|now|today) free\b|\bfree (?:pilot|beta|test|trial|for now|so far)|\bfor free\b|\btest\w*\b[^.;]{0,30}\b(?:kostenlos|gratis|gratuit\w*)|\bpaga nadie|\bniemand zahlt/i,
      /\b(?:nurse|worker|patient|tenant|student|volunteer|donor|children)s? (?:pays?|do(?:es)? not pay)|they would not pay|pay (?:in|on) time|free (?:edition|shipping|delivery|of)/i,
    ],
    'Nobody is shown to pay for this',
    [
      'Revenue',
      30,
      'Ask for money where it costs nothing today: “{q}”',
      'Name a price and a start date to the three who would miss it most, and let each of them answer before you discount. Bring back the three answers, the sum each named and who would sign.',
    ],
  ),
  admission(
    'interest-only',
    [
      /\bnone (?:of them )?(?:has |have )?(?:yet )?signed|\bnot (?:yet )?signed|\bin (?:early )?(?:talks|discussions?) with\b|\btalks (?:have )?begun|\basked (?:for|about) (?:samples?|a demo|a (?:security )?review|the beta|a quote|access)|\b(?:said|say) (?:yes|yeah|theyd|they['’]d|they would|he would|she would)|\bbring it\b|\b\d[\d,]* (?:\w+ ){0,3}would (?:try|buy|use|pay|switch|join)\b|\bwill try\b|\bthumbs up\b|\bpolls?\b|\bletters? of intent\b|\bwait(?:ing)? ?list\b|\bpre-?orders?\b|\bwants? to buy\b|\bsign(?:ed)?[ -]ups? (?:for|on)\b|\bdeposits? (?:from|paid)/i,
      /\b(?:we|i) (?:may|might|could|plan|will|want to|intend)\b|\b(?:never|nobody) would|would (?:use|need) the money|we would|i would|customers would (?:otherwise|have)/i,
    ],
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
    [
      /\b(?:customers?|users?|subscribers?|members?|compan(?:y|ies)|clients?|schools?|shops?|clinics?|firms?|families|accounts?|players?|them|ones?)\b[^.;]{0,30}\b(?:left|leave|cancel(?:s|led|ed)?|churn\w*|quit|stopped|dropped out|unsubscrib\w*)\b|\b(?:lost|losing) (?:\w+ ){0,3}(?:customers?|users?|subscribers?|members?|clients?|shops?|schools?)|\bchurn (?:is|of|at|was)\b|\b(?:stay|last|keep)\w* (?:for )?(?:about |on average |some )?\d+(?:[.,]\d+)? (?:months?|weeks?)\b|\b(?:left|cancelled) after\b/i,
      NONE_LEFT,
    ],
    'Not all stay',
    [
      'Users',
      30,
      'Find out why they go: “{q}”',
      'Call five of those you mean here, write down the last thing each did before going, and change one thing for those who start next month. Bring back the five reasons and the share that stays, before and after.',
    ],
  ),
  admission(
    'went-down',
    [
      /\b(?:traffic|users?|visit\w*|visits|sales|revenue|orders?|sign-?ups?|downloads?|players?|subscribers?|renewals?|installs?|growth|it|bookings?|returns?)\b[^.;]{0,40}\b(?:fell|fallen|halved|declin(?:ed|ing)|decreas(?:ed|ing)|slowed|shrank|went down|dropped (?:to|by|from)|down (?:from|to|by) \d|went from \d+ ?% to \d)|\bslow sign-?ups/i,
      /\b(?:costs?|time|hours|errors?|turnover|waste|losses|complaints?|price per|minutes|emissions?) (?:has |have |by |per \w+ )?(?:fell|fallen|halved|declin|decreas|dropped|down)|night|asleep|trap|water ?fall|fell (?:in love|ill)|cut\b/i,
    ],
    'A figure went down',
    [
      'Users',
      7,
      'Explain this fall with its weeks and sources: “{q}”',
      'Put the figure into a line for each week, beside it where the people came from and what you changed. Bring back the week in which it turned, the source that dried up and what you will do about it.',
    ],
  ),
  admission(
    'errs',
    [
      /\bfalse (?:alarms?|ones|positives?|flags?|alerts?)|\bwrongly\b|\bwhich is too \w+|\b(?:is|are|still) too (?:slow|expensive|heavy|loud|many|weak|large|long)\b|\b(?:came out|turned out|went|were|was) (?:very |quite |really |badly )?(?:wrong|off|bad)\b|\bsalieron (?:muy )?mal|\b(?:does ?n[o'’]t|do ?n[o'’]t|doesnt) work (?:on|in|with|for|when|well)\b|\bfehlalarm\w*|fausses? /i,
      /\b(?:other|existing|their) \w+ (?:are|is) too\b|\bgo(?:es)? wrong\b|today['’]s|for (?:most|small|many)/i,
    ],
    'It still errs',
    [
      'Solution',
      30,
      'Halve this error and count again: “{q}”',
      'Sort the cases you count here by cause, fix the most frequent one, and count again over the same span. Bring back the count before and after, and the cause that is left.',
    ],
  ),
  admission(
    'undecided',
    [
      /(?:^|\b(?:i|we) )(?:really |still )?(?:do ?n[o'’]?t|dont|did ?n[o'’]?t) (?:yet )?(?:really )?know (?:if|how|what|whether|who|yet|why)|\bno idea (?:if|how|what|whether)|\bnot (?:yet )?(?:decided|settled|agreed|set|worked out|figured out)\b|\bundecided\b|\bunsettled\b|\bnot sure (?:if|how|what|whether|about|yet)|\bwissen (?:wir |es )*noch nicht|\bnoch (?:offen|unklar|nicht entschieden)|\b(?:todavia|todavía|aun|aún) no (?:sabemos|hemos|esta|está)|\bpas encore (?:decide|décidé|fixe|fixé)|\bdecided not to decide|\bintend to (?:earn|charge)\b[^.;]*\blater\b|\bstill (?:open|deciding|negotiat\w+)|\bwhat happens if\b|\banyone knows?\b/i,
      /\b(?:customers?|users?|parents|people|they|patients|managers|teams|nobody|everyone|who) (?:do|did|does) ?n[o'’]?t know/i,
    ],
    'Still open by the founder’s own account',
    [
      'Solution',
      7,
      'Settle what you leave open: “{q}”',
      'Write down the answers that are possible, ask three people whom it concerns which they would accept, and set the day on which you choose. Bring back the choice, its reason in one sentence, and what it changes in your figures.',
    ],
  ),
  admission(
    'estimated',
    [
      /\b(?:is|are|was|only|just) (?:a )?(?:calculated|estimated|guess(?:ed)?|simulated|projected)\b|\bwe (?:estimate|guess|reckon)\b|\b(?:i|we) (?:would |'d )?(?:guess|estimate)\b|\bour (?:own )?(?:estimate|guess)\b|\bown data\b|\bno control group\b|\bnot (?:yet )?(?:been )?(?:tested|tried|measured|proven|validated|verified)\b|\bunmeasured\b|\buntested\b|\bcannot see inside\b|\bmade by us\b|\bnot finished\b|\bhalf done\b|\btested on (?:\d{1,2}|two|three|four|five)\b|\bhave ?n[o'’]?t (?:built|tested|tried|asked|measured)\b|\bhavent (?:built|tested|tried|asked)/i,
    ],
    'Not yet shown by a measurement of others',
    [
      'Solution',
      30,
      'Put a measured figure in place of this: “{q}”',
      'Fix beforehand which result would prove you wrong, let somebody outside the team take the measure, and keep the raw notes. Bring back the measured figure beside what you write today, and the number of cases behind it.',
    ],
  ),
  admission(
    'missing-person',
    [
      /\bno (?:\w+ )?(?:marketing|sales|technical|legal|medical|business)\b(?: \w+)?|\bno (?:programmer|developer|engineer|designer|seller|salesperson|cto|co-?founder)\b|\bnobody in the team\b|\bnone of us (?:has|had|have|is|was|comes)\b|\bneither (?:of us )?(?:comes?|has|had|is)\b|\b(?:need|looking for|busco|suchen?|cherch\w+)\s+(?:an? |someone |somebody |einen? |un |une )?(?:\w+ ){0,2}(?:programmer|developer|engineer|designer|co-?founder|cto|seller|salesperson|partner|technical|socio|who knows)\b|\bfreelanc\w+ (?:\w+ )?(?:built|builds|made|codes?|programs?|wrote|from)/i,
      /\b(?:do|did|with|need) no (?:paid )?(?:marketing|sales)|no (?:marketing|sales) (?:budget|spend|needed|cost)|no legal (?:risk|issue)|no technical (?:skill|knowledge|debt)/i,
    ],
    'A skill is missing by the founder’s own account',
    [
      'Team completeness',
      30,
      'Fill the gap that you name: “{q}”',
      'Write in five lines what this person would finish in three months, show it to three people who do such work, and agree on paid hours with one of them. Bring back the three names, what each asked for and who starts when.',
    ],
  ),
  admission(
    'one-source',
    [
      /\b(?:since|because) google\b|\b(?:all|most|nearly all|everything|everyone|half)\b[^.;]{0,40}\b(?:comes?|came|found us|find us)\b[^.;]{0,12}\b(?:from|through|via|off|by)\b|\b(?:came|come) off (?:essays|posts|articles|a post|a video)|\b(?:forum|hacker news|reddit|product hunt|show hn|front page|viral|facebook group|fb group|tiktok)\b[^.;]{0,60}\b(?:users?|sign|visitors?|traffic|orders?|customers?|sold|spike)|\bsold \d+ (?:\w+ )?on an? \w+ forum|\bgoogle sends\b/i,
    ],
    'Much seems to rest on one source',
    [
      'Users',
      30,
      'Win customers from a second source beside this one: “{q}”',
      'Choose two ways to reach the same people, give each two weeks and the same sum, and count by source. Bring back for all three how many came, how many stayed and what one of them cost.',
    ],
  ),
  admission(
    'problem-named',
    [
      /\b(?:which|that|this|and it) ?(?:is|'s|’s|s) (?:a|the|our|my) (?:big |real |main |biggest )?(?:problem|risk|worry|bottleneck|weak\w* ?\w*|issue)\b|\beso es un problema|\bc'est un problème|\bdas ist ein problem|\b(?:our|my) (?:biggest |main |only )?(?:worry|weakness|bottleneck|risk|headache)\b/i,
    ],
    'A problem that the founder names',
    [
      'Solution',
      30,
      'Take the edge off the problem that you name: “{q}”',
      'Write down what happens if it comes to the worst and what the smallest step against it is, and take that step this month. Bring back the step, what it cost and what is left of the problem.',
    ],
  ),
  admission(
    'owed',
    [
      /\bowe(?:s)? us\b|\bdefault(?:ed|s)?\b(?= |[.,;]|$)|\bunpaid (?:bills?|invoices?)|\bpaid late\b|\bbad debts?\b/i,
      /\bby default\b|\bdefault (?:settings?|language)/i,
    ],
    'Money is owed or lost',
    [
      'Revenue',
      30,
      'Lay open what is owed and lost, month by month: “{q}”',
      'Put into one table for each month what fell due, what came in and what you wrote off, with the reason for the three largest. Bring back the share that was lost and the rule by which you will say no next time.',
    ],
  ),
  admission(
    'spent',
    [
      /\b(?:most|nearly all|almost all|all) of (?:it|that|the money) (?:is|has been) (?:spent|gone)|\bmoney (?:runs|ran) out\b|\bmonths? of (?:cash|money|runway) left/i,
    ],
    'The money of the last round is going',
    [
      'Use of funds',
      7,
      'Say what the spent money bought: “{q}”',
      'List the five largest lines with what each moved, and what you spend in a month today. Bring back the months that are left and the line you would cut first.',
    ],
  ),
  admission(
    'unit-cost',
    [
      /\b(?:costs?|cost us|eats?|parts are|hosting|servers?|gpu)\b[^.;]{0,40}[$€£₹]\s?\d|\b(?:costs?|cost us|eats?|parts are|servers?\S*)\b[^.;]{0,16}\b\d+(?:[.,]\d+)?\b|\bhalf (?:of )?the fee\b|\bhalf (?:is|goes to) (?:ours|us)|\bof (?:that|which) (?:we keep|\S+ (?:stays|remains|is ours))|\bnous en reste|\bon garde|\bwe (?:keep|take) (?:about |roughly )?\d|\bgross margin\b|\bwe split \d+/i,
      /\b(?:they|agencies|competitors?|rivals?|landlords?|agents?|families|others|new ones?|alternatives?) (?:\w+ )?(?:cost|charge)|\bcosts? (?:families|them|users?|customers?|people|owners|companies|farmers|firms|hospitals|clinics) |\bordered\b|\bhotel/i,
    ],
    'What is left of each sale decides',
    [
      'Revenue',
      7,
      'Work out what is left of one sale: “{q}”',
      'Take your last ten sales and subtract from each all that it costs, your own hours at a wage included. Bring back what is left in money and percent, and the one cost that grows with each further sale.',
    ],
  ),
  admission(
    'changed-course',
    [
      /\bpivot\w*|\b(?:our|the|my) (?:first|second|third|fourth|fifth|previous|old) (?:product|idea|version|app)\b[^.;]{0,40}\b(?:was|let|did|failed|earned)|\b(?:second|third|fourth|fifth|sixth) idea\b/i,
    ],
    'It changed its course before',
    [
      'Problem',
      7,
      'Write down what would make you change course again: “{q}”',
      'Name the figure that the earlier attempt never reached, the figure that this one must reach, and the month. Bring back both figures and what today’s is.',
    ],
  ),
  admission(
    'next-place-first',
    [
      /\b(?:open(?:ing)?|abrir|enter(?:ing)?|expand\w*|launch(?:ing)? in) (?:in |to |into )?(?:\p{Lu}\p{Ll}+)|\b(?:[Ss]econd|[Tt]hird|[Aa]nother|[Ff]urther|[Tt]wo more|[Tt]hree more) (?:city|country|countries|market|state|states|cities|town|suburbs?)\b|\b[Nn]ext (?:country|city|suburb|town)\b/u,
      /\bopen (?:source|edition|api|banking|data|for)|launched? (?:in|on) (?:january|february|march|april|may|june|july|august|september|october|november|december|\d)/i,
    ],
    'The first place must be won before the next one',
    [
      'Market size',
      90,
      'Fix what the first place must show before this: “{q}”',
      'Write down the share of the first place that you have, the share at which the next one may start, and what one customer there costs to win. Bring back the three figures and the month.',
    ],
  ),
];

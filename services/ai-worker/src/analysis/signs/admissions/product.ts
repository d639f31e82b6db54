import { type Admission, admission, OF_ALL } from './admission.js';

const FEW = String.raw`(?:one|two|three|four|five|a single|[1-5])`;
const PLACES = String.raw`(?:clinics?|hospitals?|wards?|schools?|farms?|sites?|labs?|laborator(?:y|ies)|cranes?|plants?|shops?|restaurants?|kitchens?|hotels?|towns?|villages?|households?|homes|buildings?|stables?|boats?|ships?|mines?|vineyards?|orchards?|fields?|firms?|offices|factor(?:y|ies)|machines?|clubs?|brigades?|museums?|libraries|practices|growers?|farmers?|bakeries|nurseries|dentists?|mills?|pools?|bins?|routes?|ranches|churches)`;

/** What the product cannot do yet, or has not shown yet. */
export const PRODUCT: readonly Admission[] = [
  admission(
    'errs',
    /\bfalse (?:alarms?|ones|positives?|flags?|alerts?)|\bwrongly\b|\bwrong alarms?\b|\bwhich is too \w+|\b(?:is|are) still too (?:slow|expensive|heavy|loud|many|weak|large|long)\b|\b(?:came out|turned out) (?:very |quite |really |badly )?(?:wrong|off|bad)\b|\bsalieron (?:muy )?mal|\b(?:does ?n[o'’]t|do ?n[o'’]t|doesnt) (?:yet )?work (?:on|in|with|for|when|well)\b|\b\d+ (?:\w+ )?(?:came back|were returned|broke|failed)\b|\bwe (?:still )?miss(?:ed)? (?:an? |some |\d)|\bcan ?not tell\b|\bgot a rash\b|\bfehlalarm\w*|\bfausses? /i,
    {
      unless:
        /\b(?:other|existing|their|today['’]s|competitors?|rivals?|customers?|users?|they|doctors?|nobody|people|which one)\b|\bgo(?:es)? wrong\b/i,
      mayBe: ['problem'],
    },
    'It still errs',
    [
      'Solution',
      30,
      'Halve this error and count again: “{q}”',
      'Sort the cases that you mean here by cause, mend the most frequent one, and count again over the same span. Bring back the count before and after, and the cause that is left.',
    ],
  ),
  admission(
    'undecided',
    /(?:^|\b(?:i|we) )(?:really |still )?(?:do ?n[o'’]?t|dont|did ?n[o'’]?t) (?:yet )?(?:really )?know (?:if|how|what|whether|who|yet|why)|\bwe do not know\b|\bno idea (?:if|how|what|whether)|\bnot (?:yet )?(?:decided|settled|agreed|worked out|figured out)\b|\bundecided\b|\bunsettled\b|\bnot sure (?:if|how|what|whether|about|yet)|\bwissen (?:wir |es )*noch nicht|\bnoch (?:offen|unklar|nicht entschieden)|\b(?:todavia|todavía|aun|aún) no (?:sabemos|hemos|esta|está)|\bpas encore (?:decide|décidé|fixe|fixé)|\b(?:je ne sais|nous ne savons) pas\b|\bn[aã]o sei (?:se|como|quanto)\b|\bno s[eé] (?:si|c[oó]mo|cu[aá]nto)\b|\bdecided not to decide|\bintend to (?:earn|charge)\b[^.;]*\blater\b|\bwhat happens if\b/i,
    {
      unless:
        /\b(?:customers?|users?|parents|people|they|patients|managers|teams|nobody|everyone|who) (?:do|did|does) ?n[o'’]?t know|\binvestors?\b|\bused to\b/i,
      fields: OF_ALL,
      mayBe: ['problem'],
    },
    'Still open by the founder’s own account',
    [
      'Solution',
      7,
      'Find the answer to what you leave open: “{q}”',
      'Write down the answers that you can think of, and the cheapest way to see which is right: a test, a quote or ten people asked. Do it this week. Bring back the answer, and what it changes in your figures.',
    ],
  ),
  admission(
    'estimated',
    /\b(?:is|are|was) (?:only |just )?(?:a )?(?:calculated|estimated|guess(?:ed)?|simulated|projected)\b|\bwe (?:estimate|guess|reckon|suppose)\b|\b(?:i|we) (?:would |'d )?guess\b|\bour (?:own )?(?:estimate|guess)\b|\bno control group\b|\bnot (?:yet )?(?:been )?(?:tested|measured|proven|validated|verified)\b|\bunmeasured\b|\buntested\b|\bwe think [^.;]{0,20}\bis possible\b|\bhave ?n[o'’]?t (?:built|tested|measured)\b|\bhavent (?:built|tested|measured)\b/i,
    { unless: /\b(?:competitors?|rivals?|others?|market|they|nobody)\b/i },
    'Not yet shown by a measurement',
    [
      'Solution',
      30,
      'Put a measured figure in place of this: “{q}”',
      'Fix beforehand which result would prove you wrong, let somebody outside the team take the measure, and keep the raw notes. Bring back the measured figure beside what you write today, and the number of cases behind it.',
    ],
  ),
  admission(
    'thin-proof',
    new RegExp(
      String.raw`\b${FEW} (?:\w+ ){0,2}${PLACES}\b[^.;]{0,50}\b(?:uses?|used|using|runs?|ran|tests?|tested|tried|works? with|installed|fitted|got|wear|sends?|measured|since)\b|\b(?:tested|tried|runs?|used|measured|installed|since \w+) (?:\w+ ){0,3}(?:in|on|at|with|by) ${FEW} (?:\w+ ){0,2}${PLACES}\b|\b(?:in|at) (?:the|our|a) lab(?:oratory)?\b|\bsince \w+ a crane\b`,
      'i',
    ),
    {
      unless:
        /\b(?:said|asked|want|would|will|plan\w*|competitors?|rivals?|left|stopped|cancel\w*|every|within|of them|years? (?:at|in|as)|founder|founded|more|in (?:one|two|three|four|five) \w+)\b/i,
      fields: ['idea_description', 'solution_statement'],
    },
    'The proof rests on few cases',
    [
      'Solution',
      90,
      'Repeat this where you know nobody: “{q}”',
      'Choose three more that differ in size and place, agree beforehand on the figure that counts as a success, and let them do it without you. Bring back that figure for each of the three.',
    ],
  ),
  admission(
    'problem-named',
    /\b(?:which|that|this|and it) ?(?:is|'s|’s|s) (?:a|the|our|my) (?:big |real |main |biggest )?(?:problem|risk|worry|bottleneck|weak\w* ?\w*|issue)\b|\beso es un problema|\bc'est un problème|\bdas ist ein problem|\b(?:our|my) (?:biggest |main |only )?(?:worry|weakness|bottleneck|risk|headache)\b/i,
    {
      fields: OF_ALL,
      mayBe: ['problem', 'alternatives'],
      unless: /\b(?:solves?|solved|for (?:them|farmers|parents|owners))\b/i,
    },
    'A problem that the founder names',
    [
      'Solution',
      30,
      'Take the edge off the problem that you name: “{q}”',
      'Write down what happens if it comes to the worst and what the smallest step against it is, and take that step this month. Bring back the step, what it cost and what is left of the problem.',
    ],
  ),
  admission(
    'changed-course',
    /\bpivot(?:ed|ing)?\b(?! trial)|\b(?:our|the|my) (?:first|second|third|fourth|fifth|previous|old) (?:product|idea|version|app)\b[^.;]{0,40}\b(?:was|let|did|failed|earned)|\b(?:second|third|fourth|fifth|sixth) idea\b/i,
    {},
    'It changed its course before',
    [
      'Problem',
      7,
      'Write down what would make you change course again: “{q}”',
      'Name the figure that the earlier attempt never reached, the figure that this one must reach, and the month. Bring back both figures and what today’s is.',
    ],
  ),
];

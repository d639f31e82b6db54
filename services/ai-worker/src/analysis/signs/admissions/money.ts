import { type Admission, admission, OF_ALL } from './admission.js';

/** What one sale costs, what can be made, and whose money it lives on. */
export const MONEY: readonly Admission[] = [
  admission(
    'owed',
    /\bowes? us\b|\bdefaulted\b|\bunpaid (?:bills?|invoices?)|\bpaid late\b|\bbad debts?\b|\bdays late\b/i,
    {
      // Without "we" an unpaid bill is somebody else's: the problem that the product solves.
      unless:
        /\b(?:they|customers|farmers|shops|suppliers|makers?) (?:are|get) paid late\b|^(?!.*\b(?:we|us|our|i|my)\b).*\bunpaid (?:bills?|invoices?)/i,
      mayBe: ['problem'],
    },
    'Money is owed or lost',
    [
      'Figures',
      30,
      'Lay open what is owed and lost, month by month: “{q}”',
      'Put into one table for each month what fell due, what came in and what you wrote off, with the reason for the three largest. Bring back the share that was lost and the rule by which you will say no next time.',
    ],
  ),
  admission(
    'spent',
    /\b(?:most|nearly all|almost all|all) of (?:it|that|the money) (?:is|has been) (?:spent|gone)|\b(?:most of it|been through nearly all)\b[^.;]{0,12}\b(?:spent|gone|of a seed)|\bmoney (?:runs|ran) out\b|\bmonths? of (?:cash|money|runway) left/i,
    { fields: OF_ALL, unless: /\b(?:they|customers|families|people)\b/i },
    'The money of the last round is going',
    [
      'Figures',
      7,
      'Say what the spent money bought: “{q}”',
      'List the five largest lines with what each moved, and what you spend in a month today. Bring back the months that are left and the line that you would cut first.',
    ],
  ),
  admission(
    'own-money',
    /\b(?:my|our|own|his|her) savings\b|\bloan (?:from|of) (?:my|our|a|an) (?:\w+ )?(?:uncle|aunt|father|mother|brother|sister|parents|family|friend)|\b(?:second )?mortgage on (?:my|our)\b|\bon (?:my|our) credit cards?\b|\bfounder (?:has|is in) debt/i,
    { fields: OF_ALL, unless: /\b(?:customers?|users?|savers?|they|their|clients?|before|until)\b/i },
    'It lives on the money of the founder or the family',
    [
      'Use of funds',
      7,
      'Set a limit and an end to this: “{q}”',
      'Write down what of it is used up, what is owed to whom and until when, and the sum at which you stop. Bring back the months that are left and the income at which you need no more of it.',
    ],
  ),
  admission(
    'unit-cost',
    /\b(?:costs?|cost) (?:us|me)\b[^.;]{0,25}\d|\b(?:food|parts|materials?|hosting|servers?\S*|storage|gpu|rent|wages|labou?r)\b[^.;]{0,30}\b(?:costs?|eats?|are|is|=)\b[^.;]{0,10}\d|\beats?\b[^.;]{0,16}\d|\bhalf (?:of )?the fee\b|\bwe (?:keep|take|earn) [^.;]{0,20}\d[^.;]*\b(?:spend|costs?|labou?r|takes?)\b|\bof that we keep\b|\b(?:we|i) (?:keep|kept) (?:about |around |roughly |only |just |some )*[$€£]?\d|\b(?:we|i) lose (?:about |around |roughly |some )*[$€£]\d|\btakes? \d+ ?%|\btake \d+ ?% of (?:it|that)|\bspend \d[\d.,]* on (?:labou?r|packing|delivery)|\b(?:me|nous) co[uû]te\b|\bnous en reste|\bon garde\b|\bnous gardons [^.;]{0,12}\d|\bnous reste(?:nt)? [^.;]{0,12}\d|\bnos queda[n]? [^.;]{0,25}\d|\bci rest(?:a|ano) [^.;]{0,12}\d|\buns (?:\w+ )?bleib(?:t|en) [^.;]{0,12}\d|\bbleib(?:t|en) (?:uns|mir) [^.;]{0,12}\d|\bnos sobra[m]? [^.;]{0,12}\d|\bfica(?:mos com|m para nós) [^.;]{0,12}\d|\bwe split \d+/i,
    {
      unless:
        /\b(?:agencies|competitors?|rivals?|landlords?|agents?|families|alternatives?|handheld|lab|others) (?:\w+ )?(?:costs?|charges?|takes?)|\bcosts? (?:families|them|users?|customers?|people|owners|companies|farmers|firms|hospitals|clinics|the learner|parents) |\bordered\b|\b(?:approval|certification|prequalification|permit)\b/i,
      mayBe: ['problem'],
    },
    'What is left of each sale decides',
    [
      'Figures',
      7,
      'Work out what is left of one sale: “{q}”',
      'Add all else that one sale costs, your own hours at a wage included, and do the sum again for ten times as many. Bring back what is left of one in money, today and then.',
    ],
  ),
  admission(
    'labour',
    /\b(?:i|we|me|us|my|our|myself|he|she)\b[^.;]{0,80}\b(?:by hand|hand-?made|handmade|hand[- ]raked|at the kitchen table)\b|\b(?:by hand|hand-?made)\b[^.;]{0,40}\b(?:i|we|me|us|my|our)\b|\b(?:hours?|minutes?|days?) (?:apiece|a piece)\b|\btakes? (?:me|us|a \w+maker|one of us) (?:about |some )?(?:\d+|an?|one|two|three|half an?) (?:hours?|days?)|\bi (?:answer|solder|pack|deliver|cook|sew|assemble)\b[^.;]{0,30}\bmyself\b|\babout \d+ hours a week\b/i,
    {
      unless:
        /\b(?:instead of|no longer|not|never|without|replaces?|used to|competitors?|they|owners?|managers?|lawyers?|customers?|farmers?)\b/i,
      fields: ['idea_description', 'solution_statement', 'competitive_advantage'],
    },
    'The work grows with each sale',
    [
      'Figures',
      30,
      'Take the time of this and shorten it: “{q}”',
      'Time the next ten by steps, and change or give away the longest step. Bring back the minutes for one before and after, and how many you could do in a month then.',
    ],
  ),
  admission(
    'capacity',
    /\b(?:we|i) (?:can ?not|can['’]t) (?:make|produce|serve|deliver|supply|keep up|take on)\b|\b(?:our|my|the) (?:chamber|oven|kitchen|pan|kiln|workshop|machine|line|lathe|cellar) (?:does|makes|holds|gives) (?:only )?\d|\bsold out\b|\b(?:fully )?booked (?:out|up|solid)\b|\bfully booked\b|\bat capacity\b|\bturn(?:ed|ing)? (?:\w+ ){1,3}(?:away|down)\b|\bmore (?:orders|demand|requests) than\b|\bwait(?:ing)?[- ]?list of (?:\d|over|about)/i,
    {
      unless: /\b(?:we will|they|competitors?|(?:hotels|restaurants|courts|clinics) are)\b/i,
      mayBe: ['problem'],
    },
    'It cannot make as much as is asked for',
    [
      'Figures',
      30,
      'Work out what the next step in capacity costs: “{q}”',
      'Count what was asked for and not delivered in the last three months, and take a quote for the smallest step that would deliver it. Bring back the sum and the months until those orders have paid it.',
    ],
  ),
];

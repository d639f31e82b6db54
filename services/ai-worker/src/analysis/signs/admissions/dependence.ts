import { type Admission, admission, OF_ALL, OF_BUSINESS } from './admission.js';

const BODY = String.raw`(?:approval|certification|certificate|prequalification|permit|licen[cs]e|permission|ce mark|clearance|accreditation)`;
/** What money is spent on to be allowed something. A certificate may as well be what the product reads. */
const BOUGHT_BODY = String.raw`(?:approval|certifications?|prequalification|permit|licen[cs]e|(?:operating|trading|banking|agency|state|local|import|export) licen[cs]es|ce mark|accreditation|autorisation|zulassung)`;
const PAYER = String.raw`(?:customer|client|grower|buyer|chain|shop|school|city|hospital|hotel|farm|company|firm|retailer|distributor|dealer|brand|bank|contract|order)`;
const RIVAL = String.raw`(?:makers?|platforms?|google|apple|amazon|microsoft|meta|chains?|wholesalers?|competitors?|rivals?|incumbents?|market leader|vendors?|giants?|suite|brands?)`;

/** What others decide: owners, authorities, payers, rivals and suppliers. */
export const DEPENDENCE: readonly Admission[] = [
  admission(
    'ownership',
    /\b(?:has|have) a right to what\b|\b(?:agency|university|employer|institute|hospital|school|company|professor|studio|freelancer|he|she|they|partner) (?:still )?owns? (?:the|its|half|all)\b|\brights?\b[^.;]{0,20}\b(?:lies?|belongs?|(?:is|are)) (?:with|to) (?:the|my|his|her|our) (?:\w+ )?(?:university|employer|institute|hospital|agency|school|company)|\bbelongs? to (?:the |my |his |her |our )(?:former )?(?:university|employer|agency|hospital|institute|school|company)\b/i,
    { unless: /\bnothing belongs\b|\bassigned to us\b/i, fields: OF_ALL },
    'Part of it belongs to somebody else',
    [
      'Edge',
      30,
      'Get your right to this in writing, with its price: “{q}”',
      'Ask the owner for an assignment or a licence: for what, for how long and at what price. Bring back the price and the date of the answer.',
    ],
  ),
  admission(
    'no-permission',
    /\b(?:does ?n[o'’]?t|do ?n[o'’]?t|dont|doesnt|nobody) knows? (?:of|about) (?:it|this|us)\b|\b(?:is ?n['’]?t|isnt|not|aren['’]?t) (?:officially )?allowed\b|\bunofficial\w*|\b(?:i|we|it|which|that) (?:\w+ )?scrap(?:e|es|ing|ed)\b|\bscraping\b|\bblocked (?:my|our|us|me)\b|\bterms of (?:service|use)\b|\bwithout (?:their |his |her |its )(?:permission|leave|consent)\b/i,
    { unless: /\b(?:competitors?|others?|rivals?|patients?|children|pupils|never)\b/i },
    'It takes the leave of somebody who has not given it',
    [
      'Figures',
      30,
      'Get leave in writing for this: “{q}”',
      'Find out who may say yes, describe on one page what you do and what they gain, and ask. Bring back the name, the answer and its conditions, and what you do if the answer is no.',
    ],
  ),
  admission(
    'ends',
    /\b(?:contract|agreement|licen[cs]e|permit|lease)\b[^.;]{0,50}\b(?:ends?|expires?|runs? out|(?:is|are) (?:only )?for one year)\b|\bend the (?:agreement|contract)\b|\brenews?\b[^.;]{0,30}\b(?:approval|permit|licen[cs]e|contract)\b[^.;]{0,20}\b(?:every|each) year|\brenewal is by tender\b/i,
    { unless: /\b(?:customers?|users?|clients?|members?|they|tenants?|without end)\b|\d ?%/i },
    'It rests on an agreement that can end',
    [
      'Figures',
      90,
      'Prepare for the day on which this ends: “{q}”',
      'Ask now on which conditions it goes on, and find one other party who could stand in. Bring back the share of your income that would go with it, and the date of the answer.',
    ],
  ),
  admission(
    'approval',
    new RegExp(
      String.raw`\b(?:must|has to|have to|needs? to) (?:first )?(?:approve|accept|certify|license|sign off)\b|\b${BODY} (?:by \w+ )?(?:is|are) (?:still )?(?:needed|required|missing|pending|outstanding|not yet)|\b(?:(?:applied|applying|wait(?:s|ing)?) for|await(?:s|ing)?) (?:the |a |an |our )?(?:\w+ ){0,2}${BODY}\b|\bha(?:ve|s) not (?:yet )?(?:accepted|recogni[sz]ed|approved)\b|\bwithout (?:the |an? )?(?:approval|permit)\b|\bthe hearing is in\b|\bzulassung (?:fehlt|steht aus)`,
      'i',
    ),
    {
      unless: new RegExp(
        String.raw`\b(?:have|has|got|hold|holds|received|granted|obtained)\b[^.;]{0,30}\b(?:${BODY}|approved|licensed|certified)\b|\bno (?:\w+ )?${BODY}|\b(?:data|software|music|content|odds|map) licen|\bnot need|\b(?:managers?|customers?|users?|admins?|staff|teachers?) (?:must|has to|have to|needs? to)`,
        'i',
      ),
      inFunds: new RegExp(
        String.raw`(?<!\b(?:to|not|we|i|they|would|rather|could|may|might|should no) )\b${BOUGHT_BODY}\b(?! (?:fees?|costs?|of|systems?|data|register)\b)`,
        'i',
      ),
      fields: [...OF_BUSINESS, 'funding_usage'],
      mayBe: ['problem'],
    },
    'It waits for an approval by others',
    [
      'Figures',
      30,
      'Find the date and the price of the approval that you wait for: “{q}”',
      'Ask the body that decides which papers it wants, what each costs and how long the last three cases took. Bring back the weeks, the sum and what you may sell until then.',
    ],
  ),
  admission(
    'one-payer',
    new RegExp(
      String.raw`\b(?:one|single|largest|biggest) (?:\w+ )?${PAYER}\b(?: alone)? (?:was|is|makes?(?: up)?|brings?(?: us)?|accounts? for|pays?) (?:\w+ )?\d+ ?%|\b\d+ ?% (?:of (?:it|our \w+|the \w+|\w+) )?(?:comes? |came |is |was )?from (?:one|a single) |\bunder one contract\b|\bour only (?:paying )?${PAYER}\b`,
      'i',
    ),
    { unless: /\b(?:competitors?|rivals?|market)\b/i },
    'One payer carries much of it',
    [
      'Figures',
      90,
      'Bring down the share of the largest payer: “{q}”',
      'List who could buy the same next and what each would pay in a year, and offer it to three of them. Bring back the share of the largest today, and what it would be with those three.',
    ],
  ),
  admission(
    'rival-moves',
    new RegExp(
      String.raw`\b(?:big|large|largest|bigger|major|leading|dominant|market leader|google|apple|amazon|microsoft|meta)\b[^.;,]{0,40}\b(?:(?:has|have) (?:just |recently |already )?(?:put|added|built|announced|begun|started|launched|copied|entered)|announced|launched|will bid|gives? it|now (?:offers?|gives?|includes?|sells?))\b|\b${RIVAL}\b[^.;]{0,40}\b(?:has|have) (?:just |recently |already )?(?:put|added|announced|begun|started|launched|copied|entered)\b|\b(?:who|which|that) (?:\w+ ){0,8}(?:has|have) begun to\b|\b(?:could|might) (?:add|offer|build|do) (?:it|this|the same)\b|\bkönnten es selbst\b`,
      'i',
    ),
    {
      unless:
        /\b(?:pays?|uses?|ordered|bought|asked us|tested|signed|cannot|can['’]t|we (?:have|could|might)|i (?:have|could|might))\b/i,
      mayBe: ['problem', 'alternatives'],
    },
    'A larger one can offer the same',
    [
      'Competition',
      7,
      'Set one real case of yours beside theirs: “{q}”',
      'Do the same job once with theirs and once with yours, and note the price, the time and what is missing. Show both to five who decide. Bring back how many of the five stay with you, and their reason.',
    ],
  ),
  admission(
    'rivals-named',
    /\b(?:they|others|vendors?|makers?|apps?|desks?|providers?|tools?|chains?|companies|platforms?|catalogues?|programmes?|programs|machines?|scanners?|services|suites?|systems?|systeme|programme|google|spreadsheets?|\p{Lu}\p{Ll}+[a-z]*(?: \p{Lu}\p{Ll}+)? (?:does|shows|sells|offers|charges|is|has))\b/u,
    {
      unless: /\b(?:nobody|no one|no competitors?|none)\b/i,
      fields: ['competitive_advantage'],
      mayBe: ['problem', 'alternatives'],
    },
    'Rivals that the founder names',
    [
      'Competition',
      7,
      'Do one job with theirs and with yours: “{q}”',
      'Choose one real job, do it with the nearest of those you mean and with yours, and note the price, the minutes and what is missing. Bring back both lines, and how many of five who saw them would change.',
    ],
  ),
  admission(
    'copy',
    /\b(?:any(?:body|one)|others?|they|a \w+) (?:can|could|may|might) (?:easily )?(?:copy|do the same|build (?:it|this)|offer the same)\b|\beasy to copy\b|\b(?:have|has|with|is|there is) no (?:patents?|moat|protection)\b|\bnothing (?:stops|keeps|prevents)\b|\bcan be copied\b/i,
    {
      unless: /\b(?:can ?not|can['’]t|could ?n[o'’]t|hard|nobody|no one|impossible|before (?:any|others))\b/i,
      mayBe: ['alternatives'],
    },
    'It can be copied',
    [
      'Edge',
      30,
      'Have somebody plan the copy that you fear: “{q}”',
      'Let somebody outside plan it for a day: what must be bought, made and learnt. Bring back the weeks and the sum that it would take them, and the one thing that they could not get.',
    ],
  ),
  admission(
    'interface',
    /\b(?:use|uses|using|relies on|rely on|depends? on|built on|through|via|on top of) (?:the )?(?:\w+ )?(?:openai|gpt\S*|claude|gemini|shopify|amazon|facebook|instagram|whatsapp|google (?:maps|play|ads)|app store|apple)\b|\b(?:their|its|openai|whatsapp|google|shopify|spotify|strava|amazon)(?:['’]s)? (?:api|interface)\b|\b(?:site|app|shop|platform) (?:is )?built on an? \S*plug-?in\b|\b(?:lessons|bot|bots|run|runs|works) (?:\w+ ){0,4}(?:on|in) whatsapp\b|\bbot whatsapp\b|\bworks? with one \w+ (?:of \w+ )?only\b/i,
    {
      unless:
        /\b(?:our|own) api\b|\b(?:no|not|without|instead of|unlike|today|competitors?|customers?|they|most|groups?)\b/i,
    },
    'It rests on a system of somebody else',
    [
      'Edge',
      30,
      'Try the nearest other way than this: “{q}”',
      'Look up what its owner may change and at what notice, and run ten cases without it. Bring back what one case costs on both ways, and the days that a change would take you.',
    ],
  ),
  admission(
    'supplier',
    /\b(?:only|single|sole) supplier\b|\bone supplier\b|\bfrom (?:one|a single) (?:factory|supplier|manufacturer)\b|\bno second supplier\b|\bone factory (?:makes|in)\b/i,
    { unless: /\b(?:customers?|they|competitors?)\b/i },
    'One supplier can stop it',
    [
      'Figures',
      30,
      'Find a second source for this: “{q}”',
      'Ask two others for the price, the least quantity and the weeks of delivery, and order one sample. Bring back the second price beside the first, and the weeks that your stock lasts.',
    ],
  ),
];

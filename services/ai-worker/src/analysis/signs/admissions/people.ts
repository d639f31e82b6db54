import { type Admission, admission, OF_TEAM } from './admission.js';

/** Who does the work, and who may be missing. */
export const PEOPLE: readonly Admission[] = [
  admission(
    'leaving',
    /\b(?:goes|going|leaves|leaving|starts|starting|off|se va|geht)\s+(?:to|for|a la|zum|an die)\s+(?:college|uni(?:versit\w+|versidad)?\b|study|the army)|\bleaves? (?:us |the team |school )?(?:in|this|next) (?:spring|summer|autumn|fall|winter|year|month|january|june|july|august|september|october)|\b(?:retires?|graduates?) (?:in|next|this) \w+/i,
    {
      unless:
        /\b(?:pupils|students|children|kids|customers?|users?|patients?|players|members?|workers|employees|they|parents)\b[^.;]{0,20}\b(?:go(?:es|ing)?|leav\w+|starts?|graduates?|retires?)\b/i,
      fields: OF_TEAM,
    },
    'Somebody whom the work depends on is about to go',
    [
      'Team completeness',
      30,
      'Hand over the work before this happens: “{q}”',
      'List what only this person can do, let a second one do each item once while both are there, and agree in writing who owns what was made. Bring back how many items are handed over and how many are not.',
    ],
  ),
  admission(
    'only-one',
    /\b(?:i am|i['’]m|he is|she is|is) the only (?:one|person) (?:who|that|of us)|\bonly (?:i|he|she|one of us|one person|my \w+) (?:can|knows?)\b|\b(?:nobody|no one) else (?:of us |in the team )?(?:can do|knows how)|\bcan(?:not|['’]t) (?:do it|work|run) if (?:the other|one of us)/i,
    { fields: OF_TEAM },
    'Much hangs on one person',
    [
      'Team completeness',
      30,
      'Have a second person do what hangs on one: “{q}”',
      'Choose the step that would stop first if this person were ill, write it down and let somebody else do it alone. Bring back the hours that it took them and what still needs the first person.',
    ],
  ),
  admission(
    'missing-person',
    /\bno (?:programmer|developer|engineer|designer|seller|salesperson|cto|co-?founder|clinician)s?\b|\b(?:nobody|no ?one)(?: yet| here)? (?:in the team|on the team|of us|with \w+|who (?:has|can|knows))|\bi (?:can ?not|can['’]?t|do ?n[o'’]?t) (?:really )?(?:code|program)\b|\blooking for (?:someone|somebody) (?:who can|to) (?:build|code|program|make)\b|\bnone of us (?:has|had|have|is|was|knows|can)\b|\bneither of us (?:has|had|is|was|knows|can)\b|\b(?:looking for|searching(?: for)?|busco|suchen?|cherch\w+)\s+(?:an? |the |someone |somebody |einen? |un |une )?(?:\w+ ){0,2}(?:who has|who can|programmer|developer|engineer|designer|co-?founder|cto|seller|salesperson|partner|socio)\b/i,
    {
      unless:
        /\bneed no\b|\b(?:tak\w+|draw\w*|paid|get\w*) (?:an? |any )?(?:salary|wages?|pay)|\bsold anything\b|\bleft\b|\b(?:hotels?|farms?|clinics?|schools?|shops?|customers?|they|businesses) (?:have|has)\b|full[- ]time/i,
      fields: ['team_background', 'idea_description'],
    },
    'A skill is missing by the founder’s own account',
    [
      'Team completeness',
      30,
      'Fill the gap that you name: “{q}”',
      'Write in five lines what this person would finish in three months, show it to three people who do such work, and agree on paid hours with one of them. Bring back the three names, what each asked for and who starts when.',
    ],
  ),
  admission(
    'outsourced',
    /\b(?:built|made|developed|programmed|coded|written|designed|labell?ed|done|run) (?:\w+ ){0,2}by (?:an? |the |some |two |three )?(?:\w+ ){0,2}(?:agency|studio|freelanc\w+|contractors?|dev shop|software house|students)\b|\b(?:agency|freelancers?|contractors?) (?:\w+ )?(?:built|builds|made|makes|wrote|writes|codes|owns?|develops?|programs?)\b|\boutsourc\w+|\bfreelance (?:programmer|developer|designer|engineer)|\bdeveloper \(contract\)|\bcousin does the\b|\b(?:my|our|a) (?:nephew|niece|daughter|son|brother|sister|cousin|friend|roommate)\b[^.;]{0,50}\b(?:made|built|codes?|coded|wrote|writes|programs?)\b/i,
    {
      unless: /\b(?:clients?|customers?|they|companies|firms|market|for (?:agencies|freelancers))\b/i,
      fields: OF_TEAM,
    },
    'Part of the work is done outside the team',
    [
      'Team completeness',
      30,
      'Make sure that it goes on if they stop: “{q}”',
      'Check in whose name the work, the accounts and the rights stand, and let somebody in the team make one change alone. Bring back what is still not yours, and what each month of their work costs.',
    ],
  ),
  admission(
    'joins-later',
    /\b(?:joins?|will join|leaves? (?:his|her|their|my) job|quits?|full[- ]time) (?:\w+ ){0,2}(?:when|once|if|after|as soon as) (?:we|the|i|funded)\b/i,
    { fields: OF_TEAM },
    'Somebody whom it needs is not there yet',
    [
      'Team completeness',
      30,
      'Get this in writing, with a date and a sum: “{q}”',
      'Ask this person for the wage, the notice period and the least sum at which the work begins, and sign it. Bring back the date and the sum.',
    ],
  ),
  admission(
    'part-time',
    /\b(?:at night|(?<!\d )nights|in the evenings?|evenings|weekends|after work|part[- ]?time|day job|spare time|nebenbei|nebenberuflich|feierabends?|fines de semana)\b|\b(?:next to|beside|besides) (?:my|our|his|her|the) (?:\w+ )?job\b|\b(?:one|two|three|\d+) (?:days?|hours|evenings?) (?:a|per) week\b|\bduring the day\b|\bstill (?:works?|employed|in (?:my|his|her|their) job)\b|\bkeeps? (?:my|his|her|their) job\b|\bthe rest of the year i\b/i,
    {
      unless:
        /\b(?:left|quit|gave up)\b|\bno longer\b|\b(?:customers?|users?|clients?|drivers?|teachers|nurses|students|parents|guests|shops?|clinics?|schools?|farmers?|open|booked|lessons?|course|classes|accountant|bookkeep\w*|advis\w+)\b/i,
      fields: ['team_background', 'idea_description'],
    },
    'Not everybody works on it full time',
    [
      'Team completeness',
      30,
      'Set the figure at which this becomes full-time work: “{q}”',
      'Take the income that is needed in a month and divide it by what one sale leaves. Bring back how many sales a month it takes, and the month in which you expect them.',
    ],
  ),
  admission(
    'alone',
    /\b(?:just|only) me\b|\bi(?: am|['’]m) (?:alone|on my own|the only (?:one|founder|person in))\b|\b(?:solo|single|sole|only) founder\b|^one founder\b(?! (?:\w+s|\w+ed|wrote|built|has|had|is|was)\b)|^alone\b|^me(?:\.|$)|\bi do (?:everything|it all|all of it)\b|\bone[- ](?:man|woman|person) (?:business|company|show|team|shop)\b|\b(?:everything|all of it|it all) (?:by )?myself\b|\bich bin allein\b|\bestoy sol[oa]\b|\bje suis seule?\b|, seule?\b|^seule?\b|^allein\b/i,
    { unless: /\b(?:not|never) alone\b|\bno longer\b|\bfull team\b/i, fields: OF_TEAM },
    'Everything rests on one founder',
    [
      'Team completeness',
      90,
      'Find a second person for a part that you do alone: “{q}”',
      'Write down one week by hours: making, selling, serving. Give the part that you do worst to one other person for two weeks. Bring back the hours that it freed and on what terms this person would stay.',
    ],
  ),
];

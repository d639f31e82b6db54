import type { UserType } from '@proofround/contracts';
import { placesIn } from '@proofround/text/places/places-named.js';
import { sectorsNamed } from '@proofround/text/sectors/sectors-named.js';
import { stagesIn } from '@proofround/text/stages.js';

import { isReport } from './reported.js';

const WORD = String.raw`\p{Lu}(?:[\p{L}\p{N}&'-]|\.(?=[\p{L}\p{N}]))*`;
const NAME = String.raw`${WORD}(?:\s${WORD})*`;
const NAMES = String.raw`(?<what>${NAME}(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s+&\s+)${NAME})*)`;
/** Sentences that name companies the investor has put money into. */
const HOLDINGS = [
  String.raw`\b(?:[Ii]|[Ww]e)(?:'ve|\shave)?\s(?:(?:currently|already|now|also|so far)\s)*(?:have|got|hold|own)\s(?:(?:currently|already|now)\s)?${NAMES}\s(?:already\s)?(?:in|on)\s(?:my|our|the)\s(?:current\s)?(?:portfolio|books)\b`,
  String.raw`\b(?:[Mm]y|[Oo]ur|[Tt]he)\s(?:(?:current|existing|present)\s)?(?:portfolio(?:\s(?:companies|company))?|companies|investments|holdings)\s(?:(?:currently|now|already|today)\s)?(?:include|includes|including|consists? of|contains?|comprises?|has|is|are|:)\s(?:the following:?\s)?${NAMES}`,
  String.raw`\b[Ii]n\s(?:my|our|the)\s(?:current\s)?portfolio(?:,)?\s(?:(?:i|I|we|there)(?:'ve|\shave|\sis)?\s)?(?:(?:currently|already|now)\s)?(?:have|are|is|got)?\s?${NAMES}`,
  String.raw`\b(?:(?:am|are|[Ii]'m|[Ww]e're|have|[Ii]'ve|[Ww]e've|[Ii]|[Ww]e)\s)(?:(?:currently|already|now|also|an?)\s)*(?:invested in|investors? in|backed|backing|backers? of|hold (?:shares|stakes|equity|a stake) in)\s${NAMES}`,
  String.raw`${NAMES}\s(?:is|are)\s(?:(?:currently|already|both|all)\s)*(?:in|part of)\s(?:my|our|the)\s(?:current\s)?portfolio\b`,
].map((source) => ['current_companies', new RegExp(source, 'u')] as const);

/** A sector, a place or a stage may look like a name but is not a company. */
const isCompany = (name: string): boolean => {
  const covers = ({ start, end }: { start: number; end: number }) => start <= 0 && end >= name.length;
  return ![...sectorsNamed(name), ...placesIn(name), ...stagesIn(name).spans].some(covers);
};
const namesCompanies = (list: string): boolean =>
  list
    .split(/,|\sand\s|&/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .some(isCompany);

/** Sentences that are about one field without naming it. */
const CUES: Readonly<Record<UserType, readonly (readonly [slot: string, pattern: RegExp])[]>> = {
  startup: [
    [
      'problem_statement',
      /^(?:the|our)\s(?:\p{L}+\s){0,3}problem\s(?:is|we solve is|we're solving is|here is)(?:\sthat)?\s(?<what>.{8,})$/isu,
    ],
    ['solution_statement', /^(?<what>[Oo]ur\ssolution\s(?!is\b)\p{Ll}.{8,})$/su],
    [
      'solution_statement',
      /^(?<what>(?:we|it|our (?:app|tool|product|software|platform))\s(?:solves?|fix(?:es)?|address(?:es)?)\s(?:this|that|it|the problem)\b.*)$/isu,
    ],
    [
      'target_market',
      /^(?:our\s(?:(?:target|ideal|main|first|typical)\s)*(?:customers|market|users|audience|clients|buyers)\s(?:are|is)|(?:we|i)\s(?:sell(?:\sit)?\sto|target|are\s(?:targeting|selling to|aiming at))|we're\s(?:targeting|selling to|aiming at)|(?:it's\s|it is\s)?aimed at)\s(?!\d|(?:about|around|roughly)\s\d)(?<what>.{3,})$/isu,
    ],
    [
      'competitive_advantage',
      /^(?<what>(?:unlike|nobody else|no one else|what (?:sets us apart|makes us different)|our\s(?:(?:main|biggest|unfair|key)\s)*(?:advantage|edge|moat|usp|competitors?)|compared (?:to|with)|competitors)\b.{8,})$/isu,
    ],
    [
      'team_background',
      /^(?<what>(?:(?:we(?:'re| are)\s(?:a team of|two|three|four|2|3|4)\b.*(?:founders?|engineers?|friends|developers|people|doctors|nurses|us)|(?:my|our)\s(?:co-?founders?|team|background)\b|(?:we spent|we worked|we both)\b.*(?:\b(?:years?|former|ex-|engineer|developer|nurse|doctor|teacher|manager|founder of|worked)\b)|(?:me and|i and|there are (?:two|three|2|3) of us)\b).*))$/isu,
    ],
    [
      'funding_usage',
      /^(?:the|this)\s(?:money|funding|funds|investment|capital)\s(?:will|would|goes|is going|is)\s(?:be\s)?(?:used\s|spent\s|go\s)?(?:for|to|towards?|on|into|pay for|fund)\s(?<what>.{3,})$/isu,
    ],
  ],
  investor: [
    [
      'investment_thesis',
      /^(?<what>(?:(?:my|our)\sthesis\b|(?:i|we)\s(?:back|look for|like|love|prefer|believe in|want)\s(?:\p{L}+\s){0,2}(?:founders|teams|companies|startups|people|businesses|entrepreneurs)\b).{6,})$/isu,
    ],
    [
      'current_companies',
      /^.{0,60}\b(?:portfolio|companies|investments|invested in|backed)\b.{0,30}?\b(?:including|such as|like|e\.g\.)\s(?<what>\p{Lu}.{1,})$/su,
    ],
    [
      'current_companies',
      /^(?:i|we)(?:'ve|\shave)?\s(?:already\s|so far\s)?(?:invested in|backed|hold shares in)\s(?<what>\p{Lu}.{1,})$/su,
    ],
    ...HOLDINGS,
  ],
};

/** The field that a sentence is about without naming it, and the words with its value; null for none. */
export function cueIn(sentence: string, type: UserType): { slot: string; what: string } | null {
  // What a cofounder says is no statement about the team.
  if (isReport(sentence)) return null;
  for (const [slot, pattern] of CUES[type]) {
    const what = pattern.exec(sentence)?.groups?.['what'];
    if (what !== undefined && (slot !== 'current_companies' || namesCompanies(what))) return { slot, what };
  }
  return null;
}

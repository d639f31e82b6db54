import type { UserType } from '@proofround/contracts';

import { placesIn } from '../reading/places.js';
import { sectorsNamed } from '../reading/sectors.js';
import { stagesIn } from '../reading/stages.js';
import { sentencesOf, trimEnds, wordCount } from '../reading/text.js';
import { profileOf } from '../slots/profile.js';
import type { Slot } from '../slots/slot.js';

/** A sentence that names a field and says what becomes of it. */
export interface Statement {
  readonly kind: 'set' | 'clear' | 'reopen';
  readonly slot: string;
  /** What the field is set to, as written. */
  readonly text: string;
  /** Said as a change ("change the …", "actually, the … is"), so that it may replace what is known. */
  readonly explicit: boolean;
  /** Written as a label: "Stage: MVP". */
  readonly label: boolean;
  readonly start: number;
  readonly end: number;
}

const LEAD = String.raw`^(?:[\s,•*–-]|\d{1,2}[.)]\s)*(?<lead>(?:(?:no|nope|actually|sorry|wait|oops|oh|hm+|please|pls|can you|could you|can we|could we|also|and|but|then|so|ok(?:ay)?|yes|yeah|almost|looks good|i(?:'d| would) like to|i(?:'d| would) like you to|i (?:want|need|have) to|let's|let us|btw|by the way|correction|one (?:thing|change|correction)|just)[\s,.!:—-]+)*)(?:(?:the|my|our|its|a|an|your)\s+)?`;
const CHANGE = String.raw`(?:change|set|update|make|switch|correct|edit|fix|replace|modify|adjust|rename)`;
const CORRECTS = /\b(?:no|nope|actually|sorry|wait|oops|correction|but|change|almost)\b/i;

interface Patterns {
  readonly slot: Slot;
  readonly change: RegExp;
  readonly says: RegExp;
  readonly clear: RegExp;
  readonly reopen: RegExp;
  readonly wrong: RegExp;
  readonly bare: RegExp;
  /** "What: …", for words that name the field in a list only. */
  readonly label: RegExp | null;
}

function patternsOf(slot: Slot): Patterns {
  const name = `(?<name>${slot.aliases})`;
  const article = String.raw`(?:(?:the|my|our|its|a|an)\s+)?`;
  const make = (source: string) => new RegExp(source, 'isu');
  return {
    slot,
    change: make(
      `${LEAD}(?:${CHANGE}|add|put|include|enter|note)\\s+${article}${name}\\s*(?:from\\s.{1,80}?\\s)?(?:down\\s)?(?:to|as|with|=|:|into|should be|is|at|of)\\s*(?<what>\\S.*)$`,
    ),
    says: make(
      `${LEAD}${name}(?:'s)?(?:\\s+(?<verb>is|are|was|were|should be|should read|should say|must be|ought to be|has to be|would be|to)\\s+|\\s*(?<sign>[:=])\\s*|\\s+(?<dash>[-–—])\\s+)(?<how>(?:actually|really|now|in fact|rather)\\s+)*(?<what>\\S.*)$`,
    ),
    clear: make(
      `${LEAD}(?:remove|delete|clear|drop|forget|leave out|take out|erase|omit|scrap|get rid of|unset)\\s+${article}${name}\\s*(?:again|please|entirely)?\\s*(?:[,;–—-]\\s*\\D{3,})?[.!]*\\s*$`,
    ),
    reopen: make(
      `${LEAD}(?:${CHANGE}|redo|go back to|back to|add)\\s+${article}${name}\\s*(?:please|again)?\\s*[.!]*\\s*$`,
    ),
    wrong: make(
      `${LEAD}(?:wrong\\s+${name}|(?:${slot.aliases})\\s+(?:is|are|looks?|seems?|was)\\s+(?:wrong|incorrect|not (?:right|correct|quite right)|off|outdated|a mistake|false))\\s*[.!]*\\s*$`,
    ),
    label:
      slot.labels === undefined ? null : make(`${LEAD}(?<name>${slot.labels})\\s*[:=]\\s*(?<what>\\S.*)$`),
    bare: make(`${LEAD}${name}\\s+(?<what>\\S.*)$`),
  };
}

const PATTERNS: Readonly<Record<UserType, readonly Patterns[]>> = {
  startup: profileOf('startup').slots.map(patternsOf),
  investor: profileOf('investor').slots.map(patternsOf),
};

const WORD = String.raw`\p{Lu}(?:[\p{L}\p{N}&'-]|\.(?=[\p{L}\p{N}]))*`;
const NAME = String.raw`${WORD}(?:\s${WORD})*`;
const NAMES = String.raw`(?<what>${NAME}(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s+&\s+)${NAME})*)`;
/** Companies by name, wherever in a sentence somebody says that they have put money into them. */
const HOLDINGS = [
  String.raw`\b(?:[Ii]|[Ww]e)(?:'ve|\shave)?\s(?:(?:currently|already|now|also|so far)\s)*(?:have|got|hold|own)\s(?:(?:currently|already|now)\s)?${NAMES}\s(?:already\s)?(?:in|on)\s(?:my|our|the)\s(?:current\s)?(?:portfolio|books)\b`,
  String.raw`\b(?:[Mm]y|[Oo]ur|[Tt]he)\s(?:(?:current|existing|present)\s)?(?:portfolio(?:\s(?:companies|company))?|companies|investments|holdings)\s(?:(?:currently|now|already|today)\s)?(?:include|includes|including|consists? of|contains?|comprises?|has|is|are|:)\s(?:the following:?\s)?${NAMES}`,
  String.raw`\b[Ii]n\s(?:my|our|the)\s(?:current\s)?portfolio(?:,)?\s(?:(?:i|I|we|there)(?:'ve|\shave|\sis)?\s)?(?:(?:currently|already|now)\s)?(?:have|are|is|got)?\s?${NAMES}`,
  String.raw`\b(?:(?:am|are|[Ii]'m|[Ww]e're|have|[Ii]'ve|[Ww]e've|[Ii]|[Ww]e)\s)(?:(?:currently|already|now|also|an?)\s)*(?:invested in|investors? in|backed|backing|backers? of|hold (?:shares|stakes|equity|a stake) in)\s${NAMES}`,
  String.raw`${NAMES}\s(?:is|are)\s(?:(?:currently|already|both|all)\s)*(?:in|part of)\s(?:my|our|the)\s(?:current\s)?portfolio\b`,
].map((source) => ['current_companies', new RegExp(source, 'u')] as const);

/** A sector, a place or a stage is written like a name and is no company. */
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

/** Sentences that speak of one field without naming it. */
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
      /^(?<what>(?:(?:we(?:'re| are)\s(?:a team of|two|three|four|2|3|4)\b.*(?:founders?|engineers?|friends|developers|people|doctors|nurses|us)|(?:my|our)\s(?:co-?founders?|team|background)\b|(?:i'm|i am|i was|i spent|i worked|i've worked|we spent|we worked|we both)\b.*(?:\b(?:years?|former|ex-|engineer|developer|nurse|doctor|teacher|manager|founder of|worked)\b)|(?:me and|i and|there are (?:two|three|2|3) of us)\b).*))$/isu,
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
      /^.{0,60}\b(?:portfolio|companies|invested in|backed)\b.{0,30}?\b(?:including|such as|like|e\.g\.)\s(?<what>\p{Lu}.{1,})$/su,
    ],
    [
      'current_companies',
      /^(?:i|we)(?:'ve|\shave)?\s(?:already\s|so far\s)?(?:invested in|backed|hold shares in)\s(?<what>\p{Lu}.{1,})$/su,
    ],
    ...HOLDINGS,
  ],
};

/** Where one statement ends and the next field's begins: "sector to X and users to 40". */
function splitter(type: UserType): RegExp {
  const names = profileOf(type)
    .slots.map(({ aliases }) => aliases)
    .join('|');
  return new RegExp(
    String.raw`(?:\s*[,;]\s*(?:and\s+)?|\s+and\s+)(?=(?:${CHANGE}\s+|set\s+)?(?:(?:the|my|our)\s+)?(?:${names})\s*(?:\s(?:to|is|are|should be)\s|[:=]))`,
    'giu',
  );
}
const SPLIT: Readonly<Record<UserType, RegExp>> = {
  startup: splitter('startup'),
  investor: splitter('investor'),
};

const MOST_SENTENCES = 60;

/** Fields whose value is one figure, one choice or one link. */
const CLOSED = new Set([
  'stage',
  'user_count',
  'monthly_revenue',
  'funding_ask',
  'product_url',
  'pitch_deck_url',
  'budget',
  'check_size_max',
  'portfolio_size',
]);

interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function partsOf(text: string, type: UserType): Part[] {
  return sentencesOf(text)
    .slice(0, MOST_SENTENCES)
    .flatMap((one) => {
      const parts: Part[] = [];
      let from = 0;
      for (const match of one.text.matchAll(SPLIT[type])) {
        parts.push({
          text: one.text.slice(from, match.index),
          start: one.start + from,
          end: one.start + match.index,
        });
        from = match.index + match[0].length;
      }
      parts.push({ text: one.text.slice(from), start: one.start + from, end: one.end });
      return parts;
    });
}

/** What is said of a part, by the pattern that names the longest field. */
function read(
  { text, start, end }: Part,
  type: UserType,
  options: { bare: boolean; changing: boolean },
): Statement | null {
  let best: { statement: Statement; named: number } | null = null;
  const offer = (statement: Omit<Statement, 'start' | 'end'>, named: string | undefined, closed = false) => {
    const length = (named ?? '').length;
    if (best && length <= best.named) return;
    // A figure or a choice ends with its clause; what follows may be about something else.
    const cut =
      closed && statement.kind === 'set'
        ? /,\s+(?=\D)|;\s|\s+(?:and|but|with)\s+(?=\p{L})/u.exec(statement.text)
        : null;
    const short = cut && cut.index > 0 ? statement.text.slice(0, cut.index) : statement.text;
    const tail = cut && cut.index > 0 ? statement.text.length - cut.index : 0;
    best = { statement: { ...statement, text: short, start, end: end - tail }, named: length };
  };
  for (const { slot, change, says, clear, reopen, wrong, bare, label } of PATTERNS[type]) {
    const set = (what: string, explicit: boolean, label: boolean, named: string | undefined) =>
      offer(
        { kind: 'set', slot: slot.name, text: what.trim(), explicit, label },
        named,
        CLOSED.has(slot.name),
      );
    const labelled = label?.exec(text)?.groups;
    if (labelled?.['what'] !== undefined) set(labelled['what'], false, true, labelled['name']);
    const changed = change.exec(text)?.groups;
    if (changed?.['what'] !== undefined) set(changed['what'], true, false, changed['name']);
    const said = says.exec(text)?.groups;
    if (said?.['what'] !== undefined && !changed && !wrong.test(text)) {
      const { lead = '', verb, sign, dash, how } = said;
      const only = verb === 'to';
      if (!only || options.changing) {
        const explicit =
          only || CORRECTS.test(lead) || how !== undefined || /should|must|ought|has to/i.test(verb ?? '');
        set(said['what'], explicit, sign !== undefined || dash !== undefined, said['name']);
      }
    }
    const cleared = clear.exec(text)?.groups;
    if (cleared)
      offer({ kind: 'clear', slot: slot.name, text: '', explicit: true, label: false }, cleared['name']);
    const opened = reopen.exec(text)?.groups;
    const isWrong = wrong.exec(text);
    if (opened || isWrong) {
      offer(
        { kind: 'reopen', slot: slot.name, text: '', explicit: true, label: false },
        opened?.['name'] ?? isWrong?.[0],
      );
    }
    if (options.bare && !slot.text && wordCount(text) <= 6) {
      const named = bare.exec(text)?.groups;
      // "Space tech" is a sector, not the sector "tech".
      const word = /^(?:space|field|place|use|vertical)$/i.test(named?.['name'] ?? '');
      if (
        named?.['what'] !== undefined &&
        !word &&
        !/^(?:is|are|to|and|or|but|for|of|in)\b/i.test(named['what'])
      ) {
        set(named['what'], true, true, named['name']);
      }
    }
  }
  return (best as { statement: Statement } | null)?.statement ?? null;
}

/**
 * Every sentence of a message that names a field. `bare` also takes "stage mvp"; the caller
 * decides which statements stand, since a field's name may be there by chance.
 */
export function statementsIn(text: string, type: UserType, { bare }: { bare: boolean }): Statement[] {
  const found: Statement[] = [];
  for (const part of partsOf(text, type)) {
    const said = part.text.trim();
    const cued = CUES[type].flatMap(([slot, pattern]) => {
      const what = pattern.exec(said)?.groups?.['what'];
      if (what === undefined || (slot === 'current_companies' && !namesCompanies(what))) return [];
      return [{ slot, what }];
    })[0];
    const statement = read(part, type, { bare, changing: found.some(({ explicit }) => explicit) });
    // "Our customers are clinics" names the market, whatever else is called customers.
    if (statement && (!cued || statement.explicit || statement.label)) {
      found.push({ ...statement, text: statement.kind === 'set' ? trimTail(statement.text) : '' });
      continue;
    }
    if (cued) {
      // Of a list of companies the rest of the sentence may say more: how many there are.
      const names = cued.slot === 'current_companies';
      const start = names ? part.start + part.text.lastIndexOf(cued.what) : part.start;
      const end = names ? start + cued.what.length : part.end;
      found.push({
        kind: 'set',
        slot: cued.slot,
        text: cued.what.trim(),
        explicit: false,
        label: false,
        start,
        end,
      });
    }
  }
  return found;
}

/** "HealthTech, please" → "HealthTech" */
const trimTail = (text: string): string =>
  text
    .replace(/(?<![\s,])[\s,]+(?:please|pls|thanks|thank you|instead|actually|sorry|not \S+)[.!]*$/i, '')
    .trim() || trimEnds(text);

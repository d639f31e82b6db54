import { blank, lastOfEach, type Found, type Look } from '../facts/found.js';
import { founderFacts } from '../facts/founder-facts.js';
import { investorFacts } from '../facts/investor-facts.js';
import { remainder } from '../facts/remainder.js';
import { statementsIn, type Statement } from '../facts/statements.js';
import { leadingAnswer } from '../reading/intents.js';
import { findAmounts } from '../../text/money.js';
import { sectorsNamed } from '../reading/sectors.js';
import { stageIn, stageNamed } from '../reading/stages.js';
import { isNonsense, mend, sentencesOf, stripGreeting, trimEnds, wordCount } from '../reading/text.js';
import { titleIn, type TitleFound } from '../reading/titles.js';
import { checksOf } from '../slots/investor.js';
import { value, type Slot } from '../slots/slot.js';
import { correctBarely } from './correct.js';
import type { Draft } from './draft.js';

const CORRECTING =
  /^(?:no|nope|nah|actually|sorry|wait|oops|correction|my (?:bad|mistake)|i meant|not|hm+,? no|change|typo|scratch that)\b/i;

/** Reads a message for everything it says about the profile and puts that into the draft. */
export function understand(original: string, draft: Draft): void {
  const asked = draft.asked;
  const message = lastVersion(original, draft);
  const correcting = CORRECTING.test(message);
  const told = stripGreeting(mend(message));
  const statements = applyStatements(told, draft);
  if (draft.reopened && statements.every(({ kind }) => kind !== 'set')) return;
  const spans: { start: number; end: number }[] = [...statements];
  const free = blank(told, spans);
  const before = draft.changes.length;
  const title =
    draft.state.profile === 'startup' && !draft.repeated
      ? (takeTitle(free, draft, correcting) ?? nameAside(told, free, draft))
      : null;
  const facts = applyFacts(free, draft, { correcting, title });
  const done = draft.changes.length > before || facts.length > 0 || statements.length > 0;
  const waits = draft.state.doubts.some(({ slot }) => slot === draft.state.asking);
  if (!done && !waits && correctBarely(message, draft)) return;
  // Told once, a message is no answer to the next question.
  if (asked && draft.state.phase !== 'complete' && !draft.repeated)
    answer(message, free, draft, { asked, facts, title, spans, correcting });
}

const TAKEN_BACK =
  /(?:[,.;…–—-]|\.{3})\s*(?:(?:wait|sorry|oops|no|hm+|actually)[\s,]+)*(?:no|wait|sorry|scratch that|correction|i mean(?:t)?|or rather|make (?:it|that))[\s,:]+(?:(?:sorry|wait|make (?:it|that)|it's|actually|i mean)[\s,]+)*(?<now>\S.{0,80})$/isu;

/** "500, no sorry, 550": what was taken back in the same breath does not count. */
function lastVersion(message: string, draft: Draft): string {
  const asked = draft.asked;
  const now = TAKEN_BACK.exec(message)?.groups?.['now'];
  if (!asked || asked.text || now === undefined || LISTS.has(asked.name) || asked.name === 'sector')
    return message;
  if (asked.name === 'idea_title' || asked.name === 'location') return message;
  return asked.read(mend(now), draft.context).kind === 'unclear' ? message : now;
}

function applyStatements(text: string, draft: Draft): Statement[] {
  const { phase, profile, known } = draft.state;
  const asked = draft.asked;
  const open = phase === 'interview' && asked?.text === true;
  const stands: Statement[] = [];
  for (const statement of statementsIn(text, profile, { bare: !open })) {
    const slot = draft.slot(statement.slot);
    if (!slot) continue;
    if (statement.kind === 'clear') draft.leaveOut(slot);
    else if (statement.kind === 'reopen') {
      draft.reopened = slot;
      draft.raised = `${slot.name}: again`;
    } else if (!setBy(statement, slot)) continue;
    stands.push(statement);
  }
  return stands;

  function setBy(statement: Statement, slot: Slot): boolean {
    const given = slot.read(statement.text, draft.context);
    const { explicit, label } = statement;
    if (given.kind === 'unclear') {
      if ((!explicit && (!label || open)) || statement.text.endsWith('?')) return false;
      if (/^it\b|^that\b/i.test(statement.text)) return false;
      draft.hints.push(given.hint);
      draft.reopened = slot;
      return true;
    }
    if (!explicit && !label) {
      // The answer to the question itself is read as a whole, further on.
      if (slot === asked && slot.text) return false;
      if (known[slot.name] !== undefined && slot !== asked && open) return false;
      if (slot.text && slot.name !== 'current_companies' && wordCount(statement.text) < 2) return false;
    }
    if (slot === asked && slot.text && !explicit && sentencesOf(text).length > 1) return false;
    if (slot.name.startsWith('check_size') && takeRange(statement.text, draft)) return true;
    draft.take(slot, given, { replace: true });
    return true;
  }
}

/** The name, and a description in the same breath. */
function takeTitle(text: string, draft: Draft, correcting: boolean): TitleFound | null {
  const { known, asking, phase } = draft.state;
  const slot = draft.slot('idea_title');
  if (!slot) return null;
  const wanted = asking === 'idea_title';
  const early = phase === 'interview' && known['idea_description'] === undefined;
  if (known['idea_title'] !== undefined && !wanted) {
    const named =
      /\b(?:called|named|name is|rename|call it)\b/i.test(text) && (correcting || wordCount(text) <= 9);
    if (!named) return null;
  } else if (!wanted && !early) return null;
  const found = titleIn(text.replace(CORRECTING, '').replace(/^[\s,.!:—-]+/, ''), {
    asked: wanted && wordCount(text) <= 7,
  });
  if (!found || /^,*$/.test(found.title)) return null;
  draft.take(slot, value(found.title), { replace: true });
  return found;
}

/** A name within a sentence that is about something else: "I'm Anna, founder of LedgerLoop." */
function nameAside(told: string, free: string, draft: Draft): TitleFound | null {
  const slot = draft.slot('idea_title');
  if (!slot || told === free || draft.isKnown('idea_title') || draft.state.phase !== 'interview') return null;
  const found = titleIn(told, { asked: false });
  if (!found) return null;
  draft.take(slot, value(found.title), { replace: true });
  return { title: found.title, rest: free };
}

function factsOf(text: string, draft: Draft, look: Look): Found[] {
  return draft.state.profile === 'startup' ? founderFacts(text, look) : investorFacts(text, look);
}

/** Lists are read from the whole answer, with names that are not known too. */
const LISTS = new Set(['investment_sectors', 'geography_preference', 'preferred_stages']);

function applyFacts(
  text: string,
  draft: Draft,
  { correcting, title }: { correcting: boolean; title: TitleFound | null },
): Found[] {
  const { phase, asking } = draft.state;
  const asked = draft.asked;
  const strict =
    phase === 'interview' && asked?.text === true && asking !== 'idea_description' && !correcting;
  const name = draft.state.known['idea_title'];
  const found = factsOf(text, draft, { strict, title: typeof name === 'string' ? name : null }).filter(
    ({ slot }) =>
      !(slot === asking && (LISTS.has(slot) || asked?.text === true)) &&
      !(strict && LISTS.has(slot) && draft.isKnown(slot)),
  );
  const replace = asking !== 'idea_description' || correcting;
  for (const fact of inOrder(lastOfEach(found), draft)) {
    if (
      title &&
      fact.slot === 'product_url' &&
      text.slice(fact.start, fact.end).startsWith(title.title) &&
      wordCount(text) === 1
    )
      continue;
    const slot = draft.slot(fact.slot);
    if (slot) draft.take(slot, fact.answer, { replace });
  }
  return found;
}

/** A new smallest check above the present largest one is taken after the new largest. */
function inOrder(found: Found[], draft: Draft): Found[] {
  const max = draft.state.known['check_size_max'];
  const min = found.find(({ slot }) => slot === 'check_size_min')?.answer;
  const first =
    min?.kind === 'value' && typeof max === 'number' && Number(min.value) > max
      ? 'check_size_max'
      : 'check_size_min';
  return [...found].sort((a, b) => Number(b.slot === first) - Number(a.slot === first));
}

interface Heard {
  readonly asked: Slot;
  readonly facts: readonly Found[];
  readonly title: TitleFound | null;
  readonly spans: readonly { start: number; end: number }[];
  readonly correcting: boolean;
}

/** What the message answers to the question that was asked. */
function answer(
  message: string,
  free: string,
  draft: Draft,
  { asked, facts, title, spans, correcting }: Heard,
): void {
  if (draft.changes.some(({ slot }) => slot === asked) && asked.name !== 'idea_title') return;
  if (draft.state.doubts.some(({ slot }) => slot === asked.name)) {
    if (facts.some(({ slot }) => slot === asked.name)) return;
  }
  if (facts.some(({ slot, answer: { kind } }) => slot === asked.name && kind !== 'unclear')) return;
  switch (asked.name) {
    case 'idea_title':
    case 'idea_description':
      describe(free, draft, { asked, facts, title });
      return;
    case 'check_size_min':
    case 'check_size_max':
      answerCheck(blank(free, facts), draft, asked);
      return;
  }
  // A correction of something else is no answer to this.
  const others = draft.changes.some(({ slot, before }) => slot !== asked && before !== undefined);
  if (correcting && others) return;
  const lead = leadingAnswer(message);
  if (lead?.says === 'no' && asked.noneMeans && !asked.text && draft.changes.length > 0) {
    draft.take(asked, asked.noneMeans, { replace: true });
    return;
  }
  const said = asked.text ? textAnswer(message, free, { facts, spans }) : closedAnswer(free, asked, facts);
  if (said.trim() === '' || isNonsense(said)) return;
  if (asked.text && repeats(said, draft)) return;
  const given = asked.read(said, draft.context);
  // Other things were said and this was not: the question simply stands.
  if (given.kind === 'unclear' && (draft.changes.length > 0 || draft.state.doubts.length > 0)) return;
  draft.take(asked, given, { replace: true });
}

/** What is left for the slot that was asked for; a free word only where it stands on its own. */
function closedAnswer(free: string, asked: Slot, facts: readonly Found[]): string {
  const others = facts.filter(({ slot }) => slot !== asked.name);
  if (asked.name === 'location') return remainder(free, others);
  if (asked.name === 'sector')
    return others.length > 0 && sectorsNamed(free).length === 0 ? '' : remainder(free, others);
  return blank(free, others).replace(/^[\s,]+|[\s,]+$/g, '');
}

/** Only how long it has been going on. */
const SINCE = /^(?:for|since)\s+(?:\p{L}+\s|\d+\s){0,4}(?:years?|months?|weeks?|a while)\b.{0,12}$/iu;

/** "LedgerLoop, fintech, live": words that have fields of their own describe nothing. */
const isKeywords = (said: string, draft: Draft): boolean =>
  said.split(/[,;|]+/).every(
    (word, at, all) =>
      word.trim() === '' ||
      // What may be the name, before the others.
      (at === 0 && all.length > 1 && wordCount(word) <= 2) ||
      repeats(word, draft) ||
      stageNamed(word.trim()) !== null ||
      (wordCount(word) <= 2 && (sectorsNamed(word).length > 0 || stageIn(word.trim()) !== null)),
  );

/** A name or an answer once more is none to the next question. */
const repeats = (said: string, draft: Draft): boolean => {
  const bare = trimEnds(said).toLowerCase();
  return [draft.context.name, ...Object.values(draft.state.known)].some(
    (known) => typeof known === 'string' && trimEnds(known).toLowerCase() === bare,
  );
};

/** The answer in its own words; sentences that are facts about something else go. */
function textAnswer(message: string, free: string, { facts, spans }: Pick<Heard, 'facts' | 'spans'>): string {
  if (facts.length === 0 && spans.length === 0) return message;
  return sentencesOf(free)
    .filter(({ start, end }) => !facts.some((fact) => fact.start >= start && fact.end <= end))
    .map(({ text }) => text)
    .join('')
    .replace(/^[\s,]+|[\s,]+$/g, '');
}

function describe(
  free: string,
  draft: Draft,
  { asked, facts, title }: Pick<Heard, 'asked' | 'facts' | 'title'>,
): void {
  const slot = draft.slot('idea_description');
  if (!slot || (draft.isKnown('idea_description') && asked.name === 'idea_title')) {
    if (!title && draft.changes.length === 0 && free.trim() !== '')
      draft.hints.push('I only need the name here; a working title will do.');
    return;
  }
  const told = title ? title.rest : free;
  const inside = title ? factsOf(told, draft, { strict: false, title: title.title }) : facts;
  const said = remainder(told, inside);
  if (said === '' || isNonsense(said) || repeats(said, draft) || isKeywords(said, draft)) return;
  if (SINCE.test(said)) return;
  const given = slot.read(said, draft.context);
  const least = asked.name === 'idea_title' ? 2 : 1;
  if (given.kind === 'value' && wordCount(said) >= least) draft.take(slot, given, { replace: true });
  else if (given.kind === 'unclear' && asked.name === 'idea_description' && draft.changes.length === 0) {
    // Two words are better than a third question.
    if (draft.state.attempts > 0 && wordCount(said) > 0) draft.take(slot, value(said), { replace: true });
    else draft.hints.push(given.hint);
  }
}

function answerCheck(text: string, draft: Draft, asked: Slot): void {
  const [amount] = findAmounts(text).filter(({ weak }) => !weak);
  const smallest = draft.slot('check_size_min');
  const largest = draft.slot('check_size_max');
  if (!amount || !smallest || !largest) {
    if (draft.changes.length === 0) draft.take(asked, asked.read(text, draft.context), { replace: true });
    return;
  }
  const one = checksOf(text, amount);
  const further = findAmounts(text).find(({ weak, start }) => !weak && start > amount.start);
  const other = further && one.min !== one.max ? checksOf(text, further) : null;
  // "at least 150k, at most 500k" are both ends.
  const min = one.min ?? (other?.max ? undefined : other?.min);
  const max = one.max ?? (other?.min ? undefined : other?.max);
  if (asked.name === 'check_size_max' && amount.low === null) {
    const only = max ?? min;
    if (only) draft.take(largest, only.kind === 'value' ? value(only.value) : only, { replace: true });
    return;
  }
  const found: Found[] = [
    ...(min ? [{ slot: 'check_size_min', answer: min, start: 0, end: 0 }] : []),
    ...(max ? [{ slot: 'check_size_max', answer: max, start: 0, end: 0 }] : []),
  ];
  for (const { slot, answer: given } of inOrder(found, draft)) {
    const target = draft.slot(slot);
    if (target) draft.take(target, given, { replace: true });
  }
  if (!min && !draft.isKnown('check_size_min')) draft.leaveOut(smallest);
}

/** Both ends at once: "check size 50k to 300k". */
function takeRange(text: string, draft: Draft): boolean {
  const amount = findAmounts(text).find(({ low }) => low !== null);
  const smallest = draft.slot('check_size_min');
  if (!amount || !smallest) return false;
  answerCheck(text, draft, smallest);
  return true;
}

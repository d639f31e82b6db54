import { gloss } from '../../text/phrasebook.js';
import { isNonsense, sentencesOf, stripGreeting, tidy } from '../../text/prose.js';
import { mend } from '../../text/slips.js';
import { profileOf } from '../slots/profile.js';
import { actOf, leadingAnswer } from './acts.js';
import { answersIn } from './answers.js';
import { NOTHING, type Claim, type Manner, type Reading, type Situation } from './claim.js';
import { correctionsIn, CORRECTING, figuresCorrected, lastVersion } from './corrections.js';
import { everyFact, inOrder } from './facts.js';
import { blank, lastOfEach, type Found } from './found.js';
import { readName, type NameRead } from './names-told.js';
import { asksAgain, splitQuestion } from './questions.js';
import { withoutSmallTalk } from './small-talk.js';
import { deniesThing } from './refusals.js';
import { readStatements } from './statements-read.js';

/** No word is longer; what is, is read by its beginning. */
const LONGEST_WORD = 300;
const BEGINNING = 40;
/** A message of 5,000 characters may hold many more code units; so many are read. */
const LONGEST = 6000;

/** The message without what only costs time: invisible characters, words of thousands of letters. */
const legible = (message: string): string =>
  tidy(message)
    .slice(0, LONGEST)
    .replaceAll(new RegExp(`\\S{${LONGEST_WORD},}`, 'gu'), (run) => run.slice(0, BEGINNING));

/** Turns a message into what it wants, what it asks and what it claims. */
export function readMessage(message: string, situation: Situation): Reading {
  const text = legible(message);
  const act = actOf(text);
  if (act !== null) return { ...NOTHING, act };
  if (asksAgain(text)) return { ...NOTHING, topic: 'explain' };
  if (situation.asked?.text === true && deniesThing(text, situation.asked))
    return { ...NOTHING, act: 'none' };
  const { topic, rest } = splitQuestion(text);
  const bare = stripGreeting(topic === null ? text : onlyAsks(rest) ? '' : rest);
  const said = withoutSmallTalk(bare);
  if (said === '' || isNonsense(said)) {
    const probe = topic === 'other' ? readClaims(text, situation) : null;
    // "12 users, is that ok?" says something as well.
    const figures = probe?.claims.some(({ slot }) => !isText(slot, situation) && slot !== 'idea_title');
    if (probe && figures && situation.asked?.text !== true) return { ...NOTHING, ...probe, topic };
    return { ...NOTHING, topic, act: topic === null ? 'nonsense' : null };
  }
  const polite = said === text ? null : actOf(said);
  if (polite !== null) return { ...NOTHING, act: polite, topic };
  const lead = leadingAnswer(said);
  const waits = situation.doubts.some(({ slot }) => slot === situation.asked?.name);
  const answered = lead !== null && waits;
  const read = readClaims(
    answered ? lead.rest : said,
    answered && lead.says === 'yes' ? unasked(situation) : situation,
  );
  return { act: null, topic, lead: lead?.says ?? null, ...read };
}

/** "In plain words?" behind a question is part of it. */
const onlyAsks = (rest: string): boolean => sentencesOf(rest).every(({ text }) => text.trim().endsWith('?'));

const unasked = (situation: Situation): Situation => ({ ...situation, asked: null });

const isText = (name: string, { profile }: Situation): boolean =>
  profileOf(profile).slots.some((slot) => slot.name === name && slot.text);

/** Lists are read from the whole answer, with names that are not known too. */
const LISTS = new Set(['investment_sectors', 'geography_preference', 'preferred_stages']);

type Claims = Pick<Reading, 'claims' | 'wrong' | 'hints'>;

function readClaims(text: string, situation: Situation): Claims {
  const { asked, phase, repeated, doubts } = situation;
  const said = lastVersion(text, situation);
  const correcting = CORRECTING.test(said) || said !== text;
  const original = stripGreeting(mend(said));
  const english = gloss(original);
  const foreign = english !== original;
  const { claims: stated, spans, wrong, hints } = readStatements(english, situation);
  if (wrong !== null && stated.length === 0) return { claims: [], wrong, hints };
  const free = blank(english, spans);
  const named =
    situation.profile === 'startup' && !repeated ? readName(english, free, situation, correcting) : null;
  const quiet = foreign && asked?.text === true;
  const facts = quiet ? [] : factsIn(free, situation, correcting, named);
  const manner: Manner = correcting ? 'corrected' : 'volunteered';
  const volunteered = inOrder(lastOfEach(facts), situation).map((fact): Claim => ({ ...fact, manner }));
  const figures = figuresCorrected(said, situation);
  const claims = [...stated, ...(named?.claim ? [named.claim] : []), ...volunteered, ...figures];
  const waits = doubts.some(({ slot }) => slot === asked?.name);
  if (claims.length === 0 && spans.length === 0 && !waits) {
    const corrected = correctionsIn(said, situation);
    if (corrected) return { claims: corrected.claims, wrong, hints: corrected.hints };
  }
  if (!asked || phase === 'complete' || repeated) return { claims, wrong, hints };
  const answers = answersIn(
    { message: stripGreeting(said), free, facts, named, spans, claims, correcting, foreign },
    situation,
  );
  return { claims: [...claims, ...answers.claims], wrong, hints: [...hints, ...answers.hints] };
}

function factsIn(text: string, situation: Situation, correcting: boolean, named: NameRead | null): Found[] {
  const { phase, asked, known } = situation;
  const strict =
    phase === 'interview' && asked?.text === true && asked.name !== 'idea_description' && !correcting;
  const name = known['idea_title'];
  return everyFact(text, situation, { strict, title: typeof name === 'string' ? name : null }).filter(
    ({ slot, start, end }) => {
      if (slot === asked?.name && (LISTS.has(slot) || asked.text)) return false;
      // An answer about checks is read as a whole: "200k first, up to half a million".
      if (slot.startsWith('check_size') && asked?.name.startsWith('check_size')) return false;
      if (strict && LISTS.has(slot) && known[slot] !== undefined) return false;
      // "ledgerloop.io" alone is first of all a name.
      return !(
        named &&
        slot === 'product_url' &&
        text.slice(start, end).startsWith(named.name) &&
        !/\s/.test(text.trim())
      );
    },
  );
}

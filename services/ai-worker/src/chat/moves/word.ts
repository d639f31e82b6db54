import { listOf } from '@proofround/text/words/prose.js';

import { groupQuestion } from '../slots/groups.js';
import type { Slot } from '../slots/slot.js';
import { choiceKey } from './again.js';
import { answerTo } from './answers-back.js';
import type { Draft } from './draft.js';
import type { Because, Decision, Move, Remark, Words } from './move.js';
import { hesitates, openSlots } from './next.js';
import {
  acknowledge,
  afterCompletion,
  completedReply,
  introduction,
  openingQuestion,
  stuckReply,
  summary,
} from './wording.js';

/** From this many lost units of patience (see patience.ts) on, one question asks for several slots. */
const GROUPED_FROM = 2;

const SENTENCES: Readonly<Record<Exclude<Words, 'introduction' | 'more-than-yes'>, string>> = {
  skipped: 'Skipped.',
  'no-problem': 'No problem, we can leave that out.',
  left: "All right, I'll leave that as it was.",
  keep: "All right, I'll leave that as it is.",
  'keep-everything': 'All right, we keep everything.',
  cleared: "All cleared, let's start over.",
  'not-understood': "I'm not sure I understood that.",
  'known-already': 'I have that already.',
  nonsense: "I couldn't make anything of that.",
  greeting: 'Hello!',
  'greeting-again': 'Hello again!',
  thanks: "You're welcome!",
  'no-hurry': 'Take your time.',
  good: 'Good.',
  fine: 'That is fine.',
  'go-back': "Let's go back.",
  'at-the-beginning': 'This is where we began.',
  'come-back-later': "Let's come back to that.",
  enough: 'That is enough for the profile; the rest is optional.',
  'nothing-to-change': 'I found nothing to change in that, so it stays as it is.',
  'unsure-what-to-change': "I'm not sure what to change.",
  'which-answer':
    'I see that something is to change, but not which answer you mean. Name the field, as in "move that to the market" or "the revenue is 4,000".',
  'nothing-changed': 'Nothing has changed.',
  'all-right': 'All right.',
};

/** The reply as text: the remarks in one paragraph, the question in another. */
export function wordReply({ remarks, move }: Decision, draft: Draft): string {
  const apart = remarks.some(({ kind }) => kind === 'summary');
  const parts = remarks.map((remark) => remarkText(remark, draft)).filter((part) => part !== '');
  const first = parts.join(apart ? '\n\n' : ' ');
  return [first, moveText(move, draft)]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
}

function remarkText(remark: Remark, draft: Draft): string {
  switch (remark.kind) {
    case 'answer':
      return answerTo(remark.topic, draft);
    case 'acknowledge':
      return acknowledgement(draft);
    case 'summary':
      return summary(draft);
    case 'missing':
      return `Almost there: I still need ${listOf(draft.missing.map(({ label }) => `the ${label}`))}.`;
    case 'say':
      if (remark.words === 'introduction') return introduction(draft);
      return remark.words === 'more-than-yes' ? (draft.asked?.afterYes ?? '') : SENTENCES[remark.words];
    default: {
      const slot = draft.slot(remark.slot);
      if (!slot) return '';
      if (remark.kind === 'needed') return neededText(slot, remark.because);
      if (remark.kind === 'plainly') return slot.plainly ?? '';
      if (remark.kind === 'suggested')
        return `I've put ${slot.show(draft.state.known[slot.name])} for now; you can change it any time.`;
      const finish = draft.state.announced ? ', or say "done" to finish' : '';
      return `Let's leave the ${slot.label} for now; you can add it any time${finish}.`;
    }
  }
}

function neededText({ label, why, roughly = '' }: Slot, because: Because): string {
  if (because === 'unknown') return `No problem, let's find it together. ${why}`;
  if (because === 'refused')
    return `All right, I leave the ${label} open for now. The profile can't be created without it, so I come back to it once, at the end.`;
  return `I can't leave the ${label} out. ${why} ${roughly}`.trim();
}

function acknowledgement(draft: Draft): string {
  const hints = draft.reopened === null ? draft.hints : draft.hints.slice(-1);
  return [acknowledge(draft), ...draft.notes, ...hints].filter((part) => part !== '').join(' ');
}

/** Returns how often a question has been asked before, and counts it once more. */
function countAsked({ state }: Draft, key: string): number {
  const before = state.timesAsked[key] ?? 0;
  state.timesAsked = { ...state.timesAsked, [key]: before + 1 };
  return before;
}

const ASKING_AGAIN = [
  'Back to my question.',
  'That is still open.',
  'Once more, then.',
  'When you can:',
] as const;

/** Chooses a wording by how often the question was asked, so that no wording appears three times in a row. */
function chooseWording(variants: readonly string[], count: number, example = ''): string {
  const put = variants[count % variants.length] ?? '';
  if (count < variants.length) return put;
  const round = count - variants.length;
  const intro = ASKING_AGAIN[Math.floor(round / variants.length) % ASKING_AGAIN.length] ?? '';
  const withExample = example !== '' && Math.floor(round / ASKING_AGAIN.length) % 2 === 1;
  return `${intro} ${put}${withExample ? ` For example: ${example}` : ''}`;
}

const CONFIRM = [
  'Is that right? Say yes and the profile is ready, or tell me what to change.',
  'Does it stand like that? Is that right? A yes makes the profile ready; else tell me what to change.',
] as const;

function moveText(move: Move, draft: Draft): string {
  switch (move.kind) {
    case 'ask':
      return askFor(move.slot, draft);
    case 'choose':
      return choicesOf(move.slot, draft);
    case 'confirm':
      return confirmQuestion(move.slot, draft);
    case 'reopen':
      return reopenQuestion(move.slot, draft);
    case 'summarise':
      return `${summary(draft)}\n\n${chooseWording(CONFIRM, countAsked(draft, 'summary'))}`;
    case 'await-yes':
      return chooseWording(CONFIRM, countAsked(draft, 'summary'));
    case 'complete':
      return completedReply(draft);
    case 'stay':
      return draft.changes.length > 0
        ? 'The profile stays complete; press Create Profile when you are ready.'
        : afterCompletion(draft.state.turn);
    case 'confirm-restart':
      return 'That clears everything I have so far. Shall I start over? Yes or no.';
    case 'change-what':
      return 'What should I change? For example: "the sector is HealthTech" or "3,000 users".';
    case 'which':
      return whichQuestion(move.slots, draft);
    case 'stuck':
      return stuckReply(draft, countAsked(draft, 'stuck'));
  }
}

function askFor(name: string, draft: Draft): string {
  const slot = draft.slot(name);
  return slot ? slotQuestion(slot, draft) : '';
}

/** Asks whether a value in doubt is right. */
function confirmQuestion(name: string, draft: Draft): string {
  const doubtful = draft.state.doubts.find(({ slot }) => slot === name);
  const slot = draft.slot(name);
  const value = doubtful && slot ? slot.show(doubtful.value) : '';
  return chooseWording(
    [
      doubtful?.ask ?? '',
      `For the ${slot?.label ?? name} I would put ${value}. Is that right? Yes or no is enough.`,
    ],
    countAsked(draft, `confirm ${name} ${doubtful?.ask ?? ''}`.slice(0, 60)),
  );
}

/** The usual answers of a field by number. */
function choicesOf(name: string, draft: Draft): string {
  const { choices = [], label = name } = draft.slot(name) ?? {};
  const put = chooseWording(
    [
      `Choose the ${label} by its number or its word, or say it in your own words:`,
      `A number is enough for the ${label}:`,
      `Which of these comes closest for the ${label}?`,
    ],
    countAsked(draft, choiceKey(name)),
  );
  return `${put}\n${choices.map((choice, at) => `${at + 1}. ${choice}`).join('\n')}`;
}

/** Asks which of two answers is wrong. */
function whichQuestion(names: readonly string[], draft: Draft): string {
  const [first = '', second = ''] = names.flatMap((name) => {
    const slot = draft.slot(name);
    const known = draft.state.known[name];
    return slot ? [`the ${slot.label} (${slot.text ? slot.brief(known) : slot.show(known)})`] : [];
  });
  return chooseWording(
    [
      `Which one do you mean: ${first} or ${second}?`,
      `Is it ${first} that I should change, or ${second}?`,
      `Should something else stand for ${first}, or for ${second}?`,
    ],
    countAsked(draft, 'which'),
  );
}

function reopenQuestion(name: string, draft: Draft): string {
  const slot = draft.slot(name);
  const known = draft.state.known[name];
  if (!slot || known === undefined) return `What should the ${slot?.label ?? name} be?`;
  return `The ${slot.label} is ${slot.text ? slot.brief(known) : slot.show(known)} so far. What should it be?`;
}

/** Further wordings of any question, so that none comes twice in the same words. */
function shorter({ label, example, afterYes }: Slot, [first = '']: readonly string[]): string[] {
  const unit = first.includes('US dollars') ? ', in US dollars' : '';
  const like = `For the ${label}, something like "${example.replace(/\.$/, '')}" is enough. What is it for you${unit}?`;
  return afterYes === '' ? [like] : [afterYes, like];
}

/** The question for a slot, or one for several slots if the person hesitates. */
function slotQuestion(slot: Slot, draft: Draft): string {
  const { state } = draft;
  const count = countAsked(draft, slot.name);
  const opening = slot === draft.slots[0] && Object.keys(state.known).length === 0;
  const questions = slot.questions(draft.context);
  const variants = [...(opening ? [openingQuestion(draft)] : []), ...questions, ...shorter(slot, questions)];
  const tired =
    state.attempts === 0 && count === 0 && state.phase === 'interview' && hesitates(draft, GROUPED_FROM);
  const group = tired ? groupQuestion(slot, openSlots(draft), draft.context) : null;
  state.together = [...(group?.slots ?? [])];
  const put = group?.question ?? chooseWording(variants, count, slot.example);
  if (count > 0 || slot.required || state.announced || draft.missing.length > 0) return put;
  state.announced = true;
  state.offered = true;
  const sharper = state.profile === 'startup' ? 'the analysis' : 'your matches';
  return `Those are the essentials: say "done", now or at any time, and I'll finish the profile. A few more answers make ${sharper} sharper; say "skip" to any of them. ${put}`;
}

import { capitalise, listOf } from '@proofround/text/words/prose.js';

import { profileOf } from '../slots/profile.js';
import type { Change, Draft } from './draft.js';

const pick = (variants: readonly [string, ...string[]], turn: number): string =>
  variants[turn % variants.length] ?? variants[0];

export function introduction({ state }: Draft): string {
  return state.profile === 'startup'
    ? "Hello! I'm Proofround's interviewer. I'll ask about your startup, one thing at a time, and fill in its profile as we talk; that takes about 5 minutes. Tell me several things at once if you like, and say skip whenever something doesn't apply."
    : "Hello! I'm Proofround's interviewer. I'll ask how you invest, one thing at a time, and fill in your profile as we talk; that takes a few minutes. Tell me several things at once if you like, and say skip whenever something doesn't apply.";
}

/** The first question; it invites several answers at once. */
export function openingQuestion({ state }: Draft): string {
  return state.profile === 'startup'
    ? 'So tell me: what is your startup called, and what does it do?'
    : 'So tell me: which sectors do you invest in? Stage, region and check size are welcome too.';
}

/** Repeats what was understood, so that a misunderstanding is visible at once. */
export function acknowledge({ changes: all, state }: Draft): string {
  const sentences: string[] = [];
  const changes = all.filter(({ isTold }) => isTold !== true);
  const order = profileOf(state.profile).slots;
  const added = changes
    .filter(({ before, after }) => before === undefined && after !== undefined)
    .sort((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot));
  for (const { slot, before, after } of changes) {
    if (before === undefined) continue;
    if (after === undefined) sentences.push(`I've taken out the ${slot.label}.`);
    else if (slot.text) sentences.push(`I've changed the ${slot.label} to ${slot.brief(after)}.`);
    else sentences.push(`I've changed the ${slot.label} from ${slot.show(before)} to ${slot.show(after)}.`);
  }
  const [single] = added;
  if (added.length === 1 && single) sentences.push(acknowledgeOne(single, state.turn));
  else if (added.length > 1) {
    sentences.push(`${pick(['Got it', 'Noted', 'Thanks'], state.turn)}: ${listOf(describeAdded(added))}.`);
  }
  return sentences.join(' ');
}

function acknowledgeOne({ slot, after }: Change, turn: number): string {
  if (slot.text) {
    return pick(["Thanks, that's clear.", 'Good, noted.', 'Understood, thank you.', 'That helps.'], turn);
  }
  if (slot.name === 'idea_title') return `${slot.brief(after)}, good.`;
  const brief = slot.brief(after);
  return `${brief.startsWith('http') ? brief : capitalise(brief)}: ${pick(['noted', 'got it', 'thanks'], turn)}.`;
}

/** Joins "checks from $50,000" and "checks up to $250,000" into one phrase. */
function describeAdded(added: readonly Change[]): string[] {
  const min = added.find(({ slot }) => slot.name === 'check_size_min');
  const max = added.find(({ slot }) => slot.name === 'check_size_max');
  const range = min && max ? `checks from ${min.slot.show(min.after)} to ${max.slot.show(max.after)}` : null;
  return added.flatMap((change) => {
    if (range !== null && change === max) return [];
    return [range !== null && change === min ? range : change.slot.brief(change.after)];
  });
}

/** Lists all values and the optional slots that are still open. */
export function summary(draft: Draft): string {
  const { known, profile } = draft.state;
  const lines = draft.slots.flatMap((slot) =>
    draft.isKnown(slot.name) ? [`• ${capitalise(slot.label)}: ${slot.show(known[slot.name])}`] : [],
  );
  const out = draft.slots
    .filter((slot) => !draft.isKnown(slot.name) && !slot.required)
    .map(({ label, without }) => (without === undefined ? label : `${label} (${without})`));
  const heading =
    profile === 'startup'
      ? `Here is what I have for ${draft.context.name}:`
      : 'Here is what I have for your investor profile:';
  const left = out.length > 0 ? `\n\nStill open: ${listOf(out)}. You can tell me any of it now.` : '';
  return lines.length === 0 ? "I don't have anything yet." : `${heading}\n${lines.join('\n')}${left}`;
}

/**
 * The reply when every required question was asked in vain: what is known, what is missing and why, and the
 * ways on. After the first time it is short and does not press.
 */
export function stuckReply(draft: Draft, times: number): string {
  const { missing, asked, state } = draft;
  const needed = listOf(missing.map(({ label }) => `the ${label}`));
  const slot = missing.find(({ name }) => name === asked?.name) ?? missing[0];
  const way = slot
    ? (slot.roughly ?? `Tell me the ${slot.label} in a few words, for example: ${slot.example}`)
    : '';
  const form = '"Switch to form" keeps what you have told me.';
  if (times > 0)
    return `I can't finish without ${needed}. Everything else is noted, and I ask nothing more. ${way} ${form}`;
  const known = Object.keys(state.known).length > 0 ? `${summary(draft)}\n\n` : '';
  return `${known}I can't finish without ${needed}; everything else is optional. ${slot?.why ?? ''} ${way}\n\nOr use the form: ${form}`;
}

export function completedReply({ context, state }: Draft): string {
  return state.profile === 'startup'
    ? `Done: the profile of ${context.name} is complete. Press Create Profile and the analysis starts. If something is still off, tell me and I'll correct it.`
    : "Done: your investor profile is complete. Press Create Profile to save it. If something is still off, tell me and I'll correct it.";
}

/** The reply to a message after completion that changes nothing. */
export function afterCompletion(turn: number): string {
  return pick(
    [
      'Your profile is ready: press Create Profile to submit it. To change something, tell me what, for example "change the sector to HealthTech".',
      'Everything is in place. Create Profile submits it; or tell me what to correct first.',
    ],
    turn,
  );
}

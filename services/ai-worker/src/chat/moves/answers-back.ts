import type { MetaQuestion } from '../reading/questions/topic-words.js';
import type { Draft } from './draft.js';

/** A text, one text for each kind of profile, or a text that depends on the draft. */
type Reply = string | { readonly founder: string; readonly investor: string } | ((draft: Draft) => string);

function progress(draft: Draft): string {
  const left = draft.slots.filter(
    (slot) => !draft.isSettled(slot) && (slot.relevant?.(draft.context) ?? true),
  ).length;
  if (left === 0) return 'That was the last question; only your yes to the summary is missing.';
  return `About 5 minutes in all. ${left === 1 ? 'One question is' : `At most ${left} questions are`} left, and you can say "done" as soon as the required ones are answered.`;
}

const who = (profile: string) =>
  `I'm Proofround's interviewer: a program, not a person. I ask a few questions and turn your answers into ${profile}. Nothing is submitted until you press Create Profile.`;

const REPLIES: Readonly<Record<MetaQuestion, Reply>> = {
  who: { founder: who("your startup's profile"), investor: who('your investor profile') },
  why: ({ answering: asked }) => asked?.why ?? 'I collect what the profile needs; nothing more.',
  'how-long': progress,
  progress,
  confidential: {
    founder:
      "This conversation is yours alone and ends after 24 hours. Once you press Create Profile, investors on Proofround can see the startup's profile; your name and e-mail address only go to investors with Investor Access. So leave out what must stay secret.",
    investor:
      'This conversation is yours alone and ends after 24 hours. Once you press Create Profile, founders you are matched with see your name, your budget and why you fit.',
  },
  next: {
    founder:
      'When we are through I show you a summary. After your yes you press Create Profile: the startup is analysed, you get scores and a plan, and investors can find it.',
    investor:
      'When we are through I show you a summary. After your yes you press Create Profile, and matching startups appear on your dashboard.',
  },
  'edit-later':
    'Yes. Here you can correct anything at any time, just tell me; and the profile can be changed after it has been created.',
  'can-skip': ({ answering: asked }) =>
    asked?.required === true
      ? `This one is needed: ${asked.why} A rough answer is fine.`
      : 'Yes: say skip, and we leave it out.',
  language:
    'Yes: answer in the language you write best; my questions stay in English. Texts go into the profile in your words, so put them in English if readers elsewhere should understand them.',
  cost: {
    founder: 'This interview and the first analysis are free, and no credit card is needed.',
    investor: 'This interview costs nothing. Creating an investor profile is part of Investor Access.',
  },
  explain: ({ answering: asked }) =>
    asked
      ? `${asked.counts ?? asked.why} For example: ${asked.example}`
      : 'Tell me in your own words what to change, or say yes to finish.',
  advice: {
    founder:
      'I only write down what you tell me; the analysis that follows judges it and explains every point.',
    investor: 'I only write down what you tell me; I have no opinion on investments.',
  },
  raise: {
    founder:
      "I can't judge valuation. Here is how investors look at it: enough for 12 to 18 months, tied to the milestones it buys, and a stake of usually 10 to 20 % for it; compare rounds of startups at your stage. A rough figure is fine here, and you can change it.",
    investor: "I can't judge valuations; I only write down what you tell me.",
  },
  measure: ({ answering: asked }) =>
    `${asked === null ? '' : `${asked.counts ?? asked.why} `}I don't judge answers: put what is true today, and you can change it later.`,
  help: 'Answer in your own words, several things at once if you like. "skip" leaves a question out, "back" returns to the one before, "summary" shows what I have, "done" ends the questions, "start over" begins anew; and you can correct anything at any time, as in "change the sector to HealthTech".',
  other: ({ answering: asked }) =>
    `I can't answer that: I only know about filling in this profile.${asked === null ? '' : ` ${asked.counts ?? asked.why}`}`,
};

/** The answer to a question about the interview itself. */
export function answerTo(topic: MetaQuestion, draft: Draft): string {
  const reply = REPLIES[topic];
  if (typeof reply === 'string') return reply;
  if (typeof reply === 'function') return reply(draft);
  return draft.state.profile === 'startup' ? reply.founder : reply.investor;
}

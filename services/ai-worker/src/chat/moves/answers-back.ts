import type { MetaQuestion } from '../reading/questions.js';
import type { Draft } from './draft.js';

const REMAINS = (draft: Draft): number =>
  draft.slots.filter((slot) => !draft.isSettled(slot) && (slot.relevant?.(draft.context) ?? true)).length;

/** The answer to a question about the interview itself. */
export function answerTo(topic: MetaQuestion, draft: Draft): string {
  const founder = draft.state.profile === 'startup';
  const asked = draft.asked;
  switch (topic) {
    case 'who':
      return `I'm Proofround's interviewer: a program, not a person. I ask a few questions and turn your answers into ${founder ? "your startup's profile" : 'your investor profile'}. Nothing is submitted until you press Create Profile.`;
    case 'why':
      return asked ? asked.why : 'I collect what the profile needs; nothing more.';
    case 'how-long':
    case 'progress': {
      const left = REMAINS(draft);
      if (left === 0) return 'That was the last question; only your yes to the summary is missing.';
      return `About 5 minutes in all. ${left === 1 ? 'One question is' : `At most ${left} questions are`} left, and you can say "done" as soon as the required ones are answered.`;
    }
    case 'confidential':
      return founder
        ? "This conversation is yours alone and ends after 24 hours. Once you press Create Profile, investors on Proofround can see the startup's profile; your name and e-mail address only go to investors with Investor Access. So leave out what must stay secret."
        : 'This conversation is yours alone and ends after 24 hours. Once you press Create Profile, founders you are matched with see your name, your budget and why you fit.';
    case 'next':
      return founder
        ? 'When we are through I show you a summary. After your yes you press Create Profile: the startup is analysed, you get scores and a plan, and investors can find it.'
        : 'When we are through I show you a summary. After your yes you press Create Profile, and matching startups appear on your dashboard.';
    case 'edit-later':
      return 'Yes. Here you can correct anything at any time, just tell me; and the profile can be changed after it has been created.';
    case 'can-skip':
      return asked?.required === true
        ? `This one is needed: ${asked.why} A rough answer is fine.`
        : 'Yes: say skip, and we leave it out.';
    case 'cost':
      return founder
        ? 'This interview and the first analysis are free, and no credit card is needed.'
        : 'This interview costs nothing. Creating an investor profile is part of Investor Access.';
    case 'explain':
      return asked
        ? `${asked.why} For example: ${asked.example}`
        : 'Tell me in your own words what to change, or say yes to finish.';
    case 'advice':
      return founder
        ? 'I only write down what you tell me; the analysis that follows judges it and explains every point.'
        : 'I only write down what you tell me; I have no opinion on investments.';
    case 'raise':
      return founder
        ? "I can't judge valuation. Here is how investors look at it: enough for 12 to 18 months, tied to the milestones it buys, and a stake of usually 10 to 20 % for it; compare rounds of startups at your stage. A rough figure is fine here, and you can change it."
        : "I can't judge valuations; I only write down what you tell me.";
    case 'help':
      return 'Answer in your own words, several things at once if you like. "skip" leaves a question out, "back" returns to the one before, "summary" shows what I have, "done" ends the questions, "start over" begins anew; and you can correct anything at any time, as in "change the sector to HealthTech".';
    case 'other':
      return 'That one is beyond me: I only know about filling in this profile.';
  }
}

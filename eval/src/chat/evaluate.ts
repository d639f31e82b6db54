import { type Interviewer, RulesInterviewer } from '@proofround/ai-worker/chat/interviewer.js';
import { runConversation as holdScripted } from '@proofround/ai-worker/chat/testing/conversation.js';
import { CORRECTING_CONVERSATIONS } from '@proofround/ai-worker/chat/testing/correcting-conversations.js';
import { DIFFICULT_CONVERSATIONS } from '@proofround/ai-worker/chat/testing/difficult-conversations.js';
import { FOUNDER_CONVERSATIONS } from '@proofround/ai-worker/chat/testing/founder-conversations.js';
import { INVESTOR_CONVERSATIONS } from '@proofround/ai-worker/chat/testing/investor-conversations.js';
import { investorInput, startupInput } from '@proofround/contracts';
import { quantile } from 'simple-statistics';

import { type Report, table } from '../report.js';
import { type Held, hold, MAX_TURNS } from './interview.js';
import { isRight } from './normal.js';
import { BOTH_SIDES_BY_VOICE } from './personas/held-out/both-sides-by-voice.js';
import type { Persona } from './personas/persona.js';
import { BOTH_SIDES_BY_CAREER } from './personas/used-for-work/both-sides-by-career.js';
import { DIGRESSING_FOUNDERS } from './personas/used-for-work/digressing-founders.js';
import { FOUNDERS_ABROAD } from './personas/used-for-work/founders-abroad.js';
import { FOUNDERS_BY_FIGURES } from './personas/used-for-work/founders-by-figures.js';
import { FOUNDERS_BY_VOICE } from './personas/used-for-work/founders-by-voice.js';
import { INVESTORS_ABROAD } from './personas/used-for-work/investors-abroad.js';
import { INVESTORS_BY_EXPERIENCE } from './personas/used-for-work/investors-by-experience.js';
import { NOISY_FOUNDERS } from './personas/used-for-work/noisy-founders.js';
import { WILFUL_FOUNDERS } from './personas/used-for-work/wilful-founders.js';
import { WILFUL_INVESTORS } from './personas/used-for-work/wilful-investors.js';

/** The required share of right slots. */
const MIN_RIGHT = 0.9;

export const PERSONAS: readonly Persona[] = [
  ...FOUNDERS_BY_VOICE,
  ...FOUNDERS_BY_FIGURES,
  ...WILFUL_FOUNDERS,
  ...NOISY_FOUNDERS,
  ...INVESTORS_BY_EXPERIENCE,
  ...WILFUL_INVESTORS,
  ...BOTH_SIDES_BY_CAREER,
  ...BOTH_SIDES_BY_VOICE,
  ...DIGRESSING_FOUNDERS,
  ...FOUNDERS_ABROAD,
  ...INVESTORS_ABROAD,
];
const HELD_OUT_NAMES: ReadonlySet<string> = new Set(BOTH_SIDES_BY_VOICE.map(({ name }) => name));

interface Slot {
  readonly persona: string;
  readonly slot: string;
  readonly expected: unknown;
  readonly got: unknown;
  readonly right: boolean;
}

/** The slots that had to be filled and those filled by mistake. */
function slotsOf({ persona, data }: Held): Slot[] {
  const names = new Set([...Object.keys(persona.expected), ...Object.keys(data)]);
  return [...names].map((slot) => {
    const expected = persona.expected[slot];
    const got = data[slot];
    const right = expected === undefined ? got === undefined : isRight(expected, got);
    return { persona: persona.name, slot, expected, got, right };
  });
}

const share = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;
const shown = (given: unknown): string =>
  given === undefined ? 'nothing' : JSON.stringify(given).replaceAll('|', '\\|');

const isValid = ({ persona, data }: Held): boolean =>
  (persona.profile === 'startup' ? startupInput : investorInput).safeParse(data).success;

/** Checks the conversations that the interviewer was developed with. */
function regression(): { text: string; broken: string[] } {
  const scripted = [
    ...FOUNDER_CONVERSATIONS,
    ...DIFFICULT_CONVERSATIONS,
    ...CORRECTING_CONVERSATIONS,
    ...INVESTOR_CONVERSATIONS,
  ];
  const wrong = scripted.filter((conversation) => {
    const { extracted_data, is_complete } = holdScripted(conversation);
    const names = new Set([...Object.keys(conversation.data), ...Object.keys(extracted_data)]);
    const right = [...names].every((name) => {
      const expected = conversation.data[name];
      const got = extracted_data[name];
      return expected instanceof RegExp
        ? typeof got === 'string' && expected.test(got)
        : JSON.stringify(got) === JSON.stringify(expected);
    });
    return !right || is_complete !== conversation.complete;
  });
  return {
    text: `Regression: ${scripted.length - wrong.length} of the ${scripted.length} conversations that the rules were built along come out in full as expected.`,
    broken: wrong.map(({ name }) => `chat: the scripted conversation "${name}" no longer comes out right`),
  };
}

/** Runs every conversation with an interviewer and measures the results. */
export async function measure(interviewer: Interviewer): Promise<Report> {
  const held: Held[] = [];
  for (const persona of PERSONAS) held.push(await hold(interviewer, persona));
  const slots = held.flatMap(slotsOf);
  const right = slots.filter((slot) => slot.right);
  const complete = held.filter((conversation) => conversation.complete);
  const valid = complete.filter(isValid);
  const turns = held.map((conversation) => conversation.turns).sort((a, b) => a - b);
  const filled = held.reduce((sum, { data }) => sum + Object.keys(data).length, 0);
  const allTurns = turns.reduce((sum, count) => sum + count, 0);
  const founders = held.filter(({ persona }) => persona.profile === 'startup').length;
  const bySlot = [...new Set(slots.map(({ slot }) => slot))].map((name) => {
    const these = slots.filter(({ slot }) => slot === name);
    const those = these.filter((slot) => slot.right).length;
    return [name, `${those} of ${these.length}`, share(those, these.length)] as const;
  });
  const heldOut = slots.filter(({ persona }) => HELD_OUT_NAMES.has(persona));
  const heldOutRight = heldOut.filter((slot) => slot.right).length;
  const mistakes = slots.filter((slot) => !slot.right);
  const scripted = regression();
  const markdown = [
    `${held.length} conversations (${founders} founders, ${held.length - founders} investors), held by simulated people who answer by topic in their own words. The interviewer is the one that needs no model.`,
    table(
      ['Figure', 'Value'],
      [
        ['Slots right', `${right.length} of ${slots.length} (${share(right.length, slots.length)})`],
        [
          `Of these in the ${BOTH_SIDES_BY_VOICE.length} conversations that nothing was improved against`,
          `${heldOutRight} of ${heldOut.length} (${share(heldOutRight, heldOut.length)})`,
        ],
        ['Conversations complete', `${complete.length} of ${held.length}`],
        ['Complete with a body the API accepts', `${valid.length} of ${complete.length}`],
        ['Turns, median', quantile(turns, 0.5)],
        ['Turns, 90th percentile', quantile(turns, 0.9)],
        ['Turns per filled slot', (allTurns / Math.max(1, filled)).toFixed(2)],
      ],
    ),
    table(['Slot', 'Right', 'Share'], bySlot),
    mistakes.length === 0
      ? 'No mistakes.'
      : `Mistakes:\n\n${table(
          ['Person', 'Slot', 'Expected', 'Got'],
          mistakes.map(({ persona, slot, expected, got }) => [persona, slot, shown(expected), shown(got)]),
        )}`,
    scripted.text,
  ].join('\n\n');
  const broken = [
    ...(right.length < MIN_RIGHT * slots.length
      ? [`chat: ${share(right.length, slots.length)} of the slots are right, below ${100 * MIN_RIGHT} %`]
      : []),
    ...held
      .filter((conversation) => !conversation.complete)
      .map(({ persona }) => `chat: "${persona.name}" is not complete after ${MAX_TURNS} turns`),
    ...complete
      .filter((conversation) => !isValid(conversation))
      .map(({ persona }) => `chat: "${persona.name}" is complete with a body that the API refuses`),
    ...scripted.broken,
  ];
  return { title: 'Chat', markdown, broken };
}

export function evaluate(): Promise<Report> {
  return measure(new RulesInterviewer());
}

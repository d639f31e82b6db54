import { Interviewer, type InterviewReply } from '@proofround/ai-worker/chat/interviewer.js';
import type { InterviewState } from '@proofround/ai-worker/chat/state.js';

import { hold } from '../chat/interview.js';
import { measureConversations, personaOf } from './conversations.js';
import { tinyRound } from './testing/readings.js';

/** A fake interviewer that stores the given values and completes at once. */
class Storing extends Interviewer {
  constructor(private readonly known: Record<string, unknown>) {
    super();
  }
  override reply(state: InterviewState): Promise<InterviewReply> {
    return Promise.resolve({ message: 'Thanks', state: { ...state, phase: 'complete', known: this.known } });
  }
}

/** Plays the given steps and records the messages that it gets. */
class Asking extends Interviewer {
  readonly messages: string[] = [];
  constructor(private readonly steps: readonly Partial<InterviewState>[]) {
    super();
  }
  override reply(state: InterviewState, message: string): Promise<InterviewReply> {
    this.messages.push(message);
    const step = this.steps[this.messages.length - 1] ?? {};
    return Promise.resolve({ message: '?', state: { ...state, doubts: [], ...step } });
  }
}

const [grower] = tinyRound().conversations;
const only = (known: Record<string, unknown>) =>
  measureConversations({ ...tinyRound(), conversations: grower ? [grower] : [] }, new Storing(known));

describe('a conversation of a round', () => {
  it('answers questions, interjects at its turn, refuses a wrong guess and corrects the summary', async () => {
    if (!grower) throw new Error('The tiny round has no conversations');
    const guess = { slot: 'sector', value: 'Crypto', ask: 'Crypto?', fallback: false };
    const interviewer = new Asking([
      { asking: 'user_count' },
      { asking: 'idea_title' },
      { asking: 'user_count' },
      { asking: 'sector', doubts: [guess] },
      { asking: 'sector', doubts: [{ ...guess, value: 'AgTech' }] },
      { asking: 'location' },
      { asking: null },
      { asking: null },
    ]);
    await hold(interviewer, personaOf(grower));
    expect(interviewer.messages.slice(0, 9)).toEqual([
      'hi',
      'thirty',
      'Who reads this?',
      '31',
      'nope',
      'right',
      'pass',
      'Actually it is 33 growers now.',
      'right',
    ]);
  });
});

describe('the figures of conversations', () => {
  it('accepts slots by contained words and by alternative values', async () => {
    const [right, naming, filled] = await only({
      idea_title: 'frostline.',
      idea_description: 'Warns cherry growers before a frost',
      user_count: 33,
      sector: 'AgTech',
      stage: 'launched',
    });
    expect(right).toMatchObject({ value: '4 of 4 (100.0 %)', met: true, cases: [] });
    expect(naming).toMatchObject({ value: '0', met: true });
    expect(filled).toMatchObject({ value: '0' });
  });

  it('distinguishes wrong names and filled blanks from missing values', async () => {
    const [right, naming, filled] = await only({
      idea_title: 'Who',
      user_count: 33,
      sector: 'Crypto',
      pitch_deck_url: 'https://who.example',
    });
    expect(right).toMatchObject({ value: '1 of 5 (20.0 %)', met: false });
    expect(naming?.cases).toEqual(['grower, idea_title: expected "Frostline", got "Who"']);
    expect(filled?.cases).toEqual(['grower, pitch_deck_url: expected nothing, got "https://who.example"']);
  });

  it('compares lists in any order, each entry with its alternatives', async () => {
    const [, backer] = tinyRound().conversations;
    const [right] = await measureConversations(
      { ...tinyRound(), conversations: backer ? [backer] : [] },
      new Storing({ investment_sectors: ['farming', 'SaaS'], current_companies: 'a seed drill maker' }),
    );
    expect(right).toMatchObject({ value: '2 of 2 (100.0 %)' });
  });
});

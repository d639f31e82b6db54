import { freshState, type InterviewState } from '../state.js';
import { answerTo } from './answers-back.js';
import { Draft } from './draft.js';

const answer = (topic: Parameters<typeof answerTo>[0], state: Partial<InterviewState> = {}) =>
  answerTo(topic, new Draft({ ...freshState('startup'), turn: 3, ...state }));
const NEEDED = { idea_title: 'Weir', idea_description: 'Rafts that seal', sector: 'Robotics', stage: 'mvp' };

describe('an answer to a question about the interview', () => {
  it('gives the number of remaining questions', () => {
    expect(answer('how-long')).toMatch(/At most \d+ questions are left/);
    const slots = new Draft(freshState('startup')).slots.map(({ name }) => name);
    const skipped = slots.filter((name) => !(name in NEEDED) && name !== 'location');
    expect(answer('progress', { known: NEEDED, skipped })).toContain('One question is left');
    expect(answer('progress', { known: NEEDED, skipped: [...skipped, 'location'] })).toContain(
      'last question',
    );
  });

  it('explains the field that was asked for', () => {
    expect(answer('why', { asking: 'sector' })).toMatch(/sector|match/i);
    expect(answer('explain', { asking: 'stage' })).toContain('For example');
    expect(answer('can-skip', { asking: 'sector' })).toMatch(/needed/);
    expect(answer('can-skip', { asking: 'location' })).toMatch(/say skip/);
  });

  it('gives no opinion to founders or investors', () => {
    for (const profile of ['startup', 'investor'] as const) {
      expect(answer('raise', { profile })).toMatch(/can't judge valuation/);
      expect(answer('advice', { profile })).toMatch(/^I only write down/);
    }
    expect(answer('confidential')).not.toBe(answer('confidential', { profile: 'investor' }));
  });
});

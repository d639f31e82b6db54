import { converse } from '../../moves/converse.js';
import { freshState } from '../../state.js';

/** The profile after a message in answer to a question. */
const after = (asked: string, message: string, more: Record<string, unknown> = {}) => {
  const known = { idea_title: 'Tideline', idea_description: 'Sensors for fish farms', ...more };
  const state = { ...freshState('startup'), known, asking: asked, trail: [asked], turn: 4 };
  return converse(state, message).state;
};

describe('sentences about another field than the question', () => {
  // rule: CHAT-14
  it('fill their own field and leave the question open', () => {
    const state = after(
      'sector',
      'I managed salmon farms for fourteen years and my cousin Ines builds the electronics, mostly in Porto.',
    );
    expect(state.known['team_background']).toContain('fourteen years');
    expect(state.known).not.toHaveProperty('sector');
    expect(state.asking).toBe('sector');
  });

  // rule: CHAT-14
  it('are kept beside the answer', () => {
    const { known } = after(
      'sector',
      'CleanTech. Farmers lose a tenth of their fish every summer because the oxygen drops at night.',
    );
    expect(known['sector']).toBe('CleanTech');
    expect(known['problem_statement']).toContain('oxygen drops at night');
  });

  // rule: CHAT-14
  it('do not replace what is known, and are no sector either', () => {
    const { known } = after('sector', 'I managed salmon farms for fourteen years, mostly in Norway.', {
      team_background: 'Two engineers',
    });
    expect(known['team_background']).toBe('Two engineers');
    expect(known).not.toHaveProperty('sector');
  });

  // rule: CHAT-14
  it('stay in the answer unless it is clear that they do not answer the question', () => {
    const answer = 'My father, a diver for thirty years, loses two days a week to cleaning nets.';
    expect(after('problem_statement', answer, { sector: 'Other' }).known['problem_statement']).toBe(answer);
  });

  it('keep a known use of funds when the amount is not understood', () => {
    const state = after('funding_ask', 'hard to say, purple', {
      sector: 'Other',
      funding_usage: 'Two boats and a technician',
    });
    const later = converse(state, 'hard to say, violet').state;
    expect(later.skipped).toContain('funding_ask');
    expect(later.known['funding_usage']).toBe('Two boats and a technician');
  });
});

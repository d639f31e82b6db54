import { converse } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';

const asked = (asking: string, more: Partial<InterviewState> = {}): InterviewState => ({
  ...freshState('investor'),
  known: { investment_sectors: ['FinTech', 'SaaS'] },
  asking,
  trail: [asking],
  turn: 3,
  ...more,
});

// rule: CHAT-33
describe('what an investor rules out beside another answer', () => {
  it('is added to the thesis that the investor gives later', () => {
    const first = converse(asked('budget'), '400k. No crypto, nothing below 10k monthly revenue');
    expect(first.state.known['budget']).toBe(400_000);
    expect(first.message).toContain('For your thesis I keep: No crypto, nothing below 10k monthly revenue.');
    const later = converse({ ...first.state, asking: 'investment_thesis' }, 'Software for dull trades');
    expect(later.state.known['investment_thesis']).toBe(
      'Software for dull trades. No crypto, nothing below 10k monthly revenue.',
    );
  });

  it('becomes the thesis of an investor who skips the thesis', () => {
    const first = converse(asked('budget'), '400k, never gambling');
    const later = converse({ ...first.state, asking: 'investment_thesis' }, 'skip');
    expect(later.state.known['investment_thesis']).toBe('Never gambling.');
  });

  it('is not said twice if the thesis says it too', () => {
    const { state } = converse(
      asked('investment_thesis', { ruledOut: ['no crypto'] }),
      'Dull trades, no crypto',
    );
    expect(state.known['investment_thesis']).toBe('Dull trades, no crypto');
  });

  it.each(['no idea', 'none yet', 'no, never more than 75k', 'nothing yet', 'no thanks', 'no exits so far'])(
    'does not include words about the question itself: %s',
    (says) => {
      expect(converse(asked('portfolio_size'), says).state.ruledOut).toEqual([]);
    },
  );
});

describe('a message of an investor', () => {
  it('gives the stages of a sentence that only lists stages', () => {
    const { state } = converse(
      freshState('investor'),
      'FinTech and SaaS, only Nordics. Launched or growing.',
    );
    expect(state.known['preferred_stages']).toEqual(['launched', 'growing']);
  });

  it('does not read the revenue of startups as a check size', () => {
    const { state } = converse(asked('check_size_min'), 'Nothing below 10k monthly revenue.');
    expect(state.known['check_size_min']).toBeUndefined();
  });

  it('gives a check size beside what the startups must have', () => {
    const { state } = converse(asked('check_size_min'), 'I put 50k in companies with revenue');
    expect(state.known['check_size_min']).toBe(50_000);
  });

  it('keeps the list of sectors if it mentions a part of it', () => {
    const { state } = converse(asked('budget'), 'I back boring B2B software, with 400k');
    expect(state.known['investment_sectors']).toEqual(['FinTech', 'SaaS']);
  });
});

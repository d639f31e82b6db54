import type { Act } from '../reading/acts/read.js';
import { freshState, type InterviewState } from '../state.js';
import { Draft } from './draft.js';
import { reactToAct, settleDoubt } from './react.js';

const draft = (state: Partial<InterviewState> = {}) =>
  new Draft({ ...freshState('startup'), turn: 3, ...state });
const NEEDED = { idea_title: 'Weir', idea_description: 'Rafts that seal', sector: 'Robotics', stage: 'mvp' };

describe('a reaction to the open question', () => {
  it.each<[Act, string, Partial<InterviewState>, unknown, object]>([
    ['skip', 'location', { known: NEEDED }, [{ kind: 'say', words: 'skipped' }], { skipped: ['location'] }],
    [
      'unknown',
      'location',
      { known: NEEDED },
      [{ kind: 'say', words: 'no-problem' }],
      { skipped: ['location'] },
    ],
    [
      'skip',
      'sector',
      {},
      [{ kind: 'needed', slot: 'sector', because: 'skip' }],
      { skipped: [], attempts: 2 },
    ],
    [
      'none',
      'sector',
      {},
      [{ kind: 'needed', slot: 'sector', because: 'none' }],
      { skipped: [], attempts: 1 },
    ],
    [
      'none',
      'user_count',
      { known: NEEDED },
      [{ kind: 'acknowledge' }],
      { known: { ...NEEDED, user_count: 0, monthly_revenue: 0 } },
    ],
    ['no', 'location', { known: NEEDED }, [{ kind: 'say', words: 'fine' }], { skipped: ['location'] }],
    ['yes', 'user_count', { known: NEEDED }, [{ kind: 'say', words: 'more-than-yes' }], { attempts: 1 }],
    ['thanks', 'stage', {}, [{ kind: 'say', words: 'thanks' }], { attempts: 0 }],
    ['skip', 'sector', { known: NEEDED }, [{ kind: 'say', words: 'keep' }], { known: NEEDED }],
  ])('%s to %s', (act, asking, state, remarks, left) => {
    const turnDraft = draft({ asking, ...state });
    expect(reactToAct(act, turnDraft)?.remarks).toEqual(remarks);
    expect(turnDraft.state).toMatchObject(left);
  });

  it('is null without an open question or for another act', () => {
    expect(reactToAct('yes', draft())).toBeNull();
    expect(reactToAct('summary', draft({ asking: 'stage' }))).toBeNull();
  });
});

describe('a reaction to a value in doubt', () => {
  const waiting = { slot: 'sector', value: 'Robotics', ask: 'Robotics?', fallback: false };
  const settle = (act: Act, fallback = false) => {
    const turnDraft = draft({ asking: 'sector', doubts: [{ ...waiting, fallback }] });
    const decision = settleDoubt(act, { ...waiting, fallback }, turnDraft);
    return { decision, known: turnDraft.state.known, doubts: turnDraft.state.doubts };
  };

  it.each<[Act, boolean, object]>([
    ['yes', false, { sector: 'Robotics' }],
    ['ok', false, { sector: 'Robotics' }],
    ['no', false, {}],
    ['skip', false, {}],
    ['skip', true, { sector: 'Robotics' }],
  ])('%s (as a suggestion: %s)', (act, fallback, known) => {
    expect(settle(act, fallback)).toMatchObject({ known, doubts: [] });
  });

  it('keeps the doubt after any other message', () => {
    expect(settle('summary')).toMatchObject({ decision: null, doubts: [{ slot: 'sector' }] });
  });
});

import { freshState, type InterviewState } from '../state.js';
import { acceptSuggestion, askAgain, askRequiredAgain, continueInterview } from './again.js';
import { Draft } from './draft.js';
import { say } from './move.js';

const NEEDED = { idea_title: 'Weir', idea_description: 'Rafts that seal', sector: 'Robotics', stage: 'mvp' };
const draft = (state: Partial<InterviewState> = {}) =>
  new Draft({ ...freshState('startup'), turn: 3, ...state });

describe('asking the question again', () => {
  it('uses other words and drops an optional question after the second attempt', () => {
    const turnDraft = draft({ asking: 'location', known: NEEDED });
    expect(askAgain(turnDraft).move).toEqual({ kind: 'ask', slot: 'location' });
    const dropped = askAgain(turnDraft);
    expect(dropped.remarks).toEqual([{ kind: 'left-out', slot: 'location' }]);
    expect(turnDraft.state.skipped).toContain('location');
  });

  it('never drops a required question, but makes a suggestion', () => {
    const turnDraft = draft({ asking: 'idea_title', known: { idea_description: 'Rafts that seal' } });
    expect(askAgain(turnDraft).move).toEqual({ kind: 'ask', slot: 'idea_title' });
    expect(askAgain(turnDraft).move).toEqual({ kind: 'confirm', slot: 'idea_title' });
    expect(turnDraft.state.doubts[0]).toMatchObject({ slot: 'idea_title', fallback: true });
  });

  it('asks for the yes if no question is open', () => {
    expect(askAgain(draft(), say('fine')).move).toEqual({ kind: 'await-yes' });
  });

  it('accepts a suggestion and says so', () => {
    const turnDraft = draft({ asking: 'idea_title' });
    const decision = acceptSuggestion(
      { slot: 'idea_title', value: 'Rafts', ask: '', fallback: true },
      turnDraft,
    );
    expect(turnDraft.state.known).toMatchObject({ idea_title: 'Rafts' });
    expect(decision.remarks).toEqual([{ kind: 'suggested', slot: 'idea_title' }]);
    const slot = turnDraft.slot('stage');
    expect(slot && askRequiredAgain(turnDraft, slot).move).toEqual({ kind: 'ask', slot: 'stage' });
  });

  it('leaves the complete phase if the profile is no longer valid', () => {
    const turnDraft = draft({ phase: 'complete', known: { idea_title: 'Weir' } });
    expect(continueInterview(turnDraft).move).toEqual({ kind: 'ask', slot: 'idea_description' });
    expect(turnDraft.state.phase).toBe('review');
  });
});

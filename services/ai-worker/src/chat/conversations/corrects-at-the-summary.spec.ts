import { converse } from '../moves/converse.js';
import { freshState } from '../state.js';

const FOUNDER =
  "My startup is called LedgerLoop. It does bookkeeping that reconciles itself for small clinics. We're in the FinTech sector.";

describe('at the summary', () => {
  const summary = () => converse(converse(freshState('startup'), FOUNDER).state, 'done').state;

  it('names the open slots and accepts answers to them', () => {
    const { message } = converse(converse(freshState('startup'), FOUNDER).state, 'done');
    expect(message).toMatch(
      /Still open: stage \(it counts as an idea\), problem, .* You can tell me any of it now/,
    );
    const { state } = converse(summary(), 'we have 40 users and are based in Cork');
    expect(state.known).toMatchObject({ user_count: 40, location: 'Cork' });
    expect(state.phase).toBe('review');
  });

  it.each([
    ['no, the sector is HealthTech', { sector: 'HealthTech' }],
    ['change the title to Ledger Leaf', { idea_title: 'Ledger Leaf' }],
    ['No. Change the name to Ledger Leaf', { idea_title: 'Ledger Leaf' }],
  ])('accepts a correction and shows the summary again: %s', (says, change) => {
    const { state, message } = converse(summary(), says);
    expect(state.known).toMatchObject(change);
    expect(state.phase).toBe('review');
    expect(message).toMatch(/Is that right/);
  });

  it('accepts a correction after a "no"', () => {
    const { state } = converse(converse(summary(), 'no').state, 'the sector is HealthTech');
    expect(state.known['sector']).toBe('HealthTech');
    expect(state.phase).toBe('review');
  });

  it.each(['hmm, purple', 'blub', 'no', 'what is the weather like?'])(
    'asks once about a message that corrects nothing: %s',
    (says) => {
      const once = converse(summary(), says);
      expect(once.state.phase).toBe('review');
      expect(once.message).toMatch(/Is that right|What should I change/);
    },
  );

  it('treats the second message that corrects nothing as agreement and says so', () => {
    const { state, message } = converse(converse(summary(), 'blub').state, 'hmm, purple');
    expect(state.phase).toBe('complete');
    expect(message).toMatch(/found nothing to change.*stays as it is.*complete.*I'll correct it/s);
  });

  it('starts counting again after a correction', () => {
    let state = summary();
    for (const message of ['blub', 'the sector is HealthTech', 'blub'])
      ({ state } = converse(state, message));
    expect(state.phase).toBe('review');
  });
});

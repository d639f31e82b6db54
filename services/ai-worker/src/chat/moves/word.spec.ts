import { freshState, type InterviewState } from '../state.js';
import { Draft } from './draft.js';
import { type Decision, decision, say } from './move.js';
import { wordReply } from './word.js';

const NEEDED = { idea_title: 'Weir', idea_description: 'Rafts that seal', sector: 'Robotics', stage: 'mvp' };
const draft = (state: Partial<InterviewState> = {}) =>
  new Draft({ ...freshState('startup'), turn: 3, ...state });

describe('a decision in words', () => {
  it.each<[string, Decision, Partial<InterviewState>, RegExp]>([
    [
      'remarks and the question',
      decision({ kind: 'ask', slot: 'stage' }, say('skipped')),
      { timesAsked: { stage: 1 } },
      /^Skipped\.\n\n.*\?/,
    ],
    [
      'a field that is needed',
      decision({ kind: 'ask', slot: 'stage' }, { kind: 'needed', slot: 'stage', because: 'skip' }),
      {},
      /^I can't leave the stage out\. /,
    ],
    [
      'what is missing',
      decision({ kind: 'await-yes' }, { kind: 'missing' }),
      { known: { ...NEEDED, sector: undefined } },
      /I still need the sector\./,
    ],
    [
      'a value that waits',
      decision({ kind: 'confirm', slot: 'sector' }),
      { doubts: [{ slot: 'sector', value: 'X', ask: 'Is it X?', fallback: false }] },
      /^Is it X\?$/,
    ],
    [
      'a wrong field',
      decision({ kind: 'reopen', slot: 'sector' }),
      { known: NEEDED },
      /^The sector is Robotics so far\. What should it be\?$/,
    ],
    ['the summary', decision({ kind: 'summarise' }), { known: NEEDED }, /• Sector: Robotics[^]*Say yes/],
    ['the end', decision({ kind: 'complete' }), { known: NEEDED }, /profile of Weir is complete/],
    [
      'a suggestion',
      decision({ kind: 'stay' }, { kind: 'suggested', slot: 'sector' }),
      { known: NEEDED },
      /^I've put Robotics for now/,
    ],
  ])('says %s', (_, decided, state, words) => expect(wordReply(decided, draft(state))).toMatch(words));

  it('never uses the same wording twice in a row', () => {
    const turnDraft = draft({ asking: 'stage', known: { idea_title: 'Weir' } });
    const put = Array.from({ length: 9 }, () =>
      wordReply(decision({ kind: 'ask', slot: 'stage' }), turnDraft),
    );
    put.forEach((words, at) => expect(words).not.toBe(put[at - 1]));
    expect(new Set(put).size).toBeGreaterThan(6);
  });

  it('says once that the required facts are complete', () => {
    const turnDraft = draft({ known: NEEDED });
    const ask = decision({ kind: 'ask', slot: 'problem_statement' });
    expect(wordReply(ask, turnDraft)).toMatch(/^Those are the essentials/);
    expect(wordReply(decision({ kind: 'ask', slot: 'location' }), turnDraft)).not.toMatch(/essentials/);
  });

  it('asks a hesitant person for several fields in one question', () => {
    const turnDraft = draft({ known: NEEDED, idle: 4, announced: true });
    wordReply(decision({ kind: 'ask', slot: 'problem_statement' }), turnDraft);
    expect(turnDraft.state.together).toEqual(['problem_statement', 'solution_statement']);
  });
});

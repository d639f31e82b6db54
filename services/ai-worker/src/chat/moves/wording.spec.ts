import { value } from '../slots/slot.js';
import { freshState, type InterviewState } from '../state.js';
import { Draft } from './draft.js';
import { acknowledge, afterCompletion, introduction, stuckReply, summary } from './wording.js';

const draft = (state: Partial<InterviewState> = {}) => new Draft({ ...freshState('startup'), ...state });
const after = (given: Record<string, unknown>, state: Partial<InterviewState> = {}) => {
  const turnDraft = draft(state);
  for (const [name, fieldValue] of Object.entries(given)) {
    const slot = turnDraft.slot(name);
    if (!slot) throw new Error(`no slot ${name}`);
    if (fieldValue === null) turnDraft.leaveOut(slot);
    else turnDraft.take(slot, value(fieldValue), { replace: true });
  }
  return acknowledge(turnDraft);
};

describe('the acknowledgement and the summary', () => {
  it.each<[string, Record<string, unknown>, Partial<InterviewState>, RegExp]>([
    ['nothing', {}, {}, /^$/],
    ['one figure', { user_count: 40 }, {}, /^40 users: noted\.$/],
    ['several', { user_count: 40, monthly_revenue: 900 }, {}, /^Got it: 40 users and \$900 a month\.$/],
    [
      'a change',
      { user_count: 41 },
      { known: { user_count: 40 } },
      /^I've changed the number of users from 40 to 41\.$/,
    ],
    ['what is out', { location: null }, { known: { location: 'Turku' } }, /^I've taken out the location\.$/],
    [
      'both ends of a check',
      { check_size_min: 40_000, check_size_max: 90_000 },
      { profile: 'investor' },
      /checks from \$40,000 to \$90,000/,
    ],
  ])('%s', (_, given, state, words) => expect(after(given, state)).toMatch(words));

  it('list the values and the open slots', () => {
    expect(summary(draft())).toBe("I don't have anything yet.");
    const text = summary(draft({ known: { idea_title: 'Weir', user_count: 40 }, skipped: ['location'] }));
    expect(text).toMatch(/• Name: Weir|Weir/);
    expect(text).toContain('• Number of users: 40');
  });

  it('greet founders and investors, name missing slots and vary the final words', () => {
    expect(introduction(draft())).not.toBe(introduction(draft({ profile: 'investor' })));
    const stuck = draft({ known: { idea_title: 'Weir' } });
    expect(stuckReply(stuck, 0)).toMatch(/• Name: Weir.*can't finish without .*the form/s);
    expect(stuckReply(stuck, 1)).toMatch(/can't finish without .*ask nothing more/s);
    expect(afterCompletion(0)).not.toBe(afterCompletion(1));
  });
});

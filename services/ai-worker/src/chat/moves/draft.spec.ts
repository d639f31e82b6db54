import { type Answer, doubt, none, unclear, value } from '../slots/slot.js';
import { freshState, type InterviewState } from '../state.js';
import { Draft } from './draft.js';

const draft = (state: Partial<InterviewState> = {}) =>
  new Draft({ ...freshState('startup'), turn: 3, ...state });
const take = (name: string, answer: Answer, state: Partial<InterviewState> = {}, replace = true) => {
  const turnDraft = draft(state);
  const slot = turnDraft.slot(name);
  if (!slot) throw new Error(`no slot ${name}`);
  turnDraft.take(slot, answer, { replace });
  return turnDraft;
};

describe("a turn's draft", () => {
  it('takes values that the contract accepts and explains refusals', () => {
    expect(take('user_count', value(40)).state.known).toMatchObject({ user_count: 40 });
    const refused = take('user_count', value(-1));
    expect(refused.state.known).toEqual({});
    expect(refused.hints.join()).toMatch(/^I can't take that as the number of users: it /);
  });

  it('keeps a known value unless replacing is allowed', () => {
    const known = { user_count: 40 };
    expect(take('user_count', value(41), { known }, false).state.known).toEqual(known);
    expect(take('user_count', value(41), { known }).changes).toHaveLength(1);
    expect(take('user_count', value(40), { known }).changes).toEqual([]);
  });

  it('asks once about a value in doubt', () => {
    const turnDraft = take('sector', doubt('Robotics', 'Robotics?'));
    expect(turnDraft.state.doubts).toMatchObject([{ slot: 'sector', value: 'Robotics' }]);
    expect(take('sector', doubt('Robotics', '?'), { known: { sector: 'Robotics' } }).state.doubts).toEqual(
      [],
    );
    expect(take('sector', unclear('Which?')).hints).toEqual(['Which?']);
  });

  it('leaves out only optional slots', () => {
    expect(take('location', none(), { known: { location: 'Turku' } }).state).toMatchObject({
      known: {},
      skipped: ['location'],
    });
    const required = take('sector', none(), { known: { sector: 'Robotics' } });
    expect(required.state).toMatchObject({ known: { sector: 'Robotics' }, skipped: [] });
    const known = { funding_ask: 9000, funding_usage: 'Moulds' };
    expect(take('funding_ask', none(), { known }).state.known).toEqual({});
  });

  it('refuses a smallest check above the largest and sets revenue to zero without users', () => {
    const checks = take('check_size_min', value(90_000), {
      profile: 'investor',
      known: { check_size_max: 50_000 },
    });
    expect(checks.state.known).toEqual({ check_size_max: 50_000 });
    expect(checks.hints.join()).toContain('$50,000');
    expect(take('user_count', value(0)).state.known).toEqual({ user_count: 0, monthly_revenue: 0 });
    expect(take('user_count', value(1)).state.known).toEqual({ user_count: 1 });
  });

  it('does not change the initial state', () => {
    const before = freshState('startup');
    new Draft(before).state.known = { sector: 'Robotics' };
    expect(before.known).toEqual({});
  });
});

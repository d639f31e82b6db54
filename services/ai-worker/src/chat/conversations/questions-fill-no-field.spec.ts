import { converse } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';

const KILN = { idea_title: 'Kiln', idea_description: 'Ovens to share', sector: 'Other', stage: 'mvp' };
const asking = (slot: string, known: object = KILN): InterviewState => ({
  ...freshState('startup'),
  known: { ...known },
  asking: slot,
  trail: [slot],
  announced: true,
  turn: 5,
});
const NAMED = { idea_title: 'Kiln', idea_description: 'Ovens to share' };

// rule: CHAT-18
describe('a question fills no field', () => {
  it.each([
    ['user_count', 'Is 40 users enough?', KILN],
    ['user_count', 'Would 40 do? Or 60?', KILN],
    ['monthly_revenue', 'how much do others make at this point? 2k?', KILN],
    ['sector', 'should I say joinery?', NAMED],
    ['location', 'Would Tartu be better?', KILN],
    ['user_count', 'my cofounder thinks 900, but I have to look it up', KILN],
    ['user_count', 'Our main rival has 900 customers', KILN],
    ['funding_ask', 'Most startups raise 500k', KILN],
  ])('%s: %s', (slot, says, known) => {
    expect(converse(asking(slot, known), says).state.known[slot]).toBeUndefined();
  });

  it.each([
    ['user_count', 'We have 40 users, is that enough?', { user_count: 40 }],
    ['stage', 'Can you put launched?', { stage: 'launched' }],
    ['sector', 'Goodness. I guess PropTech', { sector: 'PropTech' }],
    ['sector', 'Gosh, joinery maybe?', { sector: 'Joinery' }],
    ['user_count', 'My cofounder says around 300', { user_count: 300 }],
  ])('%s: %s states something', (slot, says, known) => {
    const { [slot]: _, ...before } = KILN as Record<string, unknown>;
    expect(converse(asking(slot, before), says).state.known).toMatchObject(known);
  });

  it('leaves the names of companies behind it as the answer', () => {
    const state = { ...freshState('investor'), asking: 'current_companies', announced: true, turn: 5 };
    expect(
      converse(state, 'Do you mean the open ones? Grebe Water and Teal Street Studios.').state.known,
    ).toMatchObject({
      current_companies: 'Grebe Water and Teal Street Studios.',
    });
  });

  it('is answered for the field that it was asked about', () => {
    const { message } = converse(asking('location'), 'Tartu, why?');
    expect(message).toContain('Some investors only invest in certain regions.');
  });

  it('says what counts', () => {
    expect(converse(asking('user_count'), 'do trial accounts count?').message).toContain(
      'trial accounts in use included',
    );
  });
});

// rule: CHAT-19
describe('an optional question that meets only questions', () => {
  const afterWhy = (state: InterviewState, times: number) => {
    let reply = converse(state, 'why?');
    for (let at = 1; at < times; at += 1) reply = converse(reply.state, 'why?');
    return reply;
  };

  it('is explained once and left out the second time', () => {
    expect(afterWhy(asking('location'), 1).state).toMatchObject({ asking: 'location', skipped: [] });
    const { state, message } = afterWhy(asking('location'), 2);
    expect(state.skipped).toContain('location');
    expect(message).toContain("Let's leave the location for now");
  });

  it('stays open after questions about the interview', () => {
    const first = converse(asking('location'), 'is this private?');
    expect(converse(first.state, 'is this free?').state).toMatchObject({ asking: 'location', skipped: [] });
  });

  it('stays open if the field is required', () => {
    expect(afterWhy(asking('sector', NAMED), 2).state.asking).toBe('sector');
  });
});

import type { UserType } from '@proofround/contracts';

import { converse } from '../moves/converse.js';
import { freshState, type InterviewState } from '../state.js';

const asking = (slot: string, profile: UserType = 'startup', attempts = 0): InterviewState => ({
  ...freshState(profile),
  known:
    profile === 'startup' && slot !== 'idea_title'
      ? { idea_title: 'Kiln', idea_description: 'Ovens to share' }
      : {},
  asking: slot,
  attempts,
  trail: [slot],
  turn: 3,
});

const stored = (slot: string, message: string, profile: UserType = 'startup') =>
  converse(asking(slot, profile), message).state.known[slot];

// rule: CHAT-28
describe('words about the conversation', () => {
  it.each([
    'Pasemos a otra.',
    'Kommen wir später darauf zurück.',
    'Passiamo oltre.',
    '稍后再说吧',
    'Потом скажу.',
    'Bu soruyu geçelim.',
  ])('fill no text: %s', (message) => expect(stored('competitive_advantage', message)).toBeUndefined());

  it.each([
    ['budget', "Nice try. My ex-wife's lawyer asked me the same thing. Skip."],
    ['current_companies', 'I never name the children. Pass.'],
  ])('count beside a remark (%s): %s', (slot, message) => {
    const { state, message: reply } = converse(asking(slot, 'investor'), message);
    expect(state.known[slot]).toBeUndefined();
    expect(reply).toMatch(/can't leave/);
  });

  it.each([
    [
      'location',
      'None of your business where I live. The company is in Deptford, London.',
      'Deptford, London',
    ],
    ['location', 'I tell you already: Surulere, Lagos', 'Surulere, Lagos'],
    ['location', 'We moved from Leeds to Bristol in March.', 'Bristol'],
    ['location', 'Como falei, em Recife.', 'Recife'],
  ])('stand before an answer (%s): %s', (slot, message, value) => expect(stored(slot, message)).toBe(value));

  it.each(['Aún no tenemos página.', 'Noch in Arbeit.', 'Сайта пока нет.', 'まだサイトはありません。'])(
    'leave out a website that is not there: %s',
    (message) => expect(converse(asking('product_url'), message).state.skipped).toContain('product_url'),
  );

  it('are no description beside a question', () => {
    expect(stored('idea_description', 'Pará, ¿sos una máquina? Me hace gracia nomás, seguí.')).toBe(
      'Ovens to share',
    );
    const open = { ...asking('idea_description'), known: {} };
    const { known } = converse(open, 'Pará, ¿sos una máquina? Me hace gracia nomás, seguí.').state;
    expect(known['idea_description']).toBeUndefined();
  });

  it('say no to an offered description in any dialect', () => {
    const ask = 'Shall I put that?';
    const doubts = [{ slot: 'idea_description', value: 'Another robot', ask, fallback: false }];
    const open = { ...asking('idea_description'), known: {}, doubts };
    for (const message of ['Naw, away with ye.', 'Noi, des stimmt net.'])
      expect(converse(open, message).state.known['idea_description']).toBeUndefined();
  });

  it('give a place beside the name and no description', () => {
    const { known } = converse(asking('idea_title'), 'FixAm Sharp. And we dey for Surulere, Lagos.').state;
    expect(known).toEqual({ idea_title: 'FixAm Sharp', location: 'Surulere, Lagos' });
  });

  it('leave the largest check open if it is refused', () => {
    const doubts = [{ slot: 'check_size_max', value: 25_000, ask: 'Also the most?', fallback: false }];
    const known = { check_size_min: 25_000 };
    const { state } = converse({ ...asking('check_size_max', 'investor'), known, doubts }, 'Rather not say.');
    expect(state.known['check_size_max']).toBeUndefined();
  });
});

// rule: CHAT-27
describe('a required answer that is not understood', () => {
  it('is asked for in one sentence with examples after the second try', () => {
    const { message } = converse(asking('budget', 'investor', 1), 'As much as it takes, we shall see.');
    expect(message).toMatch(/I need one amount in US dollars, such as "\$500k" or "2 million"/);
  });

  it.each<[string, UserType, unknown]>([
    ['sector', 'startup', 'Yiyecek içecek'],
    ['investment_sectors', 'investor', ['Yiyecek içecek']],
  ])('is taken as written once it is given again (%s)', (slot, profile, value) => {
    expect(converse(asking(slot, profile), 'yiyecek içecek').state.known[slot]).toBeUndefined();
    expect(converse(asking(slot, profile, 1), 'yiyecek içecek').state.known[slot]).toEqual(value);
  });
});

describe('a correction at the summary in another language', () => {
  it.each([
    ['月收入改一下,上个月是3.2万美元。', 32_000],
    ['Der Umsatz ist jetzt 32.000 Dollar.', 32_000],
    ['Выручка 32 000 долларов.', 32_000],
  ])('%s', (message, revenue) => {
    const known = {
      idea_title: 'Kiln',
      idea_description: 'Ovens to share',
      sector: 'Crafts',
      monthly_revenue: 30_000,
    };
    const review: InterviewState = { ...freshState('startup'), phase: 'review', known, turn: 9 };
    expect(converse(review, message).state.known['monthly_revenue']).toBe(revenue);
  });
});
